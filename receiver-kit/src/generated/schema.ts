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
}
export interface components {
    schemas: {
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
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
             * @description The type of the event.
             * @enum {string}
             */
            readonly event_name: "DISPUTE_LOST";
            /** @description A time in UTC, to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
            readonly date_created: components["schemas"]["Timestamp"];
            /** @description The object of the event. */
            readonly content: components["schemas"]["WebhookContent"];
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
}
