// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/** The objects of the contract by their names. What both documents have is the same in both. */
import type { components as AdminComponents } from '../admin.openapi.d.ts';
import type { components as MerchantComponents } from '../openapi.d.ts';

/**
 * The new passkey.
 */
export type AddedPasskey = AdminComponents['schemas']['AddedPasskey'];

/**
 * A postal address. Parts that were not sent are empty strings.
 */
export type Address = MerchantComponents['schemas']['Address'];

/**
 * The amount in the order's currency, as decimal text or as a number, with the rules of AmountText.
 */
export type AmountInput = MerchantComponents['schemas']['AmountInput'];

/**
 * An amount as decimal text in the order's currency: above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent.
 */
export type AmountText = MerchantComponents['schemas']['AmountText'];

/**
 * An API key of the merchant. The service does not store the key itself.
 */
export type ApiKey = AdminComponents['schemas']['ApiKey'];

/**
 * The merchant's API keys, oldest first.
 */
export type ApiKeyList = AdminComponents['schemas']['ApiKeyList'];

/**
 * Who called.
 *
 * - `operator`: the operator of the service.
 * - `settings`: a login of the merchant.
 * - `api_key`: one of the merchant's API keys.
 * - `message_key`: an encrypted message, by the key set that signed it.
 * - `anonymous`: a failed login.
 *
 * New values may be added; show one that you do not know unchanged.
 */
export type AuditActor = AdminComponents['schemas']['AuditActor'];

/**
 * Where the chain first breaks.
 */
export type AuditBreak = AdminComponents['schemas']['AuditBreak'];

/**
 * How the audit log is broken.
 *
 * - `ENTRY_MISSING`: there is no entry with this sequence number, or the record of the chain's end was removed, so that later entries may be missing.
 * - `ENTRY_CHANGED`: the entry was changed after it was written, does not follow the previous one, or was added by somebody else.
 */
export type AuditBreakReason = AdminComponents['schemas']['AuditBreakReason'];

/**
 * One field before and after a change. Texts are unchanged, other values are JSON; long values are truncated. For a secret, `before` is null and `after` is `changed`.
 */
export type AuditChange = AdminComponents['schemas']['AuditChange'];

/**
 * One entry of the audit log. It never contains secrets or card data.
 */
export type AuditEntry = AdminComponents['schemas']['AuditEntry'];

/**
 * How the call ended.
 *
 * - `SUCCEEDED`: done.
 * - `FAILED`: rejected, or ended with an error.
 * - `UNKNOWN`: the service stopped or failed before the result was recorded; check the object of the call.
 */
export type AuditOutcome = AdminComponents['schemas']['AuditOutcome'];

/**
 * A page of entries, newest first.
 */
export type AuditPage = AdminComponents['schemas']['AuditPage'];

/**
 * The result of verifying an audit log.
 */
export type AuditVerification = AdminComponents['schemas']['AuditVerification'];

/**
 * The gateway refused to refund a payment that came late, twice or with terms that differ from the order's. The operator resolves it manually.
 */
export type AutoRefundFailedEvent = MerchantComponents['schemas']['AutoRefundFailedEvent'];

/**
 * A payment came late, twice or with terms that differ from the order's, and the service refunds it.
 */
export type AutoRefundInitiatedEvent = MerchantComponents['schemas']['AutoRefundInitiatedEvent'];

/**
 * The service refunded a payment that came late, twice or with terms that differ from the order's.
 */
export type AutoRefundSucceededEvent = MerchantComponents['schemas']['AutoRefundSucceededEvent'];

/**
 * A skipped row.
 */
export type BadBinRow = AdminComponents['schemas']['BadBinRow'];

/**
 * The BIN table that the operator loaded. Without one, `table_id` and `date_loaded` are null and the counts are 0.
 */
export type BinTable = AdminComponents['schemas']['BinTable'];

/**
 * The result of loading a BIN table. The table is active.
 */
export type BinTableReport = AdminComponents['schemas']['BinTableReport'];

/**
 * The credentials of a user. A user with a second factor also sends one of `totp_code`, `recovery_code` and `passkey`.
 */
export type BrowserSessionRequest = AdminComponents['schemas']['BrowserSessionRequest'];

/**
 * The amount to capture.
 */
export type CaptureForm = MerchantComponents['schemas']['CaptureForm'];

/**
 * The amount to capture.
 */
export type CaptureRequest = AdminComponents['schemas']['CaptureRequest'];

/**
 * A card to store.
 */
export type CardAddForm = MerchantComponents['schemas']['CardAddForm'];

/**
 * A stored card.
 */
export type CardAdded = MerchantComponents['schemas']['CardAdded'];

/**
 * Card information for a BIN. Unknown texts are empty.
 */
export type CardBin = MerchantComponents['schemas']['CardBin'];

/**
 * The card to delete. Send one of the two fields.
 */
export type CardDeleteForm = MerchantComponents['schemas']['CardDeleteForm'];

/**
 * A deleted card.
 */
export type CardDeleted = MerchantComponents['schemas']['CardDeleted'];

/**
 * The stored cards of a customer.
 */
export type CardList = MerchantComponents['schemas']['CardList'];

/**
 * How values of udf1 to udf10 and of metadata that look like card numbers are handled. Every other free text is rejected in either case.
 *
 * - `refuse`: the call is rejected with 400.
 * - `warn`: they are stored, returned and listed in `x-svc-warning`, for a merchant whose own long numbers pass the Luhn check.
 */
export type CardNumbersInText = AdminComponents['schemas']['CardNumbersInText'];

/**
 * The customer whose card it is, and the customer's consent to a token.
 */
export type CardTokenizationForm = MerchantComponents['schemas']['CardTokenizationForm'];

/**
 * A card for one payment.
 */
export type CardTokenizeForm = MerchantComponents['schemas']['CardTokenizeForm'];

/**
 * The stored card, by card_token or card_reference, and the fields to change (nickname, name_on_card, or both). A call without either is rejected.
 */
export type CardUpdateForm = MerchantComponents['schemas']['CardUpdateForm'];

/**
 * A changed card.
 */
export type CardUpdated = MerchantComponents['schemas']['CardUpdated'];

/**
 * A client auth token, for calls from a browser or an app. Valid for 15 minutes, only for this order or customer.
 */
export type ClientAuth = MerchantComponents['schemas']['ClientAuth'];

/**
 * The customer's answer.
 *
 * - `GIVEN`: the card may be tokenized.
 * - `DECLINED`: the card must not be tokenized.
 *
 * New values may be added; treat one that you do not know as no consent.
 */
export type ConsentChoice = AdminComponents['schemas']['ConsentChoice'];

/**
 * A customer's answer to the request to tokenize a card. It is immutable and stored with its order.
 */
export type ConsentRecord = AdminComponents['schemas']['ConsentRecord'];

/**
 * Who asked.
 *
 * - `PAGE`: the service, on its consent page; the answer proves who had the page open, not who the customer is.
 * - `MERCHANT`: the merchant, which sent the answer as `tokenize`.
 *
 * New values may be added; show one that you do not know unchanged.
 */
export type ConsentVia = AdminComponents['schemas']['ConsentVia'];

/**
 * The new API key.
 */
export type CreatedApiKey = AdminComponents['schemas']['CreatedApiKey'];

/**
 * A new invitation, with its link.
 */
export type CreatedInvitation = AdminComponents['schemas']['CreatedInvitation'];

/**
 * The new merchant with its first API key.
 */
export type CreatedMerchant = AdminComponents['schemas']['CreatedMerchant'];

/**
 * The three-letter currency code (ISO 4217).
 */
export type Currency = MerchantComponents['schemas']['Currency'];

/**
 * A customer of the merchant.
 */
export type Customer = MerchantComponents['schemas']['Customer'];

/**
 * A stored card of a customer. Never contains the number.
 */
export type CustomerCard = AdminComponents['schemas']['CustomerCard'];

/**
 * The token of a stored card. Never contains the token's number.
 */
export type CustomerCardToken = AdminComponents['schemas']['CustomerCardToken'];

/**
 * A customer's answer to the request to tokenize a card, with the order of the answer.
 */
export type CustomerConsent = AdminComponents['schemas']['CustomerConsent'];

/**
 * A page of consent records, newest order first.
 */
export type CustomerConsentPage = AdminComponents['schemas']['CustomerConsentPage'];

/**
 * A new customer of the merchant.
 */
export type CustomerCreateForm = MerchantComponents['schemas']['CustomerCreateForm'];

/**
 * A deleted customer.
 */
export type CustomerDeleted = MerchantComponents['schemas']['CustomerDeleted'];

