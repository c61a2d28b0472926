/**
 * The access policy: which security schemes open each operation, and which roles may call each operation of the settings. It duplicates the contract's `security` on purpose, so that one
 * wrong line there cannot let a shopper refund any order. An operation without an entry requires the API key, or the operator or
 * settings credentials, by its path. authenticate.ts enforces the policy at run time; `npm run check:contract` compares the contract
 * with it.
 */
import type { SecurityName } from '../../generated/server/operations.ts';
import { AdminOperationId, OperationId, SettingsRole } from '../../generated/values.ts';

const TOKEN = ['clientAuthToken', 'clientAuthTokenQuery'] as const;
const KEY_OR_TOKEN: readonly SecurityName[] = ['basicAuth', ...TOKEN];
const OPEN: readonly SecurityName[] = ['none'];
const SETTINGS: readonly SecurityName[] = ['settingsToken', 'settingsCookie'];
/** What a user changes about itself, and only in a browser. */
const BROWSER: readonly SecurityName[] = ['settingsCookie'];
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
  [OperationId.listWebhookSourceAddresses, OPEN],
  [OperationId.getHealth, OPEN],
  [OperationId.getReady, OPEN],
  [OperationId.getMetrics, OPEN],
  [AdminOperationId.login, OPEN],
  [AdminOperationId.openSession, OPEN],
  [AdminOperationId.createPasskeyChallenge, OPEN],
  [AdminOperationId.viewInvitation, OPEN],
  [AdminOperationId.acceptInvitation, OPEN],
  [AdminOperationId.confirmSession, BROWSER],
  [AdminOperationId.beginTotp, BROWSER],
  [AdminOperationId.confirmTotp, BROWSER],
  [AdminOperationId.removeTotp, BROWSER],
  [AdminOperationId.createPasskeyRegistration, BROWSER],
  [AdminOperationId.addPasskey, BROWSER],
  [AdminOperationId.removePasskey, BROWSER],
  [AdminOperationId.replaceRecoveryCodes, BROWSER],
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

function defaultAccess(path: string): readonly SecurityName[] {
  if (path.startsWith('/operator/')) return ['operatorKey'];
  return path.startsWith('/settings/') ? SETTINGS : ['basicAuth'];
}

/** The security schemes of an operation. Any one of them grants access. */
export function accessOf({ id, path }: NamedOperation): readonly SecurityName[] {
  return exceptions.get(id) ?? defaultAccess(path);
}

/** Whether a client auth token opens the operation. */
export function opensWithToken(operation: NamedOperation): boolean {
  return accessOf(operation).some((security) => TOKEN.some((name) => name === security));
}

const { owner, developer, operations, viewer } = SettingsRole;

