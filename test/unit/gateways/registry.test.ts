import { expect, test } from 'vitest';
import type { Gateway } from '../../../server/domain/ports/gateway.ts';
import { createGatewayRegistry } from '../../../server/gateways/registry.ts';

function named(name: string): Gateway {
  const never = () => Promise.reject(new Error('not called here'));
  return {
    name,
    begin: never,
    authenticate: never,
    authorize: never,
    capture: never,
    void: never,
    refund: never,
    status: never,
  };
}

test('a connector is found by its exact name', () => {
  const [one, two] = [named('ONE'), named('TWO')];
  const registry = createGatewayRegistry([one, two]);
  expect(registry.names).toEqual(['ONE', 'TWO']);
  expect(registry.find('TWO')).toBe(two);
  expect(registry.find('two')).toBeNull();
  expect(registry.find('toString')).toBeNull();
});

test('two connectors of one name are an error', () => {
  expect(() => createGatewayRegistry([named('ONE'), named('ONE')])).toThrow('same name');
});
