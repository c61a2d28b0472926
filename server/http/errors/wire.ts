/**
 * An error on the wire: the contract's one shape. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { type ErrorCode, ErrorStatus } from '../../../generated/values.ts';
import { looksLikeCard, shownName } from '../../platform/shown-name.ts';
import type { ApiError } from './api-error.ts';
import { type ErrorEntry, errorCatalogue } from './error-catalogue.ts';

type ErrorBody = components['schemas']['Error'];

/** The number of each status that has one. */
const statusIds: ReadonlyMap<ErrorStatus, number> = new Map([
  [ErrorStatus.NOT_FOUND, 40],
  [ErrorStatus.refund_error, -1],
]);

/** The anchor of a code on the page that lists the errors. */
export function errorAnchor(code: ErrorCode): string {
  return code.replaceAll(' ', '-');
}

/** The order id that was asked for. One that could be a card number is not repeated. */
function orderIdField(orderId: string | undefined): Pick<ErrorBody, 'order_id'> {
  return orderId === undefined || looksLikeCard(orderId) ? {} : { order_id: orderId };
}

/** Makes the body of an error. */
export type ErrorBodyOf = (error: ApiError, requestId: string) => ErrorBody;

/** The bodies of errors that are described below this address. */
export function createErrorBody(publicBaseUrl: string): ErrorBodyOf {
  const page = `${publicBaseUrl.replace(/\/$/, '')}/docs/errors`;
  return (error, requestId) => bodyOf(error, requestId, page);
}

/** As the contract's examples have it. */
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
      // A caller chooses some of the names itself. They are made fit to be shown here, whatever has found the problem.
      fields: (error.details.fields ?? []).map(({ name, reason }) => ({ field_name: shownName(name), reason })),
    },
  };
}
