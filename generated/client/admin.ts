// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/** The client of the administration document. */
import type { Client } from 'openapi-fetch';
import type { operations as Operations, paths as Paths } from '../admin.openapi.d.ts';
import { type Call, type ListCall, methodsOf } from './call.ts';
import { type ClientOptions, connect } from './connect.ts';
import { headerText } from './settings.ts';

/** What every object of an answer has. */
export const answerParts = {
  AddedPasskey: ['passkey', 'recovery_codes'],
  ApiKeyList: ['list'],
  AuditPage: ['list', 'next_cursor'],
  AuditVerification: ['broken_at', 'checked_count', 'first_sequence', 'last_hash', 'last_sequence', 'open_count', 'unchained_count', 'whole'],
  BinTable: ['bad_count', 'date_loaded', 'loaded_count', 'table_id'],
  BinTableReport: ['bad_count', 'bad_rows', 'date_loaded', 'loaded_count', 'table_id'],
  CreatedApiKey: ['allowed_ips', 'api_key', 'date_created', 'key_id', 'last_four', 'last_used', 'name'],
  CreatedInvitation: ['date_created', 'email', 'expires_at', 'invitation_id', 'role', 'url'],
  CreatedMerchant: ['api_key', 'card_numbers_in_text', 'client_id', 'date_created', 'disabled', 'max_attempts', 'merchant_consent', 'merchant_id', 'message_claims_required', 'moto_enabled', 'name', 'open_order_create', 'order_expiry_minutes', 'rate_limit', 'repeat_token_transactions', 'settings_username', 'stored_card_mandate', 'strict_card_checks', 'svc_web_consent', 'token_requestor_ids', 'tokenization_enabled'],
  CustomerConsentPage: ['list', 'next_cursor'],
  CustomerDetail: ['cards', 'customer', 'customer_id'],
  CustomerPage: ['list', 'next_cursor'],
  Error: ['error_code', 'error_info', 'error_message', 'status'],
  GatewayAvailability: ['available', 'conflict', 'gateway', 'reference_id'],
  GatewayConfig: ['callback_url', 'credential_names', 'date_created', 'enabled', 'gateway', 'gateway_config_id', 'health', 'is_default', 'name', 'reference_id'],
  GatewayConfigList: ['list'],
  GatewayConfigTest: ['checked_at', 'gateway_config_id', 'message', 'result'],
  GatewayTypeList: ['list'],
  InvitationList: ['list'],
  InvitationPreview: ['email', 'expires_at', 'merchant_name', 'role'],
  MerchantPage: ['list', 'next_cursor'],
  MerchantRecord: ['card_numbers_in_text', 'client_id', 'date_created', 'disabled', 'max_attempts', 'merchant_consent', 'merchant_id', 'message_claims_required', 'moto_enabled', 'name', 'open_order_create', 'order_expiry_minutes', 'rate_limit', 'repeat_token_transactions', 'settings_username', 'stored_card_mandate', 'strict_card_checks', 'svc_web_consent', 'token_requestor_ids', 'tokenization_enabled'],
  MessageKey: ['created_at', 'kid', 'merchant_public_key', 'retires_at', 'service_public_key', 'state'],
  MessageKeyList: ['list'],
  OpenedBrowserSession: ['device_token', 'session'],
  Order: ['amount', 'amount_refunded', 'billing_address', 'currency', 'customer_email', 'customer_id', 'customer_phone', 'date_created', 'description', 'effective_amount', 'id', 'last_updated', 'merchant_id', 'metadata', 'order_expiry', 'order_id', 'product_id', 'refunded', 'return_url', 'routing_id', 'shipping_address', 'status', 'status_id', 'udf1', 'udf10', 'udf2', 'udf3', 'udf4', 'udf5', 'udf6', 'udf7', 'udf8', 'udf9'],
  OrderConsents: ['consents', 'order_id'],
  OrderSearchPage: ['list', 'next_cursor'],
  OrderTimeline: ['entries', 'order_id'],
  OrderWebhooks: ['deliveries', 'order_id', 'webhook_notified'],
  PasskeyChallenge: ['challenge', 'expires_at', 'rp_id'],
  PasskeyRegistration: ['algorithms', 'challenge', 'excluded_credentials', 'expires_at', 'rp_id', 'rp_name', 'user_handle', 'user_name'],
  PaymentMetrics: ['currencies', 'from', 'interval', 'to'],
  PaymentPageSettings: ['allowed_origins', 'brand_color', 'display_name', 'frame_ancestors', 'language', 'logo_url', 'response_key_set', 'return_url', 'use_signed_response'],
  RaisedTokenNotice: ['card_reference', 'notice'],
  RecoveryCodes: ['recovery_codes'],
  RequestDetail: ['error', 'request', 'user_agent'],
  RequestPage: ['list', 'next_cursor'],
  ResetCredentials: ['merchant_id', 'settings_password', 'settings_username'],
  ResponseKey: ['response_key'],
  RoutingPlan: ['card_type', 'chosen_by', 'gateways', 'issuer_country', 'network', 'outcome', 'rule', 'rules', 'skipped'],
  RoutingRules: ['rules'],
  SecondFactorAdded: ['recovery_codes'],
  SettingsLogin: ['access_token', 'device_token', 'expires_at', 'idle_timeout_seconds', 'merchant_id'],
  SettingsSession: ['allowed_operations', 'confirmed_until', 'csrf_token', 'expires_at', 'idle_timeout_seconds', 'kind', 'merchant', 'passkeys', 'recovery_codes_left', 'session_id', 'user'],
  SettingsSessionList: ['list'],
  SettingsUser: ['date_created', 'role', 'second_factors', 'user_id', 'username'],
  SettingsUserList: ['list'],
  TestPayment: ['order_id', 'payment_link'],
  TotpSetup: ['secret', 'uri'],
  Vault: ['list'],
  VaultRewrapping: ['card_numbers', 'merchants', 'remaining', 'sealing_key_id', 'unreadable'],
  WebhookAttempt: ['connect_ms', 'detail', 'dns_ms', 'duration_ms', 'failure_class', 'finished_at', 'first_byte_ms', 'http_status', 'number', 'outcome', 'request_headers', 'resolved_address', 'response_body', 'response_headers', 'started_at', 'tls_ms', 'url'],
  WebhookDelivery: ['attempt_count', 'attempts', 'date_created', 'event_id', 'event_name', 'next_attempt_at', 'notified', 'open_breaker', 'order_sequence', 'paused', 'sequence', 'state'],
  WebhookDeliveryDetail: ['body', 'delivery', 'encrypted', 'endpoint_id', 'order_id', 'url'],
  WebhookDeliveryPage: ['list', 'next_cursor'],
  WebhookEndpoint: ['backlog', 'breaker', 'endpoint_id', 'failures_in_row', 'last_failure_at', 'next_probe_at', 'oldest_event_at', 'origin', 'paused'],
  WebhookEndpointList: ['list', 'next_cursor'],
  WebhookReplayResult: ['count', 'dry_run'],
  WebhookSecret: ['previous_signs_until', 'secret'],
  WebhookSettings: ['custom_headers', 'encrypted', 'events', 'ordered', 'password_set', 'retry_schedule_seconds', 'signing_secret_set', 'url', 'username', 'webhook_url_hosts', 'webhook_version'],
} as const;