/**
 * A customer with its stored cards.
 */
export type CustomerDetail = AdminComponents['schemas']['CustomerDetail'];

/**
 * A page of customers, newest first.
 */
export type CustomerPage = AdminComponents['schemas']['CustomerPage'];

/**
 * The fields to change; a field that is not sent does not change.
 */
export type CustomerUpdateForm = MerchantComponents['schemas']['CustomerUpdateForm'];

/**
 * Why a payment was declined, in terms that are the same for every gateway.
 */
export type Decline = MerchantComponents['schemas']['Decline'];

/**
 * Why a payment was declined, the same for every gateway.
 *
 * - `insufficient_funds`: the card does not have enough money or credit.
 * - `do_not_honour`: the bank declined without a reason.
 * - `expired_card`: the card has expired, or the expiry date is wrong.
 * - `incorrect_number`: the card number is not valid, or the bank does not know it.
 * - `incorrect_security_code`: the security code is wrong.
 * - `lost_or_stolen`: the card is reported lost or stolen.
 * - `limit_exceeded`: the payment exceeds a limit of the card on amounts or on the number of payments.
 * - `authentication_required`: the bank requires the customer to be authenticated, and the payment was not.
 * - `authentication_failed`: the customer was not authenticated.
 * - `suspected_fraud`: the bank or the gateway suspects fraud.
 * - `not_permitted`: the card does not allow this kind of payment, or the account is closed or blocked.
 * - `unsupported_payment`: the gateway does not support the payment, for example its currency, amount or network.
 * - `processing_error`: the bank, the network or the gateway failed to process the payment.
 * - `gateway_unavailable`: the gateway could not be reached, or limits the requests.
 * - `gateway_misconfigured`: the gateway rejected the credentials or the settings of the gateway configuration.
 *
 * New values may be added; treat one that you do not know as do_not_honour.
 */
export type DeclineCode = MerchantComponents['schemas']['DeclineCode'];

/**
 * Whether another attempt can succeed.
 *
 * - `SAME_CARD`: the same card can succeed, once the customer corrects the entry or later.
 * - `OTHER_CARD`: the same card is likely to be declined again. Ask for another card.
 * - `NONE`: no card can succeed until the merchant or the operator changes the settings of the gateway.
 *
 * New values may be added; treat one that you do not know as OTHER_CARD.
 */
export type DeclineRetry = MerchantComponents['schemas']['DeclineRetry'];

/**
 * A dispute (chargeback) of a transaction, as the gateway reports it.
 */
export type Dispute = MerchantComponents['schemas']['Dispute'];

/**
 * A dispute of the order ended in the cardholder's favor. The disputed amount was taken back from the merchant. The order's status and its refunds do not change. Raised again if the gateway later reverses a won dispute; `disputes` has the latest result.
 */
export type DisputeLostEvent = MerchantComponents['schemas']['DisputeLostEvent'];

/**
 * The cardholder disputes a payment of the order (a chargeback). Raised once for each dispute, when the gateway first reports it. The order's status does not change; `disputes` has the details. Submit evidence to the gateway before `respond_by`.
 */
export type DisputeOpenedEvent = MerchantComponents['schemas']['DisputeOpenedEvent'];

/**
 * The status of a dispute. A WON dispute can become LOST later, and a LOST one WON, when the gateway reports another decision (for example a second chargeback).
 * An ended dispute does not open again.
 *
 * - `OPEN`: the cardholder disputes the payment, and the outcome is not known.
 * - `WON`: the merchant keeps the amount, or gets it back.
 * - `LOST`: the amount was taken back from the merchant.
 *
 * New values may be added; treat one that you do not know as OPEN.
 */
export type DisputeStatus = MerchantComponents['schemas']['DisputeStatus'];

/**
 * A dispute of the order ended in the merchant's favor. The merchant keeps the disputed amount, or gets it back. The order's status does not change. Raised again if the gateway later reverses a lost dispute; `disputes` has the latest result.
 */
export type DisputeWonEvent = MerchantComponents['schemas']['DisputeWonEvent'];

/**
 * A JWE (RFC 7516) with its five parts as fields. The protected header has alg, enc and kid: RSA-OAEP-256 and A256GCM; requests may also use RSA-OAEP. `kid` names one of the merchant's key sets; encrypt with the receiver's public key of that set. The plaintext is a JWS (RFC 7515) as the JSON text `{"header": "…", "payload": "…", "signature": "…"}`: RS256, the same kid, signed with the sender's private key of the set. Its payload is the plain operation's body, as JSON. Besides the body's fields, the payload of a request may have three claims of RFC 7519. They are checked if present, and the operator can make them mandatory for a merchant (`message_claims_required`): `iat`, the time in seconds at which the message was made, at most a minute in the future; `exp`, the time in seconds at which it expires, at most 3600 seconds after `iat`, which is also the default; and `jti`, up to 128 characters, unique among the merchant's messages. A message whose `jti` was already used before it expires returns 401, whatever the result of the first message. Every part is base64url without padding, as in the compact form.
 */
export type EncryptedMessage = MerchantComponents['schemas']['EncryptedMessage'];

/**
 * An encrypted event.
 */
export type EncryptedWebhook = MerchantComponents['schemas']['EncryptedWebhook'];

/**
 * The shape of every error. Decide by `error_code`; `error_message` and the messages in `error_info` are for people and may change.
 */
export type Error = MerchantComponents['schemas']['Error'];

/**
 * Who can fix the error.
 *
 * - `USER_ERROR`: the caller.
 * - `CONFIG_ERROR`: the merchant's or the operator's settings.
 * - `GATEWAY_ERROR`: the gateway.
 * - `SERVER_ERROR`: the service.
 *
 * New values may be added; decide by the HTTP status where you do not know the value.
 */
export type ErrorCategory = MerchantComponents['schemas']['ErrorCategory'];

/**
 * The error, for programs. A code never changes its meaning.
 *
 * - `INVALID_REQUEST`: one or more parameters are invalid.
 * - `Mandatory fields are missing`: mandatory parameters are missing.
 * - `INVALID_INPUT`: the card details are invalid.
 * - `EXPIRED`: the card or its temporary token has expired.
 * - `order_not_found`: no order has this order_id.
 * - `unique`: an object with this id already exists.
 * - `access_denied`: the authentication failed.
 * - `bad_origin`: the call comes from a page or an address that is not allowed.
 * - `object_not_found`: the object or the path does not exist.
 * - `method_not_allowed`: the path does not support the method.
 * - `payload_too_large`: the body is too large.
 * - `unsupported_media_type`: the body has another media type than the operation takes.
 * - `idempotency_conflict`: the Idempotency-Key is in use, or was used with other parameters.
 * - `precondition_failed`: the object has changed since the version that the call names.
 * - `rate_limited`: too many calls.
 * - `internal_error`: the service failed.
 * - `service_unavailable`: the service is temporarily unavailable.
 * - `order_already_processed`: the order takes no further payment.
 * - `txn_in_progress`: a payment of this order is in progress.
 * - `attempts_exceeded`: the order has reached the limit of payment attempts.
 * - `missing_card_number`: the card number is missing.
 * - `missing merchant_id`: the merchant id is missing.
 * - `payment_page_client_id_not_found`: the client id is missing.
 * - `invalid.client.id`: the client id is not that of the merchant.
 * - `customer_id_not_found`: the customer does not exist.
 * - `webhook_not_configured`: the webhook settings are incomplete.
 * - `INVALID_ACTION`: the object's status or the settings do not allow the operation.
 * - `duplicate.call`: the unique_request_id was already used for a refund of this order.
 * - `invalid.amount.exceeded`: the amount exceeds the refundable amount.
 * - `invalid amount`: the amount is not above 0.
 * - `invalid.order.not_successful`: the order is not paid. Refund it when its status is CHARGED.
 * - `request.exceeded`: the order has reached the limit of refunds.
 * - `role_not_allowed`: the user's role does not allow the operation.
 * - `confirmation_required`: the operation needs a recent confirmation of the session.
 * - `second_factor_required`: the password is right, and a second factor is required.
 * - `second_factor_missing`: the operation needs a second factor, and the user has none.
 *
 * New values may be added; decide by the HTTP status where you do not know the value.
 */
export type ErrorCode = MerchantComponents['schemas']['ErrorCode'];

/**
 * An invalid or missing parameter.
 */
export type ErrorField = MerchantComponents['schemas']['ErrorField'];

/**
 * Details of the error for programs and for people.
 */
export type ErrorInfo = MerchantComponents['schemas']['ErrorInfo'];

