/**
 * The table of all API errors: HTTP status, codes and messages. /docs/errors shows the same table. Messages state the fix and
 * never contain a value from the request.
 */
import { ErrorCategory, ErrorCode, ErrorInfoCode, ErrorStatus } from '../../../generated/values.ts';

export interface ErrorEntry {
  /** The HTTP status. */
  readonly http: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 429 | 500 | 503;
  readonly status: ErrorStatus;
  readonly info: ErrorInfoCode;
  readonly category: ErrorCategory;
  /** For the developer of the calling system. */
  readonly message: string;
  /** May be shown to a customer. */
  readonly userMessage: string;
}

const refused = 'The request could not be processed.';

function badRequest(info: ErrorInfoCode, message: string, userMessage = refused): ErrorEntry {
  return { http: 400, status: ErrorStatus.bad_request, info, category: ErrorCategory.USER_ERROR, message, userMessage };
}

/** Refund errors, with the `refund_error` status that API clients expect. */
function refundRefusal(info: ErrorInfoCode, message: string, userMessage = refused): ErrorEntry {
  return { ...badRequest(info, message, userMessage), status: ErrorStatus.refund_error };
}

function invalidRequest(http: 404 | 405 | 412 | 413 | 415, message: string, userMessage = refused): ErrorEntry {
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

function forbidden(message: string, userMessage = 'The request was not authorized.'): ErrorEntry {
  const category = ErrorCategory.USER_ERROR;
  return { http: 403, status: ErrorStatus.error, info: ErrorInfoCode.UNAUTHORIZED, category, message, userMessage };
}

/** The table. A new error code of the contract does not compile until it has an entry. */
export const errorCatalogue = {
  [ErrorCode.INVALID_REQUEST]: badRequest(
    ErrorInfoCode.INVALID_INPUT,
    'One or more parameters are invalid. See error_info.fields for each parameter and its fix.',
  ),
  [ErrorCode.INVALID_INPUT]: badRequest(
    ErrorInfoCode.INVALID_INPUT,
    'The card details are invalid. See error_info.fields for each parameter and its fix.',
    'Please check the card details.',
  ),
  [ErrorCode.mandatory_fields_missing]: badRequest(
    ErrorInfoCode.MISSING_MANDATORY_PARAMETER,
    'Mandatory parameters are missing. Send the parameters listed in error_info.fields.',
  ),
  [ErrorCode.missing_card_number]: badRequest(
    ErrorInfoCode.MISSING_MANDATORY_PARAMETER,
    'The card number is missing. Send it as card_number.',
    'Please enter the card number.',
  ),
  [ErrorCode.missing_merchant_id]: badRequest(
    ErrorInfoCode.MISSING_MANDATORY_PARAMETER,
    'The merchant id is missing. Send it as merchant_id, with the same value as the x-merchantid header.',
  ),
  [ErrorCode.EXPIRED]: badRequest(
    ErrorInfoCode.EXPIRED,
    'The card has expired. Ask the customer for another card.',
    'This card has expired. Please use another one.',
  ),
  [ErrorCode.order_not_found]: {
    ...badRequest(
      ErrorInfoCode.RESOURCE_NOT_FOUND,
      'No order has this order_id. Check the id and the x-merchantid header.',
      'The order was not found.',
    ),
    status: ErrorStatus.NOT_FOUND,
  },
  [ErrorCode.order_already_processed]: badRequest(
    ErrorInfoCode.INVALID_ACTION,
    'The order takes no further payment. Read its status, and create another order for another payment.',
    'This order takes no further payment.',
  ),
  [ErrorCode.INVALID_ACTION]: badRequest(
    ErrorInfoCode.INVALID_ACTION,
    "The object's status does not allow this operation. Read the object for its current status.",
  ),
  [ErrorCode.txn_in_progress]: badRequest(
    ErrorInfoCode.INVALID_ACTION,
    'A payment of this order is in progress. Wait until it ends: read the order until its status is final, and send the call again only if the order is unpaid.',
    'A payment of this order is in progress. Please wait for its result.',
  ),
  [ErrorCode.attempts_exceeded]: badRequest(
    ErrorInfoCode.INVALID_ACTION,
    'The order has reached the limit of payment attempts. Create another order.',
    'This order has had too many payment attempts.',
  ),
  [ErrorCode.unique]: {
    ...badRequest(
      ErrorInfoCode.ALREADY_EXISTS,
      'An object with this id already exists. Choose another id, or use the existing object.',
    ),
    status: ErrorStatus.invalid_request_error,
  },
  [ErrorCode.payment_page_client_id_not_found]: badRequest(
    ErrorInfoCode.MISSING_MANDATORY_PARAMETER,
    'The client id is missing. Send it as payment_page_client_id.',
  ),
  [ErrorCode.invalid_client_id]: badRequest(
    ErrorInfoCode.INVALID_INPUT,
    'payment_page_client_id is not the client id of this merchant. Send the merchant id, unless the operator set another client id.',
  ),
  [ErrorCode.customer_id_not_found]: badRequest(
    ErrorInfoCode.RESOURCE_NOT_FOUND,
    'customer_id does not match a customer. Send the id of a customer that you created by POST /customers.',
  ),
  [ErrorCode.webhook_not_configured]: {
    ...badRequest(
      ErrorInfoCode.INVALID_ACTION,
      'Webhooks are not configured. Set the webhook URL, user name and password in the settings first.',
    ),
    category: ErrorCategory.CONFIG_ERROR,
  },
  [ErrorCode.duplicate_call]: refundRefusal(
    ErrorInfoCode.DUPLICATE_REQUEST,
    'This unique_request_id was already used for a refund of this order. Read the order for the result, and send another id for another refund.',
  ),
  [ErrorCode.invalid_amount_exceeded]: refundRefusal(
    ErrorInfoCode.INVALID_INPUT,
    "The amount exceeds the refundable amount. Send at most the order's maximum_eligible_refund_amount.",
  ),
  [ErrorCode.invalid_amount]: refundRefusal(
    ErrorInfoCode.INVALID_INPUT,
    'The amount must be above 0. Omit it to refund the remaining amount.',
  ),
  [ErrorCode.invalid_order_not_successful]: refundRefusal(
    ErrorInfoCode.INVALID_ACTION,
    'Cannot process unsuccessful order.',
  ),
  [ErrorCode.request_exceeded]: refundRefusal(
    ErrorInfoCode.INVALID_ACTION,
    'The order has reached the limit of refunds. Read the order for their results.',
  ),
  [ErrorCode.access_denied]: {
    http: 401,
    status: ErrorStatus.error,
    info: ErrorInfoCode.UNAUTHORIZED,
    category: ErrorCategory.USER_ERROR,
    message:
      'Authentication failed. Send a valid API key of this merchant as the user name of HTTP Basic authentication, with an empty password.',
    userMessage: 'The request was not authorized.',
  },
  [ErrorCode.bad_origin]: {
    http: 403,
    status: ErrorStatus.error,
    info: ErrorInfoCode.BAD_ORIGIN,
    category: ErrorCategory.USER_ERROR,
    message: 'The form was not sent from the current page. Open the page again and submit its form.',
    userMessage: 'Please open the page again and submit the form.',
  },
  [ErrorCode.role_not_allowed]: forbidden(
    "The role of your user does not allow this operation. Ask an owner of the merchant's settings for another role.",
  ),
  [ErrorCode.confirmation_required]: forbidden(
    'This operation needs a confirmation of the last 10 minutes. Confirm the session by POST /settings/session/confirm and retry.',
    'Please confirm that it is you.',
  ),
  [ErrorCode.second_factor_missing]: forbidden(
    'This operation needs a second factor, and your user has none. Set up an authenticator app or a passkey in the console. A program then logs in with totp_code.',
    'Please set up a second factor first.',
  ),
  [ErrorCode.second_factor_required]: {
    http: 401,
    status: ErrorStatus.error,
    info: ErrorInfoCode.UNAUTHENTICATED,
    category: ErrorCategory.USER_ERROR,
    message:
      'The password is right, and this user has a second factor. Send one of the fields in error_info.fields as well.',
    userMessage: 'Enter the code of your authenticator app, or use a recovery code or a passkey.',
  },
  [ErrorCode.object_not_found]: invalidRequest(
    404,
    'This merchant has no such object, or the path is unknown. Check the id and the path.',
    'Not found.',
  ),
  [ErrorCode.method_not_allowed]: invalidRequest(
    405,
    'This path does not support this method. Use a method listed in the Allow header.',
  ),
  [ErrorCode.precondition_failed]: {
    ...invalidRequest(
      412,
      'The object has changed since the version that you sent. Read it again and repeat your change.',
    ),
    info: ErrorInfoCode.INVALID_ACTION,
  },
  [ErrorCode.payload_too_large]: invalidRequest(
    413,
    'The body is too large. Send at most 64 KiB.',
    'The request is too large.',
  ),
  [ErrorCode.unsupported_media_type]: invalidRequest(415, 'Send the body as application/x-www-form-urlencoded.'),
  [ErrorCode.idempotency_conflict]: {
    http: 409,
    status: ErrorStatus.invalid_request_error,
    info: ErrorInfoCode.DUPLICATE_REQUEST,
    category: ErrorCategory.USER_ERROR,
    message:
      'This Idempotency-Key was already used with different parameters. Read what that call did, and send a new key only if this call is still wanted.',
    userMessage: refused,
  },
  [ErrorCode.rate_limited]: {
    http: 429,
    status: ErrorStatus.error,
    info: ErrorInfoCode.RATE_LIMITED,
    category: ErrorCategory.USER_ERROR,
    message: 'Too many requests. Retry after the number of seconds in the Retry-After header.',
    userMessage: 'Too many attempts. Please wait and try again.',
  },
  [ErrorCode.internal_error]: {
    http: 500,
    status: ErrorStatus.error,
    info: ErrorInfoCode.INTERNAL_ERROR,
    category: ErrorCategory.SERVER_ERROR,
    message: 'The service failed. Retry the call; if it fails again, contact the operator with error_info.request_id.',
    userMessage: 'Something went wrong. Please try again.',
  },
  [ErrorCode.service_unavailable]: {
    http: 503,
    status: ErrorStatus.error,
    info: ErrorInfoCode.INTERNAL_ERROR,
    category: ErrorCategory.SERVER_ERROR,
    message: 'The service is temporarily unavailable. Retry after the number of seconds in the Retry-After header.',
    userMessage: 'The service is temporarily unavailable. Please try again.',
  },
} satisfies Record<ErrorCode, ErrorEntry>;
