// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/** The objects of the contract by their names. What both documents have is the same in both. */
import type { components as AdminComponents } from '../admin.openapi.d.ts';
import type { components as MerchantComponents } from '../openapi.d.ts';

/**
 * A postal address. Parts that were not sent are empty texts.
 */
export type Address = MerchantComponents['schemas']['Address'];

/**
 * The amount in the order's currency, as decimal text or as a number, under the rules of AmountText.
 */
export type AmountInput = MerchantComponents['schemas']['AmountInput'];

/**
 * An amount as decimal text in the order's currency, above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent.
 */
export type AmountText = MerchantComponents['schemas']['AmountText'];

/**
 * An API key of the merchant. The key itself is not kept.
 */
export type ApiKey = AdminComponents['schemas']['ApiKey'];

/**
 * The merchant's API keys, oldest first.
 */
export type ApiKeyList = AdminComponents['schemas']['ApiKeyList'];

/**
 * Who called: `operator` (the operator of the service), `settings` (a login of the merchant), `api_key` (one of the merchant's API keys), `message_key` (an encrypted message, by the key set that signed it) or `anonymous` (a failed log-in). New values may be added; show one that you do not know as it is.
 */
export type AuditActor = AdminComponents['schemas']['AuditActor'];

/**
 * Where a chain breaks first.
 */
export type AuditBreak = AdminComponents['schemas']['AuditBreak'];

/**
 * `ENTRY_MISSING`: there is no entry with this sequence; or the record of where the chain ends was removed, so that later entries may be missing. `ENTRY_CHANGED`: the entry is not as it was written, does not follow on the one before, or was added by somebody else.
 */
export type AuditBreakReason = AdminComponents['schemas']['AuditBreakReason'];

/**
 * One field before and after. A text stands as it is, everything else as JSON; long values are cut. Of a secret, `before` is null and `after` is `changed`.
 */
export type AuditChange = AdminComponents['schemas']['AuditChange'];

/**
 * One entry of the audit log. Secrets and card data are never in it.
 */
export type AuditEntry = AdminComponents['schemas']['AuditEntry'];

/**
 * `SUCCEEDED`: done. `FAILED`: refused, or ended by an error. `UNKNOWN`: the service stopped or failed before it knew the result; look at what the call was about.
 */
export type AuditOutcome = AdminComponents['schemas']['AuditOutcome'];

/**
 * A page of entries, newest first.
 */
export type AuditPage = AdminComponents['schemas']['AuditPage'];

/**
 * Whether the audit log is as it was written.
 */
export type AuditVerification = AdminComponents['schemas']['AuditVerification'];

/**
 * The gateway refused to give back a payment that came late, twice or on other terms than the order's; the operator settles it by hand.
 */
export type AutoRefundFailedEvent = MerchantComponents['schemas']['AutoRefundFailedEvent'];

/**
 * A payment came late, twice or on other terms than the order's, and the service gives it back.
 */
export type AutoRefundInitiatedEvent = MerchantComponents['schemas']['AutoRefundInitiatedEvent'];

/**
 * The service has given back a payment that came late, twice or on other terms than the order's.
 */
export type AutoRefundSucceededEvent = MerchantComponents['schemas']['AutoRefundSucceededEvent'];

/**
 * A row that was left out.
 */
export type BadBinRow = AdminComponents['schemas']['BadBinRow'];

/**
 * The BIN table that the operator loaded. Without one, `table_id` and `date_loaded` are null and the counts 0.
 */
export type BinTable = AdminComponents['schemas']['BinTable'];

/**
 * What became of a file of BINs. The table is in force.
 */
export type BinTableReport = AdminComponents['schemas']['BinTableReport'];

/**
 * What to capture of held money.
 */
export type CaptureForm = MerchantComponents['schemas']['CaptureForm'];

/**
 * A card to store.
 */
export type CardAddForm = MerchantComponents['schemas']['CardAddForm'];

/**
 * A card that was stored.
 */
export type CardAdded = MerchantComponents['schemas']['CardAdded'];

/**
 * What is known of the cards whose number begins with a BIN. Texts that are not known are empty.
 */
export type CardBin = MerchantComponents['schemas']['CardBin'];

/**
 * The card to delete, by one of the two.
 */
export type CardDeleteForm = MerchantComponents['schemas']['CardDeleteForm'];

/**
 * A card that was deleted.
 */
export type CardDeleted = MerchantComponents['schemas']['CardDeleted'];

/**
 * The stored cards of a customer.
 */
export type CardList = MerchantComponents['schemas']['CardList'];

