// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/** The client of the merchant document. */
import type { Client } from 'openapi-fetch';
import type { operations as Operations, paths as Paths } from '../openapi.d.ts';
import { type Call, type ListCall, methodsOf } from './call.ts';
import { type ClientOptions, connect } from './connect.ts';
import { headerText } from './settings.ts';

/** What every object of an answer has. */
export const answerParts = {
  CardAdded: ['card_fingerprint', 'card_reference', 'card_token'],
  CardBin: ['bank', 'brand', 'card_sub_type', 'country', 'id', 'object', 'svc_bank_code', 'tokenize_support', 'type'],
  CardDeleted: ['card_reference', 'deleted'],
  CardList: ['cards', 'customer_id', 'merchantId'],
  CardUpdated: ['card_reference', 'status'],
  Customer: ['date_created', 'email_address', 'first_name', 'id', 'last_name', 'last_updated', 'mobile_country_code', 'mobile_number', 'object', 'object_reference_id'],
  CustomerDeleted: ['deleted', 'id', 'object'],
  EncryptedMessage: ['encryptedKey', 'encryptedPayload', 'header', 'iv', 'tag'],
  Error: ['error_code', 'error_info', 'error_message', 'status'],
  EventList: ['events', 'has_more', 'next'],
  GatewayCallbackTaken: ['id', 'status'],
  HealthState: ['status'],
  Order: ['amount', 'amount_refunded', 'billing_address', 'currency', 'customer_email', 'customer_id', 'customer_phone', 'date_created', 'description', 'effective_amount', 'id', 'last_updated', 'merchant_id', 'metadata', 'order_expiry', 'order_id', 'product_id', 'refunded', 'return_url', 'routing_id', 'shipping_address', 'status', 'status_id', 'udf1', 'udf10', 'udf2', 'udf3', 'udf4', 'udf5', 'udf6', 'udf7', 'udf8', 'udf9'],
  OrderList: ['list', 'next_cursor', 'total'],
  Session: ['id', 'order_expiry', 'order_id', 'payment_links', 'sdk_payload', 'status'],
  StoredCardToken: ['card_fingerprint', 'card_isin', 'card_reference', 'expiry_month', 'expiry_year', 'last_four_digits', 'par', 'provider', 'provider_category', 'provider_reference_id', 'requestor_id', 'tokenization_status', 'type'],
  TemporaryCard: ['card_token', 'expiry', 'token'],
  TxnRefund: ['amount', 'arn', 'created', 'error_code', 'error_message', 'id', 'initiated_by', 'order_id', 'pg_processed_at', 'ref', 'refund_source', 'refund_type', 'sent_to_gateway', 'status', 'txn_id', 'unique_request_id'],
  TxnStart: ['offer_details', 'order_id', 'status', 'txn_id', 'txn_uuid'],
  WebhookSourceAddresses: ['production', 'sandbox'],
} as const;

/** The answer of most statuses that are errors. */
const error = { 'application/json': 'Error' } as const;