/**
 * The class of the error, for programs.
 *
 * - `INVALID_INPUT`: a parameter is invalid.
 * - `RESOURCE_NOT_FOUND`: the object does not exist.
 * - `EXPIRED`: the card or its token has expired.
 * - `DUPLICATE_REQUEST`: the id of this call was already used.
 * - `MISSING_MANDATORY_PARAMETER`: a mandatory parameter is missing.
 * - `INVALID_ACTION`: the object's status does not allow the operation.
 * - `UNAUTHORIZED`: the credentials are missing, wrong or not sufficient.
 * - `UNAUTHENTICATED`: another factor is required.
 * - `ALREADY_EXISTS`: an object with this id exists.
 * - `BAD_ORIGIN`: the call comes from a page or an address that is not allowed.
 * - `RATE_LIMITED`: too many calls.
 * - `ACCOUNT_NOT_FOUND`: the account does not exist.
 * - `FEATURE_NOT_ENABLED`: the feature is not enabled for the merchant.
 * - `INTERNAL_ERROR`: the service failed or is unavailable.
 *
 * New values may be added; decide by the HTTP status where you do not know the value.
 */
export type ErrorInfoCode = MerchantComponents['schemas']['ErrorInfoCode'];

/**
 * The kind of error, for existing clients; decide by error_code.
 *
 * - `Bad Request`: the request is invalid (400).
 * - `NOT_FOUND`: the order does not exist (400).
 * - `invalid_request_error`: the call does not fit the API or an existing object (400, 404, 405, 409, 412, 413, 415).
 * - `error`: the call is not authorized, or there are too many, or the service failed.
 * - `ERROR`: a refund was rejected.
 *
 * New values may be added; decide by the HTTP status where you do not know the value.
 */
export type ErrorStatus = MerchantComponents['schemas']['ErrorStatus'];

/**
 * Events in the order of their sequence numbers.
 */
export type EventList = MerchantComponents['schemas']['EventList'];

/**
 * The type of the event.
 *
 * - `ORDER_CREATED`: an order was created.
 * - `ORDER_UPDATED`: the merchant changed an order.
 * - `TXN_CREATED`: a payment attempt started.
 * - `TXN_CHARGED`: a payment attempt was charged.
 * - `TXN_FAILED`: a payment attempt failed.
 * - `ORDER_SUCCEEDED`: the order is paid.
 * - `ORDER_FAILED`: an attempt to pay the order failed, or the order expired unpaid.
 * - `ORDER_AUTHORIZED`: the amount is authorized.
 * - `ORDER_PARTIAL_CHARGED`: part of the authorized amount is captured.
 * - `ORDER_CAPTURE_FAILED`: a capture failed.
 * - `ORDER_VOIDED`: the authorized amount is released.
 * - `ORDER_VOID_FAILED`: a void failed.
 * - `AUTO_REFUND_INITIATED`: the service refunds a payment that came late, twice or with other terms.
 * - `AUTO_REFUND_SUCCEEDED`: the service refunded such a payment.
 * - `AUTO_REFUND_FAILED`: the gateway refused to refund such a payment; the operator resolves it manually.
 * - `REFUND_INITIATED`: a refund was accepted and will be sent to the gateway.
 * - `REFUND_SUCCEEDED`: the gateway completed a refund.
 * - `REFUND_FAILED`: the gateway refused a refund.
 * - `REFUND_MANUAL_REVIEW_NEEDED`: a refund needs a manual review.
 * - `ORDER_REFUNDED`: a refund of the order succeeded.
 * - `ORDER_REFUND_FAILED`: a refund of the order failed.
 * - `TOKEN_STATUS_CHANGED`: a token's status changed.
 * - `DISPUTE_OPENED`: the cardholder disputes a payment of the order (a chargeback).
 * - `DISPUTE_WON`: a dispute ended in the merchant's favor.
 * - `DISPUTE_LOST`: a dispute ended in the cardholder's favor.
 */
export type EventName = MerchantComponents['schemas']['EventName'];

/**
 * The availability of a reference id.
 */
export type GatewayAvailability = AdminComponents['schemas']['GatewayAvailability'];

/**
 * A payment gateway's notification about one transaction.
 */
export type GatewayCallbackForm = MerchantComponents['schemas']['GatewayCallbackForm'];

/**
 * The notification was accepted, now or before.
 */
export type GatewayCallbackTaken = MerchantComponents['schemas']['GatewayCallbackTaken'];

/**
 * What the gateway can do.
 */
export type GatewayCapabilities = AdminComponents['schemas']['GatewayCapabilities'];

/**
 * The state of the circuit breaker of a gateway.
 *
 * - `CLOSED`: calls go to the gateway.
 * - `OPEN`: the gateway fails; calls are not sent.
 * - `HALF_OPEN`: one call tests whether the gateway works again.
 *
 * New values may be added; treat one that you do not know as OPEN.
 */
export type GatewayCircuitState = AdminComponents['schemas']['GatewayCircuitState'];

/**
 * One set of credentials of one payment gateway.
 */
export type GatewayConfig = AdminComponents['schemas']['GatewayConfig'];

/**
 * The fields to change. A field that is not sent does not change; the gateway itself cannot be changed.
 */
export type GatewayConfigChange = AdminComponents['schemas']['GatewayConfigChange'];

/**
 * The merchant's gateway configurations, oldest first.
 */
export type GatewayConfigList = AdminComponents['schemas']['GatewayConfigList'];

/**
 * The result of a test of the credentials.
 */
export type GatewayConfigTest = AdminComponents['schemas']['GatewayConfigTest'];

/**
 * The enabled configuration that uses the reference id.
 */
export type GatewayConflict = AdminComponents['schemas']['GatewayConflict'];

/**
 * A credential of a gateway.
 */
export type GatewayCredentialField = AdminComponents['schemas']['GatewayCredentialField'];

/**
 * The calls to the gateway in the last 5 minutes, at most the last 200, made by the service process that answers.
 */
export type GatewayHealth = AdminComponents['schemas']['GatewayHealth'];

/**
 * The payment gateway, for example `SANDBOX`. GET /settings/gateway-types lists those of this environment.
 */
export type GatewayName = AdminComponents['schemas']['GatewayName'];

/**
 * The result at the gateway: of the payment, or of the capture, void or refund that `request_id` names.
 *
 * - `CHARGED`: the payment is charged.
 * - `AUTHORIZED`: the amount is held on the card.
 * - `FAILED`: the payment failed.
 * - `CAPTURED`: the capture succeeded.
 * - `CAPTURE_FAILED`: the capture failed.
 * - `VOIDED`: the held amount is released.
 * - `VOID_FAILED`: the void failed.
 * - `REFUNDED`: the refund succeeded.
 * - `REFUND_FAILED`: the refund failed.
 */
export type GatewayNewsKind = MerchantComponents['schemas']['GatewayNewsKind'];

/**
 * Up to 64 visible ASCII characters, case-sensitive, unique among the enabled configurations of one gateway. Empty for none.
 */
export type GatewayReferenceId = AdminComponents['schemas']['GatewayReferenceId'];

/**
 * The result of the test.
 *
 * - `ACCEPTED`: the gateway accepts the credentials.
 * - `REFUSED`: it does not, or they are incomplete.
 * - `UNREACHABLE`: it gave no usable response.
 *
 * New values may be added; treat one that you do not know as UNREACHABLE.
 */
export type GatewayTestResult = AdminComponents['schemas']['GatewayTestResult'];

/**
 * A payment gateway of this environment.
 */
export type GatewayType = AdminComponents['schemas']['GatewayType'];

/**
 * The gateways that configurations may use.
 */
export type GatewayTypeList = AdminComponents['schemas']['GatewayTypeList'];

/**
 * Whether the service runs.
 */
export type HealthState = MerchantComponents['schemas']['HealthState'];

/**
 * An invitation to the merchant's settings that is not accepted yet.
 */
export type Invitation = AdminComponents['schemas']['Invitation'];

/**
 * The invitation, and the name and password of the new user.
 */
export type InvitationAcceptance = AdminComponents['schemas']['InvitationAcceptance'];

/**
 * The invitations that are neither accepted nor expired, oldest first.
 */
export type InvitationList = AdminComponents['schemas']['InvitationList'];

/**
 * What an invited person is asked to join.
 */
export type InvitationPreview = AdminComponents['schemas']['InvitationPreview'];

/**
 * The link of an invitation.
 */
export type InvitationToken = AdminComponents['schemas']['InvitationToken'];

/**
 * The login credentials.
 */
export type LoginRequest = AdminComponents['schemas']['LoginRequest'];

