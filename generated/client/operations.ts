// Generated from the contract in openapi/ by `npm run generate`. Do not edit.

/** How an operation is called. */
export interface CallFacts {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly requestMediaType: string | null;
  /** The documented statuses. */
  readonly statuses: readonly number[];
}

/** The operations of the merchant document. */
export const merchantOperations = {
  getCardInfo: {
    method: 'get',
    path: '/cardbins/{bin}',
    requestMediaType: null,
    statuses: [200, 400, 401, 404, 500, 503],
  },
  addCard: {
    method: 'post',
    path: '/card/add',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 404, 413, 415, 500, 503],
  },
  deleteCard: {
    method: 'post',
    path: '/card/delete',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 404, 413, 415, 500, 503],
  },
  listCards: {
    method: 'get',
    path: '/cards',
    requestMediaType: null,
    statuses: [200, 400, 401, 500, 503],
  },
  tokenizeCard: {
    method: 'post',
    path: '/card/tokenize',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  updateCard: {
    method: 'post',
    path: '/card/update',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 404, 413, 415, 500, 503],
  },
  createCustomer: {
    method: 'post',
    path: '/customers',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  deleteCustomer: {
    method: 'delete',
    path: '/customers/{customer_id}',
    requestMediaType: null,
    statuses: [200, 400, 401, 404, 500, 503],
  },
  getCustomer: {
    method: 'get',
    path: '/customers/{customer_id}',
    requestMediaType: null,
    statuses: [200, 400, 401, 404, 500, 503],
  },
  updateCustomer: {
    method: 'post',
    path: '/customers/{customer_id}',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 404, 413, 415, 500, 503],
  },
  listEvents: {
    method: 'get',
    path: '/events',
    requestMediaType: null,
    statuses: [200, 400, 401, 500, 503],
  },
  listWebhookSourceAddresses: {
    method: 'get',
    path: '/webhook-source-addresses',
    requestMediaType: null,
    statuses: [200, 500, 503],
  },
  getHealth: {
    method: 'get',
    path: '/health',
    requestMediaType: null,
    statuses: [200, 404, 500, 503],
  },
  getMetrics: {
    method: 'get',
    path: '/metrics',
    requestMediaType: null,
    statuses: [200, 404, 500, 503],
  },
  getReady: {
    method: 'get',
    path: '/ready',
    requestMediaType: null,
    statuses: [200, 404, 500, 503],
  },
  createOrder: {
    method: 'post',
    path: '/orders',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  getOrder: {
    method: 'get',
    path: '/orders/{order_id}',
    requestMediaType: null,
    statuses: [200, 400, 401, 500, 503],
  },
  listOrders: {
    method: 'get',
    path: '/orders',
    requestMediaType: null,
    statuses: [200, 400, 401, 500, 503],
  },
  updateOrder: {
    method: 'post',
    path: '/orders/{order_id}',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  payOnPaymentPage: {
    method: 'post',
    path: '/payment-page/{link}',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 303, 400, 403, 404, 413, 415, 429, 500, 503],
  },
  showPayStep: {
    method: 'get',
    path: '/pay/start/{merchant_id}/{ref}',
    requestMediaType: null,
    statuses: [200, 303, 400, 404, 500, 503],
  },
  showPaymentPage: {
    method: 'get',
    path: '/payment-page/{link}',
    requestMediaType: null,
    statuses: [200, 400, 404, 500, 503],
  },
  submitPayStep: {
    method: 'post',
    path: '/pay/start/{merchant_id}/{ref}',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 303, 400, 403, 404, 413, 415, 500, 503],
  },
  createSession: {
    method: 'post',
    path: '/session',
    requestMediaType: 'application/json',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  deleteToken: {
    method: 'post',
    path: '/cards/{card_reference}/token/delete',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 404, 413, 415, 500, 503],
  },
  resumeToken: {
    method: 'post',
    path: '/cards/{card_reference}/token/resume',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 404, 413, 415, 500, 503],
  },
  suspendToken: {
    method: 'post',
    path: '/cards/{card_reference}/token/suspend',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 404, 413, 415, 500, 503],
  },
  tokenizeStoredCard: {
    method: 'post',
    path: '/cards/{card_reference}/tokenize',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 400, 401, 404, 413, 415, 429, 500, 503],
  },
  startTxn: {
    method: 'post',
    path: '/txns',
    requestMediaType: 'application/x-www-form-urlencoded',
    statuses: [200, 303, 400, 401, 413, 415, 429, 500, 503],
  },
} as const;

