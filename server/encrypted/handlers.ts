/**
 * The encrypted operations: opens the message, has the plain operation carried out as a call of the merchant who signed it, and
 * encrypts the answer with the same key set. Decides nothing of its own about orders and payments.
 */
import type { components } from '../../generated/openapi.d.ts';
import type { EncryptedHandlers } from '../../generated/server/handlers.ts';
import { type Operation, operations } from '../../generated/server/operations.ts';
import type { CallInner } from '../http/call-inner.ts';
import type { Contexts, EncryptedContext } from '../http/context.ts';
import type { HoldMerchantToRate } from '../http/rate-limit.ts';
import type { EncryptMessage } from '../message-keys/encrypt-message.ts';
import type { OpenMessage } from '../message-keys/open-message.ts';
import { ofOrder, openingError, readParameters, toMessage } from './wire.ts';

type Parameters = Readonly<Record<string, unknown>>;

export interface EncryptedDeps {
  readonly openMessage: OpenMessage;
  readonly encryptAnswer: EncryptMessage;
  readonly callInner: CallInner;
  readonly holdToRate: HoldMerchantToRate;
}

/** What came, and who is said to have sent it. */
interface Received {
  readonly message: components['schemas']['EncryptedMessage'];
  readonly context: EncryptedContext;
}

export function encryptedHandlers(deps: EncryptedDeps): EncryptedHandlers<Contexts> {
  const { openMessage, encryptAnswer, callInner, holdToRate } = deps;

  async function carryOut(
    { message, context }: Received,
    operation: Operation,
    prepare: (sent: Parameters) => Parameters,
  ) {
    const { merchant } = context;
    const opening = await openMessage(merchant, message);
    if (opening.kind === 'refused') throw openingError(opening.fault);
    await holdToRate(merchant);
    const parameters = prepare(readParameters(opening.text));
    const credential = { kind: 'message-key', id: opening.set.kid } as const;
    const answer = await callInner(operation, parameters, { ...context, kind: 'merchant', credential });
    const token = await encryptAnswer(merchant.merchantId, opening.set, JSON.stringify(answer));
    return { status: 200, body: toMessage(token), headers: { 'Cache-Control': 'no-store' } } as const;
  }

  const asSent = (sent: Parameters) => sent;
  return {
    createEncryptedRefund: ({ path, body }, context) =>
      carryOut({ message: body, context }, operations.refundOrder, (sent) => ofOrder(sent, path.order_id)),
    getEncryptedOrderStatus: ({ body }, context) => carryOut({ message: body, context }, operations.getOrder, asSent),
    createEncryptedSession: ({ body }, context) =>
      carryOut({ message: body, context }, operations.createSession, asSent),
    // A redirect could not be encrypted, so that the answer is always JSON.
    startEncryptedTxn: ({ body }, context) =>
      carryOut({ message: body, context }, operations.startTxn, (sent) => ({ ...sent, format: 'json' })),
  };
}
