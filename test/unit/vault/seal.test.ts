import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SealBinding, Sealed } from '../../../server/domain/ports/sealed.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import { createVaultKeys, type VaultKeys } from '../../../server/vault/keys.ts';
import { createSealer, SealBroken } from '../../../server/vault/seal.ts';
import { seeded } from '../../support/seeded.ts';

const { random } = systemRuntime;
const secretRoot = randomBytes(32);
const binding: SealBinding = { merchantId: 'acme', record: 'webhook.password' };

function keysOf(sealing: Buffer, ...old: Buffer[]): VaultKeys {
  return createVaultKeys({ secretRoot, sealing, old });
}

const keys = keysOf(randomBytes(32));
const sealer = createSealer({ keys, random });

describe('a sealed secret', () => {
  test('opens to what was sealed, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string(),
        fc.string(),
        (plain, merchantId, record) => {
          const sealed = sealer.seal({ merchantId, record }, plain);
          return sealer.open({ merchantId, record }, sealed) === plain;
        },
      ),
      seeded(),
    );
  });

  test('survives being stored as JSON', () => {
    const stored: Sealed = JSON.parse(JSON.stringify(sealer.seal(binding, 'pässword')));
    expect(sealer.open(binding, stored)).toBe('pässword');
  });

  test('is sealed differently each time, and shows nothing of the secret or the keys', () => {
    const [first, second] = [sealer.seal(binding, 'hunter22hunter22'), sealer.seal(binding, 'hunter22hunter22')];
    for (const part of ['wrappedKey', 'iv', 'data', 'tag'] as const) expect(first[part]).not.toBe(second[part]);
    expect(inspect({ first, keys, sealer }, { depth: null, showHidden: true })).not.toContain('hunter22');
  });

  test('opens for its own merchant and record only', () => {
    const others = fc.tuple(fc.string(), fc.string()).filter(([m, r]) => m !== 'acme' || r !== 'webhook.password');
    const sealed = sealer.seal(binding, 'secret');
    fc.assert(
      fc.property(others, ([merchantId, record]) => {
        expect(() => sealer.open({ merchantId, record }, sealed)).toThrow(SealBroken);
      }),
      seeded(),
    );
  });

  test('does not open when merchant and record are merely cut elsewhere', () => {
    const sealed = sealer.seal({ merchantId: 'a', record: 'b.c' }, 'secret');
    expect(() => sealer.open({ merchantId: 'a","b', record: 'c' }, sealed)).toThrow(SealBroken);
    expect(() => sealer.open({ merchantId: 'ab', record: '.c' }, sealed)).toThrow(SealBroken);
  });

  test('does not open when any byte of any part was changed', () => {
    const sealed = sealer.seal(binding, 'a secret');
    const parts = fc.constantFrom('wrappedKey' as const, 'iv' as const, 'data' as const, 'tag' as const);
    fc.assert(
      fc.property(parts, fc.nat(), fc.integer({ min: 1, max: 255 }), (part, place, flip) => {
        const bytes = Buffer.from(sealed[part], 'base64');
        const at = place % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(at) ^ flip, at);
        expect(() => sealer.open(binding, { ...sealed, [part]: bytes.toString('base64') })).toThrow(SealBroken);
      }),
      seeded(),
    );
  });

  test.each(['wrappedKey', 'iv', 'tag', 'data'] as const)('does not open when its %s was cut short', (part) => {
    const sealed = sealer.seal(binding, 'a secret');
    const cut = Buffer.from(sealed[part], 'base64').subarray(0, 4).toString('base64');
    for (const text of [cut, '']) {
      expect(() => sealer.open(binding, { ...sealed, [part]: text })).toThrow(SealBroken);
    }
  });

  test('does not open with the parts of another one', () => {
    const [first, second] = [sealer.seal(binding, 'first'), sealer.seal(binding, 'other')];
    expect(() => sealer.open(binding, { ...first, wrappedKey: second.wrappedKey })).toThrow(SealBroken);
    expect(() => sealer.open(binding, { ...first, data: second.data, tag: second.tag })).toThrow(SealBroken);
  });
});

describe('rotating the key-encryption key', () => {
  const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const before = createSealer({ keys: keysOf(first), random });
  const during = createSealer({ keys: keysOf(second, first), random });
  const after = createSealer({ keys: keysOf(second), random });

  test('the newest seals, the old one still opens', () => {
    const old = before.seal(binding, 'secret');
    expect(during.open(binding, old)).toBe('secret');
    const fresh = during.seal(binding, 'secret');
    expect(fresh.keyId).not.toBe(old.keyId);
    expect(after.open(binding, fresh)).toBe('secret');
  });

  test('re-wrapping moves a secret to the newest key and leaves its data alone', () => {
    const old = before.seal(binding, 'secret');
    const rewrapped = during.rewrap(old);
    expect(rewrapped).toMatchObject({ iv: old.iv, data: old.data, tag: old.tag });
    expect(after.open(binding, rewrapped)).toBe('secret');
    expect(() => before.open(binding, rewrapped)).toThrow(SealBroken);
    expect(() => after.open({ ...binding, merchantId: 'other' }, rewrapped)).toThrow(SealBroken);
    expect(during.rewrap(rewrapped)).toBe(rewrapped);
  });

  test('a secret whose key is gone says which key to put back', () => {
    const old = before.seal(binding, 'secret');
    expect(() => after.open(binding, old)).toThrow(new RegExp(`no key ${old.keyId}.*VAULT_KEYS_OLD`));
    expect(() => createSealer({ keys: keysOf(third), random }).rewrap(old)).toThrow(SealBroken);
  });

  test('a wrapped key does not pass for one under another key', () => {
    const old = before.seal(binding, 'secret');
    const { keyId } = during.seal(binding, 'other');
    expect(() => during.open(binding, { ...old, keyId })).toThrow(SealBroken);
  });
});