/**
 * What is done about values of udf1 to udf10 and of metadata that look like card numbers. `refuse`: the call is refused with 400. `warn`: they are kept and given back, and named in `x-svc-warning`, for a merchant whose own long numbers pass the Luhn check. Every other free text is refused in either case.
 */
export type CardNumbersInText = AdminComponents['schemas']['CardNumbersInText'];

/**
 * Whose card it is, and that the customer agrees to a token of it.
 */
export type CardTokenizationForm = MerchantComponents['schemas']['CardTokenizationForm'];

/**
 * A card to pay with once.
 */
export type CardTokenizeForm = MerchantComponents['schemas']['CardTokenizeForm'];

/**
 * The stored card, by card_token or card_reference, and what to change of it (nickname, name_on_card, or both). A call without either is refused.
 */
export type CardUpdateForm = MerchantComponents['schemas']['CardUpdateForm'];

/**
 * A stored card that was changed.
 */
export type CardUpdated = MerchantComponents['schemas']['CardUpdated'];

/**
 * A client auth token, for calls from a browser or an app. Valid for 15 minutes, for this order or customer alone.
 */
export type ClientAuth = MerchantComponents['schemas']['ClientAuth'];

/**
 * What the customer answered. GIVEN: the card may be made a token. DECLINED: it may not. New values may be added; treat one that you do not know as no consent.
 */
export type ConsentChoice = AdminComponents['schemas']['ConsentChoice'];

/**
 * One answer of a customer to the question whether a card may be made a token. It is never changed and stays with its order.
 */
export type ConsentRecord = AdminComponents['schemas']['ConsentRecord'];

/**
 * Who asked. PAGE: the service, on its own consent page; the answer proves who held the page, not who the customer is. MERCHANT: the merchant, which passed the answer on as `tokenize`. New values may be added; show one that you do not know as it is.
 */
export type ConsentVia = AdminComponents['schemas']['ConsentVia'];

/**
 * The new API key.
 */
export type CreatedApiKey = AdminComponents['schemas']['CreatedApiKey'];

/**
 * The new merchant with its first API key.
 */
export type CreatedMerchant = AdminComponents['schemas']['CreatedMerchant'];

/**
 * The currency's three letters (ISO 4217).
 */
export type Currency = MerchantComponents['schemas']['Currency'];

/**
 * A customer of the merchant.
 */
export type Customer = MerchantComponents['schemas']['Customer'];

/**
 * A new customer of the merchant.
 */
export type CustomerCreateForm = MerchantComponents['schemas']['CustomerCreateForm'];

/**
 * A customer whose cards and tokens were erased.
 */
export type CustomerDeleted = MerchantComponents['schemas']['CustomerDeleted'];

/**
 * What to change; what is not sent stays.
 */
export type CustomerUpdateForm = MerchantComponents['schemas']['CustomerUpdateForm'];

/**
 * A JWE (RFC 7516) with its five parts by name. The protected header says alg, enc and kid: RSA-OAEP-256 and A256GCM; requests may also use RSA-OAEP. `kid` names one of the merchant's key sets, and the key is the receiver's public key of that set. What is encrypted is a JWS (RFC 7515) as the JSON text `{"header": "…", "payload": "…", "signature": "…"}`: RS256, the same kid, signed with the sender's private key of the set. Its payload is the plain operation's body, as JSON. Beside the body's fields the payload of a request may hold three claims of RFC 7519, which are checked where they are there, and which the operator can make mandatory for a merchant (`message_claims_required`): `iat`, the second in which the message was made, at most a minute in the future; `exp`, the second in which its time is over, at most 3600 after `iat`, which is also what counts without `exp`; and `jti`, a text of up to 128 characters that no other message of the merchant has. A message whose `jti` came before within its time is answered with 401, whatever became of the first. Every part is base64url without padding, as in the compact form.
 */
export type EncryptedMessage = MerchantComponents['schemas']['EncryptedMessage'];

/**
 * An encrypted event.
 */
export type EncryptedWebhook = MerchantComponents['schemas']['EncryptedWebhook'];

/**
 * The one shape of every error. Decide by `error_code`; `error_message` and the messages inside `error_info` are for people and may change.
 */
export type Error = MerchantComponents['schemas']['Error'];

/**
 * Who can mend it: the caller (USER_ERROR), the merchant's or operator's settings (CONFIG_ERROR), the gateway (GATEWAY_ERROR) or the service (SERVER_ERROR). New values may be added; decide by the HTTP status where you do not know the value.
 */
export type ErrorCategory = MerchantComponents['schemas']['ErrorCategory'];

/**
 * What is wrong, for programs. Stable: a code never changes its meaning. New values may be added; decide by the HTTP status where you do not know the value.
 */
