/**
 * The access policy: which security schemes open each operation. It duplicates the contract's `security` on purpose, so that one
 * wrong line there cannot let a shopper refund any order. An operation without an entry requires the API key, or the operator or
 * settings credentials, by its path. authenticate.ts enforces the policy at run time; `npm run check:contract` compares the contract
 * with it.
 */
import type { SecurityName } from '../../generated/server/operations.ts';
import { AdminOperationId, OperationId } from '../../generated/values.ts';

const TOKEN = ['clientAuthToken', 'clientAuthTokenQuery'] as const;
const KEY_OR_TOKEN: readonly SecurityName[] = ['basicAuth', ...TOKEN];
const OPEN: readonly SecurityName[] = ['none'];
const ENCRYPTED: readonly SecurityName[] = ['encryptedBody'];

/** The operations whose schemes differ from the default. */
const exceptions: ReadonlyMap<string, readonly SecurityName[]> = new Map([
  // Called by browsers and apps for the customer: read the order, manage cards, pay.
  [OperationId.getOrder, KEY_OR_TOKEN],
  [OperationId.getCardInfo, KEY_OR_TOKEN],
  [OperationId.listCards, KEY_OR_TOKEN],
  [OperationId.addCard, KEY_OR_TOKEN],
  [OperationId.deleteCard, KEY_OR_TOKEN],
  [OperationId.updateCard, KEY_OR_TOKEN],
  [OperationId.tokenizeCard, KEY_OR_TOKEN],
  [OperationId.tokenizeStoredCard, KEY_OR_TOKEN],
  [OperationId.suspendToken, KEY_OR_TOKEN],
  [OperationId.resumeToken, KEY_OR_TOKEN],
  [OperationId.deleteToken, KEY_OR_TOKEN],
  [OperationId.startTxn, [...KEY_OR_TOKEN, ...OPEN]],
  // Hosted pages: anyone with the URL.
  [OperationId.showPaymentPage, OPEN],
  [OperationId.payOnPaymentPage, OPEN],
  [OperationId.showPayStep, OPEN],
  [OperationId.returnFromGateway, OPEN],
  [OperationId.submitPayStep, OPEN],
  [OperationId.returnFromGateway, OPEN],
  [OperationId.listWebhookSourceAddresses, OPEN],
  [OperationId.getHealth, OPEN],
  [OperationId.getReady, OPEN],
  [OperationId.getMetrics, OPEN],
  [AdminOperationId.login, OPEN],
  // The credential is in the body, or is a signature of it.
  [OperationId.createEncryptedRefund, ENCRYPTED],
  [OperationId.createEncryptedSession, ENCRYPTED],
  [OperationId.getEncryptedOrderStatus, ENCRYPTED],
  [OperationId.startEncryptedTxn, ENCRYPTED],
  [OperationId.takeGatewayCallback, ['gatewaySignature']],
]);

/** The id and path of an operation. */
export interface NamedOperation {
  readonly id: string;
  readonly path: string;
}

function defaultAccess(path: string): SecurityName {
  if (path.startsWith('/operator/')) return 'operatorKey';
  return path.startsWith('/settings/') ? 'settingsToken' : 'basicAuth';
}

/** The security schemes of an operation. Any one of them grants access. */
export function accessOf({ id, path }: NamedOperation): readonly SecurityName[] {
  return exceptions.get(id) ?? [defaultAccess(path)];
}

/** Whether a client auth token opens the operation. */
export function opensWithToken(operation: NamedOperation): boolean {
  return accessOf(operation).some((security) => TOKEN.some((name) => name === security));
}