/** The operations of the administration document. */
export const adminOperations = {
  createMerchant: {
    method: 'post',
    path: '/operator/merchants',
    requestMediaType: 'application/json',
    statuses: [201, 400, 401, 413, 415, 500, 503],
  },
  getBinTable: {
    method: 'get',
    path: '/operator/bins',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  getMerchant: {
    method: 'get',
    path: '/operator/merchants/{merchant_id}',
    requestMediaType: null,
    statuses: [200, 401, 404, 500, 503],
  },
  getVault: {
    method: 'get',
    path: '/operator/vault',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  listMerchants: {
    method: 'get',
    path: '/operator/merchants',
    requestMediaType: null,
    statuses: [200, 400, 401, 500, 503],
  },
  replaceBinTable: {
    method: 'put',
    path: '/operator/bins',
    requestMediaType: 'text/csv',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  resetMerchantCredentials: {
    method: 'post',
    path: '/operator/merchants/{merchant_id}/reset-credentials',
    requestMediaType: null,
    statuses: [200, 401, 404, 500, 503],
  },
  rewrapVault: {
    method: 'post',
    path: '/operator/vault/rewrap',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  updateMerchant: {
    method: 'patch',
    path: '/operator/merchants/{merchant_id}',
    requestMediaType: 'application/json',
    statuses: [200, 400, 401, 404, 413, 415, 500, 503],
  },
  changePassword: {
    method: 'put',
    path: '/settings/password',
    requestMediaType: 'application/json',
    statuses: [204, 400, 401, 413, 415, 429, 500, 503],
  },
  checkGatewayAvailability: {
    method: 'get',
    path: '/settings/gateways/availability',
    requestMediaType: null,
    statuses: [200, 400, 401, 500, 503],
  },
  createApiKey: {
    method: 'post',
    path: '/settings/api-keys',
    requestMediaType: 'application/json',
    statuses: [201, 400, 401, 413, 415, 500, 503],
  },
  createGatewayConfig: {
    method: 'post',
    path: '/settings/gateways',
    requestMediaType: 'application/json',
    statuses: [201, 400, 401, 413, 415, 500, 503],
  },
  deleteApiKey: {
    method: 'delete',
    path: '/settings/api-keys/{key_id}',
    requestMediaType: null,
    statuses: [204, 401, 404, 500, 503],
  },
  deleteGatewayConfig: {
    method: 'delete',
    path: '/settings/gateways/{gateway_config_id}',
    requestMediaType: null,
    statuses: [204, 401, 404, 500, 503],
  },
  getGatewayConfig: {
    method: 'get',
    path: '/settings/gateways/{gateway_config_id}',
    requestMediaType: null,
    statuses: [200, 401, 404, 500, 503],
  },
  getOrderConsents: {
    method: 'get',
    path: '/settings/orders/{order_id}/consents',
    requestMediaType: null,
    statuses: [200, 400, 401, 500, 503],
  },
  getOrderWebhooks: {
    method: 'get',
    path: '/settings/orders/{order_id}/webhooks',
    requestMediaType: null,
    statuses: [200, 400, 401, 500, 503],
  },
  getPaymentPageSettings: {
    method: 'get',
    path: '/settings/payment-page',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  getWebhookSettings: {
    method: 'get',
    path: '/settings/webhook',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  listApiKeys: {
    method: 'get',
    path: '/settings/api-keys',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  listAuditEntries: {
    method: 'get',
    path: '/settings/audit',
    requestMediaType: null,
    statuses: [200, 400, 401, 500, 503],
  },
  listGatewayConfigs: {
    method: 'get',
    path: '/settings/gateways',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  listMessageKeys: {
    method: 'get',
    path: '/settings/keys',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  listWebhookEndpoints: {
    method: 'get',
    path: '/settings/webhook-endpoints',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  login: {
    method: 'post',
    path: '/settings/login',
    requestMediaType: 'application/json',
    statuses: [200, 400, 401, 413, 415, 429, 500, 503],
  },
  logout: {
    method: 'post',
    path: '/settings/logout',
    requestMediaType: null,
    statuses: [204, 401, 500, 503],
  },
  putMessageKey: {
    method: 'put',
    path: '/settings/keys/{kid}',
    requestMediaType: 'application/json',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  raiseTokenNotice: {
    method: 'post',
    path: '/settings/sandbox/token-notices',
    requestMediaType: 'application/json',
    statuses: [202, 400, 401, 404, 413, 415, 500, 503],
  },
  replacePaymentPageSettings: {
    method: 'put',
    path: '/settings/payment-page',
    requestMediaType: 'application/json',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  replaceWebhookSettings: {
    method: 'put',
    path: '/settings/webhook',
    requestMediaType: 'application/json',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  replayWebhooks: {
    method: 'post',
    path: '/settings/webhooks/replay',
    requestMediaType: 'application/json',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  resendWebhook: {
    method: 'post',
    path: '/settings/webhooks/{event_id}/resend',
    requestMediaType: null,
    statuses: [200, 401, 404, 500, 503],
  },
  resumeWebhookEndpoint: {
    method: 'post',
    path: '/settings/webhook-endpoints/{endpoint_id}/resume',
    requestMediaType: null,
    statuses: [200, 401, 404, 500, 503],
  },
  rotateMessageKeys: {
    method: 'post',
    path: '/settings/keys/rotate',
    requestMediaType: null,
    statuses: [200, 400, 401, 500, 503],
  },
  rotateResponseKey: {
    method: 'post',
    path: '/settings/payment-page/response-key',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  rotateWebhookSecret: {
    method: 'post',
    path: '/settings/webhook/secret',
    requestMediaType: null,
    statuses: [200, 401, 500, 503],
  },
  stopWebhook: {
    method: 'post',
    path: '/settings/webhooks/{event_id}/stop',
    requestMediaType: null,
    statuses: [200, 401, 404, 500, 503],
  },
  testWebhook: {
    method: 'post',
    path: '/settings/webhook/test',
    requestMediaType: 'application/json',
    statuses: [200, 400, 401, 413, 415, 500, 503],
  },
  updateGatewayConfig: {
    method: 'patch',
    path: '/settings/gateways/{gateway_config_id}',
    requestMediaType: 'application/json',
    statuses: [200, 400, 401, 404, 413, 415, 500, 503],
  },
} as const;
