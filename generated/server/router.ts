// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/**
 * Carries requests from Express to the handlers and their answers back. It decides nothing: credentials, validation
 * and errors are the server's steps.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { ContextMap, Handler } from './handler.ts';
import type { HandlersByTag } from './handlers.ts';
import { type Operation, type OperationId, operations, type SecurityName } from './operations.ts';

/** Which scheme let the caller in, and what the server knows of the caller. */
export type ContextChoice<C extends ContextMap> = {
  [Name in SecurityName]: { readonly scheme: Name; readonly value: C[Name] };
}[SecurityName];

export interface RouterParts<C extends ContextMap> {
  /** The handlers by tag. Only the operations of the tags given here get a route. */
  readonly handlers: Partial<HandlersByTag<C>>;
  /** What runs on a request before its handler, in this order. */
  readonly steps: (operation: Operation) => readonly RequestHandler[];
  /** Who is calling. Called after the steps; refused unless the operation is open to the scheme it names. */
  readonly context: (req: Request, operation: Operation) => ContextChoice<C> | Promise<ContextChoice<C>>;
  /** Gives a call its answer: what the handler makes of it, or one that was kept. */
  readonly answer: (req: Request, operation: Operation, handle: () => Promise<Reply>) => Promise<Reply>;
  /** The error for a path that is right and a method that is not. `Allow` is set already. */
  readonly methodNotAllowed: (allowed: readonly string[]) => Error;
}

