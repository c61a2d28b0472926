/**
 * The part of the run with encrypted calls: an order opened, paid by card, read and refunded, and messages that are refused while a
 * card is within them. Answers what the encrypted answers say.
 */

import { OrderStatus } from '../../../generated/values.ts';
import { makeMessage, openMessage, type SideKeys } from '../../../scripts/encrypted-examples/message.ts';
import type { Place } from '../../../scripts/secret-search.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { messageIn } from '../../support/encrypted-caller.ts';
import { cardFields, newOrderId } from '../../support/payments.ts';
import { Numbers, SECURITY_CODE } from './secret-values.ts';
import { type Environment, must } from './whole-run.ts';

const NO_CREDENTIALS = { headers: { authorization: null } };
const CARD = { ...cardFields(Numbers.encrypted), card_security_code: SECURITY_CODE };

export async function payEncrypted(
  { shop, call, merchant, note }: Environment,
  keys: SideKeys,
): Promise<readonly Place[]> {
  const { merchantId } = merchant;
  const said: Place[] = [];
  const send = async (path: string, payload: unknown) =>
    call.json('POST', path, await makeMessage(keys, payload), NO_CREDENTIALS);
  const ask = async (path: string, payload: unknown): Promise<unknown> => {
    const opened = await openMessage(keys, messageIn(must(await send(path, payload), 200)));
    said.push({ where: `an encrypted answer of ${path}, opened`, text: JSON.stringify(opened) });
    return opened;
  };
  const orderId = newOrderId();
  const wanted = { order_id: orderId, amount: '100.00', payment_page_client_id: merchantId, customer_id: 'cust-1' };
  const session = await ask('/v4/session', wanted);
  note('client token of an encrypted session', textAt(session, 'sdk_payload', 'payload', 'clientAuthToken'));
  const link = textAt(session, 'payment_links', 'web');
  note('link of an encrypted session', link.slice(link.lastIndexOf('/') + 1));

  const payment = { order_id: orderId, merchant_id: merchantId, ...CARD, save_to_locker: true };
  const started = await ask('/v4/txns', payment);
  const address = textAt(started, 'payment', 'authentication', 'url');
  note('reference of an encrypted payment', address.slice(address.lastIndexOf('/') + 1));
  must(await shop.bank.enter(address, PASSWORD), 303);
  const order = await ask('/v4/order-status', { order_id: orderId });
  if (at(order, 'status') !== OrderStatus.CHARGED) throw new Error('the encrypted payment is not charged');
  await ask(`/v4/orders/${orderId}/refunds`, { order_id: orderId, unique_request_id: 'encrypted', amount: '1.00' });

  const inside = { ...payment, order_id: newOrderId() };
  must(await send('/v4/txns', inside), 400);
  must(await send('/v4/txns', { ...inside, merchant_id: 'another' }), 400);
  must(await send('/v4/txns', { ...inside, name_on_card: Numbers.encrypted }), 400);
  must(await send('/v4/txns', { ...inside, card_exp_month: Numbers.encrypted }), 400);
  must(await send('/v4/txns', { ...inside, card_number: `${Numbers.encrypted}0` }), 400);
  must(await send('/v4/txns', { ...inside, [Numbers.encrypted]: Numbers.encrypted }), 400);
  must(await send('/v4/session', { ...CARD, order_id: Numbers.encrypted }), 400);
  must(await send('/v4/order-status', CARD), 400);
  must(await send(`/v4/orders/${orderId}/refunds`, { ...CARD, order_id: Numbers.encrypted }), 400);
  const message = await makeMessage(keys, payment);
  must(await call.json('POST', '/v4/txns', { ...message, tag: 'AAAAAAAAAAAAAAAAAAAAAA' }, NO_CREDENTIALS), 401);
  must(await call.json('POST', '/v4/txns', { ...message, ...payment }, NO_CREDENTIALS), 200, 400);
  return said;
}