/**
 * The fields to change. A field that is not sent does not change.
 */
export type MerchantChange = AdminComponents['schemas']['MerchantChange'];

/**
 * A page of merchants, by merchant id.
 */
export type MerchantPage = AdminComponents['schemas']['MerchantPage'];

/**
 * A merchant as the operator sees it. Secrets are never returned.
 */
export type MerchantRecord = AdminComponents['schemas']['MerchantRecord'];

/**
 * A key set of encrypted messages. Messages to the merchant are signed with the service's key (RS256) and encrypted with the merchant's (RSA-OAEP-256, A256GCM); both contain the `kid`.
 */
export type MessageKey = AdminComponents['schemas']['MessageKey'];

/**
 * The key sets, oldest first.
 */
export type MessageKeyList = AdminComponents['schemas']['MessageKeyList'];

/**
 * The state of a key set.
 *
 * - `READY`: uploaded, not in use.
 * - `ACTIVE`: the service encrypts and signs with it.
 * - `RETIRING`: replaced, and accepted until retires_at.
 *
 * New values may be added; treat one that you do not know as a key that must stay.
 */
export type MessageKeyState = AdminComponents['schemas']['MessageKeyState'];

/**
 * The merchant's public key of a set.
 */
export type MessageKeyUpload = AdminComponents['schemas']['MessageKeyUpload'];

/**
 * The figures in one currency.
 */
export type MetricsCurrency = AdminComponents['schemas']['MetricsCurrency'];

/**
 * How often attempts failed for one reason.
 */
export type MetricsFailure = AdminComponents['schemas']['MetricsFailure'];

/**
 * The figures of a period in one currency.
 */
export type MetricsFigures = AdminComponents['schemas']['MetricsFigures'];

/**
 * The attempts at one gateway.
 */
export type MetricsGateway = AdminComponents['schemas']['MetricsGateway'];

/**
 * The figures of one interval in one currency.
 */
export type MetricsPoint = AdminComponents['schemas']['MetricsPoint'];

/**
 * The API key to create.
 */
export type NewApiKey = AdminComponents['schemas']['NewApiKey'];

/**
 * The gateway configuration to create.
 */
export type NewGatewayConfig = AdminComponents['schemas']['NewGatewayConfig'];

/**
 * The user to invite.
 */
export type NewInvitation = AdminComponents['schemas']['NewInvitation'];

/**
 * The merchant to create.
 */
export type NewMerchant = AdminComponents['schemas']['NewMerchant'];

/**
 * A new passkey, from `navigator.credentials.create()`. The binary fields are base64url without padding.
 */
export type NewPasskey = AdminComponents['schemas']['NewPasskey'];

/**
 * A new password of 12 to 128 characters. It must not be a common password, nor contain the user name, the merchant id or the merchant name. Stored only as a salted hash.
 */
export type NewSettingsPassword = AdminComponents['schemas']['NewSettingsPassword'];

/**
 * A payment to try in the sandbox.
 */
export type NewTestPayment = AdminComponents['schemas']['NewTestPayment'];

/**
 * The card and the change.
 */
export type NewTokenNotice = AdminComponents['schemas']['NewTokenNotice'];

/**
 * An event with its sequence number.
 */
export type NumberedEvent = MerchantComponents['schemas']['NumberedEvent'];

/**
 * Offers applied to the transaction.
 */
export type OfferDetails = MerchantComponents['schemas']['OfferDetails'];

/**
 * The new browser session.
 */
export type OpenedBrowserSession = AdminComponents['schemas']['OpenedBrowserSession'];

/**
 * An order with its most significant transaction: the one that moved money, otherwise the latest. The fields from `txn_id` on are present once a transaction exists.
 */
export type Order = MerchantComponents['schemas']['Order'];

/**
 * What a person has to look at.
 *
 * - `REFUND_REVIEW`: the result of a refund is unclear; ask the gateway. If it was not made, make it in the gateway's dashboard with the same amount.
 * - `REFUND_FAILED`: the latest refund failed.
 * - `DISPUTE_OPEN`: a cardholder disputes the payment.
 * - `CAPTURE_DUE`: an amount is authorized; capture or void it before the authorization expires.
 *
 * New values may be added; treat one that you do not know as a reason to read the order.
 */
export type OrderAttention = AdminComponents['schemas']['OrderAttention'];

/**
 * The order's amount is authorized on the card (`metadata.txns.auto_capture=false`). Capture or void it within seven days.
 */
export type OrderAuthorizedEvent = MerchantComponents['schemas']['OrderAuthorizedEvent'];

/**
 * The gateway refused the capture. The amount stays authorized: capture it again, or void it. If the order is CHARGED, the capture failed after the gateway had reported its success: the amount does not arrive, and you decide at the gateway whether to capture again.
 */
export type OrderCaptureFailedEvent = MerchantComponents['schemas']['OrderCaptureFailedEvent'];

/**
 * The card of a transaction. Never contains the number; show `last_four_digits`.
 */
export type OrderCard = MerchantComponents['schemas']['OrderCard'];

/**
 * An order's consent records.
 */
export type OrderConsents = AdminComponents['schemas']['OrderConsents'];

/**
 * A new order. If the order_id exists, the call changes that order, or returns it unchanged if nothing differs.
 */
export type OrderCreateForm = MerchantComponents['schemas']['OrderCreateForm'];

/**
 * An order was created.
 */
export type OrderCreatedEvent = MerchantComponents['schemas']['OrderCreatedEvent'];

/**
 * An attempt to pay the order failed, or the order expired unpaid. Until the order expires, another attempt can still pay it.
 */
export type OrderFailedEvent = MerchantComponents['schemas']['OrderFailedEvent'];

/**
 * A page of orders, newest first.
 */
export type OrderList = MerchantComponents['schemas']['OrderList'];

/**
 * Part of the order's authorized amount is captured (`txn_detail.net_amount`); the rest is released.
 */
export type OrderPartialChargedEvent = MerchantComponents['schemas']['OrderPartialChargedEvent'];

/**
 * A refund of the order failed.
 */
export type OrderRefundFailedEvent = MerchantComponents['schemas']['OrderRefundFailedEvent'];

/**
 * A refund of the order succeeded.
 */
export type OrderRefundedEvent = MerchantComponents['schemas']['OrderRefundedEvent'];

/**
 * A page of orders, newest first.
 */
export type OrderSearchPage = AdminComponents['schemas']['OrderSearchPage'];

/**
 * The status of an order. It follows the most significant transaction (the one that moved money, otherwise the latest); it is NEW without one, and EXPIRED when the order expired unpaid.
 * After SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED the order can be paid by another attempt until it expires.
 * New values may be added; treat one that you do not know as not paid, and read the order again later.
 *
 * - `NEW`: created; no payment attempt yet.
 * - `STARTED`: an attempt began and has not reached a gateway.
 * - `PENDING_VBV`: the customer authenticates at the bank.
 * - `VBV_SUCCESSFUL`: the customer is authenticated; the gateway call is next. Only orders of earlier versions have it.
 * - `AUTHORIZING`: the gateway has not returned its final result.
 * - `AUTHORIZED`: the amount is held on the card; capture or void it.
 * - `CAPTURE_INITIATED`: the capture is in progress.
 * - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
 * - `VOID_INITIATED`: the void is in progress.
 * - `VOID_FAILED`: the gateway refused the void; the amount is still held.
 * - `VOIDED`: the held amount was released; final. A payment of another attempt that is refunded (AUTO_REFUNDED in `txn_list`) does not change it.
 * - `CHARGED`: paid; refunds do not change it.
 * - `PARTIAL_CHARGED`: partly paid: less than the held amount was captured and the rest was released.
 * - `AUTO_REFUNDED`: paid too late, twice or with terms that differ from the order's, and refunded by the service; the order is not paid, and another attempt can pay it until it expires.
 * - `SVC_DECLINED`: declined before it reached a gateway.
 * - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
 * - `AUTHORIZATION_FAILED`: the bank or the gateway declined the payment.
 * - `EXPIRED`: the order expired unpaid.
 */
export type OrderStatus = MerchantComponents['schemas']['OrderStatus'];

/**
 * The order is paid.
 */
export type OrderSucceededEvent = MerchantComponents['schemas']['OrderSucceededEvent'];

/**
 * An order in a list. Of a card it has the last four digits only.
 */
export type OrderSummary = AdminComponents['schemas']['OrderSummary'];

/**
 * Everything that happened to an order.
 */
export type OrderTimeline = AdminComponents['schemas']['OrderTimeline'];

/**
 * The fields to change. Amount, currency and customer can change only while no attempt is open or successful; addresses, description and UDFs until the order is paid.
 */
