/**
 * Composes an Express application: the middleware of each operation, in the order in which the contract reports errors. Reads no
 * environment variables and does not listen.
 */
import express, { type Express, type RequestHandler, Router } from 'express';
import type { HandlersByTag } from '../../generated/server/handlers.ts';
import { type Operation, operationList } from '../../generated/server/operations.ts';
import { createRouter } from '../../generated/server/router.ts';
import { ErrorCode, OperationId } from '../../generated/values.ts';
import type { TakeOwnFormat } from '../api/gateways/own-format.ts';
import type { AnswerOnce } from '../api/idempotency/answer-once.ts';
import { answerByKey } from '../api/idempotency/idempotency-key.ts';
import type { createAuthenticate } from '../auth/authenticate.ts';
import { allowKnownOrigin, opensToBrowsers, preflight, restrictToMerchantOrigin } from '../auth/cors.ts';
import { limitRate } from '../auth/enforce-rate-limit.ts';
import type { Admit } from '../auth/rate-limiter.ts';
import type { Docs } from '../docs/docs-site.ts';
import { capBody, parseBody } from '../http/body/body.ts';
import { BODY_TIMEOUT_MS, bodyDeadline } from '../http/body/body-deadline.ts';
import { rejectCardNumbers } from '../http/contract/card-numbers.ts';
import { checkVersion, dropEmptyVersion } from '../http/contract/check-version.ts';
import type { Validation } from '../http/contract/validation.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { ErrorBodyOf } from '../http/errors/wire.ts';
import type { Metrics } from '../http/observability/metrics.ts';
import { requestLog } from '../http/observability/request-log.ts';
import type { RequestRecorder } from '../http/observability/request-recorder.ts';
import { continueTrace, traceRequest } from '../http/observability/trace-request.ts';
import { type Admission, admitOrders } from '../http/request/admission.ts';
import type { Contexts } from '../http/request/context.ts';
import { readQuery } from '../http/request/query.ts';
import { assignRequestId } from '../http/request/request-id.ts';
import { stateOf } from '../http/request/request-state.ts';
import { failOnDemand, type OriginRule } from '../http/request/sandbox.ts';
import { type ErrorPage, errorAnswer } from '../http/server/error-answer.ts';
import type { Environment } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { Clock, Random } from '../platform/runtime.ts';
import type { Tracing } from '../platform/tracing.ts';

const MAX_URL_LENGTH = 2_048;
/** A gateway's parameters at the customer's return are longer, and the step that follows can have them, too. */
const MAX_RETURN_URL_LENGTH = 12_288;
const returnOperations: readonly string[] = [OperationId.returnFromGateway, OperationId.showPayStep];

export interface AppDeps {
  readonly handlers: Partial<HandlersByTag<Contexts>>;
  readonly authenticate: ReturnType<typeof createAuthenticate>;
  readonly validation: Validation;
  readonly answerOnce: AnswerOnce;
  readonly admitCall: Admit;
  /** Middleware of the hosted pages: their security headers. */
  readonly pageHeaders: (operation: Operation) => RequestHandler;
  readonly errorPage: ErrorPage;
  readonly errorBody: ErrorBodyOf;
  readonly takeOwnFormat: TakeOwnFormat;
  /** Serves the style sheet of the pages. */
  readonly assets: RequestHandler;
  /** Serves the start page of a sandbox at /. */
  readonly start: RequestHandler;
  /** Serves the API reference under /docs, and its OpenAPI document at /openapi.json. */
  readonly docs: Docs;
  /** Serves the web console under /console. */
  readonly console: RequestHandler;
  readonly origins: OriginRule;
  readonly environment: Environment;
  readonly trustedProxies: readonly string[];
  /** `required`: sends Strict-Transport-Security. */
  readonly https: 'required' | 'optional';
  readonly log: Log;
  readonly metrics: Metrics;
  readonly recorder: RequestRecorder;
  /** Holds back new orders while webhooks are late. */
  readonly admission: Admission;
  /** Undefined: requests are not traced. */
  readonly tracing: Tracing | undefined;
  readonly clock: Clock;
  readonly random: Random;
}

function shortUrl({ id }: Operation): RequestHandler {
  const most = returnOperations.includes(id) ? MAX_RETURN_URL_LENGTH : MAX_URL_LENGTH;
  return (req, _res, next) => {
    if (req.originalUrl.length <= most) return next();
    const reason = `must have at most ${most} characters; send parameters in the body`;
    throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'url', reason }] });
  };
}

