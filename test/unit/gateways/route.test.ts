import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GatewayConfig } from '../../../server/domain/merchants/merchant.ts';
import { chooseGateway } from '../../../server/domain/payments/route.ts';
import { seeded } from '../../support/seeded.ts';

function config(gatewayConfigId: string, rest: Partial<GatewayConfig> = {}): GatewayConfig {
  return {
    gatewayConfigId,
    gateway: 'SANDBOX',
    name: gatewayConfigId,
    referenceId: '',
    credentials: {},
    isDefault: false,
    enabled: true,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...rest,
  };
}

const main = config('main', { isDefault: true });
const east = config('east', { referenceId: 'East' });
const west = config('west', { referenceId: 'West' });
const offMain = { ...main, enabled: false };
const offEast = { ...east, enabled: false };
const older = (of: GatewayConfig) => ({ ...of, createdAt: new Date('2025-01-01T00:00:00Z') });

/** The route on one line: the chosen configuration, then the ids of the others. */
function routed(configs: readonly GatewayConfig[], referenceId: string | null): string {
  const route = chooseGateway(configs, referenceId);
  const result = route.kind === 'chosen' ? route.config.gatewayConfigId : route.kind;
  return [`${result}:`, ...route.others.map((other) => other.gatewayConfigId)].join(' ');
}

describe('choosing a gateway configuration', () => {
  test.each([
    ['no reference id: the default', [east, main], null, 'main: east'],
    ['an empty one counts as none', [east, main], '', 'main: east'],
    ['the reference id decides, whatever the default', [main, east, west], 'West', 'west: main east'],
    ['the default is reached by its reference id too', [{ ...main, referenceId: 'Main' }, east], 'Main', 'main: east'],
    ['in another case it is another id', [main, east], 'east', 'mismatch: main east'],
    ['with a blank it is another id', [main, east], 'East ', 'mismatch: main east'],
    ['composed otherwise it is another id', [config('e', { referenceId: 'é' })], 'e\u0301', 'mismatch: e'],
    ['unknown', [main, east], 'North', 'mismatch: main east'],
    ['configured and disabled', [main, offEast], 'East', 'mismatch: main'],
    ['no default, no reference id', [east, west], null, 'noGateway: east west'],
    ['the default is disabled', [offMain, east], null, 'noGateway: east'],
    ['the default is disabled, another one is named', [offMain, east], 'East', 'east:'],
    ['all disabled', [offMain, offEast], null, 'noGateway:'],
    ['all disabled, one is named', [offMain, offEast], 'East', 'noGateway:'],
    ['none configured', [], null, 'noGateway:'],
    ['none configured, one is named', [], 'East', 'noGateway:'],
    ['of two with one id the default', [east, { ...west, referenceId: 'East', isDefault: true }], 'East', 'west: east'],
    ['of two with one id the older', [east, older({ ...west, referenceId: 'East' })], 'East', 'west: east'],
    ['of two defaults the older', [main, older({ ...west, isDefault: true })], null, 'west: main'],
    ['of two alike the first by id', [{ ...west, isDefault: true }, main], null, 'main: west'],
  ])('%s', (_what, configs, referenceId, result) => {
    expect(routed(configs, referenceId)).toBe(result);
  });

  test('never takes a disabled one, shows each enabled one once, and does not depend on the order of storing', () => {
    const someConfig = fc.record({
      referenceId: fc.constantFrom('', 'a', 'A', 'b'),
      isDefault: fc.boolean(),
      enabled: fc.boolean(),
      createdAt: fc.constantFrom(new Date(1), new Date(2)),
    });
    const configs = fc
      .array(someConfig, { maxLength: 6 })
      .map((all) => all.map((rest, index) => config(`g${index}`, rest)));
    fc.assert(
      fc.property(configs, fc.constantFrom(null, '', 'a', 'A', 'b', 'c'), (all, referenceId) => {
        const route = chooseGateway(all, referenceId);
        const shown = [...(route.kind === 'chosen' ? [route.config] : []), ...route.others];
        expect(new Set(shown)).toEqual(new Set(all.filter(({ enabled }) => enabled)));
        expect(shown).toHaveLength(new Set(shown).size);
        expect(chooseGateway([...all].reverse(), referenceId)).toEqual(route);
        if (route.kind === 'chosen' && referenceId) expect(route.config.referenceId).toBe(referenceId);
      }),
      seeded(),
    );
  });
});