export type OrderUpdateForm = MerchantComponents['schemas']['OrderUpdateForm'];

/**
 * The merchant changed an order.
 */
export type OrderUpdatedEvent = MerchantComponents['schemas']['OrderUpdatedEvent'];

/**
 * The gateway refused the void. The amount stays authorized: void it again, or capture it.
 */
export type OrderVoidFailedEvent = MerchantComponents['schemas']['OrderVoidFailedEvent'];

/**
 * The order's authorized amount is released, by the merchant's void or because it was not captured within seven days. This status is final.
 */
export type OrderVoidedEvent = MerchantComponents['schemas']['OrderVoidedEvent'];

/**
 * The webhooks of an order.
 */
export type OrderWebhooks = AdminComponents['schemas']['OrderWebhooks'];

/**
 * The button that the customer pressed.
 *
 * - `pay`: pay, on the payment page.
 * - `tokenize`: save a card as a token, on the page of stored cards.
 * - `delete`: delete a card, on the page of stored cards.
 */
export type PageAction = MerchantComponents['schemas']['PageAction'];

/**
 * The language of the hosted pages. New values may be added; show one that you do not know unchanged.
 *
 * - `auto`: the language that the customer's browser prefers, else English.
 * - `en`: English.
 * - `hi`: Hindi.
 */
export type PageLanguage = AdminComponents['schemas']['PageLanguage'];

/**
 * The language of the hosted pages. An order's `metadata.SVC:language` takes precedence.
 *
 * - `auto`: the language that the customer's browser prefers, else English.
 * - `en`: English.
 * - `hi`: Hindi.
 */
export type PageLanguageChoice = AdminComponents['schemas']['PageLanguageChoice'];

/**
 * A passkey of the user.
 */
export type Passkey = AdminComponents['schemas']['Passkey'];

/**
 * A passkey's answer to a challenge, from `navigator.credentials.get()`. All fields are base64url without padding.
 */
export type PasskeyAssertion = AdminComponents['schemas']['PasskeyAssertion'];

/**
 * A challenge for a passkey.
 */
export type PasskeyChallenge = AdminComponents['schemas']['PasskeyChallenge'];

/**
 * What `navigator.credentials.create()` needs to create a passkey. Ask for a discoverable credential and no attestation.
 */
export type PasskeyRegistration = AdminComponents['schemas']['PasskeyRegistration'];

/**
 * The current and the new password.
 */
export type PasswordChange = AdminComponents['schemas']['PasswordChange'];

/**
 * The form of the consent page or of the bank page. Without the page's form token it returns 403. With card fields it returns 400: a client that follows a redirect with its form must not spread a card number.
 */
export type PayForm = MerchantComponents['schemas']['PayForm'];

/**
 * The gateway's response, for reconciliation with the gateway's reports.
 */
export type PaymentGatewayResponse = MerchantComponents['schemas']['PaymentGatewayResponse'];

/**
 * URLs of the hosted payment page of this order. They expire with the order.
 */
export type PaymentLinks = MerchantComponents['schemas']['PaymentLinks'];

/**
 * The figures of a period.
 */
export type PaymentMetrics = AdminComponents['schemas']['PaymentMetrics'];

/**
 * A form of the payment page, or of the page of stored cards. Without the page's form token it returns 403, whatever else it contains.
 */
export type PaymentPageForm = MerchantComponents['schemas']['PaymentPageForm'];

/**
 * The appearance of the hosted payment page, where it may be embedded, and its URLs.
 */
export type PaymentPageSettings = AdminComponents['schemas']['PaymentPageSettings'];

/**
 * The fields to change. A field that is not sent does not change.
 */
export type PaymentPageSettingsChange = AdminComponents['schemas']['PaymentPageSettingsChange'];

/**
 * The new payment page settings. A field that is not sent is reset to its default; the response key does not change.
 */
export type PaymentPageSettingsReplacement = AdminComponents['schemas']['PaymentPageSettingsReplacement'];

/**
 * The notice that the sandbox network accepted.
 */
export type RaisedTokenNotice = AdminComponents['schemas']['RaisedTokenNotice'];

/**
 * A merchant's rate limit, a token bucket: it fills at `per_second`, up to `burst`, and each call takes one token. All calls by API key share one bucket. The order or customer of each client auth token has a separate bucket of the same size, so that a customer's browser uses none of the merchant's calls. In total a merchant can therefore make more calls than this limit. Each session of the settings has a fixed limit of 50 calls per second with a burst of 200, which does not depend on `per_second` and `burst`.
 */
export type RateLimit = AdminComponents['schemas']['RateLimit'];

/**
 * New recovery codes.
 */
export type RecoveryCodes = AdminComponents['schemas']['RecoveryCodes'];

/**
 * A refund: requested by the merchant, made at the gateway itself, or made by the service for a payment that came late, twice or with terms that differ from the order's, or for the rupee that verified a stored card for its token.
 */
export type Refund = MerchantComponents['schemas']['Refund'];

/**
 * The gateway refused a refund.
 */
export type RefundFailedEvent = MerchantComponents['schemas']['RefundFailedEvent'];

/**
 * A full or partial refund of an order.
 */
export type RefundForm = MerchantComponents['schemas']['RefundForm'];

/**
 * A refund was accepted and will be sent to the gateway.
 */
export type RefundInitiatedEvent = MerchantComponents['schemas']['RefundInitiatedEvent'];

/**
 * The gateway cannot determine the result of a refund. The merchant asks the gateway and resolves it manually.
 */
export type RefundManualReviewNeededEvent = MerchantComponents['schemas']['RefundManualReviewNeededEvent'];

/**
 * A full or partial refund of an order.
 */
export type RefundRequest = AdminComponents['schemas']['RefundRequest'];

/**
 * The status of a refund.
 *
 * - `PENDING`: the gateway has not responded.
 * - `SUCCESS`: the gateway made the refund. If the money does not reach the customer, it becomes a FAILURE.
 * - `FAILURE`: the gateway refused the refund; final, except that an AUTO_REFUND becomes a SUCCESS when a person makes it at the gateway.
 * - `MANUAL_REVIEW`: the gateway cannot determine the result, and the merchant has to ask it. A later report of the gateway ends it as SUCCESS or FAILURE; a refund of the same transaction and amount that a person makes at the gateway itself ends it as SUCCESS.
 *
 * New values may be added; treat one that you do not know as PENDING.
 */
export type RefundStatus = MerchantComponents['schemas']['RefundStatus'];

/**
 * The gateway completed a refund.
 */
export type RefundSucceededEvent = MerchantComponents['schemas']['RefundSucceededEvent'];

/**
 * The API key of a call.
 */
export type RequestApiKey = AdminComponents['schemas']['RequestApiKey'];

/**
 * Who called.
 *
 * - `API_KEY`: a system with an API key.
 * - `MESSAGE_KEY`: a system with an encrypted message.
 * - `CLIENT_TOKEN`: a browser or an app with a client auth token.
 * - `GATEWAY`: a payment gateway.
 * - `ANONYMOUS`: a call without credentials, such as the visit of a hosted page.
 *
 * New values may be added; show one that you do not know unchanged.
 */
export type RequestCaller = AdminComponents['schemas']['RequestCaller'];

/**
 * An API call with its error.
 */
export type RequestDetail = AdminComponents['schemas']['RequestDetail'];

/**
 * A page of API calls, newest first.
 */
export type RequestPage = AdminComponents['schemas']['RequestPage'];

/**
 * One API call. `date_created` is the time of its response. It never contains secrets or card data.
 */
export type RequestSummary = AdminComponents['schemas']['RequestSummary'];

/**
 * The new login of a merchant's settings. The password is returned only once.
 */
export type ResetCredentials = AdminComponents['schemas']['ResetCredentials'];

/**
 * The key that signs the redirect to return_url. Returned only once.
 */
export type ResponseKey = AdminComponents['schemas']['ResponseKey'];

/**
 * The card numbers whose first digits lie between `from` and `to`, both included. A payment with a token is compared by the first 6 digits of the card: the range then applies only if it covers every card with these 6 digits.
 */
export type RoutingBinRange = AdminComponents['schemas']['RoutingBinRange'];

/**
 * The type of a card.
 *
 * - `CREDIT`: a credit card.
 * - `DEBIT`: a debit card.
 */
export type RoutingCardType = AdminComponents['schemas']['RoutingCardType'];

/**
 * What decided.
 *
 * - `REFERENCE_ID`: the reference id of the order.
 * - `RULE`: a routing rule.
 * - `DEFAULT`: the default configuration.
 *
 * New values may be added; show one that you do not know as it is.
 */