function nameOperation(operation: Operation): RequestHandler {
  return (req, _res, next) => {
    stateOf(req).operationId = operation.id;
    next();
  };
}

/** Answers a notification in the gateway's own format. Only forms go on to the handler. */
function takeOwnFormat(take: TakeOwnFormat): RequestHandler {
  return async (req, res, next) => {
    const acknowledgement = await take(stateOf(req).auth?.value);
    if (acknowledgement === null) next();
    else res.status(200).type('text/plain').send(acknowledgement);
  };
}

/** One year. Without includeSubDomains: other hosts of the operator's domain are not this service's decision. */
const requireHttps: RequestHandler = (_req, res, next) => {
  res.setHeader('Strict-Transport-Security', 'max-age=31536000');
  next();
};

/** Settings and operator data stay out of caches, also in errors; browsers take an answer as what it says it is. */
const keepPrivate: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  next();
};

/**
 * Combines middleware into one, because Express searches its routing table again after each one, which takes longer than most of
 * them do. Calls `next` after the last one, or with the first error.
 */
function compose(steps: readonly RequestHandler[]): RequestHandler {
  return (req, res, next) => {
    let index = 0;
    const advance = (problem?: unknown): void => {
      const step = steps[index];
      if (problem !== undefined || step === undefined) {
        next(problem);
        return;
      }
      index += 1;
      try {
        const result: unknown = step(req, res, advance);
        if (result instanceof Promise) result.catch(next);
      } catch (thrown) {
        next(thrown);
      }
    };
    advance();
  };
}

export function createApp(deps: AppDeps): Express {
  const { authenticate, validation } = deps;
  const rateLimit = limitRate(deps.admitCall);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  app.set('strict routing', true);

  if (deps.https === 'required') app.use(requireHttps);
  app.use(compose([assignRequestId(deps), requestLog(deps), bodyDeadline(BODY_TIMEOUT_MS), deps.assets, deps.start]));
  app.use(['/settings', '/operator'], keepPrivate);
  app.use('/docs', deps.docs.site);
  app.get('/openapi.json', deps.docs.contract);
  app.use('/console', deps.console);

  const mounted = operationList.filter((operation) => operation.tag in deps.handlers);
  const preflights = Router({ caseSensitive: true, strict: true });
  for (const path of new Set(mounted.filter(opensToBrowsers).map((operation) => operation.expressPath))) {
    const onPath = mounted.filter((operation) => operation.expressPath === path);
    preflights.options(path, preflight(onPath, deps.origins));
  }
  app.use((req, res, next) => (req.method === 'OPTIONS' ? preflights(req, res, next) : next()));
  app.use(
    createRouter<Contexts>({
      handlers: deps.handlers,
      steps: (operation) => {
        const { answer, request } = validation(operation);
        const traced = traceRequest(deps.tracing, operation);
        const admitted = admitOrders(deps.admission, operation.id);
        return [
          compose([
            nameOperation(operation),
            ...(traced === null ? [] : [traced]),
            answer,
            ...(operation.tag === 'pages' ? [deps.pageHeaders(operation)] : []),
            allowKnownOrigin(operation, deps.origins),
            capBody(operation),
            authenticate.step(operation),
            ...(operation.security.includes('gatewaySignature') ? [takeOwnFormat(deps.takeOwnFormat)] : []),
            restrictToMerchantOrigin(deps.origins),
            parseBody(operation),
            ...(traced === null ? [] : [continueTrace]),
            ...(400 in operation.responses ? [shortUrl(operation)] : []),
            readQuery(operation),
            dropEmptyVersion,
            request,
            rejectCardNumbers(operation),
            checkVersion(operation),
            rateLimit,
            ...(admitted === null ? [] : [admitted]),
            failOnDemand(operation, deps.environment),
          ]),
        ];
      },
      context: (req) => authenticate.context(req),
      answer: answerByKey(deps.answerOnce),
      methodNotAllowed: (allow) => new ApiError(ErrorCode.method_not_allowed, { allow }),
    }),
  );
  app.use(() => {
    throw new ApiError(ErrorCode.object_not_found);
  });
  app.use(errorAnswer(deps));
  return app;
}
