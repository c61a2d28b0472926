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
         * @description The merchant's orders, newest first, a page at a time. The cursor is stable: orders created meanwhile do not shift the pages.
         */
        readonly get: operations["listOrders"];
        readonly put?: never;
        /**
         * Create an order
         * @description Creates an order, or, where the order_id exists, changes it; an identical call answers the present state. Amount, currency and customer of an existing order change only while no attempt is open or successful.
         *     An order that POST /txns opened without credentials does not hold its order_id: the merchant's create takes it over. The terms of this call replace the anonymous ones, and its time begins again. Attempts and a payment that were made for the same amount and currency, capture mode (`metadata.txns.auto_capture`) and gateway reference (`metadata.SVC:gateway_reference_id`) stay the order's. Where one of these differs, open attempts end (TXN_FAILED), and what was paid, or is paid later by such an attempt, is refunded by the service (AUTO_REFUND_INITIATED); the order is then unpaid, shows AUTO_REFUNDED until it is paid again, and takes the next attempt at once. The call is refused with `unique` only where such a payment is held, was captured or voided, or you have refunded some of it: void it or refund the rest, create the order with another order_id, and deliver nothing for it. Until it is taken over, every answer about such an order carries an `x-svc-warning`.
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
         * @description The order's status with its transaction. With a client auth token of this order: without metadata, gateway response, transaction list and UDFs, e-mail and telephone number masked. An unknown order is answered with 400 and `order_not_found`.
         */
        readonly get: operations["getOrder"];
        readonly put?: never;
        /**
         * Change an order
         * @description Changes an order. Amount, currency and customer only while no attempt is open or successful; addresses, description and UDFs until it is paid.
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
         * @description Gives back what the customer has paid for the order, whole or in part. The refund is accepted as PENDING and sent to the gateway soon after. At most 25 refunds of an order may be asked for; what is PENDING, SUCCESS or MANUAL_REVIEW counts against what was paid, and a FAILURE gives its amount back. The outcome is told by REFUND_SUCCEEDED and ORDER_REFUNDED, REFUND_FAILED and ORDER_REFUND_FAILED, or REFUND_MANUAL_REVIEW_NEEDED, and stands in the order's `refunds`. An order whose payment was given back by the service itself (AUTO_REFUNDED) takes no refunds.
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
         * @description Like POST /orders/{order_id}/refunds, naming the transaction that has paid the order instead of the order. At most 25 refunds of an order may be asked for; what is PENDING, SUCCESS or MANUAL_REVIEW counts against what was paid, and a FAILURE gives its amount back. The outcome is told by REFUND_SUCCEEDED and ORDER_REFUNDED, REFUND_FAILED and ORDER_REFUND_FAILED, or REFUND_MANUAL_REVIEW_NEEDED, and stands in the order's `refunds`.
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
         * Open a hosted page
         * @description Creates an order (or takes up an unpaid one) and answers the link to its hosted payment page together with the payload for the client SDK. With the action paymentManagement it answers the link to the page of a known customer's stored cards instead, and makes no order; the link is good for as long as an order would be. An order that POST /txns opened without credentials is taken over, or refused, as by POST /orders.
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
         * @description Pays an order with a card. Needs no credentials, so that the script of a merchant's page, at one of its `allowed_origins`, can send the card straight to the service; credentials that are sent must be right. Without `format=json` the answer is a redirect (303) to the authentication address.
         *     The card comes in one of three forms. A new card: `card_number`, `card_exp_month`, `card_exp_year`, `name_on_card`, `card_security_code`. A stored card: `card_token` in place of number, expiry and name, and `card_security_code`. A card that has become a token is paid with in the same way; a token that may not pay gives way to the card's number where that is kept. A token with the cryptogram of this payment: the token as `card_number` with its own expiry, `tavv` and `token.*`. Of issuer tokens (`token.provider` or `token.provider_category` is ISSUER, or the network is RUPAY and neither names it) all of `token.requestor_id`, `token.provider_reference_id`, `token.provider_category` = ISSUER and `token.provider` = ISSUER are mandatory; the error names each one that is missing.
         *     `tokenize` is the customer's answer on the merchant's own consent screen. true: the payment is authenticated, and a network token is made once it has succeeded. false: no token. Absent: where the service's consent page is switched on, the authentication address shows it before the bank's page; else nobody is asked. It counts for merchants that are enabled for tokenization (true also takes an agreement on merchant-managed consent), for cards that can be tokenized (`tokenize_support`), stored cards that are no token yet, and orders with a customer; elsewhere it is ignored, and named in `x-svc-ignored-parameters`. The charge never waits for a token. Only the merchant, by an API key or an encrypted message, and the customer, by a client auth token of the order, may store a card (`save_to_locker`) or answer (`tokenize`). Without credentials both are ignored and named, and the service's consent page asks where it is switched on.
         *     Sandbox cards: any future expiry, any 3-digit CVV (4 for AMEX), one-time password 111000; the number decides the outcome. 4111111111111111, 5555555555554444, 6070000000000010, 378282246310005: challenge, then CHARGED. 4012001037141112: CHARGED in the answer, without a challenge unless a token may come of the payment. 4000000000000002: challenge, AUTHORIZATION_FAILED with bank codes. 4000000000000010: challenge, AUTHENTICATION_FAILED whatever is entered. 4000000000000028: challenge, AUTHORIZING, CHARGED 30 s later. 4000000000000036: challenge, AUTHORIZATION_FAILED, a late success 30 s later. 4000000000000044: challenge, the gateway does not answer: AUTHORIZING, found CHARGED within 90 s. 4000050000000056: challenge, then CHARGED; cannot be tokenized. 4000000000000069: challenge, then CHARGED; the network makes no token. 4000000000000077, 4000000000000085, 4000000000000242: challenge, then CHARGED; for refunds. 4000000000000093: challenge, then CHARGED; the network answers late, then makes the token. 4000000000000101: it never answers; the token is given up after an hour. 4000000000000119, 4000000000000127: challenge, then CHARGED; the token is made, but the network refuses a cryptogram, or does not answer when asked for one. 4000000000000200, 4000000000000218, 4000000000000226, 4000000000000234: challenge, then CHARGED; for the capture and void of held money. 4895370012003478, a token: with `tavv` of any 20 bytes challenge, then CHARGED; of 20 zero bytes AUTHORIZATION_FAILED.
         *     Without credentials: `order.*` may create an order only where the merchant allows it, `metadata.*` and `options.*` are refused beside it, `order.return_url` must be at one of the merchant's own origins, no stored card pays an order that was created so, an existing order is paid as it is, and an unknown, foreign or expired order is answered alike, and where the limits are on (production) 30 attempts a minute from one address are taken. For every caller: 5 attempts a minute on one order, 10 failures an hour of one card.
         *     An order that was created without credentials is the merchant's only once the merchant creates it (POST /orders, POST /session, or `order.*` with credentials): see POST /orders. A payment that was made on other terms is refunded then.
         *     A consent that the service's consent page took (PAGE) proves who held the page, not who the customer is: anybody who can pay the order can tick the box, and the token of the card that was entered is then stored for the order's customer. A merchant that has to know its customer starts the payment with its API key or with a client auth token of the order.
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
         * Capture held money
         * @description Takes the money that a transaction holds (its order was made with `metadata.txns.auto_capture=false`, and is AUTHORIZED), all of it or `amount`; what is not taken is let go. One capture that goes through ends the hold. It takes a transaction that is AUTHORIZED, CAPTURE_FAILED or VOID_FAILED, within seven days of the hold.
         *     The answer is the order as it stands: CHARGED, or PARTIAL_CHARGED after less than was held (`txn_detail.net_amount` says how much); CAPTURE_FAILED where the gateway refuses, and the money stays held; CAPTURE_INITIATED where the gateway does not answer at once: a webhook tells the end. After seven days without a capture the service voids the hold.
         *     Sandbox cards: 4000000000000200 refuses captures; 4000000000000226 does not answer, and is found to have captured within 90 s; 4000000000000234 tells 30 s later that it has captured.
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
         * Let go of held money
         * @description Lets go of all the money that a transaction holds (its order was made with `metadata.txns.auto_capture=false`). It takes a transaction that is AUTHORIZED, CAPTURE_FAILED or VOID_FAILED.
         *     The answer is the order as it stands: VOIDED, which is final; VOID_FAILED where the gateway refuses, and the money stays held; VOID_INITIATED where the gateway does not answer at once: a webhook tells the end. Money that nobody captures in seven days is let go by the service.
         *     With it ends every attempt of the order whose bank page is still open (TXN_FAILED). Should a gateway tell later that such an attempt moved money, that goes back: it becomes AUTO_REFUNDED, and the order shows it.
         *     Sandbox cards: 4000000000000218 refuses voids; 4000000000000226 does not answer, and is found to have let go within 90 s; 4000000000000234 tells 30 s later that it has let go.
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
         * @description POST /orders/{order_id}/refunds with an encrypted body. The payload is a JSON object with the fields of that call and `order_id`, which is mandatory: the address is not signed, the payload is, and a message without `order_id`, or with another one than the address, is refused. The answer holds the order. A message that comes twice is refused by its `unique_request_id`.
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
         * @description GET /orders/{order_id} with an encrypted body. The payload is a JSON object with `order_id` and, where wanted, `options.get_client_auth_token` and `options.add_full_gateway_response`. The answer holds the order.
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
         * Open a hosted page, encrypted
         * @description POST /session with an encrypted body. The payload is the JSON body of POST /session. The answer holds the session.
         *     A message that says when it was made and which it is (`iat`, `exp`, `jti`) counts once, and only for its time. Send them: without a `jti` a message counts again when it comes again, for as long as its time lasts, and without `iat` and `exp` for ever. Whoever has the bytes of such an old one can send it anew: where the order is not paid, held, voided or being paid, its amount, customer and all else become again what the message says. The answer is of no use without the merchant's key. Keep the bytes confidential beyond TLS, in logs and proxies too; an order that is paid or voided takes no such change.
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
         * @description POST /txns with an encrypted body. The payload is a JSON object with the fields of POST /txns, card fields among them; `order`, `token` and `metadata` may be objects instead of dotted keys. The signature counts as valid credentials. The answer is always JSON, as with `format=json`.
         *     A message that says when it was made and which it is (`iat`, `exp`, `jti`) counts once, and only for its time. Send them: without a `jti` a message counts again when it comes again, for as long as its time lasts, and without `iat` and `exp` for ever. Whoever has the bytes of such an old one can start another attempt with its card, and change the order to the terms in it, for as long as the order is unpaid, unexpired and has attempts left; a card whose bank asks its customer nothing is charged by that. An order is charged once at most: one that is paid, held, voided or expired refuses the message. Keep the bytes confidential beyond TLS, in logs and proxies too, and do not leave an order open for longer than its customer needs.
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
         * @description Creates a customer. An object_reference_id that exists is answered with 400 and `unique`. The call's `x-routing-id` is that of the customer's session: orders that name the customer have it as `routing_id`, and another one later is noted in `x-svc-warning`.
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
         * @description Reads a customer by either id; on request with a client auth token.
         */
        readonly get: operations["getCustomer"];
        readonly put?: never;
        /**
         * Change a customer
         * @description Changes what is sent.
         */
        readonly post: operations["updateCustomer"];
        /**
         * Delete a customer
         * @description Deletes a customer and erases its stored cards, their numbers and their tokens. Its orders stay. A customer_id that was never created as a customer but has stored cards can be deleted as well; one that has neither is answered with 404. Nothing that was begun for the customer before comes back to one that is created with the same object_reference_id later: a payment in flight goes on, but its card is not stored (`saved_to_locker` is false) and the token it was to give rise to ends INACTIVE.
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
         * Read what is known of a BIN
         * @description Card Info: network, issuer and type of the cards that begin with these digits, and whether they can be tokenized. The longest BIN of the table that the digits begin with is answered. The table is the operator's, with the public ranges of the networks behind it, for which the network alone is known; the sandbox also knows the issuers of the sandbox cards.
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
         * @description Makes a network token of a stored card without a purchase, for a customer who has agreed to it on the merchant's own screen. One rupee is paid with the card, always with the customer's authentication: send the customer to the authentication address of the answer. Once the rupee is paid the token is made, which TOKEN_STATUS_CHANGED reports, and the rupee is given back (REFUND_INITIATED, then REFUND_SUCCEEDED and ORDER_REFUNDED, or REFUND_FAILED and ORDER_REFUND_FAILED). A refund that fails does not undo the token. Where the customer is not authenticated, gives up, or the bank refuses the rupee, there is no token. The rupee's order is read by GET /orders/{order_id} and can be neither changed nor paid by another call. It has no payment page. A customer's client auth token opens this operation too, for that customer's cards, but without `order_id`, and with no `return_url` of an origin that is not in the payment page settings. An order's client auth token is answered with 401.
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
         * @description The token stops paying until it is resumed; the card stays stored. Only an ACTIVE token can be suspended. A customer's client auth token opens it too, an order's does not: that is answered with 401. The change is reported by TOKEN_STATUS_CHANGED.
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
         * @description The token pays again. Only a SUSPENDED token can be resumed, and not one that its issuer has suspended. A customer's client auth token opens it too, an order's does not: that is answered with 401. The change is reported by TOKEN_STATUS_CHANGED.
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
         * @description The token ends, for good: nothing brings an INACTIVE token back. The card stays stored where its number is kept, and can be tokenized again with the customer's consent; otherwise it is gone with its token. Only an ACTIVE or a SUSPENDED token can be deleted. A customer's client auth token opens it too, an order's does not: that is answered with 401. The change is reported by TOKEN_STATUS_CHANGED.
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
         * @description The stored cards of a customer, the newest first, each with a `card_token` that is valid for 15 minutes. A customer that nobody knows has none. An order's client auth token lists the cards of the order's customer, a customer's token its own; with any other customer_id the list is empty. Card numbers are masked: `<first4>-XXXXXXXX-<last4>`, and for a merchant with repeat-token transactions `XXXX-XXXXXXXX-<last4>` on every card, tokenized or not.
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
         * @description Stores a card for a customer, without a payment. A customer has at most 100 stored cards; one more is answered with 400 and INVALID_ACTION. The same card of the same customer is stored once: storing it again refreshes its entry. With a customer's client auth token only that customer's cards can be stored. Under the stored-card mandate, where only tokenized cards are kept, it is answered with 400 and INVALID_ACTION. A security code is not taken: it is ignored, named in `x-svc-ignored-parameters` and kept nowhere.
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
         * @description Deletes the customer's stored card with its number, and its token at the card network. A `ctkn_…` of POST /card/tokenize is deleted unused.
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
         * Change what a stored card is called
         * @description Changes the nickname and the name on a stored card; what is not sent stays. An empty `nickname` takes it away.
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
         * Hand a card in for one payment
         * @description Gives a `ctkn_…` for a card, to be sent as `card_token` where a stored card's would be, once, within 15 minutes. The card is stored for nobody, and its number is gone when the `ctkn_…` is used or its time is over. This has nothing to do with tokens of the card networks.
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
         * @description The merchant's events after a number, in their order. The numbers have no gaps, and an event is visible only when every event before it is: go on from `next`, and nothing is missed. Events are listed whether or not they were delivered, as they are sent by webhook, for as long as they are kept: 30 days after they were acknowledged.
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
         * Bring news of a payment, capture, void or refund
         * @description For payment gateways: what became of a payment, or of a capture, void or refund that the service had asked for, told after the gateway had answered otherwise or not at all. Merchants do not call it.
         *     The header `x-gateway-signature` is `sha256=` and the HMAC-SHA256 of the body's bytes in hexadecimal digits, under the credential `secret` of the gateway configuration. Each piece of news is taken once, by its `id`; sent again it is answered the same and has no effect, so that a gateway may repeat it until it gets a 200.
         *     A success that comes late pays the order where that is unpaid, unexpired, has no other open attempt and still asks for the amount, currency, capture mode and gateway reference of that payment; else the money goes back by itself and the transaction becomes AUTO_REFUNDED. A failure that comes after a success changes nothing. Of a capture, a void or a refund the first answer stays, whether the gateway gave it when asked or brings it here; later news of the same `request_id` changes nothing. `amount` is what was asked for. What was never asked for is answered with 404.
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
         * Where webhooks come from
         * @description The network addresses that webhooks are sent from, for a merchant's allow-list: seven in production, three in the sandbox. An installation always publishes the addresses of its own environment; the other list is empty unless the operator publishes it here, too. They never replace the check of the credentials.
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
         * Hosted payment page
         * @description The page on which the customer pays the order with a card. Behind a link that POST /session made for a customer, it also shows the customer's stored cards and offers to store a new one. A link of the action paymentManagement shows the customer's stored cards, for deleting them and having tokens made of them. A paid order shows the result; an expired one says so. Works without JavaScript and without cookies.
         */
        readonly get: operations["showPaymentPage"];
        readonly put?: never;
        /**
         * Pay on the hosted page
         * @description Takes the page's own form: a payment, or what is to be done with a stored card. Leads on to the authentication address, and to the same one however often one showing of the form is sent; a card that cannot be taken shows the page again with what is wrong.
         */
        readonly post: operations["payOnPaymentPage"];
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
         * Authentication page
         * @description The present step of one payment attempt: the consent page, where the merchant has the service ask whether a network token may be made of the card and the payment said nothing of it; then the bank page; or, once the attempt has ended, the way back to the merchant (303 to return_url with order_id, status, status_id and, where the merchant has a response key, signature and signature_algorithm; or the result page).
         */
        readonly get: operations["showPayStep"];
        readonly put?: never;
        /**
         * Answer the authentication page
         * @description Takes the step's own form. Consent page: `action=continue` with `consent=yes`, or `action=decline`; the payment goes on with either. Bank page: `action=pay` with `otp`, or `action=cancel`. Each step counts once; a repeat shows the present step. A form without the page's token is refused with 403 and nothing is recorded.
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
         * Is the process alive
         * @description Answers 200 as long as the process runs. In production it is served on the operations address alone, and is 404 elsewhere.
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
         * Can it serve
         * @description Answers 200 when the service can serve payments, 503 with the reason while it cannot. In production it is served on the operations address alone, and is 404 elsewhere.
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
         * Metrics
         * @description Metrics in the Prometheus text format. In production it is served on the operations address alone, and is 404 elsewhere.
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
         * @description An order was created. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * An order was changed by the merchant
         * @description An order was changed by the merchant. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * A payment attempt has begun
         * @description A payment attempt has begun. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * @description A payment attempt was charged. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * @description A payment attempt failed. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * @description The order is paid. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * @description An attempt to pay the order failed, or the order expired unpaid. The order may still be paid by another attempt while it has not expired. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * The money is held
         * @description The money of the order is held on the card (`metadata.txns.auto_capture=false`), to be captured or voided within seven days. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * Part of the held money is captured
         * @description Part of the money that was held for the order is captured (`txn_detail.net_amount`); the rest is let go. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * A capture has failed
         * @description The gateway refused to capture the held money. It stays held: the capture may be tried again, or the money let go. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * The held money is let go
         * @description The money that was held for the order is let go, by the merchant or because nobody captured it in seven days. This is final. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * A void has failed
         * @description The gateway refused to let go of the held money. It stays held: the void may be tried again, or the money captured. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * A payment came late, twice or on other terms than the order's, and the service gives it back
         * @description A payment came late, twice or on other terms than the order's, and the service gives it back. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * The service has given back a payment that came late, twice or on other terms than the order's
         * @description The service has given back a payment that came late, twice or on other terms than the order's. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * The gateway refused to give back a payment that came late, twice or on other terms than the order's; the operator settles it by hand
         * @description The gateway refused to give back a payment that came late, twice or on other terms than the order's; the operator settles it by hand. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * @description A refund was accepted and will be sent to the gateway. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * The gateway has given a refund back
         * @description The gateway has given a refund back. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * The gateway has refused a refund
         * @description The gateway has refused a refund. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * A refund needs to be looked at
         * @description The gateway cannot tell what became of a refund; ask it, naming the transaction. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * Money of the order was given back
         * @description Money of the order was given back. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * @description A refund of the order failed. Sent to the order's `metadata.webhook_url`, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id.
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
         * A token has another status
         * @description The token of a stored card became ACTIVE, SUSPENDED or INACTIVE: the network made it or made none, you suspended, resumed or deleted it, its card was deleted, or the card's issuer changed it. Sent to the `metadata.webhook_url` of the order with whose payment the token was made, else to the configured address, by HTTPS POST with HTTP Basic authentication and the configured custom headers. Answer exactly 200 to acknowledge; anything else is sent again (after 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h). The same event may arrive more than once, with the same id. Events may overtake each other: of two about one token, the one with the later `date_created` tells how it is.
         */
        readonly post: operations["onTokenStatusChanged"];
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
         * @description What comes in place of every other webhook while encrypted webhooks are on: the plain event, signed by the service (JWS, `RS256`) and encrypted to the merchant's key (JWE, `RSA-OAEP-256` with `A256GCM`), both with the `kid` of the key set that is active then. The plain event is the same on every attempt; its encryption is made anew each time. Answer exactly 200 to acknowledge; anything else is sent again.
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
        /** @description Why a transaction did not go through, as the service sees it. New values may be added; treat one that you do not know as another reason. */
        readonly TxnErrorCode: "GATEWAY_NOT_FOUND" | "gateway_reference_mismatch" | "authentication_failed" | "customer_cancelled" | "authentication_abandoned" | "authorization_failed" | "capture_failed" | "void_failed" | Unlisted;
        /**
         * @description What a webhook reports.
         * @enum {string}
         */
        readonly EventName: "ORDER_CREATED" | "ORDER_UPDATED" | "TXN_CREATED" | "TXN_CHARGED" | "TXN_FAILED" | "ORDER_SUCCEEDED" | "ORDER_FAILED" | "ORDER_AUTHORIZED" | "ORDER_PARTIAL_CHARGED" | "ORDER_CAPTURE_FAILED" | "ORDER_VOIDED" | "ORDER_VOID_FAILED" | "AUTO_REFUND_INITIATED" | "AUTO_REFUND_SUCCEEDED" | "AUTO_REFUND_FAILED" | "REFUND_INITIATED" | "REFUND_SUCCEEDED" | "REFUND_FAILED" | "REFUND_MANUAL_REVIEW_NEEDED" | "ORDER_REFUNDED" | "ORDER_REFUND_FAILED" | "TOKEN_STATUS_CHANGED";
        /**
         * @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. No other offset, no fraction of a second.
         * @example 2026-03-14T09:26:53Z
         */
        readonly TimestampText: string;
        /**
         * @description Where an order stands. It follows the transaction that counts most (the one that moved money, else the latest), or is NEW without one, or EXPIRED when its time ran out unpaid.
         *     After SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED the order can be paid by another attempt until it expires.
         *     New values may be added; treat one that you do not know as not paid, and read the order again later.
         *
         *     - `NEW`: created; no payment attempt yet.
         *     - `STARTED`: an attempt began and has not reached a gateway.
         *     - `PENDING_VBV`: the customer authenticates at the bank.
         *     - `VBV_SUCCESSFUL`: the customer has authenticated; the gateway is asked next.
         *     - `AUTHORIZING`: the gateway has not given its final answer.
         *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
         *     - `CAPTURE_INITIATED`: the capture is under way.
         *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
         *     - `VOID_INITIATED`: the void is under way.
         *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
         *     - `VOIDED`: the held amount was released; final.
         *     - `CHARGED`: paid; refunds do not change it.
         *     - `PARTIAL_CHARGED`: paid in part: less than the held amount was captured and the rest was released.
         *     - `AUTO_REFUNDED`: paid too late, twice or on other terms than the order's, and refunded by the service; the order is not paid, and another attempt may pay it until it expires.
         *     - `SVC_DECLINED`: refused before it reached a gateway.
         *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
         *     - `AUTHORIZATION_FAILED`: the bank or the gateway refused the payment.
         *     - `EXPIRED`: the time to pay ran out.
         */
        readonly OrderStatus: "NEW" | "STARTED" | "CHARGED" | "SVC_DECLINED" | "PENDING_VBV" | "VBV_SUCCESSFUL" | "AUTHORIZED" | "AUTHENTICATION_FAILED" | "AUTHORIZATION_FAILED" | "AUTHORIZING" | "VOIDED" | "VOID_INITIATED" | "CAPTURE_INITIATED" | "CAPTURE_FAILED" | "VOID_FAILED" | "AUTO_REFUNDED" | "PARTIAL_CHARGED" | "EXPIRED" | Unlisted;
        /**
         * @description The currency's three letters (ISO 4217).
         * @example INR
         */
        readonly Currency: string;
        /**
         * Format: date-time
         * @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`.
         * @example 2026-03-14T09:26:53Z
         */
        readonly Timestamp: string;
        /** @description A postal address. Parts that were not sent are empty texts. */
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
            /** @description Telephone number. */
            readonly phone: string;
            /** @description Country, as the merchant wrote it. */
            readonly country: string;
            /** @description Country code (ISO 3166). */
            readonly country_code_iso: string;
        };
        /** @description Addresses of the hosted payment page of this order. They end with the order's expiry. */
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
             * @description For a frame on one of the merchant's pages; the page's address must be among the merchant's frame ancestors.
             */
            readonly iframe: string;
        };
        /** @description A client auth token, for calls from a browser or an app. Valid for 15 minutes, for this order or customer alone. */
        readonly ClientAuth: {
            /** @description The token, `tkn_` and 32 hexadecimal digits. Send it in the header `x-client-auth-token`. */
            readonly client_auth_token: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly client_auth_token_expiry: components["schemas"]["Timestamp"];
        };
        /** @description Where a token stands. INITIATED: asked for at the card network. ACTIVE: it can pay. SUSPENDED: for a while it can't. INACTIVE: the network made none, or it was deleted, or the card was closed or has expired; nothing follows it. New values may be added; treat one that you do not know as a token that cannot pay now. */
        readonly TokenizationStatus: "INITIATED" | "ACTIVE" | "INACTIVE" | "SUSPENDED" | Unlisted;
        /** @description The token that this transaction asked the card network for. It stays, with INACTIVE, when the network made none. */
        readonly TokenCreated: {
            /** @description The permanent reference to the token, the same as its card's. */
            readonly card_reference: string;
            /** @description The card's fingerprint. */
            readonly card_fingerprint: string;
            /** @description Where a token stands. INITIATED: asked for at the card network. ACTIVE: it can pay. SUSPENDED: for a while it can't. INACTIVE: the network made none, or it was deleted, or the card was closed or has expired; nothing follows it. New values may be added; treat one that you do not know as a token that cannot pay now. */
            readonly tokenization_status: components["schemas"]["TokenizationStatus"];
        };
        /** @description The token of a card at its network. Present only when a token was made at the end of a transaction, or a transaction was paid with a token. Never the token's number. */
        readonly Token: {
            /** @description The permanent reference to the token, the same as its card's. Empty for a token that the merchant brought along itself. */
            readonly card_reference: string;
            /** @description The token's last four digits. Not to be shown to the customer; show the card's own. Null where the network gives none. */
            readonly last_four_digits: string | null;
            /** @description The card's fingerprint, the same over all merchants. Of a token that the merchant brought along, the fingerprint of the token. */
            readonly card_fingerprint: string;
            /** @description The token's first six digits, for routing and offers. Not to be shown to the customer. Null where the network gives none. */
            readonly card_isin: string | null;
            /** @description The token's expiry year, which may differ from the card's. Empty until the network has made the token. */
            readonly expiry_year: string;
            /** @description The token's expiry month. Empty until the network has made the token. */
            readonly expiry_month: string;
            /** @description The payment account reference as the network gave it, the same for all tokens of one card. Null where there is none. */
            readonly par: string | null;
            /** @description Where a token stands. INITIATED: asked for at the card network. ACTIVE: it can pay. SUSPENDED: for a while it can't. INACTIVE: the network made none, or it was deleted, or the card was closed or has expired; nothing follows it. New values may be added; treat one that you do not know as a token that cannot pay now. */
            readonly tokenization_status: components["schemas"]["TokenizationStatus"];
        };
        /** @description The card a transaction was made with. Never the number; show `last_four_digits`. */
        readonly OrderCard: {
            /** @description The card's expiry year, four digits. */
            readonly expiry_year: string;
            /** @description The card's expiry month, two digits. */
            readonly expiry_month: string;
            /** @description Whether the card's number was stored for the customer by this transaction. */
            readonly saved_to_locker: boolean;
            /** @description The cardholder's name as sent; may be empty. */
            readonly name_on_card: string;
            /** @description The issuer's name; empty where the BIN is not known. */
            readonly card_issuer: string;
            /** @description The card's last four digits. */
            readonly last_four_digits: string;
            /** @description Whether the transaction was made with a stored card. */
            readonly using_saved_card: boolean;
            /** @description The same for the same card, over all merchants. Says nothing of the number. */
            readonly card_fingerprint: string;
            /** @description The card's first six digits. */
            readonly card_isin: string;
            /** @description CREDIT, DEBIT, or another word; empty where the BIN is not known. */
            readonly card_type: string;
            /** @description The network, for example VISA, MASTERCARD, RUPAY, AMEX; empty where it is not known. */
            readonly card_brand: string;
            /** @description The issuer's product, where known. */
            readonly card_sub_type: string | null;
            /** @description The issuer's country; empty where the BIN is not known. */
            readonly card_issuer_country: string;
            /** @description The issuer's bank code; empty where the BIN is not known. */
            readonly svc_bank_code: string;
            /** @description The permanent reference of the stored card; empty where the card is not stored. */
            readonly card_reference: string;
            /** @description Whether the customer agreed to have the card tokenized, on the service's page or the merchant's. Absent where the customer was not asked or the merchant is not enabled for it. */
            readonly tokenization_user_consent?: boolean;
            /** @description The token that this transaction asked the card network for. It stays, with INACTIVE, when the network made none. */
            readonly token_created?: components["schemas"]["TokenCreated"];
            /** @description The token of a card at its network. Present only when a token was made at the end of a transaction, or a transaction was paid with a token. Never the token's number. */
            readonly token?: components["schemas"]["Token"];
            /** @description True where the transaction was paid with a token. Absent otherwise. */
            readonly using_token?: boolean;
        };
        /**
         * @description Where one payment attempt stands. SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED are the end of it, unless the gateway reports a late success; CHARGED or AUTO_REFUNDED follows then.
         *     New values may be added; treat one that you do not know as not paid, and read the order again later.
         *
         *     - `STARTED`: begun; no gateway was reached.
         *     - `PENDING_VBV`: the customer authenticates at the bank.
         *     - `VBV_SUCCESSFUL`: the customer has authenticated; the gateway is asked next.
         *     - `AUTHORIZING`: the gateway has not given its final answer.
         *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
         *     - `CAPTURE_INITIATED`: the capture is under way.
         *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
         *     - `VOID_INITIATED`: the void is under way.
         *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
         *     - `VOIDED`: the held amount was released; final.
         *     - `CHARGED`: paid, of a hold in whole or in part; final, but for a payment on other terms of an order opened without credentials, which becomes AUTO_REFUNDED when the merchant creates the order.
         *     - `AUTO_REFUNDED`: paid too late, twice or on other terms than the order's, and refunded by the service; final.
         *     - `SVC_DECLINED`: refused before it reached a gateway.
         *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
         *     - `AUTHORIZATION_FAILED`: the bank or the gateway refused the payment.
         */
        readonly TxnStatus: "STARTED" | "CHARGED" | "SVC_DECLINED" | "PENDING_VBV" | "VBV_SUCCESSFUL" | "AUTHORIZED" | "AUTHENTICATION_FAILED" | "AUTHORIZATION_FAILED" | "AUTHORIZING" | "VOIDED" | "VOID_INITIATED" | "CAPTURE_INITIATED" | "CAPTURE_FAILED" | "VOID_FAILED" | "AUTO_REFUNDED" | Unlisted;
        /** @description One payment attempt. */
        readonly TxnDetail: {
            /** @description `{merchant_id}-{order_id}-{attempt}`, the attempt counted from 1. */
            readonly txn_id: string;
            /** @description The service's own id of the attempt. */
            readonly txn_uuid: string;
            /** @description The order it pays. */
            readonly order_id: string;
            /**
             * @description Where one payment attempt stands. SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED are the end of it, unless the gateway reports a late success; CHARGED or AUTO_REFUNDED follows then.
             *     New values may be added; treat one that you do not know as not paid, and read the order again later.
             *
             *     - `STARTED`: begun; no gateway was reached.
             *     - `PENDING_VBV`: the customer authenticates at the bank.
             *     - `VBV_SUCCESSFUL`: the customer has authenticated; the gateway is asked next.
             *     - `AUTHORIZING`: the gateway has not given its final answer.
             *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
             *     - `CAPTURE_INITIATED`: the capture is under way.
             *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
             *     - `VOID_INITIATED`: the void is under way.
             *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
             *     - `VOIDED`: the held amount was released; final.
             *     - `CHARGED`: paid, of a hold in whole or in part; final, but for a payment on other terms of an order opened without credentials, which becomes AUTO_REFUNDED when the merchant creates the order.
             *     - `AUTO_REFUNDED`: paid too late, twice or on other terms than the order's, and refunded by the service; final.
             *     - `SVC_DECLINED`: refused before it reached a gateway.
             *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
             *     - `AUTHORIZATION_FAILED`: the bank or the gateway refused the payment.
             */
            readonly status: components["schemas"]["TxnStatus"];
            /** @description Why it did not go through (values in TxnErrorCode, others may come); empty otherwise. */
            readonly error_code: string;
            /** @description The same in words; empty otherwise. */
            readonly error_message: string;
            /** @description What the customer pays, in the order's currency. */
            readonly net_amount: number;
            /** @description The amount of the attempt, in the order's currency. */
            readonly txn_amount: number;
            /** @description The gateway used, for example SANDBOX; empty where none was reached. */
            readonly gateway: string;
            /** @description The gateway configuration used; empty where none was reached. */
            readonly gateway_id: string;
            /** @description The currency's three letters (ISO 4217). */
            readonly currency: components["schemas"]["Currency"];
            /** @description Whether stored payment details were used. */
            readonly express_checkout: boolean;
            /** @description Whether the customer goes back to the return address by itself (`redirect_after_payment`). */
            readonly redirect: boolean;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly created: components["schemas"]["Timestamp"];
        };
        /** @description What the gateway answered, for reconciliation with its own reports. */
        readonly PaymentGatewayResponse: {
            /** @description The service's transaction id that the gateway was given. */
            readonly txn_id: string;
            /** @description The retrieval reference number. */
            readonly rrn: string;
            /** @description The gateway's own id of the transaction. */
            readonly epg_txn_id: string;
            /** @description The issuer's authorization code; empty without one. */
            readonly auth_id_code: string;
            /** @description The gateway's response code. */
            readonly resp_code: string;
            /** @description The gateway's response message. */
            readonly resp_message: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly created: components["schemas"]["Timestamp"];
            /** @description What the gateway answered, under its own names and in its own words; empty where its connector keeps nothing of it. Only in the answer of GET /orders/{order_id} with `options.add_full_gateway_response=true`. */
            readonly gateway_response?: {
                readonly [key: string]: string;
            };
        };
        /** @description Where a refund stands. PENDING until the gateway has answered; then SUCCESS, FAILURE, or MANUAL_REVIEW where the gateway cannot tell what became of it and the merchant has to ask it. The three are final. New values may be added; treat one that you do not know as PENDING. */
        readonly RefundStatus: "PENDING" | "SUCCESS" | "FAILURE" | "MANUAL_REVIEW" | Unlisted;
        /** @description Money given back: at the merchant's call, or by the service itself, of a payment that came late, twice or on other terms than the order's and of the rupee with which a stored card was verified for its token. */
        readonly Refund: {
            /** @description The service's id of the refund, `rfd_…`. */
            readonly id: string;
            /** @description The merchant's own id of the refund; the transaction id where the service itself refunds. */
            readonly unique_request_id: string;
            /** @description The transaction that is refunded. */
            readonly txn_id: string;
            /** @description The gateway's own id of the refund; null until it is given back. */
            readonly ref: string | null;
            /** @description How much, in the order's currency. */
            readonly amount: number;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly created: components["schemas"]["Timestamp"];
            /** @description Where a refund stands. PENDING until the gateway has answered; then SUCCESS, FAILURE, or MANUAL_REVIEW where the gateway cannot tell what became of it and the merchant has to ask it. The three are final. New values may be added; treat one that you do not know as PENDING. */
            readonly status: components["schemas"]["RefundStatus"];
            /** @description Why it failed, or is not clear; empty otherwise. */
            readonly error_code: string;
            /** @description The same in words; empty otherwise. */
            readonly error_message: string;
            /** @description Whether it was handed to the gateway already. */
            readonly sent_to_gateway: boolean;
            /** @description The acquirer reference number, by which the customer's bank can find the refund; null until it is given back. */
            readonly arn: string | null;
            /** @description Who asked for it: API where the merchant did, SVC where the service itself did. New values may be added; treat one that you do not know as not asked for by your call. */
            readonly initiated_by: "API" | "SVC" | Unlisted;
            /** @description The gateway that gives it back. */
            readonly refund_source: string;
            /** @description STANDARD: the merchant asked for it. AUTO_REFUND: a payment that came late, twice or on other terms than the order's. CARD_VERIFICATION: the rupee with which a stored card was verified. New values may be added; treat one that you do not know as a refund by the service. */
            readonly refund_type: "STANDARD" | "AUTO_REFUND" | "CARD_VERIFICATION" | Unlisted;
            /**
             * Format: date-time
             * @description When the gateway gave it back, or refused to, as `YYYY-MM-DDTHH:MM:SSZ` in UTC; null before, and where that is not clear.
             */
            readonly pg_processed_at: string | null;
        };
        /** @description An order with the transaction that counts most: the one that moved money, else the latest. The fields from `txn_id` on are there once a transaction exists. */
        readonly Order: {
            /** @description The service's id of the order. */
            readonly id: string;
            /** @description The merchant's id of the order, in the case it was created with. */
            readonly order_id: string;
            /** @description The merchant. */
            readonly merchant_id: string;
            /**
             * @description Where an order stands. It follows the transaction that counts most (the one that moved money, else the latest), or is NEW without one, or EXPIRED when its time ran out unpaid.
             *     After SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED the order can be paid by another attempt until it expires.
             *     New values may be added; treat one that you do not know as not paid, and read the order again later.
             *
             *     - `NEW`: created; no payment attempt yet.
             *     - `STARTED`: an attempt began and has not reached a gateway.
             *     - `PENDING_VBV`: the customer authenticates at the bank.
             *     - `VBV_SUCCESSFUL`: the customer has authenticated; the gateway is asked next.
             *     - `AUTHORIZING`: the gateway has not given its final answer.
             *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
             *     - `CAPTURE_INITIATED`: the capture is under way.
             *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
             *     - `VOID_INITIATED`: the void is under way.
             *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
             *     - `VOIDED`: the held amount was released; final.
             *     - `CHARGED`: paid; refunds do not change it.
             *     - `PARTIAL_CHARGED`: paid in part: less than the held amount was captured and the rest was released.
             *     - `AUTO_REFUNDED`: paid too late, twice or on other terms than the order's, and refunded by the service; the order is not paid, and another attempt may pay it until it expires.
             *     - `SVC_DECLINED`: refused before it reached a gateway.
             *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
             *     - `AUTHORIZATION_FAILED`: the bank or the gateway refused the payment.
             *     - `EXPIRED`: the time to pay ran out.
             */
            readonly status: components["schemas"]["OrderStatus"];
            /** @description The status as a number: NEW 10, STARTED 20, CHARGED 21, SVC_DECLINED 22, PENDING_VBV 23, VBV_SUCCESSFUL 24, AUTHORIZED 25, AUTHENTICATION_FAILED 26, AUTHORIZATION_FAILED 27, AUTHORIZING 28, VOIDED 31, VOID_INITIATED 32, CAPTURE_INITIATED 33, CAPTURE_FAILED 34, VOID_FAILED 35, AUTO_REFUNDED 36, PARTIAL_CHARGED 37, EXPIRED 38. */
            readonly status_id: number;
            /** @description The amount to pay, in `currency`. */
            readonly amount: number;
            /** @description The currency's three letters (ISO 4217). */
            readonly currency: components["schemas"]["Currency"];
            /** @description The customer as the merchant named it; empty without one. */
            readonly customer_id: string;
            /** @description The customer's e-mail address; empty without one. Masked for a client auth token. */
            readonly customer_email: string;
            /** @description The customer's telephone number; empty without one. Masked for a client auth token. */
            readonly customer_phone: string;
            /** @description What is bought; may be empty. */
            readonly product_id: string;
            /** @description A text for the customer; may be empty. */
            readonly description: string;
            /** @description Where the customer's browser goes after the payment; empty where the service's own result page is shown. */
            readonly return_url: string;
            /** @description The `x-routing-id` of the session's first call, which is the creation of the customer where it sent one, else that of the order; may be empty. */
            readonly routing_id: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly last_updated: components["schemas"]["Timestamp"];
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly order_expiry: components["schemas"]["Timestamp"];
            /** @description Whether all that was charged has been given back. */
            readonly refunded: boolean;
            /** @description How much has been given back or is on its way back. */
            readonly amount_refunded: number;
            /** @description How much can still be refunded. From version 2025-01-10. */
            readonly maximum_eligible_refund_amount?: number;
            /** @description The amount less offers, never less refunds. */
            readonly effective_amount: number;
            /** @description The merchant's own field 1; empty by default. */
            readonly udf1: string;
            /** @description The merchant's own field 2; empty by default. */
            readonly udf2: string;
            /** @description The merchant's own field 3; empty by default. */
            readonly udf3: string;
            /** @description The merchant's own field 4; empty by default. */
            readonly udf4: string;
            /** @description The merchant's own field 5; empty by default. */
            readonly udf5: string;
            /** @description The merchant's own field 6; empty by default. */
            readonly udf6: string;
            /** @description The merchant's own field 7; empty by default. */
            readonly udf7: string;
            /** @description The merchant's own field 8; empty by default. */
            readonly udf8: string;
            /** @description The merchant's own field 9; empty by default. */
            readonly udf9: string;
            /** @description The merchant's own field 10; empty by default. */
            readonly udf10: string;
            /** @description A postal address. Parts that were not sent are empty texts. */
            readonly billing_address: components["schemas"]["Address"];
            /** @description A postal address. Parts that were not sent are empty texts. */
            readonly shipping_address: components["schemas"]["Address"];
            /** @description The order's `metadata.<name>` keys, without the prefix. Not there for a client auth token's reading, where it is empty. */
            readonly metadata: {
                readonly [key: string]: string;
            };
            /** @description Addresses of the hosted payment page of this order. They end with the order's expiry. */
            readonly payment_links?: components["schemas"]["PaymentLinks"];
            /** @description A client auth token, for calls from a browser or an app. Valid for 15 minutes, for this order or customer alone. */
            readonly svc?: components["schemas"]["ClientAuth"];
            /** @description True when at least one webhook of the order was due and each one so far was acknowledged with HTTP 200. Not in webhooks. */
            readonly webhook_notified?: boolean;
            /** @description The transaction's id, `{merchant_id}-{order_id}-{attempt}`. */
            readonly txn_id?: string;
            /** @description The service's own id of the transaction. */
            readonly txn_uuid?: string;
            /** @description CARD: a card, or a token of one. New values may be added; show one that you do not know as it is. */
            readonly payment_method_type?: "CARD" | Unlisted;
            /** @description The network, for example VISA, or CARD where it is not known. */
            readonly payment_method?: string;
            /** @description How the customer is authenticated. THREE_DS: 3-D Secure. OTP: a one-time password. MOTO: mail and telephone orders, not at all. New values may be added; treat one that you do not know as authenticated in another way. */
            readonly auth_type?: "THREE_DS" | "OTP" | "MOTO" | Unlisted;
            /** @description The card a transaction was made with. Never the number; show `last_four_digits`. */
            readonly card?: components["schemas"]["OrderCard"];
            /** @description The gateway's response code, once it has answered. */
            readonly resp_code?: string | null;
            /** @description The gateway's response message, once it has answered. */
            readonly resp_message?: string | null;
            /** @description The bank's own error code; empty otherwise. */
            readonly bank_error_code?: string;
            /** @description The bank's own error message; empty otherwise. */
            readonly bank_error_message?: string;
            /** @description The gateway configuration used; empty where none was reached. */
            readonly gateway_id?: string;
            /** @description The gateway reference id that routed the transaction. */
            readonly gateway_reference_id?: string | null;
            /** @description One payment attempt. */
            readonly txn_detail?: components["schemas"]["TxnDetail"];
            /** @description What the gateway answered; null before that. */
            readonly payment_gateway_response?: components["schemas"]["PaymentGatewayResponse"] | null;
            /** @description Refunds of the order's transactions, oldest first. */
            readonly refunds?: readonly components["schemas"]["Refund"][];
            /** @description All attempts, oldest first. From version 2025-01-10. */
            readonly txn_list?: readonly components["schemas"]["TxnDetail"][];
        };
        /** @description A page of orders, newest first. */
        readonly OrderList: {
            /** @description The orders of this page. */
            readonly list: readonly components["schemas"]["Order"][];
            /** @description How many orders match the filters, counted up to 10000; 10000 means that or more. */
            readonly total: number;
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
        /**
         * @description An amount as decimal text in the order's currency, above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent.
         * @example 100.00
         */
        readonly AmountText: string;
        /** @description A new order. Sending an existing order_id again changes that order, or answers its present state where nothing differs. */
        readonly OrderCreateForm: {
            /** @description The merchant's id of the order, unique per merchant whatever its case. Under 21 characters is recommended. */
            readonly order_id: string;
            /** @description An amount as decimal text in the order's currency, above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly amount: components["schemas"]["AmountText"];
            /** @description The currency's three letters (ISO 4217). */
            readonly currency?: components["schemas"]["Currency"];
            /** @description The merchant's id of the customer, or the service's `cst_…`. */
            readonly customer_id?: string;
            /** @description The customer's e-mail address. */
            readonly customer_email?: string;
            /** @description The customer's telephone number. */
            readonly customer_phone?: string;
            /** @description What is bought. */
            readonly product_id?: string;
            /** @description A text for the customer, shown on the payment page. */
            readonly description?: string;
            /** @description Where the customer's browser goes after the payment. http or https (https alone in production), without query and fragment. Default is the merchant's setting, else the service's own result page. */
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
            /** @description The billing address's telephone number. */
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
            /** @description The shipping address's telephone number. */
            readonly shipping_address_phone?: string;
            /** @description The shipping address's country. */
            readonly shipping_address_country?: string;
            /** @description The shipping address's country code (ISO 3166). */
            readonly shipping_address_country_code_iso?: string;
            /** @description The merchant's own field 1; given back unchanged. */
            readonly udf1?: string;
            /** @description The merchant's own field 2; given back unchanged. */
            readonly udf2?: string;
            /** @description The merchant's own field 3; given back unchanged. */
            readonly udf3?: string;
            /** @description The merchant's own field 4; given back unchanged. */
            readonly udf4?: string;
            /** @description The merchant's own field 5; given back unchanged. */
            readonly udf5?: string;
            /** @description The merchant's own field 6; given back unchanged. */
            readonly udf6?: string;
            /** @description The merchant's own field 7; given back unchanged. */
            readonly udf7?: string;
            /** @description The merchant's own field 8; given back unchanged. */
            readonly udf8?: string;
            /** @description The merchant's own field 9; given back unchanged. */
            readonly udf9?: string;
            /** @description The merchant's own field 10; given back unchanged. */
            readonly udf10?: string;
            /** @description Case-sensitive. Names the credential set of the gateway to use; it must equal the reference id of one of the merchant's gateway configurations, else the transaction fails with status STARTED. */
            readonly "metadata.SVC:gateway_reference_id"?: string;
            /** @description Where this order's webhooks go, instead of the configured address. Must be an https address. Credentials stay as configured. */
            readonly "metadata.webhook_url"?: string;
            /** @description The part of the amount that somebody else bears; given back unchanged. */
            readonly "metadata.subvention_amount"?: string;
            /** @description When false, the money is held on the card instead of charged: the order becomes AUTHORIZED, and POST /v2/txns/{txn_uuid}/capture or /void within seven days decides. Absent: true. */
            readonly "metadata.txns.auto_capture"?: boolean;
            /** @description After how many minutes the unpaid order expires, instead of the merchant's setting (30 unless changed). */
            readonly "metadata.expiryInMins"?: string;
            /** @description When true, the answer's `svc` block holds a client auth token that is valid for 15 minutes. */
            readonly "options.get_client_auth_token"?: boolean;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description What to change. Amount, currency and customer only while no attempt is open or successful; addresses, description and UDFs until the order is paid. */
        readonly OrderUpdateForm: {
            /** @description An amount as decimal text in the order's currency, above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly amount?: components["schemas"]["AmountText"];
            /** @description The currency's three letters (ISO 4217). */
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
            /** @description The billing address's telephone number. */
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
            /** @description The shipping address's telephone number. */
            readonly shipping_address_phone?: string;
            /** @description The shipping address's country. */
            readonly shipping_address_country?: string;
            /** @description The shipping address's country code (ISO 3166). */
            readonly shipping_address_country_code_iso?: string;
            /** @description The merchant's own field 1; given back unchanged. */
            readonly udf1?: string;
            /** @description The merchant's own field 2; given back unchanged. */
            readonly udf2?: string;
            /** @description The merchant's own field 3; given back unchanged. */
            readonly udf3?: string;
            /** @description The merchant's own field 4; given back unchanged. */
            readonly udf4?: string;
            /** @description The merchant's own field 5; given back unchanged. */
            readonly udf5?: string;
            /** @description The merchant's own field 6; given back unchanged. */
            readonly udf6?: string;
            /** @description The merchant's own field 7; given back unchanged. */
            readonly udf7?: string;
            /** @description The merchant's own field 8; given back unchanged. */
            readonly udf8?: string;
            /** @description The merchant's own field 9; given back unchanged. */
            readonly udf9?: string;
            /** @description The merchant's own field 10; given back unchanged. */
            readonly udf10?: string;
            /** @description When true, the answer's `svc` block holds a client auth token that is valid for 15 minutes. */
            readonly "options.get_client_auth_token"?: boolean;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A refund of an order, whole or in part. */
        readonly RefundForm: {
            /** @description The merchant's own id of this refund, at most 64 characters. It guards against refunding twice: an order takes each id once, whatever became of the refund. Send the same id when a call is repeated for want of an answer, and another one for another refund. */
            readonly unique_request_id: string;
            /** @description How much to give back, as decimal text in the order's currency, with at most the currency's decimals. All that is left, when absent. */
            readonly amount?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A refund of a transaction, whole or in part. */
        readonly TxnRefundForm: {
            /** @description The transaction to refund, `{merchant_id}-{order_id}-{attempt}`: the one that has paid its order. */
            readonly txn_id: string;
            /** @description The merchant's own id of this refund, at most 64 characters. It guards against refunding twice: an order takes each id once, whatever became of the refund. Send the same id when a call is repeated for want of an answer, and another one for another refund. */
            readonly unique_request_id: string;
            /** @description How much to give back, as decimal text in the order's currency, with at most the currency's decimals. All that is left, when absent. */
            readonly amount?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A refund, with the order that it belongs to. */
        readonly TxnRefund: components["schemas"]["Refund"] & {
            /** @description The merchant's id of the order, in the case it was created with. */
            readonly order_id: string;
        };
        /** @description The amount in the order's currency, as decimal text or as a number, under the rules of AmountText. */
        readonly AmountInput: string | number;
        /**
         * @description What the page is for. `paymentPage` (default): pay the order. `paymentManagement`: the customer sees the stored cards, deletes them and has tokens made of them; no order is made.
         * @enum {string}
         */
        readonly SessionAction: "paymentPage" | "paymentManagement";
        /** @description An order together with a link to its hosted payment page; an existing unpaid order_id is taken up again. With the action paymentManagement instead a link to a customer's stored cards, without an order. */
        readonly SessionRequest: {
            /** @description The merchant's id of the order. Mandatory but for paymentManagement, which makes no order and does not look at it. */
            readonly order_id?: string;
            /** @description The amount in the order's currency, as decimal text or as a number, under the rules of AmountText. */
            readonly amount?: components["schemas"]["AmountInput"];
            /** @description The currency's three letters (ISO 4217). */
            readonly currency?: components["schemas"]["Currency"];
            /** @description The merchant's id of the customer, or the service's `cst_…`. For paymentManagement it must be a customer created by POST /customers. */
            readonly customer_id?: string;
            /** @description The customer's e-mail address. */
            readonly customer_email?: string;
            /** @description The customer's telephone number. */
            readonly customer_phone?: string;
            /** @description What is bought. */
            readonly product_id?: string;
            /** @description A text for the customer, shown on the payment page. */
            readonly description?: string;
            /** @description Where the customer's browser goes afterwards. http or https (https alone in production), without query and fragment. Default is the merchant's setting, else the service's own result page. */
            readonly return_url?: string;
            /** @description The merchant's client id (the merchant id unless the operator set another). */
            readonly payment_page_client_id: string;
            /** @description What the page is for. `paymentPage` (default): pay the order. `paymentManagement`: the customer sees the stored cards, deletes them and has tokens made of them; no order is made. */
            readonly action?: components["schemas"]["SessionAction"];
            /** @description The merchant's own field 1; given back unchanged. */
            readonly udf1?: string;
            /** @description The merchant's own field 2; given back unchanged. */
            readonly udf2?: string;
            /** @description The merchant's own field 3; given back unchanged. */
            readonly udf3?: string;
            /** @description The merchant's own field 4; given back unchanged. */
            readonly udf4?: string;
            /** @description The merchant's own field 5; given back unchanged. */
            readonly udf5?: string;
            /** @description The merchant's own field 6; given back unchanged. */
            readonly udf6?: string;
            /** @description The merchant's own field 7; given back unchanged. */
            readonly udf7?: string;
            /** @description The merchant's own field 8; given back unchanged. */
            readonly udf8?: string;
            /** @description The merchant's own field 9; given back unchanged. */
            readonly udf9?: string;
            /** @description The merchant's own field 10; given back unchanged. */
            readonly udf10?: string;
            /** @description Case-sensitive. Names the credential set of the gateway to use. */
            readonly "metadata.SVC:gateway_reference_id"?: string;
            /** @description Where this order's webhooks go, instead of the configured address. Must be an https address. */
            readonly "metadata.webhook_url"?: string;
            /** @description True or false. When false, the money is held on the card instead of charged, to be captured or voided within seven days. Absent counts as true. */
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
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expiry: components["schemas"]["Timestamp"];
        };
        /** @description What the client SDK needs to open the payment page. */
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
            /** @description The e-mail address; may be empty. */
            readonly customerEmail: string;
            /** @description The telephone number; may be empty. */
            readonly customerPhone: string;
            /** @description What the page is for. `paymentPage` (default): pay the order. `paymentManagement`: the customer sees the stored cards, deletes them and has tokens made of them; no order is made. */
            readonly action: components["schemas"]["SessionAction"];
            /** @description The return address; may be empty. */
            readonly returnUrl: string;
            /** @description sandbox or production. */
            readonly environment: string;
            /** @description A client auth token of the order, or of the customer for paymentManagement; valid for 15 minutes. */
            readonly clientAuthToken: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly clientAuthTokenExpiry: components["schemas"]["Timestamp"];
        };
        /** @description Hand it to the client SDK unchanged. */
        readonly SdkPayload: {
            /** @description The id of this call. */
            readonly requestId: string;
            /**
             * @description The SDK's service.
             * @enum {string}
             */
            readonly service: "in.svc.hyperpay";
            /** @description What the client SDK needs to open the payment page. */
            readonly payload: components["schemas"]["SdkPayloadBody"];
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly expiry: components["schemas"]["Timestamp"];
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly currTime: components["schemas"]["Timestamp"];
        };
        /** @description The order and the ways to its payment page. With the action paymentManagement there is no order, and its fields are empty. */
        readonly Session: {
            /**
             * @description Where an order stands. It follows the transaction that counts most (the one that moved money, else the latest), or is NEW without one, or EXPIRED when its time ran out unpaid.
             *     After SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED the order can be paid by another attempt until it expires.
             *     New values may be added; treat one that you do not know as not paid, and read the order again later.
             *
             *     - `NEW`: created; no payment attempt yet.
             *     - `STARTED`: an attempt began and has not reached a gateway.
             *     - `PENDING_VBV`: the customer authenticates at the bank.
             *     - `VBV_SUCCESSFUL`: the customer has authenticated; the gateway is asked next.
             *     - `AUTHORIZING`: the gateway has not given its final answer.
             *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
             *     - `CAPTURE_INITIATED`: the capture is under way.
             *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
             *     - `VOID_INITIATED`: the void is under way.
             *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
             *     - `VOIDED`: the held amount was released; final.
             *     - `CHARGED`: paid; refunds do not change it.
             *     - `PARTIAL_CHARGED`: paid in part: less than the held amount was captured and the rest was released.
             *     - `AUTO_REFUNDED`: paid too late, twice or on other terms than the order's, and refunded by the service; the order is not paid, and another attempt may pay it until it expires.
             *     - `SVC_DECLINED`: refused before it reached a gateway.
             *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
             *     - `AUTHORIZATION_FAILED`: the bank or the gateway refused the payment.
             *     - `EXPIRED`: the time to pay ran out.
             */
            readonly status: components["schemas"]["OrderStatus"];
            /** @description The service's id of the order; empty for paymentManagement. */
            readonly id: string;
            /** @description The merchant's id of the order; empty for paymentManagement. */
            readonly order_id: string;
            /** @description The link to the hosted page. */
            readonly payment_links: components["schemas"]["SessionLinks"];
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly order_expiry: components["schemas"]["Timestamp"];
            /** @description Hand it to the client SDK unchanged. */
            readonly sdk_payload: components["schemas"]["SdkPayload"];
        };
        /** @description One payment attempt, for an existing order (`order_id`) or for one that the same call creates (`order.*`). The card is given in one of three ways. New card: `card_number`, `card_exp_month`, `card_exp_year`, `card_security_code`. Stored card, or a stored token, which is asked for alike: `card_token` and `card_security_code`. Network token with its cryptogram: the token as `card_number` with its own expiry, `tavv` and the `token.*` fields. */
        readonly TxnStartForm: {
            /** @description The order to pay. Leave it out when `order.order_id` is given. */
            readonly order_id?: string;
            /** @description The merchant id; the same as in the header `x-merchantid`. */
            readonly merchant_id: string;
            /**
             * @description CARD.
             * @enum {string}
             */
            readonly payment_method_type: "CARD";
            /** @description The network, for example VISA. CARD, or none, when the service shall tell it by the number. */
            readonly payment_method?: string;
            /** @description The card number, 12 to 19 digits; a space or a dash may stand between two of them. It is checked (Luhn) and never kept in clear. With `tavv`, the number of the network token. */
            readonly card_number?: string;
            /** @description The card's expiry month, 01 to 12. */
            readonly card_exp_month?: string;
            /** @description The card's expiry year, two digits or four that begin with 20. */
            readonly card_exp_year?: string;
            /** @description The cardholder's name. */
            readonly name_on_card?: string;
            /** @description The CVV: 3 digits, 4 for AMEX. Handed to the gateway within this call and never kept. */
            readonly card_security_code?: string;
            /** @description A stored card, in place of number, expiry and name: the short-lived `card_token` of GET /cards or POST /card/add, or a `ctkn_...` of POST /card/tokenize, which can be used once. It must belong to the order's customer. */
            readonly card_token?: string;
            /**
             * @description Whether to store the card for the order's customer once it has paid. Taken only with an API key or a client auth token of the order; ignored, and named as such, otherwise. Without a customer it is not stored, nor beside 100 stored cards of that customer, which `x-svc-warning` says to callers with credentials; where the merchant may keep tokens only, its number is not.
             * @default false
             */
            readonly save_to_locker?: boolean;
            /** @description The customer's choice on the merchant's own consent screen: true, and the card becomes a network token after the payment, which is then always authenticated; false, and it does not. Absent: the service's consent page is shown where it is switched on for the merchant, and its answer proves who held the page, not who the customer is. Taken only with an API key or a client auth token of the order, and from merchants that are enabled for tokenization; ignored, and named as such, otherwise. */
            readonly tokenize?: boolean;
            /** @description The cryptogram of the network token, 20 bytes in base64. Handed to the gateway within this call and never kept. */
            readonly tavv?: string;
            /** @description The merchant's token requestor id. Required for issuer tokens. */
            readonly "token.requestor_id"?: string;
            /** @description The payment account reference of the token. */
            readonly "token.par"?: string;
            /** @description The last four digits of the card behind the token, which are shown to people. */
            readonly "token.card_last_four"?: string;
            /** @description The electronic commerce indicator that came with the cryptogram. */
            readonly "token.eci"?: string;
            /**
             * @description ALT_ID: an alternate id for one guest payment. COFT: a card-on-file token.
             * @enum {string}
             */
            readonly "token.type"?: "ALT_ID" | "COFT";
            /** @description Who made the token, the network's name for example; ISSUER for an issuer token. */
            readonly "token.provider"?: string;
            /** @description What made the token, the network's name for example; ISSUER for an issuer token. */
            readonly "token.provider_category"?: string;
            /** @description The reference id that came from provisioning. Required for issuer tokens. */
            readonly "token.provider_reference_id"?: string;
            /**
             * @description How the customer is authenticated. MOTO (mail and telephone orders, no authentication) needs valid credentials and the merchant's setting.
             * @default THREE_DS
             * @enum {string}
             */
            readonly auth_type?: "THREE_DS" | "OTP" | "MOTO";
            /**
             * @description When false, the customer ends on the service's result page with a link back instead of going back by itself.
             * @default true
             */
            readonly redirect_after_payment?: boolean;
            /**
             * @description `json`: answer 200 with JSON. Absent: answer 303 to the authentication address, for a form posted by a browser.
             * @enum {string}
             */
            readonly format?: "json";
            /** @description The id of the order to create in this call. */
            readonly "order.order_id"?: string;
            /** @description An amount as decimal text in the order's currency, above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly "order.amount"?: components["schemas"]["AmountText"];
            /** @description The currency's three letters (ISO 4217). */
            readonly "order.currency"?: components["schemas"]["Currency"];
            /** @description The customer of the order to create. */
            readonly "order.customer_id"?: string;
            /** @description The return address of the order to create. Without credentials its origin must be that of one of the addresses in the payment page settings (`return_url`, `allowed_origins`); where none are set, none is taken. */
            readonly "order.return_url"?: string;
            /** @description The gateway reference id of the order to create. Taken only with valid credentials. */
            readonly "metadata.SVC:gateway_reference_id"?: string;
            /** @description The webhook address of the order to create. Taken only with valid credentials. */
            readonly "metadata.webhook_url"?: string;
            /** @description When false, the money of the order to create is held on the card instead of charged. Taken only with valid credentials. */
            readonly "metadata.txns.auto_capture"?: boolean;
            /** @description Of an order that the call creates; refused without an API key. With one it is ignored and named so, since the answer holds the transaction alone; ask for the token by POST /orders. */
            readonly "options.get_client_auth_token"?: boolean;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description Where to send the customer's browser. */
        readonly TxnAuthentication: {
            /** @description How to open the address. New values may be added; tell the customer that the payment cannot go on here where you do not know the value. */
            readonly method: "GET" | Unlisted;
            /**
             * Format: uri
             * @description The authentication address. Send the customer there.
             */
            readonly url: string;
        };
        /** @description What the customer has to do now. There only while the customer has to authenticate (status PENDING_VBV). */
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
            /** @description The service's own id of the transaction. */
            readonly txn_uuid: string;
            /**
             * @description Where one payment attempt stands. SVC_DECLINED, AUTHENTICATION_FAILED and AUTHORIZATION_FAILED are the end of it, unless the gateway reports a late success; CHARGED or AUTO_REFUNDED follows then.
             *     New values may be added; treat one that you do not know as not paid, and read the order again later.
             *
             *     - `STARTED`: begun; no gateway was reached.
             *     - `PENDING_VBV`: the customer authenticates at the bank.
             *     - `VBV_SUCCESSFUL`: the customer has authenticated; the gateway is asked next.
             *     - `AUTHORIZING`: the gateway has not given its final answer.
             *     - `AUTHORIZED`: the amount is held on the card; capture or void it.
             *     - `CAPTURE_INITIATED`: the capture is under way.
             *     - `CAPTURE_FAILED`: the gateway refused the capture; the amount is still held.
             *     - `VOID_INITIATED`: the void is under way.
             *     - `VOID_FAILED`: the gateway refused the void; the amount is still held.
             *     - `VOIDED`: the held amount was released; final.
             *     - `CHARGED`: paid, of a hold in whole or in part; final, but for a payment on other terms of an order opened without credentials, which becomes AUTO_REFUNDED when the merchant creates the order.
             *     - `AUTO_REFUNDED`: paid too late, twice or on other terms than the order's, and refunded by the service; final.
             *     - `SVC_DECLINED`: refused before it reached a gateway.
             *     - `AUTHENTICATION_FAILED`: the customer was not authenticated, or cancelled.
             *     - `AUTHORIZATION_FAILED`: the bank or the gateway refused the payment.
             */
            readonly status: components["schemas"]["TxnStatus"];
            /** @description What the customer has to do now. There only while the customer has to authenticate (status PENDING_VBV). */
            readonly payment?: components["schemas"]["TxnPayment"];
            /** @description Offers applied to the transaction. */
            readonly offer_details: components["schemas"]["OfferDetails"];
        };
        /** @description What to capture of held money. */
        readonly CaptureForm: {
            /** @description An amount as decimal text in the order's currency, above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly amount?: components["schemas"]["AmountText"];
            /** @description The same as the header `Idempotency-Key`; send one of them. The merchant's own key of this capture. The same call with the same key again gets the same answer, and nothing is done twice. */
            readonly idempotence_key?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description What to let go of held money, which is all of it. */
        readonly VoidForm: {
            /** @description The same as the header `Idempotency-Key`; send one of them. The merchant's own key of this void. The same call with the same key again gets the same answer, and nothing is done twice. */
            readonly idempotence_key?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A JWE (RFC 7516) with its five parts by name. The protected header says alg, enc and kid: RSA-OAEP-256 and A256GCM; requests may also use RSA-OAEP. `kid` names one of the merchant's key sets, and the key is the receiver's public key of that set. What is encrypted is a JWS (RFC 7515) as the JSON text `{"header": "…", "payload": "…", "signature": "…"}`: RS256, the same kid, signed with the sender's private key of the set. Its payload is the plain operation's body, as JSON. Beside the body's fields the payload of a request may hold three claims of RFC 7519, which are checked where they are there, and which the operator can make mandatory for a merchant (`message_claims_required`): `iat`, the second in which the message was made, at most a minute in the future; `exp`, the second in which its time is over, at most 3600 after `iat`, which is also what counts without `exp`; and `jti`, a text of up to 128 characters that no other message of the merchant has. A message whose `jti` came before within its time is answered with 401, whatever became of the first. Every part is base64url without padding, as in the compact form. */
        readonly EncryptedMessage: {
            /** @description The protected header, for example `{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"shop-2026-03"}`. Neither zip nor crit is taken. */
            readonly header: string;
            /** @description The content encryption key, encrypted for the receiver's RSA key. */
            readonly encryptedKey: string;
            /** @description The initialization vector, 12 bytes. */
            readonly iv: string;
            /** @description The encrypted JWS. The ciphertext, as the RFC calls it. */
            readonly encryptedPayload: string;
            /** @description The authentication tag, 16 bytes. */
            readonly tag: string;
        };
        /** @description A new customer of the merchant. */
        readonly CustomerCreateForm: {
            /** @description The merchant's own id of the customer, unique per merchant. */
            readonly object_reference_id: string;
            /** @description The mobile number, digits alone. */
            readonly mobile_number: string;
            /** @description The country's calling code, for example 91. */
            readonly mobile_country_code?: string;
            /** @description The e-mail address. */
            readonly email_address?: string;
            /** @description The given name. */
            readonly first_name?: string;
            /** @description The family name. */
            readonly last_name?: string;
            /** @description When true, the answer's `svc` block holds a client auth token that is valid for 15 minutes. */
            readonly "options.get_client_auth_token"?: boolean;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A customer of the merchant. */
        readonly Customer: {
            /** @description The service's id of the customer. */
            readonly id: string;
            /**
             * @description The kind of this object.
             * @enum {string}
             */
            readonly object: "customer";
            /** @description The merchant's own id of the customer. */
            readonly object_reference_id: string;
            /** @description The mobile number. */
            readonly mobile_number: string;
            /** @description The country's calling code; may be empty. */
            readonly mobile_country_code: string;
            /** @description The e-mail address; may be empty. */
            readonly email_address: string;
            /** @description The given name; may be empty. */
            readonly first_name: string;
            /** @description The family name; may be empty. */
            readonly last_name: string;
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly last_updated: components["schemas"]["Timestamp"];
            /** @description A client auth token, for calls from a browser or an app. Valid for 15 minutes, for this order or customer alone. */
            readonly svc?: components["schemas"]["ClientAuth"];
        };
        /** @description What to change; what is not sent stays. */
        readonly CustomerUpdateForm: {
            /** @description The mobile number, digits alone. */
            readonly mobile_number?: string;
            /** @description The country's calling code, for example 91. */
            readonly mobile_country_code?: string;
            /** @description The e-mail address. */
            readonly email_address?: string;
            /** @description The given name. */
            readonly first_name?: string;
            /** @description The family name. */
            readonly last_name?: string;
            /** @description When true, the answer's `svc` block holds a client auth token that is valid for 15 minutes. */
            readonly "options.get_client_auth_token"?: boolean;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A customer whose cards and tokens were erased. */
        readonly CustomerDeleted: {
            /** @description The service's `cst_…` id; for a customer that was never created the id that was sent. */
            readonly id: string;
            /**
             * @description customer.
             * @enum {string}
             */
            readonly object: "customer";
            /** @description Always true: the customer is gone. */
            readonly deleted: boolean;
        };
        /** @description What is known of the cards whose number begins with a BIN. Texts that are not known are empty. */
        readonly CardBin: {
            /** @description The BIN that this is known of, the longest one that the digits asked for begin with. It can be shorter than what was asked for. */
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
            /** @description The issuer's product; NA where it has none. */
            readonly card_sub_type: string;
            /** @description The issuer's bank code. */
            readonly svc_bank_code: string;
            /** @description Whether cards of this BIN can be tokenized for this merchant. False where the issuer is not known, and where the card network has given the merchant no token requestor id. A merchant that asks for consent itself asks only where this is true. */
            readonly tokenize_support: boolean;
            /** @description Whether cards of this BIN can be charged again under a mandate. Only with `options.check_mandate_support=true`. */
            readonly mandate_support?: boolean;
            /** @description Whether the issuer takes a one-time password without a page of its own. Only with `options.check_direct_otp_support=true`. */
            readonly direct_otp_support?: boolean;
        };
        /** @description Whose card it is, and that the customer agrees to a token of it. */
        readonly CardTokenizationForm: {
            /** @description The customer that the card is stored for, by the id that its orders carry, or the service's `cst_…` id. A card of another customer is answered as unknown. */
            readonly customer_id: string;
            /** @description The CVV: 3 digits, 4 for AMEX. Asked for as in POST /txns, handed to the gateway within this call and never kept. */
            readonly card_security_code?: string;
            /**
             * @description That the customer has agreed to the token. Only true is taken; it is recorded with the payment. A box that was ticked beforehand is no consent.
             * @enum {boolean}
             */
            readonly consent: true;
            /** @description Where the customer's browser goes afterwards; the payment page settings' address, or the service's result page, where it is left out. With a client auth token its origin must be that of one of the addresses in the payment page settings; where none are set, none is taken. */
            readonly return_url?: string;
            /** @description The id of the order of the rupee. Where it is left out, `tok_` and 16 characters; a call that is repeated with the same card, customer and `return_url` while the order of the first still waits to be paid leads to that order, so that there is one rupee to pay and not two. Sent again for the same card, the order gets another payment attempt. Taken only with an API key. */
            readonly order_id?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description Whose token it is. */
        readonly TokenActionForm: {
            /** @description The customer that the card is stored for, by the id that its orders carry, or the service's `cst_…` id. A card of another customer is answered as unknown. */
            readonly customer_id: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description The token of a stored card, with what names it to a gateway. */
        readonly StoredCardToken: components["schemas"]["Token"] & {
            /** @description The token requestor id under which the token was asked for; empty where none is configured. */
            readonly requestor_id: string;
            /** @description The card's network. New values may be added; pass one that you do not know on as it is. */
            readonly provider: "VISA" | "MASTERCARD" | "AMEX" | "RUPAY" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB" | Unlisted;
            /** @description Who made the token. NETWORK_TOKEN: the card's network. ISSUER_TOKEN: the card's issuer, as with RUPAY. New values may be added; pass one that you do not know on as it is. */
            readonly provider_category: "NETWORK_TOKEN" | "ISSUER_TOKEN" | Unlisted;
            /** @description The network's name for the token; empty until it has made it. */
            readonly provider_reference_id: string;
            /** @description COFT: a token of a card on file. New values may be added; pass one that you do not know on as it is. */
            readonly type: "COFT" | Unlisted;
        };
        /** @description A stored card. Entries with a token look the same as others. Never the number. */
        readonly StoredCard: {
            /** @description Pays with the card as `card_token` of POST /txns. Valid for 15 minutes and another one in every list. */
            readonly card_token: string;
            /** @description The permanent reference of the card of this customer. */
            readonly card_reference: string;
            /** @description The masked number, `<first4>-XXXXXXXX-<last4>`; for a merchant with repeat-token transactions `XXXX-XXXXXXXX-<last4>`. */
            readonly card_number: string;
            /** @description The card's first six digits. */
            readonly card_isin: string;
            /** @description The card's expiry year, four digits. */
            readonly card_exp_year: string;
            /** @description The card's expiry month, two digits. */
            readonly card_exp_month: string;
            /** @description CREDIT, DEBIT, or another word; empty where the BIN is not known. */
            readonly card_type: string;
            /** @description The issuer's name; empty where the BIN is not known. */
            readonly card_issuer: string;
            /** @description The network, for example VISA, MASTERCARD, RUPAY, AMEX; empty where it is not known. */
            readonly card_brand: string;
            /** @description What the customer calls the card; may be empty. */
            readonly nickname: string;
            /** @description The cardholder's name; may be empty. */
            readonly name_on_card: string;
            /** @description Whether the card's expiry is over. */
            readonly expired: boolean;
            /** @description The same for the same card, over all merchants. */
            readonly card_fingerprint: string;
            /** @description The issuer's bank code; empty where the BIN is not known. */
            readonly svc_bank_code: string;
            /** @description The issuer's product; NA where it is not known. */
            readonly card_sub_type: string;
            /** @description The issuer's country; empty where the BIN is not known. */
            readonly card_issuer_country: string;
            /** @description Whether this entry can be tokenized. False for one that has a token, and where Card Info says false of its BIN. */
            readonly tokenize_support: boolean;
            /** @description Where the card is kept. VAULT: in the service's vault. NETWORK_TOKEN: as a token of its network. ISSUER_TOKEN: as a token of its issuer, as all of RUPAY are. CONTAINER: with a provider that keeps cards itself. New values may be added; treat one that you do not know as kept somewhere else. */
            readonly provider_category: "VAULT" | "NETWORK_TOKEN" | "ISSUER_TOKEN" | "CONTAINER" | Unlisted;
            /** @description Who keeps it. SVC: the service. SODEXO: with CONTAINER. Otherwise the network of the entry's token. New values may be added; treat one that you do not know as kept somewhere else. */
            readonly provider: "SVC" | "VISA" | "MASTERCARD" | "AMEX" | "RUPAY" | "MAESTRO" | "DINERS" | "DISCOVER" | "JCB" | "SODEXO" | Unlisted;
            /** @description The token of a stored card, with what names it to a gateway. */
            readonly token?: components["schemas"]["StoredCardToken"];
        };
        /** @description The stored cards of a customer. */
        readonly CardList: {
            /** @description The customer, as it was asked for. */
            readonly customer_id: string;
            /** @description The merchant. */
            readonly merchantId: string;
            /** @description The newest first. */
            readonly cards: readonly components["schemas"]["StoredCard"][];
        };
        /** @description A card to store. */
        readonly CardAddForm: {
            /** @description Whose card it is, by either id of a known customer, or by the merchant's own text. It may be all digits, with a fitting check digit too; the card number of this very call is refused in it, as in any field but card_number. */
            readonly customer_id: string;
            /** @description The card number, 12 to 19 digits; a space or a dash may stand between two of them. It is checked (Luhn) and kept in the vault alone. */
            readonly card_number: string;
            /** @description The card's expiry month, 01 to 12. */
            readonly card_exp_month: string;
            /** @description The card's expiry year, two digits or four that begin with 20. */
            readonly card_exp_year: string;
            /** @description The cardholder's name. */
            readonly name_on_card?: string;
            /** @description What the customer calls the card. */
            readonly nickname?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A card that was stored. */
        readonly CardAdded: {
            /** @description Pays with the card, for 15 minutes. */
            readonly card_token: string;
            /** @description The permanent reference of the card of this customer. */
            readonly card_reference: string;
            /** @description The same for the same card, over all merchants. */
            readonly card_fingerprint: string;
        };
        /** @description The card to delete, by one of the two. */
        readonly CardDeleteForm: {
            /** @description The card's token from GET /cards, or a `ctkn_…`. */
            readonly card_token?: string;
            /** @description The card's permanent reference, in place of card_token. */
            readonly card_reference?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A card that was deleted. */
        readonly CardDeleted: {
            /** @description The reference that the card had; empty for a `ctkn_…`. */
            readonly card_reference: string;
            /** @description Always true: the card is gone. */
            readonly deleted: boolean;
        };
        /** @description The stored card, by card_token or card_reference, and what to change of it (nickname, name_on_card, or both). A call without either is refused. */
        readonly CardUpdateForm: {
            /** @description The card's token from GET /cards. */
            readonly card_token?: string;
            /** @description The card's permanent reference, in place of card_token. */
            readonly card_reference?: string;
            /** @description What the customer calls the card. An empty text takes the nickname away; `null`, like a nickname that is not sent, leaves it. */
            readonly nickname?: string;
            /** @description The cardholder's name. */
            readonly name_on_card?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A stored card that was changed. */
        readonly CardUpdated: {
            /**
             * @description SUCCESS.
             * @enum {string}
             */
            readonly status: "SUCCESS";
            /** @description The card's permanent reference. */
            readonly card_reference: string;
        };
        /** @description A card to pay with once. */
        readonly CardTokenizeForm: {
            /** @description The card number, 12 to 19 digits; a space or a dash may stand between two of them. It is checked (Luhn) and kept in the vault alone. */
            readonly card_number: string;
            /** @description The card's expiry month, 01 to 12. */
            readonly card_exp_month: string;
            /** @description The card's expiry year, two digits or four that begin with 20. */
            readonly card_exp_year: string;
            /** @description The cardholder's name. */
            readonly name_on_card?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description A card that was handed in for one payment. */
        readonly TemporaryCard: {
            /** @description The `ctkn_…`, to be sent as card_token, once. */
            readonly card_token: string;
            /** @description The same, under the name that older clients read. */
            readonly token: string;
            /** @description When its time is over. */
            readonly expiry: components["schemas"]["Timestamp"];
        };
        /** @description What the event is about. */
        readonly WebhookContent: {
            /** @description An order with the transaction that counts most: the one that moved money, else the latest. The fields from `txn_id` on are there once a transaction exists. */
            readonly order: components["schemas"]["Order"];
        };
        /** @description An order was created. */
        readonly OrderCreatedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_CREATED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description An order was changed by the merchant. */
        readonly OrderUpdatedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_UPDATED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A payment attempt has begun. */
        readonly TxnCreatedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "TXN_CREATED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A payment attempt was charged. */
        readonly TxnChargedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "TXN_CHARGED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A payment attempt failed. */
        readonly TxnFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "TXN_FAILED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The order is paid. */
        readonly OrderSucceededEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_SUCCEEDED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description An attempt to pay the order failed, or the order expired unpaid. The order may still be paid by another attempt while it has not expired. */
        readonly OrderFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_FAILED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The money of the order is held on the card (`metadata.txns.auto_capture=false`), to be captured or voided within seven days. */
        readonly OrderAuthorizedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_AUTHORIZED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description Part of the money that was held for the order is captured (`txn_detail.net_amount`); the rest is let go. */
        readonly OrderPartialChargedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_PARTIAL_CHARGED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway refused to capture the held money. It stays held: the capture may be tried again, or the money let go. */
        readonly OrderCaptureFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_CAPTURE_FAILED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The money that was held for the order is let go, by the merchant or because nobody captured it in seven days. This is final. */
        readonly OrderVoidedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_VOIDED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway refused to let go of the held money. It stays held: the void may be tried again, or the money captured. */
        readonly OrderVoidFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_VOID_FAILED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A payment came late, twice or on other terms than the order's, and the service gives it back. */
        readonly AutoRefundInitiatedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "AUTO_REFUND_INITIATED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The service has given back a payment that came late, twice or on other terms than the order's. */
        readonly AutoRefundSucceededEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "AUTO_REFUND_SUCCEEDED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway refused to give back a payment that came late, twice or on other terms than the order's; the operator settles it by hand. */
        readonly AutoRefundFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "AUTO_REFUND_FAILED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A refund was accepted and will be sent to the gateway. */
        readonly RefundInitiatedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "REFUND_INITIATED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway has given a refund back. */
        readonly RefundSucceededEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "REFUND_SUCCEEDED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway has refused a refund. */
        readonly RefundFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "REFUND_FAILED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The gateway cannot tell what became of a refund; the merchant asks it and settles it by hand. */
        readonly RefundManualReviewNeededEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "REFUND_MANUAL_REVIEW_NEEDED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description Money of the order was given back. */
        readonly OrderRefundedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_REFUNDED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description A refund of the order failed. */
        readonly OrderRefundFailedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "ORDER_REFUND_FAILED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            readonly content: components["schemas"]["WebhookContent"];
        };
        /** @description The stored card that a token stands for. Never the number; show `last_four_digits`. */
        readonly TokenCard: {
            /** @description The customer that the card is stored for, by your own id. */
            readonly customer_id: string;
            /** @description The card's permanent reference. */
            readonly card_reference: string;
            /** @description The same for the same card, over all merchants. Says nothing of the number. */
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
            /** @description What the customer calls the card; may be empty. */
            readonly nickname: string;
            /** @description The network, for example VISA, MASTERCARD, RUPAY, AMEX. */
            readonly card_brand: string;
            /** @description CREDIT, DEBIT, or another word; empty where the BIN is not known. */
            readonly card_type: string;
            /** @description The issuer's name; empty where the BIN is not known. */
            readonly card_issuer: string;
        };
        /** @description Why a token is INACTIVE. refused_by_network: the network made none. network_unavailable: it did not answer for an hour. number_not_kept: the card's number was gone before the network had it. deleted_by_merchant: POST /cards/{card_reference}/token/delete. card_removed: the card, or its customer, was deleted. deleted_by_issuer, card_closed, expired: the issuer ended it. New values may be added; show one that you do not know as another reason. */
        readonly TokenEndReason: "refused_by_network" | "network_unavailable" | "number_not_kept" | "deleted_by_merchant" | "card_removed" | "deleted_by_issuer" | "card_closed" | "expired" | Unlisted;
        /** @description What the event is about. The token as it is since the event. */
        readonly TokenEventContent: {
            /** @description The token of a stored card, with what names it to a gateway. */
            readonly token: components["schemas"]["StoredCardToken"];
            /** @description The stored card that a token stands for. Never the number; show `last_four_digits`. */
            readonly card: components["schemas"]["TokenCard"];
            /** @description The order with whose payment the token was made. */
            readonly order_id?: string;
            /** @description Why a token is INACTIVE. refused_by_network: the network made none. network_unavailable: it did not answer for an hour. number_not_kept: the card's number was gone before the network had it. deleted_by_merchant: POST /cards/{card_reference}/token/delete. card_removed: the card, or its customer, was deleted. deleted_by_issuer, card_closed, expired: the issuer ended it. New values may be added; show one that you do not know as another reason. */
            readonly reason?: components["schemas"]["TokenEndReason"];
        };
        /** @description A token of a stored card has another status. */
        readonly TokenStatusChangedEvent: {
            /** @description The event's id, the same on every delivery attempt. The key to recognise a repetition by. */
            readonly id: string;
            /**
             * @description What happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly event_name: "TOKEN_STATUS_CHANGED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. The token as it is since the event. */
            readonly content: components["schemas"]["TokenEventContent"];
        };
        /** @description An event, as it is sent by webhook. */
        readonly WebhookEvent: components["schemas"]["OrderCreatedEvent"] | components["schemas"]["OrderUpdatedEvent"] | components["schemas"]["TxnCreatedEvent"] | components["schemas"]["TxnChargedEvent"] | components["schemas"]["TxnFailedEvent"] | components["schemas"]["OrderSucceededEvent"] | components["schemas"]["OrderFailedEvent"] | components["schemas"]["OrderAuthorizedEvent"] | components["schemas"]["OrderPartialChargedEvent"] | components["schemas"]["OrderCaptureFailedEvent"] | components["schemas"]["OrderVoidedEvent"] | components["schemas"]["OrderVoidFailedEvent"] | components["schemas"]["AutoRefundInitiatedEvent"] | components["schemas"]["AutoRefundSucceededEvent"] | components["schemas"]["AutoRefundFailedEvent"] | components["schemas"]["RefundInitiatedEvent"] | components["schemas"]["RefundSucceededEvent"] | components["schemas"]["RefundFailedEvent"] | components["schemas"]["RefundManualReviewNeededEvent"] | components["schemas"]["OrderRefundedEvent"] | components["schemas"]["OrderRefundFailedEvent"] | components["schemas"]["TokenStatusChangedEvent"];
        /** @description An event with its number. */
        readonly NumberedEvent: {
            /**
             * Format: int64
             * @description The event's number among the merchant's events, without gaps; the webhook brings it in `x-svc-sequence`.
             */
            readonly sequence: number;
            /** @description An event, as it is sent by webhook. */
            readonly event: components["schemas"]["WebhookEvent"];
        };
        /** @description Events in the order of their numbers. */
        readonly EventList: {
            /** @description The events. */
            readonly events: readonly components["schemas"]["NumberedEvent"][];
            /**
             * Format: int64
             * @description The number of the last event; give it as `after` to go on. The `after` of this call when there is none.
             */
            readonly next: number;
            /** @description Whether there are more events already. */
            readonly has_more: boolean;
        };
        /**
         * @description What became of the payment at the gateway: CHARGED, AUTHORIZED or FAILED; or of what the service had asked for with it: of a capture, a void or a refund, each of which `request_id` names.
         * @enum {string}
         */
        readonly GatewayNewsKind: "CHARGED" | "AUTHORIZED" | "FAILED" | "CAPTURED" | "CAPTURE_FAILED" | "VOIDED" | "VOID_FAILED" | "REFUNDED" | "REFUND_FAILED";
        /** @description A piece of news of a payment gateway about one transaction. */
        readonly GatewayCallbackForm: {
            /** @description The gateway's id of this piece of news. The same id with the same content again is answered the same, and has no effect. */
            readonly id: string;
            /** @description What became of the payment at the gateway: CHARGED, AUTHORIZED or FAILED; or of what the service had asked for with it: of a capture, a void or a refund, each of which `request_id` names. */
            readonly event: components["schemas"]["GatewayNewsKind"];
            /** @description The transaction, by the id under which the gateway was asked to begin it. */
            readonly txn_uuid: string;
            /** @description The id under which the gateway was asked for the capture, the void or the refund. Mandatory with news of one; not looked at with news of a payment. */
            readonly request_id?: string;
            /** @description An amount as decimal text in the order's currency, above 0, at most 9999999999, with at most the currency's decimals (ISO 4217), for example `100.00`. No sign, no exponent. */
            readonly amount: components["schemas"]["AmountText"];
            /** @description The currency's three letters (ISO 4217). */
            readonly currency: components["schemas"]["Currency"];
            /** @description When it took place. Held money can be captured for seven days from then on; a moment before the attempt counts as its beginning, and one that is still to come as now. */
            readonly created: components["schemas"]["TimestampText"];
            /** @description The bank's reference number of the payment. */
            readonly rrn?: string;
            /** @description The gateway's id of the payment. */
            readonly epg_txn_id?: string;
            /** @description The bank's authorization code. */
            readonly auth_id_code?: string;
            /** @description The gateway's response code. */
            readonly resp_code?: string;
            /** @description The same in words. A text that looks like a card number is not kept; a note takes its place. */
            readonly resp_message?: string;
            /** @description The gateway's own id of the refund, with REFUNDED. */
            readonly gateway_refund_id?: string;
            /** @description The acquirer reference number, by which the customer's bank can find the refund, with REFUNDED. */
            readonly arn?: string;
            /** @description Why the bank refused, with FAILED and REFUND_FAILED. */
            readonly bank_error_code?: string;
            /** @description The same in words. A text that looks like a card number is not kept; a note takes its place. */
            readonly bank_error_message?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description The news was taken, now or before. */
        readonly GatewayCallbackTaken: {
            /** @description The id that was sent. */
            readonly id: string;
            /**
             * @description Always ACCEPTED. What it means for the order is not told here.
             * @enum {string}
             */
            readonly status: "ACCEPTED";
        };
        /** @description The IP addresses that webhooks are sent from. */
        readonly WebhookSourceAddresses: {
            /** @description The seven addresses of production; empty where they are not published. */
            readonly production: readonly string[];
            /** @description The three addresses of the sandbox; empty where they are not published. */
            readonly sandbox: readonly string[];
        };
        /**
         * @description The button that was pressed. `pay` on the payment page; `tokenize` and `delete` on the page of stored cards.
         * @enum {string}
         */
        readonly PageAction: "pay" | "tokenize" | "delete";
        /** @description A form of the payment page, or of the page of stored cards. Without the page's form token it is refused with 403, whatever else it holds. */
        readonly PaymentPageForm: {
            /** @description The button that was pressed. `pay` on the payment page; `tokenize` and `delete` on the page of stored cards. */
            readonly action?: components["schemas"]["PageAction"];
            /** @description The stored card that was chosen, or `new`; on the page of stored cards, the card that the button is about. Stored cards are chosen only on the page of a link that POST /session made for the order's customer. */
            readonly card_reference?: string;
            /** @description Whether the box for storing a new card was ticked. It is there on the page of a session's link, for an order with a customer, and not under the stored-card mandate. */
            readonly save_to_locker?: boolean;
            /**
             * @description That the box was ticked by which the customer agrees to a token. Without it no token is made.
             * @enum {string}
             */
            readonly consent?: "yes";
            /** @description The card number. Handed to the vault; never kept in clear. */
            readonly card_number?: string;
            /** @description The card's expiry month. */
            readonly card_exp_month?: string;
            /** @description The card's expiry year. */
            readonly card_exp_year?: string;
            /** @description The cardholder's name. */
            readonly name_on_card?: string;
            /** @description The CVV. Handed to the gateway and never kept. */
            readonly card_security_code?: string;
            /** @description The amount that the page showed, as the page put it into the form; the form token vouches for it. When the amount has changed since, the page is shown again and nothing is paid. */
            readonly amount_shown?: string;
            /** @description The form token that the page put into the form. */
            readonly _csrf?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description The own form of the consent page or of the bank page. Without the page's form token it is refused with 403. With a card it is refused with 400: a client that follows a redirect with its form must not spread a card number. */
        readonly PayForm: {
            /**
             * @description The button that was pressed. `continue` and `decline` on the consent page, `pay` and `cancel` on the bank page.
             * @enum {string}
             */
            readonly action?: "continue" | "decline" | "pay" | "cancel";
            /**
             * @description The box on the consent page, when it was ticked. `continue` without it is no consent, and the page is shown again.
             * @enum {string}
             */
            readonly consent?: "yes";
            /** @description The one-time password, with `pay`. */
            readonly otp?: string;
            /** @description Never taken here; a form that holds it is refused. */
            readonly card_number?: string;
            /** @description Never taken here; a form that holds it is refused. */
            readonly card_exp_month?: string;
            /** @description Never taken here; a form that holds it is refused. */
            readonly card_exp_year?: string;
            /** @description Never taken here; a form that holds it is refused. */
            readonly name_on_card?: string;
            /** @description Never taken here; a form that holds it is refused. */
            readonly card_security_code?: string;
            /** @description The form token that the page put into the form; bound to the attempt and its step. */
            readonly _csrf?: string;
        } & {
            readonly [key: string]: string | boolean;
        };
        /** @description Whether the service runs. */
        readonly HealthState: {
            /**
             * @description `ok`, or `unavailable` while a part it needs is away.
             * @enum {string}
             */
            readonly status: "ok" | "unavailable";
            /** @description What is away, with `unavailable`. */
            readonly reason?: string;
        };
        /** @description An encrypted event. */
        readonly EncryptedWebhook: {
            /** @description A compact JWE whose plaintext is the compact JWS of the event's JSON. */
            readonly JWT: string;
        };
    };
    responses: {
        /** @description The call is understood and refused; `error_code` says why, `error_info.fields` which parameters. */
        readonly BadRequest: {
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
        /** @description Missing, malformed or wrong credentials, or credentials of another merchant. */
        readonly Unauthorized: {
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
        /** @description The API key is right and may not be used from the caller's address (`allowed_ips` of the key). */
        readonly AddressForbidden: {
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
        /** @description The call is understood and refused; `error_code` says why, `error_info.fields` which parameters. */
        readonly AmountBadRequest: {
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
        /** @description An earlier call has the same `Idempotency-Key`. With `Retry-After` it is still under way: send the same call again. Without, it had other parameters: choose a new key. */
        readonly Conflict: {
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
                 * @description After how many seconds to send the same call again; there only while the first one is under way.
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
        /** @description The body is of a media type that this operation does not take; the message names the one to send. */
        readonly UnsupportedMediaType: {
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
        /** @description The call is understood and refused; an unknown order is answered here too, with `NOT_FOUND` and status_id 40. */
        readonly OrderBadRequest: {
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
        /** @description The call is understood and refused, and nothing is refunded; `error_code` says why. An unknown order, and an unknown transaction, are answered here too, with `NOT_FOUND` and status_id 40. */
        readonly RefundBadRequest: {
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
        /** @description The call is understood and refused, and nothing is stored or charged; `error_code` says why, `error_info.fields` which parameters. A card_token whose 15 minutes are over is EXPIRED; one that is unknown, used up or another customer's is INVALID_REQUEST with `error_info.code` RESOURCE_NOT_FOUND. A token that may not pay is INVALID_INPUT with `error_info.code` INVALID_ACTION. */
        readonly TxnBadRequest: {
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
        /** @description The call is understood and refused. INVALID_ACTION names the status of the transaction, which does not allow it. */
        readonly HoldBadRequest: {
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
        /** @description There is nothing here for this merchant. */
        readonly NotFound: {
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
        /** @description The message is no such message, its payload does not name the order of the address, or what it holds is refused, as by the plain operation; `error_code` says why, `error_info.fields` which parameters. The error is plain JSON and repeats nothing of the encrypted parameters but an order id. */
        readonly EncryptedRefundBadRequest: {
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
        /** @description The message does not prove that this merchant sent it: its kid names no key set of the merchant that is in use, it cannot be opened with the service's key of that set, or its signature is not the merchant's; or it is not the present's: its `exp` is over, its `iat` in the future, or its `jti` came before. The error is plain JSON. */
        readonly EncryptedUnauthorized: {
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
        /** @description The message is no such message, or what it holds is refused, as by the plain operation; `error_code` says why, `error_info.fields` which parameters. The error is plain JSON and repeats nothing of the encrypted parameters but an order id. */
        readonly EncryptedBadRequest: {
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
        /** @description The call is understood and refused, and nothing is charged. INVALID_ACTION says why no token can be made of the card at present. */
        readonly TokenizationBadRequest: {
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
        /** @description The call is understood and refused. INVALID_ACTION names the status of the token, which does not allow it. */
        readonly TokenBadRequest: {
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
        /** @description The call is understood and refused; `error_code` says why, `error_info.fields` which parameters. A card_token whose 15 minutes are over is EXPIRED; one that is unknown, used up or another customer's is INVALID_REQUEST with `error_info.code` RESOURCE_NOT_FOUND. */
        readonly CardBadRequest: {
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
        /** @description The news cannot be taken as it was sent. */
        readonly GatewayCallbackBadRequest: {
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
        /** @description The signature is not that of the body under the secret of this gateway configuration, or there is no such configuration. */
        readonly GatewayCallbackUnauthorized: {
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
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address is too long. */
        readonly PageAddressBadRequest: {
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
                 * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the answer is what its Content-Type says.
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
        /** @description There is no such page, or its time is over. */
        readonly PageNotFound: {
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
                 * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the answer is what its Content-Type says.
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
        /** @description The service failed. Nothing is wrong with the call; the same call may be sent again. */
        readonly PageInternalError: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The merchant the call was served for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the answer is what its Content-Type says.
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
        /** @description The service cannot answer for the moment, for example because its database is away. */
        readonly PageServiceUnavailable: {
            headers: {
                /**
                 * @description The id of this call. The caller's own `x-request-id` when it was 1 to 64 letters, digits, `-`, `_` or `.`, else one made by the service. It stands in the service's logs and in `error_info.request_id`.
                 * @example req_5f0c7c3a9be14d0f
                 */
                readonly "x-request-id": string;
                /**
                 * @description The merchant the call was served for. Absent where no merchant was determined.
                 * @example demo
                 */
                readonly "x-svc-merchant-id"?: string;
                /**
                 * @description An id of this very answer; a repeated call gets another one.
                 * @example rsp_0d1f5be2c2f84a7e
                 */
                readonly "x-response-id": string;
                /**
                 * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the answer is what its Content-Type says.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                /**
                 * @description After how many seconds to try again.
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
        /** @description The form is not one that this page sends. */
        readonly PageBadRequest: {
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
                 * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the answer is what its Content-Type says.
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
        /** @description The form was not sent from the page that the service made; nothing was recorded. */
        readonly PageForbidden: {
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
                 * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the answer is what its Content-Type says.
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
                 * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the answer is what its Content-Type says.
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
                 * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the answer is what its Content-Type says.
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
        /** @description Too many attempts; wait as `Retry-After` says. */
        readonly PageTooManyRequests: {
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
                 * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the answer is what its Content-Type says.
                 * @example nosniff
                 */
                readonly "X-Content-Type-Options": "nosniff";
                /**
                 * @description After how many seconds to try again.
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
        /** @description There is no such page, or its time is over. */
        readonly PayStepNotFound: {
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
                 * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                 * @example no-referrer
                 */
                readonly "Referrer-Policy": "no-referrer";
                /**
                 * @description `nosniff`: the answer is what its Content-Type says.
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
         * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
         * @example demo
         */
        readonly MerchantIdHeader: string;
        /**
         * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
         * @example cust_2041
         */
        readonly RoutingIdHeader: string;
        /**
         * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
         * @example 2023-06-30
         */
        readonly VersionHeader: string;
        /**
         * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
         * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
         */
        readonly IdempotencyKeyHeader: string;
        /**
         * @description The merchant's order id, in any case.
         * @example ORD1001
         */
        readonly OrderIdPath: string;
        /**
         * @description The service's own id of the transaction, `txn_…`, as the order shows it.
         * @example txn_4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
         */
        readonly TxnUuidPath: string;
        /**
         * @description The service's `cst_…` id or the merchant's own `object_reference_id`.
         * @example cst_9f2c4e6a8b0d1f35
         */
        readonly CustomerIdPath: string;
        /**
         * @description The first 6 to 9 digits of a card number. Send no more of it.
         * @example 411111
         */
        readonly BinPath: string;
        /**
         * @description The permanent reference of a stored card, `crd_…`.
         * @example crd_0f6d2c8b4a1e93575d7c6b0a9f8e3142
         */
        readonly CardReferencePath: string;
        /**
         * @description The gateway configuration whose payments the news is about, `gtw_…`.
         * @example gtw_1f0e2d3c4b5a6978
         */
        readonly GatewayConfigIdPath: string;
        /**
         * @description The unguessable part of a payment link, `pl_` and 32 hexadecimal digits. It ends with the order's expiry. Any other text is answered as an unknown link.
         * @example pl_0a1b2c3d4e5f60718293a4b5c6d7e8f9
         */
        readonly PageLinkPath: string;
        /**
         * @description The merchant the transaction belongs to.
         * @example demo
         */
        readonly PayMerchantPath: string;
        /**
         * @description The unguessable reference of one payment attempt, 32 hexadecimal digits. It serves until the attempt ends; afterwards it leads back to the merchant. Any other text is answered as an unknown reference.
         * @example 4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
         */
        readonly PayReferencePath: string;
        /**
         * @description The event's id, the same on every delivery attempt and replay (Standard Webhooks).
         * @example evt_1a2b3c4d5e6f70819203a4b5c6d7e8f4
         */
        readonly WebhookIdHeader: string;
        /**
         * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
         * @example 1773480461
         */
        readonly WebhookTimestampHeader: string;
        /**
         * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
         * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
         */
        readonly WebhookSignatureHeader: string;
        /**
         * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
         * @example 17
         */
        readonly WebhookSequenceHeader: string;
        /**
         * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
         * @example 2
         */
        readonly WebhookOrderSequenceHeader: string;
        /**
         * @description There when somebody had the event sent again after it was acknowledged or stopped.
         * @example true
         */
        readonly WebhookReplayHeader: "true";
        /**
         * @description There on an example that was sent to try the endpoint.
         * @example true
         */
        readonly WebhookTestHeader: "true";
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
         * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
         * @example colour,promo
         */
        readonly IgnoredParameters: string;
        /**
         * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
         * @example x-routing-id differs from the routing id of this order
         */
        readonly Warning: string;
        /**
         * @description The authentication scheme to use.
         * @example Basic realm="api", charset="UTF-8"
         */
        readonly WwwAuthenticate: string;
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
         * @description After how many seconds to send the same call again; there only while the first one is under way.
         * @example 1
         */
        readonly RetryAfterWhileRunning: number;
        /**
         * @description Where to go on, by GET.
         * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
         */
        readonly Location: string;
        /**
         * @description What the page may load, where its form may lead, and which origins may show it in a frame (`frame_ancestors` of the payment page settings, on the payment page alone). It allows no script and no inline style.
         * @example default-src 'none'; style-src 'self' https://static.svc.example; form-action 'self' https:; base-uri 'none'; frame-ancestors https://shop.example
         */
        readonly ContentSecurityPolicy: string;
        /**
         * @description `no-referrer`: the address holds a reference that nobody else shall learn.
         * @example no-referrer
         */
        readonly ReferrerPolicy: "no-referrer";
        /**
         * @description `nosniff`: the answer is what its Content-Type says.
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
                 * @description How many orders at most.
                 * @example 20
                 */
                readonly limit?: number;
                /**
                 * @description The same as `limit`, for existing clients.
                 * @example 20
                 */
                readonly count?: number;
                /**
                 * @description The `next_cursor` of the page before. Not together with `offset`.
                 * @example eyJ0IjoxNzczNDgwNDEzMDAwfQ
                 */
                readonly after?: string;
                /**
                 * @description How many orders to pass over. Not together with `after`.
                 * @example 0
                 */
                readonly offset?: number;
                /**
                 * @description Only orders of this customer.
                 * @example cust_2041
                 */
                readonly customer_id?: string;
                /**
                 * @description Only orders in this status.
                 * @example CHARGED
                 */
                readonly status?: "NEW" | "STARTED" | "CHARGED" | "SVC_DECLINED" | "PENDING_VBV" | "VBV_SUCCESSFUL" | "AUTHORIZED" | "AUTHENTICATION_FAILED" | "AUTHORIZATION_FAILED" | "AUTHORIZING" | "VOIDED" | "VOID_INITIATED" | "CAPTURE_INITIATED" | "CAPTURE_FAILED" | "VOID_FAILED" | "AUTO_REFUNDED" | "PARTIAL_CHARGED" | "EXPIRED";
                /**
                 * @description Only orders created at this moment or later.
                 * @example 2026-03-14T00:00:00Z
                 */
                readonly "created.from"?: components["schemas"]["TimestampText"];
                /**
                 * @description Only orders created before this moment.
                 * @example 2026-03-15T00:00:00Z
                 */
                readonly "created.to"?: components["schemas"]["TimestampText"];
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description When true, the answer holds a client auth token that is valid for 15 minutes.
                 * @example true
                 */
                readonly "options.get_client_auth_token"?: boolean;
                /**
                 * @description When true, `payment_gateway_response` holds `gateway_response`, what the gateway answered in its own words. A client auth token does not open it; the parameter is then ignored.
                 * @example false
                 */
                readonly "options.add_full_gateway_response"?: boolean;
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
            };
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
            /** @description The order. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path: {
                /**
                 * @description The merchant's order id, in any case.
                 * @example ORD1001
                 */
                readonly order_id: components["parameters"]["OrderIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description What to change. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path: {
                /**
                 * @description The merchant's order id, in any case.
                 * @example ORD1001
                 */
                readonly order_id: components["parameters"]["OrderIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description How much to give back, and under which id. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["RefundForm"];
            };
        };
        readonly responses: {
            /** @description The order with the new refund, the last of its `refunds`. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Which transaction, how much, and under which id. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order and what it is paid with. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TxnStartForm"];
            };
        };
        readonly responses: {
            /** @description The transaction was started. Its status may be final already, for example SVC_DECLINED where no gateway is configured, or STARTED where the gateway reference id is unknown. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TxnStart"];
                };
            };
            /** @description Without `format=json`. The browser goes on to the authentication address. */
            readonly 303: {
                headers: {
                    /**
                     * @description Where to go on, by GET.
                     * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                     */
                    readonly Location: string;
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path: {
                /**
                 * @description The service's own id of the transaction, `txn_…`, as the order shows it.
                 * @example txn_4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                 */
                readonly txn_uuid: components["parameters"]["TxnUuidPath"];
            };
            readonly cookie?: never;
        };
        /** @description How much to capture. May be left out. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path: {
                /**
                 * @description The service's own id of the transaction, `txn_…`, as the order shows it.
                 * @example txn_4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                 */
                readonly txn_uuid: components["parameters"]["TxnUuidPath"];
            };
            readonly cookie?: never;
        };
        /** @description A key of the call. May be left out. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
            };
            readonly path: {
                /**
                 * @description The merchant's order id, in any case.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The message with the order and what it is paid with. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description When true, the answer holds a client auth token that is valid for 15 minutes.
                 * @example true
                 */
                readonly "options.get_client_auth_token"?: boolean;
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
            readonly path: {
                /**
                 * @description The service's `cst_…` id or the merchant's own `object_reference_id`.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path: {
                /**
                 * @description The service's `cst_…` id or the merchant's own `object_reference_id`.
                 * @example cst_9f2c4e6a8b0d1f35
                 */
                readonly customer_id: components["parameters"]["CustomerIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description What to change. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
            readonly path: {
                /**
                 * @description The service's `cst_…` id or the merchant's own `object_reference_id`.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description When true, the answer has `mandate_support`.
                 * @example true
                 */
                readonly "options.check_mandate_support"?: boolean;
                /**
                 * @description When true, the answer has `direct_otp_support`.
                 * @example true
                 */
                readonly "options.check_direct_otp_support"?: boolean;
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
                 * @example 2023-06-30
                 */
                readonly version?: components["parameters"]["VersionHeader"];
            };
            readonly path: {
                /**
                 * @description The first 6 to 9 digits of a card number. Send no more of it.
                 * @example 411111
                 */
                readonly bin: components["parameters"]["BinPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is known. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardBin"];
                };
            };
            /** @description The digits are not 6 to 9, or a header or option is malformed. */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AddressForbidden"];
            /** @description Nothing is known of these digits. */
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
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
        /** @description Whose card it is, and the customer's consent. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CardTokenizationForm"];
            };
        };
        readonly responses: {
            /** @description The payment of the rupee was started. Its status may be final already, SVC_DECLINED where no gateway is configured. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
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
        /** @description Whose token it is. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenActionForm"];
            };
        };
        readonly responses: {
            /** @description The token no longer pays. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
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
        /** @description Whose token it is. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenActionForm"];
            };
        };
        readonly responses: {
            /** @description The token pays again. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
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
        /** @description Whose token it is. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenActionForm"];
            };
        };
        readonly responses: {
            /** @description The token is over. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The service's `cst_…` id, the merchant's own `object_reference_id`, or whatever the merchant sends as customer_id of its orders.
                 * @example cust_2041
                 */
                readonly customer_id: string;
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A date that chooses which response fields appear. A later date includes all earlier additions. 2018-10-25 and later: every field but those that follow; 2025-01-10 adds `maximum_eligible_refund_amount` and `txn_list`. No field of Card Info and of stored cards depends on it yet. Absent: the merchant's default (2023-06-30). A date before the first behaves as the first; a date that does not exist is refused. A call that is repeated with its Idempotency-Key gets the fields of the first one's date.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Which card. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
                 * @example 7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Which card, and what to change. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
                /**
                 * @description A text of your own, new for each thing that you want done, such as a UUID. A call that is sent again with the key of an earlier one, to the same address and with the same parameters, is not done again: it gets the earlier answer, with client auth tokens and card tokens that are made anew. It is answered as it was then: with the fields of the first call's `version`, whatever date the repeated one sends. Answers 200 and, once the parameters are as the contract has them, 400 are kept, for 24 hours; after any other answer the call is done anew. While the first call is under way, or has other parameters, the answer is 409.
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
            /** @description The card is handed in. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description Something the caller should mend although the call was served, for example another `x-routing-id` than the one the order or the customer was created with, an order that was opened without an API key, or the names of parameters that look like card numbers and are kept as they came.
                     * @example x-routing-id differs from the routing id of this order
                     */
                    readonly "x-svc-warning"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description Only events with a greater number.
                 * @example 40
                 */
                readonly after?: number;
                /**
                 * @description How many events at most.
                 * @example 100
                 */
                readonly limit?: number;
            };
            readonly header: {
                /**
                 * @description The merchant id issued by the service operator. Mandatory on every call; must be the merchant of the API key, and equal `merchant_id` where the body has one. `x-merchant-id` is taken as well.
                 * @example demo
                 */
                readonly "x-merchantid": components["parameters"]["MerchantIdHeader"];
                /**
                 * @description Ties the calls of one customer session together; the customer id is the recommended value. The first call that starts the payment fixes it, which is the creation of the customer, else that of the order; the order has it as `routing_id`. Another value later, on any call about that customer or order, is served and noted in the header `x-svc-warning`.
                 * @example cust_2041
                 */
                readonly "x-routing-id"?: components["parameters"]["RoutingIdHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events that come next. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
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
                 * @description The gateway configuration whose payments the news is about, `gtw_…`.
                 * @example gtw_1f0e2d3c4b5a6978
                 */
                readonly gateway_config_id: components["parameters"]["GatewayConfigIdPath"];
            };
            readonly cookie?: never;
        };
        /** @description The news. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["GatewayCallbackForm"];
            };
        };
        readonly responses: {
            /** @description The news is taken. */
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
                     * @description Names of the parameters and query keys that the service does not know and did not use, separated by commas; at most 20, never one that holds 12 or more digits.
                     * @example colour,promo
                     */
                    readonly "x-svc-ignored-parameters"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayCallbackTaken"];
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
                 * @description The unguessable part of a payment link, `pl_` and 32 hexadecimal digits. It ends with the order's expiry. Any other text is answered as an unknown link.
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
                     * @description What the page may load, where its form may lead, and which origins may show it in a frame (`frame_ancestors` of the payment page settings, on the payment page alone). It allows no script and no inline style.
                     * @example default-src 'none'; style-src 'self' https://static.svc.example; form-action 'self' https:; base-uri 'none'; frame-ancestors https://shop.example
                     */
                    readonly "Content-Security-Policy"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the answer is what its Content-Type says.
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
                 * @description The unguessable part of a payment link, `pl_` and 32 hexadecimal digits. It ends with the order's expiry. Any other text is answered as an unknown link.
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
            /** @description The page again, with what is wrong or with the present state. */
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
                     * @description What the page may load, where its form may lead, and which origins may show it in a frame (`frame_ancestors` of the payment page settings, on the payment page alone). It allows no script and no inline style.
                     * @example default-src 'none'; style-src 'self' https://static.svc.example; form-action 'self' https:; base-uri 'none'; frame-ancestors https://shop.example
                     */
                    readonly "Content-Security-Policy"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the answer is what its Content-Type says.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description On to the authentication address. */
            readonly 303: {
                headers: {
                    /**
                     * @description Where to go on, by GET.
                     * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                     */
                    readonly Location: string;
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
                    /**
                     * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the answer is what its Content-Type says.
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
    readonly showPayStep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The merchant the transaction belongs to.
                 * @example demo
                 */
                readonly merchant_id: components["parameters"]["PayMerchantPath"];
                /**
                 * @description The unguessable reference of one payment attempt, 32 hexadecimal digits. It serves until the attempt ends; afterwards it leads back to the merchant. Any other text is answered as an unknown reference.
                 * @example 4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                 */
                readonly ref: components["parameters"]["PayReferencePath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The present step. */
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
                     * @description What the page may load, where its form may lead, and which origins may show it in a frame (`frame_ancestors` of the payment page settings, on the payment page alone). It allows no script and no inline style.
                     * @example default-src 'none'; style-src 'self' https://static.svc.example; form-action 'self' https:; base-uri 'none'; frame-ancestors https://shop.example
                     */
                    readonly "Content-Security-Policy"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the answer is what its Content-Type says.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description Back to the merchant. */
            readonly 303: {
                headers: {
                    /**
                     * @description Where to go on, by GET.
                     * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                     */
                    readonly Location: string;
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
                    /**
                     * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the answer is what its Content-Type says.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["PageAddressBadRequest"];
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
                 * @description The merchant the transaction belongs to.
                 * @example demo
                 */
                readonly merchant_id: components["parameters"]["PayMerchantPath"];
                /**
                 * @description The unguessable reference of one payment attempt, 32 hexadecimal digits. It serves until the attempt ends; afterwards it leads back to the merchant. Any other text is answered as an unknown reference.
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
            /** @description The page says that the box for consent was not ticked, that the one-time password was left empty, or that another attempt is paying this order at the moment. */
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
                     * @description What the page may load, where its form may lead, and which origins may show it in a frame (`frame_ancestors` of the payment page settings, on the payment page alone). It allows no script and no inline style.
                     * @example default-src 'none'; style-src 'self' https://static.svc.example; form-action 'self' https:; base-uri 'none'; frame-ancestors https://shop.example
                     */
                    readonly "Content-Security-Policy"?: string;
                    /**
                     * @description `no-store`: the answer holds something that must not rest in a cache.
                     * @example no-store
                     */
                    readonly "Cache-Control"?: string;
                    /**
                     * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the answer is what its Content-Type says.
                     * @example nosniff
                     */
                    readonly "X-Content-Type-Options": "nosniff";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description On to the present step, or back to the merchant. */
            readonly 303: {
                headers: {
                    /**
                     * @description Where to go on, by GET.
                     * @example https://sandbox.svc.example/pay/start/demo/4c8c2d1f6a0e4f5fb1d2a3c4e5f60718
                     */
                    readonly Location: string;
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
                    /**
                     * @description `no-referrer`: the address holds a reference that nobody else shall learn.
                     * @example no-referrer
                     */
                    readonly "Referrer-Policy": "no-referrer";
                    /**
                     * @description `nosniff`: the answer is what its Content-Type says.
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
            /** @description The process runs. */
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
            /** @description The service serves. */
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
                    readonly "application/json": components["schemas"]["HealthState"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            /** @description The service cannot serve for the moment. */
            readonly 503: {
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
                     * @description After how many seconds to try again.
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
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
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
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
                 * @description When this attempt was made, in seconds since 1970 (Standard Webhooks). Part of what is signed.
                 * @example 1773480461
                 */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Signatures over id, timestamp and body, separated by blanks (Standard Webhooks): one for each live signing secret. There once the merchant has made a secret.
                 * @example v1,Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=
                 */
                readonly "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description The event's place among all events of the merchant, from 1, without gaps. Not there on a test delivery.
                 * @example 17
                 */
                readonly "x-svc-sequence"?: components["parameters"]["WebhookSequenceHeader"];
                /**
                 * @description The event's place among those of its order (of a token: of its card), from 1, without gaps. Not there on a test delivery.
                 * @example 2
                 */
                readonly "x-svc-order-sequence"?: components["parameters"]["WebhookOrderSequenceHeader"];
                /**
                 * @description There when somebody had the event sent again after it was acknowledged or stopped.
                 * @example true
                 */
                readonly "x-svc-replay"?: components["parameters"]["WebhookReplayHeader"];
                /**
                 * @description There on an example that was sent to try the endpoint.
                 * @example true
                 */
                readonly "x-svc-test"?: components["parameters"]["WebhookTestHeader"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The token that holds the event. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EncryptedWebhook"];
            };
        };
        readonly responses: {
            /** @description Acknowledged. Any other status means that the webhook is sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user name or the password is not the configured one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver cannot take it now; the webhook is sent again. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