export type RoutingChoice = AdminComponents['schemas']['RoutingChoice'];

/**
 * The payments that a rule applies to: those that meet every condition. A list is met by any of its values. A card whose network, type or country is unknown meets no condition on it. Without conditions, a rule applies to every payment.
 */
export type RoutingConditions = AdminComponents['schemas']['RoutingConditions'];

/**
 * A payment to find the route of. Nothing is stored or sent.
 */
export type RoutingDryRun = AdminComponents['schemas']['RoutingDryRun'];

/**
 * What the gateway gets.
 *
 * - `CARD`: the card number.
 * - `TOKEN`: a network token.
 */
export type RoutingInstrument = AdminComponents['schemas']['RoutingInstrument'];

/**
 * A card network.
 *
 * - `VISA`: Visa.
 * - `MASTERCARD`: Mastercard.
 * - `AMEX`: American Express.
 * - `RUPAY`: RuPay.
 * - `MAESTRO`: Maestro.
 * - `DINERS`: Diners Club.
 * - `DISCOVER`: Discover.
 * - `JCB`: JCB.
 */
export type RoutingNetwork = AdminComponents['schemas']['RoutingNetwork'];

/**
 * The result of the routing.
 *
 * - `CHOSEN`: the payment goes to a gateway.
 * - `REFERENCE_MISMATCH`: no enabled configuration has the reference id.
 * - `NO_GATEWAY`: no rule applies, and no default is enabled.
 *
 * New values may be added; treat one that you do not know as NO_GATEWAY.
 */
export type RoutingOutcome = AdminComponents['schemas']['RoutingOutcome'];

/**
 * The route of a payment.
 */
export type RoutingPlan = AdminComponents['schemas']['RoutingPlan'];

/**
 * A routing rule. It has exactly one of `gateway_config_ids` and `split`.
 */
export type RoutingRule = AdminComponents['schemas']['RoutingRule'];

/**
 * The result of a rule.
 *
 * - `MATCHED`: the rule decides.
 * - `NOT_MATCHED`: a condition is not met.
 * - `DISABLED`: the rule is off.
 * - `UNUSABLE`: it applies, and none of its configurations can take the payment.
 *
 * New values may be added; treat one that you do not know as NOT_MATCHED.
 */
export type RoutingRuleResult = AdminComponents['schemas']['RoutingRuleResult'];

/**
 * The routing rules in order. The first enabled rule that applies to a payment and has a usable gateway configuration decides.
 */
export type RoutingRules = AdminComponents['schemas']['RoutingRules'];

/**
 * The share of one configuration in a split.
 */
export type RoutingShare = AdminComponents['schemas']['RoutingShare'];

/**
 * Why a configuration was skipped.
 *
 * - `DELETED`: the configuration does not exist any more.
 * - `DISABLED`: it is disabled.
 * - `NOT_SUPPORTED`: its gateway does not take the amount or the currency, or is not available in this environment.
 *
 * New values may be added; treat one that you do not know as DISABLED.
 */
export type RoutingSkipReason = AdminComponents['schemas']['RoutingSkipReason'];

/**
 * Pass it to the client SDK unchanged.
 */
export type SdkPayload = MerchantComponents['schemas']['SdkPayload'];

/**
 * The data that the client SDK needs to open the payment page.
 */
export type SdkPayloadBody = MerchantComponents['schemas']['SdkPayloadBody'];

/**
 * The second factor is set up.
 */
export type SecondFactorAdded = AdminComponents['schemas']['SecondFactorAdded'];

/**
 * A second factor.
 *
 * - `totp`: codes of an authenticator app.
 * - `passkey`: a passkey (WebAuthn).
 *
 * New values may be added; show one that you do not know unchanged.
 */
export type SecondFactorKind = AdminComponents['schemas']['SecondFactorKind'];

/**
 * The event of the webhook.
 *
 * - `ORDER_CREATED`: an order was created.
 * - `ORDER_UPDATED`: the merchant changed an order.
 * - `TXN_CREATED`: a payment attempt started.
 * - `TXN_CHARGED`: a payment attempt was charged.
 * - `TXN_FAILED`: a payment attempt failed.
 * - `ORDER_SUCCEEDED`: the order is paid.
 * - `ORDER_FAILED`: an attempt to pay the order failed, or the order expired unpaid.
 * - `ORDER_AUTHORIZED`: the amount is authorized.
 * - `ORDER_PARTIAL_CHARGED`: part of the authorized amount is captured.
 * - `ORDER_CAPTURE_FAILED`: a capture failed.
 * - `ORDER_VOIDED`: the authorized amount is released.
 * - `ORDER_VOID_FAILED`: a void failed.
 * - `AUTO_REFUND_INITIATED`: the service refunds a payment that came late, twice or with other terms.
 * - `AUTO_REFUND_SUCCEEDED`: the service refunded such a payment.
 * - `AUTO_REFUND_FAILED`: the gateway refused to refund such a payment; the operator resolves it manually.
 * - `REFUND_INITIATED`: a refund was accepted and will be sent to the gateway.
 * - `REFUND_SUCCEEDED`: the gateway completed a refund.
 * - `REFUND_FAILED`: the gateway refused a refund.
 * - `REFUND_MANUAL_REVIEW_NEEDED`: a refund needs a manual review.
 * - `ORDER_REFUNDED`: a refund of the order succeeded.
 * - `ORDER_REFUND_FAILED`: a refund of the order failed.
 * - `TOKEN_STATUS_CHANGED`: a token's status changed.
 * - `DISPUTE_OPENED`: the cardholder disputes a payment of the order (a chargeback).
 * - `DISPUTE_WON`: a dispute ended in the merchant's favor.
 * - `DISPUTE_LOST`: a dispute ended in the cardholder's favor.
 *
 * New values may be added; show one that you do not know unchanged.
 */
export type SentEventName = AdminComponents['schemas']['SentEventName'];

/**
 * The order and the links to its payment page. With the action paymentManagement there is no order, and its fields are empty.
 */
export type Session = MerchantComponents['schemas']['Session'];

/**
 * The purpose of the page.
 *
 * - `paymentPage`: pay the order (default).
 * - `paymentManagement`: the customer sees, deletes and tokenizes the stored cards; no order is created.
 */
export type SessionAction = MerchantComponents['schemas']['SessionAction'];

/**
 * The user's second factor, one of `totp_code`, `recovery_code` and `passkey`; for a user without a second factor, the password.
 */
export type SessionConfirmation = AdminComponents['schemas']['SessionConfirmation'];

/**
 * The link to the hosted page.
 */
export type SessionLinks = MerchantComponents['schemas']['SessionLinks'];

/**
 * An order together with a link to its hosted payment page; an existing unpaid order_id is reused. With the action paymentManagement: a link to a customer's stored cards, without an order.
 */
export type SessionRequest = MerchantComponents['schemas']['SessionRequest'];

/**
 * Access to the settings of one merchant.
 */
export type SettingsLogin = AdminComponents['schemas']['SettingsLogin'];

/**
 * The merchant of a settings session.
 */
export type SettingsMerchant = AdminComponents['schemas']['SettingsMerchant'];

/**
 * What a settings user may do.
 *
 * - `owner`: everything, including users.
 * - `developer`: API keys, webhooks, gateways, the payment page and the audit log; sees orders.
 * - `operations`: orders, refunds, captures and webhook resends.
 * - `viewer`: reads.
 *
 * New values may be added; show one that you do not know unchanged.
 */
export type SettingsRole = AdminComponents['schemas']['SettingsRole'];

/**
 * The role of a settings user.
 *
 * - `owner`: everything, including users.
 * - `developer`: API keys, webhooks, gateways, the payment page and the audit log; sees orders.
 * - `operations`: orders, refunds, captures and webhook resends.
 * - `viewer`: reads.
 */
export type SettingsRoleChoice = AdminComponents['schemas']['SettingsRoleChoice'];

/**
 * The session of a call, its user and what the user may do.
 */
export type SettingsSession = AdminComponents['schemas']['SettingsSession'];

/**
 * A session that has not ended.
 */
export type SettingsSessionEntry = AdminComponents['schemas']['SettingsSessionEntry'];

/**
 * How a session authenticates.
 *
 * - `browser`: by a cookie.
 * - `token`: by an access token.
 *
 * New values may be added; show one that you do not know unchanged.
 */
export type SettingsSessionKind = AdminComponents['schemas']['SettingsSessionKind'];

/**
 * The sessions that have not ended, oldest first.
 */
export type SettingsSessionList = AdminComponents['schemas']['SettingsSessionList'];

