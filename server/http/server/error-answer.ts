/**
 * The error handler, and the only place that converts an error to an answer: JSON in the contract's format, or HTML for a browser
 * on a hosted page.
 */
import type { ErrorRequestHandler, Request } from 'express';
import { type Operation, operations } from '../../../generated/server/operations.ts';
import { ErrorCode } from '../../../generated/values.ts';
import type { Log } from '../../platform/log.ts';
import { validationProblem } from '../contract/validation-problem.ts';
import { ApiError } from '../errors/api-error.ts';
import { errorCatalogue } from '../errors/error-catalogue.ts';
import type { ErrorBodyOf } from '../errors/wire.ts';
import { stateOf } from '../request/request-state.ts';

/** Default Retry-After, in seconds. */
const RETRY_AFTER_SECONDS = 1;

/** The WWW-Authenticate header of each authentication scheme. */
export const challenges = {
  Basic: 'Basic realm="api", charset="UTF-8"',
  Bearer: 'Bearer realm="settings"',
  Token: 'Basic realm="api", charset="UTF-8"',
  // Not registered HTTP schemes: the credential is a signature in the body, or of the body.
  Encrypted: 'JOSE realm="v4"',
  Signature: 'Signature realm="gateway-callbacks"',
} as const;

function hasName(error: unknown, names: readonly string[]): boolean {
  return error instanceof Error && names.some((name) => error.name === name || error.constructor.name === name);
}

/** Whether the error means that the database is unavailable. */
function isUnavailable(error: unknown): boolean {
  return (
    hasName(error, [
      'MongoServerSelectionError',
      'MongoNetworkError',
      'MongoNetworkTimeoutError',
      'MongoNotConnectedError',
      'MongoTopologyClosedError',
      'PoolClearedOnNetworkError',
      'MongoPoolClearedError',
      'MongoOperationTimeoutError',
      'MongoWaitQueueTimeoutError',
      'MongoClientClosedError',
    ]) ||
    isRetryableServerError(error) ||
    isBrokenConnection(error)
  );
}

/** A write to a closed connection: the driver passes on the system's error. */
function isBrokenConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET');
}

/** A server that is stepping down or shutting down (MongoDB's "not primary" and "shutdown" codes). */
function isRetryableServerError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'number' &&
    [91, 189, 10107, 11600, 11602, 13435, 13436].includes(error.code)
  );
}

function bodyError(error: unknown): ApiError | undefined {
  if (!(error instanceof Error) || !('type' in error)) return undefined;
  if (error.type === 'entity.too.large') return new ApiError(ErrorCode.payload_too_large);
  if (error.type === 'encoding.unsupported') {
    return new ApiError(ErrorCode.unsupported_media_type, { message: 'Send the body without this Content-Encoding.' });
  }
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'body', reason: 'could not be read' }] });
}

function toApiError(error: unknown, operation: Operation | undefined): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof URIError) return new ApiError(ErrorCode.object_not_found);
  const problem = validationProblem(error, operation) ?? bodyError(error);
  if (problem !== undefined) return problem;
  return new ApiError(isUnavailable(error) ? ErrorCode.service_unavailable : ErrorCode.internal_error);
}

function operationOf(req: Request): Operation | undefined {
  const { operationId } = stateOf(req);
  return Object.values<Operation>(operations).find((operation) => operation.id === operationId);
}

/** A refused request of a browser. */
export interface RefusedPage {
  /** The status of the answer. */
  readonly http: number;
  /** `page`: at the address of a hosted page, which names an object that does not exist if the status is 404. */
  readonly on: 'page' | 'unknown-path';
  /** The Accept-Language header, or empty. */
  readonly acceptLanguage: string;
}

/** The HTML error page. */
export interface ErrorPage {
  readonly render: (refused: RefusedPage) => string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

export interface ErrorAnswerDeps {
  readonly log: Log;
  readonly errorPage: ErrorPage;
  readonly errorBody: ErrorBodyOf;
}

/** Whether to answer with HTML: to a browser, on a hosted page or an unknown path. */
function wantsPage(req: Request, operation: Operation | undefined): boolean {
  const isPage = operation === undefined ? req.method === 'GET' : operation.tag === 'pages';
  return isPage && req.accepts(['json', 'html']) === 'html';
}

export function errorAnswer({ log, errorPage, errorBody }: ErrorAnswerDeps): ErrorRequestHandler {
  return (thrown, req, res, _next) => {
    if (res.headersSent) {
      // The status is already sent. Close the connection, so that the caller sees a truncated answer.
      log.error(
        { event: 'http.response.aborted', requestId: stateOf(req).requestId, err: thrown },
        'A response failed after it began; closing the connection',
      );
      res.destroy();
      return;
    }
    const operation = operationOf(req);
    const error = toApiError(thrown, operation);
    const { http } = errorCatalogue[error.code];
    const { requestId } = stateOf(req);
    if (http >= 500 && error.details.reported !== true)
      log.error(
        { event: 'http.request.failed', requestId, operation: operation?.id, err: thrown },
        'A request failed; answering with a server error',
      );
    if (http === 401) res.setHeader('WWW-Authenticate', challenges[error.details.challenge ?? 'Basic']);
    const defaultWait = http === 429 || http === 503 ? RETRY_AFTER_SECONDS : undefined;
    const wait = error.details.retryAfterSeconds ?? defaultWait;
    if (wait !== undefined) res.setHeader('Retry-After', String(wait));
    // Warnings belong to successful answers.
    res.removeHeader('x-svc-warning');
    res.status(http);
    const body = errorBody(error, requestId);
    stateOf(req).error = { code: error.code, text: JSON.stringify(body) };
    if (!wantsPage(req, operation)) {
      res.json(body);
      return;
    }
    res.setHeader('Content-Security-Policy', errorPage.policy);
    res.vary('Accept-Language');
    const on = operation === undefined ? 'unknown-path' : 'page';
    const acceptLanguage = req.get('accept-language') ?? '';
    res.type('text/html').send(errorPage.render({ http, on, acceptLanguage }));
  };
}