export type ErrorCode = MerchantComponents['schemas']['ErrorCode'];

/**
 * One parameter that is wrong.
 */
export type ErrorField = MerchantComponents['schemas']['ErrorField'];

/**
 * The error for programs and for people.
 */
export type ErrorInfo = MerchantComponents['schemas']['ErrorInfo'];

/**
 * The class of an error, for programs. New values may be added; decide by the HTTP status where you do not know the value.
 */
export type ErrorInfoCode = MerchantComponents['schemas']['ErrorInfoCode'];

/**
 * The kind of error, kept for existing clients; decide by error_code. New values may be added; decide by the HTTP status where you do not know the value.
 */
export type ErrorStatus = MerchantComponents['schemas']['ErrorStatus'];

/**
 * Events in the order of their numbers.
 */
export type EventList = MerchantComponents['schemas']['EventList'];

/**
 * What a webhook reports.
 */
export type EventName = MerchantComponents['schemas']['EventName'];

/**
 * Whether a reference id is free.
 */
export type GatewayAvailability = AdminComponents['schemas']['GatewayAvailability'];

/**
 * A piece of news of a payment gateway about one transaction.
 */
export type GatewayCallbackForm = MerchantComponents['schemas']['GatewayCallbackForm'];

/**
 * The news was taken, now or before.
 */
export type GatewayCallbackTaken = MerchantComponents['schemas']['GatewayCallbackTaken'];

/**
 * One set of credentials of one payment gateway.
 */
export type GatewayConfig = AdminComponents['schemas']['GatewayConfig'];

/**
 * What to change. A field that is not sent stays as it is; the gateway itself can't be changed.
 */
export type GatewayConfigChange = AdminComponents['schemas']['GatewayConfigChange'];

/**
 * The merchant's gateway configurations, oldest first.
 */
export type GatewayConfigList = AdminComponents['schemas']['GatewayConfigList'];

/**
 * The enabled configuration that has the reference id.
 */
export type GatewayConflict = AdminComponents['schemas']['GatewayConflict'];

/**
 * The payment gateway. `SANDBOX` is the one there is, and only in sandbox; another name is refused with the names that are known.
 */
export type GatewayName = AdminComponents['schemas']['GatewayName'];

/**
 * What became of the payment at the gateway: CHARGED, AUTHORIZED or FAILED; or of what the service had asked for with it: of a capture, a void or a refund, each of which `request_id` names.
 */
export type GatewayNewsKind = MerchantComponents['schemas']['GatewayNewsKind'];

/**
 * Up to 64 visible ASCII characters, case-sensitive. Among the enabled configurations of one gateway it must be the only one. Empty for none.
 */
export type GatewayReferenceId = AdminComponents['schemas']['GatewayReferenceId'];

/**
 * Whether the service runs.
 */
export type HealthState = MerchantComponents['schemas']['HealthState'];

/**
 * Who logs in.
 */
export type LoginRequest = AdminComponents['schemas']['LoginRequest'];

/**
 * What to change. A field that is not sent stays as it is.
 */
export type MerchantChange = AdminComponents['schemas']['MerchantChange'];

/**
 * A page of merchants, by merchant id.
 */
export type MerchantPage = AdminComponents['schemas']['MerchantPage'];

/**
 * A merchant as the operator sees it. Secrets are never shown here.
 */
export type MerchantRecord = AdminComponents['schemas']['MerchantRecord'];

/**
 * A key set of encrypted messages. Messages to the merchant are signed with the service's key (RS256) and encrypted for the merchant's (RSA-OAEP-256, A256GCM); both name `kid`.
 */
export type MessageKey = AdminComponents['schemas']['MessageKey'];

/**
 * The key sets, oldest first.
 */
export type MessageKeyList = AdminComponents['schemas']['MessageKeyList'];

/**
 * READY: uploaded, not in use. ACTIVE: what the service encrypts and signs with. RETIRING: replaced, and taken until retires_at. New values may be added; treat one that you do not know as a key that must stay.
 */
export type MessageKeyState = AdminComponents['schemas']['MessageKeyState'];

/**
 * The merchant's public key of a set.
 */
export type MessageKeyUpload = AdminComponents['schemas']['MessageKeyUpload'];

/**
 * The API key to be made.
 */
export type NewApiKey = AdminComponents['schemas']['NewApiKey'];

/**
 * The gateway configuration to be made.
 */
export type NewGatewayConfig = AdminComponents['schemas']['NewGatewayConfig'];

/**
 * A merchant to be created.
 */
export type NewMerchant = AdminComponents['schemas']['NewMerchant'];