/**
 * A user of the merchant's settings.
 */
export type SettingsUser = AdminComponents['schemas']['SettingsUser'];

/**
 * The fields to change.
 */
export type SettingsUserChange = AdminComponents['schemas']['SettingsUserChange'];

/**
 * The users of the merchant's settings, oldest first.
 */
export type SettingsUserList = AdminComponents['schemas']['SettingsUserList'];

/**
 * The user name for the settings login, for example an email address. Unique across all merchants, case-insensitive.
 */
export type SettingsUsername = AdminComponents['schemas']['SettingsUsername'];

/**
 * A new API key. It is returned only once, because the service stores only a hash of it.
 */
export type ShownApiKey = AdminComponents['schemas']['ShownApiKey'];

/**
 * A stored card. Entries with a token have the same shape. Never contains the number.
 */
export type StoredCard = MerchantComponents['schemas']['StoredCard'];

/**
 * The token of a stored card, with its identifiers for a gateway.
 */
export type StoredCardToken = MerchantComponents['schemas']['StoredCardToken'];

/**
 * A temporary token for one payment.
 */
export type TemporaryCard = MerchantComponents['schemas']['TemporaryCard'];

/**
 * An order to pay on the payment page.
 */
export type TestPayment = AdminComponents['schemas']['TestPayment'];

/**
 * One thing that happened to an order. The ids say which attempt, refund, dispute or event it is about.
 */
export type TimelineEntry = AdminComponents['schemas']['TimelineEntry'];

/**
 * What an entry is about.
 *
 * - `ORDER_CREATED`: the order was created.
 * - `ORDER_EXPIRED`: the order expired.
 * - `ATTEMPT_STARTED`: an attempt to pay began.
 * - `ATTEMPT_STATUS`: the status of an attempt changed.
 * - `BANK_ANSWER`: the gateway or the bank answered.
 * - `CONSENT`: the customer answered the request to tokenize the card.
 * - `TOKEN`: a token of the card was requested or used.
 * - `CAPTURE`: a capture was requested.
 * - `VOID`: a void was requested.
 * - `REFUND_REQUESTED`: a refund was requested.
 * - `REFUND_SENT`: a refund was sent to the gateway.
 * - `REFUND_RESULT`: the gateway reported the result of a refund.
 * - `DISPUTE`: a cardholder disputes the payment, or the dispute ended.
 * - `WEBHOOK`: an event was raised.
 * - `WEBHOOK_ATTEMPT`: an attempt to deliver an event.
 * - `ACTION`: a call with an API key, or of a user in the settings.
 *
 * New values may be added; show the `text` of one that you do not know.
 */
export type TimelineEntryType = AdminComponents['schemas']['TimelineEntryType'];

/**
 * How it went.
 *
 * - `INFO`: neither good nor bad.
 * - `PENDING`: not ended.
 * - `SUCCEEDED`: it succeeded.
 * - `FAILED`: it failed.
 *
 * New values may be added; treat one that you do not know as INFO.
 */
export type TimelineOutcome = AdminComponents['schemas']['TimelineOutcome'];

/**
 * A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`.
 */
export type Timestamp = MerchantComponents['schemas']['Timestamp'];

/**
 * A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. No other offset, no fraction of a second.
 */
export type TimestampText = MerchantComponents['schemas']['TimestampText'];

/**
 * The network token of a card. Present only if a transaction created a token or was paid with one. Never contains the token's number.
 */
export type Token = MerchantComponents['schemas']['Token'];

/**
 * The customer whose token it is.
 */
export type TokenActionForm = MerchantComponents['schemas']['TokenActionForm'];

/**
 * The stored card of a token. Never contains the number; show `last_four_digits`.
 */
export type TokenCard = MerchantComponents['schemas']['TokenCard'];

/**
 * The token that this transaction requested from the card network. It stays, with INACTIVE, if the network created none.
 */
export type TokenCreated = MerchantComponents['schemas']['TokenCreated'];

/**
 * Why a token is INACTIVE.
 *
 * - `refused_by_network`: the network created none.
 * - `network_unavailable`: the network did not respond for an hour.
 * - `number_not_kept`: the card's number was deleted before the network received it.
 * - `deleted_by_merchant`: POST /cards/{card_reference}/token/delete.
 * - `card_removed`: the card, or its customer, was deleted.
 * - `deleted_by_issuer`: the issuer deleted it.
 * - `card_closed`: the issuer closed the card.
 * - `expired`: the card or the token has expired.
 *
 * New values may be added; show one that you do not know as another reason.
 */
export type TokenEndReason = MerchantComponents['schemas']['TokenEndReason'];

/**
 * The object of the event: the token after the event.
 */
export type TokenEventContent = MerchantComponents['schemas']['TokenEventContent'];

/**
 * The issuer's change of the token.
 *
 * - `suspended`: the token cannot pay.
 * - `resumed`: it can pay again, unless you suspended it as well.
 * - `deleted`: the issuer deleted the token.
 * - `card_closed`: the issuer closed the card, and the token ends.
 * - `expired`: the card has expired, and the token ends.
 */
export type TokenNoticeKind = AdminComponents['schemas']['TokenNoticeKind'];

/**
 * The merchant's token requestor id at each card network, by the network's name. Cards of a network without one cannot be tokenized: their `tokenize_support` is false, and the customer is not asked. In the sandbox a new merchant has one at every network; in production the operator enters those that the networks assigned. A change replaces the whole object: a network that is not sent has no id afterwards.
 */
export type TokenRequestorIds = AdminComponents['schemas']['TokenRequestorIds'];

/**
 * The status of a stored card's token changed.
 */
export type TokenStatusChangedEvent = MerchantComponents['schemas']['TokenStatusChangedEvent'];

/**
 * The status of a token.
 *
 * - `INITIATED`: requested from the card network.
 * - `ACTIVE`: it can pay.
 * - `INACTIVE`: the network created none, or it was deleted, or the card was closed or has expired; final.
 * - `SUSPENDED`: it temporarily cannot pay.
 *
 * New values may be added; treat one that you do not know as a token that cannot pay now.
 */
export type TokenizationStatus = MerchantComponents['schemas']['TokenizationStatus'];

/**
 * A code of the authenticator app.
 */
export type TotpConfirmation = AdminComponents['schemas']['TotpConfirmation'];

/**
 * The secret of an authenticator app, which is not in use until it is confirmed.
 */
export type TotpSetup = AdminComponents['schemas']['TotpSetup'];

/**
 * Where to send the customer's browser.
 */
export type TxnAuthentication = MerchantComponents['schemas']['TxnAuthentication'];

/**
 * A payment attempt was charged.
 */
export type TxnChargedEvent = MerchantComponents['schemas']['TxnChargedEvent'];

/**
 * A payment attempt started.
 */
export type TxnCreatedEvent = MerchantComponents['schemas']['TxnCreatedEvent'];

/**
 * One payment attempt.
 */
export type TxnDetail = MerchantComponents['schemas']['TxnDetail'];

/**
 * Why a transaction failed.
 *
 * - `GATEWAY_NOT_FOUND`: no gateway configuration can take the payment.
 * - `gateway_reference_mismatch`: no enabled gateway configuration has the reference id of the order.
 * - `authentication_failed`: the customer was not authenticated.
 * - `customer_cancelled`: the customer cancelled.
 * - `authentication_abandoned`: the customer left the authentication page, and its time ran out.
 * - `authorization_failed`: the bank or the gateway declined the payment.
 * - `capture_failed`: the gateway refused the capture. With the status CHARGED: the gateway reported a success and takes it back; the amount does not arrive.
 * - `void_failed`: the gateway refused the void.
 *
 * New values may be added; treat one that you do not know as another reason.
 */
export type TxnErrorCode = MerchantComponents['schemas']['TxnErrorCode'];

/**
 * A payment attempt failed.
 */
export type TxnFailedEvent = MerchantComponents['schemas']['TxnFailedEvent'];

/**
 * The customer's next step. Present only while the customer has to authenticate (status PENDING_VBV).
 */
export type TxnPayment = MerchantComponents['schemas']['TxnPayment'];

/**
 * A refund, with its order.
 */
export type TxnRefund = MerchantComponents['schemas']['TxnRefund'];

/**
 * A full or partial refund of a transaction.
 */
export type TxnRefundForm = MerchantComponents['schemas']['TxnRefundForm'];

/**
 * A started transaction.
 */
export type TxnStart = MerchantComponents['schemas']['TxnStart'];

