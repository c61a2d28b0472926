import { describe, expect, it } from 'vitest';
import {
  type DefaultRequest,
  MAX_GATEWAY_CONFIGS,
  putGatewayConfig,
  referenceIdHolder,
  removeGatewayConfig,
} from '../../../server/api/settings/gateways/gateway-configs.ts';
import type { GatewayConfig } from '../../../server/domain/merchants/merchant.ts';

const base: GatewayConfig = {
  gatewayConfigId: 'a',
  gateway: 'SANDBOX',
  name: 'A',
  referenceId: 'main',
  credentials: {},
  isDefault: true,
  enabled: true,
  createdAt: new Date('2026-03-14T09:26:53Z'),
};
const config = (gatewayConfigId: string, over: Partial<GatewayConfig> = {}): GatewayConfig => ({
  ...base,
  gatewayConfigId,
  name: gatewayConfigId,
  referenceId: gatewayConfigId,
  isDefault: false,
  ...over,
});
const main = config('main', { isDefault: true });
const travel = config('travel');
const off = config('off', { enabled: false });

/** The ids of the defaults after a put, or the refusal. */
function defaultsAfter(
  configs: readonly GatewayConfig[],
  put: GatewayConfig,
  wish: DefaultRequest,
): readonly string[] | string {
  const outcome = putGatewayConfig(configs, put, wish);
  if (outcome.kind !== 'done') return outcome.kind;
  return outcome.configs.filter(({ isDefault }) => isDefault).map(({ gatewayConfigId }) => gatewayConfigId);
}

describe('the default among gateway configurations', () => {
  it.each<[string, readonly GatewayConfig[], GatewayConfig, DefaultRequest, readonly string[] | string]>([
    ['the first enabled one becomes it', [], travel, 'unsaid', ['travel']],
    ['the first enabled one does not when that is said', [], travel, 'not_default', []],
    ['a disabled first one does not', [], off, 'unsaid', []],
    ['the first enabled one after a disabled one becomes it', [off], travel, 'unsaid', ['travel']],
    ['a further one does not', [main], travel, 'unsaid', ['main']],
    ['a further one takes its place when that is said', [main], travel, 'make_default', ['travel']],
    ['a disabled one can not be it', [main], off, 'make_default', 'disabled_default'],
    ['disabling it leaves none', [main, travel], { ...main, enabled: false }, 'unsaid', []],
    ['disabling it and naming it contradict', [main], { ...main, enabled: false }, 'make_default', 'disabled_default'],
    ['saying no leaves none', [main, travel], main, 'not_default', []],
    ['changing it leaves it', [main, travel], { ...main, name: 'renamed' }, 'unsaid', ['main']],
    ['changing another leaves it', [main, travel], { ...travel, name: 'renamed' }, 'unsaid', ['main']],
    ['naming another moves it', [main, travel], travel, 'make_default', ['travel']],
    ['enabling the only enabled one makes it so', [off], { ...off, enabled: true }, 'unsaid', ['off']],
    ['enabling one beside an enabled one does not', [travel, off], { ...off, enabled: true }, 'unsaid', []],
    ['changing the only enabled one, said not to be it, does not', [travel], { ...travel, name: 'x' }, 'unsaid', []],
  ])('%s', (_, configs, put, wish, wanted) => {
    expect(defaultsAfter(configs, put, wish)).toEqual(wanted);
  });

  it('is gone with the configuration that was it', () => {
    const deletedAt = new Date('2026-03-14T09:26:53.000Z');
    const deleted = { ...main, enabled: false, isDefault: false, deletedAt };
    expect(removeGatewayConfig([main, travel], 'main', deletedAt)).toEqual([travel, deleted]);
  });
});

describe('a reference id', () => {
  it.each<[string, string, string, string | null]>([
    ['that an enabled configuration of the gateway has is taken', 'SANDBOX', 'main', 'main'],
    ['in another letter case is free', 'SANDBOX', 'Main', null],
    ['of a disabled configuration is free', 'SANDBOX', 'off', null],
    ['of another gateway is free', 'OTHER', 'main', null],
    ['that is empty is always free', 'SANDBOX', '', null],
  ])('%s', (_, gateway, referenceId, holder) => {
    const configs = [main, off, config('plain', { referenceId: '' })];
    expect(referenceIdHolder(configs, { gateway, referenceId })?.gatewayConfigId ?? null).toBe(holder);
  });

  it.each<[string, GatewayConfig, string]>([
    ['a new configuration with a taken one is refused', config('new', { referenceId: 'main' }), 'reference_id_taken'],
    [
      'a new disabled configuration may have a taken one',
      config('new', { referenceId: 'main', enabled: false }),
      'done',
    ],
    [
      'enabling a configuration whose one is taken is refused',
      config('copy', { referenceId: 'main' }),
      'reference_id_taken',
    ],
    ['changing to a taken one is refused', { ...travel, referenceId: 'main' }, 'reference_id_taken'],
    ['a configuration may keep its own', { ...main, name: 'renamed' }, 'done'],
    ['two may have none', config('new', { referenceId: '' }), 'done'],
  ])('%s', (_, put, kind) => {
    const copy = config('copy', { referenceId: 'main', enabled: false });
    expect(putGatewayConfig([main, travel, copy, config('plain', { referenceId: '' })], put, 'unsaid').kind).toBe(kind);
  });
});

it('a merchant has so many gateway configurations and no more', () => {
  const many = Array.from({ length: MAX_GATEWAY_CONFIGS }, (_, index) => config(`c${index}`));
  expect(putGatewayConfig(many, config('more'), 'unsaid').kind).toBe('too_many');
  expect(putGatewayConfig(many, config('c7', { name: 'renamed' }), 'unsaid').kind).toBe('done');
});
