/**
 * Messages that the service can open: what a fuzzer makes up under /v4 is as the schema has it, and opens nothing. The schema of an
 * encrypted body says nothing of what is in it, so that the payloads are those of the plain operations' examples, each with an
 * order of its own.
 */
import { type AdminClient, assertOk } from '../../generated/client/index.ts';
import { OperationId } from '../../generated/values.ts';
import { type Message, makeMessage } from '../encrypted-examples/message.ts';
import { newRsaPair } from '../encrypted-examples/rsa-pair.ts';

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

/** One kind of message: to which operation, about which order, with what beside it. */
type Kind = readonly [operation: string, orderId: string, rest: object];

/** What is in the message number `n` to an operation: the same orders in all of them, so that some are there already. */
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

/** By operation. Gives the merchant whose settings these are the key set that they are made with. */
export async function encryptedMessages(
  admin: AdminClient,
): Promise<Readonly<Record<string, readonly MessageOfOrder[]>>> {
  const { publicKey, privateKey } = newRsaPair();
  const body = { merchant_public_key: publicKey };
  const kept = await admin.putMessageKey({ path: { kid: KID }, body });
  assertOk(kept);
  const keys = { kid: KID, ownPrivate: privateKey, otherPublic: kept.body.service_public_key };
  const made: Record<string, MessageOfOrder[]> = {};
  for (let n = 0; n < OF_EACH; n += 1) {
    for (const [operation, order_id, rest] of kindsOf(n)) {
      const message = await makeMessage(keys, { order_id, ...rest });
      made[operation] = [...(made[operation] ?? []), { message, order_id }];
    }
  }
  return made;
}