/** The roles that may call each operation of the settings. Owners may call every one; one that is not listed is theirs alone. */
const settingsRoles: ReadonlyMap<string, readonly SettingsRole[]> = new Map([
  // Reads without secrets, and a user's own sessions and credentials.
  ...forEach(
    [owner, developer, operations, viewer],
    [
      AdminOperationId.logout,
      AdminOperationId.changePassword,
      AdminOperationId.getSession,
      AdminOperationId.confirmSession,
      AdminOperationId.listSessions,
      AdminOperationId.endSession,
      AdminOperationId.beginTotp,
      AdminOperationId.confirmTotp,
      AdminOperationId.removeTotp,
      AdminOperationId.createPasskeyRegistration,
      AdminOperationId.addPasskey,
      AdminOperationId.removePasskey,
      AdminOperationId.replaceRecoveryCodes,
      AdminOperationId.listUsers,
      AdminOperationId.listApiKeys,
      AdminOperationId.getWebhookSettings,
      AdminOperationId.searchOrders,
      AdminOperationId.viewOrder,
      AdminOperationId.getOrderTimeline,
      AdminOperationId.getPaymentMetrics,
      AdminOperationId.listWebhookDeliveries,
      AdminOperationId.getWebhookDelivery,
      AdminOperationId.streamChanges,
      AdminOperationId.getOrderWebhooks,
      AdminOperationId.getOrderConsents,
      AdminOperationId.exportOrders,
      AdminOperationId.listWebhookEndpoints,
      AdminOperationId.listMessageKeys,
      AdminOperationId.listGatewayConfigs,
      AdminOperationId.getGatewayConfig,
      AdminOperationId.listGatewayTypes,
      AdminOperationId.checkGatewayAvailability,
      AdminOperationId.getRoutingRules,
      AdminOperationId.searchCustomers,
      AdminOperationId.viewCustomer,
      AdminOperationId.listCustomerConsents,
      AdminOperationId.getPaymentPageSettings,
    ],
  ),
  // Keys, webhooks, gateways, payment page; the audit log has the addresses of all users.
  ...forEach(
    [owner, developer],
    [
      AdminOperationId.createApiKey,
      AdminOperationId.deleteApiKey,
      AdminOperationId.replaceWebhookSettings,
      AdminOperationId.updateWebhookSettings,
      AdminOperationId.rotateWebhookSecret,
      AdminOperationId.putMessageKey,
      AdminOperationId.withdrawMessageKey,
      AdminOperationId.rotateMessageKeys,
      AdminOperationId.createGatewayConfig,
      AdminOperationId.updateGatewayConfig,
      AdminOperationId.deleteGatewayConfig,
      AdminOperationId.testGatewayConfig,
      AdminOperationId.replaceRoutingRules,
      AdminOperationId.replacePaymentPageSettings,
      AdminOperationId.updatePaymentPageSettings,
      AdminOperationId.rotateResponseKey,
      AdminOperationId.listRequests,
      AdminOperationId.getRequest,
      AdminOperationId.listAuditEntries,
      AdminOperationId.verifyAuditLog,
    ],
  ),
  ...forEach(
    [owner, developer, operations],
    [
      AdminOperationId.testWebhook,
      AdminOperationId.resendWebhook,
      AdminOperationId.stopWebhook,
      AdminOperationId.replayWebhooks,
      AdminOperationId.pauseWebhookEndpoint,
      AdminOperationId.resumeWebhookEndpoint,
      AdminOperationId.dryRunRouting,
      AdminOperationId.raiseTokenNotice,
      AdminOperationId.createTestPayment,
    ],
  ),
  // Money.
  ...forEach(
    [owner, operations],
    [
      AdminOperationId.issueRefund,
      AdminOperationId.captureAuthorization,
      AdminOperationId.voidAuthorization,
      AdminOperationId.expireOrder,
    ],
  ),
  // Nobody has a role yet.
  ...forEach(
    [],
    [
      AdminOperationId.login,
      AdminOperationId.openSession,
      AdminOperationId.createPasskeyChallenge,
      AdminOperationId.viewInvitation,
      AdminOperationId.acceptInvitation,
    ],
  ),
]);

function forEach<Value>(value: Value, ids: readonly AdminOperationId[]): readonly (readonly [string, Value])[] {
  return ids.map((id) => [id, value]);
}

/** The roles that may call an operation of the settings; none for an operation that is open to everybody. */
export function rolesOf(operationId: string): readonly SettingsRole[] {
  return settingsRoles.get(operationId) ?? [owner];
}

/**
 * What an operation requires beyond its role. A browser session needs a confirmation of the last 10 minutes, or a login. `second_factor`:
 * in production, the user also needs a second factor, in a browser session and for an access token.
 */
export type Confirmation = 'recent' | 'second_factor';

const confirmations: ReadonlyMap<string, Confirmation> = new Map([
  // Keys, credentials, users, and where webhooks, customers and payments go.
  ...forEach('second_factor' as const, [
    AdminOperationId.createApiKey,
    AdminOperationId.deleteApiKey,
    AdminOperationId.replaceWebhookSettings,
    AdminOperationId.updateWebhookSettings,
    AdminOperationId.rotateWebhookSecret,
    AdminOperationId.putMessageKey,
    AdminOperationId.withdrawMessageKey,
    AdminOperationId.rotateMessageKeys,
    AdminOperationId.replaceRoutingRules,
    AdminOperationId.replacePaymentPageSettings,
    AdminOperationId.updatePaymentPageSettings,
    AdminOperationId.rotateResponseKey,
    AdminOperationId.createGatewayConfig,
    AdminOperationId.updateGatewayConfig,
    AdminOperationId.deleteGatewayConfig,
    AdminOperationId.updateUser,
    AdminOperationId.removeUser,
    AdminOperationId.createInvitation,
  ]),
  // What a user without a second factor needs to set one up, and what cannot be undone.
  ...forEach('recent' as const, [
    AdminOperationId.eraseCustomer,
    AdminOperationId.changePassword,
    AdminOperationId.beginTotp,
    AdminOperationId.confirmTotp,
    AdminOperationId.removeTotp,
    AdminOperationId.createPasskeyRegistration,
    AdminOperationId.addPasskey,
    AdminOperationId.removePasskey,
    AdminOperationId.replaceRecoveryCodes,
  ]),
]);

export function confirmationOf(operationId: string): Confirmation | null {
  return confirmations.get(operationId) ?? null;
}
