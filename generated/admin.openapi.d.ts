// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
type Unlisted = never;
export interface paths {
    readonly "/operator/merchants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List merchants
         * @description All merchants, by merchant id, in pages.
         */
        readonly get: operations["listMerchants"];
        readonly put?: never;
        /**
         * Create a merchant
         * @description Creates a merchant with a login for its settings and a first API key, which is shown in this answer alone. It starts with no gateway (payments are declined until one is configured), all webhook events enabled but ORDER_CREATED, ORDER_UPDATED and TXN_CREATED, card checks on, and with POST /txns allowed to create orders in sandbox and not in production.
         */
        readonly post: operations["createMerchant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operator/merchants/{merchant_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a merchant
         * @description One merchant, without secrets.
         */
        readonly get: operations["getMerchant"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a merchant
         * @description Changes only the fields that are sent. The change applies to calls that begin a second later at the latest.
         */
        readonly patch: operations["updateMerchant"];
        readonly trace?: never;
    };
    readonly "/operator/merchants/{merchant_id}/reset-credentials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give a merchant a new settings password
         * @description Makes a new settings password, shown in this answer alone, ends all sessions of the settings and lifts the login's lock. API keys stay valid.
         */
        readonly post: operations["resetMerchantCredentials"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operator/bins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read which BIN table is in force
         * @description When the table was loaded and how many BINs it has. What is known of a single BIN is answered by GET /cardbins/{bin}.
         */
        readonly get: operations["getBinTable"];
        /**
         * Load a BIN table
         * @description Replaces the whole BIN table by that of the file: UTF-8, comma-separated, a field with a comma in double quotes, no line break within a field, at most 64 MiB. The first row names the columns, in any order. `bin` (6 to 9 digits, each BIN once), `brand`, `bank`, `country`, `type` (CREDIT, DEBIT or empty) and `tokenize_support` (true or false) must be there; `card_sub_type`, `svc_bank_code`, `mandate_support` and `direct_otp_support` (true or false) may be. The file is read as it comes in. Bad rows are left out and told of in the answer. The new table is in force for all calls at once when the whole file is read; until then, and when the upload fails or breaks off, the table before it stays. A BIN of this table wins over what comes with the service: the public ranges of the networks and, in the sandbox, the issuers of the sandbox cards.
         */
        readonly put: operations["replaceBinTable"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operator/vault": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read which keys the vault's data is under
         * @description Card numbers, and merchants' secrets (webhook passwords and signing secrets, gateway credentials, response keys, private keys of encrypted messages), are each sealed under a data key of their own, and the data keys are wrapped by the key of `VAULT_KEY`. The list has every key of `VAULT_KEY` and `VAULT_KEYS_OLD` of the process that answers, and every key that something is still under. A key that holds nothing and does not seal can be taken out of `VAULT_KEYS_OLD`.
         */
        readonly get: operations["getVault"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operator/vault/rewrap": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Put the vault's data under the newest key
         * @description Wraps data keys anew under the key of `VAULT_KEY`; what they seal is neither opened nor written. Works for about ten seconds and says how much is left: call it until `remaining` is 0. Payments go on meanwhile. It can be broken off at any point and called again, by several callers at once too. Call it when every process of the service has the new `VAULT_KEY`, and the one before in `VAULT_KEYS_OLD`. A merchant whose secrets were put under the new key has it in its audit log.
         */
        readonly post: operations["rewrapVault"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operator/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the audit log of the service
         * @description Newest first: what the operator called about no merchant, as a BIN table that was loaded, or the vault's data put under another key. What the operator changed about a merchant is in that merchant's log, GET /settings/audit. Each entry holds the hash of the one before: GET /operator/audit/verify says whether one was changed, removed or added.
         */
        readonly get: operations["listServiceAuditEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operator/audit/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Verify the audit log of the service
         * @description Reads the log of GET /operator/audit from its first entry with a `hash` to the newest, and says whether it is whole or where it breaks first. Entries made before the chain began are counted and not judged.
         */
        readonly get: operations["verifyServiceAuditLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in to the settings
         * @description Answers an access token that is valid for 8 hours, and ends after 15 minutes without a call. Failures count for 15 minutes. After 10 failures for one user name from one source address, further attempts of the two are answered 429 for 15 minutes; after 50 failures from one source address (of IPv6, one /64), whatever the names, all its attempts are, and after 400 from one IPv6 /48 all of that. After 10 failures for one user name, from wherever, its attempts are answered 429 for a pause that grows from 1 second to 60 with each further failure. Of one source network, 6 attempts at the same moment are checked, and further ones are answered 429. None of this holds for a login with the `device_token` of an earlier one: only its own failures count, and after 10 of them the token counts as none for 15 minutes. An unknown user name, a wrong password and a disabled merchant get one and the same answer.
         */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log out
         * @description Ends the session of the access token that is sent. Other sessions stay.
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change the settings password
         * @description Sets a new password and ends all sessions of the settings, this one too. After 10 wrong current passwords in one session, further calls are answered 429 for 15 minutes.
         */
        readonly put: operations["changePassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/api-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List API keys
         * @description All API keys of the merchant. The keys themselves are not kept; the last four characters tell them apart.
         */
        readonly get: operations["listApiKeys"];
        readonly put?: never;
        /**
         * Make an API key
         * @description Makes an API key, shown in this answer alone. A merchant may have 20; to replace one, make the new one, move to it, then delete the old one.
         */
        readonly post: operations["createApiKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/api-keys/{key_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an API key
         * @description The key stops working at once, a second later at the latest. Deleting the last key is possible; the merchant can then call nothing until a new one is made.
         */
        readonly delete: operations["deleteApiKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/webhook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the webhook settings
         * @description Where and how webhooks are sent. The password and the values of custom headers are not shown.
         */
        readonly get: operations["getWebhookSettings"];
        /**
         * Set the webhook settings
         * @description Replaces the webhook settings. Only user name and password are kept when they are not sent (null removes them). The address is read at every attempt, so that events which wait or are sent again go to the new one. Events are chosen when they happen: enabling one does not send what happened before.
         */
        readonly put: operations["replaceWebhookSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change webhook settings
         * @description Changes only the fields that are sent; the others stay as they are. Lists and `custom_headers` are replaced as a whole. Otherwise it works as PUT does.
         */
        readonly patch: operations["updateWebhookSettings"];
        readonly trace?: never;
    };
    readonly "/settings/webhook/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send an example of an event
         * @description Sends the contract's example of an event to the configured address now, once, with the credentials, signature and encryption of a real one and the header `x-svc-test`, and answers what came of it. It has an id of its own and no number, is not stored and not sent again.
         */
        readonly post: operations["testWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/webhook/secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make a new signing secret
         * @description Makes a new secret for the `webhook-signature` header (Standard Webhooks), shown in this answer alone. The secret before signs beside it for 24 hours.
         */
        readonly post: operations["rotateWebhookSecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/webhooks/{event_id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send an event again
         * @description Sends the event now, with the same id and bytes, whatever became of it. One that was acknowledged or stopped begins its retry schedule anew, and says that it is sent again by the header `x-svc-replay`. One that is open is tried before its time; where events go in order, not before those of its order that are open. An event that is being sent at this moment is not sent twice.
         */
        readonly post: operations["resendWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/webhooks/{event_id}/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stop sending an event
         * @description Sends the event no more. It stays visible, counts as not notified, and can be sent again. An attempt under way ends first. An acknowledged event stays as it is.
         */
        readonly post: operations["stopWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/webhooks/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send many events again
         * @description Sends the chosen events again, the oldest first and at most 100 a second, with the same ids and bytes; two calls are two replays, side by side. Those that were acknowledged or stopped begin their retry schedule anew, and say that they are sent again by the header `x-svc-replay`. Those that are open are tried before their time, never later; what waits for an address, or for an earlier event of its order, waits on. With `dry_run` it only counts.
         */
        readonly post: operations["replayWebhooks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/webhook-endpoints": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the endpoints
         * @description How the endpoints do that webhooks go to: the configured one, and each origin of an address that orders bring with them. A breaker opens after 10 failures in a row, or when 70 % of the attempts of 5 minutes failed, of 20 at least; it drops nothing. With several workers each counts the attempts of 5 minutes by itself.
         */
        readonly get: operations["listWebhookEndpoints"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/webhook-endpoints/{endpoint_id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume an endpoint
         * @description Closes the breaker of an endpoint and makes everything due that waits for its next attempt. It begins slowly by itself.
         */
        readonly post: operations["resumeWebhookEndpoint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the key sets
         * @description The key sets of encrypted messages, with the public keys of both sides.
         */
        readonly get: operations["listMessageKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/keys/{kid}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Upload a public key
         * @description Makes a key set of this `kid`: the public key of the merchant, and a new pair of the service, of which the public key is answered. The first set is active at once, a later one when it is rotated to. A set that is there stays as it is; the same key may be sent again.
         */
        readonly put: operations["putMessageKey"];
        readonly post?: never;
        /**
         * Withdraw a key set at once
         * @description For a key that somebody else may have. The set is gone from this moment on, without the 24 hours of a rotation: what comes with its `kid` is refused with 401 (in every process of the service within a second), and nothing is made with it any more. Where it was the active one, the newest set that is ready becomes active, so that the next is uploaded first and no message is missed. It is refused while webhooks are encrypted and no other set is there to encrypt them with.
         */
        readonly delete: operations["withdrawMessageKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/keys/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rotate to the next key set
         * @description Makes the newest set that is ready the active one. Messages are made with it from the next attempt on; what the merchant sends with the set before is taken for 24 hours. A key that somebody else may have is withdrawn at once by DELETE /settings/keys/{kid}.
         */
        readonly post: operations["rotateMessageKeys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/gateways": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List gateway configurations
         * @description All gateway configurations of the merchant, with the names of their credentials and without the values.
         */
        readonly get: operations["listGatewayConfigs"];
        readonly put?: never;
        /**
         * Add a gateway configuration
         * @description Adds a set of credentials of a payment gateway. An order goes to the enabled configuration whose reference id it names (`metadata.SVC:gateway_reference_id`), else to the default. The merchant's only enabled configuration becomes the default unless `is_default: false` is sent; `is_default: true` takes the place of the present default. A merchant may have 50. The reference id must be free among the enabled configurations of the gateway; a disabled configuration may be added with one that is taken.
         */
        readonly post: operations["createGatewayConfig"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/gateways/availability": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether a reference id is free
         * @description Tells whether an enabled configuration of the gateway could take the reference id, and if not, which one has it. Letter case counts; disabled configurations do not.
         */
        readonly get: operations["checkGatewayAvailability"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/gateways/{gateway_config_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a gateway configuration
         * @description One gateway configuration, with the names of its credentials and without the values.
         */
        readonly get: operations["getGatewayConfig"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a gateway configuration
         * @description The configuration takes no further payments and its credentials are erased. Deleting the default leaves the merchant without one until another is named.
         */
        readonly delete: operations["deleteGatewayConfig"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a gateway configuration
         * @description Changes only the fields that are sent. Disabling the default leaves the merchant without one, so that orders without a reference id are declined, until another is named or enabled as the only one. Enabling a configuration whose reference id another enabled one has is refused.
         */
        readonly patch: operations["updateGatewayConfig"];
        readonly trace?: never;
    };
    readonly "/settings/orders/{order_id}/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See an order's webhooks
         * @description Whether the merchant was notified of the order, every event with the attempts to send it, and why nothing is sent while the endpoint fails.
         */
        readonly get: operations["getOrderWebhooks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/orders/{order_id}/consents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See an order's consent records
         * @description What the customer answered to the question whether the card may be made a token: when, in which words, and from where. A token is made only where such a record says GIVEN.
         */
        readonly get: operations["getOrderConsents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/orders/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download a day's orders
         * @description The orders that were created on one day (by UTC), newest first, as CSV: UTF-8, comma-separated, lines end in CR LF. The first line names the columns; read them by name, new ones are added at the end. The file is written while it is read, however many orders there are; one that breaks off before its end is not complete. An order shows its present state, and the attempt that paid it, else the latest. `amount` is what the order asks for; `net_amount` is what was captured of it, and empty while nothing is. A refund is in `amount_refunded` and takes nothing off either. Of a card it holds the last four digits alone. A text that a spreadsheet would take for a formula begins with an apostrophe here.
         */
        readonly get: operations["exportOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the audit log
         * @description Newest first: every change of the merchant's settings, by the operator or by a login, with the values before and after; log-ins, also failed ones, and log-outs; exports and reads of consents; webhooks that were sent again, stopped, replayed or tested, and endpoints resumed; refunds, captures and voids with the API key. Of the attempts to log in that are answered 429 it has the first of each pause. Each entry holds the hash of the one before: GET /settings/audit/verify says whether one was changed, removed or added.
         */
        readonly get: operations["listAuditEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/audit/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Verify the audit log
         * @description Reads the chain of the merchant's audit log from its first entry with a `hash` to the newest, and says whether it is whole or where it breaks first. Entries made before the chain began are counted and not judged.
         */
        readonly get: operations["verifyAuditLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/payment-page": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the payment page settings
         * @description How the hosted payment page looks and where it leads.
         */
        readonly get: operations["getPaymentPageSettings"];
        /**
         * Set the payment page settings
         * @description Replaces the payment page settings; a field that is not sent goes back to its default. The response key stays.
         */
        readonly put: operations["replacePaymentPageSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change payment page settings
         * @description Changes only the fields that are sent; the others, and the response key, stay as they are.
         */
        readonly patch: operations["updatePaymentPageSettings"];
        readonly trace?: never;
    };
    readonly "/settings/payment-page/response-key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make a new response key
         * @description Makes a new key for signing the return to return_url, shown in this answer alone. It takes the place of the old one at once.
         */
        readonly post: operations["rotateResponseKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/sandbox/token-notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let something happen to a token (sandbox)
         * @description Only where the sandbox network is on. Lets the issuer of a card suspend, resume or end its token, as issuers do by themselves in production: the network tells the service, and the merchant gets TOKEN_STATUS_CHANGED within seconds.
         */
        readonly post: operations["raiseTokenNotice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The merchant's token requestor id at each card network, by the network's name. Cards of a network without one cannot be tokenized: their `tokenize_support` is false, and no customer is asked. In the sandbox a new merchant has one at every network; in production the operator enters those that the networks gave. A change replaces the whole object: a network that is not sent has no id from then on. */
        readonly TokenRequestorIds: {
            /** @description The token requestor id at VISA. */
            readonly VISA?: string;
            /** @description The token requestor id at MASTERCARD. */
            readonly MASTERCARD?: string;
            /** @description The token requestor id at AMEX. */
            readonly AMEX?: string;
            /** @description The token requestor id at RUPAY. */
            readonly RUPAY?: string;
            /** @description The token requestor id at MAESTRO. */
            readonly MAESTRO?: string;
            /** @description The token requestor id at DINERS. */
            readonly DINERS?: string;
            /** @description The token requestor id at DISCOVER. */
            readonly DISCOVER?: string;
            /** @description The token requestor id at JCB. */
            readonly JCB?: string;
        };
        /**
         * @description What is done about values of udf1 to udf10 and of metadata that look like card numbers. `refuse`: the call is refused with 400. `warn`: they are kept and given back, and named in `x-svc-warning`, for a merchant whose own long numbers pass the Luhn check. Every other free text is refused in either case.
         * @enum {string}
         */
        readonly CardNumbersInText: "refuse" | "warn";
        /** @description How many calls a merchant may make. Tokens come at `per_second` and are kept up to `burst`; a call takes one. All calls by API key draw from one bucket; each client auth token's order or customer has one of its own, of the same size, so that a customer's browser uses up nothing of its merchant's. All together a merchant can therefore make more calls than this, by as many tokens as it asks for. */
        readonly RateLimit: {
            /** @description How many calls a second in the long run. */
            readonly per_second: number;
            /** @description How many calls at once after a rest. */
            readonly burst: number;
        };
        /**
         * Format: date-time
         * @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`.
         * @example 2026-03-14T09:26:53Z
         */
        readonly Timestamp: string;
        /** @description A merchant as the operator sees it. Secrets are never shown here. */
        readonly MerchantRecord: {
            /** @description The merchant's id, sent by it as `x-merchantid`. It never changes. */
            readonly merchant_id: string;
            /** @description The merchant's name, as its customers know it. */
            readonly name: string;
            /** @description What a session names as `payment_page_client_id`. The merchant id unless another was set. */
            readonly client_id: string;
            /** @description The name that logs in to the settings. */
            readonly settings_username: string;
            /** @description A disabled merchant is refused everywhere. Its orders and settings are kept. */
            readonly disabled: boolean;
            /** @description Whether the check digit, the expiry and the length of the security code are checked before a card goes to the gateway. Always so in production. */
            readonly strict_card_checks: boolean;
            /** @description Whether payments without the customer's authentication (`auth_type=MOTO`) are taken. */
            readonly moto_enabled: boolean;
            /** @description Whether POST /txns may create an order without credentials. The merchant's own POST /orders or POST /session takes such an order over. */
            readonly open_order_create: boolean;
            /** @description How many attempts that reach the gateway an order may have. */
            readonly max_attempts: number;
            /** @description After how many minutes an unpaid order expires, unless the order says otherwise. */
            readonly order_expiry_minutes: number;
            /** @description Whether the cards of this merchant's customers may become network tokens, each with the customer's consent. */
            readonly tokenization_enabled: boolean;
            /** @description Whether the service's own consent page is shown when a payment does not say `tokenize`. */
            readonly svc_web_consent: boolean;
            /** @description Whether the merchant asks its customers for consent itself and passes their answer as `tokenize`. */
            readonly merchant_consent: boolean;
            /** @description Whether stored tokens pay. It also hides the first four digits of every listed card, tokenized or not. */
            readonly repeat_token_transactions: boolean;
            /** @description Whether only tokenized cards are kept. */
            readonly stored_card_mandate: boolean;
            /** @description The merchant's token requestor id at each card network, by the network's name. Cards of a network without one cannot be tokenized: their `tokenize_support` is false, and no customer is asked. In the sandbox a new merchant has one at every network; in production the operator enters those that the networks gave. A change replaces the whole object: a network that is not sent has no id from then on. */
            readonly token_requestor_ids: components["schemas"]["TokenRequestorIds"];
            /** @description Whether each encrypted message (/v4) must carry `iat`, `exp` and `jti`, so that none counts twice. Off, they are checked where they are there. */
            readonly message_claims_required: boolean;
            /** @description What is done about values of udf1 to udf10 and of metadata that look like card numbers. `refuse`: the call is refused with 400. `warn`: they are kept and given back, and named in `x-svc-warning`, for a merchant whose own long numbers pass the Luhn check. Every other free text is refused in either case. */
            readonly card_numbers_in_text: components["schemas"]["CardNumbersInText"];
            /** @description How many calls a second the merchant may make; null for as many as it likes. A new merchant has none in the sandbox, and 100 a second with a burst of 200 in production. */
            readonly rate_limit: components["schemas"]["RateLimit"] | null;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
        };
        /** @description A page of merchants, by merchant id. */
        readonly MerchantPage: {
            /** @description The merchants of this page. */
            readonly list: readonly components["schemas"]["MerchantRecord"][];
            /** @description Give it as `after` to read the next page; null on the last one. */
            readonly next_cursor: string | null;
        };
        /** @description The kind of error, kept for existing clients; decide by error_code. New values may be added; decide by the HTTP status where you do not know the value. */
        readonly ErrorStatus: "Bad Request" | "NOT_FOUND" | "invalid_request_error" | "error" | "ERROR" | Unlisted;
        /** @description What is wrong, for programs. Stable: a code never changes its meaning. New values may be added; decide by the HTTP status where you do not know the value. */
        readonly ErrorCode: "INVALID_REQUEST" | "Mandatory fields are missing" | "INVALID_INPUT" | "EXPIRED" | "order_not_found" | "unique" | "access_denied" | "bad_origin" | "object_not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "idempotency_conflict" | "rate_limited" | "internal_error" | "service_unavailable" | "order_already_processed" | "txn_in_progress" | "attempts_exceeded" | "missing_card_number" | "missing merchant_id" | "payment_page_client_id_not_found" | "invalid.client.id" | "customer_id_not_found" | "webhook_not_configured" | "INVALID_ACTION" | "duplicate.call" | "invalid.amount.exceeded" | "invalid amount" | "invalid.order.not_successful" | "request.exceeded" | Unlisted;
        /** @description The class of an error, for programs. New values may be added; decide by the HTTP status where you do not know the value. */
        readonly ErrorInfoCode: "INVALID_INPUT" | "RESOURCE_NOT_FOUND" | "EXPIRED" | "DUPLICATE_REQUEST" | "MISSING_MANDATORY_PARAMETER" | "INVALID_ACTION" | "UNAUTHORIZED" | "UNAUTHENTICATED" | "ALREADY_EXISTS" | "BAD_ORIGIN" | "RATE_LIMITED" | "ACCOUNT_NOT_FOUND" | "FEATURE_NOT_ENABLED" | "INTERNAL_ERROR" | Unlisted;
        /** @description Who can mend it: the caller (USER_ERROR), the merchant's or operator's settings (CONFIG_ERROR), the gateway (GATEWAY_ERROR) or the service (SERVER_ERROR). New values may be added; decide by the HTTP status where you do not know the value. */
        readonly ErrorCategory: "USER_ERROR" | "CONFIG_ERROR" | "GATEWAY_ERROR" | "SERVER_ERROR" | Unlisted;
        /** @description One parameter that is wrong. */
        readonly ErrorField: {
            /** @description The parameter's name as it was to be sent, for example `amount` or `order.amount`. */
            readonly field_name: string;
            /** @description What is wrong with it and what is right. Never the value that was sent. */
            readonly reason: string;
        };
        /** @description The error for programs and for people. */
        readonly ErrorInfo: {
            /** @description The class of an error, for programs. New values may be added; decide by the HTTP status where you do not know the value. */
            readonly code: components["schemas"]["ErrorInfoCode"];
            /** @description Who can mend it: the caller (USER_ERROR), the merchant's or operator's settings (CONFIG_ERROR), the gateway (GATEWAY_ERROR) or the service (SERVER_ERROR). New values may be added; decide by the HTTP status where you do not know the value. */
            readonly category: components["schemas"]["ErrorCategory"];
            /** @description A sentence that may be shown to a customer. */
            readonly user_message: string;
            /** @description A sentence for the engineer who made the call; it says what to do next. */
            readonly developer_message: string;
            /** @description The id of the call, as in the header `x-request-id`. Name it when asking for help. */
            readonly request_id: string;
            /**
             * Format: uri
             * @description The address of the page that describes the error.
             */
            readonly href: string;
            /** @description The parameters that are wrong; empty where the error is not about a parameter. */
            readonly fields: readonly components["schemas"]["ErrorField"][];
        };
        /** @description The one shape of every error. Decide by `error_code`; `error_message` and the messages inside `error_info` are for people and may change. */
        readonly Error: {
            /** @description The kind of error, kept for existing clients; decide by error_code. New values may be added; decide by the HTTP status where you do not know the value. */
            readonly status: components["schemas"]["ErrorStatus"];
            /** @description The number of the status: 40 with NOT_FOUND, -1 with ERROR. Absent otherwise. */
            readonly status_id?: number;
            /** @description The order id that was asked for, with NOT_FOUND. */
            readonly order_id?: string;
            /** @description What is wrong, for programs. Stable: a code never changes its meaning. New values may be added; decide by the HTTP status where you do not know the value. */
            readonly error_code: components["schemas"]["ErrorCode"];
            /** @description A sentence that says what is wrong and what to do next. */
            readonly error_message: string;
            /** @description The error for programs and for people. */
            readonly error_info: components["schemas"]["ErrorInfo"];
        };
        /** @description The name that logs in to the settings, for example an e-mail address. Unique over all merchants; letters match in any case. */
        readonly SettingsUsername: string;
        /** @description A new password of 12 to 128 characters, not one of the most common ones, and without the user name, the merchant id or the merchant name. It is kept as a salted hash only. */
        readonly NewSettingsPassword: string;
        /** @description A merchant to be created. */
        readonly NewMerchant: {
            /** @description The merchant's id; it can't be changed later. */
            readonly merchant_id: string;
            /** @description The merchant's name, as its customers know it. Shown on the payment page unless the merchant sets another. */
            readonly name: string;
            /** @description The name that logs in to the settings, for example an e-mail address. Unique over all merchants; letters match in any case. */
            readonly settings_username: components["schemas"]["SettingsUsername"];
            /** @description A new password of 12 to 128 characters, not one of the most common ones, and without the user name, the merchant id or the merchant name. It is kept as a salted hash only. */
            readonly settings_password: components["schemas"]["NewSettingsPassword"];
        };
        /** @description A new API key. The service keeps only a hash of it, so it is shown this once. */
        readonly ShownApiKey: {
            /** @description The key itself, to be sent as the user name of HTTP Basic authentication with an empty password. Store it safely; it can't be read again. */
            readonly api_key: string;
        };
        /** @description The new merchant with its first API key. */
        readonly CreatedMerchant: components["schemas"]["MerchantRecord"] & components["schemas"]["ShownApiKey"];
        /** @description What to change. A field that is not sent stays as it is. */
        readonly MerchantChange: {
            /** @description The merchant's name. */
            readonly name?: string;
            /** @description What a session names as `payment_page_client_id`. */
            readonly client_id?: string;
            /** @description `true` refuses the merchant everywhere from now on, `false` lets it in again. */
            readonly disabled?: boolean;
            /** @description Whether a card's check digit, expiry and security code length are checked. Can't be turned off in production. */
            readonly strict_card_checks?: boolean;
            /** @description Whether `auth_type=MOTO` is taken. */
            readonly moto_enabled?: boolean;
            /** @description Whether POST /txns may create an order without credentials. The merchant's own POST /orders or POST /session takes such an order over. */
            readonly open_order_create?: boolean;
            /** @description How many attempts that reach the gateway an order may have. */
            readonly max_attempts?: number;
            /** @description After how many minutes an unpaid order expires, unless the order says otherwise. */
            readonly order_expiry_minutes?: number;
            /** @description Whether cards may become network tokens. Turned off, no new token is made; those that are there stay, and pay as `repeat_token_transactions` says. */
            readonly tokenization_enabled?: boolean;
            /** @description Whether the service's own consent page is shown when a payment does not say `tokenize`. It can be on together with `merchant_consent`. */
            readonly svc_web_consent?: boolean;
            /** @description Whether `tokenize=true` counts as consent that the merchant asked for itself. Needs an agreement with the merchant. */
            readonly merchant_consent?: boolean;
            /** @description Whether stored tokens pay. It also hides the first four digits of every listed card, tokenized or not. */
            readonly repeat_token_transactions?: boolean;
            /** @description Whether only tokenized cards are kept. Turned on, cards without a live token are no longer listed from then on, and their numbers are deleted within 24 hours for good: turning it off again does not bring those back. */
            readonly stored_card_mandate?: boolean;
            /** @description The merchant's token requestor id at each card network, by the network's name. Cards of a network without one cannot be tokenized: their `tokenize_support` is false, and no customer is asked. In the sandbox a new merchant has one at every network; in production the operator enters those that the networks gave. A change replaces the whole object: a network that is not sent has no id from then on. */
            readonly token_requestor_ids?: components["schemas"]["TokenRequestorIds"];
            /** @description Whether each encrypted message (/v4) must carry `iat`, `exp` and `jti`, so that none counts twice. Off, they are checked where they are there. */
            readonly message_claims_required?: boolean;
            /** @description What is done about values of udf1 to udf10 and of metadata that look like card numbers. `refuse`: the call is refused with 400. `warn`: they are kept and given back, and named in `x-svc-warning`, for a merchant whose own long numbers pass the Luhn check. Every other free text is refused in either case. */
            readonly card_numbers_in_text?: components["schemas"]["CardNumbersInText"];
            /** @description How many calls a second the merchant may make by API key, and beside it each customer by client auth token; null for as many as it likes. In force within a second, in every process. */
            readonly rate_limit?: components["schemas"]["RateLimit"] | null;
        };
        /** @description The new login of a merchant's settings. The password is shown this once. */
        readonly ResetCredentials: {
            /** @description The merchant. */
            readonly merchant_id: string;
            /** @description The name that logs in, unchanged. */
            readonly settings_username: string;
            /** @description The new password. Hand it to the merchant, who should replace it. */
            readonly settings_password: string;
        };
        /** @description The BIN table that the operator loaded. Without one, `table_id` and `date_loaded` are null and the counts 0. */
        readonly BinTable: {
            /** @description The id of the table in force; another one with every load. */
            readonly table_id: string | null;
            /** @description When it was put in force. */
            readonly date_loaded: components["schemas"]["Timestamp"] | null;
            /** @description How many BINs it has. */
            readonly loaded_count: number;
            /** @description How many rows of the file were bad and left out. */
            readonly bad_count: number;
        };
        /** @description A row that was left out. */
        readonly BadBinRow: {
            /** @description Its line in the file; the header row is line 1. */
            readonly line: number;
            /** @description What is wrong and what is right. Never what stood there. */
            readonly reason: string;
        };
        /** @description What became of a file of BINs. The table is in force. */
        readonly BinTableReport: {
            /** @description The id of the table that is in force now. */
            readonly table_id: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_loaded: components["schemas"]["Timestamp"];
            /** @description How many BINs it has. */
            readonly loaded_count: number;
            /** @description How many rows were bad and left out, the listed ones and all others. */
            readonly bad_count: number;
            /** @description The first 100 bad rows, by their line. */
            readonly bad_rows: readonly components["schemas"]["BadBinRow"][];
        };
        /** @description SEALING: the newest key, which everything new is put under. OPENING: an earlier key, which still opens what is under it. MISSING: something is under it, but this process does not have it: put it back into VAULT_KEYS_OLD. New values may be added; treat one that you do not know as a key that must stay. */
        readonly VaultKeyState: "SEALING" | "OPENING" | "MISSING" | Unlisted;
        /** @description A key of the vault, and how much is under it. */
        readonly VaultKey: {
            /** @description Computed from the key; says nothing about it. */
            readonly key_id: string;
            /** @description SEALING: the newest key, which everything new is put under. OPENING: an earlier key, which still opens what is under it. MISSING: something is under it, but this process does not have it: put it back into VAULT_KEYS_OLD. New values may be added; treat one that you do not know as a key that must stay. */
            readonly state: components["schemas"]["VaultKeyState"];
            /** @description How many card numbers are under it. */
            readonly card_numbers: number;
            /** @description How many merchants have a secret under it. */
            readonly merchants: number;
        };
        /** @description The keys that the vault's data is under. */
        readonly Vault: {
            /** @description The sealing key first, then the others by their id. */
            readonly list: readonly components["schemas"]["VaultKey"][];
        };
        /** @description What a call put under the newest key, and what is left. */
        readonly VaultRewrapping: {
            /** @description The newest key. */
            readonly sealing_key_id: string;
            /** @description How many card numbers this call put under it. */
            readonly card_numbers: number;
            /** @description How many merchants' secrets this call put under it. */
            readonly merchants: number;
            /** @description How many card numbers and merchants are left to do, without the unreadable ones. */
            readonly remaining: number;
            /** @description How many card numbers and merchants were found whose data key does not open, because the key it is under is missing here or it was changed. They are left as they are. */
            readonly unreadable: number;
        };
        /** @description Who called: `operator` (the operator of the service), `settings` (a login of the merchant), `api_key` (one of the merchant's API keys), `message_key` (an encrypted message, by the key set that signed it) or `anonymous` (a failed log-in). New values may be added; show one that you do not know as it is. */
        readonly AuditActor: "operator" | "settings" | "api_key" | "message_key" | "anonymous" | Unlisted;
        /**
         * @description `SUCCEEDED`: done. `FAILED`: refused, or ended by an error. `UNKNOWN`: the service stopped or failed before it knew the result; look at what the call was about.
         * @enum {string}
         */
        readonly AuditOutcome: "SUCCEEDED" | "FAILED" | "UNKNOWN";
        /** @description One field before and after. A text stands as it is, everything else as JSON; long values are cut. Of a secret, `before` is null and `after` is `changed`. */
        readonly AuditChange: {
            /** @description The field's name. */
            readonly field_name: string;
            /** @description The value before; null where there was none. */
            readonly before: string | null;
            /** @description The value after; null where there is none. */
            readonly after: string | null;
        };
        /** @description One entry of the audit log. Secrets and card data are never in it. */
        readonly AuditEntry: {
            /** @description The entry's id. */
            readonly id: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description Who called: `operator` (the operator of the service), `settings` (a login of the merchant), `api_key` (one of the merchant's API keys), `message_key` (an encrypted message, by the key set that signed it) or `anonymous` (a failed log-in). New values may be added; show one that you do not know as it is. */
            readonly actor: components["schemas"]["AuditActor"];
            /** @description The `key_id` of the API key, or the `kid` of the key set; null for the other actors. */
            readonly actor_id: string | null;
            /** @description The settings user name that was logged in, or that a failed log-in named; null for the other actors. */
            readonly username: string | null;
            /** @description The operation that was called, by its operationId, for example `replaceWebhookSettings`. */
            readonly operation: string;
            /** @description What the call was about, where there are several of the kind, for example an order_id or a gateway_config_id; else null. */
            readonly object_id: string | null;
            /** @description `SUCCEEDED`: done. `FAILED`: refused, or ended by an error. `UNKNOWN`: the service stopped or failed before it knew the result; look at what the call was about. */
            readonly outcome: components["schemas"]["AuditOutcome"];
            /** @description The names of the fields that changed. */
            readonly fields: readonly string[];
            /** @description The fields that changed, with their values; empty in entries made before values were kept. */
            readonly changes: readonly components["schemas"]["AuditChange"][];
            /** @description The `x-request-id` of the call. */
            readonly request_id: string;
            /** @description The caller's network address; null in entries made before it was kept. */
            readonly address: string | null;
            /** @description The caller's `User-Agent`, cut to 256 characters; null in entries made before it was kept. */
            readonly user_agent: string | null;
            /** @description The entry's number in its log. From the first entry with a `hash` on there are no gaps. */
            readonly sequence: number;
            /** @description The `hash` of the entry before; null in the first entry of the chain and in those made before it. */
            readonly previous_hash: string | null;
            /** @description SHA-256 over this entry and `previous_hash`, in hexadecimal digits; null in entries made before the chain began. */
            readonly hash: string | null;
        };
        /** @description A page of entries, newest first. */
        readonly AuditPage: {
            /** @description The entries of this page. */
            readonly list: readonly components["schemas"]["AuditEntry"][];
            /** @description Give it as `after` to read the next page; null on the last one. */
            readonly next_cursor: string | null;
        };
        /**
         * @description `ENTRY_MISSING`: there is no entry with this sequence; or the record of where the chain ends was removed, so that later entries may be missing. `ENTRY_CHANGED`: the entry is not as it was written, does not follow on the one before, or was added by somebody else.
         * @enum {string}
         */
        readonly AuditBreakReason: "ENTRY_MISSING" | "ENTRY_CHANGED";
        /** @description Where a chain breaks first. */
        readonly AuditBreak: {
            /** @description The sequence of the entry that is missing or changed. */
            readonly sequence: number;
            /** @description `ENTRY_MISSING`: there is no entry with this sequence; or the record of where the chain ends was removed, so that later entries may be missing. `ENTRY_CHANGED`: the entry is not as it was written, does not follow on the one before, or was added by somebody else. */
            readonly reason: components["schemas"]["AuditBreakReason"];
        };
        /** @description Whether the audit log is as it was written. */
        readonly AuditVerification: {
            /** @description Whether every entry of the chain is there and unchanged, and none was added to it. */
            readonly whole: boolean;
            /** @description How many entries of the chain were found whole before the end or the break. */
            readonly checked_count: number;
            /** @description How many entries were made before the chain began. They have no `hash`, and nothing is said of them. */
            readonly unchained_count: number;
            /** @description How many calls are noted and have no entry yet: they are under way in another process of the service, or a process stopped before it entered them. Those that a stopped process left are entered with the outcome `UNKNOWN`, when the log is read 10 minutes after the call or later, or when the service starts. Until it is 0, the log does not have every call. */
            readonly open_count: number;
            /** @description The sequence at which the chain begins; null while it has no entry, and where the record of the chain's end was removed. */
            readonly first_sequence: number | null;
            /** @description The sequence of the newest entry; null while there is none. */
            readonly last_sequence: number | null;
            /** @description The `hash` of the newest entry; null while there is none. Note it elsewhere, and look later whether the entry of `last_sequence` still has it. */
            readonly last_hash: string | null;
            /** @description Where the chain breaks first; null when it is whole. */
            readonly broken_at: components["schemas"]["AuditBreak"] | null;
        };
        /** @description Who logs in. */
        readonly LoginRequest: {
            /** @description The settings user name, in any case. */
            readonly username: string;
            /** @description The settings password. */
            readonly password: string;
            /** @description The `device_token` of an earlier login from this device. What others guess then neither slows down nor refuses this login. A token that is not valid counts as none. */
            readonly device_token?: string;
        };
        /** @description Access to the settings of one merchant. */
        readonly SettingsLogin: {
            /** @description Send it as `Authorization: Bearer <access_token>`. Shown this once. */
            readonly access_token: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expires_at: components["schemas"]["Timestamp"];
            /** @description The session also ends after so many seconds without a call. */
            readonly idle_timeout_seconds: number;
            /** @description Keep it on this device and send it with the next login. It is valid for 180 days, for this user name alone, and opens nothing without the password. */
            readonly device_token: string;
            /** @description The merchant whose settings it opens. */
            readonly merchant_id: string;
        };
        /** @description The password to be replaced, and the new one. */
        readonly PasswordChange: {
            /** @description The password that is valid now. */
            readonly current_password: string;
            /** @description A new password of 12 to 128 characters, not one of the most common ones, and without the user name, the merchant id or the merchant name. It is kept as a salted hash only. */
            readonly new_password: components["schemas"]["NewSettingsPassword"];
        };
        /** @description An API key of the merchant. The key itself is not kept. */
        readonly ApiKey: {
            /** @description The id of the key, for deleting it. */
            readonly key_id: string;
            /** @description What the key is for. */
            readonly name: string;
            /** @description The last four characters of the key. */
            readonly last_four: string;
            /** @description The addresses and CIDR ranges that the key may be used from; empty, from everywhere. */
            readonly allowed_ips: readonly string[];
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the key was last used, to the minute or so; null when never.
             */
            readonly last_used: string | null;
        };
        /** @description The merchant's API keys, oldest first. */
        readonly ApiKeyList: {
            /** @description The keys. */
            readonly list: readonly components["schemas"]["ApiKey"][];
        };
        /** @description The API key to be made. */
        readonly NewApiKey: {
            /** @description What the key is for, so that it can be told from others later. */
            readonly name: string;
            /** @description The addresses that the key may be used from, IPv4 or IPv6, or CIDR ranges of them. Absent or empty: from everywhere. From elsewhere a call with the key is answered with 403 and bad_origin. The list of a key cannot be changed; make another key. */
            readonly allowed_ips?: readonly string[];
        };
        /** @description The new API key. */
        readonly CreatedApiKey: components["schemas"]["ApiKey"] & components["schemas"]["ShownApiKey"];
        /** @description The event that a webhook reported, or is to report. New values may be added; show one that you do not know as it is. */
        readonly SentEventName: "ORDER_CREATED" | "ORDER_UPDATED" | "TXN_CREATED" | "TXN_CHARGED" | "TXN_FAILED" | "ORDER_SUCCEEDED" | "ORDER_FAILED" | "ORDER_AUTHORIZED" | "ORDER_PARTIAL_CHARGED" | "ORDER_CAPTURE_FAILED" | "ORDER_VOIDED" | "ORDER_VOID_FAILED" | "AUTO_REFUND_INITIATED" | "AUTO_REFUND_SUCCEEDED" | "AUTO_REFUND_FAILED" | "REFUND_INITIATED" | "REFUND_SUCCEEDED" | "REFUND_FAILED" | "REFUND_MANUAL_REVIEW_NEEDED" | "ORDER_REFUNDED" | "ORDER_REFUND_FAILED" | "TOKEN_STATUS_CHANGED" | Unlisted;
        /** @description The version date whose fields the webhook's order carries, as the header `version` does for answers. 2023-06-30 when not sent. */
        readonly VersionDate: string;
        /** @description Where and how the merchant's webhooks are sent. */
        readonly WebhookSettings: {
            /** @description The address webhooks are posted to; null when none is set. Events then wait until there is one. */
            readonly url: string | null;
            /** @description The user name of the HTTP Basic authentication of every webhook; null when none is set. */
            readonly username: string | null;
            /** @description Whether a password is set. The password itself is never shown. */
            readonly password_set: boolean;
            /** @description Headers added to every webhook, by name. Each value is shown as `********`. */
            readonly custom_headers: {
                readonly [key: string]: string;
            };
            /** @description The events that are sent. */
            readonly events: readonly components["schemas"]["SentEventName"][];
            /** @description The version date whose fields the webhook's order carries, as the header `version` does for answers. 2023-06-30 when not sent. */
            readonly webhook_version: components["schemas"]["VersionDate"];
            /** @description The hosts that an order's `metadata.webhook_url` may name; empty when any may be named. */
            readonly webhook_url_hosts: readonly string[];
            /** @description Whether the bodies are encrypted, as `{"JWT":"…"}`, with the active key set. */
            readonly encrypted: boolean;
            /** @description Whether the events of one order are sent one after the other, in their order. */
            readonly ordered: boolean;
            /** @description Seconds to wait after the first failure, the second, and so on; the last repeats. Null for the service's own schedule. */
            readonly retry_schedule_seconds: readonly number[] | null;
            /** @description Whether there is a signing secret, so that webhooks carry `webhook-signature`. */
            readonly signing_secret_set: boolean;
        };
        /**
         * @description What a webhook reports.
         * @enum {string}
         */
        readonly EventName: "ORDER_CREATED" | "ORDER_UPDATED" | "TXN_CREATED" | "TXN_CHARGED" | "TXN_FAILED" | "ORDER_SUCCEEDED" | "ORDER_FAILED" | "ORDER_AUTHORIZED" | "ORDER_PARTIAL_CHARGED" | "ORDER_CAPTURE_FAILED" | "ORDER_VOIDED" | "ORDER_VOID_FAILED" | "AUTO_REFUND_INITIATED" | "AUTO_REFUND_SUCCEEDED" | "AUTO_REFUND_FAILED" | "REFUND_INITIATED" | "REFUND_SUCCEEDED" | "REFUND_FAILED" | "REFUND_MANUAL_REVIEW_NEEDED" | "ORDER_REFUNDED" | "ORDER_REFUND_FAILED" | "TOKEN_STATUS_CHANGED";
        /** @description The webhook settings as they shall be. A field that is not sent goes back to its default, but for `username` and `password`, which are kept when not sent and removed by null. Basic authentication is sent once both are set. */
        readonly WebhookSettingsReplacement: {
            /** @description The address webhooks are posted to, or null for none. It must be https, without a user name in it and not at a private, loopback or otherwise reserved address; in production the port must be 443 or 8443. In sandbox http and https to this machine itself (127.0.0.1, localhost) are taken too, unless the service is configured otherwise. */
            readonly url: string | null;
            /** @description The user name for HTTP Basic authentication, 1 to 64 letters and digits. The error names the first other character. */
            readonly username?: string | null;
            /** @description The password for HTTP Basic authentication, 1 to 128 characters without control characters; a colon is allowed. Never read back. */
            readonly password?: string | null;
            /** @description Headers to add to every webhook, by name (a letter, then letters, digits, `-` and `_`); none when not sent. Not `Authorization`, nor a header of the connection or of the service's own. The value `********` keeps the value stored under that name, so that what was read can be sent back. */
            readonly custom_headers?: {
                readonly [key: string]: string;
            };
            /** @description The events to send. All but ORDER_CREATED, ORDER_UPDATED and TXN_CREATED when not sent. */
            readonly events?: readonly components["schemas"]["EventName"][];
            /** @description The version date whose fields the webhook's order carries, as the header `version` does for answers. 2023-06-30 when not sent. */
            readonly webhook_version?: components["schemas"]["VersionDate"];
            /** @description When not empty, an order's `metadata.webhook_url` must name one of these hosts; orders that named another one before get no webhooks there any more, and each attempt says so. None when not sent. */
            readonly webhook_url_hosts?: readonly string[];
            /** @description Whether to encrypt the bodies; false when not sent. There must be a key set (PUT /settings/keys/{kid}). */
            readonly encrypted?: boolean;
            /** @description Whether to send the events of one order one after the other; an event then waits until those before it are acknowledged or stopped. False when not sent. */
            readonly ordered?: boolean;
            /** @description Seconds to wait after the first failure, the second, and so on; the last repeats until 200. Null, or not sent, for the service's own schedule. */
            readonly retry_schedule_seconds?: readonly number[] | null;
        };
        /** @description What to change. A field that is not sent stays as it is; null removes a `url`, `username` or `password`. Basic authentication is sent once both are set. */
        readonly WebhookSettingsChange: {
            /** @description The address webhooks are posted to, or null for none. It must be https, without a user name in it and not at a private, loopback or otherwise reserved address; in production the port must be 443 or 8443. In sandbox http and https to this machine itself (127.0.0.1, localhost) are taken too, unless the service is configured otherwise. */
            readonly url?: string | null;
            /** @description The user name for HTTP Basic authentication, 1 to 64 letters and digits. The error names the first other character. */
            readonly username?: string | null;
            /** @description The password for HTTP Basic authentication, 1 to 128 characters without control characters; a colon is allowed. Never read back. */
            readonly password?: string | null;
            /** @description Headers to add to every webhook, by name (a letter, then letters, digits, `-` and `_`). They replace all that are stored. Not `Authorization`, nor a header of the connection or of the service's own. The value `********` keeps the value stored under that name, so that what was read can be sent back. */
            readonly custom_headers?: {
                readonly [key: string]: string;
            };
            /** @description The events to send. */
            readonly events?: readonly components["schemas"]["EventName"][];
            /** @description The version date whose fields the webhook's order carries, as the header `version` does for answers. 2023-06-30 when not sent. */
            readonly webhook_version?: components["schemas"]["VersionDate"];
            /** @description When not empty, an order's `metadata.webhook_url` must name one of these hosts; orders that named another one before get no webhooks there any more, and each attempt says so. */
            readonly webhook_url_hosts?: readonly string[];
            /** @description Whether to encrypt the bodies. There must be a key set (PUT /settings/keys/{kid}). */
            readonly encrypted?: boolean;
            /** @description Whether to send the events of one order one after the other; an event then waits until those before it are acknowledged or stopped. */
            readonly ordered?: boolean;
            /** @description Seconds to wait after the first failure, the second, and so on; the last repeats until 200. Null for the service's own schedule. */
            readonly retry_schedule_seconds?: readonly number[] | null;
        };
        /** @description Which event to send an example of. */
        readonly WebhookTest: {
            /** @description What a webhook reports. */
            readonly event_name: components["schemas"]["EventName"];
        };
        /** @description ACKNOWLEDGED: answered 200. NOT_ACKNOWLEDGED: answered something else. TIMED_OUT: no whole answer in time. CONNECTION_FAILED: no connection, or it broke. ADDRESS_REFUSED: the address is not one the service sends to. UNKNOWN: still running, or cut short by a stop of the service. New values may be added; treat one that you do not know as UNKNOWN. */
        readonly WebhookAttemptOutcome: "ACKNOWLEDGED" | "NOT_ACKNOWLEDGED" | "TIMED_OUT" | "CONNECTION_FAILED" | "ADDRESS_REFUSED" | "UNKNOWN" | Unlisted;
        /** @description Why an attempt did not acknowledge. DNS, CONNECTION, TLS: no connection, or it broke. TIMEOUT: no connection or no whole answer in time. REDIRECT, CLIENT_ERROR, SERVER_ERROR: the answer was 3xx, 4xx, 5xx. OTHER_STATUS: another status that is not 200. ADDRESS_REFUSED: not an address the service sends to. UNKNOWN: nobody knows how it ended. New values may be added; treat one that you do not know as UNKNOWN. */
        readonly WebhookFailureClass: "DNS" | "CONNECTION" | "TLS" | "TIMEOUT" | "REDIRECT" | "CLIENT_ERROR" | "SERVER_ERROR" | "OTHER_STATUS" | "ADDRESS_REFUSED" | "UNKNOWN" | Unlisted;
        /** @description One attempt to send an event. */
        readonly WebhookAttempt: {
            /** @description The attempt's number, from 1. */
            readonly number: number;
            /** @description The address it was sent to. */
            readonly url: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly started_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it ended; null while it runs or when its end is not known.
             */
            readonly finished_at: string | null;
            /** @description ACKNOWLEDGED: answered 200. NOT_ACKNOWLEDGED: answered something else. TIMED_OUT: no whole answer in time. CONNECTION_FAILED: no connection, or it broke. ADDRESS_REFUSED: the address is not one the service sends to. UNKNOWN: still running, or cut short by a stop of the service. New values may be added; treat one that you do not know as UNKNOWN. */
            readonly outcome: components["schemas"]["WebhookAttemptOutcome"];
            /** @description What went wrong, as a sentence; empty when it was acknowledged. */
            readonly detail: string;
            /** @description The status the merchant's server answered; null when there was no answer. */
            readonly http_status: number | null;
            /** @description How long it took in milliseconds; null while it runs or when that is not known. */
            readonly duration_ms: number | null;
            /** @description The class of the failure; null when it was acknowledged. */
            readonly failure_class: components["schemas"]["WebhookFailureClass"] | null;
            /** @description The headers that were sent. The credentials and the values of custom headers are masked. */
            readonly request_headers: {
                readonly [key: string]: string;
            };
            /** @description The beginning of the answer's body, at most 4 KiB, with what was sent to it in secret masked. */
            readonly response_body: string;
            /** @description The network address that was connected to; null when there was no connection. */
            readonly resolved_address: string | null;
            /** @description Milliseconds until the name was resolved; null when an open connection was used or there was no name. */
            readonly dns_ms: number | null;
            /** @description Milliseconds until the connection stood; null when an open one was used or none was made. */
            readonly connect_ms: number | null;
            /** @description Milliseconds of the TLS handshake; null when there was none. */
            readonly tls_ms: number | null;
            /** @description Milliseconds from the beginning until the status came; null when none came. */
            readonly first_byte_ms: number | null;
        };
        /** @description The secret that webhooks are signed with from now on. Shown this once. */
        readonly WebhookSecret: {
            /** @description The secret, as the Standard Webhooks libraries take it. */
            readonly secret: string;
            /**
             * Format: date-time
             * @description Until when the secret before signs too, beside the new one; null when there was none.
             */
            readonly previous_signs_until: string | null;
        };
        /** @description PENDING: to be sent at next_attempt_at. IN_FLIGHT: being sent now. WAITING_FOR_URL: neither the order nor the settings name an address. HELD: an earlier event of its order is still on its way, and the merchant wants them in order. STOPPED: stopped by hand; it can be sent again. NOTIFIED: acknowledged with 200. New values may be added; go by `notified` where you do not know the value. */
        readonly WebhookDeliveryState: "PENDING" | "IN_FLIGHT" | "WAITING_FOR_URL" | "HELD" | "STOPPED" | "NOTIFIED" | Unlisted;
        /** @description An endpoint that fails. Events to it wait until a probe is acknowledged with 200 or POST /settings/webhook-endpoints/{endpoint_id}/resume closes the breaker. */
        readonly WebhookOpenBreaker: {
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly open_since: components["schemas"]["Timestamp"];
            /** @description When the next probe goes out at the earliest. */
            readonly next_probe_at: string;
            /** @description How the last attempt at the endpoint failed, of whichever event; empty where it is not known. */
            readonly last_error: string;
        };
        /** @description One event on its way to the merchant. */
        readonly WebhookDelivery: {
            /** @description The event's id, the same on every attempt. */
            readonly event_id: string;
            /** @description The event that a webhook reported, or is to report. New values may be added; show one that you do not know as it is. */
            readonly event_name: components["schemas"]["SentEventName"];
            /** @description The event's number among all of the merchant's events, without gaps; sent as `x-svc-sequence`. */
            readonly sequence: number;
            /** @description The event's number among those of its order, or, for TOKEN_STATUS_CHANGED, among those of its card; sent as `x-svc-order-sequence`. */
            readonly order_sequence: number;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description PENDING: to be sent at next_attempt_at. IN_FLIGHT: being sent now. WAITING_FOR_URL: neither the order nor the settings name an address. HELD: an earlier event of its order is still on its way, and the merchant wants them in order. STOPPED: stopped by hand; it can be sent again. NOTIFIED: acknowledged with 200. New values may be added; go by `notified` where you do not know the value. */
            readonly state: components["schemas"]["WebhookDeliveryState"];
            /** @description Whether the merchant acknowledged it with 200. */
            readonly notified: boolean;
            /**
             * Format: date-time
             * @description When it is sent next, at the earliest; while the breaker of its endpoint is open, not before the next probe. Null unless the state is PENDING.
             */
            readonly next_attempt_at: string | null;
            /** @description Why nothing is sent at present. Null while the breaker of the event's endpoint is closed, and once the event is acknowledged or stopped. */
            readonly open_breaker: components["schemas"]["WebhookOpenBreaker"] | null;
            /** @description How many attempts were begun. */
            readonly attempt_count: number;
            /** @description The attempts so far, oldest first; the last 50 of them. */
            readonly attempts: readonly components["schemas"]["WebhookAttempt"][];
        };
        /**
         * @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. No other offset, no fraction of a second.
         * @example 2026-03-14T09:26:53Z
         */
        readonly TimestampText: string;
        /** @description Which events to send again: those of one order, those of a span of time (from, and before to, which is later), or those that are open and last failed in one way. Exactly one of the three. */
        readonly WebhookReplay: {
            /** @description The order. */
            readonly order_id?: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. No other offset, no fraction of a second. */
            readonly from?: components["schemas"]["TimestampText"];
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. No other offset, no fraction of a second. */
            readonly to?: components["schemas"]["TimestampText"];
            /**
             * @description How the last attempt failed, one of the values of WebhookFailureClass.
             * @enum {string}
             */
            readonly failure_class?: "DNS" | "CONNECTION" | "TLS" | "TIMEOUT" | "REDIRECT" | "CLIENT_ERROR" | "SERVER_ERROR" | "OTHER_STATUS" | "ADDRESS_REFUSED" | "UNKNOWN";
            /** @description Whether only to count. False when not sent. */
            readonly dry_run?: boolean;
        };
        /** @description What a replay came to. */
        readonly WebhookReplayResult: {
            /** @description The events that are sent again, or would be, those that are open with them. At most 100 a second become due, the oldest first. */
            readonly count: number;
            /** @description Whether they were only counted. */
            readonly dry_run: boolean;
        };
        /** @description CLOSED: everything is sent. OPEN: the endpoint fails; events wait, and one is sent as a probe at next_probe_at. A single 200 closes it. New values may be added; treat one that you do not know as OPEN. */
        readonly WebhookBreakerState: "CLOSED" | "OPEN" | Unlisted;
        /** @description One endpoint that webhooks go to, and how it does. */
        readonly WebhookEndpoint: {
            /** @description The endpoint's id. */
            readonly endpoint_id: string;
            /** @description The origin of an address that orders bring with them; null for the configured address. */
            readonly origin: string | null;
            /** @description CLOSED: everything is sent. OPEN: the endpoint fails; events wait, and one is sent as a probe at next_probe_at. A single 200 closes it. New values may be added; treat one that you do not know as OPEN. */
            readonly breaker: components["schemas"]["WebhookBreakerState"];
            /** @description Failed attempts since the last 200. */
            readonly failures_in_row: number;
            /**
             * Format: date-time
             * @description When an attempt last failed; null when none did since the last 200.
             */
            readonly last_failure_at: string | null;
            /**
             * Format: date-time
             * @description When the next probe goes out at the earliest; null while the breaker is closed.
             */
            readonly next_probe_at: string | null;
            /** @description Events that are on their way to it, those among them that wait for an address or behind another of their order. */
            readonly backlog: number;
            /**
             * Format: date-time
             * @description When the oldest of them happened; null when there is none.
             */
            readonly oldest_event_at: string | null;
        };
        /** @description The configured endpoint, and every other that has something to do or to say. */
        readonly WebhookEndpointList: {
            /** @description The endpoints. */
            readonly list: readonly components["schemas"]["WebhookEndpoint"][];
        };
        /** @description READY: uploaded, not in use. ACTIVE: what the service encrypts and signs with. RETIRING: replaced, and taken until retires_at. New values may be added; treat one that you do not know as a key that must stay. */
        readonly MessageKeyState: "READY" | "ACTIVE" | "RETIRING" | Unlisted;
        /** @description A key set of encrypted messages. Messages to the merchant are signed with the service's key (RS256) and encrypted for the merchant's (RSA-OAEP-256, A256GCM); both name `kid`. */
        readonly MessageKey: {
            /** @description The set's id. */
            readonly kid: string;
            /** @description READY: uploaded, not in use. ACTIVE: what the service encrypts and signs with. RETIRING: replaced, and taken until retires_at. New values may be added; treat one that you do not know as a key that must stay. */
            readonly state: components["schemas"]["MessageKeyState"];
            /** @description The merchant's public key, PEM. */
            readonly merchant_public_key: string;
            /** @description The service's public key, PEM, for checking its signatures. */
            readonly service_public_key: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Until when a set that was replaced is taken; null for the others.
             */
            readonly retires_at: string | null;
        };
        /** @description The key sets, oldest first. */
        readonly MessageKeyList: {
            /** @description The sets. */
            readonly list: readonly components["schemas"]["MessageKey"][];
        };
        /** @description The merchant's public key of a set. */
        readonly MessageKeyUpload: {
            /** @description An RSA public key of 2048 to 4096 bits, as PEM or as the JSON text of a JWK. */
            readonly merchant_public_key: string;
        };
        /** @description One set of credentials of one payment gateway. */
        readonly GatewayConfig: {
            /** @description The id of the configuration. */
            readonly gateway_config_id: string;
            /** @description The payment gateway, for example `SANDBOX`. */
            readonly gateway: string;
            /** @description What the configuration is called in the settings. */
            readonly name: string;
            /** @description The case-sensitive value by which an order chooses this configuration (`metadata.SVC:gateway_reference_id`); empty when it is reached as the default alone. */
            readonly reference_id: string;
            /** @description The names of the stored credentials, sorted. Their values are never shown. */
            readonly credential_names: readonly string[];
            /** @description Whether orders without a reference id go here. At most one enabled configuration is the default. */
            readonly is_default: boolean;
            /** @description A disabled configuration takes no payments, and its reference id is free for another. */
            readonly enabled: boolean;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
        };
        /** @description The merchant's gateway configurations, oldest first. */
        readonly GatewayConfigList: {
            /** @description The configurations. */
            readonly list: readonly components["schemas"]["GatewayConfig"][];
        };
        /** @description The payment gateway. `SANDBOX` is the one there is, and only in sandbox; another name is refused with the names that are known. */
        readonly GatewayName: string;
        /** @description Up to 64 visible ASCII characters, case-sensitive. Among the enabled configurations of one gateway it must be the only one. Empty for none. */
        readonly GatewayReferenceId: string;
        /** @description The gateway configuration to be made. */
        readonly NewGatewayConfig: {
            /** @description The payment gateway. `SANDBOX` is the one there is, and only in sandbox; another name is refused with the names that are known. */
            readonly gateway: components["schemas"]["GatewayName"];
            /** @description What the configuration is called in the settings. */
            readonly name: string;
            /** @description Up to 64 visible ASCII characters, case-sensitive. Among the enabled configurations of one gateway it must be the only one. Empty for none. */
            readonly reference_id?: components["schemas"]["GatewayReferenceId"];
            /** @description What the gateway asks for, by name (a letter, then letters, digits and `_`). Kept sealed and never read back. */
            readonly credentials?: {
                readonly [key: string]: string;
            };
            /** @description `true` makes it the default instead of the present one. When not sent, it becomes the default if it is the merchant's only enabled configuration. */
            readonly is_default?: boolean;
            /** @description Whether it takes payments. True when not sent. */
            readonly enabled?: boolean;
        };
        /** @description The enabled configuration that has the reference id. */
        readonly GatewayConflict: {
            /** @description Its id, for deleting or disabling it. */
            readonly gateway_config_id: string;
            /** @description Its name. */
            readonly name: string;
        };
        /** @description Whether a reference id is free. */
        readonly GatewayAvailability: {
            /** @description The gateway asked for. */
            readonly gateway: string;
            /** @description The reference id asked for. */
            readonly reference_id: string;
            /** @description Whether an enabled configuration of this gateway may take it. */
            readonly available: boolean;
            /** @description The configuration in the way; null when the reference id is free. */
            readonly conflict: components["schemas"]["GatewayConflict"] | null;
        };
        /** @description What to change. A field that is not sent stays as it is; the gateway itself can't be changed. */
        readonly GatewayConfigChange: {
            /** @description What the configuration is called in the settings. */
            readonly name?: string;
            /** @description Up to 64 visible ASCII characters, case-sensitive. Among the enabled configurations of one gateway it must be the only one. Empty for none. */
            readonly reference_id?: components["schemas"]["GatewayReferenceId"];
            /** @description The credentials to change, by name. null removes one; those not named stay. */
            readonly credentials?: {
                readonly [key: string]: string | null;
            };
            /** @description `true` makes it the default instead of the present one, `false` leaves no default. When it is not sent and the change makes this the only enabled configuration, it becomes the default. */
            readonly is_default?: boolean;
            /** @description Whether it takes payments. Disabling the default leaves no default. */
            readonly enabled?: boolean;
        };
        /** @description What became of an order's webhooks. */
        readonly OrderWebhooks: {
            /** @description The order, in the merchant's spelling. */
            readonly order_id: string;
            /** @description True when at least one event of the order was due and every one so far was acknowledged with 200. */
            readonly webhook_notified: boolean;
            /** @description The order's events, oldest first. */
            readonly deliveries: readonly components["schemas"]["WebhookDelivery"][];
        };
        /** @description What the customer answered. GIVEN: the card may be made a token. DECLINED: it may not. New values may be added; treat one that you do not know as no consent. */
        readonly ConsentChoice: "GIVEN" | "DECLINED" | Unlisted;
        /** @description Who asked. PAGE: the service, on its own consent page; the answer proves who held the page, not who the customer is. MERCHANT: the merchant, which passed the answer on as `tokenize`. New values may be added; show one that you do not know as it is. */
        readonly ConsentVia: "PAGE" | "MERCHANT" | Unlisted;
        /** @description One answer of a customer to the question whether a card may be made a token. It is never changed and stays with its order. */
        readonly ConsentRecord: {
            /** @description The record's id. */
            readonly consent_id: string;
            /** @description The attempt that the answer belongs to. */
            readonly txn_id: string;
            /** @description The service's own id of that attempt. */
            readonly txn_uuid: string;
            /** @description What the customer answered. GIVEN: the card may be made a token. DECLINED: it may not. New values may be added; treat one that you do not know as no consent. */
            readonly choice: components["schemas"]["ConsentChoice"];
            /** @description Who asked. PAGE: the service, on its own consent page; the answer proves who held the page, not who the customer is. MERCHANT: the merchant, which passed the answer on as `tokenize`. New values may be added; show one that you do not know as it is. */
            readonly via: components["schemas"]["ConsentVia"];
            /** @description The version of the words that the customer saw; empty where the merchant asked. */
            readonly text_version: string;
            /** @description The words of that version, a line each: heading, question, points, checkbox label and buttons. `{shop}` stands for the shop's name. Words of a version never change; new words are a new version. Empty where the merchant asked. */
            readonly text: string;
            /** @description The customer, by the merchant's own id. */
            readonly customer_id: string;
            /** @description The card's last four digits. */
            readonly last_four_digits: string;
            /** @description The network address that the answer came from, of the customer's browser for PAGE and of the caller of POST /txns for MERCHANT. */
            readonly address: string;
            /** @description What that browser or caller calls itself; empty where it said nothing. */
            readonly user_agent: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
        };
        /** @description What an order's customer answered to the question of tokens. */
        readonly OrderConsents: {
            /** @description The order, in the merchant's spelling. */
            readonly order_id: string;
            /** @description The answers, oldest first; at most one for each attempt. Empty where nobody was asked. */
            readonly consents: readonly components["schemas"]["ConsentRecord"][];
        };
        /** @description How the hosted payment page looks, where it may stand and where it leads. */
        readonly PaymentPageSettings: {
            /** @description The name the customer reads on the page. */
            readonly display_name: string;
            /** @description The logo's address; null for none. */
            readonly logo_url: string | null;
            /** @description Where a customer goes after the payment, for an order without a return_url of its own; null for the service's result page. */
            readonly return_url: string | null;
            /** @description The web origins whose pages may call with a client auth token. */
            readonly allowed_origins: readonly string[];
            /** @description The web origins that may show the payment page in a frame. */
            readonly frame_ancestors: readonly string[];
            /** @description Whether the return to return_url is signed with the response key. */
            readonly use_signed_response: boolean;
            /** @description Whether there is a response key. The key itself is never shown. */
            readonly response_key_set: boolean;
        };
        /** @description A web origin such as `https://shop.example`, without a path. https alone in production. */
        readonly WebOrigin: string;
        /** @description The payment page settings as they shall be. A field that is not sent goes back to its default; the response key stays. */
        readonly PaymentPageSettingsReplacement: {
            /** @description The name the customer reads on the page. The merchant's name when not sent. */
            readonly display_name?: string;
            /** @description The logo's address, https (http as well in sandbox); null or not sent for none. */
            readonly logo_url?: string | null;
            /** @description Where a customer goes after the payment, for an order without a return_url of its own. http or https without query and fragment; in production https and a host name. null or not sent for the service's result page. */
            readonly return_url?: string | null;
            /** @description The web origins whose pages may call with a client auth token. None when not sent. */
            readonly allowed_origins?: readonly components["schemas"]["WebOrigin"][];
            /** @description The web origins that may show the payment page in a frame. None when not sent. */
            readonly frame_ancestors?: readonly components["schemas"]["WebOrigin"][];
            /** @description Whether to sign the return to return_url. There must be a response key. False when not sent. */
            readonly use_signed_response?: boolean;
        };
        /** @description What to change. A field that is not sent stays as it is. */
        readonly PaymentPageSettingsChange: {
            /** @description The name the customer reads on the page. */
            readonly display_name?: string;
            /** @description The logo's address, https (http as well in sandbox); null for none. */
            readonly logo_url?: string | null;
            /** @description Where a customer goes after the payment, for an order without a return_url of its own. http or https without query and fragment; in production https and a host name. null for the service's result page. */
            readonly return_url?: string | null;
            /** @description The web origins whose pages may call with a client auth token. */
            readonly allowed_origins?: readonly components["schemas"]["WebOrigin"][];
            /** @description The web origins that may show the payment page in a frame. */
            readonly frame_ancestors?: readonly components["schemas"]["WebOrigin"][];
            /** @description Whether to sign the return to return_url. There must be a response key. */
            readonly use_signed_response?: boolean;
        };
        /** @description The key that signs the return to return_url. Shown this once. */
        readonly ResponseKey: {
            /** @description The new key. Returns from now on are signed with it. */
            readonly response_key: string;
        };
        /**
         * @description What happens at the card's issuer. suspended: the token stops paying. resumed: it pays again, unless you suspended it as well. deleted, card_closed, expired: it ends.
         * @enum {string}
         */
        readonly TokenNoticeKind: "suspended" | "resumed" | "deleted" | "card_closed" | "expired";
        /** @description What is to happen to which card's token. */
        readonly NewTokenNotice: {
            /** @description The permanent reference of a stored card with an ACTIVE or SUSPENDED token. */
            readonly card_reference: string;
            /** @description What happens at the card's issuer. suspended: the token stops paying. resumed: it pays again, unless you suspended it as well. deleted, card_closed, expired: it ends. */
            readonly notice: components["schemas"]["TokenNoticeKind"];
        };
        /** @description The notice, as the sandbox network now has it. */
        readonly RaisedTokenNotice: {
            /** @description The card's permanent reference. */
            readonly card_reference: string;
            /** @description What happens at the card's issuer. suspended: the token stops paying. resumed: it pays again, unless you suspended it as well. deleted, card_closed, expired: it ends. */
            readonly notice: components["schemas"]["TokenNoticeKind"];
        };
    };
    responses: {
        /** @description The operator key is missing or wrong. */
        readonly OperatorUnauthorized: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant the call was served for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description The authentication scheme to use.
                 * @example Basic realm="api", charset="UTF-8"
                 */
                readonly "WWW-Authenticate": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed. Nothing is wrong with the call; the same call may be sent again. */
        readonly InternalError: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                 * @example colour,promo
                 */
                readonly "x-svc-ignored-parameters"?: string;
                /**
                 * @description The merchant the call was served for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service cannot answer for the moment, for example because its database is away. */
        readonly ServiceUnavailable: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                 * @example colour,promo
                 */
                readonly "x-svc-ignored-parameters"?: string;
                /**
                 * @description The merchant the call was served for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description After how many seconds to try again.
                 * @example 30
                 */
                readonly "Retry-After": number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 64 KiB. */
        readonly PayloadTooLarge: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant the call was served for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not JSON. */
        readonly JsonMediaTypeOnly: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant the call was served for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 64 MiB. */
        readonly FileTooLarge: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not CSV, or is compressed. */
        readonly CsvOnly: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description More calls than the merchant may make, or more attempts than one customer may; wait as `Retry-After` says. */
        readonly TooManyRequests: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                 * @example colour,promo
                 */
                readonly "x-svc-ignored-parameters"?: string;
                /**
                 * @description The merchant the call was served for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description After how many seconds to try again.
                 * @example 30
                 */
                readonly "Retry-After": number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is missing, wrong or expired, or its session was ended. */
        readonly SettingsUnauthorized: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant the call was served for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description The authentication scheme to use.
                 * @example Basic realm="api", charset="UTF-8"
                 */
                readonly "WWW-Authenticate": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A query parameter is not one of this list. */
        readonly ListBadRequest: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant the call was served for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description How many entries the page may hold.
         * @example 20
         */
        readonly PageLimit: number;
        /** @description The `next_cursor` of the page before. Absent for the first page. */
        readonly PageAfter: string;
        /**
         * @description The merchant's id. Any other text is answered as an unknown one.
         * @example demo
         */
        readonly MerchantIdPath: string;
        /**
         * @description The id of an API key, as the list shows it. It is not the key. Any other text is answered as an unknown one.
         * @example key_8f14e45fceea167a
         */
        readonly KeyIdPath: string;
        /**
         * @description The event's id. Any other text is answered as an unknown one.
         * @example evt_6512bd43d9caa6e02c990b0a82652dca
         */
        readonly EventIdPath: string;
        /**
         * @description The id of an endpoint, as the list shows it. Any other text is answered as an unknown one.
         * @example whe_1f0e3dad99908345
         */
        readonly EndpointIdPath: string;
        /**
         * @description The id of a key set, chosen by the merchant.
         * @example shop-2026-03
         */
        readonly KidPath: string;
        /**
         * @description The id of a gateway configuration. Any other text is answered as an unknown one.
         * @example gtw_c9f0f895fb98ab91
         */
        readonly GatewayConfigIdPath: string;
        /**
         * @description The merchant's order id, in any case.
         * @example ORD1001
         */
        readonly OrderIdPath: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
         * @example req_5f0c7c3a9be14d0f
         */
        readonly RequestId: string;
        /**
         * @description An id of this very answer; a repeated call gets another one.
         * @example rsp_0d1f5be2c2f84a7e
         */
        readonly ResponseId: string;
        /**
         * @description The merchant the call was served for. Absent where no merchant was determined.
         * @example demo
         */
        readonly MerchantId: string;
        /**
         * @description The authentication scheme to use.
         * @example Basic realm="api", charset="UTF-8"
         */
        readonly WwwAuthenticate: string;
        /**
         * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
         * @example colour,promo
         */
        readonly IgnoredParameters: string;
        /**
         * @description After how many seconds to try again.
         * @example 30
         */
        readonly RetryAfter: number;
        /**
         * @description `no-store`: the answer holds something that must not rest in a cache.
         * @example no-store
         */
        readonly CacheControl: string;
        /**
         * @description The name under which a browser saves the file.
         * @example attachment; filename="orders-demo-2026-03-14.csv"
         */
        readonly ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listMerchants: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How many entries the page may hold.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the page before. Absent for the first page. */
                readonly after?: components["parameters"]["PageAfter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of merchants. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MerchantPage"];
                };
            };
            /** @description The page asked for makes no sense. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createMerchant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The merchant. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewMerchant"];
            };
        };
        readonly responses: {
            /** @description The merchant was created. */
            readonly 201: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedMerchant"];
                };
            };
            /** @description The merchant can't be created like this. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getMerchant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant's id. Any other text is answered as an unknown one.
                 * @example demo
                 */
                readonly merchant_id: components["parameters"]["MerchantIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The merchant. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MerchantRecord"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            /** @description There is no such merchant. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateMerchant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant's id. Any other text is answered as an unknown one.
                 * @example demo
                 */
                readonly merchant_id: components["parameters"]["MerchantIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description What to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MerchantChange"];
            };
        };
        readonly responses: {
            /** @description The merchant as it is now. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MerchantRecord"];
                };
            };
            /** @description The change is not possible. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            /** @description There is no such merchant. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetMerchantCredentials: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant's id. Any other text is answered as an unknown one.
                 * @example demo
                 */
                readonly merchant_id: components["parameters"]["MerchantIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new login. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResetCredentials"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            /** @description There is no such merchant. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getBinTable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The table in force. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BinTable"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly replaceBinTable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The file. */
        readonly requestBody: {
            readonly content: {
                readonly "text/csv": string;
            };
        };
        readonly responses: {
            /** @description The table is in force. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BinTableReport"];
                };
            };
            /** @description The file is no table of BINs, or broke off. The table before it stays in force. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            readonly 413: components["responses"]["FileTooLarge"];
            readonly 415: components["responses"]["CsvOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getVault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The keys, and how much is under each. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Vault"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly rewrapVault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was done, and what is left. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VaultRewrapping"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listServiceAuditEntries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How many entries the page may hold.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the page before. Absent for the first page. */
                readonly after?: components["parameters"]["PageAfter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of entries. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description The page asked for makes no sense. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly verifyServiceAuditLog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the chain is like. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditVerification"];
                };
            };
            readonly 401: components["responses"]["OperatorUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description User name and password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /** @description Logged in. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsLogin"];
                };
            };
            /** @description The body is not a login. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The login failed. */
            readonly 401: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description The authentication scheme to use.
                     * @example Basic realm="api", charset="UTF-8"
                     */
                    readonly "WWW-Authenticate": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session is ended. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The present and the new password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordChange"];
            };
        };
        readonly responses: {
            /** @description The password is changed and all sessions are ended. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The password is not changed. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listApiKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The API keys. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            readonly 400: components["responses"]["ListBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createApiKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What the key is for. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewApiKey"];
            };
        };
        readonly responses: {
            /** @description The new key. */
            readonly 201: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            /** @description The key can't be made. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteApiKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an API key, as the list shows it. It is not the key. Any other text is answered as an unknown one.
                 * @example key_8f14e45fceea167a
                 */
                readonly key_id: components["parameters"]["KeyIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key is deleted. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description There is no such key. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getWebhookSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook settings. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSettings"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly replaceWebhookSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The settings as they shall be. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookSettingsReplacement"];
            };
        };
        readonly responses: {
            /** @description The webhook settings as they are now. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSettings"];
                };
            };
            /** @description The settings are refused and stay as they were. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateWebhookSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookSettingsChange"];
            };
        };
        readonly responses: {
            /** @description The settings as they are now. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSettings"];
                };
            };
            /** @description The change is refused; the settings stay as they were. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly testWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What is asked for. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookTest"];
            };
        };
        readonly responses: {
            /** @description What came of it. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookAttempt"];
                };
            };
            /** @description It is refused, and nothing is sent. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new secret. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resendWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The event's id. Any other text is answered as an unknown one.
                 * @example evt_6512bd43d9caa6e02c990b0a82652dca
                 */
                readonly event_id: components["parameters"]["EventIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event as it is now. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description There is nothing of this id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly stopWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The event's id. Any other text is answered as an unknown one.
                 * @example evt_6512bd43d9caa6e02c990b0a82652dca
                 */
                readonly event_id: components["parameters"]["EventIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event as it is now. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description There is nothing of this id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly replayWebhooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What is asked for. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        readonly responses: {
            /** @description What it came to. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookReplayResult"];
                };
            };
            /** @description It is refused, and nothing is changed. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWebhookEndpoints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The endpoints. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            readonly 400: components["responses"]["ListBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resumeWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an endpoint, as the list shows it. Any other text is answered as an unknown one.
                 * @example whe_1f0e3dad99908345
                 */
                readonly endpoint_id: components["parameters"]["EndpointIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The endpoint as it is now. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description There is nothing of this id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listMessageKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key sets. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageKeyList"];
                };
            };
            readonly 400: components["responses"]["ListBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly putMessageKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a key set, chosen by the merchant.
                 * @example shop-2026-03
                 */
                readonly kid: components["parameters"]["KidPath"];
            };
            readonly cookie?: never;
        };
        /** @description What is asked for. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MessageKeyUpload"];
            };
        };
        readonly responses: {
            /** @description The key set. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageKey"];
                };
            };
            /** @description It is refused, and nothing is changed. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly withdrawMessageKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a key set, chosen by the merchant.
                 * @example shop-2026-03
                 */
                readonly kid: components["parameters"]["KidPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key sets that are left. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageKeyList"];
                };
            };
            /** @description It is refused, and nothing is changed. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description There is no such key set. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly rotateMessageKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key sets as they are now. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageKeyList"];
                };
            };
            /** @description It is refused, and nothing is changed. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listGatewayConfigs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The gateway configurations. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayConfigList"];
                };
            };
            readonly 400: components["responses"]["ListBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createGatewayConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The configuration. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewGatewayConfig"];
            };
        };
        readonly responses: {
            /** @description The new configuration. */
            readonly 201: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayConfig"];
                };
            };
            /** @description The configuration is refused. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly checkGatewayAvailability: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The gateway.
                 * @example SANDBOX
                 */
                readonly gateway: components["schemas"]["GatewayName"];
                /**
                 * @description The reference id, in the letter case it shall have.
                 * @example travel
                 */
                readonly reference_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether it is free. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayAvailability"];
                };
            };
            /** @description The question makes no sense. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getGatewayConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a gateway configuration. Any other text is answered as an unknown one.
                 * @example gtw_c9f0f895fb98ab91
                 */
                readonly gateway_config_id: components["parameters"]["GatewayConfigIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The configuration. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayConfig"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description There is no such gateway configuration. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteGatewayConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a gateway configuration. Any other text is answered as an unknown one.
                 * @example gtw_c9f0f895fb98ab91
                 */
                readonly gateway_config_id: components["parameters"]["GatewayConfigIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The configuration is deleted. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description There is no such gateway configuration. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateGatewayConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a gateway configuration. Any other text is answered as an unknown one.
                 * @example gtw_c9f0f895fb98ab91
                 */
                readonly gateway_config_id: components["parameters"]["GatewayConfigIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description What to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GatewayConfigChange"];
            };
        };
        readonly responses: {
            /** @description The configuration as it is now. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayConfig"];
                };
            };
            /** @description The change is refused. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description There is no such gateway configuration. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getOrderWebhooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant's order id, in any case.
                 * @example ORD1001
                 */
                readonly order_id: components["parameters"]["OrderIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order's webhooks. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderWebhooks"];
                };
            };
            /** @description There is no such order. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getOrderConsents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant's order id, in any case.
                 * @example ORD1001
                 */
                readonly order_id: components["parameters"]["OrderIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order's consent records. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderConsents"];
                };
            };
            /** @description There is no such order. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exportOrders: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The day, by UTC.
                 * @example 2026-03-14
                 */
                readonly date: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description The name under which a browser saves the file.
                     * @example attachment; filename="orders-demo-2026-03-14.csv"
                     */
                    readonly "Content-Disposition": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            /** @description There is no such day. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAuditEntries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How many entries the page may hold.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the page before. Absent for the first page. */
                readonly after?: components["parameters"]["PageAfter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of entries. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description The page asked for makes no sense. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly verifyAuditLog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the chain is like. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditVerification"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPaymentPageSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment page settings. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentPageSettings"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly replacePaymentPageSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The settings as they shall be. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentPageSettingsReplacement"];
            };
        };
        readonly responses: {
            /** @description The settings as they are now. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentPageSettings"];
                };
            };
            /** @description The settings are refused and stay as they were. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updatePaymentPageSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentPageSettingsChange"];
            };
        };
        readonly responses: {
            /** @description The settings as they are now. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentPageSettings"];
                };
            };
            /** @description The change is refused; the settings stay as they were. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly rotateResponseKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new key. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResponseKey"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly raiseTokenNotice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What is to happen to which card's token. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewTokenNotice"];
            };
        };
        readonly responses: {
            /** @description The network has the notice and is about to tell it. */
            readonly 202: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RaisedTokenNotice"];
                };
            };
            /** @description The token is over or not made yet, or there is no sandbox network here. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description There is no such card of this merchant, or it never had a token. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description An id of this very answer; a repeated call gets another one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant the call was served for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
