// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
type Unlisted = string & {};
export type paths = Record<string, never>;
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
}
export interface components {
    schemas: {
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
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
             * @description What happened.
             * @enum {string}
             */
            readonly event_name: "TOKEN_STATUS_CHANGED";
            /** @description A moment in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description What the event is about. The token as it is since the event. */
            readonly content: components["schemas"]["TokenEventContent"];
        };
    };
    responses: never;
    parameters: {
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
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
}
