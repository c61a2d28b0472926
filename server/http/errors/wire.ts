/**
 * Converts an ApiError to the contract's error body. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { type ErrorCode, ErrorStatus } from '../../../generated/values.ts';
import { looksLikeCard, shownName } from '../../platform/shown-name.ts';
import type { ApiError } from './api-error.ts';
import { type ErrorEntry, errorCatalogue } from './error-catalogue.ts';

type ErrorBody = components['schemas']['Error'];

/** The `status_id` of each status that has one. */
const statusIds: ReadonlyMap<ErrorStatus, number> = new Map([
  [ErrorStatus.NOT_FOUND, 40],
  [ErrorStatus.refund_error, -1],
]);

/** The anchor of an error code on /docs/errors. */
export function errorAnchor(code: ErrorCode): string {
  return code.replaceAll(' ', '-');
}

/** The requested order id. Omitted when it could be a card number. */
function orderIdField(orderId: string | undefined): Pick<ErrorBody, 'order_id'> {
  return orderId === undefined || looksLikeCard(orderId) ? {} : { order_id: orderId };
}

/** Builds the body of an error. */
export type ErrorBodyOf = (error: ApiError, requestId: string) => ErrorBody;

/** Builds error bodies whose `href` starts with this URL. */
export function createErrorBody(publicBaseUrl: string): ErrorBodyOf {
  const page = `${publicBaseUrl.replace(/\/$/, '')}/docs/errors`;
  return (error, requestId) => bodyOf(error, requestId, page);
}

/** Error bodies with the base URL of the contract's examples. */
export const errorBody: ErrorBodyOf = createErrorBody('http://localhost:8080');

function bodyOf(error: ApiError, requestId: string, page: string): ErrorBody {
  const entry: ErrorEntry = errorCatalogue[error.code];
  const message = error.details.message ?? entry.message;
  const statusId = statusIds.get(entry.status);
  return {
    status: entry.status,
    ...(statusId === undefined ? {} : { status_id: statusId }),
    ...(entry.status === ErrorStatus.NOT_FOUND ? orderIdField(error.details.orderId) : {}),
    error_code: error.code,
    error_message: message,
    error_info: {
      code: error.details.info ?? entry.info,
      category: entry.category,
      user_message: error.details.userMessage ?? entry.userMessage,
      developer_message: message,
      request_id: requestId,
      href: `${page}#${errorAnchor(error.code)}`,
      // Callers choose some of the names, so all are sanitized here.
      fields: (error.details.fields ?? []).map(({ name, reason }) => ({ field_name: shownName(name), reason })),
    },
  };
}
