/** A customer who comes back from a gateway's own page, with the parameters that the gateway adds to the address. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName, TxnStatus } from '../../../generated/values.ts';
import { leadsTo } from '../../support/bank-page.ts';
import { textAt } from '../../support/caller.ts';
import { type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

const GATEWAY_PAGE = 'https://gateway.example/challenge/1';

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'return from gateway', merchant: withAllEvents });
  shop = shopOf(service);
});
afterAll(() => service.close());

/** An attempt that waits at the gateway's own page, as a connector with such a page leaves it. */
async function atGatewayPage(): Promise<{ orderId: string; step: string }> {
  const orderId = await shop.order();
  const step = await shop.begin(orderId);
  const action = { kind: 'redirect', method: 'GET', url: GATEWAY_PAGE, fields: {} };
  const txnUuid = textAt(await shop.read(orderId), 'txn_uuid');
  await service.database.db
    .collection('orders')
    .updateOne({ 'state.txns.txnUuid': txnUuid }, { $set: { 'state.txns.0.action': action } });
  return { orderId, step };
}

it('the step leads to the gateway’s page while the attempt waits there', async () => {
  const { step } = await atGatewayPage();
  expect(leadsTo(await shop.bank.open(step))).toBe(GATEWAY_PAGE);
});

it.each(['redirectResult=X6XtfGC3', 'payment_intent=pi_1&redirect_status=succeeded', ''])(
  'the return with "%s" asks the gateway once, leads to the step, and changes nothing when repeated',
  async (parameters) => {
    const { orderId, step } = await atGatewayPage();
    const address = `${step.replace('/pay/start/', '/pay/return/')}?${parameters}`;
    for (const _ of [1, 2]) expect(leadsTo(await shop.bank.open(address))).toBe(step);
    // The sandbox gateway gets no password, and declines.
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHENTICATION_FAILED]);
    expect((await shop.events(orderId)).filter((name) => name === EventName.TXN_FAILED)).toHaveLength(1);
  },
);

it('the return of an attempt that waits at the sandbox’s bank page only leads there', async () => {
  const orderId = await shop.order();
  const step = await shop.begin(orderId);
  expect(leadsTo(await shop.bank.open(step.replace('/pay/start/', '/pay/return/')))).toBe(step);
  expect(await shop.attempts(orderId)).toEqual([TxnStatus.PENDING_VBV]);
});