/**
 * A new password of 12 to 128 characters, not one of the most common ones, and without the user name, the merchant id or the merchant name. It is kept as a salted hash only.
 */
export type NewSettingsPassword = AdminComponents['schemas']['NewSettingsPassword'];

/**
 * What is to happen to which card's token.
 */
export type NewTokenNotice = AdminComponents['schemas']['NewTokenNotice'];

/**
 * An event with its number.
 */
export type NumberedEvent = MerchantComponents['schemas']['NumberedEvent'];

/**
 * Offers applied to the transaction.
 */
export type OfferDetails = MerchantComponents['schemas']['OfferDetails'];

/**
 * An order with the transaction that counts most: the one that moved money, else the latest. The fields from `txn_id` on are there once a transaction exists.
 */
export type Order = MerchantComponents['schemas']['Order'];

/**
 * The money of the order is held on the card (`metadata.txns.auto_capture=false`), to be captured or voided within seven days.
 */
export type OrderAuthorizedEvent = MerchantComponents['schemas']['OrderAuthorizedEvent'];

/**
 * The gateway refused to capture the held money. It stays held: the capture may be tried again, or the money let go.
 */
export type OrderCaptureFailedEvent = MerchantComponents['schemas']['OrderCaptureFailedEvent'];

/**
 * The card a transaction was made with. Never the number; show `last_four_digits`.
 */
export type OrderCard = MerchantComponents['schemas']['OrderCard'];

/**
 * What an order's customer answered to the question of tokens.
 */
export type OrderConsents = AdminComponents['schemas']['OrderConsents'];

/**
 * A new order. Sending an existing order_id again changes that order, or answers its present state where nothing differs.
 */
export type OrderCreateForm = MerchantComponents['schemas']['OrderCreateForm'];

/**
 * An order was created.
 */
export type OrderCreatedEvent = MerchantComponents['schemas']['OrderCreatedEvent'];

/**
 * An attempt to pay the order failed, or the order expired unpaid. The order may still be paid by another attempt while it has not expired.
 */
export type OrderFailedEvent = MerchantComponents['schemas']['OrderFailedEvent'];

/**
 * A page of orders, newest first.
 */
export type OrderList = MerchantComponents['schemas']['OrderList'];

/**
 * Part of the money that was held for the order is captured (`txn_detail.net_amount`); the rest is let go.
 */
export type OrderPartialChargedEvent = MerchantComponents['schemas']['OrderPartialChargedEvent'];

/**
 * A refund of the order failed.
 */
export type OrderRefundFailedEvent = MerchantComponents['schemas']['OrderRefundFailedEvent'];

/**
 * Money of the order was given back.
 */
export type OrderRefundedEvent = MerchantComponents['schemas']['OrderRefundedEvent'];

/**
 * Where an order stands. It follows the transaction that counts most (the one that moved money, else the latest), or is NEW without one, or EXPIRED when its time ran out unpaid.
 * After SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED the order can be paid by another attempt until it expires.
 * New values may be added; treat one that you do not know as not paid, and read the order again later.
 *
 * - `NEW`: created; no payment attempt yet.
 * - `STARTED`: an attempt began and has not reached a gateway.
 * - `PENDING_VBV`: the customer authenticates at the bank.
 * - `VBV_SUCCESSFUL`: the customer has authenticated; the gateway is asked next.
 * - `AUTHORIZING`: the gateway has not given its final answer.
 * - `AUTHORIZED`: the amount is held on the card; capture or void it.
 * - `CAPTURE_INITIATED`: the capture is under way.
 * - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
 * - `VOID_INITIATED`: the void is under way.
 * - `VOID_FAILED`: the gateway refused the void; the amount is still held.
 * - `VOIDED`: the held amount was released; final.
 * - `CHARGED`: paid; refunds do not change it.
 * - `PARTIAL_CHARGED`: paid in part: less than the held amount was captured and the rest was released.
 * - `AUTO_REFUNDED`: paid too late, twice or on other terms than the order's, and refunded by the service; the order is not paid, and another attempt may pay it until it expires.
 * - `SVC_DECLINED`: refused before it reached a gateway.
 * - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
 * - `AUTHORIZATION_FAILED`: the bank or the gateway refused the payment.
 * - `EXPIRED`: the time to pay ran out.
 */
export type OrderStatus = MerchantComponents['schemas']['OrderStatus'];

/**
 * The order is paid.
 */
export type OrderSucceededEvent = MerchantComponents['schemas']['OrderSucceededEvent'];

/**
 * What to change. Amount, currency and customer only while no attempt is open or successful; addresses, description and UDFs until the order is paid.
 */
export type OrderUpdateForm = MerchantComponents['schemas']['OrderUpdateForm'];

