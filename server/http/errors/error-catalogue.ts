/**
 * Every error the API can answer: its status and its words, in one table. The page /docs/errors lists the same.
 * Messages say what to do next and never hold a value that was sent.
 */
import { ErrorCategory, ErrorCode, ErrorInfoCode, ErrorStatus } from '../../../generated/values.ts';

export interface ErrorEntry {
  /** The HTTP status. */
  readonly http: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;
  readonly status: ErrorStatus;
  readonly info: ErrorInfoCode;
  readonly category: ErrorCategory;
  /** For the engineer who made the call. */
  readonly message: string;
  /** May be shown to a customer. */
  readonly userMessage: string;
}

const refused = 'The request could not be processed.';

function badRequest(info: ErrorInfoCode, message: string, userMessage = refused): ErrorEntry {
  return { http: 400, status: ErrorStatus.bad_request, info, category: ErrorCategory.USER_ERROR, message, userMessage };
}

/** What refunds are refused with, in the words that clients of such services know. */
function refundRefusal(info: ErrorInfoCode, message: string, userMessage = refused): ErrorEntry {
  return { ...badRequest(info, message, userMessage), status: ErrorStatus.refund_error };
}

function invalidRequest(http: 404 | 405 | 413 | 415, message: string, userMessage = refused): ErrorEntry {
  const info = http === 404 ? ErrorInfoCode.RESOURCE_NOT_FOUND : ErrorInfoCode.INVALID_INPUT;
  return {
    http,
    status: ErrorStatus.invalid_request_error,
    info,
    category: ErrorCategory.USER_ERROR,
    message,
    userMessage,
  };
}

