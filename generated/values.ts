// Generated from the contract in openapi/ by `npm run generate`. Do not edit.

export const AuditActor = {
  operator: 'operator',
  settings: 'settings',
  api_key: 'api_key',
  message_key: 'message_key',
  anonymous: 'anonymous',
} as const;
export type AuditActor = (typeof AuditActor)[keyof typeof AuditActor];

export const AuditBreakReason = {
  ENTRY_MISSING: 'ENTRY_MISSING',
  ENTRY_CHANGED: 'ENTRY_CHANGED',
} as const;
export type AuditBreakReason = (typeof AuditBreakReason)[keyof typeof AuditBreakReason];

export const AuditOutcome = {
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
  UNKNOWN: 'UNKNOWN',
} as const;
export type AuditOutcome = (typeof AuditOutcome)[keyof typeof AuditOutcome];

export const CardNumbersInText = {
  refuse: 'refuse',
  warn: 'warn',
} as const;
export type CardNumbersInText = (typeof CardNumbersInText)[keyof typeof CardNumbersInText];

export const ConsentChoice = {
  GIVEN: 'GIVEN',
  DECLINED: 'DECLINED',
} as const;
export type ConsentChoice = (typeof ConsentChoice)[keyof typeof ConsentChoice];

export const ConsentVia = {
  PAGE: 'PAGE',
  MERCHANT: 'MERCHANT',
} as const;
export type ConsentVia = (typeof ConsentVia)[keyof typeof ConsentVia];

export const DeclineCode = {
  insufficient_funds: 'insufficient_funds',
  do_not_honour: 'do_not_honour',
  expired_card: 'expired_card',
  incorrect_number: 'incorrect_number',
  incorrect_security_code: 'incorrect_security_code',
  lost_or_stolen: 'lost_or_stolen',
  limit_exceeded: 'limit_exceeded',
  authentication_required: 'authentication_required',
  authentication_failed: 'authentication_failed',
  suspected_fraud: 'suspected_fraud',
  not_permitted: 'not_permitted',
  unsupported_payment: 'unsupported_payment',
  processing_error: 'processing_error',
  gateway_unavailable: 'gateway_unavailable',
  gateway_misconfigured: 'gateway_misconfigured',
} as const;
export type DeclineCode = (typeof DeclineCode)[keyof typeof DeclineCode];

export const DeclineRetry = {
  SAME_CARD: 'SAME_CARD',
  OTHER_CARD: 'OTHER_CARD',
  NONE: 'NONE',
} as const;
export type DeclineRetry = (typeof DeclineRetry)[keyof typeof DeclineRetry];

export const DisputeStatus = {
  OPEN: 'OPEN',
  WON: 'WON',
  LOST: 'LOST',
} as const;
export type DisputeStatus = (typeof DisputeStatus)[keyof typeof DisputeStatus];

export const ErrorCategory = {
  USER_ERROR: 'USER_ERROR',
  CONFIG_ERROR: 'CONFIG_ERROR',
  GATEWAY_ERROR: 'GATEWAY_ERROR',
  SERVER_ERROR: 'SERVER_ERROR',
} as const;
export type ErrorCategory = (typeof ErrorCategory)[keyof typeof ErrorCategory];