/**
 * An order was changed by the merchant.
 */
export type OrderUpdatedEvent = MerchantComponents['schemas']['OrderUpdatedEvent'];

/**
 * The gateway refused to let go of the held money. It stays held: the void may be tried again, or the money captured.
 */
export type OrderVoidFailedEvent = MerchantComponents['schemas']['OrderVoidFailedEvent'];

/**
 * The money that was held for the order is let go, by the merchant or because nobody captured it in seven days. This is final.
 */
export type OrderVoidedEvent = MerchantComponents['schemas']['OrderVoidedEvent'];

/**
 * What became of an order's webhooks.
 */
export type OrderWebhooks = AdminComponents['schemas']['OrderWebhooks'];

/**
 * The button that was pressed. `pay` on the payment page; `tokenize` and `delete` on the page of stored cards.
 */
export type PageAction = MerchantComponents['schemas']['PageAction'];

/**
 * The password to be replaced, and the new one.
 */
export type PasswordChange = AdminComponents['schemas']['PasswordChange'];

/**
 * The own form of the consent page or of the bank page. Without the page's form token it is refused with 403. With a card it is refused with 400: a client that follows a redirect with its form must not spread a card number.
 */
export type PayForm = MerchantComponents['schemas']['PayForm'];

/**
 * What the gateway answered, for reconciliation with its own reports.
 */
export type PaymentGatewayResponse = MerchantComponents['schemas']['PaymentGatewayResponse'];

/**
 * Addresses of the hosted payment page of this order. They end with the order's expiry.
 */
export type PaymentLinks = MerchantComponents['schemas']['PaymentLinks'];

/**
 * A form of the payment page, or of the page of stored cards. Without the page's form token it is refused with 403, whatever else it holds.
 */
export type PaymentPageForm = MerchantComponents['schemas']['PaymentPageForm'];

/**
 * How the hosted payment page looks, where it may stand and where it leads.
 */
export type PaymentPageSettings = AdminComponents['schemas']['PaymentPageSettings'];

/**
 * What to change. A field that is not sent stays as it is.
 */
export type PaymentPageSettingsChange = AdminComponents['schemas']['PaymentPageSettingsChange'];

/**
 * The payment page settings as they shall be. A field that is not sent goes back to its default; the response key stays.
 */
export type PaymentPageSettingsReplacement = AdminComponents['schemas']['PaymentPageSettingsReplacement'];

/**
 * The notice, as the sandbox network now has it.
 */
export type RaisedTokenNotice = AdminComponents['schemas']['RaisedTokenNotice'];

/**
 * How many calls a merchant may make. Tokens come at `per_second` and are kept up to `burst`; a call takes one. All calls by API key draw from one bucket; each client auth token's order or customer has one of its own, of the same size, so that a customer's browser uses up nothing of its merchant's. All together a merchant can therefore make more calls than this, by as many tokens as it asks for.
 */
export type RateLimit = AdminComponents['schemas']['RateLimit'];

/**
 * Money given back: at the merchant's call, or by the service itself, of a payment that came late, twice or on other terms than the order's and of the rupee with which a stored card was verified for its token.
 */
export type Refund = MerchantComponents['schemas']['Refund'];

/**
 * The gateway has refused a refund.
 */
export type RefundFailedEvent = MerchantComponents['schemas']['RefundFailedEvent'];

/**
 * A refund of an order, whole or in part.
 */
export type RefundForm = MerchantComponents['schemas']['RefundForm'];

/**
 * A refund was accepted and will be sent to the gateway.
 */
export type RefundInitiatedEvent = MerchantComponents['schemas']['RefundInitiatedEvent'];

/**
 * The gateway cannot tell what became of a refund; the merchant asks it and settles it by hand.
 */
export type RefundManualReviewNeededEvent = MerchantComponents['schemas']['RefundManualReviewNeededEvent'];

/**
 * Where a refund stands. PENDING until the gateway has answered; then SUCCESS, FAILURE, or MANUAL_REVIEW where the gateway cannot tell what became of it and the merchant has to ask it. The three are final. New values may be added; treat one that you do not know as PENDING.
 */
export type RefundStatus = MerchantComponents['schemas']['RefundStatus'];

/**
 * The gateway has given a refund back.
 */
export type RefundSucceededEvent = MerchantComponents['schemas']['RefundSucceededEvent'];

/**
 * The new login of a merchant's settings. The password is shown this once.
 */
export type ResetCredentials = AdminComponents['schemas']['ResetCredentials'];

/**
 * The key that signs the return to return_url. Shown this once.
 */
export type ResponseKey = AdminComponents['schemas']['ResponseKey'];

