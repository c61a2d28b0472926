/**
 * Who may call what, apart from the contract: its `security` alone must not open an operation, since one line there is soon written
 * and lets a shopper refund any order. What is not named here takes the merchant's API key, or the operator's or the settings'
 * credentials by its path. authenticate.ts holds callers to it, `npm run check:contract` the contract.
 */
import type { SecurityName } from '../../generated/server/operations.ts';
import { AdminOperationId, OperationId } from '../../generated/values.ts';

const TOKEN = ['clientAuthToken', 'clientAuthTokenQuery'] as const;
const KEY_OR_TOKEN: readonly SecurityName[] = ['basicAuth', ...TOKEN];
const OPEN: readonly SecurityName[] = ['none'];
const ENCRYPTED: readonly SecurityName[] = ['encryptedBody'];

/** What opens with something else than the credentials of its kind, or with more. */
const exceptions: ReadonlyMap<string, readonly SecurityName[]> = new Map([
  // What a browser or an app does for the customer: read its order, manage its cards, pay.
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
  // The pages: whoever has the address.
  [OperationId.showPaymentPage, OPEN],
  [OperationId.payOnPaymentPage, OPEN],
  [OperationId.showPayStep, OPEN],
  [OperationId.submitPayStep, OPEN],
  [OperationId.listWebhookSourceAddresses, OPEN],
  [OperationId.getHealth, OPEN],
  [OperationId.getReady, OPEN],
  [OperationId.getMetrics, OPEN],
  [AdminOperationId.login, OPEN],
  // The credentials are within the body, or of it.
  [OperationId.createEncryptedRefund, ENCRYPTED],
  [OperationId.createEncryptedSession, ENCRYPTED],
  [OperationId.getEncryptedOrderStatus, ENCRYPTED],
  [OperationId.startEncryptedTxn, ENCRYPTED],
  [OperationId.takeGatewayCallback, ['gatewaySignature']],
]);

/** An operation, as the contract or the table of operations has it. */
export interface NamedOperation {
  readonly id: string;
  readonly path: string;
}

function defaultAccess(path: string): SecurityName {
  if (path.startsWith('/operator/')) return 'operatorKey';
  return path.startsWith('/settings/') ? 'settingsToken' : 'basicAuth';
}

/** The ways in of an operation, any one of which opens it. */
export function accessOf({ id, path }: NamedOperation): readonly SecurityName[] {
  return exceptions.get(id) ?? [defaultAccess(path)];
}

/** Whether a client auth token is among them. */
export function opensWithToken(operation: NamedOperation): boolean {
  return accessOf(operation).some((security) => TOKEN.some((name) => name === security));
}
