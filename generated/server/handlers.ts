// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
import type { ContextMap, Handler } from './handler.ts';

export interface BinsHandlers<C extends ContextMap> {
  getCardInfo: Handler<'getCardInfo', C>;
}

export interface CardsHandlers<C extends ContextMap> {
  addCard: Handler<'addCard', C>;
  deleteCard: Handler<'deleteCard', C>;
  listCards: Handler<'listCards', C>;
  tokenizeCard: Handler<'tokenizeCard', C>;
  updateCard: Handler<'updateCard', C>;
}

export interface CustomersHandlers<C extends ContextMap> {
  createCustomer: Handler<'createCustomer', C>;
  deleteCustomer: Handler<'deleteCustomer', C>;
  getCustomer: Handler<'getCustomer', C>;
  updateCustomer: Handler<'updateCustomer', C>;
}

export interface EncryptedHandlers<C extends ContextMap> {
  createEncryptedRefund: Handler<'createEncryptedRefund', C>;
  createEncryptedSession: Handler<'createEncryptedSession', C>;
  getEncryptedOrderStatus: Handler<'getEncryptedOrderStatus', C>;
  startEncryptedTxn: Handler<'startEncryptedTxn', C>;
}

export interface EventsHandlers<C extends ContextMap> {
  listEvents: Handler<'listEvents', C>;
  listWebhookSourceAddresses: Handler<'listWebhookSourceAddresses', C>;
}

export interface GatewaysHandlers<C extends ContextMap> {
  takeGatewayCallback: Handler<'takeGatewayCallback', C>;
}

export interface OperationsHandlers<C extends ContextMap> {
  getHealth: Handler<'getHealth', C>;
  getMetrics: Handler<'getMetrics', C>;
  getReady: Handler<'getReady', C>;
}

export interface OperatorHandlers<C extends ContextMap> {
  createMerchant: Handler<'createMerchant', C>;
  getBinTable: Handler<'getBinTable', C>;
  getMerchant: Handler<'getMerchant', C>;
  getVault: Handler<'getVault', C>;
  listMerchants: Handler<'listMerchants', C>;
  listServiceAuditEntries: Handler<'listServiceAuditEntries', C>;
  replaceBinTable: Handler<'replaceBinTable', C>;
  resetMerchantCredentials: Handler<'resetMerchantCredentials', C>;
  rewrapVault: Handler<'rewrapVault', C>;
  updateMerchant: Handler<'updateMerchant', C>;
  verifyServiceAuditLog: Handler<'verifyServiceAuditLog', C>;
}

export interface OrdersHandlers<C extends ContextMap> {
  createOrder: Handler<'createOrder', C>;
  getOrder: Handler<'getOrder', C>;
  listOrders: Handler<'listOrders', C>;
  updateOrder: Handler<'updateOrder', C>;
}

export interface PagesHandlers<C extends ContextMap> {
  payOnPaymentPage: Handler<'payOnPaymentPage', C>;
  returnFromGateway: Handler<'returnFromGateway', C>;
  showPayStep: Handler<'showPayStep', C>;
  showPaymentPage: Handler<'showPaymentPage', C>;
  submitPayStep: Handler<'submitPayStep', C>;
}

export interface RefundsHandlers<C extends ContextMap> {
  refundOrder: Handler<'refundOrder', C>;
  refundTxn: Handler<'refundTxn', C>;
}

export interface SessionsHandlers<C extends ContextMap> {
  createSession: Handler<'createSession', C>;
}