/**
 * Hand it to the client SDK unchanged.
 */
export type SdkPayload = MerchantComponents['schemas']['SdkPayload'];

/**
 * What the client SDK needs to open the payment page.
 */
export type SdkPayloadBody = MerchantComponents['schemas']['SdkPayloadBody'];

/**
 * The event that a webhook reported, or is to report. New values may be added; show one that you do not know as it is.
 */
export type SentEventName = AdminComponents['schemas']['SentEventName'];

/**
 * The order and the ways to its payment page. With the action paymentManagement there is no order, and its fields are empty.
 */
export type Session = MerchantComponents['schemas']['Session'];

/**
 * What the page is for. `paymentPage` (default): pay the order. `paymentManagement`: the customer sees the stored cards, deletes them and has tokens made of them; no order is made.
 */
export type SessionAction = MerchantComponents['schemas']['SessionAction'];

/**
 * The link to the hosted page.
 */
export type SessionLinks = MerchantComponents['schemas']['SessionLinks'];

/**
 * An order together with a link to its hosted payment page; an existing unpaid order_id is taken up again. With the action paymentManagement instead a link to a customer's stored cards, without an order.
 */
export type SessionRequest = MerchantComponents['schemas']['SessionRequest'];

/**
 * Access to the settings of one merchant.
 */
export type SettingsLogin = AdminComponents['schemas']['SettingsLogin'];

/**
 * The name that logs in to the settings, for example an e-mail address. Unique over all merchants; letters match in any case.
 */
export type SettingsUsername = AdminComponents['schemas']['SettingsUsername'];

/**
 * A new API key. The service keeps only a hash of it, so it is shown this once.
 */
export type ShownApiKey = AdminComponents['schemas']['ShownApiKey'];

/**
 * A stored card. Entries with a token look the same as others. Never the number.
 */
export type StoredCard = MerchantComponents['schemas']['StoredCard'];

/**
 * The token of a stored card, with what names it to a gateway.
 */
export type StoredCardToken = MerchantComponents['schemas']['StoredCardToken'];

/**
 * A card that was handed in for one payment.
 */
export type TemporaryCard = MerchantComponents['schemas']['TemporaryCard'];

/**
 * A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`.
 */
export type Timestamp = MerchantComponents['schemas']['Timestamp'];

/**
 * A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. No other offset, no fraction of a second.
 */
export type TimestampText = MerchantComponents['schemas']['TimestampText'];

/**
 * The token of a card at its network. Present only when a token was made at the end of a transaction, or a transaction was paid with a token. Never the token's number.
 */
export type Token = MerchantComponents['schemas']['Token'];

/**
 * Whose token it is.
 */
export type TokenActionForm = MerchantComponents['schemas']['TokenActionForm'];

/**
 * The stored card that a token stands for. Never the number; show `last_four_digits`.
 */
export type TokenCard = MerchantComponents['schemas']['TokenCard'];

/**
 * The token that this transaction asked the card network for. It stays, with INACTIVE, when the network made none.
 */
export type TokenCreated = MerchantComponents['schemas']['TokenCreated'];

/**
 * Why a token is INACTIVE. refused_by_network: the network made none. network_unavailable: it did not answer for an hour. number_not_kept: the card's number was gone before the network had it. deleted_by_merchant: POST /cards/{card_reference}/token/delete. card_removed: the card, or its customer, was deleted. deleted_by_issuer, card_closed, expired: the issuer ended it. New values may be added; show one that you do not know as another reason.
 */
export type TokenEndReason = MerchantComponents['schemas']['TokenEndReason'];

/**
 * What the event is about. The token as it is since the event.
 */
export type TokenEventContent = MerchantComponents['schemas']['TokenEventContent'];

/**
 * What happens at the card's issuer. suspended: the token stops paying. resumed: it pays again, unless you suspended it as well. deleted, card_closed, expired: it ends.
 */
export type TokenNoticeKind = AdminComponents['schemas']['TokenNoticeKind'];

/**
 * The merchant's token requestor id at each card network, by the network's name. Cards of a network without one cannot be tokenized: their `tokenize_support` is false, and no customer is asked. In the sandbox a new merchant has one at every network; in production the operator enters those that the networks gave. A change replaces the whole object: a network that is not sent has no id from then on.
 */
export type TokenRequestorIds = AdminComponents['schemas']['TokenRequestorIds'];

/**
 * A token of a stored card has another status.
 */
export type TokenStatusChangedEvent = MerchantComponents['schemas']['TokenStatusChangedEvent'];