/** How each operation is called. */
export const merchantOperations = {
  getCardInfo: {
    method: 'get',
    path: '/cardbins/{bin}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'CardBin' },
      400: error,
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  addCard: {
    method: 'post',
    path: '/card/add',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['customer_id', 'card_number', 'card_exp_month', 'card_exp_year', 'name_on_card', 'nickname'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'CardAdded' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  deleteCard: {
    method: 'post',
    path: '/card/delete',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['card_token', 'card_reference'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'CardDeleted' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listCards: {
    method: 'get',
    path: '/cards',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'CardList' },
      400: error,
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  tokenizeCard: {
    method: 'post',
    path: '/card/tokenize',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['card_number', 'card_exp_month', 'card_exp_year', 'name_on_card'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'TemporaryCard' },
      400: error,
      401: error,
      403: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  updateCard: {
    method: 'post',
    path: '/card/update',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['card_token', 'card_reference', 'nickname', 'name_on_card'],
    clearable: ['nickname'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'CardUpdated' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  createCustomer: {
    method: 'post',
    path: '/customers',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['object_reference_id', 'mobile_number', 'mobile_country_code', 'email_address', 'first_name', 'last_name', 'options.get_client_auth_token'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'Customer' },
      400: error,
      401: error,
      403: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  deleteCustomer: {
    method: 'delete',
    path: '/customers/{customer_id}',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'CustomerDeleted' },
      400: error,
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getCustomer: {
    method: 'get',
    path: '/customers/{customer_id}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'Customer' },
      400: error,
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  updateCustomer: {
    method: 'post',
    path: '/customers/{customer_id}',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['mobile_number', 'mobile_country_code', 'email_address', 'first_name', 'last_name', 'options.get_client_auth_token'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'Customer' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  createEncryptedRefund: {
    method: 'post',
    path: '/v4/orders/{order_id}/refunds',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'EncryptedMessage' },
      400: error,
      401: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  createEncryptedSession: {
    method: 'post',
    path: '/v4/session',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'EncryptedMessage' },
      400: error,
      401: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getEncryptedOrderStatus: {
    method: 'post',
    path: '/v4/order-status',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'EncryptedMessage' },
      400: error,
      401: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  startEncryptedTxn: {
    method: 'post',
    path: '/v4/txns',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'EncryptedMessage' },
      400: error,
      401: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listEvents: {
    method: 'get',
    path: '/events',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'events', next: 'next', more: 'has_more' },
    responses: {
      200: { 'application/json': 'EventList' },
      400: error,
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listWebhookSourceAddresses: {
    method: 'get',
    path: '/webhook-source-addresses',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'WebhookSourceAddresses' },
      400: error,
      500: error,
      503: error,
    },
  },
  takeGatewayCallback: {
    method: 'post',
    path: '/gateway-callbacks/{gateway_config_id}',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['id', 'event', 'txn_uuid', 'request_id', 'amount', 'currency', 'created', 'rrn', 'epg_txn_id', 'auth_id_code', 'resp_code', 'resp_message', 'gateway_refund_id', 'arn', 'bank_error_code', 'bank_error_message'],
    repeat: 'never',
    responses: {
      200: { 'application/json': 'GatewayCallbackTaken' },
      400: error,
      401: error,
      404: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  },
  getHealth: {
    method: 'get',
    path: '/health',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'HealthState' },
      404: error,
      500: error,
      503: error,
    },
  },
  getMetrics: {
    method: 'get',
    path: '/metrics',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'text/plain': 'text' },
      404: error,
      500: error,
      503: error,
    },
  },
  getReady: {
    method: 'get',
    path: '/ready',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'HealthState' },
      404: error,
      500: error,
      503: { 'application/json': 'HealthState' },
    },
  },
  createOrder: {
    method: 'post',
    path: '/orders',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['order_id', 'amount', 'currency', 'customer_id', 'customer_email', 'customer_phone', 'product_id', 'description', 'return_url', 'billing_address_first_name', 'billing_address_last_name', 'billing_address_line1', 'billing_address_line2', 'billing_address_line3', 'billing_address_city', 'billing_address_state', 'billing_address_postal_code', 'billing_address_phone', 'billing_address_country', 'billing_address_country_code_iso', 'shipping_address_first_name', 'shipping_address_last_name', 'shipping_address_line1', 'shipping_address_line2', 'shipping_address_line3', 'shipping_address_city', 'shipping_address_state', 'shipping_address_postal_code', 'shipping_address_phone', 'shipping_address_country', 'shipping_address_country_code_iso', 'udf1', 'udf2', 'udf3', 'udf4', 'udf5', 'udf6', 'udf7', 'udf8', 'udf9', 'udf10', 'metadata.SVC:gateway_reference_id', 'metadata.webhook_url', 'metadata.subvention_amount', 'metadata.txns.auto_capture', 'metadata.expiryInMins', 'options.get_client_auth_token'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'Order' },
      400: error,
      401: error,
      403: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getOrder: {
    method: 'get',
    path: '/orders/{order_id}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'Order' },
      400: error,
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listOrders: {
    method: 'get',
    path: '/orders',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'list', next: 'next_cursor' },
    responses: {
      200: { 'application/json': 'OrderList' },
      400: error,
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  updateOrder: {
    method: 'post',
    path: '/orders/{order_id}',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['amount', 'currency', 'customer_id', 'description', 'billing_address_first_name', 'billing_address_last_name', 'billing_address_line1', 'billing_address_line2', 'billing_address_line3', 'billing_address_city', 'billing_address_state', 'billing_address_postal_code', 'billing_address_phone', 'billing_address_country', 'billing_address_country_code_iso', 'shipping_address_first_name', 'shipping_address_last_name', 'shipping_address_line1', 'shipping_address_line2', 'shipping_address_line3', 'shipping_address_city', 'shipping_address_state', 'shipping_address_postal_code', 'shipping_address_phone', 'shipping_address_country', 'shipping_address_country_code_iso', 'udf1', 'udf2', 'udf3', 'udf4', 'udf5', 'udf6', 'udf7', 'udf8', 'udf9', 'udf10', 'options.get_client_auth_token'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'Order' },
      400: error,
      401: error,
      403: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  payOnPaymentPage: {
    method: 'post',
    path: '/payment-page/{link}',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['action', 'card_reference', 'save_to_locker', 'consent', 'card_number', 'card_exp_month', 'card_exp_year', 'name_on_card', 'card_security_code', 'amount_shown', '_csrf'],
    repeat: 'never',
    responses: {
      200: { 'text/html': 'text' },
      303: {},
      400: { 'application/json': 'Error', 'text/html': 'text' },
      403: { 'application/json': 'Error', 'text/html': 'text' },
      404: { 'application/json': 'Error', 'text/html': 'text' },
      413: { 'application/json': 'Error', 'text/html': 'text' },
      415: { 'application/json': 'Error', 'text/html': 'text' },
      429: { 'application/json': 'Error', 'text/html': 'text' },
      500: { 'application/json': 'Error', 'text/html': 'text' },
      503: { 'application/json': 'Error', 'text/html': 'text' },
    },
  },
  showPayStep: {
    method: 'get',
    path: '/pay/start/{merchant_id}/{ref}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'text/html': 'text' },
      303: {},
      400: { 'application/json': 'Error', 'text/html': 'text' },
      404: { 'application/json': 'Error', 'text/html': 'text' },
      500: { 'application/json': 'Error', 'text/html': 'text' },
      503: { 'application/json': 'Error', 'text/html': 'text' },
    },
  },
  showPaymentPage: {
    method: 'get',
    path: '/payment-page/{link}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'text/html': 'text' },
      400: { 'application/json': 'Error', 'text/html': 'text' },
      404: { 'application/json': 'Error', 'text/html': 'text' },
      500: { 'application/json': 'Error', 'text/html': 'text' },
      503: { 'application/json': 'Error', 'text/html': 'text' },
    },
  },
  submitPayStep: {
    method: 'post',
    path: '/pay/start/{merchant_id}/{ref}',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['action', 'consent', 'otp', 'card_number', 'card_exp_month', 'card_exp_year', 'name_on_card', 'card_security_code', '_csrf'],
    repeat: 'never',
    responses: {
      200: { 'text/html': 'text' },
      303: {},
      400: { 'application/json': 'Error', 'text/html': 'text' },
      403: { 'application/json': 'Error', 'text/html': 'text' },
      404: { 'application/json': 'Error', 'text/html': 'text' },
      413: { 'application/json': 'Error', 'text/html': 'text' },
      415: { 'application/json': 'Error', 'text/html': 'text' },
      500: { 'application/json': 'Error', 'text/html': 'text' },
      503: { 'application/json': 'Error', 'text/html': 'text' },
    },
  },
  refundOrder: {
    method: 'post',
    path: '/orders/{order_id}/refunds',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['unique_request_id', 'amount'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'Order' },
      400: error,
      401: error,
      403: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  refundTxn: {
    method: 'post',
    path: '/refunds',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['txn_id', 'unique_request_id', 'amount'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'TxnRefund' },
      400: error,
      401: error,
      403: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  createSession: {
    method: 'post',
    path: '/session',
    requestMediaType: 'application/json',
    names: ['order_id', 'amount', 'currency', 'customer_id', 'customer_email', 'customer_phone', 'product_id', 'description', 'return_url', 'payment_page_client_id', 'action', 'udf1', 'udf2', 'udf3', 'udf4', 'udf5', 'udf6', 'udf7', 'udf8', 'udf9', 'udf10', 'metadata.SVC:gateway_reference_id', 'metadata.webhook_url', 'metadata.txns.auto_capture', 'metadata.expiryInMins', 'metadata'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'Session' },
      400: error,
      401: error,
      403: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  deleteToken: {
    method: 'post',
    path: '/cards/{card_reference}/token/delete',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['customer_id'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'StoredCardToken' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  resumeToken: {
    method: 'post',
    path: '/cards/{card_reference}/token/resume',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['customer_id'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'StoredCardToken' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  suspendToken: {
    method: 'post',
    path: '/cards/{card_reference}/token/suspend',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['customer_id'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'StoredCardToken' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  tokenizeStoredCard: {
    method: 'post',
    path: '/cards/{card_reference}/tokenize',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['customer_id', 'card_security_code', 'consent', 'return_url', 'order_id'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'TxnStart' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  captureTxn: {
    method: 'post',
    path: '/v2/txns/{txn_uuid}/capture',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['amount', 'idempotence_key'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'Order' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  startTxn: {
    method: 'post',
    path: '/txns',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['order_id', 'merchant_id', 'payment_method_type', 'payment_method', 'card_number', 'card_exp_month', 'card_exp_year', 'name_on_card', 'card_security_code', 'card_token', 'save_to_locker', 'tokenize', 'tavv', 'token.requestor_id', 'token.par', 'token.card_last_four', 'token.eci', 'token.type', 'token.provider', 'token.provider_category', 'token.provider_reference_id', 'auth_type', 'redirect_after_payment', 'format', 'order.order_id', 'order.amount', 'order.currency', 'order.customer_id', 'order.return_url', 'metadata.SVC:gateway_reference_id', 'metadata.webhook_url', 'metadata.txns.auto_capture', 'options.get_client_auth_token'],
    repeat: 'never',
    responses: {
      200: { 'application/json': 'TxnStart' },
      303: {},
      400: error,
      401: error,
      403: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  voidTxn: {
    method: 'post',
    path: '/v2/txns/{txn_uuid}/void',
    requestMediaType: 'application/x-www-form-urlencoded',
    names: ['idempotence_key'],
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'Order' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
} as const;

export interface MerchantClientOptions extends ClientOptions {
  /** Sent as `x-merchantid` on every call. */
  readonly merchantId?: string;
  /** Sent by HTTP Basic authentication, with an empty password. For servers only. */
  readonly apiKey?: string;
  /** Sent as `x-client-auth-token`. */
  readonly clientAuthToken?: string;
}

/** One method for each operation. */
export interface MerchantClient {
  /**
   * Read what is known of a BIN
   *
   * Card Info: network, issuer and type of the cards that begin with these digits, and whether they can be tokenized. The longest BIN of the table that the digits begin with is answered. The table is the operator's, with the public ranges of the networks behind it, for which the network alone is known; the sandbox also knows the issuers of the sandbox cards.
   *
   * `GET /cardbins/{bin}`
   */
  readonly getCardInfo: Call<Operations['getCardInfo']>;
  /**
   * Store a card
   *
   * Stores a card for a customer, without a payment. A customer has at most 100 stored cards; one more is answered with 400 and INVALID_ACTION. The same card of the same customer is stored once: storing it again refreshes its entry. With a customer's client auth token only that customer's cards can be stored. Under the stored-card mandate, where only tokenized cards are kept, it is answered with 400 and INVALID_ACTION. A security code is not taken: it is ignored, named in `x-svc-ignored-parameters` and kept nowhere.
   *
   * `POST /card/add`
   */
  readonly addCard: Call<Operations['addCard']>;
  /**
   * Delete a stored card
   *
   * Deletes the customer's stored card with its number, and its token at the card network. A `ctkn_…` of POST /card/tokenize is deleted unused.
   *
   * `POST /card/delete`
   */
  readonly deleteCard: Call<Operations['deleteCard']>;
  /**
   * List a customer's stored cards
   *
   * The stored cards of a customer, the newest first, each with a `card_token` that is valid for 15 minutes. A customer that nobody knows has none. An order's client auth token lists the cards of the order's customer, a customer's token its own; with any other customer_id the list is empty. Card numbers are masked: `<first4>-XXXXXXXX-<last4>`, and for a merchant with repeat-token transactions `XXXX-XXXXXXXX-<last4>` on every card, tokenized or not.
   *
   * `GET /cards`
   */
  readonly listCards: Call<Operations['listCards']>;
  /**
   * Hand a card in for one payment
   *
   * Gives a `ctkn_…` for a card, to be sent as `card_token` where a stored card's would be, once, within 15 minutes. The card is stored for nobody, and its number is gone when the `ctkn_…` is used or its time is over. This has nothing to do with tokens of the card networks.
   *
   * `POST /card/tokenize`
   */
  readonly tokenizeCard: Call<Operations['tokenizeCard']>;
  /**
   * Change what a stored card is called
   *
   * Changes the nickname and the name on a stored card; what is not sent stays. An empty `nickname` takes it away.
   *
   * `POST /card/update`
   */
  readonly updateCard: Call<Operations['updateCard']>;
  /**
   * Create a customer
   *
   * Creates a customer. An object_reference_id that exists is answered with 400 and `unique`. The call's `x-routing-id` is that of the customer's session: orders that name the customer have it as `routing_id`, and another one later is noted in `x-svc-warning`.
   *
   * `POST /customers`
   */
  readonly createCustomer: Call<Operations['createCustomer']>;
  /**
   * Delete a customer
   *
   * Deletes a customer and erases its stored cards, their numbers and their tokens. Its orders stay. A customer_id that was never created as a customer but has stored cards can be deleted as well; one that has neither is answered with 404. Nothing that was begun for the customer before comes back to one that is created with the same object_reference_id later: a payment in flight goes on, but its card is not stored (`saved_to_locker` is false) and the token it was to give rise to ends INACTIVE.
   *
   * `DELETE /customers/{customer_id}`
   */
  readonly deleteCustomer: Call<Operations['deleteCustomer']>;
  /**
   * Read a customer
   *
   * Reads a customer by either id; on request with a client auth token.
   *
   * `GET /customers/{customer_id}`
   */
  readonly getCustomer: Call<Operations['getCustomer']>;
  /**
   * Change a customer
   *
   * Changes what is sent.
   *
   * `POST /customers/{customer_id}`
   */
  readonly updateCustomer: Call<Operations['updateCustomer']>;
  /**
   * Refund an order, encrypted
   *
   * POST /orders/{order_id}/refunds with an encrypted body. The payload is a JSON object with the fields of that call and `order_id`, which is mandatory: the address is not signed, the payload is, and a message without `order_id`, or with another one than the address, is refused. The answer holds the order. A message that comes twice is refused by its `unique_request_id`.
   *
   * `POST /v4/orders/{order_id}/refunds`
   */
  readonly createEncryptedRefund: Call<Operations['createEncryptedRefund']>;
  /**
   * Open a hosted page, encrypted
   *
   * POST /session with an encrypted body. The payload is the JSON body of POST /session. The answer holds the session.
   * A message that says when it was made and which it is (`iat`, `exp`, `jti`) counts once, and only for its time. Send them: without a `jti` a message counts again when it comes again, for as long as its time lasts, and without `iat` and `exp` for ever. Whoever has the bytes of such an old one can send it anew: where the order is not paid, held, voided or being paid, its amount, customer and all else become again what the message says. The answer is of no use without the merchant's key. Keep the bytes confidential beyond TLS, in logs and proxies too; an order that is paid or voided takes no such change.
   *
   * `POST /v4/session`
   */
  readonly createEncryptedSession: Call<Operations['createEncryptedSession']>;
  /**
   * Read an order, encrypted
   *
   * GET /orders/{order_id} with an encrypted body. The payload is a JSON object with `order_id` and, where wanted, `options.get_client_auth_token` and `options.add_full_gateway_response`. The answer holds the order.
   *
   * `POST /v4/order-status`
   */
  readonly getEncryptedOrderStatus: Call<Operations['getEncryptedOrderStatus']>;
  /**
   * Start a transaction, encrypted
   *
   * POST /txns with an encrypted body. The payload is a JSON object with the fields of POST /txns, card fields among them; `order`, `token` and `metadata` may be objects instead of dotted keys. The signature counts as valid credentials. The answer is always JSON, as with `format=json`.
   * A message that says when it was made and which it is (`iat`, `exp`, `jti`) counts once, and only for its time. Send them: without a `jti` a message counts again when it comes again, for as long as its time lasts, and without `iat` and `exp` for ever. Whoever has the bytes of such an old one can start another attempt with its card, and change the order to the terms in it, for as long as the order is unpaid, unexpired and has attempts left; a card whose bank asks its customer nothing is charged by that. An order is charged once at most: one that is paid, held, voided or expired refuses the message. Keep the bytes confidential beyond TLS, in logs and proxies too, and do not leave an order open for longer than its customer needs.
   *
   * `POST /v4/txns`
   */
  readonly startEncryptedTxn: Call<Operations['startEncryptedTxn']>;
  /**
   * List events by number
   *
   * The merchant's events after a number, in their order. The numbers have no gaps, and an event is visible only when every event before it is: go on from `next`, and nothing is missed. Events are listed whether or not they were delivered, as they are sent by webhook, for as long as they are kept: 30 days after they were acknowledged.
   *
   * `GET /events`
   */
  readonly listEvents: ListCall<Operations['listEvents'], 'events'>;
  /**
   * Where webhooks come from
   *
   * The network addresses that webhooks are sent from, for a merchant's allow-list: seven in production, three in the sandbox. An installation always publishes the addresses of its own environment; the other list is empty unless the operator publishes it here, too. They never replace the check of the credentials.
   *
   * `GET /webhook-source-addresses`
   */
  readonly listWebhookSourceAddresses: Call<Operations['listWebhookSourceAddresses']>;
  /**
   * Bring news of a payment, capture, void or refund
   *
   * For payment gateways: what became of a payment, or of a capture, void or refund that the service had asked for, told after the gateway had answered otherwise or not at all. Merchants do not call it.
   * The header `x-gateway-signature` is `sha256=` and the HMAC-SHA256 of the body's bytes in hexadecimal digits, under the credential `secret` of the gateway configuration. Each piece of news is taken once, by its `id`; sent again it is answered the same and has no effect, so that a gateway may repeat it until it gets a 200.
   * A success that comes late pays the order where that is unpaid, unexpired, has no other open attempt and still asks for the amount, currency, capture mode and gateway reference of that payment; else the money goes back by itself and the transaction becomes AUTO_REFUNDED. A failure that comes after a success changes nothing. Of a capture, a void or a refund the first answer stays, whether the gateway gave it when asked or brings it here; later news of the same `request_id` changes nothing. `amount` is what was asked for. What was never asked for is answered with 404.
   *
   * `POST /gateway-callbacks/{gateway_config_id}`
   */
  readonly takeGatewayCallback: Call<Operations['takeGatewayCallback']>;
  /**
   * Is the process alive
   *
   * Answers 200 as long as the process runs. In production it is served on the operations address alone, and is 404 elsewhere.
   *
   * `GET /health`
   */
  readonly getHealth: Call<Operations['getHealth']>;
  /**
   * Metrics
   *
   * Metrics in the Prometheus text format. In production it is served on the operations address alone, and is 404 elsewhere.
   *
   * `GET /metrics`
   */
  readonly getMetrics: Call<Operations['getMetrics']>;
  /**
   * Can it serve
   *
   * Answers 200 when the service can serve payments, 503 with the reason while it cannot. In production it is served on the operations address alone, and is 404 elsewhere.
   *
   * `GET /ready`
   */
  readonly getReady: Call<Operations['getReady']>;
  /**
   * Create an order
   *
   * Creates an order, or, where the order_id exists, changes it; an identical call answers the present state. Amount, currency and customer of an existing order change only while no attempt is open or successful.
   * An order that POST /txns opened without credentials does not hold its order_id: the merchant's create takes it over. The terms of this call replace the anonymous ones, and its time begins again. Attempts and a payment that were made for the same amount and currency, capture mode (`metadata.txns.auto_capture`) and gateway reference (`metadata.SVC:gateway_reference_id`) stay the order's. Where one of these differs, open attempts end (TXN_FAILED), and what was paid, or is paid later by such an attempt, is refunded by the service (AUTO_REFUND_INITIATED); the order is then unpaid, shows AUTO_REFUNDED until it is paid again, and takes the next attempt at once. The call is refused with `unique` only where such a payment is held, was captured or voided, or you have refunded some of it: void it or refund the rest, create the order with another order_id, and deliver nothing for it. Until it is taken over, every answer about such an order carries an `x-svc-warning`.
   *
   * `POST /orders`
   */
  readonly createOrder: Call<Operations['createOrder']>;
  /**
   * Read an order
   *
   * The order's status with its transaction. With a client auth token of this order: without metadata, gateway response, transaction list and UDFs, e-mail and telephone number masked. An unknown order is answered with 400 and `order_not_found`.
   *
   * `GET /orders/{order_id}`
   */
  readonly getOrder: Call<Operations['getOrder']>;
  /**
   * List orders
   *
   * The merchant's orders, newest first, a page at a time. The cursor is stable: orders created meanwhile do not shift the pages.
   *
   * `GET /orders`
   */
  readonly listOrders: ListCall<Operations['listOrders'], 'list'>;
  /**
   * Change an order
   *
   * Changes an order. Amount, currency and customer only while no attempt is open or successful; addresses, description and UDFs until it is paid.
   *
   * `POST /orders/{order_id}`
   */
  readonly updateOrder: Call<Operations['updateOrder']>;
  /**
   * Pay on the hosted page
   *
   * Takes the page's own form: a payment, or what is to be done with a stored card. Leads on to the authentication address, and to the same one however often one showing of the form is sent; a card that cannot be taken shows the page again with what is wrong.
   *
   * `POST /payment-page/{link}`
   */
  readonly payOnPaymentPage: Call<Operations['payOnPaymentPage']>;
  /**
   * Authentication page
   *
   * The present step of one payment attempt: the consent page, where the merchant has the service ask whether a network token may be made of the card and the payment said nothing of it; then the bank page; or, once the attempt has ended, the way back to the merchant (303 to return_url with order_id, status, status_id and, where the merchant has a response key, signature and signature_algorithm; or the result page).
   *
   * `GET /pay/start/{merchant_id}/{ref}`
   */
  readonly showPayStep: Call<Operations['showPayStep']>;
  /**
   * Hosted payment page
   *
   * The page on which the customer pays the order with a card. Behind a link that POST /session made for a customer, it also shows the customer's stored cards and offers to store a new one. A link of the action paymentManagement shows the customer's stored cards, for deleting them and having tokens made of them. A paid order shows the result; an expired one says so. Works without JavaScript and without cookies.
   *
   * `GET /payment-page/{link}`
   */
  readonly showPaymentPage: Call<Operations['showPaymentPage']>;
  /**
   * Answer the authentication page
   *
   * Takes the step's own form. Consent page: `action=continue` with `consent=yes`, or `action=decline`; the payment goes on with either. Bank page: `action=pay` with `otp`, or `action=cancel`. Each step counts once; a repeat shows the present step. A form without the page's token is refused with 403 and nothing is recorded.
   *
   * `POST /pay/start/{merchant_id}/{ref}`
   */
  readonly submitPayStep: Call<Operations['submitPayStep']>;
  /**
   * Refund an order
   *
   * Gives back what the customer has paid for the order, whole or in part. The refund is accepted as PENDING and sent to the gateway soon after. At most 25 refunds of an order may be asked for; what is PENDING, SUCCESS or MANUAL_REVIEW counts against what was paid, and a FAILURE gives its amount back. The outcome is told by REFUND_SUCCEEDED and ORDER_REFUNDED, REFUND_FAILED and ORDER_REFUND_FAILED, or REFUND_MANUAL_REVIEW_NEEDED, and stands in the order's `refunds`. An order whose payment was given back by the service itself (AUTO_REFUNDED) takes no refunds.
   *
   * `POST /orders/{order_id}/refunds`
   */
  readonly refundOrder: Call<Operations['refundOrder']>;
  /**
   * Refund a transaction
   *
   * Like POST /orders/{order_id}/refunds, naming the transaction that has paid the order instead of the order. At most 25 refunds of an order may be asked for; what is PENDING, SUCCESS or MANUAL_REVIEW counts against what was paid, and a FAILURE gives its amount back. The outcome is told by REFUND_SUCCEEDED and ORDER_REFUNDED, REFUND_FAILED and ORDER_REFUND_FAILED, or REFUND_MANUAL_REVIEW_NEEDED, and stands in the order's `refunds`.
   *
   * `POST /refunds`
   */
  readonly refundTxn: Call<Operations['refundTxn']>;
  /**
   * Open a hosted page
   *
   * Creates an order (or takes up an unpaid one) and answers the link to its hosted payment page together with the payload for the client SDK. With the action paymentManagement it answers the link to the page of a known customer's stored cards instead, and makes no order; the link is good for as long as an order would be. An order that POST /txns opened without credentials is taken over, or refused, as by POST /orders.
   *
   * `POST /session`
   */
  readonly createSession: Call<Operations['createSession']>;
  /**
   * Delete a token
   *
   * The token ends, for good: nothing brings an INACTIVE token back. The card stays stored where its number is kept, and can be tokenized again with the customer's consent; otherwise it is gone with its token. Only an ACTIVE or a SUSPENDED token can be deleted. A customer's client auth token opens it too, an order's does not: that is answered with 401. The change is reported by TOKEN_STATUS_CHANGED.
   *
   * `POST /cards/{card_reference}/token/delete`
   */
  readonly deleteToken: Call<Operations['deleteToken']>;
  /**
   * Resume a token
   *
   * The token pays again. Only a SUSPENDED token can be resumed, and not one that its issuer has suspended. A customer's client auth token opens it too, an order's does not: that is answered with 401. The change is reported by TOKEN_STATUS_CHANGED.
   *
   * `POST /cards/{card_reference}/token/resume`
   */
  readonly resumeToken: Call<Operations['resumeToken']>;
  /**
   * Suspend a token
   *
   * The token stops paying until it is resumed; the card stays stored. Only an ACTIVE token can be suspended. A customer's client auth token opens it too, an order's does not: that is answered with 401. The change is reported by TOKEN_STATUS_CHANGED.
   *
   * `POST /cards/{card_reference}/token/suspend`
   */
  readonly suspendToken: Call<Operations['suspendToken']>;
  /**
   * Tokenize a stored card
   *
   * Makes a network token of a stored card without a purchase, for a customer who has agreed to it on the merchant's own screen. One rupee is paid with the card, always with the customer's authentication: send the customer to the authentication address of the answer. Once the rupee is paid the token is made, which TOKEN_STATUS_CHANGED reports, and the rupee is given back (REFUND_INITIATED, then REFUND_SUCCEEDED and ORDER_REFUNDED, or REFUND_FAILED and ORDER_REFUND_FAILED). A refund that fails does not undo the token. Where the customer is not authenticated, gives up, or the bank refuses the rupee, there is no token. The rupee's order is read by GET /orders/{order_id} and can be neither changed nor paid by another call. It has no payment page. A customer's client auth token opens this operation too, for that customer's cards, but without `order_id`, and with no `return_url` of an origin that is not in the payment page settings. An order's client auth token is answered with 401.
   *
   * `POST /cards/{card_reference}/tokenize`
   */
  readonly tokenizeStoredCard: Call<Operations['tokenizeStoredCard']>;
  /**
   * Capture held money
   *
   * Takes the money that a transaction holds (its order was made with `metadata.txns.auto_capture=false`, and is AUTHORIZED), all of it or `amount`; what is not taken is let go. One capture that goes through ends the hold. It takes a transaction that is AUTHORIZED, CAPTURE_FAILED or VOID_FAILED, within seven days of the hold.
   * The answer is the order as it stands: CHARGED, or PARTIAL_CHARGED after less than was held (`txn_detail.net_amount` says how much); CAPTURE_FAILED where the gateway refuses, and the money stays held; CAPTURE_INITIATED where the gateway does not answer at once: a webhook tells the end. After seven days without a capture the service voids the hold.
   * Sandbox cards: 4000000000000200 refuses captures; 4000000000000226 does not answer, and is found to have captured within 90 s; 4000000000000234 tells 30 s later that it has captured.
   *
   * `POST /v2/txns/{txn_uuid}/capture`
   */
  readonly captureTxn: Call<Operations['captureTxn']>;
  /**
   * Start a transaction
   *
   * Pays an order with a card. Needs no credentials, so that the script of a merchant's page, at one of its `allowed_origins`, can send the card straight to the service; credentials that are sent must be right. Without `format=json` the answer is a redirect (303) to the authentication address.
   * The card comes in one of three forms. A new card: `card_number`, `card_exp_month`, `card_exp_year`, `name_on_card`, `card_security_code`. A stored card: `card_token` in place of number, expiry and name, and `card_security_code`. A card that has become a token is paid with in the same way; a token that may not pay gives way to the card's number where that is kept. A token with the cryptogram of this payment: the token as `card_number` with its own expiry, `tavv` and `token.*`. Of issuer tokens (`token.provider` or `token.provider_category` is ISSUER, or the network is RUPAY and neither names it) all of `token.requestor_id`, `token.provider_reference_id`, `token.provider_category` = ISSUER and `token.provider` = ISSUER are mandatory; the error names each one that is missing.
   * `tokenize` is the customer's answer on the merchant's own consent screen. true: the payment is authenticated, and a network token is made once it has succeeded. false: no token. Absent: where the service's consent page is switched on, the authentication address shows it before the bank's page; else nobody is asked. It counts for merchants that are enabled for tokenization (true also takes an agreement on merchant-managed consent), for cards that can be tokenized (`tokenize_support`), stored cards that are no token yet, and orders with a customer; elsewhere it is ignored, and named in `x-svc-ignored-parameters`. The charge never waits for a token. Only the merchant, by an API key or an encrypted message, and the customer, by a client auth token of the order, may store a card (`save_to_locker`) or answer (`tokenize`). Without credentials both are ignored and named, and the service's consent page asks where it is switched on.
   * Sandbox cards: any future expiry, any 3-digit CVV (4 for AMEX), one-time password 111000; the number decides the outcome. 4111111111111111, 5555555555554444, 6070000000000010, 378282246310005: challenge, then CHARGED. 4012001037141112: CHARGED in the answer, without a challenge unless a token may come of the payment. 4000000000000002: challenge, AUTHORIZATION_FAILED with bank codes. 4000000000000010: challenge, AUTHENTICATION_FAILED whatever is entered. 4000000000000028: challenge, AUTHORIZING, CHARGED 30 s later. 4000000000000036: challenge, AUTHORIZATION_FAILED, a late success 30 s later. 4000000000000044: challenge, the gateway does not answer: AUTHORIZING, found CHARGED within 90 s. 4000050000000056: challenge, then CHARGED; cannot be tokenized. 4000000000000069: challenge, then CHARGED; the network makes no token. 4000000000000077, 4000000000000085, 4000000000000242: challenge, then CHARGED; for refunds. 4000000000000093: challenge, then CHARGED; the network answers late, then makes the token. 4000000000000101: it never answers; the token is given up after an hour. 4000000000000119, 4000000000000127: challenge, then CHARGED; the token is made, but the network refuses a cryptogram, or does not answer when asked for one. 4000000000000200, 4000000000000218, 4000000000000226, 4000000000000234: challenge, then CHARGED; for the capture and void of held money. 4895370012003478, a token: with `tavv` of any 20 bytes challenge, then CHARGED; of 20 zero bytes AUTHORIZATION_FAILED.
   * Without credentials: `order.*` may create an order only where the merchant allows it, `metadata.*` and `options.*` are refused beside it, `order.return_url` must be at one of the merchant's own origins, no stored card pays an order that was created so, an existing order is paid as it is, and an unknown, foreign or expired order is answered alike, and where the limits are on (production) 30 attempts a minute from one address are taken. For every caller: 5 attempts a minute on one order, 10 failures an hour of one card.
   * An order that was created without credentials is the merchant's only once the merchant creates it (POST /orders, POST /session, or `order.*` with credentials): see POST /orders. A payment that was made on other terms is refunded then.
   * A consent that the service's consent page took (PAGE) proves who held the page, not who the customer is: anybody who can pay the order can tick the box, and the token of the card that was entered is then stored for the order's customer. A merchant that has to know its customer starts the payment with its API key or with a client auth token of the order.
   *
   * `POST /txns`
   */
  readonly startTxn: Call<Operations['startTxn']>;
  /**
   * Let go of held money
   *
   * Lets go of all the money that a transaction holds (its order was made with `metadata.txns.auto_capture=false`). It takes a transaction that is AUTHORIZED, CAPTURE_FAILED or VOID_FAILED.
   * The answer is the order as it stands: VOIDED, which is final; VOID_FAILED where the gateway refuses, and the money stays held; VOID_INITIATED where the gateway does not answer at once: a webhook tells the end. Money that nobody captures in seven days is let go by the service.
   * With it ends every attempt of the order whose bank page is still open (TXN_FAILED). Should a gateway tell later that such an attempt moved money, that goes back: it becomes AUTO_REFUNDED, and the order shows it.
   * Sandbox cards: 4000000000000218 refuses voids; 4000000000000226 does not answer, and is found to have let go within 90 s; 4000000000000234 tells 30 s later that it has let go.
   *
   * `POST /v2/txns/{txn_uuid}/void`
   */
  readonly voidTxn: Call<Operations['voidTxn']>;
  /** The `openapi-fetch` client below the methods, typed by paths. It has no time limit, and sends nothing again. */
  readonly fetcher: Client<Paths>;
}

/** A client of the merchant document. Throws a TypeError for settings that no call could be made with. */
export function createMerchantClient(options: MerchantClientOptions): MerchantClient {
  const { merchantId, apiKey, clientAuthToken } = options;
  const headers = {
    ...(merchantId === undefined ? {} : { 'x-merchantid': headerText('merchantId', merchantId) }),
    ...(apiKey === undefined ? {} : { authorization: `Basic ${btoa(`${headerText('apiKey', apiKey)}:`)}` }),
    ...(clientAuthToken === undefined ? {} : { 'x-client-auth-token': headerText('clientAuthToken', clientAuthToken) }),
  };
  const { send, fetcher } = connect<Paths>(options, headers, merchantOperations);
  return { ...methodsOf<Omit<MerchantClient, 'fetcher'>>(merchantOperations, answerParts, send), fetcher };
}
