// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/** The client of the administration document. */
import type { Client } from 'openapi-fetch';
import type { operations as Operations, paths as Paths } from '../admin.openapi.d.ts';
import { type Call, type ListCall, methodsOf } from './call.ts';
import { type ClientOptions, connect } from './connect.ts';
import { headerText } from './settings.ts';

/** What every object of an answer has. */
export const answerParts = {
  ApiKeyList: ['list'],
  AuditPage: ['list', 'next_cursor'],
  AuditVerification: ['broken_at', 'checked_count', 'first_sequence', 'last_hash', 'last_sequence', 'open_count', 'unchained_count', 'whole'],
  BinTable: ['bad_count', 'date_loaded', 'loaded_count', 'table_id'],
  BinTableReport: ['bad_count', 'bad_rows', 'date_loaded', 'loaded_count', 'table_id'],
  CreatedApiKey: ['allowed_ips', 'api_key', 'date_created', 'key_id', 'last_four', 'last_used', 'name'],
  CreatedMerchant: ['api_key', 'card_numbers_in_text', 'client_id', 'date_created', 'disabled', 'max_attempts', 'merchant_consent', 'merchant_id', 'message_claims_required', 'moto_enabled', 'name', 'open_order_create', 'order_expiry_minutes', 'rate_limit', 'repeat_token_transactions', 'settings_username', 'stored_card_mandate', 'strict_card_checks', 'svc_web_consent', 'token_requestor_ids', 'tokenization_enabled'],
  Error: ['error_code', 'error_info', 'error_message', 'status'],
  GatewayAvailability: ['available', 'conflict', 'gateway', 'reference_id'],
  GatewayConfig: ['credential_names', 'date_created', 'enabled', 'gateway', 'gateway_config_id', 'is_default', 'name', 'reference_id'],
  GatewayConfigList: ['list'],
  MerchantPage: ['list', 'next_cursor'],
  MerchantRecord: ['card_numbers_in_text', 'client_id', 'date_created', 'disabled', 'max_attempts', 'merchant_consent', 'merchant_id', 'message_claims_required', 'moto_enabled', 'name', 'open_order_create', 'order_expiry_minutes', 'rate_limit', 'repeat_token_transactions', 'settings_username', 'stored_card_mandate', 'strict_card_checks', 'svc_web_consent', 'token_requestor_ids', 'tokenization_enabled'],
  MessageKey: ['created_at', 'kid', 'merchant_public_key', 'retires_at', 'service_public_key', 'state'],
  MessageKeyList: ['list'],
  OrderConsents: ['consents', 'order_id'],
  OrderWebhooks: ['deliveries', 'order_id', 'webhook_notified'],
  PaymentPageSettings: ['allowed_origins', 'display_name', 'frame_ancestors', 'logo_url', 'response_key_set', 'return_url', 'use_signed_response'],
  RaisedTokenNotice: ['card_reference', 'notice'],
  ResetCredentials: ['merchant_id', 'settings_password', 'settings_username'],
  ResponseKey: ['response_key'],
  SettingsLogin: ['access_token', 'device_token', 'expires_at', 'idle_timeout_seconds', 'merchant_id'],
  Vault: ['list'],
  VaultRewrapping: ['card_numbers', 'merchants', 'remaining', 'sealing_key_id', 'unreadable'],
  WebhookAttempt: ['connect_ms', 'detail', 'dns_ms', 'duration_ms', 'failure_class', 'finished_at', 'first_byte_ms', 'http_status', 'number', 'outcome', 'request_headers', 'resolved_address', 'response_body', 'started_at', 'tls_ms', 'url'],
  WebhookDelivery: ['attempt_count', 'attempts', 'date_created', 'event_id', 'event_name', 'next_attempt_at', 'notified', 'open_breaker', 'order_sequence', 'sequence', 'state'],
  WebhookEndpoint: ['backlog', 'breaker', 'endpoint_id', 'failures_in_row', 'last_failure_at', 'next_probe_at', 'oldest_event_at', 'origin'],
  WebhookEndpointList: ['list'],
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
  changePassword: {
    method: 'put',
    path: '/settings/password',
    requestMediaType: 'application/json',
    repeat: 'never',
    responses: {
      204: {},
      400: error,
      401: error,
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
      413: error,
      415: error,
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
      413: error,
      415: error,
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
      404: error,
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
      404: error,
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
      500: error,
      503: error,
    },
  },
  listWebhookEndpoints: {
    method: 'get',
    path: '/settings/webhook-endpoints',
    requestMediaType: null,
    repeat: 'safe',
    responses: {
      200: { 'application/json': 'WebhookEndpointList' },
      400: error,
      401: error,
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
      413: error,
      415: error,
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
      404: error,
      413: error,
      415: error,
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
      413: error,
      415: error,
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
      413: error,
      415: error,
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
      413: error,
      415: error,
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
      404: error,
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
      404: error,
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
      404: error,
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
      413: error,
      415: error,
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
      404: error,
      413: error,
      415: error,
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
      413: error,
      415: error,
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
      413: error,
      415: error,
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
      404: error,
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
   * Creates a merchant with a login for its settings and a first API key, which is shown in this answer alone. It starts with no gateway (payments are declined until one is configured), all webhook events enabled but ORDER_CREATED, ORDER_UPDATED and TXN_CREATED, card checks on, and with POST /txns allowed to create orders in sandbox and not in production.
   *
   * `POST /operator/merchants`
   */
  readonly createMerchant: Call<Operations['createMerchant']>;
  /**
   * Read which BIN table is in force
   *
   * When the table was loaded and how many BINs it has. What is known of a single BIN is answered by GET /cardbins/{bin}.
   *
   * `GET /operator/bins`
   */
  readonly getBinTable: Call<Operations['getBinTable']>;
  /**
   * Read a merchant
   *
   * One merchant, without secrets.
   *
   * `GET /operator/merchants/{merchant_id}`
   */
  readonly getMerchant: Call<Operations['getMerchant']>;
  /**
   * Read which keys the vault's data is under
   *
   * Card numbers, and merchants' secrets (webhook passwords and signing secrets, gateway credentials, response keys, private keys of encrypted messages), are each sealed under a data key of their own, and the data keys are wrapped by the key of `VAULT_KEY`. The list has every key of `VAULT_KEY` and `VAULT_KEYS_OLD` of the process that answers, and every key that something is still under. A key that holds nothing and does not seal can be taken out of `VAULT_KEYS_OLD`.
   *
   * `GET /operator/vault`
   */
  readonly getVault: Call<Operations['getVault']>;
  /**
   * List merchants
   *
   * All merchants, by merchant id, in pages.
   *
   * `GET /operator/merchants`
   */
  readonly listMerchants: ListCall<Operations['listMerchants'], 'list'>;
  /**
   * List the audit log of the service
   *
   * Newest first: what the operator called about no merchant, as a BIN table that was loaded, or the vault's data put under another key. What the operator changed about a merchant is in that merchant's log, GET /settings/audit. Each entry holds the hash of the one before: GET /operator/audit/verify says whether one was changed, removed or added.
   *
   * `GET /operator/audit`
   */
  readonly listServiceAuditEntries: ListCall<Operations['listServiceAuditEntries'], 'list'>;
  /**
   * Load a BIN table
   *
   * Replaces the whole BIN table by that of the file: UTF-8, comma-separated, a field with a comma in double quotes, no line break within a field, at most 64 MiB. The first row names the columns, in any order. `bin` (6 to 9 digits, each BIN once), `brand`, `bank`, `country`, `type` (CREDIT, DEBIT or empty) and `tokenize_support` (true or false) must be there; `card_sub_type`, `svc_bank_code`, `mandate_support` and `direct_otp_support` (true or false) may be. The file is read as it comes in. Bad rows are left out and told of in the answer. The new table is in force for all calls at once when the whole file is read; until then, and when the upload fails or breaks off, the table before it stays. A BIN of this table wins over what comes with the service: the public ranges of the networks and, in the sandbox, the issuers of the sandbox cards.
   *
   * `PUT /operator/bins`
   */
  readonly replaceBinTable: Call<Operations['replaceBinTable']>;
  /**
   * Give a merchant a new settings password
   *
   * Makes a new settings password, shown in this answer alone, ends all sessions of the settings and lifts the login's lock. API keys stay valid.
   *
   * `POST /operator/merchants/{merchant_id}/reset-credentials`
   */
  readonly resetMerchantCredentials: Call<Operations['resetMerchantCredentials']>;
  /**
   * Put the vault's data under the newest key
   *
   * Wraps data keys anew under the key of `VAULT_KEY`; what they seal is neither opened nor written. Works for about ten seconds and says how much is left: call it until `remaining` is 0. Payments go on meanwhile. It can be broken off at any point and called again, by several callers at once too. Call it when every process of the service has the new `VAULT_KEY`, and the one before in `VAULT_KEYS_OLD`. A merchant whose secrets were put under the new key has it in its audit log.
   *
   * `POST /operator/vault/rewrap`
   */
  readonly rewrapVault: Call<Operations['rewrapVault']>;
  /**
   * Change a merchant
   *
   * Changes only the fields that are sent. The change applies to calls that begin a second later at the latest.
   *
   * `PATCH /operator/merchants/{merchant_id}`
   */
  readonly updateMerchant: Call<Operations['updateMerchant']>;
  /**
   * Verify the audit log of the service
   *
   * Reads the log of GET /operator/audit from its first entry with a `hash` to the newest, and says whether it is whole or where it breaks first. Entries made before the chain began are counted and not judged.
   *
   * `GET /operator/audit/verify`
   */
  readonly verifyServiceAuditLog: Call<Operations['verifyServiceAuditLog']>;
  /**
   * Change the settings password
   *
   * Sets a new password and ends all sessions of the settings, this one too. After 10 wrong current passwords in one session, further calls are answered 429 for 15 minutes.
   *
   * `PUT /settings/password`
   */
  readonly changePassword: Call<Operations['changePassword']>;
  /**
   * Check whether a reference id is free
   *
   * Tells whether an enabled configuration of the gateway could take the reference id, and if not, which one has it. Letter case counts; disabled configurations do not.
   *
   * `GET /settings/gateways/availability`
   */
  readonly checkGatewayAvailability: Call<Operations['checkGatewayAvailability']>;
  /**
   * Make an API key
   *
   * Makes an API key, shown in this answer alone. A merchant may have 20; to replace one, make the new one, move to it, then delete the old one.
   *
   * `POST /settings/api-keys`
   */
  readonly createApiKey: Call<Operations['createApiKey']>;
  /**
   * Add a gateway configuration
   *
   * Adds a set of credentials of a payment gateway. An order goes to the enabled configuration whose reference id it names (`metadata.SVC:gateway_reference_id`), else to the default. The merchant's only enabled configuration becomes the default unless `is_default: false` is sent; `is_default: true` takes the place of the present default. A merchant may have 50. The reference id must be free among the enabled configurations of the gateway; a disabled configuration may be added with one that is taken.
   *
   * `POST /settings/gateways`
   */
  readonly createGatewayConfig: Call<Operations['createGatewayConfig']>;
  /**
   * Delete an API key
   *
   * The key stops working at once, a second later at the latest. Deleting the last key is possible; the merchant can then call nothing until a new one is made.
   *
   * `DELETE /settings/api-keys/{key_id}`
   */
  readonly deleteApiKey: Call<Operations['deleteApiKey']>;
  /**
   * Delete a gateway configuration
   *
   * The configuration takes no further payments and its credentials are erased. Deleting the default leaves the merchant without one until another is named.
   *
   * `DELETE /settings/gateways/{gateway_config_id}`
   */
  readonly deleteGatewayConfig: Call<Operations['deleteGatewayConfig']>;
  /**
   * Download a day's orders
   *
   * The orders that were created on one day (by UTC), newest first, as CSV: UTF-8, comma-separated, lines end in CR LF. The first line names the columns; read them by name, new ones are added at the end. The file is written while it is read, however many orders there are; one that breaks off before its end is not complete. An order shows its present state, and the attempt that paid it, else the latest. `amount` is what the order asks for; `net_amount` is what was captured of it, and empty while nothing is. A refund is in `amount_refunded` and takes nothing off either. Of a card it holds the last four digits alone. A text that a spreadsheet would take for a formula begins with an apostrophe here.
   *
   * `GET /settings/orders/export`
   */
  readonly exportOrders: Call<Operations['exportOrders']>;
  /**
   * Read a gateway configuration
   *
   * One gateway configuration, with the names of its credentials and without the values.
   *
   * `GET /settings/gateways/{gateway_config_id}`
   */
  readonly getGatewayConfig: Call<Operations['getGatewayConfig']>;
  /**
   * See an order's consent records
   *
   * What the customer answered to the question whether the card may be made a token: when, in which words, and from where. A token is made only where such a record says GIVEN.
   *
   * `GET /settings/orders/{order_id}/consents`
   */
  readonly getOrderConsents: Call<Operations['getOrderConsents']>;
  /**
   * See an order's webhooks
   *
   * Whether the merchant was notified of the order, every event with the attempts to send it, and why nothing is sent while the endpoint fails.
   *
   * `GET /settings/orders/{order_id}/webhooks`
   */
  readonly getOrderWebhooks: Call<Operations['getOrderWebhooks']>;
  /**
   * Read the payment page settings
   *
   * How the hosted payment page looks and where it leads.
   *
   * `GET /settings/payment-page`
   */
  readonly getPaymentPageSettings: Call<Operations['getPaymentPageSettings']>;
  /**
   * Read the webhook settings
   *
   * Where and how webhooks are sent. The password and the values of custom headers are not shown.
   *
   * `GET /settings/webhook`
   */
  readonly getWebhookSettings: Call<Operations['getWebhookSettings']>;
  /**
   * List API keys
   *
   * All API keys of the merchant. The keys themselves are not kept; the last four characters tell them apart.
   *
   * `GET /settings/api-keys`
   */
  readonly listApiKeys: Call<Operations['listApiKeys']>;
  /**
   * List the audit log
   *
   * Newest first: every change of the merchant's settings, by the operator or by a login, with the values before and after; log-ins, also failed ones, and log-outs; exports and reads of consents; webhooks that were sent again, stopped, replayed or tested, and endpoints resumed; refunds, captures and voids with the API key. Of the attempts to log in that are answered 429 it has the first of each pause. Each entry holds the hash of the one before: GET /settings/audit/verify says whether one was changed, removed or added.
   *
   * `GET /settings/audit`
   */
  readonly listAuditEntries: ListCall<Operations['listAuditEntries'], 'list'>;
  /**
   * List gateway configurations
   *
   * All gateway configurations of the merchant, with the names of their credentials and without the values.
   *
   * `GET /settings/gateways`
   */
  readonly listGatewayConfigs: Call<Operations['listGatewayConfigs']>;
  /**
   * List the key sets
   *
   * The key sets of encrypted messages, with the public keys of both sides.
   *
   * `GET /settings/keys`
   */
  readonly listMessageKeys: Call<Operations['listMessageKeys']>;
  /**
   * See the endpoints
   *
   * How the endpoints do that webhooks go to: the configured one, and each origin of an address that orders bring with them. A breaker opens after 10 failures in a row, or when 70 % of the attempts of 5 minutes failed, of 20 at least; it drops nothing. With several workers each counts the attempts of 5 minutes by itself.
   *
   * `GET /settings/webhook-endpoints`
   */
  readonly listWebhookEndpoints: Call<Operations['listWebhookEndpoints']>;
  /**
   * Log in to the settings
   *
   * Answers an access token that is valid for 8 hours, and ends after 15 minutes without a call. Failures count for 15 minutes. After 10 failures for one user name from one source address, further attempts of the two are answered 429 for 15 minutes; after 50 failures from one source address (of IPv6, one /64), whatever the names, all its attempts are, and after 400 from one IPv6 /48 all of that. After 10 failures for one user name, from wherever, its attempts are answered 429 for a pause that grows from 1 second to 60 with each further failure. Of one source network, 6 attempts at the same moment are checked, and further ones are answered 429. None of this holds for a login with the `device_token` of an earlier one: only its own failures count, and after 10 of them the token counts as none for 15 minutes. An unknown user name, a wrong password and a disabled merchant get one and the same answer.
   *
   * `POST /settings/login`
   */
  readonly login: Call<Operations['login']>;
  /**
   * Log out
   *
   * Ends the session of the access token that is sent. Other sessions stay.
   *
   * `POST /settings/logout`
   */
  readonly logout: Call<Operations['logout']>;
  /**
   * Upload a public key
   *
   * Makes a key set of this `kid`: the public key of the merchant, and a new pair of the service, of which the public key is answered. The first set is active at once, a later one when it is rotated to. A set that is there stays as it is; the same key may be sent again.
   *
   * `PUT /settings/keys/{kid}`
   */
  readonly putMessageKey: Call<Operations['putMessageKey']>;
  /**
   * Let something happen to a token (sandbox)
   *
   * Only where the sandbox network is on. Lets the issuer of a card suspend, resume or end its token, as issuers do by themselves in production: the network tells the service, and the merchant gets TOKEN_STATUS_CHANGED within seconds.
   *
   * `POST /settings/sandbox/token-notices`
   */
  readonly raiseTokenNotice: Call<Operations['raiseTokenNotice']>;
  /**
   * Set the payment page settings
   *
   * Replaces the payment page settings; a field that is not sent goes back to its default. The response key stays.
   *
   * `PUT /settings/payment-page`
   */
  readonly replacePaymentPageSettings: Call<Operations['replacePaymentPageSettings']>;
  /**
   * Set the webhook settings
   *
   * Replaces the webhook settings. Only user name and password are kept when they are not sent (null removes them). The address is read at every attempt, so that events which wait or are sent again go to the new one. Events are chosen when they happen: enabling one does not send what happened before.
   *
   * `PUT /settings/webhook`
   */
  readonly replaceWebhookSettings: Call<Operations['replaceWebhookSettings']>;
  /**
   * Send many events again
   *
   * Sends the chosen events again, the oldest first and at most 100 a second, with the same ids and bytes; two calls are two replays, side by side. Those that were acknowledged or stopped begin their retry schedule anew, and say that they are sent again by the header `x-svc-replay`. Those that are open are tried before their time, never later; what waits for an address, or for an earlier event of its order, waits on. With `dry_run` it only counts.
   *
   * `POST /settings/webhooks/replay`
   */
  readonly replayWebhooks: Call<Operations['replayWebhooks']>;
  /**
   * Send an event again
   *
   * Sends the event now, with the same id and bytes, whatever became of it. One that was acknowledged or stopped begins its retry schedule anew, and says that it is sent again by the header `x-svc-replay`. One that is open is tried before its time; where events go in order, not before those of its order that are open. An event that is being sent at this moment is not sent twice.
   *
   * `POST /settings/webhooks/{event_id}/resend`
   */
  readonly resendWebhook: Call<Operations['resendWebhook']>;
  /**
   * Resume an endpoint
   *
   * Closes the breaker of an endpoint and makes everything due that waits for its next attempt. It begins slowly by itself.
   *
   * `POST /settings/webhook-endpoints/{endpoint_id}/resume`
   */
  readonly resumeWebhookEndpoint: Call<Operations['resumeWebhookEndpoint']>;
  /**
   * Rotate to the next key set
   *
   * Makes the newest set that is ready the active one. Messages are made with it from the next attempt on; what the merchant sends with the set before is taken for 24 hours. A key that somebody else may have is withdrawn at once by DELETE /settings/keys/{kid}.
   *
   * `POST /settings/keys/rotate`
   */
  readonly rotateMessageKeys: Call<Operations['rotateMessageKeys']>;
  /**
   * Make a new response key
   *
   * Makes a new key for signing the return to return_url, shown in this answer alone. It takes the place of the old one at once.
   *
   * `POST /settings/payment-page/response-key`
   */
  readonly rotateResponseKey: Call<Operations['rotateResponseKey']>;
  /**
   * Make a new signing secret
   *
   * Makes a new secret for the `webhook-signature` header (Standard Webhooks), shown in this answer alone. The secret before signs beside it for 24 hours.
   *
   * `POST /settings/webhook/secret`
   */
  readonly rotateWebhookSecret: Call<Operations['rotateWebhookSecret']>;
  /**
   * Stop sending an event
   *
   * Sends the event no more. It stays visible, counts as not notified, and can be sent again. An attempt under way ends first. An acknowledged event stays as it is.
   *
   * `POST /settings/webhooks/{event_id}/stop`
   */
  readonly stopWebhook: Call<Operations['stopWebhook']>;
  /**
   * Send an example of an event
   *
   * Sends the contract's example of an event to the configured address now, once, with the credentials, signature and encryption of a real one and the header `x-svc-test`, and answers what came of it. It has an id of its own and no number, is not stored and not sent again.
   *
   * `POST /settings/webhook/test`
   */
  readonly testWebhook: Call<Operations['testWebhook']>;
  /**
   * Change a gateway configuration
   *
   * Changes only the fields that are sent. Disabling the default leaves the merchant without one, so that orders without a reference id are declined, until another is named or enabled as the only one. Enabling a configuration whose reference id another enabled one has is refused.
   *
   * `PATCH /settings/gateways/{gateway_config_id}`
   */
  readonly updateGatewayConfig: Call<Operations['updateGatewayConfig']>;
  /**
   * Change payment page settings
   *
   * Changes only the fields that are sent; the others, and the response key, stay as they are.
   *
   * `PATCH /settings/payment-page`
   */
  readonly updatePaymentPageSettings: Call<Operations['updatePaymentPageSettings']>;
  /**
   * Change webhook settings
   *
   * Changes only the fields that are sent; the others stay as they are. Lists and `custom_headers` are replaced as a whole. Otherwise it works as PUT does.
   *
   * `PATCH /settings/webhook`
   */
  readonly updateWebhookSettings: Call<Operations['updateWebhookSettings']>;
  /**
   * Verify the audit log
   *
   * Reads the chain of the merchant's audit log from its first entry with a `hash` to the newest, and says whether it is whole or where it breaks first. Entries made before the chain began are counted and not judged.
   *
   * `GET /settings/audit/verify`
   */
  readonly verifyAuditLog: Call<Operations['verifyAuditLog']>;
  /**
   * Withdraw a key set at once
   *
   * For a key that somebody else may have. The set is gone from this moment on, without the 24 hours of a rotation: what comes with its `kid` is refused with 401 (in every process of the service within a second), and nothing is made with it any more. Where it was the active one, the newest set that is ready becomes active, so that the next is uploaded first and no message is missed. It is refused while webhooks are encrypted and no other set is there to encrypt them with.
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
