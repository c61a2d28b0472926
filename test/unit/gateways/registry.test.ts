import { expect, test } from 'vitest';
import type { GatewayConnector } from '../../../server/domain/ports/gateway-connector.ts';
import { createGatewayRegistry } from '../../../server/gateways/registry.ts';

function named(name: string): GatewayConnector {
  const never = () => Promise.reject(new Error('not called here'));
  return {
    name,
    label: name,
    credentialFields: [],
    capabilities: {
      manualCapture: true,
      partialCapture: true,
      partialRefunds: true,
      networkTokens: true,
      moto: true,
      recovery: 'ask',
      idempotencyHours: 24,
      findsRefunds: false,
    },
    moneyProblem: () => null,
    pay: never,
    resume: never,
    recover: never,
    abandon: never,
    capture: never,
    void: never,
    refund: never,
    parseNotification: never,
    testCredentials: never,
  };
}

test('a connector is found by its exact name', () => {
  const [one, two] = [named('ONE'), named('TWO')];
  const registry = createGatewayRegistry([one, two]);
  expect(registry.all.map(({ name }) => name)).toEqual(['ONE', 'TWO']);
  expect(registry.find('TWO')).toBe(two);
  expect(registry.find('two')).toBeNull();
  expect(registry.find('toString')).toBeNull();
});

test('two connectors of one name are an error', () => {
  expect(() => createGatewayRegistry([named('ONE'), named('ONE')])).toThrow('same name');
});