/**
 * Where a token stands. INITIATED: asked for at the card network. ACTIVE: it can pay. SUSPENDED: for a while it can't. INACTIVE: the network made none, or it was deleted, or the card was closed or has expired; nothing follows it. New values may be added; treat one that you do not know as a token that cannot pay now.
 */
export type TokenizationStatus = MerchantComponents['schemas']['TokenizationStatus'];

/**
 * Where to send the customer's browser.
 */
export type TxnAuthentication = MerchantComponents['schemas']['TxnAuthentication'];

/**
 * A payment attempt was charged.
 */
export type TxnChargedEvent = MerchantComponents['schemas']['TxnChargedEvent'];

/**
 * A payment attempt has begun.
 */
export type TxnCreatedEvent = MerchantComponents['schemas']['TxnCreatedEvent'];

/**
 * One payment attempt.
 */
export type TxnDetail = MerchantComponents['schemas']['TxnDetail'];

/**
 * Why a transaction did not go through, as the service sees it. New values may be added; treat one that you do not know as another reason.
 */
export type TxnErrorCode = MerchantComponents['schemas']['TxnErrorCode'];

/**
 * A payment attempt failed.
 */
export type TxnFailedEvent = MerchantComponents['schemas']['TxnFailedEvent'];

/**
 * What the customer has to do now. There only while the customer has to authenticate (status PENDING_VBV).
 */
export type TxnPayment = MerchantComponents['schemas']['TxnPayment'];

/**
 * A refund, with the order that it belongs to.
 */
export type TxnRefund = MerchantComponents['schemas']['TxnRefund'];

/**
 * A refund of a transaction, whole or in part.
 */
export type TxnRefundForm = MerchantComponents['schemas']['TxnRefundForm'];

/**
 * A started transaction.
 */
export type TxnStart = MerchantComponents['schemas']['TxnStart'];

/**
 * One payment attempt, for an existing order (`order_id`) or for one that the same call creates (`order.*`). The card is given in one of three ways. New card: `card_number`, `card_exp_month`, `card_exp_year`, `card_security_code`. Stored card, or a stored token, which is asked for alike: `card_token` and `card_security_code`. Network token with its cryptogram: the token as `card_number` with its own expiry, `tavv` and the `token.*` fields.
 */
export type TxnStartForm = MerchantComponents['schemas']['TxnStartForm'];

/**
 * Where one payment attempt stands. SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED are the end of it, unless the gateway reports a late success; CHARGED or AUTO_REFUNDED follows then.
 * New values may be added; treat one that you do not know as not paid, and read the order again later.
 *
 * - `STARTED`: begun; no gateway was reached.
 * - `PENDING_VBV`: the customer authenticates at the bank.
 * - `VBV_SUCCESSFUL`: the customer has authenticated; the gateway is asked next.
 * - `AUTHORIZING`: the gateway has not given its final answer.
 * - `AUTHORIZED`: the amount is held on the card; capture or void it.
 * - `CAPTURE_INITIATED`: the capture is under way.
 * - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
 * - `VOID_INITIATED`: the void is under way.
 * - `VOID_FAILED`: the gateway refused the void; the amount is still held.
 * - `VOIDED`: the held amount was released; final.
 * - `CHARGED`: paid, of a hold in whole or in part; final, but for a payment on other terms of an order opened without credentials, which becomes AUTO_REFUNDED when the merchant creates the order.
 * - `AUTO_REFUNDED`: paid too late, twice or on other terms than the order's, and refunded by the service; final.
 * - `SVC_DECLINED`: refused before it reached a gateway.
 * - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
 * - `AUTHORIZATION_FAILED`: the bank or the gateway refused the payment.
 */
export type TxnStatus = MerchantComponents['schemas']['TxnStatus'];

/**
 * The keys that the vault's data is under.
 */
export type Vault = AdminComponents['schemas']['Vault'];

/**
 * A key of the vault, and how much is under it.
 */
export type VaultKey = AdminComponents['schemas']['VaultKey'];

/**
 * SEALING: the newest key, which everything new is put under. OPENING: an earlier key, which still opens what is under it. MISSING: something is under it, but this process does not have it: put it back into VAULT_KEYS_OLD. New values may be added; treat one that you do not know as a key that must stay.
 */
export type VaultKeyState = AdminComponents['schemas']['VaultKeyState'];

/**
 * What a call put under the newest key, and what is left.
 */
export type VaultRewrapping = AdminComponents['schemas']['VaultRewrapping'];

/**
 * The version date whose fields the webhook's order carries, as the header `version` does for answers. 2023-06-30 when not sent.
 */
export type VersionDate = AdminComponents['schemas']['VersionDate'];

/**
 * What to let go of held money, which is all of it.
 */
export type VoidForm = MerchantComponents['schemas']['VoidForm'];

