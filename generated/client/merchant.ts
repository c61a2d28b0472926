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
      200: { 'application/json': 'GatewayCallbackTaken', 'text/plain': 'text' },
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
    names: ['action', 'card_reference', 'save_to_locker', 'consent', 'card_number', 'card_expiry', 'card_exp_month', 'card_exp_year', 'name_on_card', 'card_security_code', 'amount_shown', '_csrf'],
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
  returnFromGateway: {
    method: 'get',
    path: '/pay/return/{merchant_id}/{ref}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      303: {},
      400: { 'application/json': 'Error', 'text/html': 'text' },
      404: { 'application/json': 'Error', 'text/html': 'text' },
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
   * Look up a BIN
   *
   * Returns the network, issuer and type of the cards whose numbers begin with these digits, and whether they can be tokenized. The longest matching BIN of the table applies. The table is the operator's, supplemented by the public ranges of the networks, for which only the network is known; the sandbox also knows the issuers of the sandbox cards.
   *
   * `GET /cardbins/{bin}`
   */
  readonly getCardInfo: Call<Operations['getCardInfo']>;
  /**
   * Store a card
   *
   * Stores a card for a customer, without a payment. A customer can have at most 100 stored cards; another one returns 400 with INVALID_ACTION. Storing the same card of the same customer again updates its entry. A customer's client auth token can only store cards of that customer. Under the stored-card mandate, which allows only tokenized cards, the call returns 400 with INVALID_ACTION. A security code is ignored, listed in `x-svc-ignored-parameters` and never stored.
   *
   * `POST /card/add`
   */
  readonly addCard: Call<Operations['addCard']>;
  /**
   * Delete a stored card
   *
   * Deletes the customer's stored card with its number, and its token at the card network. A `ctkn_…` from POST /card/tokenize is deleted unused.
   *
   * `POST /card/delete`
   */
  readonly deleteCard: Call<Operations['deleteCard']>;
  /**
   * List a customer's stored cards
   *
   * Returns the stored cards of a customer, newest first, each with a `card_token` that is valid for 15 minutes. The list of an unknown customer is empty. An order's client auth token lists the cards of the order's customer, and a customer's token that customer's cards; with any other customer_id the list is empty. Card numbers are masked: `<first4>-XXXXXXXX-<last4>`, and for a merchant with repeat-token transactions `XXXX-XXXXXXXX-<last4>` on every card, tokenized or not.
   *
   * `GET /cards`
   */
  readonly listCards: Call<Operations['listCards']>;
  /**
   * Create a single-use card token
   *
   * Creates a `ctkn_…` for a card. Send it as `card_token` of one payment, within 15 minutes. The card is not stored for a customer, and its number is deleted when the `ctkn_…` is used or expires. A `ctkn_…` is not a network token.
   *
   * `POST /card/tokenize`
   */
  readonly tokenizeCard: Call<Operations['tokenizeCard']>;
  /**
   * Update a stored card
   *
   * Changes the nickname and the name on a stored card; a field that is not sent does not change. An empty `nickname` removes it.
   *
   * `POST /card/update`
   */
  readonly updateCard: Call<Operations['updateCard']>;
  /**
   * Create a customer
   *
   * Creates a customer. An object_reference_id that already exists returns 400 with `unique`. The call's `x-routing-id` identifies the customer's session: orders of the customer have it as `routing_id`, and a different value on later calls is reported in `x-svc-warning`.
   *
   * `POST /customers`
   */
  readonly createCustomer: Call<Operations['createCustomer']>;
  /**
   * Delete a customer
   *
   * Deletes a customer with its stored cards, their numbers and their tokens. Its orders stay. A customer_id that was never created as a customer but has stored cards can also be deleted; one with neither returns 404. A customer that is created later with the same object_reference_id inherits nothing: a payment in progress continues, but its card is not stored (`saved_to_locker` is false) and its token becomes INACTIVE.
   *
   * `DELETE /customers/{customer_id}`
   */
  readonly deleteCustomer: Call<Operations['deleteCustomer']>;
  /**
   * Read a customer
   *
   * Returns a customer by either id, optionally with a client auth token.
   *
   * `GET /customers/{customer_id}`
   */
  readonly getCustomer: Call<Operations['getCustomer']>;
  /**
   * Change a customer
   *
   * Changes only the fields that are sent.
   *
   * `POST /customers/{customer_id}`
   */
  readonly updateCustomer: Call<Operations['updateCustomer']>;
  /**
   * Refund an order, encrypted
   *
   * Refunds an order, as POST /orders/{order_id}/refunds does, with an encrypted body. The payload is a JSON object with the fields of that call and `order_id`, which is mandatory: the URL is not signed but the payload is, and a message without `order_id`, or with one that differs from the URL, is rejected. The response contains the order. A repeated message is rejected by its `unique_request_id`.
   *
   * `POST /v4/orders/{order_id}/refunds`
   */
  readonly createEncryptedRefund: Call<Operations['createEncryptedRefund']>;
  /**
   * Create a session, encrypted
   *
   * Creates a session, as POST /session does, with an encrypted body. The payload is the JSON body of POST /session. The response contains the session.
   * Send the claims `iat`, `exp` and `jti`: a message with them is accepted once, and only until it expires. A message without a `jti` is accepted each time it is sent until it expires, and without `iat` and `exp` it never expires. Anybody who has the bytes of such a message can send it again: unless the order is paid, authorized, voided or being paid, its amount, customer and other fields are reset to those of the message. The response is useless without the merchant's key. Protect the bytes beyond TLS, also in logs and proxies; a paid or voided order accepts no such change.
   *
   * `POST /v4/session`
   */
  readonly createEncryptedSession: Call<Operations['createEncryptedSession']>;
  /**
   * Read an order, encrypted
   *
   * Returns an order, as GET /orders/{order_id} does, with an encrypted body. The payload is a JSON object with `order_id` and, optionally, `options.get_client_auth_token` and `options.add_full_gateway_response`. The response contains the order.
   *
   * `POST /v4/order-status`
   */
  readonly getEncryptedOrderStatus: Call<Operations['getEncryptedOrderStatus']>;
  /**
   * Start a transaction, encrypted
   *
   * Starts a transaction, as POST /txns does, with an encrypted body. The payload is a JSON object with the fields of POST /txns, including the card fields; `order`, `token` and `metadata` may be objects instead of dotted keys. The signature counts as valid credentials. The response is always JSON, as with `format=json`.
   * Send the claims `iat`, `exp` and `jti`: a message with them is accepted once, and only until it expires. A message without a `jti` is accepted each time it is sent until it expires, and without `iat` and `exp` it never expires. Anybody who has the bytes of such a message can start another attempt with its card, and change the order to the message's terms, while the order is unpaid, has not expired and has attempts left; a card without authentication is charged by that. An order is charged at most once: a paid, authorized, voided or expired order rejects the message. Protect the bytes beyond TLS, also in logs and proxies, and do not leave an order open longer than its customer needs.
   *
   * `POST /v4/txns`
   */
  readonly startEncryptedTxn: Call<Operations['startEncryptedTxn']>;
  /**
   * List events by number
   *
   * Returns the merchant's events after a sequence number, in order. The numbers have no gaps, and an event is visible only when every earlier event is: continue from `next` to read every event. Events are listed whether or not they were delivered, in the same form as webhooks, until 30 days after they were acknowledged.
   *
   * `GET /events`
   */
  readonly listEvents: ListCall<Operations['listEvents'], 'events'>;
  /**
   * List the source addresses of webhooks
   *
   * Returns the IP addresses that webhooks are sent from, for a merchant's allow-list: seven in production, three in the sandbox. An installation always publishes the addresses of its own environment; the other list is empty unless the operator publishes it, too. An allow-list does not replace checking the credentials.
   *
   * `GET /webhook-source-addresses`
   */
  readonly listWebhookSourceAddresses: Call<Operations['listWebhookSourceAddresses']>;
  /**
   * Gateway callback
   *
   * Receives notifications from payment gateways: the result of a payment, capture, void or refund that the gateway did not return when the service requested it, or that has changed since. Merchants do not call this operation.
   * Each gateway sends its own format as `application/json`, with its own signature: Stripe with `Stripe-Signature`, Adyen with an HMAC inside each item. The service returns 200 with the acknowledgement that the gateway expects, also for notifications about payments that it does not know. The rest of this description is about the form, which the sandbox gateway takes.
   * The header `x-gateway-signature` is `sha256=` and the HMAC-SHA256 of the body's bytes in hexadecimal digits, with the credential `secret` of the gateway configuration. Each notification is processed once, by its `id`. A repeated one returns the same response and has no effect, so a gateway can repeat it until it gets a 200.
   * A late success pays the order if it is unpaid, has not expired, has no other open attempt and still has the amount, currency, capture mode and gateway reference of that payment; otherwise the service refunds the payment and the transaction becomes AUTO_REFUNDED. A failure after a success changes nothing. For a capture, void or refund the first result counts, whether the gateway returned it or reports it here; later notifications with the same `request_id` change nothing. `amount` is the requested amount. An unknown request returns 404.
   *
   * `POST /gateway-callbacks/{gateway_config_id}`
   */
  readonly takeGatewayCallback: Call<Operations['takeGatewayCallback']>;
  /**
   * Check liveness
   *
   * Returns 200 as long as the process runs. In production it is served only at the operations address; elsewhere it returns 404.
   *
   * `GET /health`
   */
  readonly getHealth: Call<Operations['getHealth']>;
  /**
   * Read metrics
   *
   * Returns metrics in the Prometheus text format. In production they are served only at the operations address; elsewhere the call returns 404.
   *
   * `GET /metrics`
   */
  readonly getMetrics: Call<Operations['getMetrics']>;
  /**
   * Check readiness
   *
   * Returns 200 when the service can process payments, otherwise 503 with the reason. In production it is served only at the operations address; elsewhere it returns 404.
   *
   * `GET /ready`
   */
  readonly getReady: Call<Operations['getReady']>;
  /**
   * Create an order
   *
   * Creates an order. If the order_id already exists, the call changes that order; an identical call returns it unchanged. Amount, currency and customer of an existing order can change only while no attempt is open or successful.
   * An order that POST /txns opened without credentials does not reserve its order_id: this call takes the order over. Its terms replace the anonymous ones, and its expiry starts again. Attempts and a payment with the same amount and currency, capture mode (`metadata.txns.auto_capture`) and gateway reference (`metadata.SVC:gateway_reference_id`) stay with the order. If one of these differs, open attempts end (TXN_FAILED), and the service refunds what such an attempt paid or pays later (AUTO_REFUND_INITIATED); the order is then unpaid, shows AUTO_REFUNDED until it is paid again, and accepts the next attempt at once. The call returns `unique` only if such a payment is authorized, captured or voided, or you have partly refunded it: void it or refund the rest, create the order with another order_id, and do not deliver for it. Until it is taken over, every response for such an order has an `x-svc-warning`.
   *
   * `POST /orders`
   */
  readonly createOrder: Call<Operations['createOrder']>;
  /**
   * Read an order
   *
   * Returns an order with its status and transaction. With a client auth token of this order, the response has no metadata, gateway response, transaction list, disputes and UDFs, and the email address and phone number are masked. An unknown order returns 400 with `order_not_found`.
   *
   * `GET /orders/{order_id}`
   */
  readonly getOrder: Call<Operations['getOrder']>;
  /**
   * List orders
   *
   * Returns the merchant's orders, newest first, in pages. The cursor is stable: orders that are created meanwhile do not shift the pages.
   *
   * `GET /orders`
   */
  readonly listOrders: ListCall<Operations['listOrders'], 'list'>;
  /**
   * Change an order
   *
   * Changes an order. Amount, currency and customer can change only while no attempt is open or successful; addresses, description and UDFs until the order is paid.
   *
   * `POST /orders/{order_id}`
   */
  readonly updateOrder: Call<Operations['updateOrder']>;
  /**
   * Pay on the hosted page
   *
   * Processes the page's form: a payment, or an action on a stored card. Redirects to the authentication URL, and to the same one if the same form is sent again. If the card is invalid, shows the page again with the errors.
   *
   * `POST /payment-page/{link}`
   */
  readonly payOnPaymentPage: Call<Operations['payOnPaymentPage']>;
  /**
   * Return from the gateway's authentication page
   *
   * A payment gateway sends the customer here after its authentication page, with parameters of its own; the service reads those below and ignores others. It asks the gateway for the result once, and redirects to the current step of the attempt (`/pay/start/{merchant_id}/{ref}`), which leads to the merchant. While the gateway cannot be reached, the redirect keeps the parameters, and the step is a waiting page that asks again. A repeated call changes nothing.
   *
   * `GET /pay/return/{merchant_id}/{ref}`
   */
  readonly returnFromGateway: Call<Operations['returnFromGateway']>;
  /**
   * Open the authentication page
   *
   * Shows the current step of one payment attempt. The consent page comes first where the merchant has the service ask for consent to a network token and the payment did not include an answer; then the bank page. After the attempt has ended, redirects to the merchant (303 to return_url with order_id, status, status_id and, if the merchant has a response key, signature and signature_algorithm) or shows the result page.
   *
   * `GET /pay/start/{merchant_id}/{ref}`
   */
  readonly showPayStep: Call<Operations['showPayStep']>;
  /**
   * Open the hosted payment page
   *
   * Shows the page on which the customer pays the order with a card. With a link that POST /session created for a customer, it also shows the customer's stored cards and offers to store a new one. A link of the action paymentManagement shows the customer's stored cards, to delete or tokenize them. A paid order shows the result; an expired one shows that it has expired. The language is that of the order's `metadata.SVC:language`, else the merchant's setting, else the one that the browser prefers. Works without JavaScript and without cookies.
   *
   * `GET /payment-page/{link}`
   */
  readonly showPaymentPage: Call<Operations['showPaymentPage']>;
  /**
   * Submit the authentication page
   *
   * Processes the form of the current step. Consent page: `action=continue` with `consent=yes`, or `action=decline`; the payment continues with either. Bank page: `action=pay` with `otp`, or `action=cancel`. Each step is processed once; a repeated form shows the current step. A form without the page's token returns 403, and nothing is recorded.
   *
   * `POST /pay/start/{merchant_id}/{ref}`
   */
  readonly submitPayStep: Call<Operations['submitPayStep']>;
  /**
   * Refund an order
   *
   * Refunds the paid amount of the order, in full or in part. The refund is accepted as PENDING and sent to the gateway soon afterwards. An order can have at most 25 refunds. Refunds that are PENDING, SUCCESS or MANUAL_REVIEW reduce the refundable amount; a FAILURE does not. REFUND_SUCCEEDED and ORDER_REFUNDED, REFUND_FAILED and ORDER_REFUND_FAILED, or REFUND_MANUAL_REVIEW_NEEDED report the result, which also appears in the order's `refunds`. An order whose payment the service refunded (AUTO_REFUNDED) accepts no refunds.
   *
   * `POST /orders/{order_id}/refunds`
   */
  readonly refundOrder: Call<Operations['refundOrder']>;
  /**
   * Refund a transaction
   *
   * Refunds the transaction that paid an order, in full or in part. Otherwise it works as POST /orders/{order_id}/refunds does. An order can have at most 25 refunds. Refunds that are PENDING, SUCCESS or MANUAL_REVIEW reduce the refundable amount; a FAILURE does not. REFUND_SUCCEEDED and ORDER_REFUNDED, REFUND_FAILED and ORDER_REFUND_FAILED, or REFUND_MANUAL_REVIEW_NEEDED report the result, which also appears in the order's `refunds`.
   *
   * `POST /refunds`
   */
  readonly refundTxn: Call<Operations['refundTxn']>;
  /**
   * Create a session
   *
   * Creates an order, or reuses an unpaid one, and returns the link to its hosted payment page together with the payload for the client SDK. With the action paymentManagement, it returns the link to the page of a known customer's stored cards instead, and creates no order; the link is valid as long as an order would be. An order that POST /txns opened without credentials is taken over, or rejected, as by POST /orders.
   *
   * `POST /session`
   */
  readonly createSession: Call<Operations['createSession']>;
  /**
   * Delete a token
   *
   * Deletes the token permanently: an INACTIVE token cannot be reactivated. The card stays stored if its number is stored, and can be tokenized again with the customer's consent; otherwise it is deleted with its token. Only an ACTIVE or SUSPENDED token can be deleted. A customer's client auth token may call this operation; an order's returns 401. TOKEN_STATUS_CHANGED reports the change.
   *
   * `POST /cards/{card_reference}/token/delete`
   */
  readonly deleteToken: Call<Operations['deleteToken']>;
  /**
   * Resume a token
   *
   * Resumes a SUSPENDED token, so that it can pay again. A token that its issuer suspended cannot be resumed. A customer's client auth token may call this operation; an order's returns 401. TOKEN_STATUS_CHANGED reports the change.
   *
   * `POST /cards/{card_reference}/token/resume`
   */
  readonly resumeToken: Call<Operations['resumeToken']>;
  /**
   * Suspend a token
   *
   * Suspends an ACTIVE token. It cannot pay until it is resumed; the card stays stored. A customer's client auth token may call this operation; an order's returns 401. TOKEN_STATUS_CHANGED reports the change.
   *
   * `POST /cards/{card_reference}/token/suspend`
   */
  readonly suspendToken: Call<Operations['suspendToken']>;
  /**
   * Tokenize a stored card
   *
   * Creates a network token for a stored card without a purchase, for a customer who agreed on the merchant's screen.
   * The service charges one rupee to the card, always with authentication: send the customer to the authentication URL of the response. After the payment the token is created, which TOKEN_STATUS_CHANGED reports, and the rupee is refunded (REFUND_INITIATED, then REFUND_SUCCEEDED and ORDER_REFUNDED, or REFUND_FAILED and ORDER_REFUND_FAILED). A failed refund does not affect the token. If the customer is not authenticated or cancels, or the bank declines the payment, no token is created.
   * Read the order of the rupee by GET /orders/{order_id}; other calls can neither change nor pay it. It has no payment page.
   * A customer's client auth token may call this operation for that customer's cards, without `order_id`, and only with a `return_url` whose origin is in the payment page settings. An order's client auth token returns 401.
   *
   * `POST /cards/{card_reference}/tokenize`
   */
  readonly tokenizeStoredCard: Call<Operations['tokenizeStoredCard']>;
  /**
   * Capture an authorized amount
   *
   * Captures the amount that a transaction has authorized (its order was created with `metadata.txns.auto_capture=false`), in full or the part in `amount`; the rest is released. A successful capture ends the authorization. The transaction must be AUTHORIZED, CAPTURE_FAILED or VOID_FAILED, and within seven days of its authorization.
   * The response is the order: CHARGED, or PARTIAL_CHARGED after a partial capture (`txn_detail.net_amount` has the amount); CAPTURE_FAILED if the gateway refuses, and the amount stays authorized; CAPTURE_INITIATED if the gateway does not respond at once: a webhook reports the result. After seven days without a capture the service voids the authorization.
   * `/docs/guides/sandbox-cards` lists the cards of the sandbox whose captures fail or take time.
   *
   * `POST /v2/txns/{txn_uuid}/capture`
   */
  readonly captureTxn: Call<Operations['captureTxn']>;
  /**
   * Start a transaction
   *
   * Starts a payment attempt for an order with a card. Without `format=json` the response is a redirect (303) to the authentication URL.
   * The call needs no credentials, so that the script of a merchant's page, at one of its `allowed_origins`, can send the card directly to the service; credentials that are sent must be valid. `/docs/guides/sandbox-cards` lists the cards of the sandbox: the number decides the result.
   *
   * ### The card
   *
   * - A new card: `card_number`, `card_exp_month`, `card_exp_year`, `name_on_card`, `card_security_code`.
   * - A stored card: `card_token` instead of number, expiry and name, and `card_security_code`. A tokenized card pays in the same way; if its token cannot pay, the service uses the card's number if it is stored.
   * - A token with the cryptogram of this payment: the token as `card_number` with its expiry, `tavv` and `token.*`. For issuer tokens (`token.provider` or `token.provider_category` is ISSUER, or the network is RUPAY and neither names it), `token.requestor_id`, `token.provider_reference_id`, `token.provider_category` = ISSUER and `token.provider` = ISSUER are all mandatory; the error lists each missing one.
   *
   * ### Consent to a token
   *
   * `tokenize` is the customer's answer on the merchant's consent screen:
   *
   * - true: the payment is authenticated, and a network token is created after it succeeds.
   * - false: no token.
   * - Absent: if the service's consent page is enabled, the authentication URL shows it before the bank page; otherwise the customer is not asked.
   *
   * It applies to merchants that are enabled for tokenization (true also requires an agreement on merchant-managed consent), to cards that can be tokenized (`tokenize_support`), to stored cards without a token, and to orders with a customer. Otherwise it is ignored and listed in `x-svc-ignored-parameters`. The charge never waits for a token.
   * Only the merchant, with an API key or an encrypted message, and the customer, with a client auth token of the order, may store a card (`save_to_locker`) or answer (`tokenize`). Without credentials both are ignored and listed, and the service's consent page asks if it is enabled.
   * A consent from the service's consent page (PAGE) proves who had the page open, not who the customer is: anybody who can pay the order can tick the box, and the token of the entered card is then stored for the order's customer. A merchant that must know its customer starts the payment with its API key or with a client auth token of the order.
   *
   * ### Without credentials
   *
   * `order.*` may create an order only if the merchant allows it, `metadata.*` and `options.*` are then rejected, and `order.return_url` must have one of the merchant's origins. A stored card cannot pay an order that was created in this way, and an existing order is paid unchanged. An unknown order, one of another merchant and an expired one return the same response.
   * An order that was created without credentials belongs to the merchant only after the merchant creates it (POST /orders, POST /session, or `order.*` with credentials): see POST /orders. A payment with different terms is then refunded.
   *
   * ### Limits
   *
   * For every caller: 5 attempts per minute for one order, 10 failures per hour of one card. Where the limits are on (production), 30 attempts per minute from one IP address are accepted without credentials.
   *
   * `POST /txns`
   */
  readonly startTxn: Call<Operations['startTxn']>;
  /**
   * Void an authorization
   *
   * Releases the full amount that a transaction has authorized (its order was created with `metadata.txns.auto_capture=false`). The transaction must be AUTHORIZED, CAPTURE_FAILED or VOID_FAILED.
   * The response is the order: VOIDED, which is final; VOID_FAILED if the gateway refuses, and the amount stays authorized; VOID_INITIATED if the gateway does not respond at once: a webhook reports the result. The service voids an authorization that is not captured within seven days.
   * The void also ends every attempt of the order whose bank page is still open (TXN_FAILED). If a gateway reports later that such an attempt moved money, the service refunds it: the attempt becomes AUTO_REFUNDED, which `txn_list`, `refunds` and the AUTO_REFUND events show. The order stays VOIDED.
   * `/docs/guides/sandbox-cards` lists the cards of the sandbox whose voids fail or take time.
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
