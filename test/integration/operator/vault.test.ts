/** The operator rotates the vault key of a running service. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRewrappedSecrets } from '../../../server/usecases/merchants/rewrap-secrets.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { CARD_NUMBERS, type NumberDocument } from '../../../server/vault/number-store.ts';
import { createSealer } from '../../../server/vault/seal.ts';
import { bearer, settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { OPERATOR_KEY, startService, type TestService, WEBHOOK_PASSWORD } from '../../support/service.ts';
import { addCard, listOf } from '../../support/stored-cards.ts';

const [oldKey, newKey, secretRoot] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const random = { bytes: (length: number) => randomBytes(length) };
const keysOf = (sealing: Buffer, ...old: Buffer[]) => createVaultKeys({ secretRoot, sealing, old });
/** The service before the rotation: it seals with the old key. */
const before = createSealer({ keys: keysOf(oldKey, newKey), random });
const [newId, oldId] = [keysOf(newKey).sealing.keyId, keysOf(oldKey).sealing.keyId];

let service: TestService;
let operator: ReturnType<typeof bearer>;
beforeAll(async () => {
  service = await startService({ label: 'operator_vault', keys: keysOf(newKey, oldKey) });
  operator = bearer(service, OPERATOR_KEY);
  const old = await service.addMerchant('elder', (merchant) => withRewrappedSecrets(merchant, before.rewrap));
  const settings = await settingsOf(service, old);
  // Every kind of secret that a merchant has.
  await settings('PUT', '/settings/webhook', { url: null, custom_headers: { 'x-key': 'header secret' } });
  await settings('POST', '/settings/webhook/secret');
  const { publicKey } = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2_048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  );
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64');
  const pem = `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----\n`;
  expect((await settings('PUT', '/settings/keys/first', { merchant_public_key: pem })).status).toBe(200);
});
afterAll(() => service.close());

const numbers = () => service.database.db.collection<NumberDocument>(CARD_NUMBERS);
const merchants = () => service.database.db.collection<{ _id: string; merchant: object }>('merchants');

/** Reseals everything with the old key, as if the new one had just been configured. */
async function turnBack(): Promise<void> {
  for (const { _id, sealed } of await numbers().find().toArray()) {
    await numbers().updateOne({ _id }, { $set: { sealed: before.rewrap(sealed) } });
  }
}

describe('the vault’s key', () => {
  it('is changed under stored cards and merchants, and then nothing is under the old one', async () => {
    const { reference } = await addCard(service.call, 'rotating');
    await turnBack();
    expect((await operator('GET', '/operator/vault')).json()).toEqual({
      list: [
        { key_id: newId, state: 'SEALING', card_numbers: 0, merchants: 2 },
        { key_id: oldId, state: 'OPENING', card_numbers: 1, merchants: 1 },
      ],
    });
    const done = await operator('POST', '/operator/vault/rewrap');
    expect([done.status, done.json()]).toEqual([
      200,
      { sealing_key_id: newId, card_numbers: 1, merchants: 1, remaining: 0, unreadable: 0 },
    ]);
    expect((await operator('GET', '/operator/vault')).json()).toEqual({
      list: [
        { key_id: newId, state: 'SEALING', card_numbers: 1, merchants: 2 },
        { key_id: oldId, state: 'OPENING', card_numbers: 0, merchants: 0 },
      ],
    });
    expect(await listOf(service.call, 'rotating')).toMatchObject([{ card_reference: reference }]);
  });

  it('is in no document any more, in whatever field', async () => {
    for (const document of [...(await merchants().find().toArray()), ...(await numbers().find().toArray())]) {
      expect(JSON.stringify(document)).not.toContain(oldId);
    }
    const found = await merchants().findOne({ _id: 'elder' });
    const seal = at(found?.merchant, 'webhook', 'password');
    const after = createSealer({ keys: keysOf(newKey), random });
    const sealed = {
      keyId: textAt(seal, 'keyId'),
      wrappedKey: textAt(seal, 'wrappedKey'),
      iv: textAt(seal, 'iv'),
      data: textAt(seal, 'data'),
      tag: textAt(seal, 'tag'),
    };
    expect(after.open({ merchantId: 'elder', record: 'webhook.password' }, sealed)).toBe(WEBHOOK_PASSWORD);
  });

  it('stands in the audit log of the merchant whose secrets moved, once', async () => {
    await operator('POST', '/operator/vault/rewrap');
    await service.service.auditSettled();
    const entries = await service.database.db.collection('audit_log').find({ operation: 'rewrapVault' }).toArray();
    expect(entries.filter(({ merchantId }) => merchantId !== null)).toMatchObject([
      { merchantId: 'elder', actor: 'operator', changes: [{ name: 'vault_key' }] },
    ]);
    expect(entries.filter(({ merchantId }) => merchantId === null).length).toBeGreaterThan(0);
  });

  it('is the operator’s alone', async () => {
    for (const [method, path] of [
      ['GET', '/operator/vault'],
      ['POST', '/operator/vault/rewrap'],
    ] as const) {
      expect((await bearer(service, 'wrong')(method, path)).status).toBe(401);
    }
  });
});
