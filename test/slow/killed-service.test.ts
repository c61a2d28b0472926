/** A process that dies between the effect of a call and storing its response: a retry gets the result of the first call. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../generated/values.ts';
import type { Merchant } from '../../server/domain/merchants/merchant.ts';
import { createVaultKeys } from '../../server/vault/keys.ts';
import { KEPT, newKey, withKey } from '../integration/idempotency/idempotent-calls.ts';
import { PASSWORD } from '../support/bank-page.ts';
import { at, textAt } from '../support/caller.ts';
import { Cards, type Shop, shopOf } from '../support/payments.ts';
import { refusalOf } from '../support/refusal.ts';
import { startService, type TestService } from '../support/service.ts';

vi.setConfig({ testTimeout: 60_000 });

const secretRoot = randomBytes(32);
const sealing = randomBytes(32);
const LEASE_MS = 30_000;

let service: TestService;
let shop: Shop;
beforeAll(async () => {
  const keys = createVaultKeys({ secretRoot, sealing, old: [] });
  const merchant = (merchant: Merchant) => ({ ...merchant, tokenizationEnabled: true });
  service = await startService({ label: 'killed-service', keys, merchant });
  shop = shopOf(service);
});
// The dying process uses the system clock.
beforeEach(() => service.clock.set(new Date()));
afterAll(() => service.close());

type Form = Readonly<Record<string, string>>;

/** Sends the call to a process of its own that dies before it stores the response. */
async function dieIn(path: string, form: Form, key: string): Promise<void> {
  const { merchantId, apiKey } = service.merchant;
  const program = fileURLToPath(new URL('killed-service-program.ts', import.meta.url));
  const call = { path, form: new URLSearchParams(form).toString(), key, merchantId, apiKey };
  const keys = { secretRoot: secretRoot.toString('hex'), sealing: sealing.toString('hex') };
  const given = JSON.stringify({ uri: service.database.uri, ...keys, ...call });
  const child = spawn(process.execPath, ['--import', 'tsx', program, given], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  service.clock.set(new Date());
  expect(await service.database.db.collection(KEPT).findOne({}, { sort: { $natural: -1 } })).toMatchObject({
    answer: null,
  });
}

/** Retries the call: at once, and after the dead process's claim has expired. */
async function again(path: string, form: Form, key: string) {
  const early = await service.call.form(path, form, withKey(key));
  expect([early.status, early.headers.get('retry-after')]).toEqual([409, '1']);
  service.clock.advance(LEASE_MS);
  return service.call.form(path, form, withKey(key));
}

const givenBack = async (orderId: string) => (await shop.ledger(orderId)).filter(({ kind }) => kind === 'refund');

describe('a refund that a dead process has accepted', () => {
  it.each(['by the order', 'by the transaction'])(
    '%s is answered to the call that is sent again, and given back once',
    async (by) => {
      const orderId = await shop.order();
      await shop.start(orderId, { card_number: Cards.frictionless });
      const key = newKey();
      const [path, target] = by === 'by the order' ? [`/orders/${orderId}/refunds`, {}] : ['/refunds', txnOf(orderId)];
      const form = { ...target, unique_request_id: 'once', amount: '40.00' };
      await dieIn(path, form, key);
      const [accepted] = refundsOf(await shop.read(orderId));
      expect(accepted).toMatchObject({ unique_request_id: 'once', status: 'PENDING' });
      // The worker runs before the merchant's next try.
      await service.runWorkers();

      const answer = await again(path, form, key);
      expect(answer.status).toBe(200);
      const shown = by === 'by the order' ? at(answer.json(), 'refunds', 0) : answer.json();
      expect(shown).toMatchObject({ id: at(accepted, 'id'), status: 'SUCCESS', amount: 40 });
      expect((await service.call.form(path, form, withKey(key))).json()).toEqual(answer.json());
      await service.runWorkers();
      expect(refundsOf(await shop.read(orderId))).toHaveLength(1);
      expect(await givenBack(orderId)).toEqual([{ kind: 'refund', minor: 4_000 }]);

      const duplicate = [400, ErrorCode.duplicate_call, 'unique_request_id'];
      expect(refusalOf(await service.call.form(path, form))).toEqual(duplicate);
      expect(refusalOf(await service.call.form(path, form, withKey(newKey())))).toEqual(duplicate);
    },
  );
});

const txnOf = (orderId: string) => ({ txn_id: `shop-${orderId}-1` });

function refundsOf(order: unknown): readonly unknown[] {
  const refunds = at(order, 'refunds');
  return Array.isArray(refunds) ? refunds : [];
}

it('a capture that a dead process has done is answered to the call that is sent again, and done once', async () => {
  const orderId = await shop.order({ 'metadata.txns.auto_capture': 'false' });
  const txnUuid = at((await shop.start(orderId, { card_number: Cards.frictionless })).json(), 'txn_uuid');
  const key = newKey();
  const path = `/v2/txns/${String(txnUuid)}/capture`;
  await dieIn(path, {}, key);
  const before = await shop.ledger(orderId);
  expect(before.map(({ kind }) => kind)).toEqual(['hold', 'capture']);
  expect((await again(path, {}, key)).json()).toMatchObject({ status: 'CHARGED' });
  expect(await shop.ledger(orderId)).toEqual(before);
});

it('a customer that a dead process has made is answered to the call that is sent again', async () => {
  const form = { object_reference_id: 'made-once', mobile_number: '9876543210' };
  const key = newKey();
  await dieIn('/customers', form, key);
  const made = (await service.call.get('/customers/made-once')).json();
  const answer = await again('/customers', form, key);
  expect([answer.status, at(answer.json(), 'id')]).toEqual([200, at(made, 'id')]);
  const taken = [400, ErrorCode.unique, 'object_reference_id'];
  expect(refusalOf(await service.call.form('/customers', form))).toEqual(taken);
  expect(refusalOf(await service.call.form('/customers', form, withKey(newKey())))).toEqual(taken);
});

it('the rupee that a dead process has asked for is asked for once, and paid once', async () => {
  const customer = { customer_id: 'token-once' };
  const card = { card_number: Cards.visa, card_exp_month: '12', card_exp_year: '2040' };
  const reference = textAt((await service.call.form('/card/add', { ...customer, ...card })).json(), 'card_reference');
  const path = `/cards/${reference}/tokenize`;
  const form = { ...customer, card_security_code: '123', consent: 'true' };
  const key = newKey();
  await dieIn(path, form, key);
  const orders = async () => (await service.call.get('/orders?customer_id=token-once')).json();
  const made = textAt(await orders(), 'list', 0, 'order_id');
  const answer = await again(path, form, key);
  expect([answer.status, at(answer.json(), 'order_id')]).toEqual([200, made]);
  expect(at(await orders(), 'total')).toBe(1);
  await shop.bank.enter(textAt(answer.json(), 'payment', 'authentication', 'url'), PASSWORD);
  expect(await shop.read(made)).toMatchObject({ status: 'CHARGED', amount: 1 });
  expect((await service.call.form(path, form, withKey(key))).json()).toMatchObject({ order_id: made });
  expect(at(await orders(), 'total')).toBe(1);
});