export const ErrorCode = {
  INVALID_REQUEST: 'INVALID_REQUEST',
  mandatory_fields_missing: 'Mandatory fields are missing',
  INVALID_INPUT: 'INVALID_INPUT',
  EXPIRED: 'EXPIRED',
  order_not_found: 'order_not_found',
  unique: 'unique',
  access_denied: 'access_denied',
  bad_origin: 'bad_origin',
  object_not_found: 'object_not_found',
  method_not_allowed: 'method_not_allowed',
  payload_too_large: 'payload_too_large',
  unsupported_media_type: 'unsupported_media_type',
  idempotency_conflict: 'idempotency_conflict',
  precondition_failed: 'precondition_failed',
  rate_limited: 'rate_limited',
  internal_error: 'internal_error',
  service_unavailable: 'service_unavailable',
  order_already_processed: 'order_already_processed',
  txn_in_progress: 'txn_in_progress',
  attempts_exceeded: 'attempts_exceeded',
  missing_card_number: 'missing_card_number',
  missing_merchant_id: 'missing merchant_id',
  payment_page_client_id_not_found: 'payment_page_client_id_not_found',
  invalid_client_id: 'invalid.client.id',
  customer_id_not_found: 'customer_id_not_found',
  webhook_not_configured: 'webhook_not_configured',
  INVALID_ACTION: 'INVALID_ACTION',
  duplicate_call: 'duplicate.call',
  invalid_amount_exceeded: 'invalid.amount.exceeded',
  invalid_amount: 'invalid amount',
  invalid_order_not_successful: 'invalid.order.not_successful',
  request_exceeded: 'request.exceeded',
  role_not_allowed: 'role_not_allowed',
  confirmation_required: 'confirmation_required',
  second_factor_required: 'second_factor_required',
  second_factor_missing: 'second_factor_missing',
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

export const ErrorInfoCode = {
  INVALID_INPUT: 'INVALID_INPUT',
  RESOURCE_NOT_FOUND: 'RESOURCE_NOT_FOUND',
  EXPIRED: 'EXPIRED',
  DUPLICATE_REQUEST: 'DUPLICATE_REQUEST',
  MISSING_MANDATORY_PARAMETER: 'MISSING_MANDATORY_PARAMETER',
  INVALID_ACTION: 'INVALID_ACTION',
  UNAUTHORIZED: 'UNAUTHORIZED',
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  ALREADY_EXISTS: 'ALREADY_EXISTS',
  BAD_ORIGIN: 'BAD_ORIGIN',
  RATE_LIMITED: 'RATE_LIMITED',
  ACCOUNT_NOT_FOUND: 'ACCOUNT_NOT_FOUND',
  FEATURE_NOT_ENABLED: 'FEATURE_NOT_ENABLED',
  INTERNAL_ERROR: 'INTERNAL_ERROR',
} as const;
export type ErrorInfoCode = (typeof ErrorInfoCode)[keyof typeof ErrorInfoCode];

export const ErrorStatus = {
  bad_request: 'Bad Request',
  NOT_FOUND: 'NOT_FOUND',
  invalid_request_error: 'invalid_request_error',
  error: 'error',
  refund_error: 'ERROR',
} as const;
export type ErrorStatus = (typeof ErrorStatus)[keyof typeof ErrorStatus];

export const EventName = {
  ORDER_CREATED: 'ORDER_CREATED',
  ORDER_UPDATED: 'ORDER_UPDATED',
  TXN_CREATED: 'TXN_CREATED',
  TXN_CHARGED: 'TXN_CHARGED',
  TXN_FAILED: 'TXN_FAILED',
  ORDER_SUCCEEDED: 'ORDER_SUCCEEDED',
  ORDER_FAILED: 'ORDER_FAILED',
  ORDER_AUTHORIZED: 'ORDER_AUTHORIZED',
  ORDER_PARTIAL_CHARGED: 'ORDER_PARTIAL_CHARGED',
  ORDER_CAPTURE_FAILED: 'ORDER_CAPTURE_FAILED',
  ORDER_VOIDED: 'ORDER_VOIDED',
  ORDER_VOID_FAILED: 'ORDER_VOID_FAILED',
  AUTO_REFUND_INITIATED: 'AUTO_REFUND_INITIATED',
  AUTO_REFUND_SUCCEEDED: 'AUTO_REFUND_SUCCEEDED',
  AUTO_REFUND_FAILED: 'AUTO_REFUND_FAILED',
  REFUND_INITIATED: 'REFUND_INITIATED',
  REFUND_SUCCEEDED: 'REFUND_SUCCEEDED',
  REFUND_FAILED: 'REFUND_FAILED',
  REFUND_MANUAL_REVIEW_NEEDED: 'REFUND_MANUAL_REVIEW_NEEDED',
  ORDER_REFUNDED: 'ORDER_REFUNDED',
  ORDER_REFUND_FAILED: 'ORDER_REFUND_FAILED',
  TOKEN_STATUS_CHANGED: 'TOKEN_STATUS_CHANGED',
  DISPUTE_OPENED: 'DISPUTE_OPENED',
  DISPUTE_WON: 'DISPUTE_WON',
  DISPUTE_LOST: 'DISPUTE_LOST',
} as const;
export type EventName = (typeof EventName)[keyof typeof EventName];

export const GatewayCircuitState = {
  CLOSED: 'CLOSED',
  OPEN: 'OPEN',
  HALF_OPEN: 'HALF_OPEN',
} as const;
export type GatewayCircuitState = (typeof GatewayCircuitState)[keyof typeof GatewayCircuitState];

export const GatewayNewsKind = {
  CHARGED: 'CHARGED',
  AUTHORIZED: 'AUTHORIZED',
  FAILED: 'FAILED',
  CAPTURED: 'CAPTURED',
  CAPTURE_FAILED: 'CAPTURE_FAILED',
  VOIDED: 'VOIDED',
  VOID_FAILED: 'VOID_FAILED',
  REFUNDED: 'REFUNDED',
  REFUND_FAILED: 'REFUND_FAILED',
} as const;
export type GatewayNewsKind = (typeof GatewayNewsKind)[keyof typeof GatewayNewsKind];

export const GatewayTestResult = {
  ACCEPTED: 'ACCEPTED',
  REFUSED: 'REFUSED',
  UNREACHABLE: 'UNREACHABLE',
} as const;
export type GatewayTestResult = (typeof GatewayTestResult)[keyof typeof GatewayTestResult];

export const MessageKeyState = {
  READY: 'READY',
  ACTIVE: 'ACTIVE',
  RETIRING: 'RETIRING',
} as const;
export type MessageKeyState = (typeof MessageKeyState)[keyof typeof MessageKeyState];

export const OrderAttention = {
  REFUND_REVIEW: 'REFUND_REVIEW',
  REFUND_FAILED: 'REFUND_FAILED',
  DISPUTE_OPEN: 'DISPUTE_OPEN',
  CAPTURE_DUE: 'CAPTURE_DUE',
} as const;
export type OrderAttention = (typeof OrderAttention)[keyof typeof OrderAttention];

export const OrderStatus = {
  NEW: 'NEW',
  STARTED: 'STARTED',
  CHARGED: 'CHARGED',
  SVC_DECLINED: 'SVC_DECLINED',
  PENDING_VBV: 'PENDING_VBV',
  VBV_SUCCESSFUL: 'VBV_SUCCESSFUL',
  AUTHORIZED: 'AUTHORIZED',
  AUTHENTICATION_FAILED: 'AUTHENTICATION_FAILED',
  AUTHORIZATION_FAILED: 'AUTHORIZATION_FAILED',
  AUTHORIZING: 'AUTHORIZING',
  VOIDED: 'VOIDED',
  VOID_INITIATED: 'VOID_INITIATED',
  CAPTURE_INITIATED: 'CAPTURE_INITIATED',
  CAPTURE_FAILED: 'CAPTURE_FAILED',
  VOID_FAILED: 'VOID_FAILED',
  AUTO_REFUNDED: 'AUTO_REFUNDED',
  PARTIAL_CHARGED: 'PARTIAL_CHARGED',
  EXPIRED: 'EXPIRED',
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

export const PageAction = {
  pay: 'pay',
  tokenize: 'tokenize',
  delete: 'delete',
} as const;
export type PageAction = (typeof PageAction)[keyof typeof PageAction];

export const PageLanguage = {
  auto: 'auto',
  en: 'en',
  hi: 'hi',
} as const;
export type PageLanguage = (typeof PageLanguage)[keyof typeof PageLanguage];

export const PageLanguageChoice = {
  auto: 'auto',
  en: 'en',
  hi: 'hi',
} as const;
export type PageLanguageChoice = (typeof PageLanguageChoice)[keyof typeof PageLanguageChoice];

export const RefundStatus = {
  PENDING: 'PENDING',
  SUCCESS: 'SUCCESS',
  FAILURE: 'FAILURE',
  MANUAL_REVIEW: 'MANUAL_REVIEW',
} as const;
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus];

export const RequestCaller = {
  API_KEY: 'API_KEY',
  MESSAGE_KEY: 'MESSAGE_KEY',
  CLIENT_TOKEN: 'CLIENT_TOKEN',
  GATEWAY: 'GATEWAY',
  ANONYMOUS: 'ANONYMOUS',
} as const;
export type RequestCaller = (typeof RequestCaller)[keyof typeof RequestCaller];

export const RoutingCardType = {
  CREDIT: 'CREDIT',
  DEBIT: 'DEBIT',
} as const;
export type RoutingCardType = (typeof RoutingCardType)[keyof typeof RoutingCardType];

export const RoutingChoice = {
  REFERENCE_ID: 'REFERENCE_ID',
  RULE: 'RULE',
  DEFAULT: 'DEFAULT',
} as const;
export type RoutingChoice = (typeof RoutingChoice)[keyof typeof RoutingChoice];

export const RoutingInstrument = {
  CARD: 'CARD',
  TOKEN: 'TOKEN',
} as const;
export type RoutingInstrument = (typeof RoutingInstrument)[keyof typeof RoutingInstrument];

export const RoutingNetwork = {
  VISA: 'VISA',
  MASTERCARD: 'MASTERCARD',
  AMEX: 'AMEX',
  RUPAY: 'RUPAY',
  MAESTRO: 'MAESTRO',
  DINERS: 'DINERS',
  DISCOVER: 'DISCOVER',
  JCB: 'JCB',
} as const;
export type RoutingNetwork = (typeof RoutingNetwork)[keyof typeof RoutingNetwork];

export const RoutingOutcome = {
  CHOSEN: 'CHOSEN',
  REFERENCE_MISMATCH: 'REFERENCE_MISMATCH',
  NO_GATEWAY: 'NO_GATEWAY',
} as const;
export type RoutingOutcome = (typeof RoutingOutcome)[keyof typeof RoutingOutcome];

export const RoutingRuleResult = {
  MATCHED: 'MATCHED',
  NOT_MATCHED: 'NOT_MATCHED',
  DISABLED: 'DISABLED',
  UNUSABLE: 'UNUSABLE',
} as const;
export type RoutingRuleResult = (typeof RoutingRuleResult)[keyof typeof RoutingRuleResult];

export const RoutingSkipReason = {
  DELETED: 'DELETED',
  DISABLED: 'DISABLED',
  NOT_SUPPORTED: 'NOT_SUPPORTED',
} as const;
export type RoutingSkipReason = (typeof RoutingSkipReason)[keyof typeof RoutingSkipReason];

export const SecondFactorKind = {
  totp: 'totp',
  passkey: 'passkey',
} as const;
export type SecondFactorKind = (typeof SecondFactorKind)[keyof typeof SecondFactorKind];

export const SentEventName = {
  ORDER_CREATED: 'ORDER_CREATED',
  ORDER_UPDATED: 'ORDER_UPDATED',
  TXN_CREATED: 'TXN_CREATED',
  TXN_CHARGED: 'TXN_CHARGED',
  TXN_FAILED: 'TXN_FAILED',
  ORDER_SUCCEEDED: 'ORDER_SUCCEEDED',
  ORDER_FAILED: 'ORDER_FAILED',
  ORDER_AUTHORIZED: 'ORDER_AUTHORIZED',
  ORDER_PARTIAL_CHARGED: 'ORDER_PARTIAL_CHARGED',
  ORDER_CAPTURE_FAILED: 'ORDER_CAPTURE_FAILED',
  ORDER_VOIDED: 'ORDER_VOIDED',
  ORDER_VOID_FAILED: 'ORDER_VOID_FAILED',
  AUTO_REFUND_INITIATED: 'AUTO_REFUND_INITIATED',
  AUTO_REFUND_SUCCEEDED: 'AUTO_REFUND_SUCCEEDED',
  AUTO_REFUND_FAILED: 'AUTO_REFUND_FAILED',
  REFUND_INITIATED: 'REFUND_INITIATED',
  REFUND_SUCCEEDED: 'REFUND_SUCCEEDED',
  REFUND_FAILED: 'REFUND_FAILED',
  REFUND_MANUAL_REVIEW_NEEDED: 'REFUND_MANUAL_REVIEW_NEEDED',
  ORDER_REFUNDED: 'ORDER_REFUNDED',
  ORDER_REFUND_FAILED: 'ORDER_REFUND_FAILED',
  TOKEN_STATUS_CHANGED: 'TOKEN_STATUS_CHANGED',
  DISPUTE_OPENED: 'DISPUTE_OPENED',
  DISPUTE_WON: 'DISPUTE_WON',
  DISPUTE_LOST: 'DISPUTE_LOST',
} as const;
export type SentEventName = (typeof SentEventName)[keyof typeof SentEventName];

export const SessionAction = {
  paymentPage: 'paymentPage',
  paymentManagement: 'paymentManagement',
} as const;
export type SessionAction = (typeof SessionAction)[keyof typeof SessionAction];

export const SettingsRole = {
  owner: 'owner',
  developer: 'developer',
  operations: 'operations',
  viewer: 'viewer',
} as const;
export type SettingsRole = (typeof SettingsRole)[keyof typeof SettingsRole];

export const SettingsRoleChoice = {
  owner: 'owner',
  developer: 'developer',
  operations: 'operations',
  viewer: 'viewer',
} as const;
export type SettingsRoleChoice = (typeof SettingsRoleChoice)[keyof typeof SettingsRoleChoice];

export const SettingsSessionKind = {
  browser: 'browser',
  token: 'token',
} as const;
export type SettingsSessionKind = (typeof SettingsSessionKind)[keyof typeof SettingsSessionKind];

export const TimelineEntryType = {
  ORDER_CREATED: 'ORDER_CREATED',
  ORDER_EXPIRED: 'ORDER_EXPIRED',
  ATTEMPT_STARTED: 'ATTEMPT_STARTED',
  ATTEMPT_STATUS: 'ATTEMPT_STATUS',
  BANK_ANSWER: 'BANK_ANSWER',
  CONSENT: 'CONSENT',
  TOKEN: 'TOKEN',
  CAPTURE: 'CAPTURE',
  VOID: 'VOID',
  REFUND_REQUESTED: 'REFUND_REQUESTED',
  REFUND_SENT: 'REFUND_SENT',
  REFUND_RESULT: 'REFUND_RESULT',
  DISPUTE: 'DISPUTE',
  WEBHOOK: 'WEBHOOK',
  WEBHOOK_ATTEMPT: 'WEBHOOK_ATTEMPT',
  ACTION: 'ACTION',
} as const;
export type TimelineEntryType = (typeof TimelineEntryType)[keyof typeof TimelineEntryType];

export const TimelineOutcome = {
  INFO: 'INFO',
  PENDING: 'PENDING',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
} as const;
export type TimelineOutcome = (typeof TimelineOutcome)[keyof typeof TimelineOutcome];

export const TokenEndReason = {
  refused_by_network: 'refused_by_network',
  network_unavailable: 'network_unavailable',
  number_not_kept: 'number_not_kept',
  deleted_by_merchant: 'deleted_by_merchant',
  card_removed: 'card_removed',
  deleted_by_issuer: 'deleted_by_issuer',
  card_closed: 'card_closed',
  expired: 'expired',
} as const;
export type TokenEndReason = (typeof TokenEndReason)[keyof typeof TokenEndReason];

export const TokenNoticeKind = {
  suspended: 'suspended',
  resumed: 'resumed',
  deleted: 'deleted',
  card_closed: 'card_closed',
  expired: 'expired',
} as const;
export type TokenNoticeKind = (typeof TokenNoticeKind)[keyof typeof TokenNoticeKind];

export const TokenizationStatus = {
  INITIATED: 'INITIATED',
  ACTIVE: 'ACTIVE',
  INACTIVE: 'INACTIVE',
  SUSPENDED: 'SUSPENDED',
} as const;
export type TokenizationStatus = (typeof TokenizationStatus)[keyof typeof TokenizationStatus];

export const TxnErrorCode = {
  GATEWAY_NOT_FOUND: 'GATEWAY_NOT_FOUND',
  gateway_reference_mismatch: 'gateway_reference_mismatch',
  authentication_failed: 'authentication_failed',
  customer_cancelled: 'customer_cancelled',
  authentication_abandoned: 'authentication_abandoned',
  authorization_failed: 'authorization_failed',
  capture_failed: 'capture_failed',
  void_failed: 'void_failed',
} as const;
export type TxnErrorCode = (typeof TxnErrorCode)[keyof typeof TxnErrorCode];

export const TxnStatus = {
  STARTED: 'STARTED',
  CHARGED: 'CHARGED',
  SVC_DECLINED: 'SVC_DECLINED',
  PENDING_VBV: 'PENDING_VBV',
  VBV_SUCCESSFUL: 'VBV_SUCCESSFUL',
  AUTHORIZED: 'AUTHORIZED',
  AUTHENTICATION_FAILED: 'AUTHENTICATION_FAILED',
  AUTHORIZATION_FAILED: 'AUTHORIZATION_FAILED',
  AUTHORIZING: 'AUTHORIZING',
  VOIDED: 'VOIDED',
  VOID_INITIATED: 'VOID_INITIATED',
  CAPTURE_INITIATED: 'CAPTURE_INITIATED',
  CAPTURE_FAILED: 'CAPTURE_FAILED',
  VOID_FAILED: 'VOID_FAILED',
  AUTO_REFUNDED: 'AUTO_REFUNDED',
} as const;
export type TxnStatus = (typeof TxnStatus)[keyof typeof TxnStatus];

export const VaultKeyState = {
  SEALING: 'SEALING',
  OPENING: 'OPENING',
  MISSING: 'MISSING',
} as const;
export type VaultKeyState = (typeof VaultKeyState)[keyof typeof VaultKeyState];

export const WebhookAttemptOutcome = {
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  NOT_ACKNOWLEDGED: 'NOT_ACKNOWLEDGED',
  TIMED_OUT: 'TIMED_OUT',
  CONNECTION_FAILED: 'CONNECTION_FAILED',
  ADDRESS_REFUSED: 'ADDRESS_REFUSED',
  UNKNOWN: 'UNKNOWN',
} as const;
export type WebhookAttemptOutcome = (typeof WebhookAttemptOutcome)[keyof typeof WebhookAttemptOutcome];

export const WebhookBreakerState = {
  CLOSED: 'CLOSED',
  OPEN: 'OPEN',
} as const;
export type WebhookBreakerState = (typeof WebhookBreakerState)[keyof typeof WebhookBreakerState];

export const WebhookDeliveryState = {
  PENDING: 'PENDING',
  IN_FLIGHT: 'IN_FLIGHT',
  WAITING_FOR_URL: 'WAITING_FOR_URL',
  HELD: 'HELD',
  STOPPED: 'STOPPED',
  NOTIFIED: 'NOTIFIED',
} as const;
export type WebhookDeliveryState = (typeof WebhookDeliveryState)[keyof typeof WebhookDeliveryState];

export const WebhookFailureClass = {
  DNS: 'DNS',
  CONNECTION: 'CONNECTION',
  TLS: 'TLS',
  TIMEOUT: 'TIMEOUT',
  REDIRECT: 'REDIRECT',
  CLIENT_ERROR: 'CLIENT_ERROR',
  SERVER_ERROR: 'SERVER_ERROR',
  OTHER_STATUS: 'OTHER_STATUS',
  ADDRESS_REFUSED: 'ADDRESS_REFUSED',
  UNKNOWN: 'UNKNOWN',
} as const;
export type WebhookFailureClass = (typeof WebhookFailureClass)[keyof typeof WebhookFailureClass];

export const OperationId = {
  addCard: 'addCard',
  captureTxn: 'captureTxn',
  createCustomer: 'createCustomer',
  createEncryptedRefund: 'createEncryptedRefund',
  createEncryptedSession: 'createEncryptedSession',
  createOrder: 'createOrder',
  createSession: 'createSession',
  deleteCard: 'deleteCard',
  deleteCustomer: 'deleteCustomer',
  deleteToken: 'deleteToken',
  getCardInfo: 'getCardInfo',
  getCustomer: 'getCustomer',
  getEncryptedOrderStatus: 'getEncryptedOrderStatus',
  getHealth: 'getHealth',
  getMetrics: 'getMetrics',
  getOrder: 'getOrder',
  getReady: 'getReady',
  listCards: 'listCards',
  listEvents: 'listEvents',
  listOrders: 'listOrders',
  listWebhookSourceAddresses: 'listWebhookSourceAddresses',
  payOnPaymentPage: 'payOnPaymentPage',
  refundOrder: 'refundOrder',
  refundTxn: 'refundTxn',
  resumeToken: 'resumeToken',
  returnFromGateway: 'returnFromGateway',
  showPayStep: 'showPayStep',
  showPaymentPage: 'showPaymentPage',
  startEncryptedTxn: 'startEncryptedTxn',
  startTxn: 'startTxn',
  submitPayStep: 'submitPayStep',
  suspendToken: 'suspendToken',
  takeGatewayCallback: 'takeGatewayCallback',
  tokenizeCard: 'tokenizeCard',
  tokenizeStoredCard: 'tokenizeStoredCard',
  updateCard: 'updateCard',
  updateCustomer: 'updateCustomer',
  updateOrder: 'updateOrder',
  voidTxn: 'voidTxn',
} as const;
export type OperationId = (typeof OperationId)[keyof typeof OperationId];

export const AdminOperationId = {
  acceptInvitation: 'acceptInvitation',
  addPasskey: 'addPasskey',
  beginTotp: 'beginTotp',
  captureAuthorization: 'captureAuthorization',
  changePassword: 'changePassword',
  checkGatewayAvailability: 'checkGatewayAvailability',
  confirmSession: 'confirmSession',
  confirmTotp: 'confirmTotp',
  createApiKey: 'createApiKey',
  createGatewayConfig: 'createGatewayConfig',
  createInvitation: 'createInvitation',
  createMerchant: 'createMerchant',
  createPasskeyChallenge: 'createPasskeyChallenge',
  createPasskeyRegistration: 'createPasskeyRegistration',
  createTestPayment: 'createTestPayment',
  deleteApiKey: 'deleteApiKey',
  deleteGatewayConfig: 'deleteGatewayConfig',
  dryRunRouting: 'dryRunRouting',
  endSession: 'endSession',
  eraseCustomer: 'eraseCustomer',
  expireOrder: 'expireOrder',
  exportOrders: 'exportOrders',
  getBinTable: 'getBinTable',
  getGatewayConfig: 'getGatewayConfig',
  getMerchant: 'getMerchant',
  getOrderConsents: 'getOrderConsents',
  getOrderTimeline: 'getOrderTimeline',
  getOrderWebhooks: 'getOrderWebhooks',
  getPaymentMetrics: 'getPaymentMetrics',
  getPaymentPageSettings: 'getPaymentPageSettings',
  getRequest: 'getRequest',
  getRoutingRules: 'getRoutingRules',
  getSession: 'getSession',
  getVault: 'getVault',
  getWebhookDelivery: 'getWebhookDelivery',
  getWebhookSettings: 'getWebhookSettings',
  issueRefund: 'issueRefund',
  listApiKeys: 'listApiKeys',
  listAuditEntries: 'listAuditEntries',
  listCustomerConsents: 'listCustomerConsents',
  listGatewayConfigs: 'listGatewayConfigs',
  listGatewayTypes: 'listGatewayTypes',
  listInvitations: 'listInvitations',
  listMerchants: 'listMerchants',
  listMessageKeys: 'listMessageKeys',
  listRequests: 'listRequests',
  listServiceAuditEntries: 'listServiceAuditEntries',
  listSessions: 'listSessions',
  listUsers: 'listUsers',
  listWebhookDeliveries: 'listWebhookDeliveries',
  listWebhookEndpoints: 'listWebhookEndpoints',
  login: 'login',
  logout: 'logout',
  openSession: 'openSession',
  pauseWebhookEndpoint: 'pauseWebhookEndpoint',
  putMessageKey: 'putMessageKey',
  raiseTokenNotice: 'raiseTokenNotice',
  removePasskey: 'removePasskey',
  removeTotp: 'removeTotp',
  removeUser: 'removeUser',
  replaceBinTable: 'replaceBinTable',
  replacePaymentPageSettings: 'replacePaymentPageSettings',
  replaceRecoveryCodes: 'replaceRecoveryCodes',
  replaceRoutingRules: 'replaceRoutingRules',
  replaceWebhookSettings: 'replaceWebhookSettings',
  replayWebhooks: 'replayWebhooks',
  resendWebhook: 'resendWebhook',
  resetMerchantCredentials: 'resetMerchantCredentials',
  resumeWebhookEndpoint: 'resumeWebhookEndpoint',
  revokeInvitation: 'revokeInvitation',
  rewrapVault: 'rewrapVault',
  rotateMessageKeys: 'rotateMessageKeys',
  rotateResponseKey: 'rotateResponseKey',
  rotateWebhookSecret: 'rotateWebhookSecret',
  searchCustomers: 'searchCustomers',
  searchOrders: 'searchOrders',
  stopWebhook: 'stopWebhook',
  streamChanges: 'streamChanges',
  testGatewayConfig: 'testGatewayConfig',
  testWebhook: 'testWebhook',
  updateGatewayConfig: 'updateGatewayConfig',
  updateMerchant: 'updateMerchant',
  updatePaymentPageSettings: 'updatePaymentPageSettings',
  updateUser: 'updateUser',
  updateWebhookSettings: 'updateWebhookSettings',
  verifyAuditLog: 'verifyAuditLog',
  verifyServiceAuditLog: 'verifyServiceAuditLog',
  viewCustomer: 'viewCustomer',
  viewInvitation: 'viewInvitation',
  viewOrder: 'viewOrder',
  voidAuthorization: 'voidAuthorization',
  withdrawMessageKey: 'withdrawMessageKey',
} as const;
export type AdminOperationId = (typeof AdminOperationId)[keyof typeof AdminOperationId];
