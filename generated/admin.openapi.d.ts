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
         * @description Returns all merchants, sorted by merchant id, in pages.
         */
        readonly get: operations["listMerchants"];
        readonly put?: never;
        /**
         * Create a merchant
         * @description Creates a merchant with a settings login and a first API key. Both secrets are returned only in this response. The merchant starts without a gateway (payments are declined until one is configured), with all webhook events enabled except ORDER_CREATED, ORDER_UPDATED and TXN_CREATED, and with card checks on. POST /txns may create orders in the sandbox and not in production.
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
         * @description Returns one merchant, without secrets.
         */
        readonly get: operations["getMerchant"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a merchant
         * @description Changes only the fields that are sent. The change applies within one second.
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
         * Reset a merchant's settings password
         * @description Resets the owner that the merchant was created with: creates a new password, which is returned only in this response, removes the owner's second factors, ends the owner's sessions, deletes the invitations that it made and unlocks the login. If that user was removed, it is created again. Other users and API keys stay valid.
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
         * Read the active BIN table
         * @description Returns when the table was loaded and how many BINs it has. To look up a single BIN, use GET /cardbins/{bin}.
         */
        readonly get: operations["getBinTable"];
        /**
         * Load a BIN table
         * @description Replaces the whole BIN table with the uploaded file: UTF-8, comma-separated, fields with commas in double quotes, no line breaks within fields, at most 64 MiB.
         *     The first row lists the column names, in any order. `bin` (6 to 9 digits, each BIN once), `brand`, `bank`, `country`, `type` (CREDIT, DEBIT or empty) and `tokenize_support` (true or false) are mandatory; `card_sub_type`, `svc_bank_code`, `mandate_support` and `direct_otp_support` (true or false) are optional.
         *     The file is processed as it arrives. Invalid rows are skipped and reported in the response. The new table becomes active for all calls at once when the whole file is processed; until then, and if the upload fails or is interrupted, the previous table stays active.
         *     A BIN of this table takes precedence over the built-in data: the public ranges of the networks and, in the sandbox, the issuers of the sandbox cards.
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
         * Read which keys encrypt the vault's data
         * @description Returns the keys of the vault. Card numbers and merchants' secrets (webhook passwords and signing secrets, gateway credentials, response keys, private keys of encrypted messages) are each encrypted with a separate data key, and the data keys are wrapped with the key of `VAULT_KEY`. The list has every key of `VAULT_KEY` and `VAULT_KEYS_OLD` of the responding process, and every key that still wraps data. You can remove a key from `VAULT_KEYS_OLD` when it wraps nothing and is not the sealing key.
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
         * Re-encrypt the vault with the newest key
         * @description Wraps the data keys again with the key of `VAULT_KEY`; the data that they encrypt is neither read nor changed. Runs for about ten seconds and returns how much is left: repeat the call until `remaining` is 0. Payments continue meanwhile. You can stop at any point and call again, also from several callers at once. Call it when every process of the service has the new `VAULT_KEY`, and the previous one in `VAULT_KEYS_OLD`. Re-encrypting a merchant's secrets is recorded in its audit log.
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
         * @description Returns the newest entries first: what the operator did that concerns no merchant, such as loading a BIN table or re-encrypting the vault. What the operator changed about a merchant is in that merchant's log, GET /settings/audit. Each entry contains the hash of the previous one: GET /operator/audit/verify detects entries that were changed, removed or added.
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
         * @description Verifies the log of GET /operator/audit from its first entry with a `hash` to the newest, and returns whether the chain is intact or where it first breaks. Entries from before the chain are counted and not verified.
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
         * @description Returns an access token that is valid for 8 hours and expires after 15 minutes without a call. An unknown user name, a wrong password and a disabled merchant return the same response.
         *     Failed logins count for 15 minutes, and lead to 429:
         *
         *     - After 10 failures for one user name from one source address, for further attempts of this pair, for 15 minutes.
         *     - After 50 failures from one source address (for IPv6: one /64), for any names, for all its attempts, for 15 minutes; after 400 failures from one IPv6 /48, for all attempts from that network.
         *     - After 10 failures for one user name from any address, for its attempts during a pause that grows from 1 to 60 seconds with each further failure.
         *     - While 6 attempts from one source network are being checked, for further ones.
         *
         *     A user with a second factor also sends `totp_code` or `recovery_code`. Without either, the answer is 401 with `second_factor_required`, whose `error_info.fields` name what can be sent; it does not count as a failure. A wrong code counts as a failed login.
         *     In production, the token of a user without a second factor does not open operations with `x-confirmation: second_factor`: they return 403 with `second_factor_missing`. Set up an authenticator app in the console and log in with its code. Setting up the first second factor ends the other sessions of the user.
         *
         *     These limits do not apply to a login with the `device_token` of an earlier one: only its own failures count, and after 10 of them the token is ignored for 15 minutes.
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
         * @description Ends the session of the call. Other sessions continue. Also clears the session cookie.
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List users
         * @description Returns the users of the merchant's settings. There are at most 100.
         */
        readonly get: operations["listUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/users/{user_id}": {
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
         * Remove a user
         * @description Removes the user and ends all sessions of the user. The merchant must keep an owner.
         */
        readonly delete: operations["removeUser"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change the role of a user
         * @description Changes the role, which takes effect with the next call of the user. The merchant must keep an owner.
         */
        readonly patch: operations["updateUser"];
        readonly trace?: never;
    };
    readonly "/settings/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List invitations
         * @description Returns the invitations that are neither accepted nor expired.
         */
        readonly get: operations["listInvitations"];
        readonly put?: never;
        /**
         * Invite a user
         * @description Creates a link by which a person becomes a user with this role. The link works once, for 7 days. An earlier invitation of the same e-mail address stops working.
         */
        readonly post: operations["createInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/invitations/{invitation_id}": {
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
         * Revoke an invitation
         * @description Its link stops working.
         */
        readonly delete: operations["revokeInvitation"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/invitations/view": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read an invitation by its link
         * @description Returns what the invited person is asked to join, and nothing else of the merchant. The token is in the body, so that it is in no URL and no log. It stays valid.
         */
        readonly post: operations["viewInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/invitations/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accept an invitation
         * @description Creates the user of an invitation. Log in afterwards. The link works once, and only while the user who invited is an owner.
         *
         *     The name of the new user is `username`, or the e-mail address of the invitation. User names are unique across all merchants, and the service does not
         *     check that an address belongs to a person: it may be the name of another merchant's user. The answer is then 400 with `unique`, the link stays valid, and
         *     `username` chooses another name. This is the one answer from which a merchant learns that an address it invited is a user name elsewhere; each invitation
         *     and each acceptance is in the audit log.
         */
        readonly post: operations["acceptInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List sessions
         * @description Returns the sessions that have not ended: for an owner those of all users, for the others their own.
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        /**
         * Open a browser session
         * @description Logs in and sets the session cookie: `__Host-svc_settings`, `HttpOnly`, `Secure`, `SameSite=Strict`. The session lasts 12 hours, and ends after 15 minutes without use: calls other than GET, and those with `x-user-active: true`. Failed attempts, with wrong passwords or wrong codes, are limited as for POST /settings/login. A user with a second factor who sends none gets `second_factor_required`, whose `error_info.fields` name what can be sent.
         */
        readonly post: operations["openSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/sessions/{session_id}": {
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
         * End a session
         * @description Ends a session of the user; for an owner, of any user.
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the session of the call
         * @description Returns the session, its user, and what the role of the user allows.
         */
        readonly get: operations["getSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/session/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm a session
         * @description Confirms that the user is present: by a second factor, or by the password if the user has none. For 10 minutes, the session may then change keys, credentials and users. The session gets a new cookie and a new CSRF token; the old ones stop working at the first call with the new ones, which must follow within a minute. After 10 wrong answers in one session, further calls return 429 for 15 minutes.
         */
        readonly post: operations["confirmSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/passkey-challenges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a passkey challenge
         * @description Returns a challenge for POST /settings/sessions and POST /settings/session/confirm. It works once, for 5 minutes. The passkeys are discoverable: call `navigator.credentials.get()` without `allowCredentials`.
         */
        readonly post: operations["createPasskeyChallenge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/second-factor/totp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set up an authenticator app
         * @description Returns a new secret. It replaces the app in use only when it is confirmed by a code.
         */
        readonly post: operations["beginTotp"];
        /**
         * Remove the authenticator app
         * @description Without a second factor left, the recovery codes stop working too.
         */
        readonly delete: operations["removeTotp"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/second-factor/totp/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm an authenticator app
         * @description Puts the secret of POST /settings/second-factor/totp into use. After 10 wrong codes in one session, further calls return 429 for 15 minutes.
         */
        readonly post: operations["confirmTotp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/second-factor/passkeys/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin to add a passkey
         * @description Returns what `navigator.credentials.create()` needs.
         */
        readonly post: operations["createPasskeyRegistration"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/second-factor/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a passkey
         * @description Adds the passkey of POST /settings/second-factor/passkeys/options. A user can have 10.
         */
        readonly post: operations["addPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/second-factor/passkeys/{passkey_id}": {
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
         * Remove a passkey
         * @description Without a second factor left, the recovery codes stop working too.
         */
        readonly delete: operations["removePasskey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/second-factor/recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace the recovery codes
         * @description Returns 10 new recovery codes. The old ones stop working.
         */
        readonly post: operations["replaceRecoveryCodes"];
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
         * Change your password
         * @description Sets a new password of the user and ends all sessions of the user, including this one. After 10 wrong current passwords in one session, further calls return 429 for 15 minutes.
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
         * @description Returns all API keys of the merchant. The service does not store the keys themselves; identify them by their last four characters.
         */
        readonly get: operations["listApiKeys"];
        readonly put?: never;
        /**
         * Create an API key
         * @description Creates an API key, which is returned only in this response. A merchant can have 20 keys. To replace a key, create a new one, switch to it, then delete the old one.
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
         * @description Deletes the key, which stops working within one second. You can delete the last key; the merchant then cannot call the API until it creates a new one.
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
         * @description Returns where and how webhooks are sent. The password and the values of custom headers are not returned.
         */
        readonly get: operations["getWebhookSettings"];
        /**
         * Set the webhook settings
         * @description Replaces the webhook settings. Only user name and password stay when they are not sent (null removes them). The URL is read at every attempt, so waiting and resent events go to the new one. Events are selected when they occur: enabling an event does not send earlier ones.
         */
        readonly put: operations["replaceWebhookSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change webhook settings
         * @description Changes only the fields that are sent; the others do not change. Lists and `custom_headers` are replaced as a whole. Otherwise it works as PUT does.
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
         * Send a test event
         * @description Sends the contract's example of an event to the configured URL now, once, with the credentials, signature and encryption of a real one and the header `x-svc-test`, and returns the result. The test event has a separate id and no number, and is neither stored nor retried.
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
         * Create a new signing secret
         * @description Creates a new secret for the `webhook-signature` header (Standard Webhooks), which is returned only in this response. The previous secret also signs for 24 hours.
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
         * Resend an event
         * @description Sends the event now, with the same id and bytes, whatever its state. An acknowledged or stopped event restarts its retry schedule and has the header `x-svc-replay`. An open event is sent earlier than scheduled; where events are sent in order, not before earlier open events of its order. An event that is being sent is not sent twice.
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
         * @description Stops the deliveries of the event. It stays visible, counts as not notified, and can be resent. An attempt in progress ends first. An acknowledged event does not change.
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
         * Replay events
         * @description Sends the selected events again, oldest first and at most 100 per second, with the same ids and bytes; two calls are two concurrent replays. Acknowledged and stopped events restart their retry schedule and have the header `x-svc-replay`. Open events are sent earlier than scheduled, never later; events that wait for a URL, or for an earlier event of their order, continue to wait. With `dry_run`, the call only counts the events.
         */
        readonly post: operations["replayWebhooks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List events and their deliveries
         * @description Returns the merchant's events, newest first, each with the state of its delivery. Every event has one delivery. Events are listed until 30 days after they were acknowledged.
         *     All filters apply together. The cursor is stable: events that occur and deliveries that change meanwhile do not shift the pages.
         */
        readonly get: operations["listWebhookDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/deliveries/{event_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an event and its delivery
         * @description Returns the event as it is sent, where its next attempt goes, and every attempt with its request, its response and its times. Passwords, tokens and values of custom headers are masked, also where the endpoint returned them.
         */
        readonly get: operations["getWebhookDelivery"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List API requests
         * @description Returns the merchant's API calls and the visits of its payment steps of the last 7 days, newest first: what was called, by which API key, and the result. Request bodies and query parameters are not kept. Calls of the settings are in the audit log instead.
         *     A call appears about a second after its response. Under extreme load some calls are missing, and the operator can turn the log off.
         *     All filters apply together. The cursor is stable: later calls do not shift the pages.
         */
        readonly get: operations["listRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/requests/{response_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an API request
         * @description Returns one call with the error that it got, as the caller saw it.
         */
        readonly get: operations["getRequest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Stream changes
         * @description Sends a server-sent event when something changes, so that a list can be refreshed:
         *
         *     - `order`: one of the newest 100 orders was created or changed, or an older one has an event; data `{"order_id":"ORD1001","status":"CHARGED"}`
         *     - `delivery`: the delivery of one of the newest 100 events changed; data `{"event_id":"evt_…","order_id":"ORD1001","state":"NOTIFIED"}`. `order_id` is null for an event of no order.
         *
         *     Notes arrive within about two seconds, can repeat, and are missed while the stream is closed: read the list again after connecting. A comment line is sent
         *     every 15 seconds. The stream ends after `max_seconds`, when the session ends, when the merchant is disabled and when the service stops; connect again then.
         *     A user may have 10 open streams and a merchant 100, in each process of the service.
         */
        readonly get: operations["streamChanges"];
        readonly put?: never;
        readonly post?: never;
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
         * List the endpoints
         * @description Returns the state of the webhook endpoints in pages: the configured one first, then each origin of a URL that orders set, sorted by origin, if it has unfinished events or failures or is paused. A circuit breaker opens after 10 failures in a row, or when 70 % of the attempts in 5 minutes failed, of at least 20; it drops no events. With several workers, each counts the attempts of 5 minutes separately.
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
    readonly "/settings/webhook-endpoints/{endpoint_id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pause an endpoint
         * @description Stops the deliveries to an endpoint, for example during maintenance. Its events wait, and nothing is lost; POST /settings/webhook-endpoints/{endpoint_id}/resume sends them.
         */
        readonly post: operations["pauseWebhookEndpoint"];
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
         * @description Ends the pause of an endpoint, closes its circuit breaker and schedules all waiting events for immediate delivery. Deliveries start slowly.
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
         * @description Returns the key sets of encrypted messages, with the public keys of both sides.
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
         * @description Creates a key set with this `kid` from the merchant's public key and a new key pair of the service, and returns the service's public key. The first set is active at once; a later one becomes active when you rotate to it. An existing set does not change; you can send the same key again.
         */
        readonly put: operations["putMessageKey"];
        readonly post?: never;
        /**
         * Withdraw a key set immediately
         * @description Withdraws a compromised key set immediately, without the 24 hours of a rotation: messages with its `kid` are rejected with 401 (in every process of the service within a second), and the service no longer uses it. If it was the active set, the newest READY set becomes active; upload the next set first so that no message is lost. The call is rejected while webhooks are encrypted and no other set can encrypt them.
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
         * @description Activates the newest READY key set. The service uses it from the next delivery attempt on; messages that the merchant sends with the previous set are accepted for 24 hours. To withdraw a compromised key immediately, use DELETE /settings/keys/{kid}.
         */
        readonly post: operations["rotateMessageKeys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search customers
         * @description Returns the merchant's customers, newest first, in pages: all of them, or those that have a text.
         *
         *     `q` finds the customers that have exactly this value: the `cst_…` id, the object_reference_id, the email address, the first name, the last
         *     name or both in any case, or the mobile number with or without its country calling code. If no customer has the value, the answer is the first customers whose object_reference_id begins with it, at most `limit` of them, without
         *     a next page. A blank text counts as absent.
         *
         *     A customer that has stored cards and was never created as a customer is not listed; GET /settings/customers/{customer_id} shows it.
         */
        readonly get: operations["searchCustomers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/customers/{customer_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * View a customer
         * @description Returns a customer with its stored cards, masked, and their tokens. A customer_id that was never created as a customer but has stored cards is also found.
         */
        readonly get: operations["viewCustomer"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Erase a customer
         * @description Deletes a customer with its stored cards, their numbers and their tokens, as DELETE /customers/{customer_id} does. Its orders and their consent records stay. This cannot be undone.
         */
        readonly delete: operations["eraseCustomer"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/customers/{customer_id}/consents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a customer's consent records
         * @description Returns what the customer answered to the requests to tokenize a card, newest order first, in pages: when, for which text, and from where. Records of a customer
         *     that was erased before are not returned here; GET /settings/orders/{order_id}/consents returns those of an order.
         *
         *     A page has the records of up to `limit` orders of the customer. It may be empty and have a `next_cursor`. An answer appears within about a second.
         */
        readonly get: operations["listCustomerConsents"];
        readonly put?: never;
        readonly post?: never;
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
         * @description Returns all gateway configurations of the merchant, with the names of their credentials and without the values.
         */
        readonly get: operations["listGatewayConfigs"];
        readonly put?: never;
        /**
         * Add a gateway configuration
         * @description Adds a set of credentials of a payment gateway. An order uses the enabled configuration whose reference id it names (`metadata.SVC:gateway_reference_id`), otherwise the one that a routing rule selects (PUT /settings/routing), otherwise the default. The merchant's only enabled configuration becomes the default unless you send `is_default: false`; `is_default: true` replaces the current default. A merchant can have 50 configurations. The reference id must be unique among the enabled configurations of the gateway; a disabled configuration can have one that is in use.
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
         * Check whether a reference id is available
         * @description Returns whether an enabled configuration of the gateway can use the reference id, and if not, which one already uses it. The id is case-sensitive; disabled configurations do not count.
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
         * @description Returns one gateway configuration, with the names of its credentials and without their values.
         */
        readonly get: operations["getGatewayConfig"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a gateway configuration
         * @description Deletes the configuration and its credentials. It processes no further payments. If you delete the default, the merchant has no default until you set another one. Routing rules skip a deleted configuration; remove it from them before you set them again.
         */
        readonly delete: operations["deleteGatewayConfig"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a gateway configuration
         * @description Changes only the fields that are sent. If you disable the default, the merchant has no default, and orders that neither have a reference id nor meet a routing rule are declined until you set another default or enable a single configuration. You cannot enable a configuration whose reference id another enabled one uses.
         */
        readonly patch: operations["updateGatewayConfig"];
        readonly trace?: never;
    };
    readonly "/settings/gateways/{gateway_config_id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Test the credentials of a gateway configuration
         * @description Calls the gateway with the stored credentials and returns whether it accepts them. No money moves. A disabled configuration can be tested before it is enabled. At most 10 tests per minute and merchant.
         */
        readonly post: operations["testGatewayConfig"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/gateway-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the available gateways
         * @description Returns the gateways that configurations may use in this environment, with the credentials that each needs.
         */
        readonly get: operations["listGatewayTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/routing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the routing rules
         * @description Returns the routing rules in order; an empty list if there are none.
         */
        readonly get: operations["getRoutingRules"];
        /**
         * Set the routing rules
         * @description Replaces all routing rules. A payment follows its order's `metadata.SVC:gateway_reference_id` if it has one. Otherwise it follows the first enabled rule that applies and has a usable gateway configuration. Otherwise it goes to the default configuration alone.
         */
        readonly put: operations["replaceRoutingRules"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/routing/dry-run": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find the route of a payment
         * @description Returns the gateway configurations that a payment would try, in order, the rule that decides, and why rules and configurations are skipped. Nothing is stored or sent.
         */
        readonly post: operations["dryRunRouting"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search orders
         * @description Returns the merchant's orders, newest first, in pages: all of them, or those that match a text and filters.
         *
         *     `q` finds an order that has exactly this value, in any case: its order_id or id, the id or uuid of an attempt, the customer id, e-mail address or phone
         *     number, the last four digits of the card, the name on the card, the amount, the RRN or the gateway's id of a payment, why an attempt failed
         *     (`do_not_honour`), the id or ARN of a refund. Digits and amounts may be written as people do: `**** 4444`, `INR 1,499`. Of an e-mail address such as
         *     `asha.rao@shop.example`, `asha.rao`, `Asha Rao`, `asha` and `rao` are found too, and of a name on the card its last word. If no order has the value, `q` finds the orders whose order_id begins with it,
         *     in the descending order of their ids. Never send a card number.
         *
         *     A created or changed order appears within about a second. Changes do not shift the pages: each order appears once. A page may have fewer orders than
         *     `limit`, or none, and a `next_cursor`: a search examines a limited number of orders for each page.
         */
        readonly get: operations["searchOrders"];
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
         * @description Returns the orders that were created on one day (UTC), newest first, as CSV: UTF-8, comma-separated, with CR LF line ends. The first line has the column names; read columns by name, because new ones are added at the end.
         *     The file is streamed and has no size limit; a download that is interrupted is incomplete.
         *     Each row has the current status of the order, and the attempt that paid it, otherwise the latest one. `amount` is the order's amount; `net_amount` is the captured amount, and empty before a capture. A refund appears in `amount_refunded` and reduces neither of them. Of a card, only the last four digits are included. A text that a spreadsheet would read as a formula begins with an apostrophe.
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
    readonly "/settings/orders/{order_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve an order
         * @description Returns the order as the merchant API does, with every field.
         */
        readonly get: operations["viewOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/orders/{order_id}/timeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve an order's timeline
         * @description Returns everything that happened to the order, oldest first: its creation, each attempt with its steps and the bank's answer, the customer's consent, tokens, captures, voids, refunds, disputes, webhooks with every attempt to deliver them, and who did what with an API key or in the settings.
         */
        readonly get: operations["getOrderTimeline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/orders/{order_id}/refunds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refund an order
         * @description Refunds the paid amount of the order, in full or in part, with the rules and results of POST /orders/{order_id}/refunds. The refund is accepted as PENDING and sent to the gateway soon afterwards. A repeated `unique_request_id` is refused, so that no repetition of a call refunds twice.
         */
        readonly post: operations["issueRefund"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/orders/{order_id}/expire": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Expire an order
         * @description Ends an unpaid order now, as at its `order_expiry`: attempts that wait for the customer fail, the payment page closes, and the order becomes EXPIRED. An attempt that a gateway is processing goes on, and can still pay the order. An order that is paid, authorized or voided is rejected. An expired order is returned unchanged.
         */
        readonly post: operations["expireOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
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
         * List an order's webhooks
         * @description Returns whether the merchant was notified of the order, every event with its delivery attempts, and the reason why nothing is sent while the endpoint fails.
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
         * List an order's consent records
         * @description Returns the customer's answers to the request to tokenize the card: when, for which text, and from where. A card is tokenized only if such a record says GIVEN.
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
    readonly "/settings/txns/{txn_uuid}/capture": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Capture an authorized amount
         * @description Captures the amount that a transaction has authorized, in full or the part in `amount`, with the rules and results of POST /v2/txns/{txn_uuid}/capture. A successful capture ends the authorization. A repetition with the same Idempotency-Key returns the same response and captures nothing twice.
         */
        readonly post: operations["captureAuthorization"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/txns/{txn_uuid}/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Void an authorization
         * @description Releases the amount that a transaction has authorized, with the rules and results of POST /v2/txns/{txn_uuid}/void. A repetition with the same Idempotency-Key returns the same response.
         */
        readonly post: operations["voidAuthorization"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve payment metrics
         * @description Returns the figures of a period, by currency: in all, for each interval, by gateway and by the reason of failures. At most 100 days by day, or 31 days by hour.
         *
         *     Everything is counted at the time it began: an order and an attempt when it was created, a payment when the attempt that paid began, a refund when it was
         *     requested. Card verifications are not counted. A change is counted within about a second.
         */
        readonly get: operations["getPaymentMetrics"];
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
         * @description Returns the newest entries first:
         *
         *     - every change of the merchant's settings, by the operator or by a login, with the values before and after
         *     - logins, including failed ones, and logouts; of the logins that are rejected with 429, the first of each pause
         *     - exports and reads of consents
         *     - webhooks that were resent, stopped, replayed or tested, and endpoints that were resumed
         *     - refunds, captures and voids, with the API key or by a login
         *
         *     All filters apply together.
         *
         *     Each entry contains the hash of the previous one: GET /settings/audit/verify detects entries that were changed, removed or added.
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
         * @description Verifies the chain of the merchant's audit log from its first entry with a `hash` to the newest, and returns whether the chain is intact or where it first breaks. Entries from before the chain are counted and not verified.
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
         * @description Returns the appearance of the hosted payment page and its URLs.
         */
        readonly get: operations["getPaymentPageSettings"];
        /**
         * Set the payment page settings
         * @description Replaces the payment page settings; a field that is not sent is reset to its default. The response key does not change.
         */
        readonly put: operations["replacePaymentPageSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change payment page settings
         * @description Changes only the fields that are sent; the other fields and the response key do not change.
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
         * Create a new response key
         * @description Creates a new key for signing the redirect to return_url, which is returned only in this response. It replaces the old key at once.
         */
        readonly post: operations["rotateResponseKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/sandbox/test-payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a test payment (sandbox)
         * @description Creates an order of the merchant, as POST /orders does, and returns the link of its payment page. Pay it there with a sandbox card. Available only where the sandbox gateway is on.
         */
        readonly post: operations["createTestPayment"];
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
         * Simulate a token event (sandbox)
         * @description Simulates the issuer of a card that suspends, resumes or ends its token, as issuers do in production: the network notifies the service, and the merchant gets TOKEN_STATUS_CHANGED within seconds. Available only where the sandbox network is on.
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
        /** @description The merchant's token requestor id at each card network, by the network's name. Cards of a network without one cannot be tokenized: their `tokenize_support` is false, and the customer is not asked. In the sandbox a new merchant has one at every network; in production the operator enters those that the networks assigned. A change replaces the whole object: a network that is not sent has no id afterwards. */
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
         * @description How values of udf1 to udf10 and of metadata that look like card numbers are handled. Every other free text is rejected in either case.
         *
         *     - `refuse`: the call is rejected with 400.
         *     - `warn`: they are stored, returned and listed in `x-svc-warning`, for a merchant whose own long numbers pass the Luhn check.
         * @enum {string}
         */
        readonly CardNumbersInText: "refuse" | "warn";
        /** @description A merchant's rate limit, a token bucket: it fills at `per_second`, up to `burst`, and each call takes one token. All calls by API key share one bucket. The order or customer of each client auth token has a separate bucket of the same size, so that a customer's browser uses none of the merchant's calls. In total a merchant can therefore make more calls than this limit. Each session of the settings has a fixed limit of 50 calls per second with a burst of 200, which does not depend on `per_second` and `burst`. */
        readonly RateLimit: {
            /** @description The sustained number of calls per second. */
            readonly per_second: number;
            /** @description The maximum number of calls at once. */
            readonly burst: number;
        };
        /**
         * Format: date-time
         * @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`.
         * @example 2026-03-14T09:26:53Z
         */
        readonly Timestamp: string;
        /** @description A merchant as the operator sees it. Secrets are never returned. */
        readonly MerchantRecord: {
            /** @description The merchant's id, which it sends as `x-merchantid`. It never changes. */
            readonly merchant_id: string;
            /** @description The merchant's name, as shown to its customers. */
            readonly name: string;
            /** @description The value that a session sends as `payment_page_client_id`. Default: the merchant id. */
            readonly client_id: string;
            /** @description The user name for the settings login. */
            readonly settings_username: string;
            /** @description All calls for a disabled merchant are rejected. Its orders and settings stay stored. */
            readonly disabled: boolean;
            /** @description Whether the check digit, the expiry and the length of the security code are checked before a card is sent to the gateway. Always on in production. */
            readonly strict_card_checks: boolean;
            /** @description Whether payments without the customer's authentication (`auth_type=MOTO`) are accepted. */
            readonly moto_enabled: boolean;
            /** @description Whether POST /txns may create an order without credentials. The merchant's POST /orders or POST /session takes over such an order. */
            readonly open_order_create: boolean;
            /** @description The maximum number of attempts of an order that reach the gateway. */
            readonly max_attempts: number;
            /** @description After how many minutes an unpaid order expires, unless the order sets another time. */
            readonly order_expiry_minutes: number;
            /** @description Whether the cards of this merchant's customers may be tokenized, each with the customer's consent. */
            readonly tokenization_enabled: boolean;
            /** @description Whether the service's consent page is shown when a payment does not send `tokenize`. */
            readonly svc_web_consent: boolean;
            /** @description Whether the merchant asks its customers for consent itself and sends their answer as `tokenize`. */
            readonly merchant_consent: boolean;
            /** @description Whether stored tokens can pay. It also hides the first four digits of every listed card, tokenized or not. */
            readonly repeat_token_transactions: boolean;
            /** @description Whether only tokenized cards are stored. */
            readonly stored_card_mandate: boolean;
            /** @description The merchant's token requestor id at each card network, by the network's name. Cards of a network without one cannot be tokenized: their `tokenize_support` is false, and the customer is not asked. In the sandbox a new merchant has one at every network; in production the operator enters those that the networks assigned. A change replaces the whole object: a network that is not sent has no id afterwards. */
            readonly token_requestor_ids: components["schemas"]["TokenRequestorIds"];
            /** @description Whether each encrypted message (/v4) must have `iat`, `exp` and `jti`, so that none is accepted twice. If it is off, they are checked only if present. */
            readonly message_claims_required: boolean;
            /**
             * @description How values of udf1 to udf10 and of metadata that look like card numbers are handled. Every other free text is rejected in either case.
             *
             *     - `refuse`: the call is rejected with 400.
             *     - `warn`: they are stored, returned and listed in `x-svc-warning`, for a merchant whose own long numbers pass the Luhn check.
             */
            readonly card_numbers_in_text: components["schemas"]["CardNumbersInText"];
            /** @description The rate limit of the merchant's calls; null for no limit on these calls and on those of settings sessions. A new merchant has no limit in the sandbox, and 100 calls per second with a burst of 200 in production. */
            readonly rate_limit: components["schemas"]["RateLimit"] | null;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
        };
        /** @description A page of merchants, by merchant id. */
        readonly MerchantPage: {
            /** @description The merchants of this page. */
            readonly list: readonly components["schemas"]["MerchantRecord"][];
            /** @description Send it as `after` to read the next page; null on the last page. */
            readonly next_cursor: string | null;
        };
        /**
         * @description The kind of error, for existing clients; decide by error_code.
         *
         *     - `Bad Request`: the request is invalid (400).
         *     - `NOT_FOUND`: the order does not exist (400).
         *     - `invalid_request_error`: the call does not fit the API or an existing object (400, 404, 405, 409, 412, 413, 415).
         *     - `error`: the call is not authorized, or there are too many, or the service failed.
         *     - `ERROR`: a refund was rejected.
         *
         *     New values may be added; decide by the HTTP status where you do not know the value.
         */
        readonly ErrorStatus: "Bad Request" | "NOT_FOUND" | "invalid_request_error" | "error" | "ERROR" | Unlisted;
        /**
         * @description The error, for programs. A code never changes its meaning.
         *
         *     - `INVALID_REQUEST`: one or more parameters are invalid.
         *     - `Mandatory fields are missing`: mandatory parameters are missing.
         *     - `INVALID_INPUT`: the card details are invalid.
         *     - `EXPIRED`: the card or its temporary token has expired.
         *     - `order_not_found`: no order has this order_id.
         *     - `unique`: an object with this id already exists.
         *     - `access_denied`: the authentication failed.
         *     - `bad_origin`: the call comes from a page or an address that is not allowed.
         *     - `object_not_found`: the object or the path does not exist.
         *     - `method_not_allowed`: the path does not support the method.
         *     - `payload_too_large`: the body is too large.
         *     - `unsupported_media_type`: the body has another media type than the operation takes.
         *     - `idempotency_conflict`: the Idempotency-Key is in use, or was used with other parameters.
         *     - `precondition_failed`: the object has changed since the version that the call names.
         *     - `rate_limited`: too many calls.
         *     - `internal_error`: the service failed.
         *     - `service_unavailable`: the service is temporarily unavailable.
         *     - `order_already_processed`: the order takes no further payment.
         *     - `txn_in_progress`: a payment of this order is in progress.
         *     - `attempts_exceeded`: the order has reached the limit of payment attempts.
         *     - `missing_card_number`: the card number is missing.
         *     - `missing merchant_id`: the merchant id is missing.
         *     - `payment_page_client_id_not_found`: the client id is missing.
         *     - `invalid.client.id`: the client id is not that of the merchant.
         *     - `customer_id_not_found`: the customer does not exist.
         *     - `webhook_not_configured`: the webhook settings are incomplete.
         *     - `INVALID_ACTION`: the object's status or the settings do not allow the operation.
         *     - `duplicate.call`: the unique_request_id was already used for a refund of this order.
         *     - `invalid.amount.exceeded`: the amount exceeds the refundable amount.
         *     - `invalid amount`: the amount is not above 0.
         *     - `invalid.order.not_successful`: the order is not paid. Refund it when its status is CHARGED.
         *     - `request.exceeded`: the order has reached the limit of refunds.
         *     - `role_not_allowed`: the user's role does not allow the operation.
         *     - `confirmation_required`: the operation needs a recent confirmation of the session.
         *     - `second_factor_required`: the password is right, and a second factor is required.
         *     - `second_factor_missing`: the operation needs a second factor, and the user has none.
         *
         *     New values may be added; decide by the HTTP status where you do not know the value.
         */
        readonly ErrorCode: "INVALID_REQUEST" | "Mandatory fields are missing" | "INVALID_INPUT" | "EXPIRED" | "order_not_found" | "unique" | "access_denied" | "bad_origin" | "object_not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "idempotency_conflict" | "precondition_failed" | "rate_limited" | "internal_error" | "service_unavailable" | "order_already_processed" | "txn_in_progress" | "attempts_exceeded" | "missing_card_number" | "missing merchant_id" | "payment_page_client_id_not_found" | "invalid.client.id" | "customer_id_not_found" | "webhook_not_configured" | "INVALID_ACTION" | "duplicate.call" | "invalid.amount.exceeded" | "invalid amount" | "invalid.order.not_successful" | "request.exceeded" | "role_not_allowed" | "confirmation_required" | "second_factor_required" | "second_factor_missing" | Unlisted;
        /**
         * @description The class of the error, for programs.
         *
         *     - `INVALID_INPUT`: a parameter is invalid.
         *     - `RESOURCE_NOT_FOUND`: the object does not exist.
         *     - `EXPIRED`: the card or its token has expired.
         *     - `DUPLICATE_REQUEST`: the id of this call was already used.
         *     - `MISSING_MANDATORY_PARAMETER`: a mandatory parameter is missing.
         *     - `INVALID_ACTION`: the object's status does not allow the operation.
         *     - `UNAUTHORIZED`: the credentials are missing, wrong or not sufficient.
         *     - `UNAUTHENTICATED`: another factor is required.
         *     - `ALREADY_EXISTS`: an object with this id exists.
         *     - `BAD_ORIGIN`: the call comes from a page or an address that is not allowed.
         *     - `RATE_LIMITED`: too many calls.
         *     - `ACCOUNT_NOT_FOUND`: the account does not exist.
         *     - `FEATURE_NOT_ENABLED`: the feature is not enabled for the merchant.
         *     - `INTERNAL_ERROR`: the service failed or is unavailable.
         *
         *     New values may be added; decide by the HTTP status where you do not know the value.
         */
        readonly ErrorInfoCode: "INVALID_INPUT" | "RESOURCE_NOT_FOUND" | "EXPIRED" | "DUPLICATE_REQUEST" | "MISSING_MANDATORY_PARAMETER" | "INVALID_ACTION" | "UNAUTHORIZED" | "UNAUTHENTICATED" | "ALREADY_EXISTS" | "BAD_ORIGIN" | "RATE_LIMITED" | "ACCOUNT_NOT_FOUND" | "FEATURE_NOT_ENABLED" | "INTERNAL_ERROR" | Unlisted;
        /**
         * @description Who can fix the error.
         *
         *     - `USER_ERROR`: the caller.
         *     - `CONFIG_ERROR`: the merchant's or the operator's settings.
         *     - `GATEWAY_ERROR`: the gateway.
         *     - `SERVER_ERROR`: the service.
         *
         *     New values may be added; decide by the HTTP status where you do not know the value.
         */
        readonly ErrorCategory: "USER_ERROR" | "CONFIG_ERROR" | "GATEWAY_ERROR" | "SERVER_ERROR" | Unlisted;
        /** @description An invalid or missing parameter. */
        readonly ErrorField: {
            /** @description The parameter's name, for example `amount` or `order.amount`. */
            readonly field_name: string;
            /** @description What is wrong and how to fix it. Never contains the value that was sent. */
            readonly reason: string;
        };
        /** @description Details of the error for programs and for people. */
        readonly ErrorInfo: {
            /**
             * @description The class of the error, for programs.
             *
             *     - `INVALID_INPUT`: a parameter is invalid.
             *     - `RESOURCE_NOT_FOUND`: the object does not exist.
             *     - `EXPIRED`: the card or its token has expired.
             *     - `DUPLICATE_REQUEST`: the id of this call was already used.
             *     - `MISSING_MANDATORY_PARAMETER`: a mandatory parameter is missing.
             *     - `INVALID_ACTION`: the object's status does not allow the operation.
             *     - `UNAUTHORIZED`: the credentials are missing, wrong or not sufficient.
             *     - `UNAUTHENTICATED`: another factor is required.
             *     - `ALREADY_EXISTS`: an object with this id exists.
             *     - `BAD_ORIGIN`: the call comes from a page or an address that is not allowed.
             *     - `RATE_LIMITED`: too many calls.
             *     - `ACCOUNT_NOT_FOUND`: the account does not exist.
             *     - `FEATURE_NOT_ENABLED`: the feature is not enabled for the merchant.
             *     - `INTERNAL_ERROR`: the service failed or is unavailable.
             *
             *     New values may be added; decide by the HTTP status where you do not know the value.
             */
            readonly code: components["schemas"]["ErrorInfoCode"];
            /**
             * @description Who can fix the error.
             *
             *     - `USER_ERROR`: the caller.
             *     - `CONFIG_ERROR`: the merchant's or the operator's settings.
             *     - `GATEWAY_ERROR`: the gateway.
             *     - `SERVER_ERROR`: the service.
             *
             *     New values may be added; decide by the HTTP status where you do not know the value.
             */
            readonly category: components["schemas"]["ErrorCategory"];
            /** @description A message that may be shown to a customer. */
            readonly user_message: string;
            /** @description A message for the developer of the caller: what is wrong and what to do next. */
            readonly developer_message: string;
            /** @description The id of the call, as in the header `x-request-id`. Include it when you ask for support. */
            readonly request_id: string;
            /**
             * Format: uri
             * @description The URL of the page that describes the error.
             */
            readonly href: string;
            /** @description The invalid or missing parameters; empty if the error does not concern a parameter. */
            readonly fields: readonly components["schemas"]["ErrorField"][];
        };
        /** @description The shape of every error. Decide by `error_code`; `error_message` and the messages in `error_info` are for people and may change. */
        readonly Error: {
            /**
             * @description The kind of error, for existing clients; decide by error_code.
             *
             *     - `Bad Request`: the request is invalid (400).
             *     - `NOT_FOUND`: the order does not exist (400).
             *     - `invalid_request_error`: the call does not fit the API or an existing object (400, 404, 405, 409, 412, 413, 415).
             *     - `error`: the call is not authorized, or there are too many, or the service failed.
             *     - `ERROR`: a refund was rejected.
             *
             *     New values may be added; decide by the HTTP status where you do not know the value.
             */
            readonly status: components["schemas"]["ErrorStatus"];
            /** @description The number of the status: 40 with NOT_FOUND, -1 with ERROR. Otherwise absent. */
            readonly status_id?: number;
            /** @description The requested order id, with NOT_FOUND. */
            readonly order_id?: string;
            /**
             * @description The error, for programs. A code never changes its meaning.
             *
             *     - `INVALID_REQUEST`: one or more parameters are invalid.
             *     - `Mandatory fields are missing`: mandatory parameters are missing.
             *     - `INVALID_INPUT`: the card details are invalid.
             *     - `EXPIRED`: the card or its temporary token has expired.
             *     - `order_not_found`: no order has this order_id.
             *     - `unique`: an object with this id already exists.
             *     - `access_denied`: the authentication failed.
             *     - `bad_origin`: the call comes from a page or an address that is not allowed.
             *     - `object_not_found`: the object or the path does not exist.
             *     - `method_not_allowed`: the path does not support the method.
             *     - `payload_too_large`: the body is too large.
             *     - `unsupported_media_type`: the body has another media type than the operation takes.
             *     - `idempotency_conflict`: the Idempotency-Key is in use, or was used with other parameters.
             *     - `precondition_failed`: the object has changed since the version that the call names.
             *     - `rate_limited`: too many calls.
             *     - `internal_error`: the service failed.
             *     - `service_unavailable`: the service is temporarily unavailable.
             *     - `order_already_processed`: the order takes no further payment.
             *     - `txn_in_progress`: a payment of this order is in progress.
             *     - `attempts_exceeded`: the order has reached the limit of payment attempts.
             *     - `missing_card_number`: the card number is missing.
             *     - `missing merchant_id`: the merchant id is missing.
             *     - `payment_page_client_id_not_found`: the client id is missing.
             *     - `invalid.client.id`: the client id is not that of the merchant.
             *     - `customer_id_not_found`: the customer does not exist.
             *     - `webhook_not_configured`: the webhook settings are incomplete.
             *     - `INVALID_ACTION`: the object's status or the settings do not allow the operation.
             *     - `duplicate.call`: the unique_request_id was already used for a refund of this order.
             *     - `invalid.amount.exceeded`: the amount exceeds the refundable amount.
             *     - `invalid amount`: the amount is not above 0.
             *     - `invalid.order.not_successful`: the order is not paid. Refund it when its status is CHARGED.
             *     - `request.exceeded`: the order has reached the limit of refunds.
             *     - `role_not_allowed`: the user's role does not allow the operation.
             *     - `confirmation_required`: the operation needs a recent confirmation of the session.
             *     - `second_factor_required`: the password is right, and a second factor is required.
             *     - `second_factor_missing`: the operation needs a second factor, and the user has none.
             *
             *     New values may be added; decide by the HTTP status where you do not know the value.
             */
            readonly error_code: components["schemas"]["ErrorCode"];
            /** @description What is wrong and what to do next. */
            readonly error_message: string;
            /** @description Details of the error for programs and for people. */
            readonly error_info: components["schemas"]["ErrorInfo"];
        };
        /** @description The user name for the settings login, for example an email address. Unique across all merchants, case-insensitive. */
        readonly SettingsUsername: string;
        /** @description A new password of 12 to 128 characters. It must not be a common password, nor contain the user name, the merchant id or the merchant name. Stored only as a salted hash. */
        readonly NewSettingsPassword: string;
        /** @description The merchant to create. */
        readonly NewMerchant: {
            /** @description The merchant's id; it cannot be changed later. */
            readonly merchant_id: string;
            /** @description The merchant's name, as shown to its customers. The payment page shows it unless the merchant sets another. */
            readonly name: string;
            /** @description The user name for the settings login, for example an email address. Unique across all merchants, case-insensitive. */
            readonly settings_username: components["schemas"]["SettingsUsername"];
            /** @description A new password of 12 to 128 characters. It must not be a common password, nor contain the user name, the merchant id or the merchant name. Stored only as a salted hash. */
            readonly settings_password: components["schemas"]["NewSettingsPassword"];
        };
        /** @description A new API key. It is returned only once, because the service stores only a hash of it. */
        readonly ShownApiKey: {
            /** @description The key itself. Send it as the user name of HTTP Basic authentication with an empty password. Store it safely; you cannot read it again. */
            readonly api_key: string;
        };
        /** @description The new merchant with its first API key. */
        readonly CreatedMerchant: components["schemas"]["MerchantRecord"] & components["schemas"]["ShownApiKey"];
        /** @description The fields to change. A field that is not sent does not change. */
        readonly MerchantChange: {
            /** @description The merchant's name. */
            readonly name?: string;
            /** @description The value that a session sends as `payment_page_client_id`. */
            readonly client_id?: string;
            /** @description `true` rejects all calls for the merchant; `false` allows them again. */
            readonly disabled?: boolean;
            /** @description Whether a card's check digit, expiry and security code length are checked. Cannot be turned off in production. */
            readonly strict_card_checks?: boolean;
            /** @description Whether `auth_type=MOTO` is accepted. */
            readonly moto_enabled?: boolean;
            /** @description Whether POST /txns may create an order without credentials. The merchant's POST /orders or POST /session takes over such an order. */
            readonly open_order_create?: boolean;
            /** @description The maximum number of attempts of an order that reach the gateway. */
            readonly max_attempts?: number;
            /** @description After how many minutes an unpaid order expires, unless the order sets another time. */
            readonly order_expiry_minutes?: number;
            /** @description Whether cards may be tokenized. If it is off, no new token is created; existing tokens stay, and pay if `repeat_token_transactions` allows it. */
            readonly tokenization_enabled?: boolean;
            /** @description Whether the service's consent page is shown when a payment does not send `tokenize`. Can be combined with `merchant_consent`. */
            readonly svc_web_consent?: boolean;
            /** @description Whether `tokenize=true` counts as consent that the merchant obtained. Requires an agreement with the merchant. */
            readonly merchant_consent?: boolean;
            /** @description Whether stored tokens can pay. It also hides the first four digits of every listed card, tokenized or not. */
            readonly repeat_token_transactions?: boolean;
            /** @description Whether only tokenized cards are stored. When it is turned on, cards without a live token are no longer listed, and their numbers are deleted permanently within 24 hours: turning it off does not restore them. */
            readonly stored_card_mandate?: boolean;
            /** @description The merchant's token requestor id at each card network, by the network's name. Cards of a network without one cannot be tokenized: their `tokenize_support` is false, and the customer is not asked. In the sandbox a new merchant has one at every network; in production the operator enters those that the networks assigned. A change replaces the whole object: a network that is not sent has no id afterwards. */
            readonly token_requestor_ids?: components["schemas"]["TokenRequestorIds"];
            /** @description Whether each encrypted message (/v4) must have `iat`, `exp` and `jti`, so that none is accepted twice. If it is off, they are checked only if present. */
            readonly message_claims_required?: boolean;
            /**
             * @description How values of udf1 to udf10 and of metadata that look like card numbers are handled. Every other free text is rejected in either case.
             *
             *     - `refuse`: the call is rejected with 400.
             *     - `warn`: they are stored, returned and listed in `x-svc-warning`, for a merchant whose own long numbers pass the Luhn check.
             */
            readonly card_numbers_in_text?: components["schemas"]["CardNumbersInText"];
            /** @description The rate limit of the merchant's calls by API key, and separately of each customer's calls by client auth token; null for no limit on these calls and on those of settings sessions. A change applies within a second, in every process. */
            readonly rate_limit?: components["schemas"]["RateLimit"] | null;
        };
        /** @description The new login of a merchant's settings. The password is returned only once. */
        readonly ResetCredentials: {
            /** @description The merchant. */
            readonly merchant_id: string;
            /** @description The user name for the login, unchanged. */
            readonly settings_username: string;
            /** @description The new password. Pass it on to the merchant, who should replace it. */
            readonly settings_password: string;
        };
        /** @description The BIN table that the operator loaded. Without one, `table_id` and `date_loaded` are null and the counts are 0. */
        readonly BinTable: {
            /** @description The id of the active table. Every load creates a new one. */
            readonly table_id: string | null;
            /** @description When it became active. */
            readonly date_loaded: components["schemas"]["Timestamp"] | null;
            /** @description The number of BINs in the table. */
            readonly loaded_count: number;
            /** @description The number of invalid rows that were skipped. */
            readonly bad_count: number;
        };
        /** @description A skipped row. */
        readonly BadBinRow: {
            /** @description The row's line in the file; the header row is line 1. */
            readonly line: number;
            /** @description What is wrong and how to fix it. Never contains the row's content. */
            readonly reason: string;
        };
        /** @description The result of loading a BIN table. The table is active. */
        readonly BinTableReport: {
            /** @description The id of the new active table. */
            readonly table_id: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_loaded: components["schemas"]["Timestamp"];
            /** @description The number of BINs in the table. */
            readonly loaded_count: number;
            /** @description The number of invalid rows that were skipped, including those that are not listed. */
            readonly bad_count: number;
            /** @description The first 100 invalid rows, by line. */
            readonly bad_rows: readonly components["schemas"]["BadBinRow"][];
        };
        /**
         * @description What the key is used for.
         *
         *     - `SEALING`: the newest key, which encrypts all new data.
         *     - `OPENING`: an earlier key, which still decrypts its data.
         *     - `MISSING`: data uses it, but this process does not have it: add it to VAULT_KEYS_OLD.
         *
         *     New values may be added; treat one that you do not know as a key that must stay.
         */
        readonly VaultKeyState: "SEALING" | "OPENING" | "MISSING" | Unlisted;
        /** @description A key of the vault, and how much data it wraps. */
        readonly VaultKey: {
            /** @description Derived from the key; reveals nothing about it. */
            readonly key_id: string;
            /**
             * @description What the key is used for.
             *
             *     - `SEALING`: the newest key, which encrypts all new data.
             *     - `OPENING`: an earlier key, which still decrypts its data.
             *     - `MISSING`: data uses it, but this process does not have it: add it to VAULT_KEYS_OLD.
             *
             *     New values may be added; treat one that you do not know as a key that must stay.
             */
            readonly state: components["schemas"]["VaultKeyState"];
            /** @description The number of card numbers that use the key. */
            readonly card_numbers: number;
            /** @description The number of merchants with a secret that uses the key. */
            readonly merchants: number;
        };
        /** @description The keys that encrypt the vault's data. */
        readonly Vault: {
            /** @description The sealing key first, then the others by their id. */
            readonly list: readonly components["schemas"]["VaultKey"][];
        };
        /** @description What a call re-encrypted with the newest key, and what is left. */
        readonly VaultRewrapping: {
            /** @description The newest key. */
            readonly sealing_key_id: string;
            /** @description The number of card numbers that this call re-encrypted. */
            readonly card_numbers: number;
            /** @description The number of merchants whose secrets this call re-encrypted. */
            readonly merchants: number;
            /** @description The number of card numbers and merchants that are left, without the unreadable ones. */
            readonly remaining: number;
            /** @description The number of card numbers and merchants whose data key cannot be decrypted, because its key is missing here or it was changed. They are not changed. */
            readonly unreadable: number;
        };
        /**
         * @description Who called.
         *
         *     - `operator`: the operator of the service.
         *     - `settings`: a login of the merchant.
         *     - `api_key`: one of the merchant's API keys.
         *     - `message_key`: an encrypted message, by the key set that signed it.
         *     - `anonymous`: a failed login.
         *
         *     New values may be added; show one that you do not know unchanged.
         */
        readonly AuditActor: "operator" | "settings" | "api_key" | "message_key" | "anonymous" | Unlisted;
        /**
         * @description How the call ended.
         *
         *     - `SUCCEEDED`: done.
         *     - `FAILED`: rejected, or ended with an error.
         *     - `UNKNOWN`: the service stopped or failed before the result was recorded; check the object of the call.
         * @enum {string}
         */
        readonly AuditOutcome: "SUCCEEDED" | "FAILED" | "UNKNOWN";
        /** @description One field before and after a change. Texts are unchanged, other values are JSON; long values are truncated. For a secret, `before` is null and `after` is `changed`. */
        readonly AuditChange: {
            /** @description The field's name. */
            readonly field_name: string;
            /** @description The value before; null without one. */
            readonly before: string | null;
            /** @description The value after; null without one. */
            readonly after: string | null;
        };
        /** @description One entry of the audit log. It never contains secrets or card data. */
        readonly AuditEntry: {
            /** @description The entry's id. */
            readonly id: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /**
             * @description Who called.
             *
             *     - `operator`: the operator of the service.
             *     - `settings`: a login of the merchant.
             *     - `api_key`: one of the merchant's API keys.
             *     - `message_key`: an encrypted message, by the key set that signed it.
             *     - `anonymous`: a failed login.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly actor: components["schemas"]["AuditActor"];
            /** @description The `key_id` of the API key, or the `kid` of the key set; null for the other actors. */
            readonly actor_id: string | null;
            /** @description The settings user name of the login, or the one that a failed login used; null for the other actors. */
            readonly username: string | null;
            /** @description The operationId of the call, for example `replaceWebhookSettings`. */
            readonly operation: string;
            /** @description The id of the object of the call, if there are several of its type, for example an order_id or a gateway_config_id; otherwise null. */
            readonly object_id: string | null;
            /**
             * @description How the call ended.
             *
             *     - `SUCCEEDED`: done.
             *     - `FAILED`: rejected, or ended with an error.
             *     - `UNKNOWN`: the service stopped or failed before the result was recorded; check the object of the call.
             */
            readonly outcome: components["schemas"]["AuditOutcome"];
            /** @description The names of the fields that changed. */
            readonly fields: readonly string[];
            /** @description The fields that changed, with their values; empty in entries from before values were recorded. */
            readonly changes: readonly components["schemas"]["AuditChange"][];
            /** @description The `x-request-id` of the call. */
            readonly request_id: string;
            /** @description The caller's IP address; null in entries from before it was recorded. */
            readonly address: string | null;
            /** @description The caller's `User-Agent`, truncated to 256 characters; null in entries from before it was recorded. */
            readonly user_agent: string | null;
            /** @description The entry's sequence number in its log. There are no gaps from the first entry with a `hash` on. */
            readonly sequence: number;
            /** @description The `hash` of the previous entry; null in the first entry of the chain and in entries from before the chain. */
            readonly previous_hash: string | null;
            /** @description SHA-256 over this entry and `previous_hash`, in hexadecimal digits; null in entries from before the chain. */
            readonly hash: string | null;
        };
        /** @description A page of entries, newest first. */
        readonly AuditPage: {
            /** @description The entries of this page. */
            readonly list: readonly components["schemas"]["AuditEntry"][];
            /** @description Send it as `after` to read the next page; null on the last page. */
            readonly next_cursor: string | null;
        };
        /**
         * @description How the audit log is broken.
         *
         *     - `ENTRY_MISSING`: there is no entry with this sequence number, or the record of the chain's end was removed, so that later entries may be missing.
         *     - `ENTRY_CHANGED`: the entry was changed after it was written, does not follow the previous one, or was added by somebody else.
         * @enum {string}
         */
        readonly AuditBreakReason: "ENTRY_MISSING" | "ENTRY_CHANGED";
        /** @description Where the chain first breaks. */
        readonly AuditBreak: {
            /** @description The sequence number of the missing or changed entry. */
            readonly sequence: number;
            /**
             * @description How the audit log is broken.
             *
             *     - `ENTRY_MISSING`: there is no entry with this sequence number, or the record of the chain's end was removed, so that later entries may be missing.
             *     - `ENTRY_CHANGED`: the entry was changed after it was written, does not follow the previous one, or was added by somebody else.
             */
            readonly reason: components["schemas"]["AuditBreakReason"];
        };
        /** @description The result of verifying an audit log. */
        readonly AuditVerification: {
            /** @description Whether every entry of the chain is present and unchanged, and none was added. */
            readonly whole: boolean;
            /** @description How many entries of the chain were verified before the end or the break. */
            readonly checked_count: number;
            /** @description How many entries are from before the chain. They have no `hash` and are not verified. */
            readonly unchained_count: number;
            /** @description How many calls have no entry yet: they are in progress in another process of the service, or a process stopped before it recorded them. Calls of a stopped process are recorded with the outcome `UNKNOWN` when the log is read at least 10 minutes after the call, or when the service starts. Until it is 0, the log is incomplete. */
            readonly open_count: number;
            /** @description The first sequence number of the chain; null while it has no entry, and if the record of the chain's end was removed. */
            readonly first_sequence: number | null;
            /** @description The sequence number of the newest entry; null without one. */
            readonly last_sequence: number | null;
            /** @description The `hash` of the newest entry; null without one. Record it elsewhere, and check later that the entry of `last_sequence` still has it. */
            readonly last_hash: string | null;
            /** @description Where the chain first breaks; null if it is intact. */
            readonly broken_at: components["schemas"]["AuditBreak"] | null;
        };
        /** @description The login credentials. */
        readonly LoginRequest: {
            /** @description The settings user name, case-insensitive. */
            readonly username: string;
            /** @description The settings password. */
            readonly password: string;
            /** @description The `device_token` of an earlier login from this device. With it, failed logins of others neither slow down nor block this login. An invalid token is ignored. */
            readonly device_token?: string;
            /** @description The current code of the authenticator app, 6 digits. A code works once. */
            readonly totp_code?: string;
            /** @description One of the recovery codes, for example when the phone is lost. A code works once. */
            readonly recovery_code?: string;
        };
        /** @description Access to the settings of one merchant. */
        readonly SettingsLogin: {
            /** @description Send it as `Authorization: Bearer <access_token>`. Returned only once. */
            readonly access_token: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expires_at: components["schemas"]["Timestamp"];
            /** @description The session also ends after this many seconds without a call. */
            readonly idle_timeout_seconds: number;
            /** @description Store it on this device and send it with the next login. It is valid for 180 days, only for this user name, and gives no access without the password. */
            readonly device_token: string;
            /** @description The merchant of the settings. */
            readonly merchant_id: string;
        };
        /**
         * @description What a settings user may do.
         *
         *     - `owner`: everything, including users.
         *     - `developer`: API keys, webhooks, gateways, the payment page and the audit log; sees orders.
         *     - `operations`: orders, refunds, captures and webhook resends.
         *     - `viewer`: reads.
         *
         *     New values may be added; show one that you do not know unchanged.
         */
        readonly SettingsRole: "owner" | "developer" | "operations" | "viewer" | Unlisted;
        /**
         * @description A second factor.
         *
         *     - `totp`: codes of an authenticator app.
         *     - `passkey`: a passkey (WebAuthn).
         *
         *     New values may be added; show one that you do not know unchanged.
         */
        readonly SecondFactorKind: "totp" | "passkey" | Unlisted;
        /** @description A user of the merchant's settings. */
        readonly SettingsUser: {
            /** @description The id of the user. */
            readonly user_id: string;
            /** @description The name the user logs in with. For an invited user, the e-mail address of the invitation. */
            readonly username: string;
            /**
             * @description What a settings user may do.
             *
             *     - `owner`: everything, including users.
             *     - `developer`: API keys, webhooks, gateways, the payment page and the audit log; sees orders.
             *     - `operations`: orders, refunds, captures and webhook resends.
             *     - `viewer`: reads.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly role: components["schemas"]["SettingsRole"];
            /** @description The second factors the user has set up; empty for none. */
            readonly second_factors: readonly components["schemas"]["SecondFactorKind"][];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
        };
        /** @description The users of the merchant's settings, oldest first. */
        readonly SettingsUserList: {
            /** @description The users. */
            readonly list: readonly components["schemas"]["SettingsUser"][];
        };
        /**
         * @description The role of a settings user.
         *
         *     - `owner`: everything, including users.
         *     - `developer`: API keys, webhooks, gateways, the payment page and the audit log; sees orders.
         *     - `operations`: orders, refunds, captures and webhook resends.
         *     - `viewer`: reads.
         * @enum {string}
         */
        readonly SettingsRoleChoice: "owner" | "developer" | "operations" | "viewer";
        /** @description The fields to change. */
        readonly SettingsUserChange: {
            /**
             * @description The role of a settings user.
             *
             *     - `owner`: everything, including users.
             *     - `developer`: API keys, webhooks, gateways, the payment page and the audit log; sees orders.
             *     - `operations`: orders, refunds, captures and webhook resends.
             *     - `viewer`: reads.
             */
            readonly role: components["schemas"]["SettingsRoleChoice"];
        };
        /** @description An invitation to the merchant's settings that is not accepted yet. */
        readonly Invitation: {
            /** @description The id of the invitation. Use it to revoke the invitation. */
            readonly invitation_id: string;
            /** @description The e-mail address of the invited person. */
            readonly email: string;
            /**
             * @description What a settings user may do.
             *
             *     - `owner`: everything, including users.
             *     - `developer`: API keys, webhooks, gateways, the payment page and the audit log; sees orders.
             *     - `operations`: orders, refunds, captures and webhook resends.
             *     - `viewer`: reads.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly role: components["schemas"]["SettingsRole"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The invitations that are neither accepted nor expired, oldest first. */
        readonly InvitationList: {
            /** @description The invitations. */
            readonly list: readonly components["schemas"]["Invitation"][];
        };
        /** @description The user to invite. */
        readonly NewInvitation: {
            /** @description The e-mail address of the person. It becomes the user name, and must be unique across all merchants. The service sends no e-mail; send the link yourself. */
            readonly email: string;
            /**
             * @description The role of a settings user.
             *
             *     - `owner`: everything, including users.
             *     - `developer`: API keys, webhooks, gateways, the payment page and the audit log; sees orders.
             *     - `operations`: orders, refunds, captures and webhook resends.
             *     - `viewer`: reads.
             */
            readonly role: components["schemas"]["SettingsRoleChoice"];
        };
        /** @description A new invitation, with its link. */
        readonly CreatedInvitation: {
            /** @description The id of the invitation. Use it to revoke the invitation. */
            readonly invitation_id: string;
            /** @description The e-mail address of the invited person. */
            readonly email: string;
            /**
             * @description What a settings user may do.
             *
             *     - `owner`: everything, including users.
             *     - `developer`: API keys, webhooks, gateways, the payment page and the audit log; sees orders.
             *     - `operations`: orders, refunds, captures and webhook resends.
             *     - `viewer`: reads.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly role: components["schemas"]["SettingsRole"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description The link for the invited person, which is returned only once. It works once, for 7 days. The part after `#` is the token for POST /settings/invitations/accept; browsers do not send it to any server.
             */
            readonly url: string;
        };
        /** @description The link of an invitation. */
        readonly InvitationToken: {
            /** @description The token of the link, which is the part after `#`. */
            readonly token: string;
        };
        /** @description What an invited person is asked to join. */
        readonly InvitationPreview: {
            /** @description The name of the merchant. */
            readonly merchant_name: string;
            /** @description The e-mail address of the invited person. */
            readonly email: string;
            /**
             * @description What a settings user may do.
             *
             *     - `owner`: everything, including users.
             *     - `developer`: API keys, webhooks, gateways, the payment page and the audit log; sees orders.
             *     - `operations`: orders, refunds, captures and webhook resends.
             *     - `viewer`: reads.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly role: components["schemas"]["SettingsRole"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The invitation, and the name and password of the new user. */
        readonly InvitationAcceptance: {
            /** @description The token of the link, which is the part after `#`. */
            readonly token: string;
            /** @description The name to log in with, if it is not to be the e-mail address of the invitation. It is no e-mail address itself. */
            readonly username?: string;
            /** @description A new password of 12 to 128 characters. It must not be a common password, nor contain the user name, the merchant id or the merchant name. Stored only as a salted hash. */
            readonly password: components["schemas"]["NewSettingsPassword"];
        };
        /**
         * @description How a session authenticates.
         *
         *     - `browser`: by a cookie.
         *     - `token`: by an access token.
         *
         *     New values may be added; show one that you do not know unchanged.
         */
        readonly SettingsSessionKind: "browser" | "token" | Unlisted;
        /** @description A session that has not ended. */
        readonly SettingsSessionEntry: {
            /** @description The id of the session. Use it to end the session. */
            readonly session_id: string;
            /** @description The id of the session's user. */
            readonly user_id: string;
            /** @description The name of the session's user. */
            readonly username: string;
            /**
             * @description How a session authenticates.
             *
             *     - `browser`: by a cookie.
             *     - `token`: by an access token.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly kind: components["schemas"]["SettingsSessionKind"];
            /** @description The IP address of the login. */
            readonly address: string;
            /** @description The User-Agent header of the login; empty if there was none. */
            readonly user_agent: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly last_used: components["schemas"]["Timestamp"];
            /** @description Whether it is the session of this call. */
            readonly current: boolean;
        };
        /** @description The sessions that have not ended, oldest first. */
        readonly SettingsSessionList: {
            /** @description The sessions. */
            readonly list: readonly components["schemas"]["SettingsSessionEntry"][];
        };
        /** @description A passkey's answer to a challenge, from `navigator.credentials.get()`. All fields are base64url without padding. */
        readonly PasskeyAssertion: {
            /** @description The `rawId` of the credential. */
            readonly credential_id: string;
            /** @description The `response.clientDataJSON`. */
            readonly client_data: string;
            /** @description The `response.authenticatorData`. */
            readonly authenticator_data: string;
            /** @description The `response.signature`. */
            readonly signature: string;
        };
        /** @description The credentials of a user. A user with a second factor also sends one of `totp_code`, `recovery_code` and `passkey`. */
        readonly BrowserSessionRequest: {
            /** @description The user name or e-mail address, case-insensitive. */
            readonly username: string;
            /** @description The password. */
            readonly password: string;
            /** @description The `device_token` of an earlier login from this device, as for POST /settings/login. */
            readonly device_token?: string;
            /** @description The current code of the authenticator app, 6 digits. A code works once. */
            readonly totp_code?: string;
            /** @description One of the recovery codes, for example when the phone is lost. A code works once. */
            readonly recovery_code?: string;
            /** @description A passkey's answer to a challenge, from `navigator.credentials.get()`. All fields are base64url without padding. */
            readonly passkey?: components["schemas"]["PasskeyAssertion"];
        };
        /** @description The merchant of a settings session. */
        readonly SettingsMerchant: {
            /** @description The id of the merchant. */
            readonly merchant_id: string;
            /** @description The name of the merchant. */
            readonly name: string;
        };
        /** @description A passkey of the user. */
        readonly Passkey: {
            /** @description The id of the passkey. Use it to remove the passkey. */
            readonly passkey_id: string;
            /** @description The name that the user gave it. */
            readonly name: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the passkey was last used; null if never.
             */
            readonly last_used: string | null;
        };
        /** @description The session of a call, its user and what the user may do. */
        readonly SettingsSession: {
            /** @description The id of the session. */
            readonly session_id: string;
            /**
             * @description How a session authenticates.
             *
             *     - `browser`: by a cookie.
             *     - `token`: by an access token.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly kind: components["schemas"]["SettingsSessionKind"];
            /** @description A user of the merchant's settings. */
            readonly user: components["schemas"]["SettingsUser"];
            /** @description The merchant of a settings session. */
            readonly merchant: components["schemas"]["SettingsMerchant"];
            /** @description The `x-csrf-token` header of every call with the session cookie other than GET. It belongs to this session. Null for a session with an access token. */
            readonly csrf_token: string | null;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expires_at: components["schemas"]["Timestamp"];
            /** @description The session also ends after this many seconds without use. With a session cookie, a GET counts only with the header `x-user-active: true`. */
            readonly idle_timeout_seconds: number;
            /**
             * Format: date-time
             * @description Until when the session may change keys, credentials and users. After that, confirm it by POST /settings/session/confirm. Null for a session with an access token, which needs no confirmation.
             */
            readonly confirmed_until: string | null;
            /** @description The passkeys of the user, oldest first. */
            readonly passkeys: readonly components["schemas"]["Passkey"][];
            /** @description How many recovery codes of the user are unused. */
            readonly recovery_codes_left: number;
            /** @description The `operationId` of each settings operation that the user's role allows. */
            readonly allowed_operations: readonly string[];
        };
        /** @description The new browser session. */
        readonly OpenedBrowserSession: {
            /** @description The session of a call, its user and what the user may do. */
            readonly session: components["schemas"]["SettingsSession"];
            /** @description Store it on this device and send it with the next login, as for POST /settings/login. */
            readonly device_token: string;
        };
        /** @description The user's second factor, one of `totp_code`, `recovery_code` and `passkey`; for a user without a second factor, the password. */
        readonly SessionConfirmation: {
            /** @description The password, if the user has no second factor. */
            readonly password?: string;
            /** @description The current code of the authenticator app, 6 digits. A code works once. */
            readonly totp_code?: string;
            /** @description One of the recovery codes, for example when the phone is lost. A code works once. */
            readonly recovery_code?: string;
            /** @description A passkey's answer to a challenge, from `navigator.credentials.get()`. All fields are base64url without padding. */
            readonly passkey?: components["schemas"]["PasskeyAssertion"];
        };
        /** @description A challenge for a passkey. */
        readonly PasskeyChallenge: {
            /** @description The `challenge` for `navigator.credentials.get()`, base64url. It works once. */
            readonly challenge: string;
            /** @description The `rpId` for `navigator.credentials.get()`, which is the host name of the service. */
            readonly rp_id: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The secret of an authenticator app, which is not in use until it is confirmed. */
        readonly TotpSetup: {
            /** @description The secret in base32, to type into the app. Returned only once. */
            readonly secret: string;
            /**
             * Format: uri
             * @description The `otpauth` URI with the secret, for a QR code. SHA-1, 6 digits, 30 seconds.
             */
            readonly uri: string;
        };
        /** @description A code of the authenticator app. */
        readonly TotpConfirmation: {
            /** @description The current code of the authenticator app, 6 digits. */
            readonly totp_code: string;
        };
        /** @description The second factor is set up. */
        readonly SecondFactorAdded: {
            /** @description The 10 recovery codes, which are returned only once, if this is the user's first second factor; otherwise null. Store them apart from the phone. */
            readonly recovery_codes: readonly string[] | null;
        };
        /** @description What `navigator.credentials.create()` needs to create a passkey. Ask for a discoverable credential and no attestation. */
        readonly PasskeyRegistration: {
            /** @description The `challenge`, base64url. It works once, for this user. */
            readonly challenge: string;
            /** @description The `rp.id`, which is the host name of the service. */
            readonly rp_id: string;
            /** @description The `rp.name`. */
            readonly rp_name: string;
            /** @description The `user.id`, base64url. */
            readonly user_handle: string;
            /** @description The `user.name` and `user.displayName`. */
            readonly user_name: string;
            /** @description The `alg` of each `pubKeyCredParams` (COSE algorithm identifiers), best first. */
            readonly algorithms: readonly number[];
            /** @description The ids of the user's passkeys, base64url, for `excludeCredentials`. */
            readonly excluded_credentials: readonly string[];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A new passkey, from `navigator.credentials.create()`. The binary fields are base64url without padding. */
        readonly NewPasskey: {
            /** @description A name to recognize the passkey by, for example of the device. */
            readonly name: string;
            /** @description The `rawId` of the credential. */
            readonly credential_id: string;
            /** @description The `response.clientDataJSON`. */
            readonly client_data: string;
            /** @description The `response.attestationObject`. */
            readonly attestation_object: string;
        };
        /** @description The new passkey. */
        readonly AddedPasskey: {
            /** @description A passkey of the user. */
            readonly passkey: components["schemas"]["Passkey"];
            /** @description The 10 recovery codes, which are returned only once, if this is the user's first second factor; otherwise null. Store them apart from the phone. */
            readonly recovery_codes: readonly string[] | null;
        };
        /** @description New recovery codes. */
        readonly RecoveryCodes: {
            /** @description The 10 recovery codes, which are returned only once. Each replaces a second factor once. Store them apart from the phone. */
            readonly recovery_codes: readonly string[];
        };
        /** @description The current and the new password. */
        readonly PasswordChange: {
            /** @description The current password. */
            readonly current_password: string;
            /** @description A new password of 12 to 128 characters. It must not be a common password, nor contain the user name, the merchant id or the merchant name. Stored only as a salted hash. */
            readonly new_password: components["schemas"]["NewSettingsPassword"];
        };
        /** @description An API key of the merchant. The service does not store the key itself. */
        readonly ApiKey: {
            /** @description The id of the key. Use it to delete the key. */
            readonly key_id: string;
            /** @description The key to create. */
            readonly name: string;
            /** @description The last four characters of the key. */
            readonly last_four: string;
            /** @description The IP addresses and CIDR ranges that may use the key; empty for all. */
            readonly allowed_ips: readonly string[];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the key was last used, accurate to about a minute; null if never.
             */
            readonly last_used: string | null;
        };
        /** @description The merchant's API keys, oldest first. */
        readonly ApiKeyList: {
            /** @description The keys. */
            readonly list: readonly components["schemas"]["ApiKey"][];
        };
        /** @description The API key to create. */
        readonly NewApiKey: {
            /** @description The purpose of the key, to identify it later. */
            readonly name: string;
            /** @description The IPv4 or IPv6 addresses, or CIDR ranges, that may use the key. Default: all addresses. A call from another address returns 403 with bad_origin. The list of a key cannot be changed; create another key. */
            readonly allowed_ips?: readonly string[];
        };
        /** @description The new API key. */
        readonly CreatedApiKey: components["schemas"]["ApiKey"] & components["schemas"]["ShownApiKey"];
        /**
         * @description The event of the webhook.
         *
         *     - `ORDER_CREATED`: an order was created.
         *     - `ORDER_UPDATED`: the merchant changed an order.
         *     - `TXN_CREATED`: a payment attempt started.
         *     - `TXN_CHARGED`: a payment attempt was charged.
         *     - `TXN_FAILED`: a payment attempt failed.
         *     - `ORDER_SUCCEEDED`: the order is paid.
         *     - `ORDER_FAILED`: an attempt to pay the order failed, or the order expired unpaid.
         *     - `ORDER_AUTHORIZED`: the amount is authorized.
         *     - `ORDER_PARTIAL_CHARGED`: part of the authorized amount is captured.
         *     - `ORDER_CAPTURE_FAILED`: a capture failed.
         *     - `ORDER_VOIDED`: the authorized amount is released.
         *     - `ORDER_VOID_FAILED`: a void failed.
         *     - `AUTO_REFUND_INITIATED`: the service refunds a payment that came late, twice or with other terms.
         *     - `AUTO_REFUND_SUCCEEDED`: the service refunded such a payment.
         *     - `AUTO_REFUND_FAILED`: the gateway refused to refund such a payment; the operator resolves it manually.
         *     - `REFUND_INITIATED`: a refund was accepted and will be sent to the gateway.
         *     - `REFUND_SUCCEEDED`: the gateway completed a refund.
         *     - `REFUND_FAILED`: the gateway refused a refund.
         *     - `REFUND_MANUAL_REVIEW_NEEDED`: a refund needs a manual review.
         *     - `ORDER_REFUNDED`: a refund of the order succeeded.
         *     - `ORDER_REFUND_FAILED`: a refund of the order failed.
         *     - `TOKEN_STATUS_CHANGED`: a token's status changed.
         *     - `DISPUTE_OPENED`: the cardholder disputes a payment of the order (a chargeback).
         *     - `DISPUTE_WON`: a dispute ended in the merchant's favor.
         *     - `DISPUTE_LOST`: a dispute ended in the cardholder's favor.
         *
         *     New values may be added; show one that you do not know unchanged.
         */
        readonly SentEventName: "ORDER_CREATED" | "ORDER_UPDATED" | "TXN_CREATED" | "TXN_CHARGED" | "TXN_FAILED" | "ORDER_SUCCEEDED" | "ORDER_FAILED" | "ORDER_AUTHORIZED" | "ORDER_PARTIAL_CHARGED" | "ORDER_CAPTURE_FAILED" | "ORDER_VOIDED" | "ORDER_VOID_FAILED" | "AUTO_REFUND_INITIATED" | "AUTO_REFUND_SUCCEEDED" | "AUTO_REFUND_FAILED" | "REFUND_INITIATED" | "REFUND_SUCCEEDED" | "REFUND_FAILED" | "REFUND_MANUAL_REVIEW_NEEDED" | "ORDER_REFUNDED" | "ORDER_REFUND_FAILED" | "TOKEN_STATUS_CHANGED" | "DISPUTE_OPENED" | "DISPUTE_WON" | "DISPUTE_LOST" | Unlisted;
        /** @description The version date of the webhook's order fields, as the header `version` for responses. Default: 2023-06-30. */
        readonly VersionDate: string;
        /** @description Where and how the merchant's webhooks are sent. */
        readonly WebhookSettings: {
            /** @description The URL that webhooks are posted to; null if none is set. Events then wait for one. */
            readonly url: string | null;
            /** @description The user name of the HTTP Basic authentication of every webhook; null if none is set. */
            readonly username: string | null;
            /** @description Whether a password is set. The password itself is never returned. */
            readonly password_set: boolean;
            /** @description Headers added to every webhook, by name. Each value is returned as `********`. */
            readonly custom_headers: {
                readonly [key: string]: string;
            };
            /** @description The events to send. */
            readonly events: readonly components["schemas"]["SentEventName"][];
            /** @description The version date of the webhook's order fields, as the header `version` for responses. Default: 2023-06-30. */
            readonly webhook_version: components["schemas"]["VersionDate"];
            /** @description The hosts that an order's `metadata.webhook_url` may use; empty for any host. */
            readonly webhook_url_hosts: readonly string[];
            /** @description Whether the bodies are encrypted, as `{"JWT":"…"}`, with the active key set. */
            readonly encrypted: boolean;
            /** @description Whether the events of one order are sent one by one, in order. */
            readonly ordered: boolean;
            /** @description Seconds to wait after the first failure, the second, and so on; the last value repeats. Null for the service's default schedule. */
            readonly retry_schedule_seconds: readonly number[] | null;
            /** @description Whether a signing secret exists, so that webhooks have `webhook-signature`. */
            readonly signing_secret_set: boolean;
        };
        /**
         * @description The type of the event.
         *
         *     - `ORDER_CREATED`: an order was created.
         *     - `ORDER_UPDATED`: the merchant changed an order.
         *     - `TXN_CREATED`: a payment attempt started.
         *     - `TXN_CHARGED`: a payment attempt was charged.
         *     - `TXN_FAILED`: a payment attempt failed.
         *     - `ORDER_SUCCEEDED`: the order is paid.
         *     - `ORDER_FAILED`: an attempt to pay the order failed, or the order expired unpaid.
         *     - `ORDER_AUTHORIZED`: the amount is authorized.
         *     - `ORDER_PARTIAL_CHARGED`: part of the authorized amount is captured.
         *     - `ORDER_CAPTURE_FAILED`: a capture failed.
         *     - `ORDER_VOIDED`: the authorized amount is released.
         *     - `ORDER_VOID_FAILED`: a void failed.
         *     - `AUTO_REFUND_INITIATED`: the service refunds a payment that came late, twice or with other terms.
         *     - `AUTO_REFUND_SUCCEEDED`: the service refunded such a payment.
         *     - `AUTO_REFUND_FAILED`: the gateway refused to refund such a payment; the operator resolves it manually.
         *     - `REFUND_INITIATED`: a refund was accepted and will be sent to the gateway.
         *     - `REFUND_SUCCEEDED`: the gateway completed a refund.
         *     - `REFUND_FAILED`: the gateway refused a refund.
         *     - `REFUND_MANUAL_REVIEW_NEEDED`: a refund needs a manual review.
         *     - `ORDER_REFUNDED`: a refund of the order succeeded.
         *     - `ORDER_REFUND_FAILED`: a refund of the order failed.
         *     - `TOKEN_STATUS_CHANGED`: a token's status changed.
         *     - `DISPUTE_OPENED`: the cardholder disputes a payment of the order (a chargeback).
         *     - `DISPUTE_WON`: a dispute ended in the merchant's favor.
         *     - `DISPUTE_LOST`: a dispute ended in the cardholder's favor.
         * @enum {string}
         */
        readonly EventName: "ORDER_CREATED" | "ORDER_UPDATED" | "TXN_CREATED" | "TXN_CHARGED" | "TXN_FAILED" | "ORDER_SUCCEEDED" | "ORDER_FAILED" | "ORDER_AUTHORIZED" | "ORDER_PARTIAL_CHARGED" | "ORDER_CAPTURE_FAILED" | "ORDER_VOIDED" | "ORDER_VOID_FAILED" | "AUTO_REFUND_INITIATED" | "AUTO_REFUND_SUCCEEDED" | "AUTO_REFUND_FAILED" | "REFUND_INITIATED" | "REFUND_SUCCEEDED" | "REFUND_FAILED" | "REFUND_MANUAL_REVIEW_NEEDED" | "ORDER_REFUNDED" | "ORDER_REFUND_FAILED" | "TOKEN_STATUS_CHANGED" | "DISPUTE_OPENED" | "DISPUTE_WON" | "DISPUTE_LOST";
        /** @description The new webhook settings. A field that is not sent is reset to its default, except `username` and `password`, which do not change unless sent, and which null removes. Basic authentication is sent once both are set. */
        readonly WebhookSettingsReplacement: {
            /** @description The URL that webhooks are posted to, or null for none. It must be https, without a user name, and not at a private, loopback or otherwise reserved address; in production the port must be 443 or 8443. In the sandbox, http and https to this machine (127.0.0.1, localhost) are accepted too, unless the service is configured otherwise. */
            readonly url: string | null;
            /** @description The user name for HTTP Basic authentication, 1 to 64 letters and digits. The error names the first invalid character. */
            readonly username?: string | null;
            /** @description The password for HTTP Basic authentication, 1 to 128 characters without control characters; a colon is allowed. Never returned. */
            readonly password?: string | null;
            /** @description Headers to add to every webhook, by name (a letter, then letters, digits, `-` and `_`). Default: none. Not `Authorization`, nor a header of the connection or of the service. The value `********` keeps the stored value of that name, so that you can send back what you read. */
            readonly custom_headers?: {
                readonly [key: string]: string;
            };
            /** @description The events to send. Default: all except ORDER_CREATED, ORDER_UPDATED and TXN_CREATED. */
            readonly events?: readonly components["schemas"]["EventName"][];
            /** @description The version date of the webhook's order fields, as the header `version` for responses. Default: 2023-06-30. */
            readonly webhook_version?: components["schemas"]["VersionDate"];
            /** @description If not empty, an order's `metadata.webhook_url` must use one of these hosts. Existing orders with another host get no more webhooks there, and each attempt reports it. Default: none. */
            readonly webhook_url_hosts?: readonly string[];
            /** @description Whether to encrypt the bodies. Requires a key set (PUT /settings/keys/{kid}). Default: false. */
            readonly encrypted?: boolean;
            /** @description Whether to send the events of one order one by one; an event then waits until earlier ones are acknowledged or stopped. Default: false. */
            readonly ordered?: boolean;
            /** @description Seconds to wait after the first failure, the second, and so on; the last value repeats until 200. Default: null, for the service's default schedule. */
            readonly retry_schedule_seconds?: readonly number[] | null;
        };
        /** @description The fields to change. A field that is not sent does not change; null removes a `url`, `username` or `password`. Basic authentication is sent once both are set. */
        readonly WebhookSettingsChange: {
            /** @description The URL that webhooks are posted to, or null for none. It must be https, without a user name, and not at a private, loopback or otherwise reserved address; in production the port must be 443 or 8443. In the sandbox, http and https to this machine (127.0.0.1, localhost) are accepted too, unless the service is configured otherwise. */
            readonly url?: string | null;
            /** @description The user name for HTTP Basic authentication, 1 to 64 letters and digits. The error names the first invalid character. */
            readonly username?: string | null;
            /** @description The password for HTTP Basic authentication, 1 to 128 characters without control characters; a colon is allowed. Never returned. */
            readonly password?: string | null;
            /** @description Headers to add to every webhook, by name (a letter, then letters, digits, `-` and `_`). They replace all stored ones. Not `Authorization`, nor a header of the connection or of the service. The value `********` keeps the stored value of that name, so that you can send back what you read. */
            readonly custom_headers?: {
                readonly [key: string]: string;
            };
            /** @description The events to send. */
            readonly events?: readonly components["schemas"]["EventName"][];
            /** @description The version date of the webhook's order fields, as the header `version` for responses. Default: 2023-06-30. */
            readonly webhook_version?: components["schemas"]["VersionDate"];
            /** @description If not empty, an order's `metadata.webhook_url` must use one of these hosts. Existing orders with another host get no more webhooks there, and each attempt reports it. */
            readonly webhook_url_hosts?: readonly string[];
            /** @description Whether to encrypt the bodies. Requires a key set (PUT /settings/keys/{kid}). */
            readonly encrypted?: boolean;
            /** @description Whether to send the events of one order one by one; an event then waits until earlier ones are acknowledged or stopped. */
            readonly ordered?: boolean;
            /** @description Seconds to wait after the first failure, the second, and so on; the last value repeats until 200. Null for the service's default schedule. */
            readonly retry_schedule_seconds?: readonly number[] | null;
        };
        /** @description The event to send an example of. */
        readonly WebhookTest: {
            /**
             * @description The type of the event.
             *
             *     - `ORDER_CREATED`: an order was created.
             *     - `ORDER_UPDATED`: the merchant changed an order.
             *     - `TXN_CREATED`: a payment attempt started.
             *     - `TXN_CHARGED`: a payment attempt was charged.
             *     - `TXN_FAILED`: a payment attempt failed.
             *     - `ORDER_SUCCEEDED`: the order is paid.
             *     - `ORDER_FAILED`: an attempt to pay the order failed, or the order expired unpaid.
             *     - `ORDER_AUTHORIZED`: the amount is authorized.
             *     - `ORDER_PARTIAL_CHARGED`: part of the authorized amount is captured.
             *     - `ORDER_CAPTURE_FAILED`: a capture failed.
             *     - `ORDER_VOIDED`: the authorized amount is released.
             *     - `ORDER_VOID_FAILED`: a void failed.
             *     - `AUTO_REFUND_INITIATED`: the service refunds a payment that came late, twice or with other terms.
             *     - `AUTO_REFUND_SUCCEEDED`: the service refunded such a payment.
             *     - `AUTO_REFUND_FAILED`: the gateway refused to refund such a payment; the operator resolves it manually.
             *     - `REFUND_INITIATED`: a refund was accepted and will be sent to the gateway.
             *     - `REFUND_SUCCEEDED`: the gateway completed a refund.
             *     - `REFUND_FAILED`: the gateway refused a refund.
             *     - `REFUND_MANUAL_REVIEW_NEEDED`: a refund needs a manual review.
             *     - `ORDER_REFUNDED`: a refund of the order succeeded.
             *     - `ORDER_REFUND_FAILED`: a refund of the order failed.
             *     - `TOKEN_STATUS_CHANGED`: a token's status changed.
             *     - `DISPUTE_OPENED`: the cardholder disputes a payment of the order (a chargeback).
             *     - `DISPUTE_WON`: a dispute ended in the merchant's favor.
             *     - `DISPUTE_LOST`: a dispute ended in the cardholder's favor.
             */
            readonly event_name: components["schemas"]["EventName"];
        };
        /**
         * @description The result of an attempt.
         *
         *     - `ACKNOWLEDGED`: the response was 200.
         *     - `NOT_ACKNOWLEDGED`: another response.
         *     - `TIMED_OUT`: no complete response in time.
         *     - `CONNECTION_FAILED`: no connection, or it broke.
         *     - `ADDRESS_REFUSED`: the service does not send to this address.
         *     - `UNKNOWN`: still running, or interrupted by a stop of the service.
         *
         *     New values may be added; treat one that you do not know as UNKNOWN.
         */
        readonly WebhookAttemptOutcome: "ACKNOWLEDGED" | "NOT_ACKNOWLEDGED" | "TIMED_OUT" | "CONNECTION_FAILED" | "ADDRESS_REFUSED" | "UNKNOWN" | Unlisted;
        /**
         * @description Why an attempt failed.
         *
         *     - `DNS`: the host name could not be resolved.
         *     - `CONNECTION`: no connection, or it broke.
         *     - `TLS`: no secure connection, for example because of an expired certificate.
         *     - `TIMEOUT`: no connection or no complete response in time.
         *     - `REDIRECT`: the response was 3xx.
         *     - `CLIENT_ERROR`: the response was 4xx.
         *     - `SERVER_ERROR`: the response was 5xx.
         *     - `OTHER_STATUS`: another status except 200.
         *     - `ADDRESS_REFUSED`: the service does not send to this address.
         *     - `UNKNOWN`: the result is unknown.
         *
         *     New values may be added; treat one that you do not know as UNKNOWN.
         */
        readonly WebhookFailureClass: "DNS" | "CONNECTION" | "TLS" | "TIMEOUT" | "REDIRECT" | "CLIENT_ERROR" | "SERVER_ERROR" | "OTHER_STATUS" | "ADDRESS_REFUSED" | "UNKNOWN" | Unlisted;
        /** @description One attempt to send an event. */
        readonly WebhookAttempt: {
            /** @description The attempt's number, from 1. */
            readonly number: number;
            /** @description The URL of the attempt. */
            readonly url: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly started_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it ended; null while it runs or if its end is unknown.
             */
            readonly finished_at: string | null;
            /**
             * @description The result of an attempt.
             *
             *     - `ACKNOWLEDGED`: the response was 200.
             *     - `NOT_ACKNOWLEDGED`: another response.
             *     - `TIMED_OUT`: no complete response in time.
             *     - `CONNECTION_FAILED`: no connection, or it broke.
             *     - `ADDRESS_REFUSED`: the service does not send to this address.
             *     - `UNKNOWN`: still running, or interrupted by a stop of the service.
             *
             *     New values may be added; treat one that you do not know as UNKNOWN.
             */
            readonly outcome: components["schemas"]["WebhookAttemptOutcome"];
            /** @description The error, as a sentence; empty if it was acknowledged. */
            readonly detail: string;
            /** @description The status that the merchant's server returned; null without a response. */
            readonly http_status: number | null;
            /** @description The duration in milliseconds; null while it runs or if it is unknown. */
            readonly duration_ms: number | null;
            /** @description The class of the failure; null if it was acknowledged. */
            readonly failure_class: components["schemas"]["WebhookFailureClass"] | null;
            /** @description The headers that were sent, with masked credentials and values of custom headers. */
            readonly request_headers: {
                readonly [key: string]: string;
            };
            /** @description Headers of the response that help to find the cause of a failure, such as `content-type`, `location`, `retry-after` and `server`, at most 256 characters each, with the secrets that were sent masked. Empty for attempts from before they were recorded. */
            readonly response_headers: {
                readonly [key: string]: string;
            };
            /** @description The start of the response body, at most 4 KiB, with the secrets that were sent masked. */
            readonly response_body: string;
            /** @description The IP address of the connection; null without a connection. */
            readonly resolved_address: string | null;
            /** @description Milliseconds to resolve the host name; null if an open connection was used or there was no name. */
            readonly dns_ms: number | null;
            /** @description Milliseconds to connect; null if an open connection was used or none was made. */
            readonly connect_ms: number | null;
            /** @description Milliseconds of the TLS handshake; null without one. */
            readonly tls_ms: number | null;
            /** @description Milliseconds from the start to the status line; null without one. */
            readonly first_byte_ms: number | null;
        };
        /** @description The secret that signs webhooks from now on. Returned only once. */
        readonly WebhookSecret: {
            /** @description The secret, in the format of the Standard Webhooks libraries. */
            readonly secret: string;
            /**
             * Format: date-time
             * @description Until when the previous secret also signs; null without one.
             */
            readonly previous_signs_until: string | null;
        };
        /**
         * @description The state of the delivery.
         *
         *     - `PENDING`: to be sent at next_attempt_at.
         *     - `IN_FLIGHT`: being sent.
         *     - `WAITING_FOR_URL`: neither the order nor the settings have a URL.
         *     - `HELD`: an earlier event of its order is not finished, and the merchant receives events in order.
         *     - `STOPPED`: stopped manually; it can be resent.
         *     - `NOTIFIED`: acknowledged with 200.
         *
         *     New values may be added; use `notified` where you do not know the value.
         */
        readonly WebhookDeliveryState: "PENDING" | "IN_FLIGHT" | "WAITING_FOR_URL" | "HELD" | "STOPPED" | "NOTIFIED" | Unlisted;
        /** @description A failing endpoint. Its events wait until a probe is acknowledged with 200 or POST /settings/webhook-endpoints/{endpoint_id}/resume closes the breaker. */
        readonly WebhookOpenBreaker: {
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly open_since: components["schemas"]["Timestamp"];
            /** @description The earliest time of the next probe. */
            readonly next_probe_at: string;
            /** @description The error of the last attempt at the endpoint, of any event; empty if unknown. */
            readonly last_error: string;
        };
        /** @description The delivery of one event to the merchant. */
        readonly WebhookDelivery: {
            /** @description The event's id, the same on every attempt. */
            readonly event_id: string;
            /**
             * @description The event of the webhook.
             *
             *     - `ORDER_CREATED`: an order was created.
             *     - `ORDER_UPDATED`: the merchant changed an order.
             *     - `TXN_CREATED`: a payment attempt started.
             *     - `TXN_CHARGED`: a payment attempt was charged.
             *     - `TXN_FAILED`: a payment attempt failed.
             *     - `ORDER_SUCCEEDED`: the order is paid.
             *     - `ORDER_FAILED`: an attempt to pay the order failed, or the order expired unpaid.
             *     - `ORDER_AUTHORIZED`: the amount is authorized.
             *     - `ORDER_PARTIAL_CHARGED`: part of the authorized amount is captured.
             *     - `ORDER_CAPTURE_FAILED`: a capture failed.
             *     - `ORDER_VOIDED`: the authorized amount is released.
             *     - `ORDER_VOID_FAILED`: a void failed.
             *     - `AUTO_REFUND_INITIATED`: the service refunds a payment that came late, twice or with other terms.
             *     - `AUTO_REFUND_SUCCEEDED`: the service refunded such a payment.
             *     - `AUTO_REFUND_FAILED`: the gateway refused to refund such a payment; the operator resolves it manually.
             *     - `REFUND_INITIATED`: a refund was accepted and will be sent to the gateway.
             *     - `REFUND_SUCCEEDED`: the gateway completed a refund.
             *     - `REFUND_FAILED`: the gateway refused a refund.
             *     - `REFUND_MANUAL_REVIEW_NEEDED`: a refund needs a manual review.
             *     - `ORDER_REFUNDED`: a refund of the order succeeded.
             *     - `ORDER_REFUND_FAILED`: a refund of the order failed.
             *     - `TOKEN_STATUS_CHANGED`: a token's status changed.
             *     - `DISPUTE_OPENED`: the cardholder disputes a payment of the order (a chargeback).
             *     - `DISPUTE_WON`: a dispute ended in the merchant's favor.
             *     - `DISPUTE_LOST`: a dispute ended in the cardholder's favor.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly event_name: components["schemas"]["SentEventName"];
            /** @description The event's number among all of the merchant's events, without gaps; sent as `x-svc-sequence`. */
            readonly sequence: number;
            /** @description The event's number among the events of its order (for TOKEN_STATUS_CHANGED: of its card); sent as `x-svc-order-sequence`. */
            readonly order_sequence: number;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /**
             * @description The state of the delivery.
             *
             *     - `PENDING`: to be sent at next_attempt_at.
             *     - `IN_FLIGHT`: being sent.
             *     - `WAITING_FOR_URL`: neither the order nor the settings have a URL.
             *     - `HELD`: an earlier event of its order is not finished, and the merchant receives events in order.
             *     - `STOPPED`: stopped manually; it can be resent.
             *     - `NOTIFIED`: acknowledged with 200.
             *
             *     New values may be added; use `notified` where you do not know the value.
             */
            readonly state: components["schemas"]["WebhookDeliveryState"];
            /** @description Whether the merchant acknowledged the event with 200. */
            readonly notified: boolean;
            /** @description Whether the event waits because its endpoint is paused. */
            readonly paused: boolean;
            /**
             * Format: date-time
             * @description The earliest time of the next attempt; while the endpoint's breaker is open, not before the next probe. Null unless the state is PENDING, and while the endpoint is paused.
             */
            readonly next_attempt_at: string | null;
            /** @description Why nothing is sent at the moment. Null while the breaker of the event's endpoint is closed, and once the event is acknowledged or stopped. */
            readonly open_breaker: components["schemas"]["WebhookOpenBreaker"] | null;
            /** @description The number of attempts that were started. */
            readonly attempt_count: number;
            /** @description The last 50 attempts, oldest first. */
            readonly attempts: readonly components["schemas"]["WebhookAttempt"][];
        };
        /**
         * @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. No other offset, no fraction of a second.
         * @example 2026-03-14T09:26:53Z
         */
        readonly TimestampText: string;
        /** @description The events to send again: those of one order, those of a time range (from `from` to before `to`), or open events whose last failure has one class. Send exactly one of the three. */
        readonly WebhookReplay: {
            /** @description The order. */
            readonly order_id?: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. No other offset, no fraction of a second. */
            readonly from?: components["schemas"]["TimestampText"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. No other offset, no fraction of a second. */
            readonly to?: components["schemas"]["TimestampText"];
            /**
             * @description The class of the last failure, a value of `WebhookFailureClass`.
             * @enum {string}
             */
            readonly failure_class?: "DNS" | "CONNECTION" | "TLS" | "TIMEOUT" | "REDIRECT" | "CLIENT_ERROR" | "SERVER_ERROR" | "OTHER_STATUS" | "ADDRESS_REFUSED" | "UNKNOWN";
            /** @description Whether to only count the events. Default: false. */
            readonly dry_run?: boolean;
        };
        /** @description The result of a replay. */
        readonly WebhookReplayResult: {
            /** @description The number of events that are sent again, or would be, including open ones. At most 100 per second become due, oldest first. */
            readonly count: number;
            /** @description Whether the events were only counted. */
            readonly dry_run: boolean;
        };
        /** @description The result of one attempt to send an event. */
        readonly WebhookAttemptSummary: {
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly started_at: components["schemas"]["Timestamp"];
            /**
             * @description The result of an attempt.
             *
             *     - `ACKNOWLEDGED`: the response was 200.
             *     - `NOT_ACKNOWLEDGED`: another response.
             *     - `TIMED_OUT`: no complete response in time.
             *     - `CONNECTION_FAILED`: no connection, or it broke.
             *     - `ADDRESS_REFUSED`: the service does not send to this address.
             *     - `UNKNOWN`: still running, or interrupted by a stop of the service.
             *
             *     New values may be added; treat one that you do not know as UNKNOWN.
             */
            readonly outcome: components["schemas"]["WebhookAttemptOutcome"];
            /** @description The error, as a sentence; empty if it was acknowledged. */
            readonly detail: string;
            /** @description The status that the merchant's server returned; null without a response. */
            readonly http_status: number | null;
            /** @description The duration in milliseconds; null if it is unknown. */
            readonly duration_ms: number | null;
            /** @description The class of the failure; null if it was acknowledged. */
            readonly failure_class: components["schemas"]["WebhookFailureClass"] | null;
        };
        /** @description An event and the state of its delivery. */
        readonly WebhookDeliverySummary: {
            /** @description The event's id, the same on every attempt. */
            readonly event_id: string;
            /**
             * @description The event of the webhook.
             *
             *     - `ORDER_CREATED`: an order was created.
             *     - `ORDER_UPDATED`: the merchant changed an order.
             *     - `TXN_CREATED`: a payment attempt started.
             *     - `TXN_CHARGED`: a payment attempt was charged.
             *     - `TXN_FAILED`: a payment attempt failed.
             *     - `ORDER_SUCCEEDED`: the order is paid.
             *     - `ORDER_FAILED`: an attempt to pay the order failed, or the order expired unpaid.
             *     - `ORDER_AUTHORIZED`: the amount is authorized.
             *     - `ORDER_PARTIAL_CHARGED`: part of the authorized amount is captured.
             *     - `ORDER_CAPTURE_FAILED`: a capture failed.
             *     - `ORDER_VOIDED`: the authorized amount is released.
             *     - `ORDER_VOID_FAILED`: a void failed.
             *     - `AUTO_REFUND_INITIATED`: the service refunds a payment that came late, twice or with other terms.
             *     - `AUTO_REFUND_SUCCEEDED`: the service refunded such a payment.
             *     - `AUTO_REFUND_FAILED`: the gateway refused to refund such a payment; the operator resolves it manually.
             *     - `REFUND_INITIATED`: a refund was accepted and will be sent to the gateway.
             *     - `REFUND_SUCCEEDED`: the gateway completed a refund.
             *     - `REFUND_FAILED`: the gateway refused a refund.
             *     - `REFUND_MANUAL_REVIEW_NEEDED`: a refund needs a manual review.
             *     - `ORDER_REFUNDED`: a refund of the order succeeded.
             *     - `ORDER_REFUND_FAILED`: a refund of the order failed.
             *     - `TOKEN_STATUS_CHANGED`: a token's status changed.
             *     - `DISPUTE_OPENED`: the cardholder disputes a payment of the order (a chargeback).
             *     - `DISPUTE_WON`: a dispute ended in the merchant's favor.
             *     - `DISPUTE_LOST`: a dispute ended in the cardholder's favor.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly event_name: components["schemas"]["SentEventName"];
            /** @description The order of the event, by the merchant's id; null for an event of no order, such as TOKEN_STATUS_CHANGED. */
            readonly order_id: string | null;
            /** @description The event's number among all of the merchant's events, without gaps. */
            readonly sequence: number;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The endpoint that the event is sent to, as in GET /settings/webhook-endpoints. */
            readonly endpoint_id: string;
            /**
             * @description The state of the delivery.
             *
             *     - `PENDING`: to be sent at next_attempt_at.
             *     - `IN_FLIGHT`: being sent.
             *     - `WAITING_FOR_URL`: neither the order nor the settings have a URL.
             *     - `HELD`: an earlier event of its order is not finished, and the merchant receives events in order.
             *     - `STOPPED`: stopped manually; it can be resent.
             *     - `NOTIFIED`: acknowledged with 200.
             *
             *     New values may be added; use `notified` where you do not know the value.
             */
            readonly state: components["schemas"]["WebhookDeliveryState"];
            /** @description Whether the merchant acknowledged the event with 200. */
            readonly notified: boolean;
            /** @description Whether the event waits because its endpoint is paused. */
            readonly paused: boolean;
            /**
             * Format: date-time
             * @description The earliest time of the next attempt. Null unless the state is PENDING, and while the endpoint is paused.
             */
            readonly next_attempt_at: string | null;
            /** @description The number of attempts that were started. */
            readonly attempt_count: number;
            /** @description The latest attempt that has ended; null without one. */
            readonly last_attempt: components["schemas"]["WebhookAttemptSummary"] | null;
        };
        /** @description A page of events, newest first. */
        readonly WebhookDeliveryPage: {
            /** @description The events of this page. */
            readonly list: readonly components["schemas"]["WebhookDeliverySummary"][];
            /** @description Send it as `after` to read the next page; null on the last page. */
            readonly next_cursor: string | null;
        };
        /** @description An event with its delivery. */
        readonly WebhookDeliveryDetail: {
            /** @description The order of the event, by the merchant's id; null for an event of no order, such as TOKEN_STATUS_CHANGED. */
            readonly order_id: string | null;
            /** @description The endpoint that the event is sent to, as in GET /settings/webhook-endpoints. */
            readonly endpoint_id: string;
            /** @description Where the next attempt goes; null while neither the order nor the settings have a URL. */
            readonly url: string | null;
            /** @description Whether the next attempt encrypts the body. */
            readonly encrypted: boolean;
            /** @description The event's exact text, the same on every attempt. Encrypted webhooks contain this text in encrypted form. */
            readonly body: string;
            /** @description The delivery of one event to the merchant. */
            readonly delivery: components["schemas"]["WebhookDelivery"];
        };
        /**
         * @description Who called.
         *
         *     - `API_KEY`: a system with an API key.
         *     - `MESSAGE_KEY`: a system with an encrypted message.
         *     - `CLIENT_TOKEN`: a browser or an app with a client auth token.
         *     - `GATEWAY`: a payment gateway.
         *     - `ANONYMOUS`: a call without credentials, such as the visit of a hosted page.
         *
         *     New values may be added; show one that you do not know unchanged.
         */
        readonly RequestCaller: "API_KEY" | "MESSAGE_KEY" | "CLIENT_TOKEN" | "GATEWAY" | "ANONYMOUS" | Unlisted;
        /** @description The API key of a call. */
        readonly RequestApiKey: {
            /** @description The id of the key. It is not the key itself. */
            readonly key_id: string;
            /** @description The key's name; null when the key has been deleted. */
            readonly name: string | null;
        };
        /** @description One API call. `date_created` is the time of its response. It never contains secrets or card data. */
        readonly RequestSummary: {
            /** @description The `x-response-id` of the response, which is unique. */
            readonly response_id: string;
            /** @description The `x-request-id` of the call, chosen by the caller or by the service. */
            readonly request_id: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The HTTP method. */
            readonly method: string;
            /** @description The path, without query parameters. What looks like a card number is masked, and the path of a hosted page has placeholders, because it opens the page. */
            readonly path: string;
            /** @description The operationId of the call. */
            readonly operation: string;
            /** @description The HTTP status of the response; 499 when the caller left before any of it was sent. */
            readonly status: number;
            /** @description The `error_code` of the response; null without an error. Errors inside an encrypted response are not included. */
            readonly error_code: string | null;
            /** @description Milliseconds from the arrival of the call to the end of the response. */
            readonly duration_ms: number;
            /**
             * @description Who called.
             *
             *     - `API_KEY`: a system with an API key.
             *     - `MESSAGE_KEY`: a system with an encrypted message.
             *     - `CLIENT_TOKEN`: a browser or an app with a client auth token.
             *     - `GATEWAY`: a payment gateway.
             *     - `ANONYMOUS`: a call without credentials, such as the visit of a hosted page.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly caller: components["schemas"]["RequestCaller"];
            /** @description The API key of the call; null without one. */
            readonly api_key: components["schemas"]["RequestApiKey"] | null;
            /** @description The caller's IP address. */
            readonly address: string;
        };
        /** @description A page of API calls, newest first. */
        readonly RequestPage: {
            /** @description The calls of this page. */
            readonly list: readonly components["schemas"]["RequestSummary"][];
            /** @description Send it as `after` to read the next page; null on the last page. */
            readonly next_cursor: string | null;
        };
        /** @description An API call with its error. */
        readonly RequestDetail: {
            /** @description One API call. `date_created` is the time of its response. It never contains secrets or card data. */
            readonly request: components["schemas"]["RequestSummary"];
            /** @description The caller's `User-Agent`, truncated to 256 characters; empty without one. */
            readonly user_agent: string;
            /** @description The error as the caller got it; null without one. */
            readonly error: components["schemas"]["Error"] | null;
        };
        /**
         * @description The state of the circuit breaker of an endpoint.
         *
         *     - `CLOSED`: everything is sent.
         *     - `OPEN`: the endpoint fails; events wait, and one is sent as a probe at next_probe_at. A single 200 closes it.
         *
         *     New values may be added; treat one that you do not know as OPEN.
         */
        readonly WebhookBreakerState: "CLOSED" | "OPEN" | Unlisted;
        /** @description A webhook endpoint and its state. */
        readonly WebhookEndpoint: {
            /** @description The endpoint's id. */
            readonly endpoint_id: string;
            /** @description The origin of a URL that orders set; null for the configured URL. */
            readonly origin: string | null;
            /**
             * @description The state of the circuit breaker of an endpoint.
             *
             *     - `CLOSED`: everything is sent.
             *     - `OPEN`: the endpoint fails; events wait, and one is sent as a probe at next_probe_at. A single 200 closes it.
             *
             *     New values may be added; treat one that you do not know as OPEN.
             */
            readonly breaker: components["schemas"]["WebhookBreakerState"];
            /** @description Whether deliveries are paused until POST /settings/webhook-endpoints/{endpoint_id}/resume. */
            readonly paused: boolean;
            /** @description Failed attempts since the last 200. */
            readonly failures_in_row: number;
            /**
             * Format: date-time
             * @description When an attempt last failed; null when none did since the last 200.
             */
            readonly last_failure_at: string | null;
            /**
             * Format: date-time
             * @description The earliest time of the next probe; null while the breaker is closed.
             */
            readonly next_probe_at: string | null;
            /** @description The number of unfinished events of the endpoint, counted up to 10000. 10000 means 10000 or more. Events that wait for a URL, and those that wait for another event, are counted only among the merchant's first 10000 of each. */
            readonly backlog: number;
            /**
             * Format: date-time
             * @description When the oldest of the counted events occurred; null without one.
             */
            readonly oldest_event_at: string | null;
        };
        /** @description A page of endpoints, sorted by origin, the configured one first. */
        readonly WebhookEndpointList: {
            /** @description The endpoints of this page. */
            readonly list: readonly components["schemas"]["WebhookEndpoint"][];
            /** @description Send it as `after` to read the next page; null on the last page. */
            readonly next_cursor: string | null;
        };
        /**
         * @description The state of a key set.
         *
         *     - `READY`: uploaded, not in use.
         *     - `ACTIVE`: the service encrypts and signs with it.
         *     - `RETIRING`: replaced, and accepted until retires_at.
         *
         *     New values may be added; treat one that you do not know as a key that must stay.
         */
        readonly MessageKeyState: "READY" | "ACTIVE" | "RETIRING" | Unlisted;
        /** @description A key set of encrypted messages. Messages to the merchant are signed with the service's key (RS256) and encrypted with the merchant's (RSA-OAEP-256, A256GCM); both contain the `kid`. */
        readonly MessageKey: {
            /** @description The id of the key set. */
            readonly kid: string;
            /**
             * @description The state of a key set.
             *
             *     - `READY`: uploaded, not in use.
             *     - `ACTIVE`: the service encrypts and signs with it.
             *     - `RETIRING`: replaced, and accepted until retires_at.
             *
             *     New values may be added; treat one that you do not know as a key that must stay.
             */
            readonly state: components["schemas"]["MessageKeyState"];
            /** @description The merchant's public key, PEM. */
            readonly merchant_public_key: string;
            /** @description The service's public key, PEM, to verify its signatures. */
            readonly service_public_key: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Until when a replaced set is accepted; null for the others.
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
        /** @description A client auth token, for calls from a browser or an app. Valid for 15 minutes, only for this order or customer. */
        readonly ClientAuth: {
            /** @description The token, `tkn_` and 32 hexadecimal digits. Send it in the header `x-client-auth-token`. */
            readonly client_auth_token: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly client_auth_token_expiry: components["schemas"]["Timestamp"];
        };
        /** @description A customer of the merchant. */
        readonly Customer: {
            /** @description The service's id of the customer. */
            readonly id: string;
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "customer";
            /** @description The merchant's id of the customer. */
            readonly object_reference_id: string;
            /** @description The mobile number. */
            readonly mobile_number: string;
            /** @description The country calling code; may be empty. */
            readonly mobile_country_code: string;
            /** @description The email address; may be empty. */
            readonly email_address: string;
            /** @description The given name; may be empty. */
            readonly first_name: string;
            /** @description The family name; may be empty. */
            readonly last_name: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly last_updated: components["schemas"]["Timestamp"];
            /** @description A client auth token, for calls from a browser or an app. Valid for 15 minutes, only for this order or customer. */
            readonly svc?: components["schemas"]["ClientAuth"];
        };
        /** @description A page of customers, newest first. */
        readonly CustomerPage: {
            /** @description The customers of this page. */
            readonly list: readonly components["schemas"]["Customer"][];
            /** @description Send it as `after` to read the next page; null on the last page. */
            readonly next_cursor: string | null;
        };
        /**
         * @description The status of a token.
         *
         *     - `INITIATED`: requested from the card network.
         *     - `ACTIVE`: it can pay.
         *     - `INACTIVE`: the network created none, or it was deleted, or the card was closed or has expired; final.
         *     - `SUSPENDED`: it temporarily cannot pay.
         *
         *     New values may be added; treat one that you do not know as a token that cannot pay now.
         */
        readonly TokenizationStatus: "INITIATED" | "ACTIVE" | "INACTIVE" | "SUSPENDED" | Unlisted;
        /** @description The token of a stored card. Never contains the token's number. */
        readonly CustomerCardToken: {
            /**
             * @description The status of a token.
             *
             *     - `INITIATED`: requested from the card network.
             *     - `ACTIVE`: it can pay.
             *     - `INACTIVE`: the network created none, or it was deleted, or the card was closed or has expired; final.
             *     - `SUSPENDED`: it temporarily cannot pay.
             *
             *     New values may be added; treat one that you do not know as a token that cannot pay now.
             */
            readonly tokenization_status: components["schemas"]["TokenizationStatus"];
            /**
             * @description The card's network.
             *
             *     - `VISA`: Visa.
             *     - `MASTERCARD`: Mastercard.
             *     - `AMEX`: American Express.
             *     - `RUPAY`: RuPay.
             *     - `MAESTRO`: Maestro.
             *     - `DINERS`: Diners Club.
             *     - `DISCOVER`: Discover.
             *     - `JCB`: JCB.
             *
             *     New values may be added; show one that you do not know as it is.
             */
            readonly provider: "VISA" | "MASTERCARD" | "AMEX" | "RUPAY" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB" | Unlisted;
            /** @description The token's last four digits; null if the network returns none. */
            readonly last_four_digits: string | null;
            /** @description The token's expiry month; empty until the network has created the token. */
            readonly expiry_month: string;
            /** @description The token's expiry year; empty until the network has created the token. */
            readonly expiry_year: string;
            /** @description The order with whose payment the customer consented to the token. */
            readonly order_id: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly last_updated: components["schemas"]["Timestamp"];
        };
        /** @description A stored card of a customer. Never contains the number. */
        readonly CustomerCard: {
            /** @description The permanent reference of the card. */
            readonly card_reference: string;
            /** @description The masked number, `<first4>-XXXXXXXX-<last4>`; for a merchant with repeat-token transactions `XXXX-XXXXXXXX-<last4>`. */
            readonly card_number: string;
            /** @description The expiry month, two digits. */
            readonly card_exp_month: string;
            /** @description The expiry year, four digits. */
            readonly card_exp_year: string;
            /** @description Whether the card has expired. */
            readonly expired: boolean;
            /** @description The network, for example VISA; empty if it is unknown. */
            readonly card_brand: string;
            /** @description CREDIT, DEBIT, or another word; empty if the BIN is unknown. */
            readonly card_type: string;
            /** @description The issuer's name; empty if the BIN is unknown. */
            readonly card_issuer: string;
            /** @description The cardholder's name; may be empty. */
            readonly name_on_card: string;
            /** @description The customer's name for the card; may be empty. */
            readonly nickname: string;
            /** @description Whether the vault has the card number. Without it, payments use the token. */
            readonly number_stored: boolean;
            /** @description The token of the card; null without one that can pay now or later. */
            readonly token: components["schemas"]["CustomerCardToken"] | null;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
        };
        /** @description A customer with its stored cards. */
        readonly CustomerDetail: {
            /** @description The merchant's id of the customer, under which its cards are stored. */
            readonly customer_id: string;
            /** @description The customer; null for a customer_id that has stored cards and was never created as a customer. */
            readonly customer: components["schemas"]["Customer"] | null;
            /** @description The stored cards, newest first, at most 100. */
            readonly cards: readonly components["schemas"]["CustomerCard"][];
        };
        /**
         * @description The customer's answer.
         *
         *     - `GIVEN`: the card may be tokenized.
         *     - `DECLINED`: the card must not be tokenized.
         *
         *     New values may be added; treat one that you do not know as no consent.
         */
        readonly ConsentChoice: "GIVEN" | "DECLINED" | Unlisted;
        /**
         * @description Who asked.
         *
         *     - `PAGE`: the service, on its consent page; the answer proves who had the page open, not who the customer is.
         *     - `MERCHANT`: the merchant, which sent the answer as `tokenize`.
         *
         *     New values may be added; show one that you do not know unchanged.
         */
        readonly ConsentVia: "PAGE" | "MERCHANT" | Unlisted;
        /** @description A customer's answer to the request to tokenize a card. It is immutable and stored with its order. */
        readonly ConsentRecord: {
            /** @description The record's id. */
            readonly consent_id: string;
            /** @description The attempt of the answer. */
            readonly txn_id: string;
            /** @description The service's id of that attempt. */
            readonly txn_uuid: string;
            /**
             * @description The customer's answer.
             *
             *     - `GIVEN`: the card may be tokenized.
             *     - `DECLINED`: the card must not be tokenized.
             *
             *     New values may be added; treat one that you do not know as no consent.
             */
            readonly choice: components["schemas"]["ConsentChoice"];
            /**
             * @description Who asked.
             *
             *     - `PAGE`: the service, on its consent page; the answer proves who had the page open, not who the customer is.
             *     - `MERCHANT`: the merchant, which sent the answer as `tokenize`.
             *
             *     New values may be added; show one that you do not know unchanged.
             */
            readonly via: components["schemas"]["ConsentVia"];
            /** @description The version of the consent page's text that the customer saw; empty if the merchant asked. */
            readonly text_version: string;
            /** @description The words of that version, one line each: heading, question, points, checkbox label and buttons. `{shop}` stands for the shop's name. A published version never changes; new words are a new version. Empty if the merchant asked. */
            readonly text: string;
            /** @description The customer, by the merchant's id. */
            readonly customer_id: string;
            /** @description The card's last four digits. */
            readonly last_four_digits: string;
            /** @description The IP address of the answer: of the customer's browser for PAGE, and of the caller of POST /txns for MERCHANT. */
            readonly address: string;
            /** @description The `User-Agent` of that browser or caller; empty without one. */
            readonly user_agent: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
        };
        /** @description A customer's answer to the request to tokenize a card, with the order of the answer. */
        readonly CustomerConsent: components["schemas"]["ConsentRecord"] & {
            /** @description The order, by the merchant's id. */
            readonly order_id: string;
        };
        /** @description A page of consent records, newest order first. */
        readonly CustomerConsentPage: {
            /** @description The records of this page; those of one order newest first. */
            readonly list: readonly components["schemas"]["CustomerConsent"][];
            /** @description Send it as `after` to read the next page; null on the last page. */
            readonly next_cursor: string | null;
        };
        /**
         * @description The state of the circuit breaker of a gateway.
         *
         *     - `CLOSED`: calls go to the gateway.
         *     - `OPEN`: the gateway fails; calls are not sent.
         *     - `HALF_OPEN`: one call tests whether the gateway works again.
         *
         *     New values may be added; treat one that you do not know as OPEN.
         */
        readonly GatewayCircuitState: "CLOSED" | "OPEN" | "HALF_OPEN" | Unlisted;
        /** @description The calls to the gateway in the last 5 minutes, at most the last 200, made by the service process that answers. */
        readonly GatewayHealth: {
            /**
             * @description The state of the circuit breaker of a gateway.
             *
             *     - `CLOSED`: calls go to the gateway.
             *     - `OPEN`: the gateway fails; calls are not sent.
             *     - `HALF_OPEN`: one call tests whether the gateway works again.
             *
             *     New values may be added; treat one that you do not know as OPEN.
             */
            readonly circuit: components["schemas"]["GatewayCircuitState"];
            /** @description The number of calls, including those of captures, refunds and tests of the credentials. */
            readonly calls: number;
            /** @description The share of the calls that the gateway answered without a server error. A declined payment is a success. null without calls. */
            readonly success_rate: number | null;
            /** @description The median time of a call in milliseconds; null without calls. */
            readonly latency_p50_ms: number | null;
            /** @description The 95th percentile of the time of a call in milliseconds; null without calls. */
            readonly latency_p95_ms: number | null;
            /** @description The earliest time of the next call while the circuit is open; otherwise null. */
            readonly next_probe_at: string | null;
        };
        /** @description One set of credentials of one payment gateway. */
        readonly GatewayConfig: {
            /** @description The id of the configuration. */
            readonly gateway_config_id: string;
            /** @description The payment gateway, for example `SANDBOX`. */
            readonly gateway: string;
            /** @description The display name of the configuration. */
            readonly name: string;
            /** @description The case-sensitive value with which an order selects this configuration (`metadata.SVC:gateway_reference_id`); empty if it is used only as the default and by routing rules. */
            readonly reference_id: string;
            /** @description The names of the stored credentials, sorted. Their values are never returned. */
            readonly credential_names: readonly string[];
            /** @description Whether orders without a reference id use it when no routing rule applies. At most one enabled configuration is the default. */
            readonly is_default: boolean;
            /** @description A disabled configuration processes no payments, and another one can use its reference id. */
            readonly enabled: boolean;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The URL to enter at the gateway as the address of its notifications (webhooks). */
            readonly callback_url: string;
            /** @description The calls to the gateway in the last 5 minutes, at most the last 200, made by the service process that answers. */
            readonly health: components["schemas"]["GatewayHealth"];
        };
        /** @description The merchant's gateway configurations, oldest first. */
        readonly GatewayConfigList: {
            /** @description The configurations. */
            readonly list: readonly components["schemas"]["GatewayConfig"][];
        };
        /** @description The payment gateway, for example `SANDBOX`. GET /settings/gateway-types lists those of this environment. */
        readonly GatewayName: string;
        /** @description Up to 64 visible ASCII characters, case-sensitive, unique among the enabled configurations of one gateway. Empty for none. */
        readonly GatewayReferenceId: string;
        /** @description The gateway configuration to create. */
        readonly NewGatewayConfig: {
            /** @description The payment gateway, for example `SANDBOX`. GET /settings/gateway-types lists those of this environment. */
            readonly gateway: components["schemas"]["GatewayName"];
            /** @description The display name of the configuration. */
            readonly name: string;
            /** @description Up to 64 visible ASCII characters, case-sensitive, unique among the enabled configurations of one gateway. Empty for none. */
            readonly reference_id?: components["schemas"]["GatewayReferenceId"];
            /** @description The gateway's credentials, by name. GET /settings/gateway-types lists the names, and which of them an enabled configuration must have. Stored encrypted and never returned. */
            readonly credentials?: {
                readonly [key: string]: string;
            };
            /** @description `true` makes it the default instead of the current one. If it is not sent, the merchant's only enabled configuration becomes the default. */
            readonly is_default?: boolean;
            /** @description Whether it processes payments. Default: true. */
            readonly enabled?: boolean;
        };
        /** @description The enabled configuration that uses the reference id. */
        readonly GatewayConflict: {
            /** @description The id of the configuration, to delete or disable it. */
            readonly gateway_config_id: string;
            /** @description The name of the configuration. */
            readonly name: string;
        };
        /** @description The availability of a reference id. */
        readonly GatewayAvailability: {
            /** @description The gateway of the query. */
            readonly gateway: string;
            /** @description The reference id of the query. */
            readonly reference_id: string;
            /** @description Whether an enabled configuration of this gateway can use it. */
            readonly available: boolean;
            /** @description The configuration that uses the reference id; null if it is available. */
            readonly conflict: components["schemas"]["GatewayConflict"] | null;
        };
        /** @description The fields to change. A field that is not sent does not change; the gateway itself cannot be changed. */
        readonly GatewayConfigChange: {
            /** @description The display name of the configuration. */
            readonly name?: string;
            /** @description Up to 64 visible ASCII characters, case-sensitive, unique among the enabled configurations of one gateway. Empty for none. */
            readonly reference_id?: components["schemas"]["GatewayReferenceId"];
            /** @description The credentials to change, by name. null removes one; the others do not change. The rules of POST /settings/gateways apply. */
            readonly credentials?: {
                readonly [key: string]: string | null;
            };
            /** @description `true` makes it the default instead of the current one; `false` leaves no default. If it is not sent and the change makes this the only enabled configuration, it becomes the default. */
            readonly is_default?: boolean;
            /** @description Whether it processes payments. If you disable the default, there is no default. */
            readonly enabled?: boolean;
        };
        /**
         * @description The result of the test.
         *
         *     - `ACCEPTED`: the gateway accepts the credentials.
         *     - `REFUSED`: it does not, or they are incomplete.
         *     - `UNREACHABLE`: it gave no usable response.
         *
         *     New values may be added; treat one that you do not know as UNREACHABLE.
         */
        readonly GatewayTestResult: "ACCEPTED" | "REFUSED" | "UNREACHABLE" | Unlisted;
        /** @description The result of a test of the credentials. */
        readonly GatewayConfigTest: {
            /** @description The id of the configuration. */
            readonly gateway_config_id: string;
            /**
             * @description The result of the test.
             *
             *     - `ACCEPTED`: the gateway accepts the credentials.
             *     - `REFUSED`: it does not, or they are incomplete.
             *     - `UNREACHABLE`: it gave no usable response.
             *
             *     New values may be added; treat one that you do not know as UNREACHABLE.
             */
            readonly result: components["schemas"]["GatewayTestResult"];
            /** @description What was found, and what to do. */
            readonly message: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly checked_at: components["schemas"]["Timestamp"];
        };
        /** @description A credential of a gateway. */
        readonly GatewayCredentialField: {
            /** @description The name in `credentials`, for example `secret_key`. */
            readonly name: string;
            /** @description The name to show to people. */
            readonly label: string;
            /** @description Whether to hide it in forms. No credential is ever returned. */
            readonly secret: boolean;
            /** @description Whether an enabled configuration must have it. */
            readonly required: boolean;
            /** @description A regular expression that the whole value must match. */
            readonly pattern: string;
            /** @description Where to find it, and what it looks like. */
            readonly help: string;
        };
        /** @description What the gateway can do. */
        readonly GatewayCapabilities: {
            /** @description Whether it can authorize an amount that is captured later. */
            readonly manual_capture: boolean;
            /** @description Whether it can capture less than the authorized amount. */
            readonly partial_capture: boolean;
            /** @description Whether it can refund a payment in parts. */
            readonly partial_refunds: boolean;
            /** @description Whether it accepts network tokens. */
            readonly network_tokens: boolean;
            /** @description Whether it accepts mail and telephone orders. */
            readonly moto: boolean;
        };
        /** @description A payment gateway of this environment. */
        readonly GatewayType: {
            /** @description The `gateway` of a configuration, for example `SANDBOX`. */
            readonly name: string;
            /** @description The name to show to people. */
            readonly label: string;
            /** @description The credentials of an account. */
            readonly credential_fields: readonly components["schemas"]["GatewayCredentialField"][];
            /** @description Whether a configuration may have credentials with other names. Only the sandbox gateway accepts them. */
            readonly other_credentials: boolean;
            /** @description What the gateway can do. */
            readonly capabilities: components["schemas"]["GatewayCapabilities"];
        };
        /** @description The gateways that configurations may use. */
        readonly GatewayTypeList: {
            /** @description The gateways. */
            readonly list: readonly components["schemas"]["GatewayType"][];
        };
        /**
         * @description A card network.
         *
         *     - `VISA`: Visa.
         *     - `MASTERCARD`: Mastercard.
         *     - `AMEX`: American Express.
         *     - `RUPAY`: RuPay.
         *     - `MAESTRO`: Maestro.
         *     - `DINERS`: Diners Club.
         *     - `DISCOVER`: Discover.
         *     - `JCB`: JCB.
         * @enum {string}
         */
        readonly RoutingNetwork: "VISA" | "MASTERCARD" | "AMEX" | "RUPAY" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB";
        /**
         * @description The type of a card.
         *
         *     - `CREDIT`: a credit card.
         *     - `DEBIT`: a debit card.
         * @enum {string}
         */
        readonly RoutingCardType: "CREDIT" | "DEBIT";
        /** @description The card numbers whose first digits lie between `from` and `to`, both included. A payment with a token is compared by the first 6 digits of the card: the range then applies only if it covers every card with these 6 digits. */
        readonly RoutingBinRange: {
            /** @description The lowest first 6 to 8 digits. Missing digits count as 0. */
            readonly from: string;
            /** @description The highest first 6 to 8 digits. Missing digits count as 9. */
            readonly to: string;
        };
        /**
         * @description What the gateway gets.
         *
         *     - `CARD`: the card number.
         *     - `TOKEN`: a network token.
         * @enum {string}
         */
        readonly RoutingInstrument: "CARD" | "TOKEN";
        /** @description The payments that a rule applies to: those that meet every condition. A list is met by any of its values. A card whose network, type or country is unknown meets no condition on it. Without conditions, a rule applies to every payment. */
        readonly RoutingConditions: {
            /** @description The card networks. */
            readonly networks?: readonly components["schemas"]["RoutingNetwork"][];
            /** @description The types of card. */
            readonly card_types?: readonly components["schemas"]["RoutingCardType"][];
            /** @description The countries of the card's issuer, as `country` of GET /cardbins/{bin} has them, in any case. */
            readonly issuer_countries?: readonly string[];
            /** @description Ranges of the first digits of the card number. */
            readonly bin_ranges?: readonly components["schemas"]["RoutingBinRange"][];
            /** @description The currency of the order (ISO 4217). */
            readonly currency?: string;
            /** @description The lowest amount, as decimal text. Requires `currency`. */
            readonly amount_from?: string;
            /** @description The highest amount, as decimal text. Requires `currency`. */
            readonly amount_to?: string;
            /**
             * @description What the gateway gets.
             *
             *     - `CARD`: the card number.
             *     - `TOKEN`: a network token.
             */
            readonly instrument?: components["schemas"]["RoutingInstrument"];
        };
        /** @description The share of one configuration in a split. */
        readonly RoutingShare: {
            /** @description The id of the gateway configuration. */
            readonly gateway_config_id: string;
            /** @description Its share, relative to the sum of the weights. */
            readonly weight: number;
        };
        /** @description A routing rule. It has exactly one of `gateway_config_ids` and `split`. */
        readonly RoutingRule: {
            /** @description The name of the rule, unique among the rules. */
            readonly name: string;
            /** @description Whether the rule is used. Default: true. */
            readonly enabled?: boolean;
            /** @description The payments that a rule applies to: those that meet every condition. A list is met by any of its values. A card whose network, type or country is unknown meets no condition on it. Without conditions, a rule applies to every payment. */
            readonly conditions?: components["schemas"]["RoutingConditions"];
            /** @description The gateway configurations in order. The first takes the payment; the others are its fallbacks. */
            readonly gateway_config_ids?: readonly string[];
            /** @description Divides the orders among gateway configurations by weight. Every attempt of one order takes the same configuration first; the others follow as fallbacks, by weight. */
            readonly split?: readonly components["schemas"]["RoutingShare"][];
        };
        /** @description The routing rules in order. The first enabled rule that applies to a payment and has a usable gateway configuration decides. */
        readonly RoutingRules: {
            /** @description The version of the stored rules; every answer has it. Send the one that you read, and the rules are replaced only if they are still those; otherwise the answer is 412 with `precondition_failed`. Without it they are replaced in any case. */
            readonly version?: string;
            /** @description The rules. */
            readonly rules: readonly components["schemas"]["RoutingRule"][];
        };
        /** @description A payment to find the route of. Nothing is stored or sent. */
        readonly RoutingDryRun: {
            /** @description The amount, as decimal text. */
            readonly amount: string;
            /** @description The currency (ISO 4217). */
            readonly currency: string;
            /** @description The first 6 to 8 digits of the card. Network, type and country are looked up by it unless you send them. */
            readonly bin?: string;
            /**
             * @description A card network.
             *
             *     - `VISA`: Visa.
             *     - `MASTERCARD`: Mastercard.
             *     - `AMEX`: American Express.
             *     - `RUPAY`: RuPay.
             *     - `MAESTRO`: Maestro.
             *     - `DINERS`: Diners Club.
             *     - `DISCOVER`: Discover.
             *     - `JCB`: JCB.
             */
            readonly network?: components["schemas"]["RoutingNetwork"];
            /**
             * @description The type of a card.
             *
             *     - `CREDIT`: a credit card.
             *     - `DEBIT`: a debit card.
             */
            readonly card_type?: components["schemas"]["RoutingCardType"];
            /** @description The country of the card's issuer. */
            readonly issuer_country?: string;
            /**
             * @description What the gateway gets.
             *
             *     - `CARD`: the card number.
             *     - `TOKEN`: a network token.
             */
            readonly instrument?: components["schemas"]["RoutingInstrument"];
            /** @description The `metadata.SVC:gateway_reference_id` of the order; empty or not sent for none. */
            readonly gateway_reference_id?: string;
        };
        /**
         * @description The result of the routing.
         *
         *     - `CHOSEN`: the payment goes to a gateway.
         *     - `REFERENCE_MISMATCH`: no enabled configuration has the reference id.
         *     - `NO_GATEWAY`: no rule applies, and no default is enabled.
         *
         *     New values may be added; treat one that you do not know as NO_GATEWAY.
         */
        readonly RoutingOutcome: "CHOSEN" | "REFERENCE_MISMATCH" | "NO_GATEWAY" | Unlisted;
        /**
         * @description What decided.
         *
         *     - `REFERENCE_ID`: the reference id of the order.
         *     - `RULE`: a routing rule.
         *     - `DEFAULT`: the default configuration.
         *
         *     New values may be added; show one that you do not know as it is.
         */
        readonly RoutingChoice: "REFERENCE_ID" | "RULE" | "DEFAULT" | Unlisted;
        /**
         * @description Why a configuration was skipped.
         *
         *     - `DELETED`: the configuration does not exist any more.
         *     - `DISABLED`: it is disabled.
         *     - `NOT_SUPPORTED`: its gateway does not take the amount or the currency, or is not available in this environment.
         *
         *     New values may be added; treat one that you do not know as DISABLED.
         */
        readonly RoutingSkipReason: "DELETED" | "DISABLED" | "NOT_SUPPORTED" | Unlisted;
        /**
         * @description The result of a rule.
         *
         *     - `MATCHED`: the rule decides.
         *     - `NOT_MATCHED`: a condition is not met.
         *     - `DISABLED`: the rule is off.
         *     - `UNUSABLE`: it applies, and none of its configurations can take the payment.
         *
         *     New values may be added; treat one that you do not know as NOT_MATCHED.
         */
        readonly RoutingRuleResult: "MATCHED" | "NOT_MATCHED" | "DISABLED" | "UNUSABLE" | Unlisted;
        /** @description The route of a payment. */
        readonly RoutingPlan: {
            /**
             * @description The result of the routing.
             *
             *     - `CHOSEN`: the payment goes to a gateway.
             *     - `REFERENCE_MISMATCH`: no enabled configuration has the reference id.
             *     - `NO_GATEWAY`: no rule applies, and no default is enabled.
             *
             *     New values may be added; treat one that you do not know as NO_GATEWAY.
             */
            readonly outcome: components["schemas"]["RoutingOutcome"];
            /** @description What decided: the order's reference id, a rule, or the default; null when nothing did. */
            readonly chosen_by: components["schemas"]["RoutingChoice"] | null;
            /** @description The name of the rule that decided; null when none did. */
            readonly rule: string | null;
            /** @description The configurations in the order in which the payment tries them. */
            readonly gateways: readonly {
                /** @description The id of the configuration. */
                readonly gateway_config_id: string;
                /** @description Its gateway. */
                readonly gateway: string;
                /** @description Its display name. */
                readonly name: string;
                /** @description Its weight in a split; otherwise null. The dry run lists a split by weight. An order may start with any of them. */
                readonly weight: number | null;
                /** @description Why a payment there would probably fail, for example an open circuit; null when nothing is known. */
                readonly problem: string | null;
            }[];
            /** @description The configurations of applicable rules that do not take the payment. */
            readonly skipped: readonly {
                /** @description The id of the configuration. */
                readonly gateway_config_id: string;
                /** @description The name of the rule. */
                readonly rule: string;
                /**
                 * @description Why a configuration was skipped.
                 *
                 *     - `DELETED`: the configuration does not exist any more.
                 *     - `DISABLED`: it is disabled.
                 *     - `NOT_SUPPORTED`: its gateway does not take the amount or the currency, or is not available in this environment.
                 *
                 *     New values may be added; treat one that you do not know as DISABLED.
                 */
                readonly reason: components["schemas"]["RoutingSkipReason"];
                /** @description The reason in words. */
                readonly message: string;
            }[];
            /** @description The rules that were read, from the first to the one that decided. Empty when a reference id was sent. */
            readonly rules: readonly {
                /** @description The name of the rule. */
                readonly name: string;
                /**
                 * @description The result of a rule.
                 *
                 *     - `MATCHED`: the rule decides.
                 *     - `NOT_MATCHED`: a condition is not met.
                 *     - `DISABLED`: the rule is off.
                 *     - `UNUSABLE`: it applies, and none of its configurations can take the payment.
                 *
                 *     New values may be added; treat one that you do not know as NOT_MATCHED.
                 */
                readonly result: components["schemas"]["RoutingRuleResult"];
                /** @description The result in words, for example the first condition that is not met. */
                readonly message: string;
            }[];
            /** @description The card network that the rules were compared with; empty when unknown. */
            readonly network: string;
            /** @description The type of card that the rules were compared with; empty when unknown. */
            readonly card_type: string;
            /** @description The issuer's country that the rules were compared with; empty when unknown. */
            readonly issuer_country: string;
        };
        /**
         * @description The status of an order. It follows the most significant transaction (the one that moved money, otherwise the latest); it is NEW without one, and EXPIRED when the order expired unpaid.
         *     After SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED the order can be paid by another attempt until it expires.
         *     New values may be added; treat one that you do not know as not paid, and read the order again later.
         *
         *     - `NEW`: created; no payment attempt yet.
         *     - `STARTED`: an attempt began and has not reached a gateway.
         *     - `PENDING_VBV`: the customer authenticates at the bank.
         *     - `VBV_SUCCESSFUL`: the customer is authenticated; the gateway call is next. Only orders of earlier versions have it.
         *     - `AUTHORIZING`: the gateway has not returned its final result.
         *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
         *     - `CAPTURE_INITIATED`: the capture is in progress.
         *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
         *     - `VOID_INITIATED`: the void is in progress.
         *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
         *     - `VOIDED`: the held amount was released; final. A payment of another attempt that is refunded (AUTO_REFUNDED in `txn_list`) does not change it.
         *     - `CHARGED`: paid; refunds do not change it.
         *     - `PARTIAL_CHARGED`: partly paid: less than the held amount was captured and the rest was released.
         *     - `AUTO_REFUNDED`: paid too late, twice or with terms that differ from the order's, and refunded by the service; the order is not paid, and another attempt can pay it until it expires.
         *     - `SVC_DECLINED`: declined before it reached a gateway.
         *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
         *     - `AUTHORIZATION_FAILED`: the bank or the gateway declined the payment.
         *     - `EXPIRED`: the order expired unpaid.
         */
        readonly OrderStatus: "NEW" | "STARTED" | "CHARGED" | "SVC_DECLINED" | "PENDING_VBV" | "VBV_SUCCESSFUL" | "AUTHORIZED" | "AUTHENTICATION_FAILED" | "AUTHORIZATION_FAILED" | "AUTHORIZING" | "VOIDED" | "VOID_INITIATED" | "CAPTURE_INITIATED" | "CAPTURE_FAILED" | "VOID_FAILED" | "AUTO_REFUNDED" | "PARTIAL_CHARGED" | "EXPIRED" | Unlisted;
        /**
         * @description The three-letter currency code (ISO 4217).
         * @example INR
         */
        readonly Currency: string;
        /**
         * @description What a person has to look at.
         *
         *     - `REFUND_REVIEW`: the result of a refund is unclear; ask the gateway. If it was not made, make it in the gateway's dashboard with the same amount.
         *     - `REFUND_FAILED`: the latest refund failed.
         *     - `DISPUTE_OPEN`: a cardholder disputes the payment.
         *     - `CAPTURE_DUE`: an amount is authorized; capture or void it before the authorization expires.
         *
         *     New values may be added; treat one that you do not know as a reason to read the order.
         */
        readonly OrderAttention: "REFUND_REVIEW" | "REFUND_FAILED" | "DISPUTE_OPEN" | "CAPTURE_DUE" | Unlisted;
        /** @description An order in a list. Of a card it has the last four digits only. */
        readonly OrderSummary: {
            /** @description The merchant's order id. */
            readonly order_id: string;
            /** @description The service's id of the order, `ord_…`. */
            readonly id: string;
            /**
             * @description The status of an order. It follows the most significant transaction (the one that moved money, otherwise the latest); it is NEW without one, and EXPIRED when the order expired unpaid.
             *     After SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED the order can be paid by another attempt until it expires.
             *     New values may be added; treat one that you do not know as not paid, and read the order again later.
             *
             *     - `NEW`: created; no payment attempt yet.
             *     - `STARTED`: an attempt began and has not reached a gateway.
             *     - `PENDING_VBV`: the customer authenticates at the bank.
             *     - `VBV_SUCCESSFUL`: the customer is authenticated; the gateway call is next. Only orders of earlier versions have it.
             *     - `AUTHORIZING`: the gateway has not returned its final result.
             *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
             *     - `CAPTURE_INITIATED`: the capture is in progress.
             *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
             *     - `VOID_INITIATED`: the void is in progress.
             *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
             *     - `VOIDED`: the held amount was released; final. A payment of another attempt that is refunded (AUTO_REFUNDED in `txn_list`) does not change it.
             *     - `CHARGED`: paid; refunds do not change it.
             *     - `PARTIAL_CHARGED`: partly paid: less than the held amount was captured and the rest was released.
             *     - `AUTO_REFUNDED`: paid too late, twice or with terms that differ from the order's, and refunded by the service; the order is not paid, and another attempt can pay it until it expires.
             *     - `SVC_DECLINED`: declined before it reached a gateway.
             *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
             *     - `AUTHORIZATION_FAILED`: the bank or the gateway declined the payment.
             *     - `EXPIRED`: the order expired unpaid.
             */
            readonly status: components["schemas"]["OrderStatus"];
            /** @description The amount, in units of the currency. */
            readonly amount: number;
            /** @description The three-letter currency code (ISO 4217). */
            readonly currency: components["schemas"]["Currency"];
            /** @description The captured amount; 0 while the order is unpaid. */
            readonly amount_paid: number;
            /** @description The amount that is refunded, being refunded or under review. */
            readonly amount_refunded: number;
            /** @description The merchant's customer id; empty if none was sent. */
            readonly customer_id: string;
            /** @description The customer's e-mail address; empty if none was sent. */
            readonly customer_email: string;
            /** @description The customer's phone number; empty if none was sent. */
            readonly customer_phone: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly last_updated: components["schemas"]["Timestamp"];
            /** @description The number of payment attempts. */
            readonly attempts: number;
            /** @description The gateway of the significant attempt; empty without one. */
            readonly gateway: string;
            /** @description The card network of the significant attempt; empty without one. */
            readonly network: string;
            /** @description The last four digits of the card of the significant attempt; empty without one. */
            readonly last_four_digits: string;
            /** @description Why the significant attempt failed, as a decline code or an error code; empty unless it failed. */
            readonly failure_reason: string;
            /** @description What a person has to look at. */
            readonly attention: readonly components["schemas"]["OrderAttention"][];
            /** @description True when at least one event of the order was due and every one so far was acknowledged with 200. */
            readonly webhook_notified: boolean;
        };
        /** @description A page of orders, newest first. */
        readonly OrderSearchPage: {
            /** @description The orders of this page. */
            readonly list: readonly components["schemas"]["OrderSummary"][];
            /** @description Send it as `after` to read the next page; null on the last page. */
            readonly next_cursor: string | null;
        };
        /** @description A postal address. Parts that were not sent are empty strings. */
        readonly Address: {
            /** @description Given name. */
            readonly first_name: string;
            /** @description Family name. */
            readonly last_name: string;
            /** @description First line. */
            readonly line1: string;
            /** @description Second line. */
            readonly line2: string;
            /** @description Third line. */
            readonly line3: string;
            /** @description City. */
            readonly city: string;
            /** @description State or province. */
            readonly state: string;
            /** @description Postal code. */
            readonly postal_code: string;
            /** @description Phone number. */
            readonly phone: string;
            /** @description Country, as sent by the merchant. */
            readonly country: string;
            /** @description Country code (ISO 3166). */
            readonly country_code_iso: string;
        };
        /** @description URLs of the hosted payment page of this order. They expire with the order. */
        readonly PaymentLinks: {
            /**
             * Format: uri
             * @description For a browser.
             */
            readonly web: string;
            /**
             * Format: uri
             * @description For a phone's browser or web view.
             */
            readonly mobile: string;
            /**
             * Format: uri
             * @description For a frame on one of the merchant's pages; the origin of that page must be in `frame_ancestors` of the payment page settings. The bank's page cannot be framed, so the page says that paying continues in the whole window.
             */
            readonly iframe: string;
        };
        /** @description The token that this transaction requested from the card network. It stays, with INACTIVE, if the network created none. */
        readonly TokenCreated: {
            /** @description The permanent reference of the token, the same as its card's. */
            readonly card_reference: string;
            /** @description The card's fingerprint. */
            readonly card_fingerprint: string;
            /**
             * @description The status of a token.
             *
             *     - `INITIATED`: requested from the card network.
             *     - `ACTIVE`: it can pay.
             *     - `INACTIVE`: the network created none, or it was deleted, or the card was closed or has expired; final.
             *     - `SUSPENDED`: it temporarily cannot pay.
             *
             *     New values may be added; treat one that you do not know as a token that cannot pay now.
             */
            readonly tokenization_status: components["schemas"]["TokenizationStatus"];
        };
        /** @description The network token of a card. Present only if a transaction created a token or was paid with one. Never contains the token's number. */
        readonly Token: {
            /** @description The permanent reference of the token, the same as its card's. Empty for a token that the merchant supplied. */
            readonly card_reference: string;
            /** @description The token's last four digits. Do not show them to the customer; show the card's. Null if the network returns none. */
            readonly last_four_digits: string | null;
            /** @description The card's fingerprint, the same across all merchants. For a token that the merchant supplied, the fingerprint of the token. */
            readonly card_fingerprint: string;
            /** @description The token's first six digits, for routing and offers. Do not show them to the customer. Null if the network returns none. */
            readonly card_isin: string | null;
            /** @description The token's expiry year, which may differ from the card's. Empty until the network has created the token. */
            readonly expiry_year: string;
            /** @description The token's expiry month. Empty until the network has created the token. */
            readonly expiry_month: string;
            /** @description The payment account reference from the network, the same for all tokens of one card. Null without one. */
            readonly par: string | null;
            /**
             * @description The status of a token.
             *
             *     - `INITIATED`: requested from the card network.
             *     - `ACTIVE`: it can pay.
             *     - `INACTIVE`: the network created none, or it was deleted, or the card was closed or has expired; final.
             *     - `SUSPENDED`: it temporarily cannot pay.
             *
             *     New values may be added; treat one that you do not know as a token that cannot pay now.
             */
            readonly tokenization_status: components["schemas"]["TokenizationStatus"];
        };
        /** @description The card of a transaction. Never contains the number; show `last_four_digits`. */
        readonly OrderCard: {
            /** @description The card's expiry year, four digits. */
            readonly expiry_year: string;
            /** @description The card's expiry month, two digits. */
            readonly expiry_month: string;
            /** @description Whether this transaction stored the card's number for the customer. */
            readonly saved_to_locker: boolean;
            /** @description The cardholder's name as sent; may be empty. */
            readonly name_on_card: string;
            /** @description The issuer's name; empty if the BIN is unknown. */
            readonly card_issuer: string;
            /** @description The card's last four digits. */
            readonly last_four_digits: string;
            /** @description Whether a stored card was used. */
            readonly using_saved_card: boolean;
            /** @description The same value for the same card, across all merchants. It reveals nothing about the number. */
            readonly card_fingerprint: string;
            /** @description The card's first six digits. */
            readonly card_isin: string;
            /** @description CREDIT, DEBIT, or another word; empty if the BIN is unknown. */
            readonly card_type: string;
            /** @description The network, for example VISA, MASTERCARD, RUPAY, AMEX; empty if it is unknown. */
            readonly card_brand: string;
            /** @description The issuer's product, if known. */
            readonly card_sub_type: string | null;
            /** @description The issuer's country; empty if the BIN is unknown. */
            readonly card_issuer_country: string;
            /** @description The issuer's bank code; empty if the BIN is unknown. */
            readonly svc_bank_code: string;
            /** @description The permanent reference of the stored card; empty if the card is not stored. */
            readonly card_reference: string;
            /** @description Whether the customer agreed to tokenize the card, on the service's page or the merchant's. Absent if the customer was not asked or the merchant is not enabled for tokenization. */
            readonly tokenization_user_consent?: boolean;
            /** @description The token that this transaction requested from the card network. It stays, with INACTIVE, if the network created none. */
            readonly token_created?: components["schemas"]["TokenCreated"];
            /** @description The network token of a card. Present only if a transaction created a token or was paid with one. Never contains the token's number. */
            readonly token?: components["schemas"]["Token"];
            /** @description True if the transaction was paid with a token. Otherwise absent. */
            readonly using_token?: boolean;
        };
        /**
         * @description The status of one payment attempt. SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED end it, unless the gateway reports a late success; CHARGED or AUTO_REFUNDED follows then.
         *     New values may be added; treat one that you do not know as not paid, and read the order again later.
         *
         *     - `STARTED`: started; no gateway was reached.
         *     - `PENDING_VBV`: the customer authenticates at the bank.
         *     - `VBV_SUCCESSFUL`: the customer is authenticated; the gateway call is next. Only orders of earlier versions have it.
         *     - `AUTHORIZING`: the gateway has not returned its final result.
         *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
         *     - `CAPTURE_INITIATED`: the capture is in progress.
         *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
         *     - `VOID_INITIATED`: the void is in progress.
         *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
         *     - `VOIDED`: the held amount was released; final.
         *     - `CHARGED`: paid, in full or by a full or partial capture; final, except for a payment with different terms of an order opened without credentials, which becomes AUTO_REFUNDED when the merchant creates the order.
         *     - `AUTO_REFUNDED`: paid too late, twice or with terms that differ from the order's, and refunded by the service; final.
         *     - `SVC_DECLINED`: declined before it reached a gateway.
         *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
         *     - `AUTHORIZATION_FAILED`: the bank or the gateway declined the payment.
         */
        readonly TxnStatus: "STARTED" | "CHARGED" | "SVC_DECLINED" | "PENDING_VBV" | "VBV_SUCCESSFUL" | "AUTHORIZED" | "AUTHENTICATION_FAILED" | "AUTHORIZATION_FAILED" | "AUTHORIZING" | "VOIDED" | "VOID_INITIATED" | "CAPTURE_INITIATED" | "CAPTURE_FAILED" | "VOID_FAILED" | "AUTO_REFUNDED" | Unlisted;
        /**
         * @description Why a payment was declined, the same for every gateway.
         *
         *     - `insufficient_funds`: the card does not have enough money or credit.
         *     - `do_not_honour`: the bank declined without a reason.
         *     - `expired_card`: the card has expired, or the expiry date is wrong.
         *     - `incorrect_number`: the card number is not valid, or the bank does not know it.
         *     - `incorrect_security_code`: the security code is wrong.
         *     - `lost_or_stolen`: the card is reported lost or stolen.
         *     - `limit_exceeded`: the payment exceeds a limit of the card on amounts or on the number of payments.
         *     - `authentication_required`: the bank requires the customer to be authenticated, and the payment was not.
         *     - `authentication_failed`: the customer was not authenticated.
         *     - `suspected_fraud`: the bank or the gateway suspects fraud.
         *     - `not_permitted`: the card does not allow this kind of payment, or the account is closed or blocked.
         *     - `unsupported_payment`: the gateway does not support the payment, for example its currency, amount or network.
         *     - `processing_error`: the bank, the network or the gateway failed to process the payment.
         *     - `gateway_unavailable`: the gateway could not be reached, or limits the requests.
         *     - `gateway_misconfigured`: the gateway rejected the credentials or the settings of the gateway configuration.
         *
         *     New values may be added; treat one that you do not know as do_not_honour.
         */
        readonly DeclineCode: "insufficient_funds" | "do_not_honour" | "expired_card" | "incorrect_number" | "incorrect_security_code" | "lost_or_stolen" | "limit_exceeded" | "authentication_required" | "authentication_failed" | "suspected_fraud" | "not_permitted" | "unsupported_payment" | "processing_error" | "gateway_unavailable" | "gateway_misconfigured" | Unlisted;
        /**
         * @description Whether another attempt can succeed.
         *
         *     - `SAME_CARD`: the same card can succeed, once the customer corrects the entry or later.
         *     - `OTHER_CARD`: the same card is likely to be declined again. Ask for another card.
         *     - `NONE`: no card can succeed until the merchant or the operator changes the settings of the gateway.
         *
         *     New values may be added; treat one that you do not know as OTHER_CARD.
         */
        readonly DeclineRetry: "SAME_CARD" | "OTHER_CARD" | "NONE" | Unlisted;
        /** @description Why a payment was declined, in terms that are the same for every gateway. */
        readonly Decline: {
            /**
             * @description Why a payment was declined, the same for every gateway.
             *
             *     - `insufficient_funds`: the card does not have enough money or credit.
             *     - `do_not_honour`: the bank declined without a reason.
             *     - `expired_card`: the card has expired, or the expiry date is wrong.
             *     - `incorrect_number`: the card number is not valid, or the bank does not know it.
             *     - `incorrect_security_code`: the security code is wrong.
             *     - `lost_or_stolen`: the card is reported lost or stolen.
             *     - `limit_exceeded`: the payment exceeds a limit of the card on amounts or on the number of payments.
             *     - `authentication_required`: the bank requires the customer to be authenticated, and the payment was not.
             *     - `authentication_failed`: the customer was not authenticated.
             *     - `suspected_fraud`: the bank or the gateway suspects fraud.
             *     - `not_permitted`: the card does not allow this kind of payment, or the account is closed or blocked.
             *     - `unsupported_payment`: the gateway does not support the payment, for example its currency, amount or network.
             *     - `processing_error`: the bank, the network or the gateway failed to process the payment.
             *     - `gateway_unavailable`: the gateway could not be reached, or limits the requests.
             *     - `gateway_misconfigured`: the gateway rejected the credentials or the settings of the gateway configuration.
             *
             *     New values may be added; treat one that you do not know as do_not_honour.
             */
            readonly code: components["schemas"]["DeclineCode"];
            /**
             * @description Whether another attempt can succeed.
             *
             *     - `SAME_CARD`: the same card can succeed, once the customer corrects the entry or later.
             *     - `OTHER_CARD`: the same card is likely to be declined again. Ask for another card.
             *     - `NONE`: no card can succeed until the merchant or the operator changes the settings of the gateway.
             *
             *     New values may be added; treat one that you do not know as OTHER_CARD.
             */
            readonly retry: components["schemas"]["DeclineRetry"];
            /** @description A message that you may show to the customer, in English. It does not mention fraud, or that a card is reported lost or stolen. */
            readonly customer_message: string;
        };
        /** @description One payment attempt. */
        readonly TxnDetail: {
            /** @description `{merchant_id}-{order_id}-{attempt}`, with the attempt counted from 1. */
            readonly txn_id: string;
            /** @description The service's id of the attempt. */
            readonly txn_uuid: string;
            /** @description The order it pays. */
            readonly order_id: string;
            /**
             * @description The status of one payment attempt. SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED end it, unless the gateway reports a late success; CHARGED or AUTO_REFUNDED follows then.
             *     New values may be added; treat one that you do not know as not paid, and read the order again later.
             *
             *     - `STARTED`: started; no gateway was reached.
             *     - `PENDING_VBV`: the customer authenticates at the bank.
             *     - `VBV_SUCCESSFUL`: the customer is authenticated; the gateway call is next. Only orders of earlier versions have it.
             *     - `AUTHORIZING`: the gateway has not returned its final result.
             *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
             *     - `CAPTURE_INITIATED`: the capture is in progress.
             *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
             *     - `VOID_INITIATED`: the void is in progress.
             *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
             *     - `VOIDED`: the held amount was released; final.
             *     - `CHARGED`: paid, in full or by a full or partial capture; final, except for a payment with different terms of an order opened without credentials, which becomes AUTO_REFUNDED when the merchant creates the order.
             *     - `AUTO_REFUNDED`: paid too late, twice or with terms that differ from the order's, and refunded by the service; final.
             *     - `SVC_DECLINED`: declined before it reached a gateway.
             *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
             *     - `AUTHORIZATION_FAILED`: the bank or the gateway declined the payment.
             */
            readonly status: components["schemas"]["TxnStatus"];
            /** @description Why the attempt failed, or capture_failed if the capture of a CHARGED attempt failed afterwards (values in TxnErrorCode; more may be added); otherwise empty. */
            readonly error_code: string;
            /** @description A message for the error code; otherwise empty. */
            readonly error_message: string;
            /** @description Why the bank or the gateway declined the payment; null if it did not. The gateway's own codes are in the order's `payment_gateway_response`. */
            readonly decline?: components["schemas"]["Decline"] | null;
            /** @description The amount that the customer pays, in the order's currency. */
            readonly net_amount: number;
            /** @description The amount of the attempt, in the order's currency. */
            readonly txn_amount: number;
            /** @description The gateway that was used, for example SANDBOX; empty if none was reached. */
            readonly gateway: string;
            /** @description The gateway configuration that was used; empty if no gateway was reached. */
            readonly gateway_id: string;
            /** @description The three-letter currency code (ISO 4217). */
            readonly currency: components["schemas"]["Currency"];
            /** @description Whether stored payment details were used. */
            readonly express_checkout: boolean;
            /** @description Whether the customer is redirected to the return URL automatically (`redirect_after_payment`). */
            readonly redirect: boolean;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly created: components["schemas"]["Timestamp"];
        };
        /** @description The gateway's response, for reconciliation with the gateway's reports. */
        readonly PaymentGatewayResponse: {
            /** @description The service's transaction id at the gateway. */
            readonly txn_id: string;
            /** @description The retrieval reference number. */
            readonly rrn: string;
            /** @description The gateway's id of the transaction. */
            readonly epg_txn_id: string;
            /** @description The issuer's authorization code; empty without one. */
            readonly auth_id_code: string;
            /** @description The gateway's response code. */
            readonly resp_code: string;
            /** @description The gateway's response message. */
            readonly resp_message: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly created: components["schemas"]["Timestamp"];
            /** @description The gateway's original response, with its own field names; empty if its connector stores none. Only in the response of GET /orders/{order_id} with `options.add_full_gateway_response=true`. */
            readonly gateway_response?: {
                readonly [key: string]: string;
            };
        };
        /**
         * @description The status of a refund.
         *
         *     - `PENDING`: the gateway has not responded.
         *     - `SUCCESS`: the gateway made the refund. If the money does not reach the customer, it becomes a FAILURE.
         *     - `FAILURE`: the gateway refused the refund; final, except that an AUTO_REFUND becomes a SUCCESS when a person makes it at the gateway.
         *     - `MANUAL_REVIEW`: the gateway cannot determine the result, and the merchant has to ask it. A later report of the gateway ends it as SUCCESS or FAILURE; a refund of the same transaction and amount that a person makes at the gateway itself ends it as SUCCESS.
         *
         *     New values may be added; treat one that you do not know as PENDING.
         */
        readonly RefundStatus: "PENDING" | "SUCCESS" | "FAILURE" | "MANUAL_REVIEW" | Unlisted;
        /** @description A refund: requested by the merchant, made at the gateway itself, or made by the service for a payment that came late, twice or with terms that differ from the order's, or for the rupee that verified a stored card for its token. */
        readonly Refund: {
            /** @description The service's id of the refund, `rfd_…`. */
            readonly id: string;
            /** @description The merchant's id of the refund; the transaction id if the service refunds; the gateway's id of the refund if it was made at the gateway. */
            readonly unique_request_id: string;
            /** @description The refunded transaction. */
            readonly txn_id: string;
            /** @description The gateway's id of the refund; null until the refund succeeds. */
            readonly ref: string | null;
            /** @description The refunded amount, in the order's currency. */
            readonly amount: number;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly created: components["schemas"]["Timestamp"];
            /**
             * @description The status of a refund.
             *
             *     - `PENDING`: the gateway has not responded.
             *     - `SUCCESS`: the gateway made the refund. If the money does not reach the customer, it becomes a FAILURE.
             *     - `FAILURE`: the gateway refused the refund; final, except that an AUTO_REFUND becomes a SUCCESS when a person makes it at the gateway.
             *     - `MANUAL_REVIEW`: the gateway cannot determine the result, and the merchant has to ask it. A later report of the gateway ends it as SUCCESS or FAILURE; a refund of the same transaction and amount that a person makes at the gateway itself ends it as SUCCESS.
             *
             *     New values may be added; treat one that you do not know as PENDING.
             */
            readonly status: components["schemas"]["RefundStatus"];
            /** @description Why the refund failed, is unclear or waits; otherwise empty. A PENDING refund with `gateway_credentials_refused` is sent when the gateway accepts the credentials of its configuration again. */
            readonly error_code: string;
            /** @description A message for the error code; otherwise empty. */
            readonly error_message: string;
            /** @description Whether the refund was sent to the gateway, or made there. False while the gateway refuses the credentials. */
            readonly sent_to_gateway: boolean;
            /** @description The acquirer reference number, with which the customer's bank can find the refund; null until the refund succeeds. */
            readonly arn: string | null;
            /**
             * @description Who requested the refund.
             *
             *     - `API`: the merchant.
             *     - `SVC`: the service.
             *     - `GATEWAY`: it was made at the gateway itself, for example in its dashboard.
             *
             *     New values may be added; treat one that you do not know as not requested by your call.
             */
            readonly initiated_by: "API" | "SVC" | "GATEWAY" | Unlisted;
            /** @description The gateway of the refund. */
            readonly refund_source: string;
            /**
             * @description The kind of refund.
             *
             *     - `STANDARD`: requested by the merchant, or made at the gateway.
             *     - `AUTO_REFUND`: for a payment that came late, twice or with terms that differ from the order's.
             *     - `CARD_VERIFICATION`: for the rupee that verified a stored card.
             *
             *     New values may be added; treat one that you do not know as a refund by the service.
             */
            readonly refund_type: "STANDARD" | "AUTO_REFUND" | "CARD_VERIFICATION" | Unlisted;
            /**
             * Format: date-time
             * @description When the gateway refunded the amount, or refused to, as `YYYY-MM-DDTHH:MM:SSZ` in UTC; null before, and if that is unclear.
             */
            readonly pg_processed_at: string | null;
        };
        /**
         * @description The status of a dispute. A WON dispute can become LOST later, and a LOST one WON, when the gateway reports another decision (for example a second chargeback).
         *     An ended dispute does not open again.
         *
         *     - `OPEN`: the cardholder disputes the payment, and the outcome is not known.
         *     - `WON`: the merchant keeps the amount, or gets it back.
         *     - `LOST`: the amount was taken back from the merchant.
         *
         *     New values may be added; treat one that you do not know as OPEN.
         */
        readonly DisputeStatus: "OPEN" | "WON" | "LOST" | Unlisted;
        /** @description A dispute (chargeback) of a transaction, as the gateway reports it. */
        readonly Dispute: {
            /** @description The gateway's id of the dispute. */
            readonly dispute_id: string;
            /** @description The disputed transaction. */
            readonly txn_id: string;
            /** @description The service's id of the disputed transaction. */
            readonly txn_uuid: string;
            /**
             * @description The status of a dispute. A WON dispute can become LOST later, and a LOST one WON, when the gateway reports another decision (for example a second chargeback).
             *     An ended dispute does not open again.
             *
             *     - `OPEN`: the cardholder disputes the payment, and the outcome is not known.
             *     - `WON`: the merchant keeps the amount, or gets it back.
             *     - `LOST`: the amount was taken back from the merchant.
             *
             *     New values may be added; treat one that you do not know as OPEN.
             */
            readonly status: components["schemas"]["DisputeStatus"];
            /** @description The disputed amount, in `currency`. It may be less than the charged amount. */
            readonly amount: number;
            /** @description The three-letter currency code (ISO 4217). */
            readonly currency: components["schemas"]["Currency"];
            /** @description The reason in the code of the gateway or the card network; empty if the gateway reports none. */
            readonly reason: string;
            /**
             * Format: date-time
             * @description Until when the gateway accepts evidence, as `YYYY-MM-DDTHH:MM:SSZ` in UTC; null if the gateway accepts none or reports no time, and when the dispute has ended.
             */
            readonly respond_by: string | null;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly last_updated: components["schemas"]["Timestamp"];
        };
        /** @description An order with its most significant transaction: the one that moved money, otherwise the latest. The fields from `txn_id` on are present once a transaction exists. */
        readonly Order: {
            /** @description The service's id of the order. */
            readonly id: string;
            /** @description The merchant's id of the order, in the letter case of its creation. */
            readonly order_id: string;
            /** @description The merchant. */
            readonly merchant_id: string;
            /**
             * @description The status of an order. It follows the most significant transaction (the one that moved money, otherwise the latest); it is NEW without one, and EXPIRED when the order expired unpaid.
             *     After SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED the order can be paid by another attempt until it expires.
             *     New values may be added; treat one that you do not know as not paid, and read the order again later.
             *
             *     - `NEW`: created; no payment attempt yet.
             *     - `STARTED`: an attempt began and has not reached a gateway.
             *     - `PENDING_VBV`: the customer authenticates at the bank.
             *     - `VBV_SUCCESSFUL`: the customer is authenticated; the gateway call is next. Only orders of earlier versions have it.
             *     - `AUTHORIZING`: the gateway has not returned its final result.
             *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
             *     - `CAPTURE_INITIATED`: the capture is in progress.
             *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
             *     - `VOID_INITIATED`: the void is in progress.
             *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
             *     - `VOIDED`: the held amount was released; final. A payment of another attempt that is refunded (AUTO_REFUNDED in `txn_list`) does not change it.
             *     - `CHARGED`: paid; refunds do not change it.
             *     - `PARTIAL_CHARGED`: partly paid: less than the held amount was captured and the rest was released.
             *     - `AUTO_REFUNDED`: paid too late, twice or with terms that differ from the order's, and refunded by the service; the order is not paid, and another attempt can pay it until it expires.
             *     - `SVC_DECLINED`: declined before it reached a gateway.
             *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
             *     - `AUTHORIZATION_FAILED`: the bank or the gateway declined the payment.
             *     - `EXPIRED`: the order expired unpaid.
             */
            readonly status: components["schemas"]["OrderStatus"];
            /** @description The status as a number: NEW 10, STARTED 20, CHARGED 21, SVC_DECLINED 22, PENDING_VBV 23, VBV_SUCCESSFUL 24, AUTHORIZED 25, AUTHENTICATION_FAILED 26, AUTHORIZATION_FAILED 27, AUTHORIZING 28, VOIDED 31, VOID_INITIATED 32, CAPTURE_INITIATED 33, CAPTURE_FAILED 34, VOID_FAILED 35, AUTO_REFUNDED 36, PARTIAL_CHARGED 37, EXPIRED 38. */
            readonly status_id: number;
            /** @description The amount to pay, in `currency`. */
            readonly amount: number;
            /** @description The three-letter currency code (ISO 4217). */
            readonly currency: components["schemas"]["Currency"];
            /** @description The customer as the merchant named it; empty without one. */
            readonly customer_id: string;
            /** @description The customer's email address; empty without one. Masked for a client auth token. */
            readonly customer_email: string;
            /** @description The customer's phone number; empty without one. Masked for a client auth token. */
            readonly customer_phone: string;
            /** @description The product; may be empty. */
            readonly product_id: string;
            /** @description A text for the customer; may be empty. */
            readonly description: string;
            /** @description Where the customer's browser goes after the payment; empty if the service's result page is shown. */
            readonly return_url: string;
            /** @description The `x-routing-id` of the session's first call: the creation of the customer if that call sent one, otherwise the creation of the order. May be empty. */
            readonly routing_id: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly last_updated: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly order_expiry: components["schemas"]["Timestamp"];
            /** @description Whether the charged amount is fully refunded. */
            readonly refunded: boolean;
            /** @description The amount that is refunded or being refunded. */
            readonly amount_refunded: number;
            /** @description The amount that can still be refunded. From version 2025-01-10. */
            readonly maximum_eligible_refund_amount?: number;
            /** @description The amount minus offers. Refunds do not reduce it. */
            readonly effective_amount: number;
            /** @description The merchant's custom field 1; empty by default. */
            readonly udf1: string;
            /** @description The merchant's custom field 2; empty by default. */
            readonly udf2: string;
            /** @description The merchant's custom field 3; empty by default. */
            readonly udf3: string;
            /** @description The merchant's custom field 4; empty by default. */
            readonly udf4: string;
            /** @description The merchant's custom field 5; empty by default. */
            readonly udf5: string;
            /** @description The merchant's custom field 6; empty by default. */
            readonly udf6: string;
            /** @description The merchant's custom field 7; empty by default. */
            readonly udf7: string;
            /** @description The merchant's custom field 8; empty by default. */
            readonly udf8: string;
            /** @description The merchant's custom field 9; empty by default. */
            readonly udf9: string;
            /** @description The merchant's custom field 10; empty by default. */
            readonly udf10: string;
            /** @description A postal address. Parts that were not sent are empty strings. */
            readonly billing_address: components["schemas"]["Address"];
            /** @description A postal address. Parts that were not sent are empty strings. */
            readonly shipping_address: components["schemas"]["Address"];
            /** @description The order's `metadata.<name>` keys, without the prefix. Empty for a client auth token. */
            readonly metadata: {
                readonly [key: string]: string;
            };
            /** @description URLs of the hosted payment page of this order. They expire with the order. */
            readonly payment_links?: components["schemas"]["PaymentLinks"];
            /** @description A client auth token, for calls from a browser or an app. Valid for 15 minutes, only for this order or customer. */
            readonly svc?: components["schemas"]["ClientAuth"];
            /** @description True when at least one webhook of the order was due and every one so far was acknowledged with HTTP 200. Absent in webhooks. */
            readonly webhook_notified?: boolean;
            /** @description The transaction's id, `{merchant_id}-{order_id}-{attempt}`. */
            readonly txn_id?: string;
            /** @description The service's id of the transaction. */
            readonly txn_uuid?: string;
            /** @description CARD: a card, or a token of one. New values may be added; show one that you do not know unchanged. */
            readonly payment_method_type?: "CARD" | Unlisted;
            /** @description The network, for example VISA, or CARD if it is unknown. */
            readonly payment_method?: string;
            /**
             * @description How the customer is authenticated.
             *
             *     - `THREE_DS`: 3-D Secure.
             *     - `OTP`: a one-time password.
             *     - `MOTO`: mail or telephone order, without authentication.
             *
             *     New values may be added; treat one that you do not know as authenticated in another way.
             */
            readonly auth_type?: "THREE_DS" | "OTP" | "MOTO" | Unlisted;
            /** @description The card of a transaction. Never contains the number; show `last_four_digits`. */
            readonly card?: components["schemas"]["OrderCard"];
            /** @description The gateway's response code, once it has responded. */
            readonly resp_code?: string | null;
            /** @description The gateway's response message, once it has responded. */
            readonly resp_message?: string | null;
            /** @description The bank's error code; empty without one. */
            readonly bank_error_code?: string;
            /** @description The bank's error message; empty without one. */
            readonly bank_error_message?: string;
            /** @description The gateway configuration that was used; empty if no gateway was reached. */
            readonly gateway_id?: string;
            /** @description The gateway reference id that routed the transaction. */
            readonly gateway_reference_id?: string | null;
            /** @description One payment attempt. */
            readonly txn_detail?: components["schemas"]["TxnDetail"];
            /** @description The gateway's response; null before it. */
            readonly payment_gateway_response?: components["schemas"]["PaymentGatewayResponse"] | null;
            /** @description Refunds of the order's transactions, oldest first. */
            readonly refunds?: readonly components["schemas"]["Refund"][];
            /** @description Disputes (chargebacks) of the order's transactions, oldest first. A dispute changes neither the order's status nor its refunded amounts; when it is LOST, the disputed amount was taken back from the merchant. Absent for a client auth token. */
            readonly disputes?: readonly components["schemas"]["Dispute"][];
            /** @description All attempts, oldest first. From version 2025-01-10. */
            readonly txn_list?: readonly components["schemas"]["TxnDetail"][];
        };
        /**
         * @description What an entry is about.
         *
         *     - `ORDER_CREATED`: the order was created.
         *     - `ORDER_EXPIRED`: the order expired.
         *     - `ATTEMPT_STARTED`: an attempt to pay began.
         *     - `ATTEMPT_STATUS`: the status of an attempt changed.
         *     - `BANK_ANSWER`: the gateway or the bank answered.
         *     - `CONSENT`: the customer answered the request to tokenize the card.
         *     - `TOKEN`: a token of the card was requested or used.
         *     - `CAPTURE`: a capture was requested.
         *     - `VOID`: a void was requested.
         *     - `REFUND_REQUESTED`: a refund was requested.
         *     - `REFUND_SENT`: a refund was sent to the gateway.
         *     - `REFUND_RESULT`: the gateway reported the result of a refund.
         *     - `DISPUTE`: a cardholder disputes the payment, or the dispute ended.
         *     - `WEBHOOK`: an event was raised.
         *     - `WEBHOOK_ATTEMPT`: an attempt to deliver an event.
         *     - `ACTION`: a call with an API key, or of a user in the settings.
         *
         *     New values may be added; show the `text` of one that you do not know.
         */
        readonly TimelineEntryType: "ORDER_CREATED" | "ORDER_EXPIRED" | "ATTEMPT_STARTED" | "ATTEMPT_STATUS" | "BANK_ANSWER" | "CONSENT" | "TOKEN" | "CAPTURE" | "VOID" | "REFUND_REQUESTED" | "REFUND_SENT" | "REFUND_RESULT" | "DISPUTE" | "WEBHOOK" | "WEBHOOK_ATTEMPT" | "ACTION" | Unlisted;
        /**
         * @description How it went.
         *
         *     - `INFO`: neither good nor bad.
         *     - `PENDING`: not ended.
         *     - `SUCCEEDED`: it succeeded.
         *     - `FAILED`: it failed.
         *
         *     New values may be added; treat one that you do not know as INFO.
         */
        readonly TimelineOutcome: "INFO" | "PENDING" | "SUCCEEDED" | "FAILED" | Unlisted;
        /** @description One thing that happened to an order. The ids say which attempt, refund, dispute or event it is about. */
        readonly TimelineEntry: {
            /** @description The entry's id, unique within the order. It stays the same. */
            readonly id: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly time: components["schemas"]["Timestamp"];
            /**
             * @description What an entry is about.
             *
             *     - `ORDER_CREATED`: the order was created.
             *     - `ORDER_EXPIRED`: the order expired.
             *     - `ATTEMPT_STARTED`: an attempt to pay began.
             *     - `ATTEMPT_STATUS`: the status of an attempt changed.
             *     - `BANK_ANSWER`: the gateway or the bank answered.
             *     - `CONSENT`: the customer answered the request to tokenize the card.
             *     - `TOKEN`: a token of the card was requested or used.
             *     - `CAPTURE`: a capture was requested.
             *     - `VOID`: a void was requested.
             *     - `REFUND_REQUESTED`: a refund was requested.
             *     - `REFUND_SENT`: a refund was sent to the gateway.
             *     - `REFUND_RESULT`: the gateway reported the result of a refund.
             *     - `DISPUTE`: a cardholder disputes the payment, or the dispute ended.
             *     - `WEBHOOK`: an event was raised.
             *     - `WEBHOOK_ATTEMPT`: an attempt to deliver an event.
             *     - `ACTION`: a call with an API key, or of a user in the settings.
             *
             *     New values may be added; show the `text` of one that you do not know.
             */
            readonly type: components["schemas"]["TimelineEntryType"];
            /**
             * @description How it went.
             *
             *     - `INFO`: neither good nor bad.
             *     - `PENDING`: not ended.
             *     - `SUCCEEDED`: it succeeded.
             *     - `FAILED`: it failed.
             *
             *     New values may be added; treat one that you do not know as INFO.
             */
            readonly outcome: components["schemas"]["TimelineOutcome"];
            /** @description What happened, as an English sentence. */
            readonly text: string;
            /** @description More about it, for example the bank's answer in words; empty if there is nothing more. */
            readonly detail: string;
            /** @description The status, decline code or error code that belongs to it; empty if there is none. */
            readonly code: string;
            /** @description The amount, in units of the currency; null if the entry has none. */
            readonly amount: number | null;
            /** @description The three-letter currency code (ISO 4217) of the amount; null without an amount. */
            readonly currency: string | null;
            /** @description The attempt; null if the entry is not about one. */
            readonly txn_uuid: string | null;
            /** @description The refund; null if the entry is not about one. */
            readonly refund_id: string | null;
            /** @description The dispute; null if the entry is not about one. */
            readonly dispute_id: string | null;
            /** @description The webhook event; null if the entry is not about one. */
            readonly event_id: string | null;
            /** @description The gateway configuration of an attempt that began; null for other entries, and for an attempt that reached none. */
            readonly gateway_config_id: string | null;
            /** @description Who did it, the user name or the id of the API key; null if it was not a person's or program's call. User names, and in `detail` addresses, are for roles that may read the audit log. */
            readonly actor: string | null;
        };
        /** @description Everything that happened to an order. */
        readonly OrderTimeline: {
            /** @description The order, by the merchant's id. */
            readonly order_id: string;
            /** @description The entries, oldest first. */
            readonly entries: readonly components["schemas"]["TimelineEntry"][];
        };
        /** @description A full or partial refund of an order. */
        readonly RefundRequest: {
            /** @description An id of this refund, at most 64 characters. An order accepts each id once, whatever the result of the refund. Send the same id when you repeat a call that got no response, and another one for another refund. */
            readonly unique_request_id: string;
            /** @description The amount to refund, as decimal text in the order's currency, with at most the currency's decimals. Default: the remaining amount. */
            readonly amount?: string;
        };
        /** @description The webhooks of an order. */
        readonly OrderWebhooks: {
            /** @description The order, by the merchant's id. */
            readonly order_id: string;
            /** @description True when at least one event of the order was due and every one so far was acknowledged with 200. */
            readonly webhook_notified: boolean;
            /** @description The order's events, oldest first. */
            readonly deliveries: readonly components["schemas"]["WebhookDelivery"][];
        };
        /** @description An order's consent records. */
        readonly OrderConsents: {
            /** @description The order, by the merchant's id. */
            readonly order_id: string;
            /** @description The answers, oldest first; at most one per attempt. Empty if the customer was not asked. */
            readonly consents: readonly components["schemas"]["ConsentRecord"][];
        };
        /** @description The amount to capture. */
        readonly CaptureRequest: {
            /** @description The amount to capture, as decimal text in the order's currency. Default: the authorized amount. */
            readonly amount?: string;
        };
        /** @description The figures of a period in one currency. */
        readonly MetricsFigures: {
            /** @description Orders created. */
            readonly orders: number;
            /** @description Payments that paid an order. */
            readonly paid_orders: number;
            /** @description The amount of these payments, in units of the currency. */
            readonly amount_paid: number;
            /** @description Refunds requested, without those that failed. */
            readonly refunds: number;
            /** @description The amount of these refunds, in units of the currency. */
            readonly amount_refunded: number;
            /** @description Payment attempts. */
            readonly attempts: number;
            /** @description Attempts that the bank authorized, including those that were voided or refunded later. */
            readonly authorized_attempts: number;
            /** @description Attempts that failed. */
            readonly failed_attempts: number;
            /** @description Authorized attempts divided by authorized and failed ones, from 0 to 1; null if no attempt has ended. */
            readonly authorization_rate: number | null;
        };
        /** @description The figures of one interval in one currency. */
        readonly MetricsPoint: {
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly start: components["schemas"]["Timestamp"];
            /** @description Orders created. */
            readonly orders: number;
            /** @description Payments that paid an order. */
            readonly paid_orders: number;
            /** @description The amount of these payments, in units of the currency. */
            readonly amount_paid: number;
            /** @description Refunds requested, without those that failed. */
            readonly refunds: number;
            /** @description The amount of these refunds, in units of the currency. */
            readonly amount_refunded: number;
            /** @description Payment attempts. */
            readonly attempts: number;
            /** @description Attempts that the bank authorized, including those that were voided or refunded later. */
            readonly authorized_attempts: number;
            /** @description Attempts that failed. */
            readonly failed_attempts: number;
            /** @description Authorized attempts divided by authorized and failed ones, from 0 to 1; null if no attempt has ended. */
            readonly authorization_rate: number | null;
        };
        /** @description The attempts at one gateway. */
        readonly MetricsGateway: {
            /** @description The gateway. */
            readonly gateway: string;
            /** @description Payment attempts. */
            readonly attempts: number;
            /** @description Attempts that the bank authorized, including those that were voided or refunded later. */
            readonly authorized_attempts: number;
            /** @description Attempts that failed. */
            readonly failed_attempts: number;
            /** @description Authorized attempts divided by authorized and failed ones, from 0 to 1; null if no attempt has ended. */
            readonly authorization_rate: number | null;
            /** @description Payments that paid an order. */
            readonly paid_orders: number;
            /** @description The amount of these payments, in units of the currency. */
            readonly amount_paid: number;
        };
        /** @description How often attempts failed for one reason. */
        readonly MetricsFailure: {
            /** @description A decline code or, if the payment was not declined, an error code of a transaction. */
            readonly reason: string;
            /** @description The failed attempts. */
            readonly attempts: number;
        };
        /** @description The figures in one currency. */
        readonly MetricsCurrency: {
            /** @description The three-letter currency code (ISO 4217). */
            readonly currency: components["schemas"]["Currency"];
            /** @description The figures of a period in one currency. */
            readonly totals: components["schemas"]["MetricsFigures"];
            /** @description The intervals of the period, oldest first, including those without figures. */
            readonly intervals: readonly components["schemas"]["MetricsPoint"][];
            /** @description The attempts by gateway, the most attempts first. */
            readonly gateways: readonly components["schemas"]["MetricsGateway"][];
            /** @description The failed attempts by reason, the most frequent first. */
            readonly failures: readonly components["schemas"]["MetricsFailure"][];
        };
        /** @description The figures of a period. */
        readonly PaymentMetrics: {
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly from: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly to: components["schemas"]["Timestamp"];
            /**
             * @description The length of an interval.
             *
             *     - `hour`: 60 minutes.
             *     - `day`: 24 hours.
             * @enum {string}
             */
            readonly interval: "hour" | "day";
            /** @description The figures by currency, in alphabetical order; empty without orders. */
            readonly currencies: readonly components["schemas"]["MetricsCurrency"][];
        };
        /**
         * @description The language of the hosted pages. New values may be added; show one that you do not know unchanged.
         *
         *     - `auto`: the language that the customer's browser prefers, else English.
         *     - `en`: English.
         *     - `hi`: Hindi.
         */
        readonly PageLanguage: "auto" | "en" | "hi" | Unlisted;
        /** @description The appearance of the hosted payment page, where it may be embedded, and its URLs. */
        readonly PaymentPageSettings: {
            /** @description The name shown on the page. */
            readonly display_name: string;
            /** @description The logo's URL; null for none. */
            readonly logo_url: string | null;
            /** @description Where a customer goes after the payment of an order without a return_url; null for the service's result page. */
            readonly return_url: string | null;
            /** @description The web origins whose pages may call the API with a client auth token. */
            readonly allowed_origins: readonly string[];
            /** @description The web origins that may embed the payment page in a frame. */
            readonly frame_ancestors: readonly string[];
            /** @description Whether the redirect to return_url is signed with the response key. */
            readonly use_signed_response: boolean;
            /** @description Whether a response key exists. The key itself is never returned. */
            readonly response_key_set: boolean;
            /** @description The color of buttons and links on the page; null for the service's own. */
            readonly brand_color: string | null;
            /**
             * @description The language of the hosted pages. New values may be added; show one that you do not know unchanged.
             *
             *     - `auto`: the language that the customer's browser prefers, else English.
             *     - `en`: English.
             *     - `hi`: Hindi.
             */
            readonly language: components["schemas"]["PageLanguage"];
        };
        /** @description A web origin such as `https://shop.example`, without a path. Only https in production. */
        readonly WebOrigin: string;
        /**
         * @description The language of the hosted pages. An order's `metadata.SVC:language` takes precedence.
         *
         *     - `auto`: the language that the customer's browser prefers, else English.
         *     - `en`: English.
         *     - `hi`: Hindi.
         * @enum {string}
         */
        readonly PageLanguageChoice: "auto" | "en" | "hi";
        /** @description The new payment page settings. A field that is not sent is reset to its default; the response key does not change. */
        readonly PaymentPageSettingsReplacement: {
            /** @description The name shown on the page. Default: the merchant's name. */
            readonly display_name?: string;
            /** @description The logo's URL, https (in the sandbox also http). Default: null, for none. */
            readonly logo_url?: string | null;
            /** @description Where a customer goes after the payment of an order without a return_url. http or https without query and fragment; in production https and a host name. Default: null, for the service's result page. */
            readonly return_url?: string | null;
            /** @description The web origins whose pages may call the API with a client auth token. Default: none. */
            readonly allowed_origins?: readonly components["schemas"]["WebOrigin"][];
            /** @description The web origins that may embed the payment page in a frame. Default: none. */
            readonly frame_ancestors?: readonly components["schemas"]["WebOrigin"][];
            /** @description Whether to sign the redirect to return_url. Requires a response key. Default: false. */
            readonly use_signed_response?: boolean;
            /** @description The color of buttons and links on the page, such as `#0a6b3d`. White text on it must have a contrast of at least 4.5:1. Default: null, for the service's own. */
            readonly brand_color?: string | null;
            /**
             * @description The language of the hosted pages. An order's `metadata.SVC:language` takes precedence.
             *
             *     - `auto`: the language that the customer's browser prefers, else English.
             *     - `en`: English.
             *     - `hi`: Hindi.
             */
            readonly language?: components["schemas"]["PageLanguageChoice"];
        };
        /** @description The fields to change. A field that is not sent does not change. */
        readonly PaymentPageSettingsChange: {
            /** @description The name shown on the page. */
            readonly display_name?: string;
            /** @description The logo's URL, https (in the sandbox also http); null for none. */
            readonly logo_url?: string | null;
            /** @description Where a customer goes after the payment of an order without a return_url. http or https without query and fragment; in production https and a host name. null for the service's result page. */
            readonly return_url?: string | null;
            /** @description The web origins whose pages may call the API with a client auth token. */
            readonly allowed_origins?: readonly components["schemas"]["WebOrigin"][];
            /** @description The web origins that may embed the payment page in a frame. */
            readonly frame_ancestors?: readonly components["schemas"]["WebOrigin"][];
            /** @description Whether to sign the redirect to return_url. Requires a response key. */
            readonly use_signed_response?: boolean;
            /** @description The color of buttons and links on the page, such as `#0a6b3d`. White text on it must have a contrast of at least 4.5:1. null for the service's own. */
            readonly brand_color?: string | null;
            /**
             * @description The language of the hosted pages. An order's `metadata.SVC:language` takes precedence.
             *
             *     - `auto`: the language that the customer's browser prefers, else English.
             *     - `en`: English.
             *     - `hi`: Hindi.
             */
            readonly language?: components["schemas"]["PageLanguageChoice"];
        };
        /** @description The key that signs the redirect to return_url. Returned only once. */
        readonly ResponseKey: {
            /** @description The new key. It signs all redirects from now on. */
            readonly response_key: string;
        };
        /**
         * @description An amount as decimal text in the order's currency: above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent.
         * @example 100.00
         */
        readonly AmountText: string;
        /** @description A payment to try in the sandbox. */
        readonly NewTestPayment: {
            /** @description An amount as decimal text in the order's currency: above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly amount: components["schemas"]["AmountText"];
            /** @description The three-letter currency code (ISO 4217). */
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description An order to pay on the payment page. */
        readonly TestPayment: {
            /** @description The order, by the merchant's id. */
            readonly order_id: string;
            /** @description The URL of its payment page. */
            readonly payment_link: string;
        };
        /**
         * @description The issuer's change of the token.
         *
         *     - `suspended`: the token cannot pay.
         *     - `resumed`: it can pay again, unless you suspended it as well.
         *     - `deleted`: the issuer deleted the token.
         *     - `card_closed`: the issuer closed the card, and the token ends.
         *     - `expired`: the card has expired, and the token ends.
         * @enum {string}
         */
        readonly TokenNoticeKind: "suspended" | "resumed" | "deleted" | "card_closed" | "expired";
        /** @description The card and the change. */
        readonly NewTokenNotice: {
            /** @description The permanent reference of a stored card with an ACTIVE or SUSPENDED token. */
            readonly card_reference: string;
            /**
             * @description The issuer's change of the token.
             *
             *     - `suspended`: the token cannot pay.
             *     - `resumed`: it can pay again, unless you suspended it as well.
             *     - `deleted`: the issuer deleted the token.
             *     - `card_closed`: the issuer closed the card, and the token ends.
             *     - `expired`: the card has expired, and the token ends.
             */
            readonly notice: components["schemas"]["TokenNoticeKind"];
        };
        /** @description The notice that the sandbox network accepted. */
        readonly RaisedTokenNotice: {
            /** @description The card's permanent reference. */
            readonly card_reference: string;
            /**
             * @description The issuer's change of the token.
             *
             *     - `suspended`: the token cannot pay.
             *     - `resumed`: it can pay again, unless you suspended it as well.
             *     - `deleted`: the issuer deleted the token.
             *     - `card_closed`: the issuer closed the card, and the token ends.
             *     - `expired`: the card has expired, and the token ends.
             */
            readonly notice: components["schemas"]["TokenNoticeKind"];
        };
    };
    responses: {
        /** @description The operator key is missing or wrong. */
        readonly OperatorUnauthorized: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
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
        /** @description The service failed. The call itself is valid; you can send the same call again. */
        readonly InternalError: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                 * @example colour,promo
                 */
                readonly "x-svc-ignored-parameters"?: string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is temporarily unavailable, for example because its database is unavailable, or because it is overloaded and refuses new orders with Retry-After. */
        readonly ServiceUnavailable: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                 * @example colour,promo
                 */
                readonly "x-svc-ignored-parameters"?: string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description How many seconds to wait before retrying.
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
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
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
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
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
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
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
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `bad_origin`, a browser says that the call comes from a page of another site (`Sec-Fetch-Site`). */
        readonly OtherSiteForbidden: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description More calls than the merchant's rate limit, or more attempts than a customer may make; wait the number of seconds in `Retry-After`. */
        readonly TooManyRequests: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                 * @example colour,promo
                 */
                readonly "x-svc-ignored-parameters"?: string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description How many seconds to wait before retrying.
                 * @example 30
                 */
                readonly "Retry-After": number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token or session cookie is missing, wrong or expired, or its session has ended. */
        readonly SettingsUnauthorized: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
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
        /** @description With the session cookie also: `bad_origin`, the `x-csrf-token` is missing or wrong, or the call comes from another site. `confirmation_required`, the last confirmation of the session is older than 10 minutes; confirm it by POST /settings/session/confirm. `second_factor_missing`, in production, the user has no second factor; set one up in the console first. */
        readonly SettingsOriginForbidden: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session has made more calls than allowed: 50 a second, with a burst of 200. Retry after the number of seconds in `Retry-After`. */
        readonly SettingsTooManyRequests: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description How many seconds to wait before retrying.
                 * @example 30
                 */
                readonly "Retry-After": number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The list has no such query parameter. */
        readonly ListBadRequest: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `role_not_allowed`, the user's role does not allow the operation (`x-roles` lists those that do). `second_factor_missing`, in production, the operation needs a second factor (`x-confirmation: second_factor`) and the user has none; set one up in the console and log in with it. With the session cookie also: `bad_origin`, the `x-csrf-token` is missing or wrong, or the call comes from another site. `confirmation_required`, the last confirmation of the session is older than 10 minutes; confirm it by POST /settings/session/confirm. */
        readonly SettingsForbidden: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description More attempts than the operation allows, or more calls than the session may make, 50 a second with a burst of 200. Retry after the number of seconds in `Retry-After`. */
        readonly SettingsTooManyAttempts: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description How many seconds to wait before retrying.
                 * @example 30
                 */
                readonly "Retry-After": number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A parameter is invalid. */
        readonly StreamBadRequest: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The customer_id is invalid. */
        readonly CustomerBadRequest: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An earlier call has the same `Idempotency-Key`. With `Retry-After`, the first call is still in progress: send the same call again. Without it, the first call had different parameters: read what that call did, and send a new key only if this call is still wanted. */
        readonly Conflict: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                 * @example colour,promo
                 */
                readonly "x-svc-ignored-parameters"?: string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description How many seconds to wait before sending the same call again. Present only while the first call is in progress.
                 * @example 1
                 */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The maximum number of entries in the page.
         * @example 20
         */
        readonly PageLimit: number;
        /** @description The `next_cursor` of the previous page. Omit it for the first page. */
        readonly PageAfter: string;
        /**
         * @description The merchant's id. Any other value is handled as an unknown id.
         * @example demo
         */
        readonly MerchantIdPath: string;
        /**
         * @description The id of a user, from GET /settings/users. Any other value is handled as an unknown id.
         * @example usr_a87ff679a2f3e71d
         */
        readonly UserIdPath: string;
        /**
         * @description The id of an invitation, from GET /settings/invitations. Any other value is handled as an unknown id.
         * @example inv_e4da3b7fbbce2345
         */
        readonly InvitationIdPath: string;
        /**
         * @description The id of a session, from GET /settings/sessions. Any other value is handled as an unknown id.
         * @example ses_b1679091c5a880fa
         */
        readonly SessionIdPath: string;
        /**
         * @description The id of a passkey, from GET /settings/session. Any other value is handled as an unknown id.
         * @example psk_f14e45fceea167a5
         */
        readonly PasskeyIdPath: string;
        /**
         * @description The id of an API key, from GET /settings/api-keys. It is not the key itself. Any other value is handled as an unknown id.
         * @example key_8f14e45fceea167a
         */
        readonly KeyIdPath: string;
        /**
         * @description The event's id. Any other value is handled as an unknown id.
         * @example evt_6512bd43d9caa6e02c990b0a82652dca
         */
        readonly EventIdPath: string;
        /**
         * @description The `x-response-id` of the call, from GET /settings/requests. Any other value is handled as an unknown id.
         * @example rsp_1f0e3dad99908345
         */
        readonly ResponseIdPath: string;
        /**
         * @description The id of an endpoint, from GET /settings/webhook-endpoints. Any other value is handled as an unknown id.
         * @example whe_1f0e3dad99908345
         */
        readonly EndpointIdPath: string;
        /**
         * @description The id of a key set, chosen by the merchant.
         * @example shop-2026-03
         */
        readonly KidPath: string;
        /**
         * @description The service's `cst_…` id or the merchant's `object_reference_id`.
         * @example cst_9f2c4e6a8b0d1f35
         */
        readonly CustomerIdPath: string;
        /**
         * @description The id of a gateway configuration. Any other value is handled as an unknown id.
         * @example gtw_c9f0f895fb98ab91
         */
        readonly GatewayConfigIdPath: string;
        /**
         * @description The merchant's order id, case-insensitive.
         * @example ORD1001
         */
        readonly OrderIdPath: string;
        /**
         * @description A unique text for each call that you want to execute once, such as a UUID.
         *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
         *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
         * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
         */
        readonly IdempotencyKeyHeader: string;
        /**
         * @description The service's id of the transaction, `txn_…`, as returned with the order.
         * @example txn_4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
         */
        readonly TxnUuidPath: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
         * @example req_5f0c7c3a9be14d0f
         */
        readonly RequestId: string;
        /**
         * @description The id of this response. A repeated call gets a different one.
         * @example rsp_0d1f5be2c2f84a7e
         */
        readonly ResponseId: string;
        /**
         * @description The merchant that the call was made for. Absent where no merchant was determined.
         * @example demo
         */
        readonly MerchantId: string;
        /**
         * @description The authentication scheme to use.
         * @example Basic realm="api", charset="UTF-8"
         */
        readonly WwwAuthenticate: string;
        /**
         * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
         * @example colour,promo
         */
        readonly IgnoredParameters: string;
        /**
         * @description How many seconds to wait before retrying.
         * @example 30
         */
        readonly RetryAfter: number;
        /**
         * @description `no-store`: the response contains data that must not be cached.
         * @example no-store
         */
        readonly CacheControl: string;
        /**
         * @description The session cookie, `__Host-svc_settings`, with `HttpOnly`, `Secure`, `SameSite=Strict` and `Path=/`.
         * @example __Host-svc_settings=svc_set_000000000000000000000000000000000000000000000000000000000000beef; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200
         */
        readonly SetCookie: string;
        /**
         * @description `no`: tells proxies such as nginx to pass each event on at once.
         * @example no
         */
        readonly AccelBuffering: string;
        /**
         * @description The name under which a browser saves the file.
         * @example attachment; filename="orders-demo-2026-03-14.csv"
         */
        readonly ContentDisposition: string;
        /**
         * @description How many seconds to wait before sending the same call again. Present only while the first call is in progress.
         * @example 1
         */
        readonly RetryAfterWhileRunning: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listMerchants: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The maximum number of entries in the page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the previous page. Omit it for the first page. */
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MerchantPage"];
                };
            };
            /** @description The page parameters are invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedMerchant"];
                };
            };
            /** @description The merchant cannot be created with these values. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
                 * @description The merchant's id. Any other value is handled as an unknown id.
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
            /** @description No merchant has this merchant_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
                 * @description The merchant's id. Any other value is handled as an unknown id.
                 * @example demo
                 */
                readonly merchant_id: components["parameters"]["MerchantIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MerchantChange"];
            };
        };
        readonly responses: {
            /** @description The changed merchant. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MerchantRecord"];
                };
            };
            /** @description The change is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
            /** @description No merchant has this merchant_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
                 * @description The merchant's id. Any other value is handled as an unknown id.
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
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
            /** @description No merchant has this merchant_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
            /** @description The active table. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
            /** @description The table is active. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BinTableReport"];
                };
            };
            /** @description The file is not a BIN table, or was cut off. The previous table stays active. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
            /** @description The keys, and how much data each one wraps. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
            /** @description What was done and what is left. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
                 * @description The maximum number of entries in the page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the previous page. Omit it for the first page. */
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description The page parameters are invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
            /** @description The result of the verification. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
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
            /** @description The login succeeded. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The login failed, or a second factor is missing. */
            readonly 401: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["OtherSiteForbidden"];
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
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description The session cookie, `__Host-svc_settings`, with `HttpOnly`, `Secure`, `SameSite=Strict` and `Path=/`.
                     * @example __Host-svc_settings=svc_set_000000000000000000000000000000000000000000000000000000000000beef; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200
                     */
                    readonly "Set-Cookie"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listUsers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The users. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsUserList"];
                };
            };
            readonly 400: components["responses"]["ListBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a user, from GET /settings/users. Any other value is handled as an unknown id.
                 * @example usr_a87ff679a2f3e71d
                 */
                readonly user_id: components["parameters"]["UserIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user is removed. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user cannot be removed. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No user has this user_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a user, from GET /settings/users. Any other value is handled as an unknown id.
                 * @example usr_a87ff679a2f3e71d
                 */
                readonly user_id: components["parameters"]["UserIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description The new role. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SettingsUserChange"];
            };
        };
        readonly responses: {
            /** @description The changed user. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsUser"];
                };
            };
            /** @description The role cannot be changed. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No user has this user_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listInvitations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The invitations. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitationList"];
                };
            };
            readonly 400: components["responses"]["ListBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The user to invite. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewInvitation"];
            };
        };
        readonly responses: {
            /** @description The invitation. */
            readonly 201: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedInvitation"];
                };
            };
            /** @description The invitation cannot be created. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly revokeInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an invitation, from GET /settings/invitations. Any other value is handled as an unknown id.
                 * @example inv_e4da3b7fbbce2345
                 */
                readonly invitation_id: components["parameters"]["InvitationIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The invitation is revoked. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No open invitation has this invitation_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly viewInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The token. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvitationToken"];
            };
        };
        readonly responses: {
            /** @description The invitation. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitationPreview"];
                };
            };
            /** @description The body has no token. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 403: components["responses"]["OtherSiteForbidden"];
            /** @description The link is unknown, expired, revoked or used, or the user who invited is no longer an owner. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
    readonly acceptInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The token, a password, and optionally a user name. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        readonly responses: {
            /** @description The new user. */
            readonly 201: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsUser"];
                };
            };
            /** @description The password cannot be used, or the user name is not available. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 403: components["responses"]["OtherSiteForbidden"];
            /** @description The link is unknown, expired, revoked or used, or the user who invited is no longer an owner. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsSessionList"];
                };
            };
            readonly 400: components["responses"]["ListBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly openSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The credentials. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BrowserSessionRequest"];
            };
        };
        readonly responses: {
            /** @description The session is open. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description The session cookie, `__Host-svc_settings`, with `HttpOnly`, `Secure`, `SameSite=Strict` and `Path=/`.
                     * @example __Host-svc_settings=svc_set_000000000000000000000000000000000000000000000000000000000000beef; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200
                     */
                    readonly "Set-Cookie"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedBrowserSession"];
                };
            };
            /** @description The body is not a login. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The login failed, or a second factor is missing. */
            readonly 401: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["OtherSiteForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a session, from GET /settings/sessions. Any other value is handled as an unknown id.
                 * @example ses_b1679091c5a880fa
                 */
                readonly session_id: components["parameters"]["SessionIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            /** @description The user may end no session with this session_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsSession"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly confirmSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The second factor or the password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionConfirmation"];
            };
        };
        readonly responses: {
            /** @description The session is confirmed. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description The session cookie, `__Host-svc_settings`, with `HttpOnly`, `Secure`, `SameSite=Strict` and `Path=/`.
                     * @example __Host-svc_settings=svc_set_000000000000000000000000000000000000000000000000000000000000beef; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200
                     */
                    readonly "Set-Cookie"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsSession"];
                };
            };
            /** @description The session is not confirmed. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createPasskeyChallenge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The challenge. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            readonly 403: components["responses"]["OtherSiteForbidden"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly beginTotp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The secret. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TotpSetup"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeTotp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The authenticator app is removed. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            /** @description The user has no authenticator app. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly confirmTotp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description A code of the app. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TotpConfirmation"];
            };
        };
        readonly responses: {
            /** @description The authenticator app is set up. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecondFactorAdded"];
                };
            };
            /** @description The code is wrong, or no secret waits for confirmation. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createPasskeyRegistration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The options. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyRegistration"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new passkey. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPasskey"];
            };
        };
        readonly responses: {
            /** @description The passkey is added. */
            readonly 201: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddedPasskey"];
                };
            };
            /** @description The passkey cannot be added. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a passkey, from GET /settings/session. Any other value is handled as an unknown id.
                 * @example psk_f14e45fceea167a5
                 */
                readonly passkey_id: components["parameters"]["PasskeyIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passkey is removed. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            /** @description The user has no such passkey. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly replaceRecoveryCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new codes. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description The user has no second factor. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
        /** @description The current and the new password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordChange"];
            };
        };
        readonly responses: {
            /** @description The password is changed and all sessions have ended. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsOriginForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyAttempts"];
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
        /** @description The key to create. */
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            /** @description The key cannot be created. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                 * @description The id of an API key, from GET /settings/api-keys. It is not the key itself. Any other value is handled as an unknown id.
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No API key has this key_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
        /** @description The new settings. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookSettingsReplacement"];
            };
        };
        readonly responses: {
            /** @description The changed webhook settings. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSettings"];
                };
            };
            /** @description The settings are rejected and do not change. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
            /** @description The changed settings. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSettings"];
                };
            };
            /** @description The change is rejected; the settings do not change. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
        /** @description The requested change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookTest"];
            };
        };
        readonly responses: {
            /** @description The result of the attempt. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookAttempt"];
                };
            };
            /** @description The call is rejected, and nothing is sent. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                 * @description The event's id. Any other value is handled as an unknown id.
                 * @example evt_6512bd43d9caa6e02c990b0a82652dca
                 */
                readonly event_id: components["parameters"]["EventIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event after the call. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No object has this id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                 * @description The event's id. Any other value is handled as an unknown id.
                 * @example evt_6512bd43d9caa6e02c990b0a82652dca
                 */
                readonly event_id: components["parameters"]["EventIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event after the call. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No object has this id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
        /** @description The requested change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        readonly responses: {
            /** @description The result of the replay. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookReplayResult"];
                };
            };
            /** @description The call is rejected, and nothing changes. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The maximum number of entries in the page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the previous page. Omit it for the first page. */
                readonly after?: components["parameters"]["PageAfter"];
                /**
                 * @description Only events of this name, a value of `EventName`.
                 * @example ORDER_SUCCEEDED
                 */
                readonly event_name?: "ORDER_CREATED" | "ORDER_UPDATED" | "TXN_CREATED" | "TXN_CHARGED" | "TXN_FAILED" | "ORDER_SUCCEEDED" | "ORDER_FAILED" | "ORDER_AUTHORIZED" | "ORDER_PARTIAL_CHARGED" | "ORDER_CAPTURE_FAILED" | "ORDER_VOIDED" | "ORDER_VOID_FAILED" | "AUTO_REFUND_INITIATED" | "AUTO_REFUND_SUCCEEDED" | "AUTO_REFUND_FAILED" | "REFUND_INITIATED" | "REFUND_SUCCEEDED" | "REFUND_FAILED" | "REFUND_MANUAL_REVIEW_NEEDED" | "ORDER_REFUNDED" | "ORDER_REFUND_FAILED" | "TOKEN_STATUS_CHANGED" | "DISPUTE_OPENED" | "DISPUTE_WON" | "DISPUTE_LOST";
                /**
                 * @description Only deliveries in this status.
                 *
                 *     - `OPEN`: to be sent or being sent.
                 *     - `RETRYING`: open, and the last attempt failed.
                 *     - `WAITING_FOR_URL`: neither the order nor the settings have a URL.
                 *     - `HELD`: an earlier event of its order is not finished, and the merchant receives events in order.
                 *     - `STOPPED`: stopped manually; it can be resent.
                 *     - `NOTIFIED`: acknowledged with 200.
                 * @example RETRYING
                 */
                readonly status?: "OPEN" | "RETRYING" | "WAITING_FOR_URL" | "HELD" | "STOPPED" | "NOTIFIED";
                /**
                 * @description Only events of this order, and of tokens that it created.
                 * @example ORD1001
                 */
                readonly order_id?: string;
                /**
                 * @description Only events of this endpoint, from GET /settings/webhook-endpoints. An unknown id has no events.
                 * @example whe_1f0e3dad99908345
                 */
                readonly endpoint_id?: string;
                /**
                 * @description Only events that occurred at or after this time.
                 * @example 2026-03-14T00:00:00Z
                 */
                readonly "created.from"?: components["schemas"]["TimestampText"];
                /**
                 * @description Only events that occurred before this time.
                 * @example 2026-03-15T00:00:00Z
                 */
                readonly "created.to"?: components["schemas"]["TimestampText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of events. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            /** @description A parameter is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getWebhookDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The event's id. Any other value is handled as an unknown id.
                 * @example evt_6512bd43d9caa6e02c990b0a82652dca
                 */
                readonly event_id: components["parameters"]["EventIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event and its delivery. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description No object has this id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listRequests: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The maximum number of entries in the page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the previous page. Omit it for the first page. */
                readonly after?: components["parameters"]["PageAfter"];
                /**
                 * @description Only calls with this `x-request-id`. A caller that sends its own id can use it more than once.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly request_id?: string;
                /**
                 * @description Only responses with a status of this class.
                 *
                 *     - `2xx`: the call succeeded.
                 *     - `3xx`: a redirect.
                 *     - `4xx`: the call was rejected.
                 *     - `5xx`: the service failed.
                 * @example 4xx
                 */
                readonly status_class?: "2xx" | "3xx" | "4xx" | "5xx";
                /**
                 * @description Only calls of this operation, by its operationId.
                 * @example createOrder
                 */
                readonly operation?: string;
                /**
                 * @description Only responses with this `error_code`.
                 * @example order_not_found
                 */
                readonly error_code?: string;
                /**
                 * @description Only calls at or after this time.
                 * @example 2026-03-14T00:00:00Z
                 */
                readonly "created.from"?: components["schemas"]["TimestampText"];
                /**
                 * @description Only calls before this time.
                 * @example 2026-03-15T00:00:00Z
                 */
                readonly "created.to"?: components["schemas"]["TimestampText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of calls. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestPage"];
                };
            };
            /** @description A parameter is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `x-response-id` of the call, from GET /settings/requests. Any other value is handled as an unknown id.
                 * @example rsp_1f0e3dad99908345
                 */
                readonly response_id: components["parameters"]["ResponseIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The call. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestDetail"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No object has this id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly streamChanges: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description When to end the stream at the latest, in seconds.
                 * @example 900
                 */
                readonly max_seconds?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stream. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description `no`: tells proxies such as nginx to pass each event on at once.
                     * @example no
                     */
                    readonly "X-Accel-Buffering": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["StreamBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description The user or the merchant has as many open streams as it may: close one. Or the session has made more calls than allowed, 50 a second with a burst of 200. Retry after the number of seconds in `Retry-After`. */
            readonly 429: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description How many seconds to wait before retrying.
                     * @example 30
                     */
                    readonly "Retry-After": number;
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
    readonly listWebhookEndpoints: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The maximum number of entries in the page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the previous page. Omit it for the first page. */
                readonly after?: components["parameters"]["PageAfter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of endpoints. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            /** @description The page parameters are invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly pauseWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an endpoint, from GET /settings/webhook-endpoints. Any other value is handled as an unknown id.
                 * @example whe_1f0e3dad99908345
                 */
                readonly endpoint_id: components["parameters"]["EndpointIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The paused endpoint. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No object has this id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                 * @description The id of an endpoint, from GET /settings/webhook-endpoints. Any other value is handled as an unknown id.
                 * @example whe_1f0e3dad99908345
                 */
                readonly endpoint_id: components["parameters"]["EndpointIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The resumed endpoint. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No object has this id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
        /** @description The requested change. */
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageKey"];
                };
            };
            /** @description The call is rejected, and nothing changes. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
            /** @description The remaining key sets. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageKeyList"];
                };
            };
            /** @description The call is rejected, and nothing changes. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No key set has this kid. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
            /** @description The key sets after the rotation. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageKeyList"];
                };
            };
            /** @description The call is rejected, and nothing changes. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchCustomers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The text to find.
                 * @example asha@shop.example
                 */
                readonly q?: string;
                /**
                 * @description The maximum number of entries in the page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the previous page. Omit it for the first page. */
                readonly after?: components["parameters"]["PageAfter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of customers. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerPage"];
                };
            };
            /** @description A parameter is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly viewCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's `cst_…` id or the merchant's `object_reference_id`.
                 * @example cst_9f2c4e6a8b0d1f35
                 */
                readonly customer_id: components["parameters"]["CustomerIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customer. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerDetail"];
                };
            };
            readonly 400: components["responses"]["CustomerBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            /** @description No customer has this customer_id, and no card is stored for it. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly eraseCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's `cst_…` id or the merchant's `object_reference_id`.
                 * @example cst_9f2c4e6a8b0d1f35
                 */
                readonly customer_id: components["parameters"]["CustomerIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customer is erased. */
            readonly 204: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["CustomerBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No customer has this customer_id, and no card is stored for it. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCustomerConsents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The maximum number of entries in the page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the previous page. Omit it for the first page. */
                readonly after?: components["parameters"]["PageAfter"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's `cst_…` id or the merchant's `object_reference_id`.
                 * @example cst_9f2c4e6a8b0d1f35
                 */
                readonly customer_id: components["parameters"]["CustomerIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of consent records. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerConsentPage"];
                };
            };
            /** @description A parameter is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayConfig"];
                };
            };
            /** @description The configuration is rejected. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                 * @description The reference id, case-sensitive.
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
            /** @description The availability of the reference id. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayAvailability"];
                };
            };
            /** @description The query is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                 * @description The id of a gateway configuration. Any other value is handled as an unknown id.
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            /** @description No gateway configuration has this gateway_config_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                 * @description The id of a gateway configuration. Any other value is handled as an unknown id.
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No gateway configuration has this gateway_config_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                 * @description The id of a gateway configuration. Any other value is handled as an unknown id.
                 * @example gtw_c9f0f895fb98ab91
                 */
                readonly gateway_config_id: components["parameters"]["GatewayConfigIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GatewayConfigChange"];
            };
        };
        readonly responses: {
            /** @description The changed configuration. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayConfig"];
                };
            };
            /** @description The change is rejected. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No gateway configuration has this gateway_config_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly testGatewayConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a gateway configuration. Any other value is handled as an unknown id.
                 * @example gtw_c9f0f895fb98ab91
                 */
                readonly gateway_config_id: components["parameters"]["GatewayConfigIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The result of the test. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayConfigTest"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No gateway configuration has this gateway_config_id. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["SettingsTooManyAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listGatewayTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The gateways. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayTypeList"];
                };
            };
            readonly 400: components["responses"]["ListBadRequest"];
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRoutingRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rules. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RoutingRules"];
                };
            };
            readonly 401: components["responses"]["SettingsUnauthorized"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly replaceRoutingRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The rules. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RoutingRules"];
            };
        };
        readonly responses: {
            /** @description The stored rules. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RoutingRules"];
                };
            };
            /** @description The rules are rejected and do not change. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description The rules have changed since the `version` of the request; they stay as they are. */
            readonly 412: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly dryRunRouting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The payment. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RoutingDryRun"];
            };
        };
        readonly responses: {
            /** @description The route. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RoutingPlan"];
                };
            };
            /** @description The payment is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchOrders: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The text to find.
                 * @example asha@shop.example
                 */
                readonly q?: string;
                /**
                 * @description Only orders in this status, a value of `OrderStatus`.
                 * @example CHARGED
                 */
                readonly status?: "NEW" | "STARTED" | "CHARGED" | "SVC_DECLINED" | "PENDING_VBV" | "VBV_SUCCESSFUL" | "AUTHORIZED" | "AUTHENTICATION_FAILED" | "AUTHORIZATION_FAILED" | "AUTHORIZING" | "VOIDED" | "VOID_INITIATED" | "CAPTURE_INITIATED" | "CAPTURE_FAILED" | "VOID_FAILED" | "AUTO_REFUNDED" | "PARTIAL_CHARGED" | "EXPIRED";
                /**
                 * @description Only orders whose significant attempt went to this gateway.
                 * @example SANDBOX
                 */
                readonly gateway?: string;
                /**
                 * @description Only orders whose significant attempt used a card of this network.
                 * @example VISA
                 */
                readonly network?: string;
                /**
                 * @description Only orders that need this attention, a value of `OrderAttention`.
                 * @example CAPTURE_DUE
                 */
                readonly attention?: "REFUND_REVIEW" | "REFUND_FAILED" | "DISPUTE_OPEN" | "CAPTURE_DUE";
                /**
                 * @description Only orders created at or after this time.
                 * @example 2026-03-14T00:00:00Z
                 */
                readonly created_from?: components["schemas"]["TimestampText"];
                /**
                 * @description Only orders created before this time.
                 * @example 2026-03-15T00:00:00Z
                 */
                readonly created_to?: components["schemas"]["TimestampText"];
                /**
                 * @description The maximum number of entries in the page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the previous page. Omit it for the first page. */
                readonly after?: components["parameters"]["PageAfter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of orders. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderSearchPage"];
                };
            };
            /** @description A parameter is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exportOrders: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The day (UTC).
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
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
            /** @description The date is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly viewOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant's order id, case-insensitive.
                 * @example ORD1001
                 */
                readonly order_id: components["parameters"]["OrderIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            /** @description No order has this order_id. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getOrderTimeline: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant's order id, case-insensitive.
                 * @example ORD1001
                 */
                readonly order_id: components["parameters"]["OrderIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The timeline. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderTimeline"];
                };
            };
            /** @description No order has this order_id. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly issueRefund: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path: {
                /**
                 * @description The merchant's order id, case-insensitive.
                 * @example ORD1001
                 */
                readonly order_id: components["parameters"]["OrderIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description The requested change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundRequest"];
            };
        };
        readonly responses: {
            /** @description The order with the new refund as the last of its `refunds`. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The call is rejected, and nothing is refunded; see `error_code` for the reason. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly expireOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant's order id, case-insensitive.
                 * @example ORD1001
                 */
                readonly order_id: components["parameters"]["OrderIdPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order after the call. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The call is rejected, and nothing changes. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                 * @description The merchant's order id, case-insensitive.
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderWebhooks"];
                };
            };
            /** @description No order has this order_id. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                 * @description The merchant's order id, case-insensitive.
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderConsents"];
                };
            };
            /** @description No order has this order_id. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly captureAuthorization: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path: {
                /**
                 * @description The service's id of the transaction, `txn_…`, as returned with the order.
                 * @example txn_4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                 */
                readonly txn_uuid: components["parameters"]["TxnUuidPath"];
            };
            readonly cookie?: never;
        };
        /** @description The requested change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CaptureRequest"];
            };
        };
        readonly responses: {
            /** @description The order after the capture. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The call is rejected. For INVALID_ACTION, the message names the status of the transaction, which does not allow the call. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No transaction has this txn_uuid. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly voidAuthorization: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path: {
                /**
                 * @description The service's id of the transaction, `txn_…`, as returned with the order.
                 * @example txn_4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                 */
                readonly txn_uuid: components["parameters"]["TxnUuidPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order after the void. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The call is rejected. For INVALID_ACTION, the message names the status of the transaction, which does not allow the call. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description No transaction has this txn_uuid. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPaymentMetrics: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The start of the period; rounded down to half an hour.
                 * @example 2026-03-14T00:00:00Z
                 */
                readonly from: components["schemas"]["TimestampText"];
                /**
                 * @description The end of the period, exclusive; rounded up to half an hour.
                 * @example 2026-03-15T00:00:00Z
                 */
                readonly to: components["schemas"]["TimestampText"];
                /**
                 * @description The length of an interval.
                 *
                 *     - `hour`: 60 minutes.
                 *     - `day`: 24 hours.
                 * @example day
                 */
                readonly interval?: "hour" | "day";
                /**
                 * @description The IANA name of the time zone in which days and hours begin, also across a change to or from summer time. In a zone whose days do not begin at a full or
                 *     half hour of UTC, an interval begins up to 15 minutes earlier.
                 * @example Asia/Kolkata
                 */
                readonly timezone?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMetrics"];
                };
            };
            /** @description A parameter is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAuditEntries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The maximum number of entries in the page.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description The `next_cursor` of the previous page. Omit it for the first page. */
                readonly after?: components["parameters"]["PageAfter"];
                /**
                 * @description Only entries of this operation, by its operationId.
                 * @example updateWebhookSettings
                 */
                readonly operation?: string;
                /**
                 * @description Only entries of the login with this user name, in full.
                 * @example demo_settings
                 */
                readonly username?: string;
                /**
                 * @description Only entries at or after this time.
                 * @example 2026-03-14T00:00:00Z
                 */
                readonly "created.from"?: components["schemas"]["TimestampText"];
                /**
                 * @description Only entries before this time.
                 * @example 2026-03-15T00:00:00Z
                 */
                readonly "created.to"?: components["schemas"]["TimestampText"];
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description A parameter is invalid. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
            /** @description The result of the verification. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
        /** @description The new settings. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentPageSettingsReplacement"];
            };
        };
        readonly responses: {
            /** @description The changed settings. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentPageSettings"];
                };
            };
            /** @description The settings are rejected and do not change. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
            /** @description The changed settings. */
            readonly 200: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentPageSettings"];
                };
            };
            /** @description The change is rejected; the settings do not change. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createTestPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What to pay. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewTestPayment"];
            };
        };
        readonly responses: {
            /** @description The order is created. */
            readonly 201: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TestPayment"];
                };
            };
            /** @description The order cannot be created, or the sandbox gateway is off. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["SettingsTooManyRequests"];
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
        /** @description The card and the change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewTokenNotice"];
            };
        };
        readonly responses: {
            /** @description The network accepted the notice and will deliver it. */
            readonly 202: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
                     * @example demo
                     */
                    readonly "x-svc-merchant-id"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RaisedTokenNotice"];
                };
            };
            /** @description The token has ended or is not created yet, or the sandbox network is off. */
            readonly 400: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 403: components["responses"]["SettingsForbidden"];
            /** @description The merchant has no such card, or the card never had a token. */
            readonly 404: {
                headers: {
                    /**
                     * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                     * @example req_5f0c7c3a9be14d0f
                     */
                    readonly "x-request-id": string;
                    /**
                     * @description The id of this response. A repeated call gets a different one.
                     * @example rsp_0d1f5be2c2f84a7e
                     */
                    readonly "x-response-id": string;
                    /**
                     * @description The merchant that the call was made for. Absent where no merchant was determined.
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
            readonly 429: components["responses"]["SettingsTooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