export interface SettingsHandlers<C extends ContextMap> {
  acceptInvitation: Handler<'acceptInvitation', C>;
  addPasskey: Handler<'addPasskey', C>;
  beginTotp: Handler<'beginTotp', C>;
  captureAuthorization: Handler<'captureAuthorization', C>;
  changePassword: Handler<'changePassword', C>;
  checkGatewayAvailability: Handler<'checkGatewayAvailability', C>;
  confirmSession: Handler<'confirmSession', C>;
  confirmTotp: Handler<'confirmTotp', C>;
  createApiKey: Handler<'createApiKey', C>;
  createGatewayConfig: Handler<'createGatewayConfig', C>;
  createInvitation: Handler<'createInvitation', C>;
  createPasskeyChallenge: Handler<'createPasskeyChallenge', C>;
  createPasskeyRegistration: Handler<'createPasskeyRegistration', C>;
  createTestPayment: Handler<'createTestPayment', C>;
  deleteApiKey: Handler<'deleteApiKey', C>;
  deleteGatewayConfig: Handler<'deleteGatewayConfig', C>;
  dryRunRouting: Handler<'dryRunRouting', C>;
  endSession: Handler<'endSession', C>;
  eraseCustomer: Handler<'eraseCustomer', C>;
  expireOrder: Handler<'expireOrder', C>;
  exportOrders: Handler<'exportOrders', C>;
  getGatewayConfig: Handler<'getGatewayConfig', C>;
  getOrderConsents: Handler<'getOrderConsents', C>;
  getOrderTimeline: Handler<'getOrderTimeline', C>;
  getOrderWebhooks: Handler<'getOrderWebhooks', C>;
  getPaymentMetrics: Handler<'getPaymentMetrics', C>;
  getPaymentPageSettings: Handler<'getPaymentPageSettings', C>;
  getRequest: Handler<'getRequest', C>;
  getRoutingRules: Handler<'getRoutingRules', C>;
  getSession: Handler<'getSession', C>;
  getWebhookDelivery: Handler<'getWebhookDelivery', C>;
  getWebhookSettings: Handler<'getWebhookSettings', C>;
  issueRefund: Handler<'issueRefund', C>;
  listApiKeys: Handler<'listApiKeys', C>;
  listAuditEntries: Handler<'listAuditEntries', C>;
  listCustomerConsents: Handler<'listCustomerConsents', C>;
  listGatewayConfigs: Handler<'listGatewayConfigs', C>;
  listGatewayTypes: Handler<'listGatewayTypes', C>;
  listInvitations: Handler<'listInvitations', C>;
  listMessageKeys: Handler<'listMessageKeys', C>;
  listRequests: Handler<'listRequests', C>;
  listSessions: Handler<'listSessions', C>;
  listUsers: Handler<'listUsers', C>;
  listWebhookDeliveries: Handler<'listWebhookDeliveries', C>;
  listWebhookEndpoints: Handler<'listWebhookEndpoints', C>;
  login: Handler<'login', C>;
  logout: Handler<'logout', C>;
  openSession: Handler<'openSession', C>;
  pauseWebhookEndpoint: Handler<'pauseWebhookEndpoint', C>;
  putMessageKey: Handler<'putMessageKey', C>;
  raiseTokenNotice: Handler<'raiseTokenNotice', C>;
  removePasskey: Handler<'removePasskey', C>;
  removeTotp: Handler<'removeTotp', C>;
  removeUser: Handler<'removeUser', C>;
  replacePaymentPageSettings: Handler<'replacePaymentPageSettings', C>;
  replaceRecoveryCodes: Handler<'replaceRecoveryCodes', C>;
  replaceRoutingRules: Handler<'replaceRoutingRules', C>;
  replaceWebhookSettings: Handler<'replaceWebhookSettings', C>;
  replayWebhooks: Handler<'replayWebhooks', C>;
  resendWebhook: Handler<'resendWebhook', C>;
  resumeWebhookEndpoint: Handler<'resumeWebhookEndpoint', C>;
  revokeInvitation: Handler<'revokeInvitation', C>;
  rotateMessageKeys: Handler<'rotateMessageKeys', C>;
  rotateResponseKey: Handler<'rotateResponseKey', C>;
  rotateWebhookSecret: Handler<'rotateWebhookSecret', C>;
  searchCustomers: Handler<'searchCustomers', C>;
  searchOrders: Handler<'searchOrders', C>;
  stopWebhook: Handler<'stopWebhook', C>;
  streamChanges: Handler<'streamChanges', C>;
  testGatewayConfig: Handler<'testGatewayConfig', C>;
  testWebhook: Handler<'testWebhook', C>;
  updateGatewayConfig: Handler<'updateGatewayConfig', C>;
  updatePaymentPageSettings: Handler<'updatePaymentPageSettings', C>;
  updateUser: Handler<'updateUser', C>;
  updateWebhookSettings: Handler<'updateWebhookSettings', C>;
  verifyAuditLog: Handler<'verifyAuditLog', C>;
  viewCustomer: Handler<'viewCustomer', C>;
  viewInvitation: Handler<'viewInvitation', C>;
  viewOrder: Handler<'viewOrder', C>;
  voidAuthorization: Handler<'voidAuthorization', C>;
  withdrawMessageKey: Handler<'withdrawMessageKey', C>;
}

export interface TokensHandlers<C extends ContextMap> {
  deleteToken: Handler<'deleteToken', C>;
  resumeToken: Handler<'resumeToken', C>;
  suspendToken: Handler<'suspendToken', C>;
  tokenizeStoredCard: Handler<'tokenizeStoredCard', C>;
}

export interface TransactionsHandlers<C extends ContextMap> {
  captureTxn: Handler<'captureTxn', C>;
  startTxn: Handler<'startTxn', C>;
  voidTxn: Handler<'voidTxn', C>;
}

/** Every handler of the contract, by tag. */
export interface HandlersByTag<C extends ContextMap> {
  bins: BinsHandlers<C>;
  cards: CardsHandlers<C>;
  customers: CustomersHandlers<C>;
  encrypted: EncryptedHandlers<C>;
  events: EventsHandlers<C>;
  gateways: GatewaysHandlers<C>;
  operations: OperationsHandlers<C>;
  operator: OperatorHandlers<C>;
  orders: OrdersHandlers<C>;
  pages: PagesHandlers<C>;
  refunds: RefundsHandlers<C>;
  sessions: SessionsHandlers<C>;
  settings: SettingsHandlers<C>;
  tokens: TokensHandlers<C>;
  transactions: TransactionsHandlers<C>;
}

/** Every handler of the merchant document. */
export type MerchantHandlers<C extends ContextMap> = Pick<
  HandlersByTag<C>,
  'bins' | 'cards' | 'customers' | 'encrypted' | 'events' | 'gateways' | 'operations' | 'orders' | 'pages' | 'refunds' | 'sessions' | 'tokens' | 'transactions'
>;

/** Every handler of the administration document. */
export type AdminHandlers<C extends ContextMap> = Pick<
  HandlersByTag<C>,
  'operator' | 'settings'
>;
