/**
 * Composes a receiver from its options. Decides nothing itself.
 */
import { randomUUID } from 'node:crypto';
import type { ReceiverAnswer } from './answer.ts';
import { systemClock, systemTimer, systemWait } from './clock.ts';
import { CATCH_ALL, type Handlers, runHandler } from './event/handlers.ts';
import type { AnyEvent } from './event/wire.ts';
import { type ExpressHandler, expressHandler } from './express/express-handler.ts';
import { type FetchHandler, fetchHandler } from './fetch/fetch-handler.ts';
import { addToInbox, inboxQueue } from './inbox.ts';
import type { JobDesk } from './jobs/job-queue.ts';
import { claim } from './level/claim.ts';
import type { Delivery, Level, LevelDeps, Processed } from './level/level.ts';
import { consoleLogger } from './log.ts';
import { type NodeHandler, nodeHandler } from './node/node-handler.ts';
import {
  checkOptions,
  checkVerifierOptions,
  type LeveledReceiverOptions,
  type ReceiverOptions,
  type VerifierOptions,
} from './options.ts';
import { type Acknowledged, type Counters, outcomeCounter } from './outcome.ts';
import { proofs as makeProofs } from './proof/proofs.ts';
import { receive, take, verify } from './receive.ts';
import { reporter } from './report.ts';
import type { ReceivedRequest } from './request/received-request.ts';
import { type RunTraced, runTraced } from './trace/open-telemetry.ts';

/** Verifies deliveries without handling their events. */
export interface Verifier {
  /**
   * Verifies one request as a delivery and returns its event. Runs no handler, and stores, logs and counts nothing: a duplicate
   * passes too, so store the ids that you have handled (`event.id`).
   *
   * @example
   * const { method, headersDistinct: headers, socket } = request;
   * const event = await verifier.verify({ method, headers, remoteAddress: socket.remoteAddress, rawBody });
   *
   * @throws ReceiverError for everything that a receiver refuses: `code` is the reason, `status` and `headers` belong to the answer.
   */
  verify(request: ReceivedRequest): Promise<AnyEvent>;
  /** Reloads passwords, secrets and keys now. Rejects when one of them cannot be read. */
  reload(): Promise<void>;
}

export interface Receiver extends Verifier {
  /** Handles one request of any framework. Never rejects: errors become answers. */
  receive(request: ReceivedRequest): Promise<ReceiverAnswer>;
  /** A handler for Express 4 and 5: `app.use('/webhooks', receiver.express())`, above any body parser. */
  express(): ExpressHandler;
  /** A handler for `node:http`: `createServer(receiver.node())`. */
  node(): NodeHandler;
  /** A handler from `Request` to `Response`. */
  readonly fetch: FetchHandler;
  /** With the option `inbox`: the queue of events that wait for their handlers; otherwise null. Start it in your worker processes. */
  readonly inbox: JobDesk | null;
  /** At the level `outboxed`: the queue of effects that wait to be run; otherwise null. */
  readonly outbox: JobDesk | null;
  /**
   * Handles an event that you fetched from the service, as `backfill` does. A known event is not handled twice.
   * @throws ReceiverError for everything that a delivery would be refused for.
   */
  take(event: unknown): Promise<Acknowledged>;
  /** How often each outcome occurred, for your metrics. */
  counters(): Counters;
}

/**
 * Creates a receiver of the service's webhooks.
 *
 * @example
 * const receiver = createReceiver({
 *   credentials: [{ username: 'shop', password: process.env.WEBHOOK_PASSWORD ?? '' }],
 *   store: mongoStore(client.db('shop')),
 *   on: { ORDER_SUCCEEDED: async (event) => ship(event.content.order.order_id) },
 * });
 * app.use('/webhooks', receiver.express());
 *
 * @throws ReceiverError ERR_CONFIG that names every invalid option.
 */
export function createReceiver(options: ReceiverOptions): Receiver;
export function createReceiver<Extra>(options: LeveledReceiverOptions<Extra>): Receiver;
export function createReceiver<Extra>(options: ReceiverOptions | LeveledReceiverOptions<Extra>): Receiver {
  const { environment = process.env.NODE_ENV } = options ?? {};
  checkOptions(options, environment);
  const counter = outcomeCounter();
  const { logger = consoleLogger, onAlarm = () => undefined } = options;
  const report = reporter({ counter, logger, onAlarm });
  const clock = options.clock ?? systemClock;
  const deps: LevelDeps = {
    clock,
    wait: options.wait ?? systemWait,
    newClaimId: options.newClaimId ?? randomUUID,
    leaseSeconds: options.leaseSeconds ?? 60,
    storeSeconds: options.storeSeconds ?? 5,
    timer: options.timer ?? systemTimer,
  };
  const handled = new Set(
    Object.entries(options.on).flatMap(([name, handler]) => (handler === undefined ? [] : [name])),
  );
  const proofs = makeProofs(options, report.onReadFailure);
  const processDelivery = processorOf(options, deps);
  const { inbox } = options;
  const handle = inbox === undefined ? processDelivery : (delivery: Delivery) => addToInbox(inbox.jobs, delivery, deps);
  const isHandled = (eventName: string) => handled.has(eventName) || handled.has(CATCH_ALL);
  const receiveOne = (request: ReceivedRequest): Promise<ReceiverAnswer> =>
    report.answer((onEvent) => receive({ proofs, clock, isHandled, handle, onEvent }, request));

  return {
    receive: receiveOne,
    express: () => expressHandler(receiveOne),
    node: () => nodeHandler(receiveOne),
    fetch: fetchHandler(receiveOne),
    inbox:
      inbox === undefined ? null : inboxQueue(inbox, deps, { isHandled, handle: processDelivery }, report.inboxJob),
    outbox: options.level?.desk?.(deps, report.outboxJob) ?? null,
    take: (event) => report.outcome((onEvent) => take({ isHandled, handle, onEvent }, event)),
    verify: async (request) => (await verify({ proofs, clock }, request)).received.event,
    reload: () => proofs.reload(clock.now()),
    counters: counter.read,
  };
}

/**
 * Creates a verifier, for passing events to something other than handlers: a queue, a log, another framework.
 *
 * @throws ReceiverError ERR_CONFIG that names every invalid option.
 */
export function createVerifier(options: VerifierOptions): Verifier {
  const { environment = process.env.NODE_ENV, clock = systemClock, logger = consoleLogger } = options ?? {};
  checkVerifierOptions(options, environment);
  const report = reporter({ counter: outcomeCounter(), logger, onAlarm: () => undefined });
  const proofs = makeProofs(options, report.onReadFailure);
  return {
    verify: async (request) => (await verify({ proofs, clock }, request)).received.event,
    reload: () => proofs.reload(clock.now()),
  };
}

type Processor = (delivery: Delivery) => Promise<Processed>;

function processorOf<Extra>(options: ReceiverOptions | LeveledReceiverOptions<Extra>, deps: LevelDeps): Processor {
  const { openTelemetry } = options;
  const traced = openTelemetry === undefined ? untraced : runTraced(openTelemetry);
  if (options.level === undefined) return processorAt(claim({ store: options.store }), { ...options.on }, deps, traced);
  return processorAt(options.level, { ...options.on }, deps, traced);
}

const untraced: RunTraced = (_of, run) => run();

function processorAt<Extra>(
  level: Level<Extra>,
  handlers: Handlers<Extra>,
  deps: LevelDeps,
  traced: RunTraced,
): Processor {
  return (delivery) =>
    level.process(deps, delivery, (context) => traced(context, () => runHandler(handlers, delivery.event, context)));
}