/** The routes of the operations whose tag has handlers, and a 405 on each of their paths. Errors go to `next`. */
export function createRouter<C extends ContextMap>(parts: RouterParts<C>): RequestHandler {
  const routers = new Map<string, Router>();
  const { handlers } = parts;
  mount(routers, parts, '/card/add', [
    wire('addCard', handlers.cards?.addCard),
  ]);
  mount(routers, parts, '/card/delete', [
    wire('deleteCard', handlers.cards?.deleteCard),
  ]);
  mount(routers, parts, '/card/tokenize', [
    wire('tokenizeCard', handlers.cards?.tokenizeCard),
  ]);
  mount(routers, parts, '/card/update', [
    wire('updateCard', handlers.cards?.updateCard),
  ]);
  mount(routers, parts, '/cardbins/:bin', [
    wire('getCardInfo', handlers.bins?.getCardInfo),
  ]);
  mount(routers, parts, '/cards', [
    wire('listCards', handlers.cards?.listCards),
  ]);
  mount(routers, parts, '/cards/:card_reference/token/delete', [
    wire('deleteToken', handlers.tokens?.deleteToken),
  ]);
  mount(routers, parts, '/cards/:card_reference/token/resume', [
    wire('resumeToken', handlers.tokens?.resumeToken),
  ]);
  mount(routers, parts, '/cards/:card_reference/token/suspend', [
    wire('suspendToken', handlers.tokens?.suspendToken),
  ]);
  mount(routers, parts, '/cards/:card_reference/tokenize', [
    wire('tokenizeStoredCard', handlers.tokens?.tokenizeStoredCard),
  ]);
  mount(routers, parts, '/customers', [
    wire('createCustomer', handlers.customers?.createCustomer),
  ]);
  mount(routers, parts, '/customers/:customer_id', [
    wire('getCustomer', handlers.customers?.getCustomer),
    wire('updateCustomer', handlers.customers?.updateCustomer),
    wire('deleteCustomer', handlers.customers?.deleteCustomer),
  ]);
  mount(routers, parts, '/events', [
    wire('listEvents', handlers.events?.listEvents),
  ]);
  mount(routers, parts, '/gateway-callbacks/:gateway_config_id', [
    wire('takeGatewayCallback', handlers.gateways?.takeGatewayCallback),
  ]);
  mount(routers, parts, '/health', [
    wire('getHealth', handlers.operations?.getHealth),
  ]);
  mount(routers, parts, '/metrics', [
    wire('getMetrics', handlers.operations?.getMetrics),
  ]);
  mount(routers, parts, '/operator/audit', [
    wire('listServiceAuditEntries', handlers.operator?.listServiceAuditEntries),
  ]);
  mount(routers, parts, '/operator/audit/verify', [
    wire('verifyServiceAuditLog', handlers.operator?.verifyServiceAuditLog),
  ]);
  mount(routers, parts, '/operator/bins', [
    wire('getBinTable', handlers.operator?.getBinTable),
    wire('replaceBinTable', handlers.operator?.replaceBinTable),
  ]);
  mount(routers, parts, '/operator/merchants', [
    wire('listMerchants', handlers.operator?.listMerchants),
    wire('createMerchant', handlers.operator?.createMerchant),
  ]);
  mount(routers, parts, '/operator/merchants/:merchant_id', [
    wire('getMerchant', handlers.operator?.getMerchant),
    wire('updateMerchant', handlers.operator?.updateMerchant),
  ]);
  mount(routers, parts, '/operator/merchants/:merchant_id/reset-credentials', [
    wire('resetMerchantCredentials', handlers.operator?.resetMerchantCredentials),
  ]);
  mount(routers, parts, '/operator/vault', [
    wire('getVault', handlers.operator?.getVault),
  ]);
  mount(routers, parts, '/operator/vault/rewrap', [
    wire('rewrapVault', handlers.operator?.rewrapVault),
  ]);
  mount(routers, parts, '/orders', [
    wire('listOrders', handlers.orders?.listOrders),
    wire('createOrder', handlers.orders?.createOrder),
  ]);
  mount(routers, parts, '/orders/:order_id', [
    wire('getOrder', handlers.orders?.getOrder),
    wire('updateOrder', handlers.orders?.updateOrder),
  ]);
  mount(routers, parts, '/orders/:order_id/refunds', [
    wire('refundOrder', handlers.refunds?.refundOrder),
  ]);
  mount(routers, parts, '/pay/return/:merchant_id/:ref', [
    wire('returnFromGateway', handlers.pages?.returnFromGateway),
  ]);
  mount(routers, parts, '/pay/start/:merchant_id/:ref', [
    wire('showPayStep', handlers.pages?.showPayStep),
    wire('submitPayStep', handlers.pages?.submitPayStep),
  ]);
  mount(routers, parts, '/payment-page/:link', [
    wire('showPaymentPage', handlers.pages?.showPaymentPage),
    wire('payOnPaymentPage', handlers.pages?.payOnPaymentPage),
  ]);
  mount(routers, parts, '/ready', [
    wire('getReady', handlers.operations?.getReady),
  ]);
  mount(routers, parts, '/refunds', [
    wire('refundTxn', handlers.refunds?.refundTxn),
  ]);
  mount(routers, parts, '/session', [
    wire('createSession', handlers.sessions?.createSession),
  ]);
  mount(routers, parts, '/settings/api-keys', [
    wire('listApiKeys', handlers.settings?.listApiKeys),
    wire('createApiKey', handlers.settings?.createApiKey),
  ]);
  mount(routers, parts, '/settings/api-keys/:key_id', [
    wire('deleteApiKey', handlers.settings?.deleteApiKey),
  ]);
  mount(routers, parts, '/settings/audit', [
    wire('listAuditEntries', handlers.settings?.listAuditEntries),
  ]);
  mount(routers, parts, '/settings/audit/verify', [
    wire('verifyAuditLog', handlers.settings?.verifyAuditLog),
  ]);
  mount(routers, parts, '/settings/customers', [
    wire('searchCustomers', handlers.settings?.searchCustomers),
  ]);
  mount(routers, parts, '/settings/customers/:customer_id', [
    wire('viewCustomer', handlers.settings?.viewCustomer),
    wire('eraseCustomer', handlers.settings?.eraseCustomer),
  ]);
  mount(routers, parts, '/settings/customers/:customer_id/consents', [
    wire('listCustomerConsents', handlers.settings?.listCustomerConsents),
  ]);
  mount(routers, parts, '/settings/deliveries', [
    wire('listWebhookDeliveries', handlers.settings?.listWebhookDeliveries),
  ]);
  mount(routers, parts, '/settings/deliveries/:event_id', [
    wire('getWebhookDelivery', handlers.settings?.getWebhookDelivery),
  ]);
  mount(routers, parts, '/settings/gateway-types', [
    wire('listGatewayTypes', handlers.settings?.listGatewayTypes),
  ]);
  mount(routers, parts, '/settings/gateways', [
    wire('listGatewayConfigs', handlers.settings?.listGatewayConfigs),
    wire('createGatewayConfig', handlers.settings?.createGatewayConfig),
  ]);
  mount(routers, parts, '/settings/gateways/availability', [
    wire('checkGatewayAvailability', handlers.settings?.checkGatewayAvailability),
  ]);
  mount(routers, parts, '/settings/gateways/:gateway_config_id', [
    wire('getGatewayConfig', handlers.settings?.getGatewayConfig),
    wire('deleteGatewayConfig', handlers.settings?.deleteGatewayConfig),
    wire('updateGatewayConfig', handlers.settings?.updateGatewayConfig),
  ]);
  mount(routers, parts, '/settings/gateways/:gateway_config_id/test', [
    wire('testGatewayConfig', handlers.settings?.testGatewayConfig),
  ]);
  mount(routers, parts, '/settings/invitations', [
    wire('listInvitations', handlers.settings?.listInvitations),
    wire('createInvitation', handlers.settings?.createInvitation),
  ]);
  mount(routers, parts, '/settings/invitations/accept', [
    wire('acceptInvitation', handlers.settings?.acceptInvitation),
  ]);
  mount(routers, parts, '/settings/invitations/view', [
    wire('viewInvitation', handlers.settings?.viewInvitation),
  ]);
  mount(routers, parts, '/settings/invitations/:invitation_id', [
    wire('revokeInvitation', handlers.settings?.revokeInvitation),
  ]);
  mount(routers, parts, '/settings/keys', [
    wire('listMessageKeys', handlers.settings?.listMessageKeys),
  ]);
  mount(routers, parts, '/settings/keys/rotate', [
    wire('rotateMessageKeys', handlers.settings?.rotateMessageKeys),
  ]);
  mount(routers, parts, '/settings/keys/:kid', [
    wire('putMessageKey', handlers.settings?.putMessageKey),
    wire('withdrawMessageKey', handlers.settings?.withdrawMessageKey),
  ]);
  mount(routers, parts, '/settings/login', [
    wire('login', handlers.settings?.login),
  ]);
  mount(routers, parts, '/settings/logout', [
    wire('logout', handlers.settings?.logout),
  ]);
  mount(routers, parts, '/settings/metrics', [
    wire('getPaymentMetrics', handlers.settings?.getPaymentMetrics),
  ]);
  mount(routers, parts, '/settings/orders', [
    wire('searchOrders', handlers.settings?.searchOrders),
  ]);
  mount(routers, parts, '/settings/orders/export', [
    wire('exportOrders', handlers.settings?.exportOrders),
  ]);
  mount(routers, parts, '/settings/orders/:order_id', [
    wire('viewOrder', handlers.settings?.viewOrder),
  ]);
  mount(routers, parts, '/settings/orders/:order_id/consents', [
    wire('getOrderConsents', handlers.settings?.getOrderConsents),
  ]);
  mount(routers, parts, '/settings/orders/:order_id/expire', [
    wire('expireOrder', handlers.settings?.expireOrder),
  ]);
  mount(routers, parts, '/settings/orders/:order_id/refunds', [
    wire('issueRefund', handlers.settings?.issueRefund),
  ]);
  mount(routers, parts, '/settings/orders/:order_id/timeline', [
    wire('getOrderTimeline', handlers.settings?.getOrderTimeline),
  ]);
  mount(routers, parts, '/settings/orders/:order_id/webhooks', [
    wire('getOrderWebhooks', handlers.settings?.getOrderWebhooks),
  ]);
  mount(routers, parts, '/settings/passkey-challenges', [
    wire('createPasskeyChallenge', handlers.settings?.createPasskeyChallenge),
  ]);
  mount(routers, parts, '/settings/password', [
    wire('changePassword', handlers.settings?.changePassword),
  ]);
  mount(routers, parts, '/settings/payment-page', [
    wire('getPaymentPageSettings', handlers.settings?.getPaymentPageSettings),
    wire('replacePaymentPageSettings', handlers.settings?.replacePaymentPageSettings),
    wire('updatePaymentPageSettings', handlers.settings?.updatePaymentPageSettings),
  ]);
  mount(routers, parts, '/settings/payment-page/response-key', [
    wire('rotateResponseKey', handlers.settings?.rotateResponseKey),
  ]);
  mount(routers, parts, '/settings/requests', [
    wire('listRequests', handlers.settings?.listRequests),
  ]);
  mount(routers, parts, '/settings/requests/:response_id', [
    wire('getRequest', handlers.settings?.getRequest),
  ]);
  mount(routers, parts, '/settings/routing', [
    wire('getRoutingRules', handlers.settings?.getRoutingRules),
    wire('replaceRoutingRules', handlers.settings?.replaceRoutingRules),
  ]);
  mount(routers, parts, '/settings/routing/dry-run', [
    wire('dryRunRouting', handlers.settings?.dryRunRouting),
  ]);
  mount(routers, parts, '/settings/sandbox/test-payment', [
    wire('createTestPayment', handlers.settings?.createTestPayment),
  ]);
  mount(routers, parts, '/settings/sandbox/token-notices', [
    wire('raiseTokenNotice', handlers.settings?.raiseTokenNotice),
  ]);
  mount(routers, parts, '/settings/second-factor/passkeys', [
    wire('addPasskey', handlers.settings?.addPasskey),
  ]);
  mount(routers, parts, '/settings/second-factor/passkeys/options', [
    wire('createPasskeyRegistration', handlers.settings?.createPasskeyRegistration),
  ]);
  mount(routers, parts, '/settings/second-factor/passkeys/:passkey_id', [
    wire('removePasskey', handlers.settings?.removePasskey),
  ]);
  mount(routers, parts, '/settings/second-factor/recovery-codes', [
    wire('replaceRecoveryCodes', handlers.settings?.replaceRecoveryCodes),
  ]);
  mount(routers, parts, '/settings/second-factor/totp', [
    wire('beginTotp', handlers.settings?.beginTotp),
    wire('removeTotp', handlers.settings?.removeTotp),
  ]);
  mount(routers, parts, '/settings/second-factor/totp/confirm', [
    wire('confirmTotp', handlers.settings?.confirmTotp),
  ]);
  mount(routers, parts, '/settings/session', [
    wire('getSession', handlers.settings?.getSession),
  ]);
  mount(routers, parts, '/settings/session/confirm', [
    wire('confirmSession', handlers.settings?.confirmSession),
  ]);
  mount(routers, parts, '/settings/sessions', [
    wire('listSessions', handlers.settings?.listSessions),
    wire('openSession', handlers.settings?.openSession),
  ]);
  mount(routers, parts, '/settings/sessions/:session_id', [
    wire('endSession', handlers.settings?.endSession),
  ]);
  mount(routers, parts, '/settings/stream', [
    wire('streamChanges', handlers.settings?.streamChanges),
  ]);
  mount(routers, parts, '/settings/txns/:txn_uuid/capture', [
    wire('captureAuthorization', handlers.settings?.captureAuthorization),
  ]);
  mount(routers, parts, '/settings/txns/:txn_uuid/void', [
    wire('voidAuthorization', handlers.settings?.voidAuthorization),
  ]);
  mount(routers, parts, '/settings/users', [
    wire('listUsers', handlers.settings?.listUsers),
  ]);
  mount(routers, parts, '/settings/users/:user_id', [
    wire('removeUser', handlers.settings?.removeUser),
    wire('updateUser', handlers.settings?.updateUser),
  ]);
  mount(routers, parts, '/settings/webhook', [
    wire('getWebhookSettings', handlers.settings?.getWebhookSettings),
    wire('replaceWebhookSettings', handlers.settings?.replaceWebhookSettings),
    wire('updateWebhookSettings', handlers.settings?.updateWebhookSettings),
  ]);
  mount(routers, parts, '/settings/webhook/secret', [
    wire('rotateWebhookSecret', handlers.settings?.rotateWebhookSecret),
  ]);
  mount(routers, parts, '/settings/webhook/test', [
    wire('testWebhook', handlers.settings?.testWebhook),
  ]);
  mount(routers, parts, '/settings/webhook-endpoints', [
    wire('listWebhookEndpoints', handlers.settings?.listWebhookEndpoints),
  ]);
  mount(routers, parts, '/settings/webhook-endpoints/:endpoint_id/pause', [
    wire('pauseWebhookEndpoint', handlers.settings?.pauseWebhookEndpoint),
  ]);
  mount(routers, parts, '/settings/webhook-endpoints/:endpoint_id/resume', [
    wire('resumeWebhookEndpoint', handlers.settings?.resumeWebhookEndpoint),
  ]);
  mount(routers, parts, '/settings/webhooks/replay', [
    wire('replayWebhooks', handlers.settings?.replayWebhooks),
  ]);
  mount(routers, parts, '/settings/webhooks/:event_id/resend', [
    wire('resendWebhook', handlers.settings?.resendWebhook),
  ]);
  mount(routers, parts, '/settings/webhooks/:event_id/stop', [
    wire('stopWebhook', handlers.settings?.stopWebhook),
  ]);
  mount(routers, parts, '/txns', [
    wire('startTxn', handlers.transactions?.startTxn),
  ]);
  mount(routers, parts, '/v2/txns/:txn_uuid/capture', [
    wire('captureTxn', handlers.transactions?.captureTxn),
  ]);
  mount(routers, parts, '/v2/txns/:txn_uuid/void', [
    wire('voidTxn', handlers.transactions?.voidTxn),
  ]);
  mount(routers, parts, '/v4/order-status', [
    wire('getEncryptedOrderStatus', handlers.encrypted?.getEncryptedOrderStatus),
  ]);
  mount(routers, parts, '/v4/orders/:order_id/refunds', [
    wire('createEncryptedRefund', handlers.encrypted?.createEncryptedRefund),
  ]);
  mount(routers, parts, '/v4/session', [
    wire('createEncryptedSession', handlers.encrypted?.createEncryptedSession),
  ]);
  mount(routers, parts, '/v4/txns', [
    wire('startEncryptedTxn', handlers.encrypted?.startEncryptedTxn),
  ]);
  mount(routers, parts, '/webhook-source-addresses', [
    wire('listWebhookSourceAddresses', handlers.events?.listWebhookSourceAddresses),
  ]);
  return (req, res, next) => {
    const router = routers.get(beginning(req.path));
    if (router === undefined) next();
    else router(req, res, next);
  };
}

