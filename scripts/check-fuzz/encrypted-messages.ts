/**
 * Valid encrypted messages for operations under /v4. The fuzzer cannot create them, because the schema does not describe the
 * payload.
 */
import { type AdminClient, assertOk } from '../../generated/client/index.ts';
import { OperationId } from '../../generated/values.ts';
import { type Message, makeMessage, newRsaPair } from '../encrypted-examples/message.ts';

const KID = 'fuzz';
const OF_EACH = 12;

const card = {
  payment_method_type: 'CARD',
  payment_method: 'CARD',
  card_number: '4111111111111111',
  card_exp_month: '12',
  card_exp_year: '2040',
  name_on_card: 'Asha Rao',
  card_security_code: '123',
};

export interface MessageOfOrder {
  readonly order_id: string;
  readonly message: Message;
}

type Kind = readonly [operation: string, orderId: string, rest: object];

/** The payloads of message `n`. Orders repeat, so that some exist already. */
function kindsOf(n: number): readonly Kind[] {
  const orderId = `V4-${n % (OF_EACH / 2)}`;
  const order = { amount: '100.00', currency: 'INR' };
  return [
    [OperationId.createEncryptedSession, orderId, { ...order, payment_page_client_id: 'demo', action: 'paymentPage' }],
    [OperationId.startEncryptedTxn, orderId, { ...card, merchant_id: 'demo' }],
    [OperationId.getEncryptedOrderStatus, orderId, {}],
    [OperationId.createEncryptedRefund, orderId, { unique_request_id: `refund-${n}`, amount: '1.00' }],
  ];
}

/** Messages by operation. Registers their key set with the merchant. */
export async function encryptedMessages(
  admin: AdminClient,
): Promise<Readonly<Record<string, readonly MessageOfOrder[]>>> {
  const { publicKey, privateKey } = newRsaPair();
  const body = { merchant_public_key: publicKey };
  const stored = await admin.putMessageKey({ path: { kid: KID }, body });
  assertOk(stored);
  const keys = { kid: KID, ownPrivate: privateKey, otherPublic: stored.body.service_public_key };
  const made: Record<string, MessageOfOrder[]> = {};
  for (let n = 0; n < OF_EACH; n += 1) {
    for (const [operation, order_id, rest] of kindsOf(n)) {
      const message = await makeMessage(keys, { order_id, ...rest });
      made[operation] = [...(made[operation] ?? []), { message, order_id }];
    }
  }
  return made;
}
