/**
 * Handlers of the encrypted operations: decrypt the message, execute the plain operation as a call of the merchant that signed it,
 * and encrypt the answer with the same key set.
 */
import type { components } from '../../../generated/openapi.d.ts';
import type { EncryptedHandlers } from '../../../generated/server/handlers.ts';
import { type Operation, operations } from '../../../generated/server/operations.ts';
import type { LimitMerchantRate } from '../../auth/enforce-rate-limit.ts';
import { readClaims, withoutClaims } from '../../domain/merchants/message-claims.ts';
import type { CallOperation } from '../../http/contract/call-operation.ts';
import { type Admission, createsOrder } from '../../http/request/admission.ts';
import type { Contexts, EncryptedContext } from '../../http/request/context.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { NoteMessage } from '../../storage/seen-messages.ts';
import type { EncryptMessage } from '../../vault/message-keys/encrypt-message.ts';
import type { OpenMessage } from '../../vault/message-keys/open-message.ts';
import { claimsError, ofOrder, openingError, readParameters, repeatedError, toMessage } from './wire.ts';

type Parameters = Readonly<Record<string, unknown>>;

export interface EncryptedDeps {
  readonly openMessage: OpenMessage;
  readonly encryptAnswer: EncryptMessage;
  readonly noteMessage: NoteMessage;
  readonly callOperation: CallOperation;
  readonly limitRate: LimitMerchantRate;
  readonly admission: Admission;
  readonly clock: Clock;
}

/** An encrypted message with its unverified sender. */
interface Received {
  readonly message: components['schemas']['EncryptedMessage'];
  readonly context: EncryptedContext;
}

export function encryptedHandlers(deps: EncryptedDeps): EncryptedHandlers<Contexts> {
  const { openMessage, encryptAnswer, noteMessage, callOperation, limitRate, admission, clock } = deps;

  async function execute(
    { message, context }: Received,
    operation: Operation,
    prepare: (sent: Parameters) => Parameters,
  ) {
    const { merchant } = context;
    const opening = await openMessage(merchant, message);
    if (opening.kind === 'refused') throw openingError(opening.fault);
    await limitRate(merchant);
    const sent = readParameters(opening.text);
    const now = clock.now();
    const claims = readClaims(sent, merchant, now);
    if (claims.kind !== 'fresh') throw claimsError(claims);
    const parameters = prepare(withoutClaims(sent));
    // Before the message counts as used: a refused order is sent again.
    if (createsOrder(operation.id, parameters)) await admission.admit(merchant.merchantId, context.isGone);
    const { jti, until } = claims;
    const isNew = jti === null || (await noteMessage({ merchantId: merchant.merchantId, jti, until, now }));
    if (!isNew) throw repeatedError();
    const credential = { kind: 'message-key', id: opening.set.kid } as const;
    const answer = await callOperation(operation, parameters, { ...context, kind: 'merchant', credential });
    const token = await encryptAnswer(merchant.merchantId, opening.set, JSON.stringify(answer));
    return { status: 200, body: toMessage(token), headers: { 'Cache-Control': 'no-store' } } as const;
  }

  const asSent = (sent: Parameters) => sent;
  return {
    createEncryptedRefund: ({ path, body }, context) =>
      execute({ message: body, context }, operations.refundOrder, (sent) => ofOrder(sent, path.order_id)),
    getEncryptedOrderStatus: ({ body }, context) => execute({ message: body, context }, operations.getOrder, asSent),
    createEncryptedSession: ({ body }, context) =>
      execute({ message: body, context }, operations.createSession, asSent),
    // The answer is always JSON, because a redirect cannot be encrypted.
    startEncryptedTxn: ({ body }, context) =>
      execute({ message: body, context }, operations.startTxn, (sent) => ({ ...sent, format: 'json' })),
  };
}