/**
 * A web origin such as `https://shop.example`, without a path. https alone in production.
 */
export type WebOrigin = AdminComponents['schemas']['WebOrigin'];

/**
 * One attempt to send an event.
 */
export type WebhookAttempt = AdminComponents['schemas']['WebhookAttempt'];

/**
 * ACKNOWLEDGED: answered 200. NOT_ACKNOWLEDGED: answered something else. TIMED_OUT: no whole answer in time. CONNECTION_FAILED: no connection, or it broke. ADDRESS_REFUSED: the address is not one the service sends to. UNKNOWN: still running, or cut short by a stop of the service. New values may be added; treat one that you do not know as UNKNOWN.
 */
export type WebhookAttemptOutcome = AdminComponents['schemas']['WebhookAttemptOutcome'];

/**
 * CLOSED: everything is sent. OPEN: the endpoint fails; events wait, and one is sent as a probe at next_probe_at. A single 200 closes it. New values may be added; treat one that you do not know as OPEN.
 */
export type WebhookBreakerState = AdminComponents['schemas']['WebhookBreakerState'];

/**
 * What the event is about.
 */
export type WebhookContent = MerchantComponents['schemas']['WebhookContent'];

/**
 * One event on its way to the merchant.
 */
export type WebhookDelivery = AdminComponents['schemas']['WebhookDelivery'];

/**
 * PENDING: to be sent at next_attempt_at. IN_FLIGHT: being sent now. WAITING_FOR_URL: neither the order nor the settings name an address. HELD: an earlier event of its order is still on its way, and the merchant wants them in order. STOPPED: stopped by hand; it can be sent again. NOTIFIED: acknowledged with 200. New values may be added; go by `notified` where you do not know the value.
 */
export type WebhookDeliveryState = AdminComponents['schemas']['WebhookDeliveryState'];

/**
 * One endpoint that webhooks go to, and how it does.
 */
export type WebhookEndpoint = AdminComponents['schemas']['WebhookEndpoint'];

/**
 * The configured endpoint, and every other that has something to do or to say.
 */
export type WebhookEndpointList = AdminComponents['schemas']['WebhookEndpointList'];

/**
 * An event, as it is sent by webhook.
 */
export type WebhookEvent = MerchantComponents['schemas']['WebhookEvent'];

/**
 * Why an attempt did not acknowledge. DNS, CONNECTION, TLS: no connection, or it broke. TIMEOUT: no connection or no whole answer in time. REDIRECT, CLIENT_ERROR, SERVER_ERROR: the answer was 3xx, 4xx, 5xx. OTHER_STATUS: another status that is not 200. ADDRESS_REFUSED: not an address the service sends to. UNKNOWN: nobody knows how it ended. New values may be added; treat one that you do not know as UNKNOWN.
 */
export type WebhookFailureClass = AdminComponents['schemas']['WebhookFailureClass'];

/**
 * An endpoint that fails. Events to it wait until a probe is acknowledged with 200 or POST /settings/webhook-endpoints/{endpoint_id}/resume closes the breaker.
 */
export type WebhookOpenBreaker = AdminComponents['schemas']['WebhookOpenBreaker'];

/**
 * Which events to send again: those of one order, those of a span of time (from, and before to, which is later), or those that are open and last failed in one way. Exactly one of the three.
 */
export type WebhookReplay = AdminComponents['schemas']['WebhookReplay'];

/**
 * What a replay came to.
 */
export type WebhookReplayResult = AdminComponents['schemas']['WebhookReplayResult'];

/**
 * The secret that webhooks are signed with from now on. Shown this once.
 */
export type WebhookSecret = AdminComponents['schemas']['WebhookSecret'];

/**
 * Where and how the merchant's webhooks are sent.
 */
export type WebhookSettings = AdminComponents['schemas']['WebhookSettings'];

/**
 * What to change. A field that is not sent stays as it is; null removes a `url`, `username` or `password`. Basic authentication is sent once both are set.
 */
export type WebhookSettingsChange = AdminComponents['schemas']['WebhookSettingsChange'];

/**
 * The webhook settings as they shall be. A field that is not sent goes back to its default, but for `username` and `password`, which are kept when not sent and removed by null. Basic authentication is sent once both are set.
 */
export type WebhookSettingsReplacement = AdminComponents['schemas']['WebhookSettingsReplacement'];

/**
 * The IP addresses that webhooks are sent from.
 */
export type WebhookSourceAddresses = MerchantComponents['schemas']['WebhookSourceAddresses'];

/**
 * Which event to send an example of.
 */
export type WebhookTest = AdminComponents['schemas']['WebhookTest'];