/** A request that did not come to the operation's route, its parts under the contract's names. */
export type InnerRequest = Readonly<Record<'path' | 'query' | 'headers' | 'body', unknown>>;

/**
 * Calls handlers with requests that came within others, an encrypted body for example. As on a route, the request has been
 * validated against the operation's schemas before.
 */
export function createInnerCall<C extends ContextMap>(handlers: Partial<HandlersByTag<C>>) {
  const wired: readonly Wired[] = [
    ...wire('addCard', handlers.cards?.addCard),
    ...wire('deleteCard', handlers.cards?.deleteCard),
    ...wire('tokenizeCard', handlers.cards?.tokenizeCard),
    ...wire('updateCard', handlers.cards?.updateCard),
    ...wire('getCardInfo', handlers.bins?.getCardInfo),
    ...wire('listCards', handlers.cards?.listCards),
    ...wire('deleteToken', handlers.tokens?.deleteToken),
    ...wire('resumeToken', handlers.tokens?.resumeToken),
    ...wire('suspendToken', handlers.tokens?.suspendToken),
    ...wire('tokenizeStoredCard', handlers.tokens?.tokenizeStoredCard),
    ...wire('createCustomer', handlers.customers?.createCustomer),
    ...wire('getCustomer', handlers.customers?.getCustomer),
    ...wire('updateCustomer', handlers.customers?.updateCustomer),
    ...wire('deleteCustomer', handlers.customers?.deleteCustomer),
    ...wire('listEvents', handlers.events?.listEvents),
    ...wire('takeGatewayCallback', handlers.gateways?.takeGatewayCallback),
    ...wire('getHealth', handlers.operations?.getHealth),
    ...wire('getMetrics', handlers.operations?.getMetrics),
    ...wire('listServiceAuditEntries', handlers.operator?.listServiceAuditEntries),
    ...wire('verifyServiceAuditLog', handlers.operator?.verifyServiceAuditLog),
    ...wire('getBinTable', handlers.operator?.getBinTable),
    ...wire('replaceBinTable', handlers.operator?.replaceBinTable),
    ...wire('listMerchants', handlers.operator?.listMerchants),
    ...wire('createMerchant', handlers.operator?.createMerchant),
    ...wire('getMerchant', handlers.operator?.getMerchant),
    ...wire('updateMerchant', handlers.operator?.updateMerchant),
    ...wire('resetMerchantCredentials', handlers.operator?.resetMerchantCredentials),
    ...wire('getVault', handlers.operator?.getVault),
    ...wire('rewrapVault', handlers.operator?.rewrapVault),
    ...wire('listOrders', handlers.orders?.listOrders),
    ...wire('createOrder', handlers.orders?.createOrder),
    ...wire('getOrder', handlers.orders?.getOrder),
    ...wire('updateOrder', handlers.orders?.updateOrder),
    ...wire('refundOrder', handlers.refunds?.refundOrder),
    ...wire('returnFromGateway', handlers.pages?.returnFromGateway),
    ...wire('showPayStep', handlers.pages?.showPayStep),
    ...wire('submitPayStep', handlers.pages?.submitPayStep),
    ...wire('showPaymentPage', handlers.pages?.showPaymentPage),
    ...wire('payOnPaymentPage', handlers.pages?.payOnPaymentPage),
    ...wire('getReady', handlers.operations?.getReady),
    ...wire('refundTxn', handlers.refunds?.refundTxn),
    ...wire('createSession', handlers.sessions?.createSession),
    ...wire('listApiKeys', handlers.settings?.listApiKeys),
    ...wire('createApiKey', handlers.settings?.createApiKey),
    ...wire('deleteApiKey', handlers.settings?.deleteApiKey),
    ...wire('listAuditEntries', handlers.settings?.listAuditEntries),
    ...wire('verifyAuditLog', handlers.settings?.verifyAuditLog),
    ...wire('searchCustomers', handlers.settings?.searchCustomers),
    ...wire('viewCustomer', handlers.settings?.viewCustomer),
    ...wire('eraseCustomer', handlers.settings?.eraseCustomer),
    ...wire('listCustomerConsents', handlers.settings?.listCustomerConsents),
    ...wire('listWebhookDeliveries', handlers.settings?.listWebhookDeliveries),
    ...wire('getWebhookDelivery', handlers.settings?.getWebhookDelivery),
    ...wire('listGatewayTypes', handlers.settings?.listGatewayTypes),
    ...wire('listGatewayConfigs', handlers.settings?.listGatewayConfigs),
    ...wire('createGatewayConfig', handlers.settings?.createGatewayConfig),
    ...wire('checkGatewayAvailability', handlers.settings?.checkGatewayAvailability),
    ...wire('getGatewayConfig', handlers.settings?.getGatewayConfig),
    ...wire('deleteGatewayConfig', handlers.settings?.deleteGatewayConfig),
    ...wire('updateGatewayConfig', handlers.settings?.updateGatewayConfig),
    ...wire('testGatewayConfig', handlers.settings?.testGatewayConfig),
    ...wire('listInvitations', handlers.settings?.listInvitations),
    ...wire('createInvitation', handlers.settings?.createInvitation),
    ...wire('acceptInvitation', handlers.settings?.acceptInvitation),
    ...wire('viewInvitation', handlers.settings?.viewInvitation),
    ...wire('revokeInvitation', handlers.settings?.revokeInvitation),
    ...wire('listMessageKeys', handlers.settings?.listMessageKeys),
    ...wire('rotateMessageKeys', handlers.settings?.rotateMessageKeys),
    ...wire('putMessageKey', handlers.settings?.putMessageKey),
    ...wire('withdrawMessageKey', handlers.settings?.withdrawMessageKey),
    ...wire('login', handlers.settings?.login),
    ...wire('logout', handlers.settings?.logout),
    ...wire('getPaymentMetrics', handlers.settings?.getPaymentMetrics),
    ...wire('searchOrders', handlers.settings?.searchOrders),
    ...wire('exportOrders', handlers.settings?.exportOrders),
    ...wire('viewOrder', handlers.settings?.viewOrder),
    ...wire('getOrderConsents', handlers.settings?.getOrderConsents),
    ...wire('expireOrder', handlers.settings?.expireOrder),
    ...wire('issueRefund', handlers.settings?.issueRefund),
    ...wire('getOrderTimeline', handlers.settings?.getOrderTimeline),
    ...wire('getOrderWebhooks', handlers.settings?.getOrderWebhooks),
    ...wire('createPasskeyChallenge', handlers.settings?.createPasskeyChallenge),
    ...wire('changePassword', handlers.settings?.changePassword),
    ...wire('getPaymentPageSettings', handlers.settings?.getPaymentPageSettings),
    ...wire('replacePaymentPageSettings', handlers.settings?.replacePaymentPageSettings),
    ...wire('updatePaymentPageSettings', handlers.settings?.updatePaymentPageSettings),
    ...wire('rotateResponseKey', handlers.settings?.rotateResponseKey),
    ...wire('listRequests', handlers.settings?.listRequests),
    ...wire('getRequest', handlers.settings?.getRequest),
    ...wire('getRoutingRules', handlers.settings?.getRoutingRules),
    ...wire('replaceRoutingRules', handlers.settings?.replaceRoutingRules),
    ...wire('dryRunRouting', handlers.settings?.dryRunRouting),
    ...wire('createTestPayment', handlers.settings?.createTestPayment),
    ...wire('raiseTokenNotice', handlers.settings?.raiseTokenNotice),
    ...wire('addPasskey', handlers.settings?.addPasskey),
    ...wire('createPasskeyRegistration', handlers.settings?.createPasskeyRegistration),
    ...wire('removePasskey', handlers.settings?.removePasskey),
    ...wire('replaceRecoveryCodes', handlers.settings?.replaceRecoveryCodes),
    ...wire('beginTotp', handlers.settings?.beginTotp),
    ...wire('removeTotp', handlers.settings?.removeTotp),
    ...wire('confirmTotp', handlers.settings?.confirmTotp),
    ...wire('getSession', handlers.settings?.getSession),
    ...wire('confirmSession', handlers.settings?.confirmSession),
    ...wire('listSessions', handlers.settings?.listSessions),
    ...wire('openSession', handlers.settings?.openSession),
    ...wire('endSession', handlers.settings?.endSession),
    ...wire('streamChanges', handlers.settings?.streamChanges),
    ...wire('captureAuthorization', handlers.settings?.captureAuthorization),
    ...wire('voidAuthorization', handlers.settings?.voidAuthorization),
    ...wire('listUsers', handlers.settings?.listUsers),
    ...wire('removeUser', handlers.settings?.removeUser),
    ...wire('updateUser', handlers.settings?.updateUser),
    ...wire('getWebhookSettings', handlers.settings?.getWebhookSettings),
    ...wire('replaceWebhookSettings', handlers.settings?.replaceWebhookSettings),
    ...wire('updateWebhookSettings', handlers.settings?.updateWebhookSettings),
    ...wire('rotateWebhookSecret', handlers.settings?.rotateWebhookSecret),
    ...wire('testWebhook', handlers.settings?.testWebhook),
    ...wire('listWebhookEndpoints', handlers.settings?.listWebhookEndpoints),
    ...wire('pauseWebhookEndpoint', handlers.settings?.pauseWebhookEndpoint),
    ...wire('resumeWebhookEndpoint', handlers.settings?.resumeWebhookEndpoint),
    ...wire('replayWebhooks', handlers.settings?.replayWebhooks),
    ...wire('resendWebhook', handlers.settings?.resendWebhook),
    ...wire('stopWebhook', handlers.settings?.stopWebhook),
    ...wire('startTxn', handlers.transactions?.startTxn),
    ...wire('captureTxn', handlers.transactions?.captureTxn),
    ...wire('voidTxn', handlers.transactions?.voidTxn),
    ...wire('getEncryptedOrderStatus', handlers.encrypted?.getEncryptedOrderStatus),
    ...wire('createEncryptedRefund', handlers.encrypted?.createEncryptedRefund),
    ...wire('createEncryptedSession', handlers.encrypted?.createEncryptedSession),
    ...wire('startEncryptedTxn', handlers.encrypted?.startEncryptedTxn),
    ...wire('listWebhookSourceAddresses', handlers.events?.listWebhookSourceAddresses),
  ];
  const byId = new Map(wired.map((member) => [member.operation.id, member.handler]));
  return async (operation: Operation, request: InnerRequest, { scheme, value }: ContextChoice<C>): Promise<Reply> => {
    if (!operation.security.includes(scheme)) throw new Error(`${operation.id} is not open to ${scheme}`);
    const handler = byId.get(operation.id);
    if (handler === undefined) throw new Error(`${operation.id} has no handler here`);
    return handler(request, value);
  };
}