/**
 * One payment attempt, for an existing order (`order_id`) or for one that the same call creates (`order.*`). The card has one of three forms. New card: `card_number`, `card_exp_month`, `card_exp_year`, `card_security_code`. Stored card or stored token: `card_token` and `card_security_code`. Network token with its cryptogram: the token as `card_number` with its expiry, `tavv` and the `token.*` fields.
 */
export type TxnStartForm = MerchantComponents['schemas']['TxnStartForm'];

/**
 * The status of one payment attempt. SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED end it, unless the gateway reports a late success; CHARGED or AUTO_REFUNDED follows then.
 * New values may be added; treat one that you do not know as not paid, and read the order again later.
 *
 * - `STARTED`: started; no gateway was reached.
 * - `PENDING_VBV`: the customer authenticates at the bank.
 * - `VBV_SUCCESSFUL`: the customer is authenticated; the gateway call is next. Only orders of earlier versions have it.
 * - `AUTHORIZING`: the gateway has not returned its final result.
 * - `AUTHORIZED`: the amount is held on the card; capture or void it.
 * - `CAPTURE_INITIATED`: the capture is in progress.
 * - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
 * - `VOID_INITIATED`: the void is in progress.
 * - `VOID_FAILED`: the gateway refused the void; the amount is still held.
 * - `VOIDED`: the held amount was released; final.
 * - `CHARGED`: paid, in full or by a full or partial capture; final, except for a payment with different terms of an order opened without credentials, which becomes AUTO_REFUNDED when the merchant creates the order.
 * - `AUTO_REFUNDED`: paid too late, twice or with terms that differ from the order's, and refunded by the service; final.
 * - `SVC_DECLINED`: declined before it reached a gateway.
 * - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
 * - `AUTHORIZATION_FAILED`: the bank or the gateway declined the payment.
 */
export type TxnStatus = MerchantComponents['schemas']['TxnStatus'];

/**
 * The keys that encrypt the vault's data.
 */
export type Vault = AdminComponents['schemas']['Vault'];

/**
 * A key of the vault, and how much data it wraps.
 */
export type VaultKey = AdminComponents['schemas']['VaultKey'];

/**
 * What the key is used for.
 *
 * - `SEALING`: the newest key, which encrypts all new data.
 * - `OPENING`: an earlier key, which still decrypts its data.
 * - `MISSING`: data uses it, but this process does not have it: add it to VAULT_KEYS_OLD.
 *
 * New values may be added; treat one that you do not know as a key that must stay.
 */
export type VaultKeyState = AdminComponents['schemas']['VaultKeyState'];

/**
 * What a call re-encrypted with the newest key, and what is left.
 */
export type VaultRewrapping = AdminComponents['schemas']['VaultRewrapping'];

/**
 * The version date of the webhook's order fields, as the header `version` for responses. Default: 2023-06-30.
 */
export type VersionDate = AdminComponents['schemas']['VersionDate'];

/**
 * The void of an authorization, always of the full amount.
 */
export type VoidForm = MerchantComponents['schemas']['VoidForm'];

/**
 * A web origin such as `https://shop.example`, without a path. Only https in production.
 */
export type WebOrigin = AdminComponents['schemas']['WebOrigin'];

/**
 * One attempt to send an event.
 */
export type WebhookAttempt = AdminComponents['schemas']['WebhookAttempt'];

/**
 * The result of an attempt.
 *
 * - `ACKNOWLEDGED`: the response was 200.
 * - `NOT_ACKNOWLEDGED`: another response.
 * - `TIMED_OUT`: no complete response in time.
 * - `CONNECTION_FAILED`: no connection, or it broke.
 * - `ADDRESS_REFUSED`: the service does not send to this address.
 * - `UNKNOWN`: still running, or interrupted by a stop of the service.
 *
 * New values may be added; treat one that you do not know as UNKNOWN.
 */
export type WebhookAttemptOutcome = AdminComponents['schemas']['WebhookAttemptOutcome'];

/**
 * The result of one attempt to send an event.
 */
export type WebhookAttemptSummary = AdminComponents['schemas']['WebhookAttemptSummary'];

/**
 * The state of the circuit breaker of an endpoint.
 *
 * - `CLOSED`: everything is sent.
 * - `OPEN`: the endpoint fails; events wait, and one is sent as a probe at next_probe_at. A single 200 closes it.
 *
 * New values may be added; treat one that you do not know as OPEN.
 */
export type WebhookBreakerState = AdminComponents['schemas']['WebhookBreakerState'];

/**
 * The object of the event.
 */
export type WebhookContent = MerchantComponents['schemas']['WebhookContent'];

/**
 * The delivery of one event to the merchant.
 */
export type WebhookDelivery = AdminComponents['schemas']['WebhookDelivery'];

/**
 * An event with its delivery.
 */
export type WebhookDeliveryDetail = AdminComponents['schemas']['WebhookDeliveryDetail'];

/**
 * A page of events, newest first.
 */
export type WebhookDeliveryPage = AdminComponents['schemas']['WebhookDeliveryPage'];

/**
 * The state of the delivery.
 *
 * - `PENDING`: to be sent at next_attempt_at.
 * - `IN_FLIGHT`: being sent.
 * - `WAITING_FOR_URL`: neither the order nor the settings have a URL.
 * - `HELD`: an earlier event of its order is not finished, and the merchant receives events in order.
 * - `STOPPED`: stopped manually; it can be resent.
 * - `NOTIFIED`: acknowledged with 200.
 *
 * New values may be added; use `notified` where you do not know the value.
 */
export type WebhookDeliveryState = AdminComponents['schemas']['WebhookDeliveryState'];

/**
 * An event and the state of its delivery.
 */
export type WebhookDeliverySummary = AdminComponents['schemas']['WebhookDeliverySummary'];

/**
 * A webhook endpoint and its state.
 */
export type WebhookEndpoint = AdminComponents['schemas']['WebhookEndpoint'];

/**
 * A page of endpoints, sorted by origin, the configured one first.
 */
export type WebhookEndpointList = AdminComponents['schemas']['WebhookEndpointList'];

/**
 * An event, as it is sent by webhook.
 */
export type WebhookEvent = MerchantComponents['schemas']['WebhookEvent'];

/**
 * Why an attempt failed.
 *
 * - `DNS`: the host name could not be resolved.
 * - `CONNECTION`: no connection, or it broke.
 * - `TLS`: no secure connection, for example because of an expired certificate.
 * - `TIMEOUT`: no connection or no complete response in time.
 * - `REDIRECT`: the response was 3xx.
 * - `CLIENT_ERROR`: the response was 4xx.
 * - `SERVER_ERROR`: the response was 5xx.
 * - `OTHER_STATUS`: another status except 200.
 * - `ADDRESS_REFUSED`: the service does not send to this address.
 * - `UNKNOWN`: the result is unknown.
 *
 * New values may be added; treat one that you do not know as UNKNOWN.
 */
export type WebhookFailureClass = AdminComponents['schemas']['WebhookFailureClass'];

/**
 * A failing endpoint. Its events wait until a probe is acknowledged with 200 or POST /settings/webhook-endpoints/{endpoint_id}/resume closes the breaker.
 */
export type WebhookOpenBreaker = AdminComponents['schemas']['WebhookOpenBreaker'];

/**
 * The events to send again: those of one order, those of a time range (from `from` to before `to`), or open events whose last failure has one class. Send exactly one of the three.
 */
export type WebhookReplay = AdminComponents['schemas']['WebhookReplay'];

/**
 * The result of a replay.
 */
export type WebhookReplayResult = AdminComponents['schemas']['WebhookReplayResult'];

/**
 * The secret that signs webhooks from now on. Returned only once.
 */
export type WebhookSecret = AdminComponents['schemas']['WebhookSecret'];

/**
 * Where and how the merchant's webhooks are sent.
 */
export type WebhookSettings = AdminComponents['schemas']['WebhookSettings'];

/**
 * The fields to change. A field that is not sent does not change; null removes a `url`, `username` or `password`. Basic authentication is sent once both are set.
 */
export type WebhookSettingsChange = AdminComponents['schemas']['WebhookSettingsChange'];

/**
 * The new webhook settings. A field that is not sent is reset to its default, except `username` and `password`, which do not change unless sent, and which null removes. Basic authentication is sent once both are set.
 */
export type WebhookSettingsReplacement = AdminComponents['schemas']['WebhookSettingsReplacement'];

/**
 * The IP addresses that webhooks are sent from.
 */
export type WebhookSourceAddresses = MerchantComponents['schemas']['WebhookSourceAddresses'];

/**
 * The event to send an example of.
 */
export type WebhookTest = AdminComponents['schemas']['WebhookTest'];