/** The catalogue. A code that the contract gains does not compile until it stands here. */
export const errorCatalogue = {
  [ErrorCode.INVALID_REQUEST]: badRequest(
    ErrorInfoCode.INVALID_INPUT,
    'One or more parameters are invalid; error_info.fields names each and says what is right.',
  ),
  [ErrorCode.INVALID_INPUT]: badRequest(
    ErrorInfoCode.INVALID_INPUT,
    'The card cannot be taken as it was sent; error_info.fields names each part and says what is right.',
    'Please check the card details.',
  ),
  [ErrorCode.mandatory_fields_missing]: badRequest(
    ErrorInfoCode.MISSING_MANDATORY_PARAMETER,
    'Send the parameters named in error_info.fields.',
  ),
  [ErrorCode.missing_card_number]: badRequest(
    ErrorInfoCode.MISSING_MANDATORY_PARAMETER,
    'Send the card number as card_number.',
    'Please enter the card number.',
  ),
  [ErrorCode.missing_merchant_id]: badRequest(
    ErrorInfoCode.MISSING_MANDATORY_PARAMETER,
    'Send your merchant id as merchant_id, the same as in the x-merchantid header.',
  ),
  [ErrorCode.EXPIRED]: badRequest(
    ErrorInfoCode.EXPIRED,
    'The card has expired; ask the customer for another one.',
    'This card has expired. Please use another one.',
  ),
  [ErrorCode.order_not_found]: {
    ...badRequest(
      ErrorInfoCode.RESOURCE_NOT_FOUND,
      'There is no order with this order_id; check the id and the x-merchantid header.',
      'The order was not found.',
    ),
    status: ErrorStatus.NOT_FOUND,
  },
  [ErrorCode.order_already_processed]: badRequest(
    ErrorInfoCode.INVALID_ACTION,
    'The order is paid or being paid; read its status, and create another order for another payment.',
    'This order is already paid or being paid.',
  ),
  [ErrorCode.INVALID_ACTION]: badRequest(
    ErrorInfoCode.INVALID_ACTION,
    'What this is about is not in a status that allows it; the message names the status.',
  ),
  [ErrorCode.txn_in_progress]: badRequest(
    ErrorInfoCode.INVALID_ACTION,
    'A payment of this order is under way, so amount, currency and customer cannot change; wait until it has ended.',
  ),
  [ErrorCode.attempts_exceeded]: badRequest(
    ErrorInfoCode.INVALID_ACTION,
    'The order has had as many payment attempts as are allowed; create another order.',
    'This order has had too many payment attempts.',
  ),
  [ErrorCode.unique]: {
    ...badRequest(
      ErrorInfoCode.ALREADY_EXISTS,
      'There is one with this id already; choose another id, or use that one.',
    ),
    status: ErrorStatus.invalid_request_error,
  },
  [ErrorCode.payment_page_client_id_not_found]: badRequest(
    ErrorInfoCode.MISSING_MANDATORY_PARAMETER,
    'Send your client id as payment_page_client_id.',
  ),
  [ErrorCode.invalid_client_id]: badRequest(
    ErrorInfoCode.INVALID_INPUT,
    'payment_page_client_id is not the client id of this merchant; it is the merchant id unless the operator set another.',
  ),
  [ErrorCode.customer_id_not_found]: badRequest(
    ErrorInfoCode.RESOURCE_NOT_FOUND,
    'Send as customer_id the id of a customer that you have created by POST /customers.',
  ),
  [ErrorCode.webhook_not_configured]: {
    ...badRequest(
      ErrorInfoCode.INVALID_ACTION,
      'Configure the webhook address, user name and password in the settings first.',
    ),
    category: ErrorCategory.CONFIG_ERROR,
  },
  [ErrorCode.duplicate_call]: refundRefusal(
    ErrorInfoCode.DUPLICATE_REQUEST,
    'This unique_request_id was used for a refund of this order already; read the order for what became of it, and send another id for another refund.',
  ),
  [ErrorCode.invalid_amount_exceeded]: refundRefusal(
    ErrorInfoCode.INVALID_INPUT,
    "The amount is more than can still be refunded; the order's maximum_eligible_refund_amount says how much that is.",
  ),
  [ErrorCode.invalid_amount]: refundRefusal(
    ErrorInfoCode.INVALID_INPUT,
    'Send an amount above 0, or none to refund all that is left.',
  ),
  [ErrorCode.invalid_order_not_successful]: refundRefusal(
    ErrorInfoCode.INVALID_ACTION,
    'Cannot process unsuccessful order.',
  ),
  [ErrorCode.request_exceeded]: refundRefusal(
    ErrorInfoCode.INVALID_ACTION,
    'The order has had as many refunds as are allowed; read the order for what became of them.',
  ),
  [ErrorCode.access_denied]: {
    http: 401,
    status: ErrorStatus.error,
    info: ErrorInfoCode.UNAUTHORIZED,
    category: ErrorCategory.USER_ERROR,
    message:
      'Send a valid API key of this merchant as the user name of HTTP Basic authentication, with an empty password.',
    userMessage: 'The request was not authorized.',
  },
  [ErrorCode.bad_origin]: {
    http: 403,
    status: ErrorStatus.error,
    info: ErrorInfoCode.BAD_ORIGIN,
    category: ErrorCategory.USER_ERROR,
    message: 'Open the page again and send its own form.',
    userMessage: 'Open the page again and send its own form.',
  },
  [ErrorCode.object_not_found]: invalidRequest(
    404,
    'There is no such object for this merchant, or no such address; check the id and the path.',
    'Not found.',
  ),
  [ErrorCode.method_not_allowed]: invalidRequest(
    405,
    'This address does not take this method; the Allow header names those it takes.',
  ),
  [ErrorCode.payload_too_large]: invalidRequest(413, 'Send a body of at most 64 KiB.', 'The request is too large.'),
  [ErrorCode.unsupported_media_type]: invalidRequest(415, 'Send the body as application/x-www-form-urlencoded.'),
  [ErrorCode.idempotency_conflict]: {
    http: 409,
    status: ErrorStatus.invalid_request_error,
    info: ErrorInfoCode.DUPLICATE_REQUEST,
    category: ErrorCategory.USER_ERROR,
    message: 'This Idempotency-Key belongs to an earlier call with other parameters; send a new key for a new call.',
    userMessage: refused,
  },
  [ErrorCode.rate_limited]: {
    http: 429,
    status: ErrorStatus.error,
    info: ErrorInfoCode.RATE_LIMITED,
    category: ErrorCategory.USER_ERROR,
    message: 'Wait as long as the Retry-After header says, then try again.',
    userMessage: 'Too many attempts. Please wait a little and try again.',
  },
  [ErrorCode.internal_error]: {
    http: 500,
    status: ErrorStatus.error,
    info: ErrorInfoCode.INTERNAL_ERROR,
    category: ErrorCategory.SERVER_ERROR,
    message: 'The service failed; try again, and name error_info.request_id when it stays so.',
    userMessage: 'Something went wrong. Please try again.',
  },
  [ErrorCode.service_unavailable]: {
    http: 503,
    status: ErrorStatus.error,
    info: ErrorInfoCode.INTERNAL_ERROR,
    category: ErrorCategory.SERVER_ERROR,
    message: 'The service is not available for the moment; try again after Retry-After seconds.',
    userMessage: 'The service is not available for the moment. Please try again.',
  },
} satisfies Record<ErrorCode, ErrorEntry>;