/** An answer on its way out, of whatever operation. */
export interface Reply {
  readonly status: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

type WireHandler = (request: InnerRequest, context: unknown) => Promise<Reply>;

interface Wired {
  readonly operation: Operation;
  readonly handler: WireHandler;
}

/**
 * The one place where types are asserted. It holds because the server's steps have validated the request against the
 * operation's schemas, and because `mount` refuses a context whose scheme does not open the operation.
 */
function wire<Op extends OperationId, C extends ContextMap>(id: Op, handler: Handler<Op, C> | undefined): readonly Wired[] {
  return handler === undefined ? [] : [{ operation: operations[id], handler: handler as unknown as WireHandler }];
}

/** The first step of a path. Express tries paths one after the other, so each beginning has a router of its own. */
function beginning(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path : path.slice(0, end);
}

function mount<C extends ContextMap>(routers: Map<string, Router>, parts: RouterParts<C>, path: string, wired: readonly (readonly Wired[])[]): void {
  const members = wired.flat();
  if (members.length === 0) return;
  const router = routers.get(beginning(path)) ?? Router({ caseSensitive: true, strict: true });
  routers.set(beginning(path), router);
  const route = router.route(path);
  for (const { operation, handler } of members) {
    const headerNames = operation.headers.map((name) => name.toLowerCase());
    route[operation.method](...parts.steps(operation), async (req: Request, res: Response) => {
      const { scheme, value } = await parts.context(req, operation);
      if (!operation.security.includes(scheme)) throw new Error(`${operation.id} is not open to ${scheme}`);
      const query = declared(req.query, operation.query, operation.query);
      const headers = declared(req.headers, headerNames, operation.headers);
      const handle = () => handler({ path: req.params, query, headers, body: req.body }, value);
      await send(res, await parts.answer(req, operation, handle));
    });
  }
  const allowed = members.flatMap(({ operation }) => (operation.method === 'get' ? ['GET', 'HEAD'] : [operation.method.toUpperCase()])).sort();
  route.all((_req, res, next) => {
    res.setHeader('Allow', allowed.join(', '));
    next(parts.methodNotAllowed(allowed));
  });
}

/** Of `values` those that the operation declares and the caller sent, under the contract's names. */
function declared(values: Readonly<Record<string, unknown>>, names: readonly string[], contractNames: readonly string[]): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) found[contractNames[index] ?? name] = value;
  }
  return found;
}

async function send(res: Response, reply: Reply): Promise<void> {
  const { body, contentType } = reply;
  res.status(reply.status);
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, String(value));
  if (body === undefined) res.end();
  else if (contentType === undefined) res.json(body);
  else if (/[/+]json$/.test(contentType)) res.type(contentType).json(body);
  else if (isStream(body)) await sendPieces(res.type(contentType), body);
  else res.type(contentType).send(body);
}

function isStream(body: unknown): body is AsyncIterable<string> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/** Sends the pieces as fast as the caller takes them. A caller that hangs up ends the source; a source that fails cuts the answer off. */
async function sendPieces(res: Response, pieces: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces, { highWaterMark: 1 }), res);
  } catch (error) {
    if (!isHungUp(error)) throw error;
  }
}

function isHungUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
