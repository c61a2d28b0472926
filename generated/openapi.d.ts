// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
type Unlisted = never;
export interface paths {
    readonly "/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List orders
         * @description Returns the merchant's orders, newest first, in pages. The cursor is stable: orders that are created meanwhile do not shift the pages.
         */
        readonly get: operations["listOrders"];
        readonly put?: never;
        /**
         * Create an order
         * @description Creates an order. If the order_id already exists, the call changes that order; an identical call returns it unchanged. Amount, currency and customer of an existing order can change only while no attempt is open or successful.
         *     An order that POST /txns opened without credentials does not reserve its order_id: this call takes the order over. Its terms replace the anonymous ones, and its expiry starts again. Attempts and a payment with the same amount and currency, capture mode (`metadata.txns.auto_capture`) and gateway reference (`metadata.SVC:gateway_reference_id`) stay with the order. If one of these differs, open attempts end (TXN_FAILED), and the service refunds what such an attempt paid or pays later (AUTO_REFUND_INITIATED); the order is then unpaid, shows AUTO_REFUNDED until it is paid again, and accepts the next attempt at once. The call returns `unique` only if such a payment is authorized, captured or voided, or you have partly refunded it: void it or refund the rest, create the order with another order_id, and do not deliver for it. Until it is taken over, every response for such an order has an `x-svc-warning`.
         */
        readonly post: operations["createOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{order_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read an order
         * @description Returns an order with its status and transaction. With a client auth token of this order, the response has no metadata, gateway response, transaction list, disputes and UDFs, and the email address and phone number are masked. An unknown order returns 400 with `order_not_found`.
         */
        readonly get: operations["getOrder"];
        readonly put?: never;
        /**
         * Change an order
         * @description Changes an order. Amount, currency and customer can change only while no attempt is open or successful; addresses, description and UDFs until the order is paid.
         */
        readonly post: operations["updateOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{order_id}/refunds": {
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
         * @description Refunds the paid amount of the order, in full or in part. The refund is accepted as PENDING and sent to the gateway soon afterwards. An order can have at most 25 refunds. Refunds that are PENDING, SUCCESS or MANUAL_REVIEW reduce the refundable amount; a FAILURE does not. REFUND_SUCCEEDED and ORDER_REFUNDED, REFUND_FAILED and ORDER_REFUND_FAILED, or REFUND_MANUAL_REVIEW_NEEDED report the result, which also appears in the order's `refunds`. An order whose payment the service refunded (AUTO_REFUNDED) accepts no refunds.
         */
        readonly post: operations["refundOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/refunds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refund a transaction
         * @description Refunds the transaction that paid an order, in full or in part. Otherwise it works as POST /orders/{order_id}/refunds does. An order can have at most 25 refunds. Refunds that are PENDING, SUCCESS or MANUAL_REVIEW reduce the refundable amount; a FAILURE does not. REFUND_SUCCEEDED and ORDER_REFUNDED, REFUND_FAILED and ORDER_REFUND_FAILED, or REFUND_MANUAL_REVIEW_NEEDED report the result, which also appears in the order's `refunds`.
         */
        readonly post: operations["refundTxn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a session
         * @description Creates an order, or reuses an unpaid one, and returns the link to its hosted payment page together with the payload for the client SDK. With the action paymentManagement, it returns the link to the page of a known customer's stored cards instead, and creates no order; the link is valid as long as an order would be. An order that POST /txns opened without credentials is taken over, or rejected, as by POST /orders.
         */
        readonly post: operations["createSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/txns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a transaction
         * @description Starts a payment attempt for an order with a card. Without `format=json` the response is a redirect (303) to the authentication URL.
         *     The call needs no credentials, so that the script of a merchant's page, at one of its `allowed_origins`, can send the card directly to the service; credentials that are sent must be valid. `/docs/guides/sandbox-cards` lists the cards of the sandbox: the number decides the result.
         *
         *     ### The card
         *
         *     - A new card: `card_number`, `card_exp_month`, `card_exp_year`, `name_on_card`, `card_security_code`.
         *     - A stored card: `card_token` instead of number, expiry and name, and `card_security_code`. A tokenized card pays in the same way; if its token cannot pay, the service uses the card's number if it is stored.
         *     - A token with the cryptogram of this payment: the token as `card_number` with its expiry, `tavv` and `token.*`. For issuer tokens (`token.provider` or `token.provider_category` is ISSUER, or the network is RUPAY and neither names it), `token.requestor_id`, `token.provider_reference_id`, `token.provider_category` = ISSUER and `token.provider` = ISSUER are all mandatory; the error lists each missing one.
         *
         *     ### Consent to a token
         *
         *     `tokenize` is the customer's answer on the merchant's consent screen:
         *
         *     - true: the payment is authenticated, and a network token is created after it succeeds.
         *     - false: no token.
         *     - Absent: if the service's consent page is enabled, the authentication URL shows it before the bank page; otherwise the customer is not asked.
         *
         *     It applies to merchants that are enabled for tokenization (true also requires an agreement on merchant-managed consent), to cards that can be tokenized (`tokenize_support`), to stored cards without a token, and to orders with a customer. Otherwise it is ignored and listed in `x-svc-ignored-parameters`. The charge never waits for a token.
         *     Only the merchant, with an API key or an encrypted message, and the customer, with a client auth token of the order, may store a card (`save_to_locker`) or answer (`tokenize`). Without credentials both are ignored and listed, and the service's consent page asks if it is enabled.
         *     A consent from the service's consent page (PAGE) proves who had the page open, not who the customer is: anybody who can pay the order can tick the box, and the token of the entered card is then stored for the order's customer. A merchant that must know its customer starts the payment with its API key or with a client auth token of the order.
         *
         *     ### Without credentials
         *
         *     `order.*` may create an order only if the merchant allows it, `metadata.*` and `options.*` are then rejected, and `order.return_url` must have one of the merchant's origins. A stored card cannot pay an order that was created in this way, and an existing order is paid unchanged. An unknown order, one of another merchant and an expired one return the same response.
         *     An order that was created without credentials belongs to the merchant only after the merchant creates it (POST /orders, POST /session, or `order.*` with credentials): see POST /orders. A payment with different terms is then refunded.
         *
         *     ### Limits
         *
         *     For every caller: 5 attempts per minute for one order, 10 failures per hour of one card. Where the limits are on (production), 30 attempts per minute from one IP address are accepted without credentials.
         */
        readonly post: operations["startTxn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/txns/{txn_uuid}/capture": {
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
         * @description Captures the amount that a transaction has authorized (its order was created with `metadata.txns.auto_capture=false`), in full or the part in `amount`; the rest is released. A successful capture ends the authorization. The transaction must be AUTHORIZED, CAPTURE_FAILED or VOID_FAILED, and within seven days of its authorization.
         *     The response is the order: CHARGED, or PARTIAL_CHARGED after a partial capture (`txn_detail.net_amount` has the amount); CAPTURE_FAILED if the gateway refuses, and the amount stays authorized; CAPTURE_INITIATED if the gateway does not respond at once: a webhook reports the result. After seven days without a capture the service voids the authorization.
         *     `/docs/guides/sandbox-cards` lists the cards of the sandbox whose captures fail or take time.
         */
        readonly post: operations["captureTxn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/txns/{txn_uuid}/void": {
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
         * @description Releases the full amount that a transaction has authorized (its order was created with `metadata.txns.auto_capture=false`). The transaction must be AUTHORIZED, CAPTURE_FAILED or VOID_FAILED.
         *     The response is the order: VOIDED, which is final; VOID_FAILED if the gateway refuses, and the amount stays authorized; VOID_INITIATED if the gateway does not respond at once: a webhook reports the result. The service voids an authorization that is not captured within seven days.
         *     The void also ends every attempt of the order whose bank page is still open (TXN_FAILED). If a gateway reports later that such an attempt moved money, the service refunds it: the attempt becomes AUTO_REFUNDED, which `txn_list`, `refunds` and the AUTO_REFUND events show. The order stays VOIDED.
         *     `/docs/guides/sandbox-cards` lists the cards of the sandbox whose voids fail or take time.
         */
        readonly post: operations["voidTxn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v4/orders/{order_id}/refunds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refund an order, encrypted
         * @description Refunds an order, as POST /orders/{order_id}/refunds does, with an encrypted body. The payload is a JSON object with the fields of that call and `order_id`, which is mandatory: the URL is not signed but the payload is, and a message without `order_id`, or with one that differs from the URL, is rejected. The response contains the order. A repeated message is rejected by its `unique_request_id`.
         */
        readonly post: operations["createEncryptedRefund"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v4/order-status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read an order, encrypted
         * @description Returns an order, as GET /orders/{order_id} does, with an encrypted body. The payload is a JSON object with `order_id` and, optionally, `options.get_client_auth_token` and `options.add_full_gateway_response`. The response contains the order.
         */
        readonly post: operations["getEncryptedOrderStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v4/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a session, encrypted
         * @description Creates a session, as POST /session does, with an encrypted body. The payload is the JSON body of POST /session. The response contains the session.
         *     Send the claims `iat`, `exp` and `jti`: a message with them is accepted once, and only until it expires. A message without a `jti` is accepted each time it is sent until it expires, and without `iat` and `exp` it never expires. Anybody who has the bytes of such a message can send it again: unless the order is paid, authorized, voided or being paid, its amount, customer and other fields are reset to those of the message. The response is useless without the merchant's key. Protect the bytes beyond TLS, also in logs and proxies; a paid or voided order accepts no such change.
         */
        readonly post: operations["createEncryptedSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v4/txns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a transaction, encrypted
         * @description Starts a transaction, as POST /txns does, with an encrypted body. The payload is a JSON object with the fields of POST /txns, including the card fields; `order`, `token` and `metadata` may be objects instead of dotted keys. The signature counts as valid credentials. The response is always JSON, as with `format=json`.
         *     Send the claims `iat`, `exp` and `jti`: a message with them is accepted once, and only until it expires. A message without a `jti` is accepted each time it is sent until it expires, and without `iat` and `exp` it never expires. Anybody who has the bytes of such a message can start another attempt with its card, and change the order to the message's terms, while the order is unpaid, has not expired and has attempts left; a card without authentication is charged by that. An order is charged at most once: a paid, authorized, voided or expired order rejects the message. Protect the bytes beyond TLS, also in logs and proxies, and do not leave an order open longer than its customer needs.
         */
        readonly post: operations["startEncryptedTxn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a customer
         * @description Creates a customer. An object_reference_id that already exists returns 400 with `unique`. The call's `x-routing-id` identifies the customer's session: orders of the customer have it as `routing_id`, and a different value on later calls is reported in `x-svc-warning`.
         */
        readonly post: operations["createCustomer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/{customer_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a customer
         * @description Returns a customer by either id, optionally with a client auth token.
         */
        readonly get: operations["getCustomer"];
        readonly put?: never;
        /**
         * Change a customer
         * @description Changes only the fields that are sent.
         */
        readonly post: operations["updateCustomer"];
        /**
         * Delete a customer
         * @description Deletes a customer with its stored cards, their numbers and their tokens. Its orders stay. A customer_id that was never created as a customer but has stored cards can also be deleted; one with neither returns 404. A customer that is created later with the same object_reference_id inherits nothing: a payment in progress continues, but its card is not stored (`saved_to_locker` is false) and its token becomes INACTIVE.
         */
        readonly delete: operations["deleteCustomer"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cardbins/{bin}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Look up a BIN
         * @description Returns the network, issuer and type of the cards whose numbers begin with these digits, and whether they can be tokenized. The longest matching BIN of the table applies. The table is the operator's, supplemented by the public ranges of the networks, for which only the network is known; the sandbox also knows the issuers of the sandbox cards.
         */
        readonly get: operations["getCardInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cards/{card_reference}/tokenize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Tokenize a stored card
         * @description Creates a network token for a stored card without a purchase, for a customer who agreed on the merchant's screen.
         *     The service charges one rupee to the card, always with authentication: send the customer to the authentication URL of the response. After the payment the token is created, which TOKEN_STATUS_CHANGED reports, and the rupee is refunded (REFUND_INITIATED, then REFUND_SUCCEEDED and ORDER_REFUNDED, or REFUND_FAILED and ORDER_REFUND_FAILED). A failed refund does not affect the token. If the customer is not authenticated or cancels, or the bank declines the payment, no token is created.
         *     Read the order of the rupee by GET /orders/{order_id}; other calls can neither change nor pay it. It has no payment page.
         *     A customer's client auth token may call this operation for that customer's cards, without `order_id`, and only with a `return_url` whose origin is in the payment page settings. An order's client auth token returns 401.
         */
        readonly post: operations["tokenizeStoredCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cards/{card_reference}/token/suspend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suspend a token
         * @description Suspends an ACTIVE token. It cannot pay until it is resumed; the card stays stored. A customer's client auth token may call this operation; an order's returns 401. TOKEN_STATUS_CHANGED reports the change.
         */
        readonly post: operations["suspendToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cards/{card_reference}/token/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume a token
         * @description Resumes a SUSPENDED token, so that it can pay again. A token that its issuer suspended cannot be resumed. A customer's client auth token may call this operation; an order's returns 401. TOKEN_STATUS_CHANGED reports the change.
         */
        readonly post: operations["resumeToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cards/{card_reference}/token/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete a token
         * @description Deletes the token permanently: an INACTIVE token cannot be reactivated. The card stays stored if its number is stored, and can be tokenized again with the customer's consent; otherwise it is deleted with its token. Only an ACTIVE or SUSPENDED token can be deleted. A customer's client auth token may call this operation; an order's returns 401. TOKEN_STATUS_CHANGED reports the change.
         */
        readonly post: operations["deleteToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a customer's stored cards
         * @description Returns the stored cards of a customer, newest first, each with a `card_token` that is valid for 15 minutes. The list of an unknown customer is empty. An order's client auth token lists the cards of the order's customer, and a customer's token that customer's cards; with any other customer_id the list is empty. Card numbers are masked: `<first4>-XXXXXXXX-<last4>`, and for a merchant with repeat-token transactions `XXXX-XXXXXXXX-<last4>` on every card, tokenized or not.
         */
        readonly get: operations["listCards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/card/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Store a card
         * @description Stores a card for a customer, without a payment. A customer can have at most 100 stored cards; another one returns 400 with INVALID_ACTION. Storing the same card of the same customer again updates its entry. A customer's client auth token can only store cards of that customer. Under the stored-card mandate, which allows only tokenized cards, the call returns 400 with INVALID_ACTION. A security code is ignored, listed in `x-svc-ignored-parameters` and never stored.
         */
        readonly post: operations["addCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/card/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete a stored card
         * @description Deletes the customer's stored card with its number, and its token at the card network. A `ctkn_…` from POST /card/tokenize is deleted unused.
         */
        readonly post: operations["deleteCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/card/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Update a stored card
         * @description Changes the nickname and the name on a stored card; a field that is not sent does not change. An empty `nickname` removes it.
         */
        readonly post: operations["updateCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/card/tokenize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a single-use card token
         * @description Creates a `ctkn_…` for a card. Send it as `card_token` of one payment, within 15 minutes. The card is not stored for a customer, and its number is deleted when the `ctkn_…` is used or expires. A `ctkn_…` is not a network token.
         */
        readonly post: operations["tokenizeCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List events by number
         * @description Returns the merchant's events after a sequence number, in order. The numbers have no gaps, and an event is visible only when every earlier event is: continue from `next` to read every event. Events are listed whether or not they were delivered, in the same form as webhooks, until 30 days after they were acknowledged.
         */
        readonly get: operations["listEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/gateway-callbacks/{gateway_config_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gateway callback
         * @description Receives notifications from payment gateways: the result of a payment, capture, void or refund that the gateway did not return when the service requested it, or that has changed since. Merchants do not call this operation.
         *     Each gateway sends its own format as `application/json`, with its own signature: Stripe with `Stripe-Signature`, Adyen with an HMAC inside each item. The service returns 200 with the acknowledgement that the gateway expects, also for notifications about payments that it does not know. The rest of this description is about the form, which the sandbox gateway takes.
         *     The header `x-gateway-signature` is `sha256=` and the HMAC-SHA256 of the body's bytes in hexadecimal digits, with the credential `secret` of the gateway configuration. Each notification is processed once, by its `id`. A repeated one returns the same response and has no effect, so a gateway can repeat it until it gets a 200.
         *     A late success pays the order if it is unpaid, has not expired, has no other open attempt and still has the amount, currency, capture mode and gateway reference of that payment; otherwise the service refunds the payment and the transaction becomes AUTO_REFUNDED. A failure after a success changes nothing. For a capture, void or refund the first result counts, whether the gateway returned it or reports it here; later notifications with the same `request_id` change nothing. `amount` is the requested amount. An unknown request returns 404.
         */
        readonly post: operations["takeGatewayCallback"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/webhook-source-addresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the source addresses of webhooks
         * @description Returns the IP addresses that webhooks are sent from, for a merchant's allow-list: seven in production, three in the sandbox. An installation always publishes the addresses of its own environment; the other list is empty unless the operator publishes it, too. An allow-list does not replace checking the credentials.
         */
        readonly get: operations["listWebhookSourceAddresses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-page/{link}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Open the hosted payment page
         * @description Shows the page on which the customer pays the order with a card. With a link that POST /session created for a customer, it also shows the customer's stored cards and offers to store a new one. A link of the action paymentManagement shows the customer's stored cards, to delete or tokenize them. A paid order shows the result; an expired one shows that it has expired. The language is that of the order's `metadata.SVC:language`, else the merchant's setting, else the one that the browser prefers. Works without JavaScript and without cookies.
         */
        readonly get: operations["showPaymentPage"];
        readonly put?: never;
        /**
         * Pay on the hosted page
         * @description Processes the page's form: a payment, or an action on a stored card. Redirects to the authentication URL, and to the same one if the same form is sent again. If the card is invalid, shows the page again with the errors.
         */
        readonly post: operations["payOnPaymentPage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pay/return/{merchant_id}/{ref}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Return from the gateway's authentication page
         * @description A payment gateway sends the customer here after its authentication page, with parameters of its own; the service reads those below and ignores others. It asks the gateway for the result once, and redirects to the current step of the attempt (`/pay/start/{merchant_id}/{ref}`), which leads to the merchant. While the gateway cannot be reached, the redirect keeps the parameters, and the step is a waiting page that asks again. A repeated call changes nothing.
         */
        readonly get: operations["returnFromGateway"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pay/start/{merchant_id}/{ref}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Open the authentication page
         * @description Shows the current step of one payment attempt. The consent page comes first where the merchant has the service ask for consent to a network token and the payment did not include an answer; then the bank page. After the attempt has ended, redirects to the merchant (303 to return_url with order_id, status, status_id and, if the merchant has a response key, signature and signature_algorithm) or shows the result page.
         */
        readonly get: operations["showPayStep"];
        readonly put?: never;
        /**
         * Submit the authentication page
         * @description Processes the form of the current step. Consent page: `action=continue` with `consent=yes`, or `action=decline`; the payment continues with either. Bank page: `action=pay` with `otp`, or `action=cancel`. Each step is processed once; a repeated form shows the current step. A form without the page's token returns 403, and nothing is recorded.
         */
        readonly post: operations["submitPayStep"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check liveness
         * @description Returns 200 as long as the process runs. In production it is served only at the operations address; elsewhere it returns 404.
         */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check readiness
         * @description Returns 200 when the service can process payments, otherwise 503 with the reason. In production it is served only at the operations address; elsewhere it returns 404.
         */
        readonly get: operations["getReady"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read metrics
         * @description Returns metrics in the Prometheus text format. In production they are served only at the operations address; elsewhere the call returns 404.
         */
        readonly get: operations["getMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly ORDER_CREATED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * An order was created
         * @description An order was created. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ORDER_UPDATED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The merchant changed an order
         * @description The merchant changed an order. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderUpdated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly TXN_CREATED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A payment attempt started
         * @description A payment attempt started. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onTxnCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly TXN_CHARGED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A payment attempt was charged
         * @description A payment attempt was charged. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onTxnCharged"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly TXN_FAILED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A payment attempt failed
         * @description A payment attempt failed. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onTxnFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ORDER_SUCCEEDED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The order is paid
         * @description The order is paid. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderSucceeded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ORDER_FAILED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * An attempt to pay the order failed, or the order expired unpaid
         * @description An attempt to pay the order failed, or the order expired unpaid. Until the order expires, another attempt can still pay it. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ORDER_AUTHORIZED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The amount is authorized
         * @description The order's amount is authorized on the card (`metadata.txns.auto_capture=false`). Capture or void it within seven days. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderAuthorized"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ORDER_PARTIAL_CHARGED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Part of the authorized amount is captured
         * @description Part of the order's authorized amount is captured (`txn_detail.net_amount`); the rest is released. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderPartialCharged"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ORDER_CAPTURE_FAILED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A capture failed
         * @description The gateway refused the capture. The amount stays authorized: capture it again, or void it. If the order is CHARGED, the capture failed after the gateway had reported its success: the amount does not arrive, and you decide at the gateway whether to capture again. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderCaptureFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ORDER_VOIDED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The authorized amount is released
         * @description The order's authorized amount is released, by the merchant's void, at the gateway itself (in its dashboard, or because the authorization expired there) or because it was not captured within seven days. This status is final. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderVoided"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ORDER_VOID_FAILED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A void failed
         * @description The gateway refused the void. The amount stays authorized: void it again, or capture it. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderVoidFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly AUTO_REFUND_INITIATED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A payment came late, twice or with terms that differ from the order's, and the service refunds it
         * @description A payment came late, twice or with terms that differ from the order's, and the service refunds it. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onAutoRefundInitiated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly AUTO_REFUND_SUCCEEDED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The service refunded a payment that came late, twice or with terms that differ from the order's
         * @description The service refunded a payment that came late, twice or with terms that differ from the order's. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onAutoRefundSucceeded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly AUTO_REFUND_FAILED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The gateway refused to refund a payment that came late, twice or with terms that differ from the order's; the operator resolves it manually
         * @description The gateway refused to refund a payment that came late, twice or with terms that differ from the order's. The operator resolves it manually. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onAutoRefundFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly REFUND_INITIATED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A refund was accepted and will be sent to the gateway
         * @description A refund was accepted and will be sent to the gateway. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onRefundInitiated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly REFUND_SUCCEEDED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The gateway completed a refund
         * @description The gateway completed a refund. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onRefundSucceeded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly REFUND_FAILED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The gateway refused a refund
         * @description The gateway refused a refund. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onRefundFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly REFUND_MANUAL_REVIEW_NEEDED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A refund needs a manual review
         * @description The gateway cannot determine the result of a refund. Ask the gateway for it, with the transaction's id. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onRefundManualReviewNeeded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ORDER_REFUNDED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A refund of the order succeeded
         * @description A refund of the order succeeded. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderRefunded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ORDER_REFUND_FAILED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A refund of the order failed
         * @description A refund of the order failed. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onOrderRefundFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly TOKEN_STATUS_CHANGED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A token's status changed
         * @description The token of a stored card became ACTIVE, SUSPENDED or INACTIVE: the network created it or did not, you suspended, resumed or deleted it, its card was deleted, or the card's issuer changed it. Sent to the `metadata.webhook_url` of the order whose payment created the token, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id. Events may arrive out of order: of two about one token, the one with the later `date_created` has the current status.
         */
        readonly post: operations["onTokenStatusChanged"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly DISPUTE_OPENED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The cardholder disputes a payment of the order (a chargeback)
         * @description The cardholder disputes a payment of the order (a chargeback). Raised once for each dispute, when the gateway first reports it. The order's status does not change; `disputes` has the details. Submit evidence to the gateway before `respond_by`. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onDisputeOpened"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly DISPUTE_WON: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A dispute of the order ended in the merchant's favor
         * @description A dispute of the order ended in the merchant's favor. The merchant keeps the disputed amount, or gets it back. The order's status does not change. Raised again if the gateway later reverses a lost dispute; `disputes` has the latest result. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onDisputeWon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly DISPUTE_LOST: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A dispute of the order ended in the cardholder's favor
         * @description A dispute of the order ended in the cardholder's favor. The disputed amount was taken back from the merchant. The order's status and its refunds do not change. Raised again if the gateway later reverses a won dispute; `disputes` has the latest result. Sent to the order's `metadata.webhook_url`, otherwise to the configured URL, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Respond with exactly 200 to acknowledge; any other response is retried (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
         */
        readonly post: operations["onDisputeLost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly ENCRYPTED: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Any event, encrypted
         * @description Replaces every other webhook while encrypted webhooks are on: the plain event, signed by the service (JWS, `RS256`) and encrypted with the merchant's key (JWE, `RSA-OAEP-256` with `A256GCM`), both with the `kid` of the active key set. The plain event is the same on every attempt; it is encrypted again for each one. Respond with exactly 200 to acknowledge; any other response is retried.
         */
        readonly post: operations["onEncrypted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Why a transaction failed.
         *
         *     - `GATEWAY_NOT_FOUND`: no gateway configuration can take the payment.
         *     - `gateway_reference_mismatch`: no enabled gateway configuration has the reference id of the order.
         *     - `authentication_failed`: the customer was not authenticated.
         *     - `customer_cancelled`: the customer cancelled.
         *     - `authentication_abandoned`: the customer left the authentication page, and its time ran out.
         *     - `authorization_failed`: the bank or the gateway declined the payment.
         *     - `capture_failed`: the gateway refused the capture. With the status CHARGED: the gateway reported a success and takes it back; the amount does not arrive.
         *     - `void_failed`: the gateway refused the void.
         *
         *     New values may be added; treat one that you do not know as another reason.
         */
        readonly TxnErrorCode: "GATEWAY_NOT_FOUND" | "gateway_reference_mismatch" | "authentication_failed" | "customer_cancelled" | "authentication_abandoned" | "authorization_failed" | "capture_failed" | "void_failed" | Unlisted;
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
        /**
         * @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. No other offset, no fraction of a second.
         * @example 2026-03-14T09:26:53Z
         */
        readonly TimestampText: string;
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
         * Format: date-time
         * @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`.
         * @example 2026-03-14T09:26:53Z
         */
        readonly Timestamp: string;
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
        /** @description A client auth token, for calls from a browser or an app. Valid for 15 minutes, only for this order or customer. */
        readonly ClientAuth: {
            /** @description The token, `tkn_` and 32 hexadecimal digits. Send it in the header `x-client-auth-token`. */
            readonly client_auth_token: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly client_auth_token_expiry: components["schemas"]["Timestamp"];
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
        /** @description A page of orders, newest first. */
        readonly OrderList: {
            /** @description The orders of this page. */
            readonly list: readonly components["schemas"]["Order"][];
            /** @description The number of orders that match the filters, counted up to 10000. 10000 means 10000 or more. The service reuses this value for up to 10 seconds, so it can be higher than the current number. */
            readonly total: number;
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
        /**
         * @description An amount as decimal text in the order's currency: above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent.
         * @example 100.00
         */
        readonly AmountText: string;
        /** @description A new order. If the order_id exists, the call changes that order, or returns it unchanged if nothing differs. */
        readonly OrderCreateForm: {
            /** @description The merchant's id of the order, unique per merchant, case-insensitive. We recommend fewer than 21 characters. */
            readonly order_id: string;
            /** @description An amount as decimal text in the order's currency: above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly amount: components["schemas"]["AmountText"];
            /** @description The three-letter currency code (ISO 4217). */
            readonly currency?: components["schemas"]["Currency"];
            /** @description The merchant's id of the customer, or the service's `cst_…`. */
            readonly customer_id?: string;
            /** @description The customer's email address. */
            readonly customer_email?: string;
            /** @description The customer's phone number. */
            readonly customer_phone?: string;
            /** @description The product. */
            readonly product_id?: string;
            /** @description A text for the customer, shown on the payment page. */
            readonly description?: string;
            /** @description Where the customer's browser goes after the payment. After a failed attempt on the payment page, the customer stays there while the order can be paid, with a link to this URL. http or https (only https in production), without query and fragment. Default: the merchant's setting, otherwise the service's result page. */
            readonly return_url?: string;
            /** @description The billing address's given name. */
            readonly billing_address_first_name?: string;
            /** @description The billing address's family name. */
            readonly billing_address_last_name?: string;
            /** @description The billing address's first line. */
            readonly billing_address_line1?: string;
            /** @description The billing address's second line. */
            readonly billing_address_line2?: string;
            /** @description The billing address's third line. */
            readonly billing_address_line3?: string;
            /** @description The billing address's city. */
            readonly billing_address_city?: string;
            /** @description The billing address's state or province. */
            readonly billing_address_state?: string;
            /** @description The billing address's postal code. */
            readonly billing_address_postal_code?: string;
            /** @description The billing address's phone number. */
            readonly billing_address_phone?: string;
            /** @description The billing address's country. */
            readonly billing_address_country?: string;
            /** @description The billing address's country code (ISO 3166). */
            readonly billing_address_country_code_iso?: string;
            /** @description The shipping address's given name. */
            readonly shipping_address_first_name?: string;
            /** @description The shipping address's family name. */
            readonly shipping_address_last_name?: string;
            /** @description The shipping address's first line. */
            readonly shipping_address_line1?: string;
            /** @description The shipping address's second line. */
            readonly shipping_address_line2?: string;
            /** @description The shipping address's third line. */
            readonly shipping_address_line3?: string;
            /** @description The shipping address's city. */
            readonly shipping_address_city?: string;
            /** @description The shipping address's state or province. */
            readonly shipping_address_state?: string;
            /** @description The shipping address's postal code. */
            readonly shipping_address_postal_code?: string;
            /** @description The shipping address's phone number. */
            readonly shipping_address_phone?: string;
            /** @description The shipping address's country. */
            readonly shipping_address_country?: string;
            /** @description The shipping address's country code (ISO 3166). */
            readonly shipping_address_country_code_iso?: string;
            /** @description The merchant's custom field 1; returned unchanged. */
            readonly udf1?: string;
            /** @description The merchant's custom field 2; returned unchanged. */
            readonly udf2?: string;
            /** @description The merchant's custom field 3; returned unchanged. */
            readonly udf3?: string;
            /** @description The merchant's custom field 4; returned unchanged. */
            readonly udf4?: string;
            /** @description The merchant's custom field 5; returned unchanged. */
            readonly udf5?: string;
            /** @description The merchant's custom field 6; returned unchanged. */
            readonly udf6?: string;
            /** @description The merchant's custom field 7; returned unchanged. */
            readonly udf7?: string;
            /** @description The merchant's custom field 8; returned unchanged. */
            readonly udf8?: string;
            /** @description The merchant's custom field 9; returned unchanged. */
            readonly udf9?: string;
            /** @description The merchant's custom field 10; returned unchanged. */
            readonly udf10?: string;
            /** @description The gateway's credential set to use, case-sensitive. It must equal the reference id of one of the merchant's gateway configurations; otherwise the transaction fails with status STARTED. */
            readonly "metadata.SVC:gateway_reference_id"?: string;
            /** @description Where this order's webhooks are sent, instead of the configured URL. Must be an https URL. The configured credentials apply. */
            readonly "metadata.webhook_url"?: string;
            /** @description The part of the amount that a third party pays; returned unchanged. */
            readonly "metadata.subvention_amount"?: string;
            /** @description When false, the amount is authorized on the card instead of charged: the order becomes AUTHORIZED; capture or void it within seven days with POST /v2/txns/{txn_uuid}/capture or /void. Default: true. */
            readonly "metadata.txns.auto_capture"?: boolean;
            /** @description After how many minutes the unpaid order expires, instead of the merchant's setting (default 30). */
            readonly "metadata.expiryInMins"?: string;
            /** @description When true, the response's `svc` block contains a client auth token that is valid for 15 minutes. */
            readonly "options.get_client_auth_token"?: boolean;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description The fields to change. Amount, currency and customer can change only while no attempt is open or successful; addresses, description and UDFs until the order is paid. */
        readonly OrderUpdateForm: {
            /** @description An amount as decimal text in the order's currency: above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly amount?: components["schemas"]["AmountText"];
            /** @description The three-letter currency code (ISO 4217). */
            readonly currency?: components["schemas"]["Currency"];
            /** @description The merchant's id of the customer, or the service's `cst_…`. */
            readonly customer_id?: string;
            /** @description A text for the customer, shown on the payment page. */
            readonly description?: string;
            /** @description The billing address's given name. */
            readonly billing_address_first_name?: string;
            /** @description The billing address's family name. */
            readonly billing_address_last_name?: string;
            /** @description The billing address's first line. */
            readonly billing_address_line1?: string;
            /** @description The billing address's second line. */
            readonly billing_address_line2?: string;
            /** @description The billing address's third line. */
            readonly billing_address_line3?: string;
            /** @description The billing address's city. */
            readonly billing_address_city?: string;
            /** @description The billing address's state or province. */
            readonly billing_address_state?: string;
            /** @description The billing address's postal code. */
            readonly billing_address_postal_code?: string;
            /** @description The billing address's phone number. */
            readonly billing_address_phone?: string;
            /** @description The billing address's country. */
            readonly billing_address_country?: string;
            /** @description The billing address's country code (ISO 3166). */
            readonly billing_address_country_code_iso?: string;
            /** @description The shipping address's given name. */
            readonly shipping_address_first_name?: string;
            /** @description The shipping address's family name. */
            readonly shipping_address_last_name?: string;
            /** @description The shipping address's first line. */
            readonly shipping_address_line1?: string;
            /** @description The shipping address's second line. */
            readonly shipping_address_line2?: string;
            /** @description The shipping address's third line. */
            readonly shipping_address_line3?: string;
            /** @description The shipping address's city. */
            readonly shipping_address_city?: string;
            /** @description The shipping address's state or province. */
            readonly shipping_address_state?: string;
            /** @description The shipping address's postal code. */
            readonly shipping_address_postal_code?: string;
            /** @description The shipping address's phone number. */
            readonly shipping_address_phone?: string;
            /** @description The shipping address's country. */
            readonly shipping_address_country?: string;
            /** @description The shipping address's country code (ISO 3166). */
            readonly shipping_address_country_code_iso?: string;
            /** @description The merchant's custom field 1; returned unchanged. */
            readonly udf1?: string;
            /** @description The merchant's custom field 2; returned unchanged. */
            readonly udf2?: string;
            /** @description The merchant's custom field 3; returned unchanged. */
            readonly udf3?: string;
            /** @description The merchant's custom field 4; returned unchanged. */
            readonly udf4?: string;
            /** @description The merchant's custom field 5; returned unchanged. */
            readonly udf5?: string;
            /** @description The merchant's custom field 6; returned unchanged. */
            readonly udf6?: string;
            /** @description The merchant's custom field 7; returned unchanged. */
            readonly udf7?: string;
            /** @description The merchant's custom field 8; returned unchanged. */
            readonly udf8?: string;
            /** @description The merchant's custom field 9; returned unchanged. */
            readonly udf9?: string;
            /** @description The merchant's custom field 10; returned unchanged. */
            readonly udf10?: string;
            /** @description When true, the response's `svc` block contains a client auth token that is valid for 15 minutes. */
            readonly "options.get_client_auth_token"?: boolean;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A full or partial refund of an order. */
        readonly RefundForm: {
            /** @description The merchant's id of this refund, at most 64 characters. It prevents duplicate refunds: an order accepts each id once, whatever the result of the refund. Send the same id when you repeat a call that got no response, and another one for another refund. */
            readonly unique_request_id: string;
            /** @description The amount to refund, as decimal text in the order's currency, with at most the currency's decimals. Default: the remaining amount. */
            readonly amount?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A full or partial refund of a transaction. */
        readonly TxnRefundForm: {
            /** @description The transaction to refund, `{merchant_id}-{order_id}-{attempt}`: the one that paid its order. */
            readonly txn_id: string;
            /** @description The merchant's id of this refund, at most 64 characters. It prevents duplicate refunds: an order accepts each id once, whatever the result of the refund. Send the same id when you repeat a call that got no response, and another one for another refund. */
            readonly unique_request_id: string;
            /** @description The amount to refund, as decimal text in the order's currency, with at most the currency's decimals. Default: the remaining amount. */
            readonly amount?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A refund, with its order. */
        readonly TxnRefund: components["schemas"]["Refund"] & {
            /** @description The merchant's id of the order, in the letter case of its creation. */
            readonly order_id: string;
        };
        /** @description The amount in the order's currency, as decimal text or as a number, with the rules of AmountText. */
        readonly AmountInput: string | number;
        /**
         * @description The purpose of the page.
         *
         *     - `paymentPage`: pay the order (default).
         *     - `paymentManagement`: the customer sees, deletes and tokenizes the stored cards; no order is created.
         * @enum {string}
         */
        readonly SessionAction: "paymentPage" | "paymentManagement";
        /** @description An order together with a link to its hosted payment page; an existing unpaid order_id is reused. With the action paymentManagement: a link to a customer's stored cards, without an order. */
        readonly SessionRequest: {
            /** @description The merchant's id of the order. Mandatory, except for paymentManagement, which creates no order and ignores it. */
            readonly order_id?: string;
            /** @description The amount in the order's currency, as decimal text or as a number, with the rules of AmountText. */
            readonly amount?: components["schemas"]["AmountInput"];
            /** @description The three-letter currency code (ISO 4217). */
            readonly currency?: components["schemas"]["Currency"];
            /** @description The merchant's id of the customer, or the service's `cst_…`. For paymentManagement, the customer must have been created by POST /customers. */
            readonly customer_id?: string;
            /** @description The customer's email address. */
            readonly customer_email?: string;
            /** @description The customer's phone number. */
            readonly customer_phone?: string;
            /** @description The product. */
            readonly product_id?: string;
            /** @description A text for the customer, shown on the payment page. */
            readonly description?: string;
            /** @description Where the customer's browser goes afterwards. http or https (only https in production), without query and fragment. Default: the merchant's setting, otherwise the service's result page. */
            readonly return_url?: string;
            /** @description The merchant's client id (the merchant id unless the operator set another). */
            readonly payment_page_client_id: string;
            /**
             * @description The purpose of the page.
             *
             *     - `paymentPage`: pay the order (default).
             *     - `paymentManagement`: the customer sees, deletes and tokenizes the stored cards; no order is created.
             */
            readonly action?: components["schemas"]["SessionAction"];
            /** @description The merchant's custom field 1; returned unchanged. */
            readonly udf1?: string;
            /** @description The merchant's custom field 2; returned unchanged. */
            readonly udf2?: string;
            /** @description The merchant's custom field 3; returned unchanged. */
            readonly udf3?: string;
            /** @description The merchant's custom field 4; returned unchanged. */
            readonly udf4?: string;
            /** @description The merchant's custom field 5; returned unchanged. */
            readonly udf5?: string;
            /** @description The merchant's custom field 6; returned unchanged. */
            readonly udf6?: string;
            /** @description The merchant's custom field 7; returned unchanged. */
            readonly udf7?: string;
            /** @description The merchant's custom field 8; returned unchanged. */
            readonly udf8?: string;
            /** @description The merchant's custom field 9; returned unchanged. */
            readonly udf9?: string;
            /** @description The merchant's custom field 10; returned unchanged. */
            readonly udf10?: string;
            /** @description The gateway's credential set to use, case-sensitive. */
            readonly "metadata.SVC:gateway_reference_id"?: string;
            /** @description Where this order's webhooks are sent, instead of the configured URL. Must be an https URL. */
            readonly "metadata.webhook_url"?: string;
            /** @description True or false. When false, the amount is authorized on the card instead of charged; capture or void it within seven days. Default: true. */
            readonly "metadata.txns.auto_capture"?: string | boolean;
            /** @description After how many minutes the unpaid order expires. */
            readonly "metadata.expiryInMins"?: string;
            /** @description The same keys without the prefix, nested. */
            readonly metadata?: {
                readonly [key: string]: string;
            };
        } & {
            readonly [key: string]: unknown;
        };
        /** @description The link to the hosted page. */
        readonly SessionLinks: {
            /**
             * Format: uri
             * @description Open it in the customer's browser or web view.
             */
            readonly web: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expiry: components["schemas"]["Timestamp"];
        };
        /** @description The data that the client SDK needs to open the payment page. */
        readonly SdkPayloadBody: {
            /** @description The client id. */
            readonly clientId: string;
            /** @description The merchant id. */
            readonly merchantId: string;
            /** @description The order id; empty for paymentManagement. */
            readonly orderId: string;
            /** @description The amount as text, with exactly the currency's decimals; empty for paymentManagement. */
            readonly amount: string;
            /** @description The currency (ISO 4217); empty for paymentManagement. */
            readonly currency: string;
            /** @description The customer; may be empty. */
            readonly customerId: string;
            /** @description The email address; may be empty. */
            readonly customerEmail: string;
            /** @description The phone number; may be empty. */
            readonly customerPhone: string;
            /**
             * @description The purpose of the page.
             *
             *     - `paymentPage`: pay the order (default).
             *     - `paymentManagement`: the customer sees, deletes and tokenizes the stored cards; no order is created.
             */
            readonly action: components["schemas"]["SessionAction"];
            /** @description The return URL; may be empty. */
            readonly returnUrl: string;
            /** @description sandbox or production. */
            readonly environment: string;
            /** @description A client auth token of the order, or of the customer for paymentManagement; valid for 15 minutes. */
            readonly clientAuthToken: string;
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly clientAuthTokenExpiry: components["schemas"]["Timestamp"];
        };
        /** @description Pass it to the client SDK unchanged. */
        readonly SdkPayload: {
            /** @description The id of this call. */
            readonly requestId: string;
            /**
             * @description The SDK's service.
             * @enum {string}
             */
            readonly service: "in.svc.hyperpay";
            /** @description The data that the client SDK needs to open the payment page. */
            readonly payload: components["schemas"]["SdkPayloadBody"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expiry: components["schemas"]["Timestamp"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly currTime: components["schemas"]["Timestamp"];
        };
        /** @description The order and the links to its payment page. With the action paymentManagement there is no order, and its fields are empty. */
        readonly Session: {
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
            /** @description The service's id of the order; empty for paymentManagement. */
            readonly id: string;
            /** @description The merchant's id of the order; empty for paymentManagement. */
            readonly order_id: string;
            /** @description The link to the hosted page. */
            readonly payment_links: components["schemas"]["SessionLinks"];
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly order_expiry: components["schemas"]["Timestamp"];
            /** @description Pass it to the client SDK unchanged. */
            readonly sdk_payload: components["schemas"]["SdkPayload"];
        };
        /** @description One payment attempt, for an existing order (`order_id`) or for one that the same call creates (`order.*`). The card has one of three forms. New card: `card_number`, `card_exp_month`, `card_exp_year`, `card_security_code`. Stored card or stored token: `card_token` and `card_security_code`. Network token with its cryptogram: the token as `card_number` with its expiry, `tavv` and the `token.*` fields. */
        readonly TxnStartForm: {
            /** @description The order to pay. Omit it if you send `order.order_id`. */
            readonly order_id?: string;
            /** @description The merchant id; the same as in the header `x-merchantid`. */
            readonly merchant_id: string;
            /**
             * @description CARD.
             * @enum {string}
             */
            readonly payment_method_type: "CARD";
            /** @description The network, for example VISA. Send CARD, or omit it, to derive the network from the number. */
            readonly payment_method?: string;
            /** @description The card number, 12 to 19 digits, with at most one space or dash between two digits. The check digit (Luhn) is verified. The number is never stored unencrypted. With `tavv`, the number of the network token. */
            readonly card_number?: string;
            /** @description The card's expiry month, 01 to 12. */
            readonly card_exp_month?: string;
            /** @description The card's expiry year, two digits, or four digits that begin with 20. */
            readonly card_exp_year?: string;
            /** @description The cardholder's name. */
            readonly name_on_card?: string;
            /** @description The CVV: 3 digits, 4 for AMEX. Sent to the gateway within this call and never stored. */
            readonly card_security_code?: string;
            /** @description A stored card, instead of number, expiry and name: the short-lived `card_token` from GET /cards or POST /card/add, or a `ctkn_...` from POST /card/tokenize, which can be used once. It must belong to the order's customer. */
            readonly card_token?: string;
            /**
             * @description Whether to store the card for the order's customer after a successful payment. Accepted only with an API key or a client auth token of the order; otherwise ignored and listed. The card is not stored without a customer, nor if that customer has 100 stored cards, which `x-svc-warning` reports to callers with credentials. If the merchant may store only tokens, the card's number is not stored.
             * @default false
             */
            readonly save_to_locker?: boolean;
            /** @description The customer's answer on the merchant's consent screen. true: the card is tokenized after the payment, which is then always authenticated. false: it is not. Absent: the service's consent page is shown if it is enabled for the merchant; its answer proves who had the page open, not who the customer is. Accepted only with an API key or a client auth token of the order, and from merchants that are enabled for tokenization; otherwise ignored and listed. */
            readonly tokenize?: boolean;
            /** @description The cryptogram of the network token, 20 bytes in base64. Sent to the gateway within this call and never stored. */
            readonly tavv?: string;
            /** @description The merchant's token requestor id. Required for issuer tokens. */
            readonly "token.requestor_id"?: string;
            /** @description The payment account reference of the token. */
            readonly "token.par"?: string;
            /** @description The last four digits of the card of the token, which are shown to people. */
            readonly "token.card_last_four"?: string;
            /** @description The electronic commerce indicator that came with the cryptogram. */
            readonly "token.eci"?: string;
            /**
             * @description The type of the token.
             *
             *     - `ALT_ID`: an alternate id for one guest payment.
             *     - `COFT`: a card-on-file token.
             * @enum {string}
             */
            readonly "token.type"?: "ALT_ID" | "COFT";
            /** @description Who created the token: for example the network's name, or ISSUER for an issuer token. */
            readonly "token.provider"?: string;
            /** @description The type of the token's creator: for example the network's name, or ISSUER for an issuer token. */
            readonly "token.provider_category"?: string;
            /** @description The reference id from provisioning. Required for issuer tokens. */
            readonly "token.provider_reference_id"?: string;
            /**
             * @description How the customer is authenticated.
             *
             *     - `THREE_DS`: 3-D Secure.
             *     - `OTP`: a one-time password.
             *     - `MOTO`: mail or telephone order, without authentication. Requires valid credentials and the merchant's setting.
             * @default THREE_DS
             * @enum {string}
             */
            readonly auth_type?: "THREE_DS" | "OTP" | "MOTO";
            /**
             * @description When false, the customer stays on the service's result page, with a link back, instead of being redirected automatically.
             * @default true
             */
            readonly redirect_after_payment?: boolean;
            /**
             * @description `json`: respond with 200 and JSON. Absent: respond with 303 to the authentication URL, for a form posted by a browser.
             * @enum {string}
             */
            readonly format?: "json";
            /** @description The id of the order to create in this call. */
            readonly "order.order_id"?: string;
            /** @description An amount as decimal text in the order's currency: above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly "order.amount"?: components["schemas"]["AmountText"];
            /** @description The three-letter currency code (ISO 4217). */
            readonly "order.currency"?: components["schemas"]["Currency"];
            /** @description The customer of the order to create. */
            readonly "order.customer_id"?: string;
            /** @description The return URL of the order to create. Without credentials its origin must match a URL in the payment page settings (`return_url`, `allowed_origins`); if none is set, no URL is accepted. */
            readonly "order.return_url"?: string;
            /** @description The gateway reference id of the order to create. Accepted only with valid credentials. */
            readonly "metadata.SVC:gateway_reference_id"?: string;
            /** @description The webhook URL of the order to create. Accepted only with valid credentials. */
            readonly "metadata.webhook_url"?: string;
            /** @description When false, the amount of the order to create is authorized on the card instead of charged. Accepted only with valid credentials. */
            readonly "metadata.txns.auto_capture"?: boolean;
            /** @description For an order that the call creates; rejected without an API key. With one it is ignored and listed, because the response contains only the transaction; request the token by POST /orders. */
            readonly "options.get_client_auth_token"?: boolean;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description Where to send the customer's browser. */
        readonly TxnAuthentication: {
            /** @description How to open the URL. New values may be added; tell the customer that the payment cannot continue here where you do not know the value. */
            readonly method: "GET" | Unlisted;
            /**
             * Format: uri
             * @description The authentication URL. Send the customer there.
             */
            readonly url: string;
        };
        /** @description The customer's next step. Present only while the customer has to authenticate (status PENDING_VBV). */
        readonly TxnPayment: {
            /** @description Where to send the customer's browser. */
            readonly authentication: components["schemas"]["TxnAuthentication"];
        };
        /** @description Offers applied to the transaction. */
        readonly OfferDetails: {
            /** @description The offers; none are applied by the service today. */
            readonly offers: readonly Record<string, never>[];
        };
        /** @description A started transaction. */
        readonly TxnStart: {
            /** @description The order being paid. */
            readonly order_id: string;
            /** @description `{merchant_id}-{order_id}-{attempt}`. */
            readonly txn_id: string;
            /** @description The service's id of the transaction. */
            readonly txn_uuid: string;
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
            /** @description The customer's next step. Present only while the customer has to authenticate (status PENDING_VBV). */
            readonly payment?: components["schemas"]["TxnPayment"];
            /** @description Offers applied to the transaction. */
            readonly offer_details: components["schemas"]["OfferDetails"];
        };
        /** @description The amount to capture. */
        readonly CaptureForm: {
            /** @description An amount as decimal text in the order's currency: above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly amount?: components["schemas"]["AmountText"];
            /** @description The same as the header `Idempotency-Key`; send one of them. The merchant's key of this capture. Repeating the call with the same key returns the same response and captures nothing twice. */
            readonly idempotence_key?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description The void of an authorization, always of the full amount. */
        readonly VoidForm: {
            /** @description The same as the header `Idempotency-Key`; send one of them. The merchant's key of this void. Repeating the call with the same key returns the same response and voids nothing twice. */
            readonly idempotence_key?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A JWE (RFC 7516) with its five parts as fields. The protected header has alg, enc and kid: RSA-OAEP-256 and A256GCM; requests may also use RSA-OAEP. `kid` names one of the merchant's key sets; encrypt with the receiver's public key of that set. The plaintext is a JWS (RFC 7515) as the JSON text `{"header": "…", "payload": "…", "signature": "…"}`: RS256, the same kid, signed with the sender's private key of the set. Its payload is the plain operation's body, as JSON. Besides the body's fields, the payload of a request may have three claims of RFC 7519. They are checked if present, and the operator can make them mandatory for a merchant (`message_claims_required`): `iat`, the time in seconds at which the message was made, at most a minute in the future; `exp`, the time in seconds at which it expires, at most 3600 seconds after `iat`, which is also the default; and `jti`, up to 128 characters, unique among the merchant's messages. A message whose `jti` was already used before it expires returns 401, whatever the result of the first message. Every part is base64url without padding, as in the compact form. */
        readonly EncryptedMessage: {
            /** @description The protected header, for example `{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"shop-2026-03"}`. zip and crit are not supported. */
            readonly header: string;
            /** @description The content encryption key, encrypted with the receiver's RSA key. */
            readonly encryptedKey: string;
            /** @description The initialization vector, 12 bytes. */
            readonly iv: string;
            /** @description The encrypted JWS (the ciphertext). */
            readonly encryptedPayload: string;
            /** @description The authentication tag, 16 bytes. */
            readonly tag: string;
        };
        /** @description A new customer of the merchant. */
        readonly CustomerCreateForm: {
            /** @description The merchant's id of the customer, unique per merchant. */
            readonly object_reference_id: string;
            /** @description The mobile number, digits only. */
            readonly mobile_number: string;
            /** @description The country calling code, for example 91. */
            readonly mobile_country_code?: string;
            /** @description The email address. */
            readonly email_address?: string;
            /** @description The given name. */
            readonly first_name?: string;
            /** @description The family name. */
            readonly last_name?: string;
            /** @description When true, the response's `svc` block contains a client auth token that is valid for 15 minutes. */
            readonly "options.get_client_auth_token"?: boolean;
        } & {
            readonly [key: string]: string | boolean;
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
        /** @description The fields to change; a field that is not sent does not change. */
        readonly CustomerUpdateForm: {
            /** @description The mobile number, digits only. */
            readonly mobile_number?: string;
            /** @description The country calling code, for example 91. */
            readonly mobile_country_code?: string;
            /** @description The email address. */
            readonly email_address?: string;
            /** @description The given name. */
            readonly first_name?: string;
            /** @description The family name. */
            readonly last_name?: string;
            /** @description When true, the response's `svc` block contains a client auth token that is valid for 15 minutes. */
            readonly "options.get_client_auth_token"?: boolean;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A deleted customer. */
        readonly CustomerDeleted: {
            /** @description The service's `cst_…` id; for a customer that was never created, the id that was sent. */
            readonly id: string;
            /**
             * @description customer.
             * @enum {string}
             */
            readonly object: "customer";
            /** @description Always true. */
            readonly deleted: boolean;
        };
        /** @description Card information for a BIN. Unknown texts are empty. */
        readonly CardBin: {
            /** @description The matching BIN: the longest known one that the given digits begin with. It can be shorter than the requested one. */
            readonly id: string;
            /**
             * @description Always `cardbin`.
             * @enum {string}
             */
            readonly object: "cardbin";
            /** @description The card network, for example VISA, MASTERCARD, RUPAY, AMEX. */
            readonly brand: string;
            /** @description The issuer's name. */
            readonly bank: string;
            /** @description The issuer's country. */
            readonly country: string;
            /** @description CREDIT or DEBIT. */
            readonly type: string;
            /** @description The issuer's product; NA without one. */
            readonly card_sub_type: string;
            /** @description The issuer's bank code. */
            readonly svc_bank_code: string;
            /** @description Whether cards of this BIN can be tokenized for this merchant. False if the issuer is unknown, or if the card network has given the merchant no token requestor id. A merchant that asks for consent itself should ask only if this is true. */
            readonly tokenize_support: boolean;
            /** @description Whether cards of this BIN can be charged repeatedly under a mandate. Only with `options.check_mandate_support=true`. */
            readonly mandate_support?: boolean;
            /** @description Whether the issuer accepts a one-time password without its own page. Only with `options.check_direct_otp_support=true`. */
            readonly direct_otp_support?: boolean;
        };
        /** @description The customer whose card it is, and the customer's consent to a token. */
        readonly CardTokenizationForm: {
            /** @description The customer that the card is stored for: the id that its orders use, or the service's `cst_…` id. A card of another customer returns the same response as an unknown card. */
            readonly customer_id: string;
            /** @description The CVV: 3 digits, 4 for AMEX. Required as in POST /txns, sent to the gateway within this call and never stored. */
            readonly card_security_code?: string;
            /**
             * @description The customer's consent to the token. Must be true; it is recorded with the payment. A pre-ticked box is not consent.
             * @enum {boolean}
             */
            readonly consent: true;
            /** @description Where the customer's browser goes afterwards. Default: the URL in the payment page settings, otherwise the service's result page. With a client auth token, its origin must match a URL in the payment page settings; if none is set, no URL is accepted. */
            readonly return_url?: string;
            /** @description The id of the order of the rupee. Default: `tok_` and 16 characters. A call that is repeated with the same card, customer and `return_url` while the first order is unpaid reuses that order, so that only one rupee is paid. If you send the id again for the same card, the order gets another payment attempt. Accepted only with an API key. */
            readonly order_id?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description The customer whose token it is. */
        readonly TokenActionForm: {
            /** @description The customer that the card is stored for: the id that its orders use, or the service's `cst_…` id. A card of another customer returns the same response as an unknown card. */
            readonly customer_id: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description The token of a stored card, with its identifiers for a gateway. */
        readonly StoredCardToken: components["schemas"]["Token"] & {
            /** @description The token requestor id with which the token was requested; empty if none is configured. */
            readonly requestor_id: string;
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
             *     New values may be added; pass on one that you do not know unchanged.
             */
            readonly provider: "VISA" | "MASTERCARD" | "AMEX" | "RUPAY" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB" | Unlisted;
            /**
             * @description Who created the token.
             *
             *     - `NETWORK_TOKEN`: the card's network.
             *     - `ISSUER_TOKEN`: the card's issuer, as for RUPAY.
             *
             *     New values may be added; pass on one that you do not know unchanged.
             */
            readonly provider_category: "NETWORK_TOKEN" | "ISSUER_TOKEN" | Unlisted;
            /** @description The network's id of the token; empty until the network has created it. */
            readonly provider_reference_id: string;
            /** @description COFT: a card-on-file token. New values may be added; pass on one that you do not know unchanged. */
            readonly type: "COFT" | Unlisted;
        };
        /** @description A stored card. Entries with a token have the same shape. Never contains the number. */
        readonly StoredCard: {
            /** @description Send it as `card_token` of POST /txns to pay with the card. Valid for 15 minutes; every list returns a new one. */
            readonly card_token: string;
            /** @description The permanent reference of the customer's card. */
            readonly card_reference: string;
            /** @description The masked number, `<first4>-XXXXXXXX-<last4>`; for a merchant with repeat-token transactions `XXXX-XXXXXXXX-<last4>`. */
            readonly card_number: string;
            /** @description The card's first six digits. */
            readonly card_isin: string;
            /** @description The card's expiry year, four digits. */
            readonly card_exp_year: string;
            /** @description The card's expiry month, two digits. */
            readonly card_exp_month: string;
            /** @description CREDIT, DEBIT, or another word; empty if the BIN is unknown. */
            readonly card_type: string;
            /** @description The issuer's name; empty if the BIN is unknown. */
            readonly card_issuer: string;
            /** @description The network, for example VISA, MASTERCARD, RUPAY, AMEX; empty if it is unknown. */
            readonly card_brand: string;
            /** @description The customer's name for the card; may be empty. */
            readonly nickname: string;
            /** @description The cardholder's name; may be empty. */
            readonly name_on_card: string;
            /** @description Whether the card has expired. */
            readonly expired: boolean;
            /** @description The same value for the same card, across all merchants. */
            readonly card_fingerprint: string;
            /** @description The issuer's bank code; empty if the BIN is unknown. */
            readonly svc_bank_code: string;
            /** @description The issuer's product; NA if unknown. */
            readonly card_sub_type: string;
            /** @description The issuer's country; empty if the BIN is unknown. */
            readonly card_issuer_country: string;
            /** @description Whether this entry can be tokenized. False if it has a token, and if Card Info says false for its BIN. */
            readonly tokenize_support: boolean;
            /**
             * @description Where the card is stored.
             *
             *     - `VAULT`: in the service's vault.
             *     - `NETWORK_TOKEN`: as a token of its network.
             *     - `ISSUER_TOKEN`: as a token of its issuer, as all RUPAY tokens are.
             *     - `CONTAINER`: with a provider that stores cards.
             *
             *     New values may be added; treat one that you do not know as stored somewhere else.
             */
            readonly provider_category: "VAULT" | "NETWORK_TOKEN" | "ISSUER_TOKEN" | "CONTAINER" | Unlisted;
            /**
             * @description Who stores the card: the service, or the network of the entry's token.
             *
             *     - `SVC`: the service.
             *     - `VISA`: Visa.
             *     - `MASTERCARD`: Mastercard.
             *     - `AMEX`: American Express.
             *     - `RUPAY`: RuPay.
             *     - `MAESTRO`: Maestro.
             *     - `DINERS`: Diners Club.
             *     - `DISCOVER`: Discover.
             *     - `JCB`: JCB.
             *     - `SODEXO`: Sodexo, with CONTAINER.
             *
             *     New values may be added; treat one that you do not know as stored somewhere else.
             */
            readonly provider: "SVC" | "VISA" | "MASTERCARD" | "AMEX" | "RUPAY" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB" | "SODEXO" | Unlisted;
            /** @description The token of a stored card, with its identifiers for a gateway. */
            readonly token?: components["schemas"]["StoredCardToken"];
        };
        /** @description The stored cards of a customer. */
        readonly CardList: {
            /** @description The customer, as requested. */
            readonly customer_id: string;
            /** @description The merchant. */
            readonly merchantId: string;
            /** @description The cards, newest first. */
            readonly cards: readonly components["schemas"]["StoredCard"][];
        };
        /** @description A card to store. */
        readonly CardAddForm: {
            /** @description The customer: either id of a known customer, or any id of the merchant. It may be all digits, even with a valid check digit; the card number of this call is rejected in it, as in any field except card_number. */
            readonly customer_id: string;
            /** @description The card number, 12 to 19 digits, with at most one space or dash between two digits. The check digit (Luhn) is verified. The number is stored only in the vault. */
            readonly card_number: string;
            /** @description The card's expiry month, 01 to 12. */
            readonly card_exp_month: string;
            /** @description The card's expiry year, two digits, or four digits that begin with 20. */
            readonly card_exp_year: string;
            /** @description The cardholder's name. */
            readonly name_on_card?: string;
            /** @description The customer's name for the card. */
            readonly nickname?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A stored card. */
        readonly CardAdded: {
            /** @description Use it to pay with the card. Valid for 15 minutes. */
            readonly card_token: string;
            /** @description The permanent reference of the customer's card. */
            readonly card_reference: string;
            /** @description The same value for the same card, across all merchants. */
            readonly card_fingerprint: string;
        };
        /** @description The card to delete. Send one of the two fields. */
        readonly CardDeleteForm: {
            /** @description The card's token from GET /cards, or a `ctkn_…`. */
            readonly card_token?: string;
            /** @description The card's permanent reference, instead of card_token. */
            readonly card_reference?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A deleted card. */
        readonly CardDeleted: {
            /** @description The card's reference; empty for a `ctkn_…`. */
            readonly card_reference: string;
            /** @description Always true. */
            readonly deleted: boolean;
        };
        /** @description The stored card, by card_token or card_reference, and the fields to change (nickname, name_on_card, or both). A call without either is rejected. */
        readonly CardUpdateForm: {
            /** @description The card's token from GET /cards. */
            readonly card_token?: string;
            /** @description The card's permanent reference, instead of card_token. */
            readonly card_reference?: string;
            /** @description The customer's name for the card. An empty text removes the nickname; `null`, or no nickname, does not change it. */
            readonly nickname?: string;
            /** @description The cardholder's name. */
            readonly name_on_card?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A changed card. */
        readonly CardUpdated: {
            /**
             * @description SUCCESS.
             * @enum {string}
             */
            readonly status: "SUCCESS";
            /** @description The card's permanent reference. */
            readonly card_reference: string;
        };
        /** @description A card for one payment. */
        readonly CardTokenizeForm: {
            /** @description The card number, 12 to 19 digits, with at most one space or dash between two digits. The check digit (Luhn) is verified. The number is stored only in the vault. */
            readonly card_number: string;
            /** @description The card's expiry month, 01 to 12. */
            readonly card_exp_month: string;
            /** @description The card's expiry year, two digits, or four digits that begin with 20. */
            readonly card_exp_year: string;
            /** @description The cardholder's name. */
            readonly name_on_card?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A temporary token for one payment. */
        readonly TemporaryCard: {
            /** @description The `ctkn_…`. Send it as card_token, once. */
            readonly card_token: string;
            /** @description The same value, for older clients. */
            readonly token: string;
            /** @description When it expires. */
            readonly expiry: components["schemas"]["Timestamp"];
        };
        /** @description The object of the event. */
        readonly WebhookContent: {
            /** @description An order with its most significant transaction: the one that moved money, otherwise the latest. The fields from `txn_id` on are present once a transaction exists. */
            readonly order: components["schemas"]["Order"];
        };
        /** @description An order was created. */
        readonly OrderCreatedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_CREATED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The merchant changed an order. */
        readonly OrderUpdatedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_UPDATED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A payment attempt started. */
        readonly TxnCreatedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "TXN_CREATED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A payment attempt was charged. */
        readonly TxnChargedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "TXN_CHARGED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A payment attempt failed. */
        readonly TxnFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "TXN_FAILED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The order is paid. */
        readonly OrderSucceededEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_SUCCEEDED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description An attempt to pay the order failed, or the order expired unpaid. Until the order expires, another attempt can still pay it. */
        readonly OrderFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_FAILED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The order's amount is authorized on the card (`metadata.txns.auto_capture=false`). Capture or void it within seven days. */
        readonly OrderAuthorizedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_AUTHORIZED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description Part of the order's authorized amount is captured (`txn_detail.net_amount`); the rest is released. */
        readonly OrderPartialChargedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_PARTIAL_CHARGED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway refused the capture. The amount stays authorized: capture it again, or void it. If the order is CHARGED, the capture failed after the gateway had reported its success: the amount does not arrive, and you decide at the gateway whether to capture again. */
        readonly OrderCaptureFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_CAPTURE_FAILED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The order's authorized amount is released, by the merchant's void or because it was not captured within seven days. This status is final. */
        readonly OrderVoidedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_VOIDED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway refused the void. The amount stays authorized: void it again, or capture it. */
        readonly OrderVoidFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_VOID_FAILED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A payment came late, twice or with terms that differ from the order's, and the service refunds it. */
        readonly AutoRefundInitiatedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "AUTO_REFUND_INITIATED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The service refunded a payment that came late, twice or with terms that differ from the order's. */
        readonly AutoRefundSucceededEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "AUTO_REFUND_SUCCEEDED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway refused to refund a payment that came late, twice or with terms that differ from the order's. The operator resolves it manually. */
        readonly AutoRefundFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "AUTO_REFUND_FAILED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A refund was accepted and will be sent to the gateway. */
        readonly RefundInitiatedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "REFUND_INITIATED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway completed a refund. */
        readonly RefundSucceededEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "REFUND_SUCCEEDED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway refused a refund. */
        readonly RefundFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "REFUND_FAILED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway cannot determine the result of a refund. The merchant asks the gateway and resolves it manually. */
        readonly RefundManualReviewNeededEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "REFUND_MANUAL_REVIEW_NEEDED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A refund of the order succeeded. */
        readonly OrderRefundedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_REFUNDED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A refund of the order failed. */
        readonly OrderRefundFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_REFUND_FAILED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The stored card of a token. Never contains the number; show `last_four_digits`. */
        readonly TokenCard: {
            /** @description The customer that the card is stored for, by your id. */
            readonly customer_id: string;
            /** @description The card's permanent reference. */
            readonly card_reference: string;
            /** @description The same value for the same card, across all merchants. It reveals nothing about the number. */
            readonly card_fingerprint: string;
            /** @description The card's first six digits. */
            readonly card_isin: string;
            /** @description The card's last four digits. */
            readonly last_four_digits: string;
            /** @description The card's expiry year, four digits. */
            readonly expiry_year: string;
            /** @description The card's expiry month, two digits. */
            readonly expiry_month: string;
            /** @description The cardholder's name; may be empty. */
            readonly name_on_card: string;
            /** @description The customer's name for the card; may be empty. */
            readonly nickname: string;
            /** @description The network, for example VISA, MASTERCARD, RUPAY, AMEX. */
            readonly card_brand: string;
            /** @description CREDIT, DEBIT, or another word; empty if the BIN is unknown. */
            readonly card_type: string;
            /** @description The issuer's name; empty if the BIN is unknown. */
            readonly card_issuer: string;
        };
        /**
         * @description Why a token is INACTIVE.
         *
         *     - `refused_by_network`: the network created none.
         *     - `network_unavailable`: the network did not respond for an hour.
         *     - `number_not_kept`: the card's number was deleted before the network received it.
         *     - `deleted_by_merchant`: POST /cards/{card_reference}/token/delete.
         *     - `card_removed`: the card, or its customer, was deleted.
         *     - `deleted_by_issuer`: the issuer deleted it.
         *     - `card_closed`: the issuer closed the card.
         *     - `expired`: the card or the token has expired.
         *
         *     New values may be added; show one that you do not know as another reason.
         */
        readonly TokenEndReason: "refused_by_network" | "network_unavailable" | "number_not_kept" | "deleted_by_merchant" | "card_removed" | "deleted_by_issuer" | "card_closed" | "expired" | Unlisted;
        /** @description The object of the event: the token after the event. */
        readonly TokenEventContent: {
            /** @description The token of a stored card, with its identifiers for a gateway. */
            readonly token: components["schemas"]["StoredCardToken"];
            /** @description The stored card of a token. Never contains the number; show `last_four_digits`. */
            readonly card: components["schemas"]["TokenCard"];
            /** @description The order whose payment created the token. */
            readonly order_id?: string;
            /**
             * @description Why a token is INACTIVE.
             *
             *     - `refused_by_network`: the network created none.
             *     - `network_unavailable`: the network did not respond for an hour.
             *     - `number_not_kept`: the card's number was deleted before the network received it.
             *     - `deleted_by_merchant`: POST /cards/{card_reference}/token/delete.
             *     - `card_removed`: the card, or its customer, was deleted.
             *     - `deleted_by_issuer`: the issuer deleted it.
             *     - `card_closed`: the issuer closed the card.
             *     - `expired`: the card or the token has expired.
             *
             *     New values may be added; show one that you do not know as another reason.
             */
            readonly reason?: components["schemas"]["TokenEndReason"];
        };
        /** @description The status of a stored card's token changed. */
        readonly TokenStatusChangedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "TOKEN_STATUS_CHANGED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event: the token after the event. */
            readonly content: components["schemas"]["TokenEventContent"];
        };
        /** @description The cardholder disputes a payment of the order (a chargeback). Raised once for each dispute, when the gateway first reports it. The order's status does not change; `disputes` has the details. Submit evidence to the gateway before `respond_by`. */
        readonly DisputeOpenedEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "DISPUTE_OPENED";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A dispute of the order ended in the merchant's favor. The merchant keeps the disputed amount, or gets it back. The order's status does not change. Raised again if the gateway later reverses a lost dispute; `disputes` has the latest result. */
        readonly DisputeWonEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "DISPUTE_WON";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A dispute of the order ended in the cardholder's favor. The disputed amount was taken back from the merchant. The order's status and its refunds do not change. Raised again if the gateway later reverses a won dispute; `disputes` has the latest result. */
        readonly DisputeLostEvent: {
            /** @description The event's id, the same on every delivery attempt. Use it to detect duplicates. */
            readonly id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "DISPUTE_LOST";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description An event, as it is sent by webhook. */
        readonly WebhookEvent: components["schemas"]["OrderCreatedEvent"] | components["schemas"]["OrderUpdatedEvent"] | components["schemas"]["TxnCreatedEvent"] | components["schemas"]["TxnChargedEvent"] | components["schemas"]["TxnFailedEvent"] | components["schemas"]["OrderSucceededEvent"] | components["schemas"]["OrderFailedEvent"] | components["schemas"]["OrderAuthorizedEvent"] | components["schemas"]["OrderPartialChargedEvent"] | components["schemas"]["OrderCaptureFailedEvent"] | components["schemas"]["OrderVoidedEvent"] | components["schemas"]["OrderVoidFailedEvent"] | components["schemas"]["AutoRefundInitiatedEvent"] | components["schemas"]["AutoRefundSucceededEvent"] | components["schemas"]["AutoRefundFailedEvent"] | components["schemas"]["RefundInitiatedEvent"] | components["schemas"]["RefundSucceededEvent"] | components["schemas"]["RefundFailedEvent"] | components["schemas"]["RefundManualReviewNeededEvent"] | components["schemas"]["OrderRefundedEvent"] | components["schemas"]["OrderRefundFailedEvent"] | components["schemas"]["TokenStatusChangedEvent"] | components["schemas"]["DisputeOpenedEvent"] | components["schemas"]["DisputeWonEvent"] | components["schemas"]["DisputeLostEvent"];
        /** @description An event with its sequence number. */
        readonly NumberedEvent: {
            /**
             * Format: int64
             * @description The event's number among the merchant's events, without gaps; webhooks send it as `x-svc-sequence`.
             */
            readonly sequence: number;
            /** @description An event, as it is sent by webhook. */
            readonly event: components["schemas"]["WebhookEvent"];
        };
        /** @description Events in the order of their sequence numbers. */
        readonly EventList: {
            /** @description The events. */
            readonly events: readonly components["schemas"]["NumberedEvent"][];
            /**
             * Format: int64
             * @description The sequence number of the last event; send it as `after` to continue. Without events, the `after` of this call.
             */
            readonly next: number;
            /** @description Whether more events are available. */
            readonly has_more: boolean;
        };
        /**
         * @description The result at the gateway: of the payment, or of the capture, void or refund that `request_id` names.
         *
         *     - `CHARGED`: the payment is charged.
         *     - `AUTHORIZED`: the amount is held on the card.
         *     - `FAILED`: the payment failed.
         *     - `CAPTURED`: the capture succeeded.
         *     - `CAPTURE_FAILED`: the capture failed.
         *     - `VOIDED`: the held amount is released.
         *     - `VOID_FAILED`: the void failed.
         *     - `REFUNDED`: the refund succeeded.
         *     - `REFUND_FAILED`: the refund failed.
         * @enum {string}
         */
        readonly GatewayNewsKind: "CHARGED" | "AUTHORIZED" | "FAILED" | "CAPTURED" | "CAPTURE_FAILED" | "VOIDED" | "VOID_FAILED" | "REFUNDED" | "REFUND_FAILED";
        /** @description A payment gateway's notification about one transaction. */
        readonly GatewayCallbackForm: {
            /** @description The gateway's id of this notification. A repeated notification with the same id and content returns the same response and has no effect. */
            readonly id: string;
            /**
             * @description The result at the gateway: of the payment, or of the capture, void or refund that `request_id` names.
             *
             *     - `CHARGED`: the payment is charged.
             *     - `AUTHORIZED`: the amount is held on the card.
             *     - `FAILED`: the payment failed.
             *     - `CAPTURED`: the capture succeeded.
             *     - `CAPTURE_FAILED`: the capture failed.
             *     - `VOIDED`: the held amount is released.
             *     - `VOID_FAILED`: the void failed.
             *     - `REFUNDED`: the refund succeeded.
             *     - `REFUND_FAILED`: the refund failed.
             */
            readonly event: components["schemas"]["GatewayNewsKind"];
            /** @description The transaction, by the id that the service sent to the gateway. */
            readonly txn_uuid: string;
            /** @description The id of the capture, void or refund that the service sent to the gateway. Mandatory for these; ignored for payments. */
            readonly request_id?: string;
            /** @description An amount as decimal text in the order's currency: above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly amount: components["schemas"]["AmountText"];
            /** @description The three-letter currency code (ISO 4217). */
            readonly currency: components["schemas"]["Currency"];
            /** @description When it occurred. An authorized amount can be captured for seven days from then. A time before the attempt counts as the attempt's start, and a time in the future as the current time. */
            readonly created: components["schemas"]["TimestampText"];
            /** @description The bank's reference number of the payment. */
            readonly rrn?: string;
            /** @description The gateway's id of the payment. */
            readonly epg_txn_id?: string;
            /** @description The bank's authorization code. */
            readonly auth_id_code?: string;
            /** @description The gateway's response code. */
            readonly resp_code?: string;
            /** @description The gateway's response message. A text that looks like a card number is replaced by a note. */
            readonly resp_message?: string;
            /** @description The gateway's id of the refund, with REFUNDED. */
            readonly gateway_refund_id?: string;
            /** @description The acquirer reference number, with which the customer's bank can find the refund, with REFUNDED. */
            readonly arn?: string;
            /** @description Why the bank declined, with FAILED and REFUND_FAILED. */
            readonly bank_error_code?: string;
            /** @description The gateway's response message. A text that looks like a card number is replaced by a note. */
            readonly bank_error_message?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description The notification was accepted, now or before. */
        readonly GatewayCallbackTaken: {
            /** @description The id that was sent. */
            readonly id: string;
            /**
             * @description Always ACCEPTED. It does not tell the effect on the order.
             * @enum {string}
             */
            readonly status: "ACCEPTED";
        };
        /** @description The IP addresses that webhooks are sent from. */
        readonly WebhookSourceAddresses: {
            /** @description The seven addresses of production; empty if they are not published. */
            readonly production: readonly string[];
            /** @description The three addresses of the sandbox; empty if they are not published. */
            readonly sandbox: readonly string[];
        };
        /**
         * @description The button that the customer pressed.
         *
         *     - `pay`: pay, on the payment page.
         *     - `tokenize`: save a card as a token, on the page of stored cards.
         *     - `delete`: delete a card, on the page of stored cards.
         * @enum {string}
         */
        readonly PageAction: "pay" | "tokenize" | "delete";
        /** @description A form of the payment page, or of the page of stored cards. Without the page's form token it returns 403, whatever else it contains. */
        readonly PaymentPageForm: {
            /**
             * @description The button that the customer pressed.
             *
             *     - `pay`: pay, on the payment page.
             *     - `tokenize`: save a card as a token, on the page of stored cards.
             *     - `delete`: delete a card, on the page of stored cards.
             */
            readonly action?: components["schemas"]["PageAction"];
            /** @description The selected stored card, or `new`; on the page of stored cards, the card that the button is for. Stored cards can be selected only with a link that POST /session created for the order's customer. */
            readonly card_reference?: string;
            /** @description Whether the customer ticked the box for storing a new card. The box is shown with a session's link, for an order with a customer, and neither under the stored-card mandate nor where the service manages consent: there the consent page asks, if the card can be tokenized. */
            readonly save_to_locker?: boolean;
            /**
             * @description On the page of stored cards, whether the customer ticked the box to have the card saved as a token. Ignored on the payment page.
             * @enum {string}
             */
            readonly consent?: "yes";
            /** @description The card number. Stored only in the vault, encrypted. */
            readonly card_number?: string;
            /** @description The card's expiry month and year, as the customer wrote them, for example `12 / 30`, `12/2030` or `1230`. */
            readonly card_expiry?: string;
            /** @description The card's expiry month, in a form without card_expiry. */
            readonly card_exp_month?: string;
            /** @description The card's expiry year, in a form without card_expiry. */
            readonly card_exp_year?: string;
            /** @description The cardholder's name. */
            readonly name_on_card?: string;
            /** @description The CVV. Sent to the gateway and never stored. */
            readonly card_security_code?: string;
            /** @description The amount that the page showed; the form token protects it. If the amount has changed since, the page is shown again and nothing is paid. */
            readonly amount_shown?: string;
            /** @description The form token of the page. */
            readonly _csrf?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description The form of the consent page or of the bank page. Without the page's form token it returns 403. With card fields it returns 400: a client that follows a redirect with its form must not spread a card number. */
        readonly PayForm: {
            /**
             * @description The button that the customer pressed.
             *
             *     - `continue`: answer the consent page, and go on.
             *     - `decline`: decline on the consent page.
             *     - `pay`: confirm the payment on the bank page.
             *     - `cancel`: cancel on the bank page.
             * @enum {string}
             */
            readonly action?: "continue" | "decline" | "pay" | "cancel";
            /**
             * @description The ticked box on the consent page. `continue` without it is not consent, and the page is shown again.
             * @enum {string}
             */
            readonly consent?: "yes";
            /** @description The one-time password, with `pay`. */
            readonly otp?: string;
            /** @description Not accepted; a form with this field is rejected. */
            readonly card_number?: string;
            /** @description Not accepted; a form with this field is rejected. */
            readonly card_exp_month?: string;
            /** @description Not accepted; a form with this field is rejected. */
            readonly card_exp_year?: string;
            /** @description Not accepted; a form with this field is rejected. */
            readonly name_on_card?: string;
            /** @description Not accepted; a form with this field is rejected. */
            readonly card_security_code?: string;
            /** @description The form token of the page, bound to the attempt and its step. */
            readonly _csrf?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description Whether the service runs. */
        readonly HealthState: {
            /**
             * @description The state of the service.
             *
             *     - `ok`: everything works.
             *     - `unavailable`: a required component is unavailable.
             * @enum {string}
             */
            readonly status: "ok" | "unavailable";
            /** @description The unavailable component, with `unavailable`. */
            readonly reason?: string;
        };
        /** @description An encrypted event. */
        readonly EncryptedWebhook: {
            /** @description A compact JWE whose plaintext is the compact JWS of the event's JSON. */
            readonly JWT: string;
        };
    };
    responses: {
        /** @description The call is rejected; see `error_code` for the reason and `error_info.fields` for the parameters. */
        readonly BadRequest: {
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
        /** @description Missing, malformed or wrong credentials, or credentials of another merchant. */
        readonly Unauthorized: {
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
        /** @description The API key is valid but not allowed from the caller's IP address (`allowed_ips` of the key). */
        readonly AddressForbidden: {
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
        /** @description The call is rejected; see `error_code` for the reason and `error_info.fields` for the parameters. */
        readonly AmountBadRequest: {
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
        /** @description The body has an unsupported media type; the message names the one to send. */
        readonly UnsupportedMediaType: {
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
        /** @description The call is rejected. An unknown order also returns this response, with `NOT_FOUND` and status_id 40. */
        readonly OrderBadRequest: {
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
        /** @description The call is rejected, and nothing is refunded; see `error_code` for the reason. An unknown order or transaction also returns this response, with `NOT_FOUND` and status_id 40. */
        readonly RefundBadRequest: {
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
        /** @description The call is rejected, and nothing is stored or charged; see `error_code` for the reason and `error_info.fields` for the parameters. A card_token older than 15 minutes is EXPIRED; one that is unknown, already used or another customer's is INVALID_REQUEST with `error_info.code` RESOURCE_NOT_FOUND. A token that cannot pay is INVALID_INPUT with `error_info.code` INVALID_ACTION. */
        readonly TxnBadRequest: {
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
        /** @description The call is rejected. For INVALID_ACTION, the message names the status of the transaction, which does not allow the call. */
        readonly HoldBadRequest: {
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
        /** @description The merchant has no such object. */
        readonly NotFound: {
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
        /** @description The message is malformed, its payload does not name the order of the URL, or its content is rejected as by the plain operation; see `error_code` for the reason and `error_info.fields` for the parameters. The error is plain JSON and repeats none of the encrypted parameters except an order id. */
        readonly EncryptedRefundBadRequest: {
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
        /** @description The message does not authenticate this merchant: its kid names no key set of the merchant that is in use, it cannot be decrypted with the service's key of that set, or its signature is not the merchant's; or it is not valid at this time: its `exp` has passed, its `iat` is in the future, or its `jti` was used before. The error is plain JSON. */
        readonly EncryptedUnauthorized: {
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
        /** @description The message is malformed, or its content is rejected as by the plain operation; see `error_code` for the reason and `error_info.fields` for the parameters. The error is plain JSON and repeats none of the encrypted parameters except an order id. */
        readonly EncryptedBadRequest: {
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
        /** @description The call is rejected, and nothing is charged. For INVALID_ACTION, the message says why the card cannot be tokenized. */
        readonly TokenizationBadRequest: {
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
        /** @description The call is rejected. For INVALID_ACTION, the message names the status of the token, which does not allow the call. */
        readonly TokenBadRequest: {
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
        /** @description The call is rejected; see `error_code` for the reason and `error_info.fields` for the parameters. A card_token older than 15 minutes is EXPIRED; one that is unknown, already used or another customer's is INVALID_REQUEST with `error_info.code` RESOURCE_NOT_FOUND. */
        readonly CardBadRequest: {
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
        /** @description The notification is invalid. */
        readonly GatewayCallbackBadRequest: {
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
        /** @description The signature does not match the body and the secret of this gateway configuration, or the configuration does not exist. */
        readonly GatewayCallbackUnauthorized: {
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
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The URL is too long. */
        readonly PageAddressBadRequest: {
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
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
        /** @description The page does not exist or has expired. */
        readonly PageNotFound: {
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
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
        /** @description The service failed. The call itself is valid; you can send the same call again. */
        readonly PageInternalError: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
        /** @description The service is temporarily unavailable, for example because its database is unavailable. */
        readonly PageServiceUnavailable: {
            headers: {
                /**
                 * @description The id of this call: the caller's `x-request-id` if it has 1 to 64 letters, digits, `-`, `_` or `.`, otherwise one that the service generates. It also appears in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The merchant that the call was made for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description The id of this response. A repeated call gets a different one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                /**
                 * @description How many seconds to wait before retrying.
                 * @example 30
                 */
                readonly "Retry-After": number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
        /** @description The form is not valid for this page. */
        readonly PageBadRequest: {
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
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
        /** @description The form was not sent from the service's page; nothing was recorded. */
        readonly PageForbidden: {
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
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
        /** @description The form is larger than 64 KiB. */
        readonly PagePayloadTooLarge: {
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
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
        /** @description The body is not a form. */
        readonly PageUnsupportedMediaType: {
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
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
        /** @description Too many attempts; wait the number of seconds in `Retry-After`. */
        readonly PageTooManyRequests: {
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
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                /**
                 * @description How many seconds to wait before retrying.
                 * @example 30
                 */
                readonly "Retry-After": number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
        /** @description The URL is too long. */
        readonly PageReturnBadRequest: {
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
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
        /** @description The page does not exist or has expired. */
        readonly PayStepNotFound: {
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
                 * @description `no-referrer`: the URL contains a reference that must stay private.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the response has exactly the media type in its Content-Type.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
                readonly "text/html": string;
            };
        };
    };
    parameters: {
        /**
         * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
         * @example demo
         */
        readonly MerchantIdHeader: string;
        /**
         * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
         * @example cust_2041
         */
        readonly RoutingIdHeader: string;
        /**
         * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
         * @example 2023-06-30
         */
        readonly VersionHeader: string;
        /**
         * @description A unique text for each call that you want to execute once, such as a UUID.
         *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
         *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
         * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
         */
        readonly IdempotencyKeyHeader: string;
        /**
         * @description The merchant's order id, case-insensitive.
         * @example ORD1001
         */
        readonly OrderIdPath: string;
        /**
         * @description The service's id of the transaction, `txn_…`, as returned with the order.
         * @example txn_4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
         */
        readonly TxnUuidPath: string;
        /**
         * @description The service's `cst_…` id or the merchant's `object_reference_id`.
         * @example cst_9f2c4e6a8b0d1f35
         */
        readonly CustomerIdPath: string;
        /**
         * @description The first 6 to 9 digits of a card number. Send no more digits.
         * @example 411111
         */
        readonly BinPath: string;
        /**
         * @description The permanent reference of a stored card, `crd_…`.
         * @example crd_0f6d2c8b4a1e93575d7c6b0a9f8e3142
         */
        readonly CardReferencePath: string;
        /**
         * @description The gateway configuration of the payments that the notification reports, `gtw_…`.
         * @example gtw_1f0e2d3c4b5a6978
         */
        readonly GatewayConfigIdPath: string;
        /**
         * @description The secret part of a payment link, `pl_` and 32 hexadecimal digits; of a link for a frame, `pf_` and the same digits. It expires with the order. Any other value is handled as an unknown link.
         * @example pl_0a1b2c3d4e5f60718293a4b5c6d7e8f9
         */
        readonly PageLinkPath: string;
        /**
         * @description The merchant that the transaction belongs to.
         * @example demo
         */
        readonly PayMerchantPath: string;
        /**
         * @description The secret reference of one payment attempt, 32 hexadecimal digits. It is valid until the attempt ends, and then leads back to the merchant. Any other value is handled as an unknown reference.
         * @example 4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
         */
        readonly PayReferencePath: string;
        /**
         * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
         * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
         */
        readonly WebhookIdHeader: string;
        /**
         * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
         * @example 1773480461
         */
        readonly WebhookTimestampHeader: string;
        /**
         * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
         * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
         */
        readonly WebhookSignatureHeader: string;
        /**
         * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
         * @example 17
         */
        readonly WebhookSequenceHeader: string;
        /**
         * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
         * @example 2
         */
        readonly WebhookOrderSequenceHeader: string;
        /**
         * @description Present when the event is sent again after it was acknowledged or stopped.
         * @example true
         */
        readonly WebhookReplayHeader: "true";
        /**
         * @description Present on test deliveries.
         * @example true
         */
        readonly WebhookTestHeader: "true";
        /**
         * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
         * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
         */
        readonly WebhookTraceparentHeader: string;
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
         * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
         * @example colour,promo
         */
        readonly IgnoredParameters: string;
        /**
         * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
         * @example x-routing-id differs from the routing id of this order
         */
        readonly Warning: string;
        /**
         * @description The authentication scheme to use.
         * @example Basic realm="api", charset="UTF-8"
         */
        readonly WwwAuthenticate: string;
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
         * @description How many seconds to wait before sending the same call again. Present only while the first call is in progress.
         * @example 1
         */
        readonly RetryAfterWhileRunning: number;
        /**
         * @description The URL to open next, with GET.
         * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
         */
        readonly Location: string;
        /**
         * @description What the page may load, where its form may be submitted, and which origins may embed it in a frame (`frame_ancestors` of the payment page settings, only on the payment page). It allows no scripts and no inline styles.
         * @example default-src 'none'; style-src 'self' https://static.svc.example; form-action 'self' https:; base-uri 'none'; frame-ancestors https://shop.example
         */
        readonly ContentSecurityPolicy: string;
        /**
         * @description `no-referrer`: the URL contains a reference that must stay private.
         * @example no-referrer
         */
        readonly ReferrerPolicy: "no-referrer";
        /**
         * @description `nosniff`: the response has exactly the media type in its Content-Type.
         * @example nosniff
         */
        readonly ContentTypeOptions: "nosniff";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listOrders: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The maximum number of orders.
                 * @example 20
                 */
                readonly limit?: number;
                /**
                 * @description The same as `limit`, for existing clients.
                 * @example 20
                 */
                readonly count?: number;
                /**
                 * @description The `next_cursor` of the previous page. Not together with `offset`.
                 * @example eyJ0IjoxNzczNDgwNDEzMDAwfQ
                 */
                readonly after?: string;
                /**
                 * @description How many orders to skip. Not together with `after`.
                 * @example 0
                 */
                readonly offset?: number;
                /**
                 * @description Only orders of this customer.
                 * @example cust_2041
                 */
                readonly customer_id?: string;
                /**
                 * @description Only orders in this status, a value of `OrderStatus`.
                 * @example CHARGED
                 */
                readonly status?: "NEW" | "STARTED" | "CHARGED" | "SVC_DECLINED" | "PENDING_VBV" | "VBV_SUCCESSFUL" | "AUTHORIZED" | "AUTHENTICATION_FAILED" | "AUTHORIZATION_FAILED" | "AUTHORIZING" | "VOIDED" | "VOID_INITIATED" | "CAPTURE_INITIATED" | "CAPTURE_FAILED" | "VOID_FAILED" | "AUTO_REFUNDED" | "PARTIAL_CHARGED" | "EXPIRED";
                /**
                 * @description Only orders created at or after this time.
                 * @example 2026-03-14T00:00:00Z
                 */
                readonly "created.from"?: components["schemas"]["TimestampText"];
                /**
                 * @description Only orders created before this time.
                 * @example 2026-03-15T00:00:00Z
                 */
                readonly "created.to"?: components["schemas"]["TimestampText"];
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
            };
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["OrderCreateForm"];
            };
        };
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
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
            readonly 400: components["responses"]["AmountBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getOrder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description When true, the response contains a client auth token that is valid for 15 minutes.
                 * @example true
                 */
                readonly "options.get_client_auth_token"?: boolean;
                /**
                 * @description When true, `payment_gateway_response` contains `gateway_response`, the gateway's original response. Ignored with a client auth token.
                 * @example false
                 */
                readonly "options.add_full_gateway_response"?: boolean;
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
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
            readonly 400: components["responses"]["OrderBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
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
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["OrderUpdateForm"];
            };
        };
        readonly responses: {
            /** @description The changed order. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
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
            readonly 400: components["responses"]["OrderBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly refundOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
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
        /** @description The amount and the id of the refund. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["RefundForm"];
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
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
            readonly 400: components["responses"]["RefundBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly refundTxn: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The transaction, the amount and the id of the refund. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TxnRefundForm"];
            };
        };
        readonly responses: {
            /** @description The new refund. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TxnRefund"];
                };
            };
            readonly 400: components["responses"]["RefundBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order and the client id. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionRequest"];
            };
        };
        readonly responses: {
            /** @description The order and its links. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["AmountBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly startTxn: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order and the card. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TxnStartForm"];
            };
        };
        readonly responses: {
            /** @description The transaction has started. Its status can already be final, for example SVC_DECLINED where no gateway is configured, or STARTED where the gateway reference id is unknown. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TxnStart"];
                };
            };
            /** @description Without `format=json`: redirect to the authentication URL. */
            readonly 303: {
                headers: {
                    /**
                     * @description The URL to open next, with GET.
                     * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                     */
                    readonly Location: string;
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["TxnBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly captureTxn: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
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
        /** @description The amount to capture. Optional. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CaptureForm"];
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
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
            readonly 400: components["responses"]["HoldBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly voidTxn: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
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
        /** @description An idempotency key. Optional. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["VoidForm"];
            };
        };
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
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
            readonly 400: components["responses"]["HoldBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createEncryptedRefund: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
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
        /** @description The message with the refund. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EncryptedMessage"];
            };
        };
        readonly responses: {
            /** @description The message with the order and its new refund, encrypted for the merchant with the key set of the request. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EncryptedMessage"];
                };
            };
            readonly 400: components["responses"]["EncryptedRefundBadRequest"];
            readonly 401: components["responses"]["EncryptedUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getEncryptedOrderStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The message with the order's id. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EncryptedMessage"];
            };
        };
        readonly responses: {
            /** @description The message with the order, encrypted for the merchant with the key set of the request. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EncryptedMessage"];
                };
            };
            readonly 400: components["responses"]["EncryptedBadRequest"];
            readonly 401: components["responses"]["EncryptedUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createEncryptedSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The message with the session's order. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EncryptedMessage"];
            };
        };
        readonly responses: {
            /** @description The message with the session, encrypted for the merchant with the key set of the request. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EncryptedMessage"];
                };
            };
            readonly 400: components["responses"]["EncryptedBadRequest"];
            readonly 401: components["responses"]["EncryptedUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly startEncryptedTxn: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The message with the order and the card. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EncryptedMessage"];
            };
        };
        readonly responses: {
            /** @description The message with the started transaction, encrypted for the merchant with the key set of the request. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EncryptedMessage"];
                };
            };
            readonly 400: components["responses"]["EncryptedBadRequest"];
            readonly 401: components["responses"]["EncryptedUnauthorized"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["JsonMediaTypeOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The customer. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CustomerCreateForm"];
            };
        };
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCustomer: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description When true, the response contains a client auth token that is valid for 15 minutes.
                 * @example true
                 */
                readonly "options.get_client_auth_token"?: boolean;
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
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
                 * @description The service's `cst_…` id or the merchant's `object_reference_id`.
                 * @example cst_9f2c4e6a8b0d1f35
                 */
                readonly customer_id: components["parameters"]["CustomerIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CustomerUpdateForm"];
            };
        };
        readonly responses: {
            /** @description The changed customer. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
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
            /** @description The customer is deleted. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerDeleted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCardInfo: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description When true, the response has `mandate_support`.
                 * @example true
                 */
                readonly "options.check_mandate_support"?: boolean;
                /**
                 * @description When true, the response has `direct_otp_support`.
                 * @example true
                 */
                readonly "options.check_direct_otp_support"?: boolean;
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
            };
            readonly path: {
                /**
                 * @description The first 6 to 9 digits of a card number. Send no more digits.
                 * @example 411111
                 */
                readonly bin: components["parameters"]["BinPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The card information. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardBin"];
                };
            };
            /** @description The BIN does not have 6 to 9 digits, or a header or option is malformed. */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            /** @description No card information exists for this BIN. */
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
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly tokenizeStoredCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
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
                 * @description The permanent reference of a stored card, `crd_…`.
                 * @example crd_0f6d2c8b4a1e93575d7c6b0a9f8e3142
                 */
                readonly card_reference: components["parameters"]["CardReferencePath"];
            };
            readonly cookie?: never;
        };
        /** @description The customer whose card it is, and the customer's consent. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CardTokenizationForm"];
            };
        };
        readonly responses: {
            /** @description The payment of the rupee has started. Its status can already be final, such as SVC_DECLINED where no gateway is configured. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TxnStart"];
                };
            };
            readonly 400: components["responses"]["TokenizationBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly suspendToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
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
                 * @description The permanent reference of a stored card, `crd_…`.
                 * @example crd_0f6d2c8b4a1e93575d7c6b0a9f8e3142
                 */
                readonly card_reference: components["parameters"]["CardReferencePath"];
            };
            readonly cookie?: never;
        };
        /** @description The customer whose token it is. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenActionForm"];
            };
        };
        readonly responses: {
            /** @description The token is suspended. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredCardToken"];
                };
            };
            readonly 400: components["responses"]["TokenBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resumeToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
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
                 * @description The permanent reference of a stored card, `crd_…`.
                 * @example crd_0f6d2c8b4a1e93575d7c6b0a9f8e3142
                 */
                readonly card_reference: components["parameters"]["CardReferencePath"];
            };
            readonly cookie?: never;
        };
        /** @description The customer whose token it is. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenActionForm"];
            };
        };
        readonly responses: {
            /** @description The token can pay again. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredCardToken"];
                };
            };
            readonly 400: components["responses"]["TokenBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
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
                 * @description The permanent reference of a stored card, `crd_…`.
                 * @example crd_0f6d2c8b4a1e93575d7c6b0a9f8e3142
                 */
                readonly card_reference: components["parameters"]["CardReferencePath"];
            };
            readonly cookie?: never;
        };
        /** @description The customer whose token it is. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenActionForm"];
            };
        };
        readonly responses: {
            /** @description The token is deleted. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredCardToken"];
                };
            };
            readonly 400: components["responses"]["TokenBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCards: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The service's `cst_…` id, the merchant's `object_reference_id`, or the customer_id of the merchant's orders.
                 * @example cust_2041
                 */
                readonly customer_id: string;
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that selects the response fields. A later date includes all earlier additions. 2018-10-25 and later: every field except those added later; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Default: the merchant's setting (2023-06-30). A date before the first one behaves as the first; an invalid date is rejected. A call that is repeated with its Idempotency-Key gets the fields of the first call's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The cards. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The card. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CardAddForm"];
            };
        };
        readonly responses: {
            /** @description The card is stored. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardAdded"];
                };
            };
            readonly 400: components["responses"]["CardBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The card to delete. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CardDeleteForm"];
            };
        };
        readonly responses: {
            /** @description The card is deleted. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardDeleted"];
                };
            };
            readonly 400: components["responses"]["CardBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The card, and the fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CardUpdateForm"];
            };
        };
        readonly responses: {
            /** @description The card is changed. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardUpdated"];
                };
            };
            readonly 400: components["responses"]["CardBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly tokenizeCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A unique text for each call that you want to execute once, such as a UUID.
                 *     A call with the key of an earlier one, to the same path and with the same parameters, is not executed again: it returns the stored response, with new client auth tokens and card tokens. The stored response has the fields of the first call's `version`, whatever date the repeated call sends.
                 *     Responses with 200 and, once the parameters match the contract, with 400 are stored for 24 hours; after any other response the call is executed again. While the first call is in progress, or if it had different parameters, the response is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The card. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CardTokenizeForm"];
            };
        };
        readonly responses: {
            /** @description The temporary token. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description A problem that the caller should fix although the call succeeded: for example an `x-routing-id` that differs from the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are stored unchanged.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TemporaryCard"];
                };
            };
            readonly 400: components["responses"]["CardBadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only events with a greater sequence number.
                 * @example 40
                 */
                readonly after?: number;
                /**
                 * @description The maximum number of events.
                 * @example 100
                 */
                readonly limit?: number;
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call. It must match the merchant of the API key, and `merchant_id` where the body has one. `x-merchant-id` is accepted as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Links the calls of one customer session; use the customer id. The first call of the session sets it: the creation of the customer, otherwise the creation of the order. The order returns it as `routing_id`. A different value on a later call for that customer or order is accepted and reported in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The next events. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly takeGatewayCallback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The gateway configuration of the payments that the notification reports, `gtw_…`.
                 * @example gtw_1f0e2d3c4b5a6978
                 */
                readonly gateway_config_id: components["parameters"]["GatewayConfigIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description The notification. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["GatewayCallbackForm"];
                readonly "application/json": {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly responses: {
            /** @description The notification is accepted. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayCallbackTaken"];
                    readonly "text/plain": string;
                };
            };
            readonly 400: components["responses"]["GatewayCallbackBadRequest"];
            readonly 401: components["responses"]["GatewayCallbackUnauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWebhookSourceAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The lists. */
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
                     * @description Comma-separated names of parameters and query keys that the service does not know and ignored. At most 20 names, and never one with 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSourceAddresses"];
                };
            };
            readonly 400: components["responses"]["ListBadRequest"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly showPaymentPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The secret part of a payment link, `pl_` and 32 hexadecimal digits; of a link for a frame, `pf_` and the same digits. It expires with the order. Any other value is handled as an unknown link.
                 * @example pl_0a1b2c3d4e5f60718293a4b5c6d7e8f9
                 */
                readonly link: components["parameters"]["PageLinkPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
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
                     * @description What the page may load, where its form may be submitted, and which origins may embed it in a frame (`frame_ancestors` of the payment page settings, only on the payment page). It allows no scripts and no inline styles.
                     * @example default-src 'none'; style-src 'self' https://static.svc.example; form-action 'self' https:; base-uri 'none'; frame-ancestors https://shop.example
                     */
                    readonly "Content-Security-Policy"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description `no-referrer`: the URL contains a reference that must stay private.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the response has exactly the media type in its Content-Type.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            readonly 400: components["responses"]["PageAddressBadRequest"];
            readonly 404: components["responses"]["PageNotFound"];
            readonly 500: components["responses"]["PageInternalError"];
            readonly 503: components["responses"]["PageServiceUnavailable"];
        };
    };
    readonly payOnPaymentPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The secret part of a payment link, `pl_` and 32 hexadecimal digits; of a link for a frame, `pf_` and the same digits. It expires with the order. Any other value is handled as an unknown link.
                 * @example pl_0a1b2c3d4e5f60718293a4b5c6d7e8f9
                 */
                readonly link: components["parameters"]["PageLinkPath"];
            };
            readonly cookie?: never;
        };
        /** @description The page's form. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["PaymentPageForm"];
            };
        };
        readonly responses: {
            /** @description The page again, with the errors or the current status. */
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
                     * @description What the page may load, where its form may be submitted, and which origins may embed it in a frame (`frame_ancestors` of the payment page settings, only on the payment page). It allows no scripts and no inline styles.
                     * @example default-src 'none'; style-src 'self' https://static.svc.example; form-action 'self' https:; base-uri 'none'; frame-ancestors https://shop.example
                     */
                    readonly "Content-Security-Policy"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description `no-referrer`: the URL contains a reference that must stay private.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the response has exactly the media type in its Content-Type.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description Redirect to the authentication URL. */
            readonly 303: {
                headers: {
                    /**
                     * @description The URL to open next, with GET.
                     * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                     */
                    readonly Location: string;
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
                    /**
                     * @description `no-referrer`: the URL contains a reference that must stay private.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the response has exactly the media type in its Content-Type.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["PageBadRequest"];
            readonly 403: components["responses"]["PageForbidden"];
            readonly 404: components["responses"]["PageNotFound"];
            readonly 413: components["responses"]["PagePayloadTooLarge"];
            readonly 415: components["responses"]["PageUnsupportedMediaType"];
            readonly 429: components["responses"]["PageTooManyRequests"];
            readonly 500: components["responses"]["PageInternalError"];
            readonly 503: components["responses"]["PageServiceUnavailable"];
        };
    };
    readonly returnFromGateway: {
        readonly parameters: {
            readonly query?: {
                /** @description Added by Adyen. The result of the authentication, opaque. */
                readonly redirectResult?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant that the transaction belongs to.
                 * @example demo
                 */
                readonly merchant_id: components["parameters"]["PayMerchantPath"];
                /**
                 * @description The secret reference of one payment attempt, 32 hexadecimal digits. It is valid until the attempt ends, and then leads back to the merchant. Any other value is handled as an unknown reference.
                 * @example 4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                 */
                readonly ref: components["parameters"]["PayReferencePath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Redirect to the current step. */
            readonly 303: {
                headers: {
                    /**
                     * @description The URL to open next, with GET.
                     * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                     */
                    readonly Location: string;
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
                    /**
                     * @description `no-referrer`: the URL contains a reference that must stay private.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the response has exactly the media type in its Content-Type.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["PageReturnBadRequest"];
            readonly 404: components["responses"]["PayStepNotFound"];
            readonly 500: components["responses"]["PageInternalError"];
            readonly 503: components["responses"]["PageServiceUnavailable"];
        };
    };
    readonly showPayStep: {
        readonly parameters: {
            readonly query?: {
                /** @description The result of the authentication at a gateway's page that could not be passed on to the gateway yet. The return from the gateway adds it; while it is present, the call asks the gateway again. */
                readonly redirectResult?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant that the transaction belongs to.
                 * @example demo
                 */
                readonly merchant_id: components["parameters"]["PayMerchantPath"];
                /**
                 * @description The secret reference of one payment attempt, 32 hexadecimal digits. It is valid until the attempt ends, and then leads back to the merchant. Any other value is handled as an unknown reference.
                 * @example 4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                 */
                readonly ref: components["parameters"]["PayReferencePath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The current step. */
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
                     * @description What the page may load, where its form may be submitted, and which origins may embed it in a frame (`frame_ancestors` of the payment page settings, only on the payment page). It allows no scripts and no inline styles.
                     * @example default-src 'none'; style-src 'self' https://static.svc.example; form-action 'self' https:; base-uri 'none'; frame-ancestors https://shop.example
                     */
                    readonly "Content-Security-Policy"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description `no-referrer`: the URL contains a reference that must stay private.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the response has exactly the media type in its Content-Type.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description Redirect to the merchant. */
            readonly 303: {
                headers: {
                    /**
                     * @description The URL to open next, with GET.
                     * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                     */
                    readonly Location: string;
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
                    /**
                     * @description `no-referrer`: the URL contains a reference that must stay private.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the response has exactly the media type in its Content-Type.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["PageReturnBadRequest"];
            readonly 404: components["responses"]["PayStepNotFound"];
            readonly 500: components["responses"]["PageInternalError"];
            readonly 503: components["responses"]["PageServiceUnavailable"];
        };
    };
    readonly submitPayStep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant that the transaction belongs to.
                 * @example demo
                 */
                readonly merchant_id: components["parameters"]["PayMerchantPath"];
                /**
                 * @description The secret reference of one payment attempt, 32 hexadecimal digits. It is valid until the attempt ends, and then leads back to the merchant. Any other value is handled as an unknown reference.
                 * @example 4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                 */
                readonly ref: components["parameters"]["PayReferencePath"];
            };
            readonly cookie?: never;
        };
        /** @description The page's form. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["PayForm"];
            };
        };
        readonly responses: {
            /** @description The page reports that the consent box was not ticked, that the one-time password is empty, or that another attempt is paying this order. */
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
                     * @description What the page may load, where its form may be submitted, and which origins may embed it in a frame (`frame_ancestors` of the payment page settings, only on the payment page). It allows no scripts and no inline styles.
                     * @example default-src 'none'; style-src 'self' https://static.svc.example; form-action 'self' https:; base-uri 'none'; frame-ancestors https://shop.example
                     */
                    readonly "Content-Security-Policy"?: string;
                    /**
                     * @description `no-store`: the response contains data that must not be cached.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description `no-referrer`: the URL contains a reference that must stay private.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the response has exactly the media type in its Content-Type.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description Redirect to the current step or to the merchant. */
            readonly 303: {
                headers: {
                    /**
                     * @description The URL to open next, with GET.
                     * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                     */
                    readonly Location: string;
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
                    /**
                     * @description `no-referrer`: the URL contains a reference that must stay private.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the response has exactly the media type in its Content-Type.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["PageBadRequest"];
            readonly 403: components["responses"]["PageForbidden"];
            readonly 404: components["responses"]["PayStepNotFound"];
            readonly 413: components["responses"]["PagePayloadTooLarge"];
            readonly 415: components["responses"]["PageUnsupportedMediaType"];
            readonly 500: components["responses"]["PageInternalError"];
            readonly 503: components["responses"]["PageServiceUnavailable"];
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The process is running. */
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
                    readonly "application/json": components["schemas"]["HealthState"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getReady: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The service is ready. */
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
                    readonly "application/json": components["schemas"]["HealthState"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            /** @description The service is not ready. */
            readonly 503: {
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
                     * @description How many seconds to wait before retrying.
                     * @example 30
                     */
                    readonly "Retry-After": number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthState"];
                };
            };
        };
    };
    readonly getMetrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The metrics. */
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
                    readonly "text/plain": string;
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly onOrderCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderCreatedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onOrderUpdated: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderUpdatedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onTxnCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TxnCreatedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onTxnCharged: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TxnChargedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onTxnFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TxnFailedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onOrderSucceeded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderSucceededEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onOrderFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderFailedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onOrderAuthorized: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderAuthorizedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onOrderPartialCharged: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderPartialChargedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onOrderCaptureFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderCaptureFailedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onOrderVoided: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderVoidedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onOrderVoidFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderVoidFailedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onAutoRefundInitiated: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AutoRefundInitiatedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onAutoRefundSucceeded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AutoRefundSucceededEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onAutoRefundFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AutoRefundFailedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onRefundInitiated: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundInitiatedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onRefundSucceeded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundSucceededEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onRefundFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundFailedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onRefundManualReviewNeeded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundManualReviewNeededEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onOrderRefunded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderRefundedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onOrderRefundFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderRefundFailedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onTokenStatusChanged: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenStatusChangedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onDisputeOpened: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DisputeOpenedEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onDisputeWon: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DisputeWonEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onDisputeLost: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DisputeLostEvent"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onEncrypted: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
                 * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
                 */
                readonly "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). The signature covers it.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by spaces (Standard Webhooks): one for each active signing secret. Present once the merchant has created a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's number among all events of the merchant, from 1, without gaps. Absent on test deliveries.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's number among the events of its order (for a token: of its card), from 1, without gaps. Absent on test deliveries.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description Present when the event is sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description Present on test deliveries.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
                /**
                 * @description The trace of this attempt (W3C Trace Context). Present when the service records traces and the step that caused the event was recorded. Use it as the parent of your own trace.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                readonly traceparent?: components["parameters"]["WebhookTraceparentHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The token that contains the event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EncryptedWebhook"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is retried. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is unavailable; the webhook is retried. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