/** The answer of most statuses that are errors. */
const error = { 'application/json': 'Error' } as const;

/** How each operation is called. */
export const adminOperations = {
  createMerchant: {
    method: 'post',
    path: '/operator/merchants',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      201: { 'application/json': 'CreatedMerchant' },
      400: error,
      401: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  },
  getBinTable: {
    method: 'get',
    path: '/operator/bins',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'BinTable' },
      401: error,
      500: error,
      503: error,
    },
  },
  getMerchant: {
    method: 'get',
    path: '/operator/merchants/{merchant_id}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'MerchantRecord' },
      401: error,
      404: error,
      500: error,
      503: error,
    },
  },
  getVault: {
    method: 'get',
    path: '/operator/vault',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'Vault' },
      401: error,
      500: error,
      503: error,
    },
  },
  listMerchants: {
    method: 'get',
    path: '/operator/merchants',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'list', next: 'next_cursor' },
    responses: {
      200: { 'application/json': 'MerchantPage' },
      400: error,
      401: error,
      500: error,
      503: error,
    },
  },
  listServiceAuditEntries: {
    method: 'get',
    path: '/operator/audit',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'list', next: 'next_cursor' },
    responses: {
      200: { 'application/json': 'AuditPage' },
      400: error,
      401: error,
      500: error,
      503: error,
    },
  },
  replaceBinTable: {
    method: 'put',
    path: '/operator/bins',
    requestMediaType: 'text/csv',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'BinTableReport' },
      400: error,
      401: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  },
  resetMerchantCredentials: {
    method: 'post',
    path: '/operator/merchants/{merchant_id}/reset-credentials',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'ResetCredentials' },
      401: error,
      404: error,
      500: error,
      503: error,
    },
  },
  rewrapVault: {
    method: 'post',
    path: '/operator/vault/rewrap',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'VaultRewrapping' },
      401: error,
      500: error,
      503: error,
    },
  },
  updateMerchant: {
    method: 'patch',
    path: '/operator/merchants/{merchant_id}',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'MerchantRecord' },
      400: error,
      401: error,
      404: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  },
  verifyServiceAuditLog: {
    method: 'get',
    path: '/operator/audit/verify',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'AuditVerification' },
      401: error,
      500: error,
      503: error,
    },
  },
  acceptInvitation: {
    method: 'post',
    path: '/settings/invitations/accept',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      201: { 'application/json': 'SettingsUser' },
      400: error,
      403: error,
      404: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  },
  addPasskey: {
    method: 'post',
    path: '/settings/second-factor/passkeys',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      201: { 'application/json': 'AddedPasskey' },
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
  beginTotp: {
    method: 'post',
    path: '/settings/second-factor/totp',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'TotpSetup' },
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  captureAuthorization: {
    method: 'post',
    path: '/settings/txns/{txn_uuid}/capture',
    requestMediaType: 'application/json',
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
  changePassword: {
    method: 'put',
    path: '/settings/password',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      204: {},
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
  checkGatewayAvailability: {
    method: 'get',
    path: '/settings/gateways/availability',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'GatewayAvailability' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  confirmSession: {
    method: 'post',
    path: '/settings/session/confirm',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'SettingsSession' },
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
  confirmTotp: {
    method: 'post',
    path: '/settings/second-factor/totp/confirm',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'SecondFactorAdded' },
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
  createApiKey: {
    method: 'post',
    path: '/settings/api-keys',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      201: { 'application/json': 'CreatedApiKey' },
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
  createGatewayConfig: {
    method: 'post',
    path: '/settings/gateways',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      201: { 'application/json': 'GatewayConfig' },
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
  createInvitation: {
    method: 'post',
    path: '/settings/invitations',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      201: { 'application/json': 'CreatedInvitation' },
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
  createPasskeyChallenge: {
    method: 'post',
    path: '/settings/passkey-challenges',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'PasskeyChallenge' },
      403: error,
      500: error,
      503: error,
    },
  },
  createPasskeyRegistration: {
    method: 'post',
    path: '/settings/second-factor/passkeys/options',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'PasskeyRegistration' },
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  createTestPayment: {
    method: 'post',
    path: '/settings/sandbox/test-payment',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      201: { 'application/json': 'TestPayment' },
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
  deleteApiKey: {
    method: 'delete',
    path: '/settings/api-keys/{key_id}',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      204: {},
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  deleteGatewayConfig: {
    method: 'delete',
    path: '/settings/gateways/{gateway_config_id}',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      204: {},
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  dryRunRouting: {
    method: 'post',
    path: '/settings/routing/dry-run',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'RoutingPlan' },
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
  endSession: {
    method: 'delete',
    path: '/settings/sessions/{session_id}',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      204: {},
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  eraseCustomer: {
    method: 'delete',
    path: '/settings/customers/{customer_id}',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      204: {},
      400: error,
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  expireOrder: {
    method: 'post',
    path: '/settings/orders/{order_id}/expire',
    requestMediaType: null,
    repeat: 'never',
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
  exportOrders: {
    method: 'get',
    path: '/settings/orders/export',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'text/csv': 'text' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getGatewayConfig: {
    method: 'get',
    path: '/settings/gateways/{gateway_config_id}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'GatewayConfig' },
      401: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getOrderConsents: {
    method: 'get',
    path: '/settings/orders/{order_id}/consents',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'OrderConsents' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getOrderTimeline: {
    method: 'get',
    path: '/settings/orders/{order_id}/timeline',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'OrderTimeline' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getOrderWebhooks: {
    method: 'get',
    path: '/settings/orders/{order_id}/webhooks',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'OrderWebhooks' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getPaymentMetrics: {
    method: 'get',
    path: '/settings/metrics',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'PaymentMetrics' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getPaymentPageSettings: {
    method: 'get',
    path: '/settings/payment-page',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'PaymentPageSettings' },
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getRequest: {
    method: 'get',
    path: '/settings/requests/{response_id}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'RequestDetail' },
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getRoutingRules: {
    method: 'get',
    path: '/settings/routing',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'RoutingRules' },
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getSession: {
    method: 'get',
    path: '/settings/session',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'SettingsSession' },
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getWebhookDelivery: {
    method: 'get',
    path: '/settings/deliveries/{event_id}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'WebhookDeliveryDetail' },
      401: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  getWebhookSettings: {
    method: 'get',
    path: '/settings/webhook',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'WebhookSettings' },
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  issueRefund: {
    method: 'post',
    path: '/settings/orders/{order_id}/refunds',
    requestMediaType: 'application/json',
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
  listApiKeys: {
    method: 'get',
    path: '/settings/api-keys',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'ApiKeyList' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listAuditEntries: {
    method: 'get',
    path: '/settings/audit',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'list', next: 'next_cursor' },
    responses: {
      200: { 'application/json': 'AuditPage' },
      400: error,
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listCustomerConsents: {
    method: 'get',
    path: '/settings/customers/{customer_id}/consents',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'list', next: 'next_cursor' },
    responses: {
      200: { 'application/json': 'CustomerConsentPage' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listGatewayConfigs: {
    method: 'get',
    path: '/settings/gateways',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'GatewayConfigList' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listGatewayTypes: {
    method: 'get',
    path: '/settings/gateway-types',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'GatewayTypeList' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listInvitations: {
    method: 'get',
    path: '/settings/invitations',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'InvitationList' },
      400: error,
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listMessageKeys: {
    method: 'get',
    path: '/settings/keys',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'MessageKeyList' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listRequests: {
    method: 'get',
    path: '/settings/requests',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'list', next: 'next_cursor' },
    responses: {
      200: { 'application/json': 'RequestPage' },
      400: error,
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listSessions: {
    method: 'get',
    path: '/settings/sessions',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'SettingsSessionList' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listUsers: {
    method: 'get',
    path: '/settings/users',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'SettingsUserList' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listWebhookDeliveries: {
    method: 'get',
    path: '/settings/deliveries',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'list', next: 'next_cursor' },
    responses: {
      200: { 'application/json': 'WebhookDeliveryPage' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  listWebhookEndpoints: {
    method: 'get',
    path: '/settings/webhook-endpoints',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'list', next: 'next_cursor' },
    responses: {
      200: { 'application/json': 'WebhookEndpointList' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  login: {
    method: 'post',
    path: '/settings/login',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'SettingsLogin' },
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
  logout: {
    method: 'post',
    path: '/settings/logout',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      204: {},
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  openSession: {
    method: 'post',
    path: '/settings/sessions',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'OpenedBrowserSession' },
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
  pauseWebhookEndpoint: {
    method: 'post',
    path: '/settings/webhook-endpoints/{endpoint_id}/pause',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'WebhookEndpoint' },
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  putMessageKey: {
    method: 'put',
    path: '/settings/keys/{kid}',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'MessageKey' },
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
  raiseTokenNotice: {
    method: 'post',
    path: '/settings/sandbox/token-notices',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      202: { 'application/json': 'RaisedTokenNotice' },
      400: error,
      401: error,
      403: error,
      404: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  removePasskey: {
    method: 'delete',
    path: '/settings/second-factor/passkeys/{passkey_id}',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      204: {},
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  removeTotp: {
    method: 'delete',
    path: '/settings/second-factor/totp',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      204: {},
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  removeUser: {
    method: 'delete',
    path: '/settings/users/{user_id}',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      204: {},
      400: error,
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  replacePaymentPageSettings: {
    method: 'put',
    path: '/settings/payment-page',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'PaymentPageSettings' },
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
  replaceRecoveryCodes: {
    method: 'post',
    path: '/settings/second-factor/recovery-codes',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'RecoveryCodes' },
      400: error,
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  replaceRoutingRules: {
    method: 'put',
    path: '/settings/routing',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'RoutingRules' },
      400: error,
      401: error,
      403: error,
      412: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  replaceWebhookSettings: {
    method: 'put',
    path: '/settings/webhook',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'WebhookSettings' },
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
  replayWebhooks: {
    method: 'post',
    path: '/settings/webhooks/replay',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'WebhookReplayResult' },
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
  resendWebhook: {
    method: 'post',
    path: '/settings/webhooks/{event_id}/resend',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'WebhookDelivery' },
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  resumeWebhookEndpoint: {
    method: 'post',
    path: '/settings/webhook-endpoints/{endpoint_id}/resume',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'WebhookEndpoint' },
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  revokeInvitation: {
    method: 'delete',
    path: '/settings/invitations/{invitation_id}',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      204: {},
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  rotateMessageKeys: {
    method: 'post',
    path: '/settings/keys/rotate',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'MessageKeyList' },
      400: error,
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  rotateResponseKey: {
    method: 'post',
    path: '/settings/payment-page/response-key',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'ResponseKey' },
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  rotateWebhookSecret: {
    method: 'post',
    path: '/settings/webhook/secret',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'WebhookSecret' },
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  searchCustomers: {
    method: 'get',
    path: '/settings/customers',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'list', next: 'next_cursor' },
    responses: {
      200: { 'application/json': 'CustomerPage' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  searchOrders: {
    method: 'get',
    path: '/settings/orders',
    requestMediaType: null,
    repeat: 'safe',
    pages: { items: 'list', next: 'next_cursor' },
    responses: {
      200: { 'application/json': 'OrderSearchPage' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  stopWebhook: {
    method: 'post',
    path: '/settings/webhooks/{event_id}/stop',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'WebhookDelivery' },
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  streamChanges: {
    method: 'get',
    path: '/settings/stream',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'text/event-stream': 'text' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  testGatewayConfig: {
    method: 'post',
    path: '/settings/gateways/{gateway_config_id}/test',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'GatewayConfigTest' },
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  testWebhook: {
    method: 'post',
    path: '/settings/webhook/test',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'WebhookAttempt' },
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
  updateGatewayConfig: {
    method: 'patch',
    path: '/settings/gateways/{gateway_config_id}',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'GatewayConfig' },
      400: error,
      401: error,
      403: error,
      404: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  updatePaymentPageSettings: {
    method: 'patch',
    path: '/settings/payment-page',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'PaymentPageSettings' },
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
  updateUser: {
    method: 'patch',
    path: '/settings/users/{user_id}',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'SettingsUser' },
      400: error,
      401: error,
      403: error,
      404: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  },
  updateWebhookSettings: {
    method: 'patch',
    path: '/settings/webhook',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'WebhookSettings' },
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
  verifyAuditLog: {
    method: 'get',
    path: '/settings/audit/verify',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'AuditVerification' },
      401: error,
      403: error,
      429: error,
      500: error,
      503: error,
    },
  },
  viewCustomer: {
    method: 'get',
    path: '/settings/customers/{customer_id}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'CustomerDetail' },
      400: error,
      401: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
  viewInvitation: {
    method: 'post',
    path: '/settings/invitations/view',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      200: { 'application/json': 'InvitationPreview' },
      400: error,
      403: error,
      404: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  },
  viewOrder: {
    method: 'get',
    path: '/settings/orders/{order_id}',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'Order' },
      400: error,
      401: error,
      429: error,
      500: error,
      503: error,
    },
  },
  voidAuthorization: {
    method: 'post',
    path: '/settings/txns/{txn_uuid}/void',
    requestMediaType: null,
    repeat: 'with_key',
    responses: {
      200: { 'application/json': 'Order' },
      400: error,
      401: error,
      403: error,
      404: error,
      409: error,
      429: error,
      500: error,
      503: error,
    },
  },
  withdrawMessageKey: {
    method: 'delete',
    path: '/settings/keys/{kid}',
    requestMediaType: null,
    repeat: 'never',
    responses: {
      200: { 'application/json': 'MessageKeyList' },
      400: error,
      401: error,
      403: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  },
} as const;

export interface AdminClientOptions extends ClientOptions {
  /** The operator's key, or the access token of a settings login. */
  readonly bearerToken?: string;
}

/** One method for each operation. */
export interface AdminClient {
  /**
   * Create a merchant
   *
   * Creates a merchant with a settings login and a first API key. Both secrets are returned only in this response. The merchant starts without a gateway (payments are declined until one is configured), with all webhook events enabled except ORDER_CREATED, ORDER_UPDATED and TXN_CREATED, and with card checks on. POST /txns may create orders in the sandbox and not in production.
   *
   * `POST /operator/merchants`
   */
  readonly createMerchant: Call<Operations['createMerchant']>;
  /**
   * Read the active BIN table
   *
   * Returns when the table was loaded and how many BINs it has. To look up a single BIN, use GET /cardbins/{bin}.
   *
   * `GET /operator/bins`
   */
  readonly getBinTable: Call<Operations['getBinTable']>;
  /**
   * Read a merchant
   *
   * Returns one merchant, without secrets.
   *
   * `GET /operator/merchants/{merchant_id}`
   */
  readonly getMerchant: Call<Operations['getMerchant']>;
  /**
   * Read which keys encrypt the vault's data
   *
   * Returns the keys of the vault. Card numbers and merchants' secrets (webhook passwords and signing secrets, gateway credentials, response keys, private keys of encrypted messages) are each encrypted with a separate data key, and the data keys are wrapped with the key of `VAULT_KEY`. The list has every key of `VAULT_KEY` and `VAULT_KEYS_OLD` of the responding process, and every key that still wraps data. You can remove a key from `VAULT_KEYS_OLD` when it wraps nothing and is not the sealing key.
   *
   * `GET /operator/vault`
   */
  readonly getVault: Call<Operations['getVault']>;
  /**
   * List merchants
   *
   * Returns all merchants, sorted by merchant id, in pages.
   *
   * `GET /operator/merchants`
   */
  readonly listMerchants: ListCall<Operations['listMerchants'], 'list'>;
  /**
   * List the audit log of the service
   *
   * Returns the newest entries first: what the operator did that concerns no merchant, such as loading a BIN table or re-encrypting the vault. What the operator changed about a merchant is in that merchant's log, GET /settings/audit. Each entry contains the hash of the previous one: GET /operator/audit/verify detects entries that were changed, removed or added.
   *
   * `GET /operator/audit`
   */
  readonly listServiceAuditEntries: ListCall<Operations['listServiceAuditEntries'], 'list'>;
  /**
   * Load a BIN table
   *
   * Replaces the whole BIN table with the uploaded file: UTF-8, comma-separated, fields with commas in double quotes, no line breaks within fields, at most 64 MiB.
   * The first row lists the column names, in any order. `bin` (6 to 9 digits, each BIN once), `brand`, `bank`, `country`, `type` (CREDIT, DEBIT or empty) and `tokenize_support` (true or false) are mandatory; `card_sub_type`, `svc_bank_code`, `mandate_support` and `direct_otp_support` (true or false) are optional.
   * The file is processed as it arrives. Invalid rows are skipped and reported in the response. The new table becomes active for all calls at once when the whole file is processed; until then, and if the upload fails or is interrupted, the previous table stays active.
   * A BIN of this table takes precedence over the built-in data: the public ranges of the networks and, in the sandbox, the issuers of the sandbox cards.
   *
   * `PUT /operator/bins`
   */
  readonly replaceBinTable: Call<Operations['replaceBinTable']>;
  /**
   * Reset a merchant's settings password
   *
   * Resets the owner that the merchant was created with: creates a new password, which is returned only in this response, removes the owner's second factors, ends the owner's sessions, deletes the invitations that it made and unlocks the login. If that user was removed, it is created again. Other users and API keys stay valid.
   *
   * `POST /operator/merchants/{merchant_id}/reset-credentials`
   */
  readonly resetMerchantCredentials: Call<Operations['resetMerchantCredentials']>;
  /**
   * Re-encrypt the vault with the newest key
   *
   * Wraps the data keys again with the key of `VAULT_KEY`; the data that they encrypt is neither read nor changed. Runs for about ten seconds and returns how much is left: repeat the call until `remaining` is 0. Payments continue meanwhile. You can stop at any point and call again, also from several callers at once. Call it when every process of the service has the new `VAULT_KEY`, and the previous one in `VAULT_KEYS_OLD`. Re-encrypting a merchant's secrets is recorded in its audit log.
   *
   * `POST /operator/vault/rewrap`
   */
  readonly rewrapVault: Call<Operations['rewrapVault']>;
  /**
   * Change a merchant
   *
   * Changes only the fields that are sent. The change applies within one second.
   *
   * `PATCH /operator/merchants/{merchant_id}`
   */
  readonly updateMerchant: Call<Operations['updateMerchant']>;
  /**
   * Verify the audit log of the service
   *
   * Verifies the log of GET /operator/audit from its first entry with a `hash` to the newest, and returns whether the chain is intact or where it first breaks. Entries from before the chain are counted and not verified.
   *
   * `GET /operator/audit/verify`
   */
  readonly verifyServiceAuditLog: Call<Operations['verifyServiceAuditLog']>;
  /**
   * Accept an invitation
   *
   * Creates the user of an invitation. Log in afterwards. The link works once, and only while the user who invited is an owner.
   *
   * The name of the new user is `username`, or the e-mail address of the invitation. User names are unique across all merchants, and the service does not
   * check that an address belongs to a person: it may be the name of another merchant's user. The answer is then 400 with `unique`, the link stays valid, and
   * `username` chooses another name. This is the one answer from which a merchant learns that an address it invited is a user name elsewhere; each invitation
   * and each acceptance is in the audit log.
   *
   * `POST /settings/invitations/accept`
   */
  readonly acceptInvitation: Call<Operations['acceptInvitation']>;
  /**
   * Add a passkey
   *
   * Adds the passkey of POST /settings/second-factor/passkeys/options. A user can have 10.
   *
   * `POST /settings/second-factor/passkeys`
   */
  readonly addPasskey: Call<Operations['addPasskey']>;
  /**
   * Set up an authenticator app
   *
   * Returns a new secret. It replaces the app in use only when it is confirmed by a code.
   *
   * `POST /settings/second-factor/totp`
   */
  readonly beginTotp: Call<Operations['beginTotp']>;
  /**
   * Capture an authorized amount
   *
   * Captures the amount that a transaction has authorized, in full or the part in `amount`, with the rules and results of POST /v2/txns/{txn_uuid}/capture. A successful capture ends the authorization. A repetition with the same Idempotency-Key returns the same response and captures nothing twice.
   *
   * `POST /settings/txns/{txn_uuid}/capture`
   */
  readonly captureAuthorization: Call<Operations['captureAuthorization']>;
  /**
   * Change your password
   *
   * Sets a new password of the user and ends all sessions of the user, including this one. After 10 wrong current passwords in one session, further calls return 429 for 15 minutes.
   *
   * `PUT /settings/password`
   */
  readonly changePassword: Call<Operations['changePassword']>;
  /**
   * Check whether a reference id is available
   *
   * Returns whether an enabled configuration of the gateway can use the reference id, and if not, which one already uses it. The id is case-sensitive; disabled configurations do not count.
   *
   * `GET /settings/gateways/availability`
   */
  readonly checkGatewayAvailability: Call<Operations['checkGatewayAvailability']>;
  /**
   * Confirm a session
   *
   * Confirms that the user is present: by a second factor, or by the password if the user has none. For 10 minutes, the session may then change keys, credentials and users. The session gets a new cookie and a new CSRF token; the old ones stop working at the first call with the new ones, which must follow within a minute. After 10 wrong answers in one session, further calls return 429 for 15 minutes.
   *
   * `POST /settings/session/confirm`
   */
  readonly confirmSession: Call<Operations['confirmSession']>;
  /**
   * Confirm an authenticator app
   *
   * Puts the secret of POST /settings/second-factor/totp into use. After 10 wrong codes in one session, further calls return 429 for 15 minutes.
   *
   * `POST /settings/second-factor/totp/confirm`
   */
  readonly confirmTotp: Call<Operations['confirmTotp']>;
  /**
   * Create an API key
   *
   * Creates an API key, which is returned only in this response. A merchant can have 20 keys. To replace a key, create a new one, switch to it, then delete the old one.
   *
   * `POST /settings/api-keys`
   */
  readonly createApiKey: Call<Operations['createApiKey']>;
  /**
   * Add a gateway configuration
   *
   * Adds a set of credentials of a payment gateway. An order uses the enabled configuration whose reference id it names (`metadata.SVC:gateway_reference_id`), otherwise the one that a routing rule selects (PUT /settings/routing), otherwise the default. The merchant's only enabled configuration becomes the default unless you send `is_default: false`; `is_default: true` replaces the current default. A merchant can have 50 configurations. The reference id must be unique among the enabled configurations of the gateway; a disabled configuration can have one that is in use.
   *
   * `POST /settings/gateways`
   */
  readonly createGatewayConfig: Call<Operations['createGatewayConfig']>;
  /**
   * Invite a user
   *
   * Creates a link by which a person becomes a user with this role. The link works once, for 7 days. An earlier invitation of the same e-mail address stops working.
   *
   * `POST /settings/invitations`
   */
  readonly createInvitation: Call<Operations['createInvitation']>;
  /**
   * Create a passkey challenge
   *
   * Returns a challenge for POST /settings/sessions and POST /settings/session/confirm. It works once, for 5 minutes. The passkeys are discoverable: call `navigator.credentials.get()` without `allowCredentials`.
   *
   * `POST /settings/passkey-challenges`
   */
  readonly createPasskeyChallenge: Call<Operations['createPasskeyChallenge']>;
  /**
   * Begin to add a passkey
   *
   * Returns what `navigator.credentials.create()` needs.
   *
   * `POST /settings/second-factor/passkeys/options`
   */
  readonly createPasskeyRegistration: Call<Operations['createPasskeyRegistration']>;
  /**
   * Create a test payment (sandbox)
   *
   * Creates an order of the merchant, as POST /orders does, and returns the link of its payment page. Pay it there with a sandbox card. Available only where the sandbox gateway is on.
   *
   * `POST /settings/sandbox/test-payment`
   */
  readonly createTestPayment: Call<Operations['createTestPayment']>;
  /**
   * Delete an API key
   *
   * Deletes the key, which stops working within one second. You can delete the last key; the merchant then cannot call the API until it creates a new one.
   *
   * `DELETE /settings/api-keys/{key_id}`
   */
  readonly deleteApiKey: Call<Operations['deleteApiKey']>;
  /**
   * Delete a gateway configuration
   *
   * Deletes the configuration and its credentials. It processes no further payments. If you delete the default, the merchant has no default until you set another one. Routing rules skip a deleted configuration; remove it from them before you set them again.
   *
   * `DELETE /settings/gateways/{gateway_config_id}`
   */
  readonly deleteGatewayConfig: Call<Operations['deleteGatewayConfig']>;
  /**
   * Find the route of a payment
   *
   * Returns the gateway configurations that a payment would try, in order, the rule that decides, and why rules and configurations are skipped. Nothing is stored or sent.
   *
   * `POST /settings/routing/dry-run`
   */
  readonly dryRunRouting: Call<Operations['dryRunRouting']>;
  /**
   * End a session
   *
   * Ends a session of the user; for an owner, of any user.
   *
   * `DELETE /settings/sessions/{session_id}`
   */
  readonly endSession: Call<Operations['endSession']>;
  /**
   * Erase a customer
   *
   * Deletes a customer with its stored cards, their numbers and their tokens, as DELETE /customers/{customer_id} does. Its orders and their consent records stay. This cannot be undone.
   *
   * `DELETE /settings/customers/{customer_id}`
   */
  readonly eraseCustomer: Call<Operations['eraseCustomer']>;
  /**
   * Expire an order
   *
   * Ends an unpaid order now, as at its `order_expiry`: attempts that wait for the customer fail, the payment page closes, and the order becomes EXPIRED. An attempt that a gateway is processing goes on, and can still pay the order. An order that is paid, authorized or voided is rejected. An expired order is returned unchanged.
   *
   * `POST /settings/orders/{order_id}/expire`
   */
  readonly expireOrder: Call<Operations['expireOrder']>;
  /**
   * Download a day's orders
   *
   * Returns the orders that were created on one day (UTC), newest first, as CSV: UTF-8, comma-separated, with CR LF line ends. The first line has the column names; read columns by name, because new ones are added at the end.
   * The file is streamed and has no size limit; a download that is interrupted is incomplete.
   * Each row has the current status of the order, and the attempt that paid it, otherwise the latest one. `amount` is the order's amount; `net_amount` is the captured amount, and empty before a capture. A refund appears in `amount_refunded` and reduces neither of them. Of a card, only the last four digits are included. A text that a spreadsheet would read as a formula begins with an apostrophe.
   *
   * `GET /settings/orders/export`
   */
  readonly exportOrders: Call<Operations['exportOrders']>;
  /**
   * Read a gateway configuration
   *
   * Returns one gateway configuration, with the names of its credentials and without their values.
   *
   * `GET /settings/gateways/{gateway_config_id}`
   */
  readonly getGatewayConfig: Call<Operations['getGatewayConfig']>;
  /**
   * List an order's consent records
   *
   * Returns the customer's answers to the request to tokenize the card: when, for which text, and from where. A card is tokenized only if such a record says GIVEN.
   *
   * `GET /settings/orders/{order_id}/consents`
   */
  readonly getOrderConsents: Call<Operations['getOrderConsents']>;
  /**
   * Retrieve an order's timeline
   *
   * Returns everything that happened to the order, oldest first: its creation, each attempt with its steps and the bank's answer, the customer's consent, tokens, captures, voids, refunds, disputes, webhooks with every attempt to deliver them, and who did what with an API key or in the settings.
   *
   * `GET /settings/orders/{order_id}/timeline`
   */
  readonly getOrderTimeline: Call<Operations['getOrderTimeline']>;
  /**
   * List an order's webhooks
   *
   * Returns whether the merchant was notified of the order, every event with its delivery attempts, and the reason why nothing is sent while the endpoint fails.
   *
   * `GET /settings/orders/{order_id}/webhooks`
   */
  readonly getOrderWebhooks: Call<Operations['getOrderWebhooks']>;
  /**
   * Retrieve payment metrics
   *
   * Returns the figures of a period, by currency: in all, for each interval, by gateway and by the reason of failures. At most 100 days by day, or 31 days by hour.
   *
   * Everything is counted at the time it began: an order and an attempt when it was created, a payment when the attempt that paid began, a refund when it was
   * requested. Card verifications are not counted. A change is counted within about a second.
   *
   * `GET /settings/metrics`
   */
  readonly getPaymentMetrics: Call<Operations['getPaymentMetrics']>;
  /**
   * Read the payment page settings
   *
   * Returns the appearance of the hosted payment page and its URLs.
   *
   * `GET /settings/payment-page`
   */
  readonly getPaymentPageSettings: Call<Operations['getPaymentPageSettings']>;
  /**
   * Get an API request
   *
   * Returns one call with the error that it got, as the caller saw it.
   *
   * `GET /settings/requests/{response_id}`
   */
  readonly getRequest: Call<Operations['getRequest']>;
  /**
   * Read the routing rules
   *
   * Returns the routing rules in order; an empty list if there are none.
   *
   * `GET /settings/routing`
   */
  readonly getRoutingRules: Call<Operations['getRoutingRules']>;
  /**
   * Get the session of the call
   *
   * Returns the session, its user, and what the role of the user allows.
   *
   * `GET /settings/session`
   */
  readonly getSession: Call<Operations['getSession']>;
  /**
   * Get an event and its delivery
   *
   * Returns the event as it is sent, where its next attempt goes, and every attempt with its request, its response and its times. Passwords, tokens and values of custom headers are masked, also where the endpoint returned them.
   *
   * `GET /settings/deliveries/{event_id}`
   */
  readonly getWebhookDelivery: Call<Operations['getWebhookDelivery']>;
  /**
   * Read the webhook settings
   *
   * Returns where and how webhooks are sent. The password and the values of custom headers are not returned.
   *
   * `GET /settings/webhook`
   */
  readonly getWebhookSettings: Call<Operations['getWebhookSettings']>;
  /**
   * Refund an order
   *
   * Refunds the paid amount of the order, in full or in part, with the rules and results of POST /orders/{order_id}/refunds. The refund is accepted as PENDING and sent to the gateway soon afterwards. A repeated `unique_request_id` is refused, so that no repetition of a call refunds twice.
   *
   * `POST /settings/orders/{order_id}/refunds`
   */
  readonly issueRefund: Call<Operations['issueRefund']>;
  /**
   * List API keys
   *
   * Returns all API keys of the merchant. The service does not store the keys themselves; identify them by their last four characters.
   *
   * `GET /settings/api-keys`
   */
  readonly listApiKeys: Call<Operations['listApiKeys']>;
  /**
   * List the audit log
   *
   * Returns the newest entries first:
   *
   * - every change of the merchant's settings, by the operator or by a login, with the values before and after
   * - logins, including failed ones, and logouts; of the logins that are rejected with 429, the first of each pause
   * - exports and reads of consents
   * - webhooks that were resent, stopped, replayed or tested, and endpoints that were resumed
   * - refunds, captures and voids, with the API key or by a login
   *
   * All filters apply together.
   *
   * Each entry contains the hash of the previous one: GET /settings/audit/verify detects entries that were changed, removed or added.
   *
   * `GET /settings/audit`
   */
  readonly listAuditEntries: ListCall<Operations['listAuditEntries'], 'list'>;
  /**
   * List a customer's consent records
   *
   * Returns what the customer answered to the requests to tokenize a card, newest order first, in pages: when, for which text, and from where. Records of a customer
   * that was erased before are not returned here; GET /settings/orders/{order_id}/consents returns those of an order.
   *
   * A page has the records of up to `limit` orders of the customer. It may be empty and have a `next_cursor`. An answer appears within about a second.
   *
   * `GET /settings/customers/{customer_id}/consents`
   */
  readonly listCustomerConsents: ListCall<Operations['listCustomerConsents'], 'list'>;
  /**
   * List gateway configurations
   *
   * Returns all gateway configurations of the merchant, with the names of their credentials and without the values.
   *
   * `GET /settings/gateways`
   */
  readonly listGatewayConfigs: Call<Operations['listGatewayConfigs']>;
  /**
   * List the available gateways
   *
   * Returns the gateways that configurations may use in this environment, with the credentials that each needs.
   *
   * `GET /settings/gateway-types`
   */
  readonly listGatewayTypes: Call<Operations['listGatewayTypes']>;
  /**
   * List invitations
   *
   * Returns the invitations that are neither accepted nor expired.
   *
   * `GET /settings/invitations`
   */
  readonly listInvitations: Call<Operations['listInvitations']>;
  /**
   * List the key sets
   *
   * Returns the key sets of encrypted messages, with the public keys of both sides.
   *
   * `GET /settings/keys`
   */
  readonly listMessageKeys: Call<Operations['listMessageKeys']>;
  /**
   * List API requests
   *
   * Returns the merchant's API calls and the visits of its payment steps of the last 7 days, newest first: what was called, by which API key, and the result. Request bodies and query parameters are not kept. Calls of the settings are in the audit log instead.
   * A call appears about a second after its response. Under extreme load some calls are missing, and the operator can turn the log off.
   * All filters apply together. The cursor is stable: later calls do not shift the pages.
   *
   * `GET /settings/requests`
   */
  readonly listRequests: ListCall<Operations['listRequests'], 'list'>;
  /**
   * List sessions
   *
   * Returns the sessions that have not ended: for an owner those of all users, for the others their own.
   *
   * `GET /settings/sessions`
   */
  readonly listSessions: Call<Operations['listSessions']>;
  /**
   * List users
   *
   * Returns the users of the merchant's settings. There are at most 100.
   *
   * `GET /settings/users`
   */
  readonly listUsers: Call<Operations['listUsers']>;
  /**
   * List events and their deliveries
   *
   * Returns the merchant's events, newest first, each with the state of its delivery. Every event has one delivery. Events are listed until 30 days after they were acknowledged.
   * All filters apply together. The cursor is stable: events that occur and deliveries that change meanwhile do not shift the pages.
   *
   * `GET /settings/deliveries`
   */
  readonly listWebhookDeliveries: ListCall<Operations['listWebhookDeliveries'], 'list'>;
  /**
   * List the endpoints
   *
   * Returns the state of the webhook endpoints in pages: the configured one first, then each origin of a URL that orders set, sorted by origin, if it has unfinished events or failures or is paused. A circuit breaker opens after 10 failures in a row, or when 70 % of the attempts in 5 minutes failed, of at least 20; it drops no events. With several workers, each counts the attempts of 5 minutes separately.
   *
   * `GET /settings/webhook-endpoints`
   */
  readonly listWebhookEndpoints: ListCall<Operations['listWebhookEndpoints'], 'list'>;
  /**
   * Log in to the settings
   *
   * Returns an access token that is valid for 8 hours and expires after 15 minutes without a call. An unknown user name, a wrong password and a disabled merchant return the same response.
   * Failed logins count for 15 minutes, and lead to 429:
   *
   * - After 10 failures for one user name from one source address, for further attempts of this pair, for 15 minutes.
   * - After 50 failures from one source address (for IPv6: one /64), for any names, for all its attempts, for 15 minutes; after 400 failures from one IPv6 /48, for all attempts from that network.
   * - After 10 failures for one user name from any address, for its attempts during a pause that grows from 1 to 60 seconds with each further failure.
   * - While 6 attempts from one source network are being checked, for further ones.
   *
   * A user with a second factor also sends `totp_code` or `recovery_code`. Without either, the answer is 401 with `second_factor_required`, whose `error_info.fields` name what can be sent; it does not count as a failure. A wrong code counts as a failed login.
   * In production, the token of a user without a second factor does not open operations with `x-confirmation: second_factor`: they return 403 with `second_factor_missing`. Set up an authenticator app in the console and log in with its code. Setting up the first second factor ends the other sessions of the user.
   *
   * These limits do not apply to a login with the `device_token` of an earlier one: only its own failures count, and after 10 of them the token is ignored for 15 minutes.
   *
   * `POST /settings/login`
   */
  readonly login: Call<Operations['login']>;
  /**
   * Log out
   *
   * Ends the session of the call. Other sessions continue. Also clears the session cookie.
   *
   * `POST /settings/logout`
   */
  readonly logout: Call<Operations['logout']>;
  /**
   * Open a browser session
   *
   * Logs in and sets the session cookie: `__Host-svc_settings`, `HttpOnly`, `Secure`, `SameSite=Strict`. The session lasts 12 hours, and ends after 15 minutes without use: calls other than GET, and those with `x-user-active: true`. Failed attempts, with wrong passwords or wrong codes, are limited as for POST /settings/login. A user with a second factor who sends none gets `second_factor_required`, whose `error_info.fields` name what can be sent.
   *
   * `POST /settings/sessions`
   */
  readonly openSession: Call<Operations['openSession']>;
  /**
   * Pause an endpoint
   *
   * Stops the deliveries to an endpoint, for example during maintenance. Its events wait, and nothing is lost; POST /settings/webhook-endpoints/{endpoint_id}/resume sends them.
   *
   * `POST /settings/webhook-endpoints/{endpoint_id}/pause`
   */
  readonly pauseWebhookEndpoint: Call<Operations['pauseWebhookEndpoint']>;
  /**
   * Upload a public key
   *
   * Creates a key set with this `kid` from the merchant's public key and a new key pair of the service, and returns the service's public key. The first set is active at once; a later one becomes active when you rotate to it. An existing set does not change; you can send the same key again.
   *
   * `PUT /settings/keys/{kid}`
   */
  readonly putMessageKey: Call<Operations['putMessageKey']>;
  /**
   * Simulate a token event (sandbox)
   *
   * Simulates the issuer of a card that suspends, resumes or ends its token, as issuers do in production: the network notifies the service, and the merchant gets TOKEN_STATUS_CHANGED within seconds. Available only where the sandbox network is on.
   *
   * `POST /settings/sandbox/token-notices`
   */
  readonly raiseTokenNotice: Call<Operations['raiseTokenNotice']>;
  /**
   * Remove a passkey
   *
   * Without a second factor left, the recovery codes stop working too.
   *
   * `DELETE /settings/second-factor/passkeys/{passkey_id}`
   */
  readonly removePasskey: Call<Operations['removePasskey']>;
  /**
   * Remove the authenticator app
   *
   * Without a second factor left, the recovery codes stop working too.
   *
   * `DELETE /settings/second-factor/totp`
   */
  readonly removeTotp: Call<Operations['removeTotp']>;
  /**
   * Remove a user
   *
   * Removes the user and ends all sessions of the user. The merchant must keep an owner.
   *
   * `DELETE /settings/users/{user_id}`
   */
  readonly removeUser: Call<Operations['removeUser']>;
  /**
   * Set the payment page settings
   *
   * Replaces the payment page settings; a field that is not sent is reset to its default. The response key does not change.
   *
   * `PUT /settings/payment-page`
   */
  readonly replacePaymentPageSettings: Call<Operations['replacePaymentPageSettings']>;
  /**
   * Replace the recovery codes
   *
   * Returns 10 new recovery codes. The old ones stop working.
   *
   * `POST /settings/second-factor/recovery-codes`
   */
  readonly replaceRecoveryCodes: Call<Operations['replaceRecoveryCodes']>;
  /**
   * Set the routing rules
   *
   * Replaces all routing rules. A payment follows its order's `metadata.SVC:gateway_reference_id` if it has one. Otherwise it follows the first enabled rule that applies and has a usable gateway configuration. Otherwise it goes to the default configuration alone.
   *
   * `PUT /settings/routing`
   */
  readonly replaceRoutingRules: Call<Operations['replaceRoutingRules']>;
  /**
   * Set the webhook settings
   *
   * Replaces the webhook settings. Only user name and password stay when they are not sent (null removes them). The URL is read at every attempt, so waiting and resent events go to the new one. Events are selected when they occur: enabling an event does not send earlier ones.
   *
   * `PUT /settings/webhook`
   */
  readonly replaceWebhookSettings: Call<Operations['replaceWebhookSettings']>;
  /**
   * Replay events
   *
   * Sends the selected events again, oldest first and at most 100 per second, with the same ids and bytes; two calls are two concurrent replays. Acknowledged and stopped events restart their retry schedule and have the header `x-svc-replay`. Open events are sent earlier than scheduled, never later; events that wait for a URL, or for an earlier event of their order, continue to wait. With `dry_run`, the call only counts the events.
   *
   * `POST /settings/webhooks/replay`
   */
  readonly replayWebhooks: Call<Operations['replayWebhooks']>;
  /**
   * Resend an event
   *
   * Sends the event now, with the same id and bytes, whatever its state. An acknowledged or stopped event restarts its retry schedule and has the header `x-svc-replay`. An open event is sent earlier than scheduled; where events are sent in order, not before earlier open events of its order. An event that is being sent is not sent twice.
   *
   * `POST /settings/webhooks/{event_id}/resend`
   */
  readonly resendWebhook: Call<Operations['resendWebhook']>;
  /**
   * Resume an endpoint
   *
   * Ends the pause of an endpoint, closes its circuit breaker and schedules all waiting events for immediate delivery. Deliveries start slowly.
   *
   * `POST /settings/webhook-endpoints/{endpoint_id}/resume`
   */
  readonly resumeWebhookEndpoint: Call<Operations['resumeWebhookEndpoint']>;
  /**
   * Revoke an invitation
   *
   * Its link stops working.
   *
   * `DELETE /settings/invitations/{invitation_id}`
   */
  readonly revokeInvitation: Call<Operations['revokeInvitation']>;
  /**
   * Rotate to the next key set
   *
   * Activates the newest READY key set. The service uses it from the next delivery attempt on; messages that the merchant sends with the previous set are accepted for 24 hours. To withdraw a compromised key immediately, use DELETE /settings/keys/{kid}.
   *
   * `POST /settings/keys/rotate`
   */
  readonly rotateMessageKeys: Call<Operations['rotateMessageKeys']>;
  /**
   * Create a new response key
   *
   * Creates a new key for signing the redirect to return_url, which is returned only in this response. It replaces the old key at once.
   *
   * `POST /settings/payment-page/response-key`
   */
  readonly rotateResponseKey: Call<Operations['rotateResponseKey']>;
  /**
   * Create a new signing secret
   *
   * Creates a new secret for the `webhook-signature` header (Standard Webhooks), which is returned only in this response. The previous secret also signs for 24 hours.
   *
   * `POST /settings/webhook/secret`
   */
  readonly rotateWebhookSecret: Call<Operations['rotateWebhookSecret']>;
  /**
   * Search customers
   *
   * Returns the merchant's customers, newest first, in pages: all of them, or those that have a text.
   *
   * `q` finds the customers that have exactly this value: the `cst_…` id, the object_reference_id, the email address, the first name, the last
   * name or both in any case, or the mobile number with or without its country calling code. If no customer has the value, the answer is the first customers whose object_reference_id begins with it, at most `limit` of them, without
   * a next page. A blank text counts as absent.
   *
   * A customer that has stored cards and was never created as a customer is not listed; GET /settings/customers/{customer_id} shows it.
   *
   * `GET /settings/customers`
   */
  readonly searchCustomers: ListCall<Operations['searchCustomers'], 'list'>;
  /**
   * Search orders
   *
   * Returns the merchant's orders, newest first, in pages: all of them, or those that match a text and filters.
   *
   * `q` finds an order that has exactly this value, in any case: its order_id or id, the id or uuid of an attempt, the customer id, e-mail address or phone
   * number, the last four digits of the card, the name on the card, the amount, the RRN or the gateway's id of a payment, why an attempt failed
   * (`do_not_honour`), the id or ARN of a refund. Digits and amounts may be written as people do: `**** 4444`, `INR 1,499`. Of an e-mail address such as
   * `asha.rao@shop.example`, `asha.rao`, `Asha Rao`, `asha` and `rao` are found too, and of a name on the card its last word. If no order has the value, `q` finds the orders whose order_id begins with it,
   * in the descending order of their ids. Never send a card number.
   *
   * A created or changed order appears within about a second. Changes do not shift the pages: each order appears once. A page may have fewer orders than
   * `limit`, or none, and a `next_cursor`: a search examines a limited number of orders for each page.
   *
   * `GET /settings/orders`
   */
  readonly searchOrders: ListCall<Operations['searchOrders'], 'list'>;
  /**
   * Stop sending an event
   *
   * Stops the deliveries of the event. It stays visible, counts as not notified, and can be resent. An attempt in progress ends first. An acknowledged event does not change.
   *
   * `POST /settings/webhooks/{event_id}/stop`
   */
  readonly stopWebhook: Call<Operations['stopWebhook']>;
  /**
   * Stream changes
   *
   * Sends a server-sent event when something changes, so that a list can be refreshed:
   *
   * - `order`: one of the newest 100 orders was created or changed, or an older one has an event; data `{"order_id":"ORD1001","status":"CHARGED"}`
   * - `delivery`: the delivery of one of the newest 100 events changed; data `{"event_id":"evt_…","order_id":"ORD1001","state":"NOTIFIED"}`. `order_id` is null for an event of no order.
   *
   * Notes arrive within about two seconds, can repeat, and are missed while the stream is closed: read the list again after connecting. A comment line is sent
   * every 15 seconds. The stream ends after `max_seconds`, when the session ends, when the merchant is disabled and when the service stops; connect again then.
   * A user may have 10 open streams and a merchant 100, in each process of the service.
   *
   * `GET /settings/stream`
   */
  readonly streamChanges: Call<Operations['streamChanges']>;
  /**
   * Test the credentials of a gateway configuration
   *
   * Calls the gateway with the stored credentials and returns whether it accepts them. No money moves. A disabled configuration can be tested before it is enabled. At most 10 tests per minute and merchant.
   *
   * `POST /settings/gateways/{gateway_config_id}/test`
   */
  readonly testGatewayConfig: Call<Operations['testGatewayConfig']>;
  /**
   * Send a test event
   *
   * Sends the contract's example of an event to the configured URL now, once, with the credentials, signature and encryption of a real one and the header `x-svc-test`, and returns the result. The test event has a separate id and no number, and is neither stored nor retried.
   *
   * `POST /settings/webhook/test`
   */
  readonly testWebhook: Call<Operations['testWebhook']>;
  /**
   * Change a gateway configuration
   *
   * Changes only the fields that are sent. If you disable the default, the merchant has no default, and orders that neither have a reference id nor meet a routing rule are declined until you set another default or enable a single configuration. You cannot enable a configuration whose reference id another enabled one uses.
   *
   * `PATCH /settings/gateways/{gateway_config_id}`
   */
  readonly updateGatewayConfig: Call<Operations['updateGatewayConfig']>;
  /**
   * Change payment page settings
   *
   * Changes only the fields that are sent; the other fields and the response key do not change.
   *
   * `PATCH /settings/payment-page`
   */
  readonly updatePaymentPageSettings: Call<Operations['updatePaymentPageSettings']>;
  /**
   * Change the role of a user
   *
   * Changes the role, which takes effect with the next call of the user. The merchant must keep an owner.
   *
   * `PATCH /settings/users/{user_id}`
   */
  readonly updateUser: Call<Operations['updateUser']>;
  /**
   * Change webhook settings
   *
   * Changes only the fields that are sent; the others do not change. Lists and `custom_headers` are replaced as a whole. Otherwise it works as PUT does.
   *
   * `PATCH /settings/webhook`
   */
  readonly updateWebhookSettings: Call<Operations['updateWebhookSettings']>;
  /**
   * Verify the audit log
   *
   * Verifies the chain of the merchant's audit log from its first entry with a `hash` to the newest, and returns whether the chain is intact or where it first breaks. Entries from before the chain are counted and not verified.
   *
   * `GET /settings/audit/verify`
   */
  readonly verifyAuditLog: Call<Operations['verifyAuditLog']>;
  /**
   * View a customer
   *
   * Returns a customer with its stored cards, masked, and their tokens. A customer_id that was never created as a customer but has stored cards is also found.
   *
   * `GET /settings/customers/{customer_id}`
   */
  readonly viewCustomer: Call<Operations['viewCustomer']>;
  /**
   * Read an invitation by its link
   *
   * Returns what the invited person is asked to join, and nothing else of the merchant. The token is in the body, so that it is in no URL and no log. It stays valid.
   *
   * `POST /settings/invitations/view`
   */
  readonly viewInvitation: Call<Operations['viewInvitation']>;
  /**
   * Retrieve an order
   *
   * Returns the order as the merchant API does, with every field.
   *
   * `GET /settings/orders/{order_id}`
   */
  readonly viewOrder: Call<Operations['viewOrder']>;
  /**
   * Void an authorization
   *
   * Releases the amount that a transaction has authorized, with the rules and results of POST /v2/txns/{txn_uuid}/void. A repetition with the same Idempotency-Key returns the same response.
   *
   * `POST /settings/txns/{txn_uuid}/void`
   */
  readonly voidAuthorization: Call<Operations['voidAuthorization']>;
  /**
   * Withdraw a key set immediately
   *
   * Withdraws a compromised key set immediately, without the 24 hours of a rotation: messages with its `kid` are rejected with 401 (in every process of the service within a second), and the service no longer uses it. If it was the active set, the newest READY set becomes active; upload the next set first so that no message is lost. The call is rejected while webhooks are encrypted and no other set can encrypt them.
   *
   * `DELETE /settings/keys/{kid}`
   */
  readonly withdrawMessageKey: Call<Operations['withdrawMessageKey']>;
  /** The `openapi-fetch` client below the methods, typed by paths. It has no time limit, and sends nothing again. */
  readonly fetcher: Client<Paths>;
}

/** A client of the administration document. Throws a TypeError for settings that no call could be made with. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { bearerToken } = options;
  const headers = bearerToken === undefined ? {} : { authorization: `Bearer ${headerText('bearerToken', bearerToken)}` };
  const { send, fetcher } = connect<Paths>(options, headers, adminOperations);
  return { ...methodsOf<Omit<AdminClient, 'fetcher'>>(adminOperations, answerParts, send), fetcher };
}
