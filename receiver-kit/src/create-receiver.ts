/**
 * Puts a receiver together from its options, and reports how every request ended. Decides nothing itself.
 */
import { randomUUID } from 'node:crypto';
import { acknowledge, type ReceiverAnswer, refuse } from './answer.ts';
import { basicVerifier } from './basic/basic-verifier.ts';
import { systemClock, systemWait } from './clock.ts';
import { ReceiverError, type ReceiverErrorCode } from './errors.ts';
import type { ReceivedEvent } from './event/wire.ts';
import { type ExpressHandler, expressHandler } from './express/express-handler.ts';
import { consoleLogger, type LogEntry } from './log.ts';
import { checkOptions, type ReceiverOptions } from './options.ts';
import { type Counters, outcomeCounter } from './outcome.ts';
import { type ReceiveDeps, receive } from './receive.ts';
import type { ReceivedRequest } from './request/received-request.ts';

export interface Receiver {
  /** Handles one request of any framework. Never rejects: whatever happens is in the answer. */
  receive(request: ReceivedRequest): Promise<ReceiverAnswer>;
  /** A handler for Express 4 and 5: `app.use('/webhooks', receiver.express())`, above any body parser. */
  express(): ExpressHandler;
  /** How often each outcome came, for your metrics. */
  counters(): Counters;
}

/**
 * Makes a receiver of the service's webhooks.
 *
 * @example
 * const receiver = createReceiver({
 *   credentials: [{ username: 'shop', password: process.env.WEBHOOK_PASSWORD }],
 *   store: mongoStore(client.db('shop')),
 *   on: { ORDER_SUCCEEDED: async (event) => ship(event.content.order.order_id) },
 * });
 * app.use('/webhooks', receiver.express());
 *
 * @throws ReceiverError ERR_CONFIG naming every fault of the options.
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  checkOptions(options);
  const { logger = consoleLogger, onAlarm = () => undefined } = options;
  const counter = outcomeCounter();
  const shared: Omit<ReceiveDeps, 'onEvent'> = {
    verify: basicVerifier(options.credentials),
    store: options.store,
    handlers: { ...options.on },
    clock: options.clock ?? systemClock,
    wait: options.wait ?? systemWait,
    newClaimId: options.newClaimId ?? randomUUID,
    leaseSeconds: options.leaseSeconds ?? 60,
  };

  const report = (entry: LogEntry): void => {
    counter.add(entry.outcome);
    undisturbed(() => logger(entry));
  };

  const alarm = (code: ReceiverErrorCode, message: string, event: ReceivedEvent | null): void => {
    if (event !== null) undisturbed(() => onAlarm({ code, message, eventId: event.id, eventName: event.name }));
  };

  const receiveOne = async (request: ReceivedRequest): Promise<ReceiverAnswer> => {
    let event: ReceivedEvent | null = null;
    const onEvent = (received: ReceivedEvent): void => {
      event = received;
    };
    try {
      const processed = await receive({ ...shared, onEvent }, request);
      if (processed === 'handled_after_lease') {
        const message = 'The handler took longer than its lease and may have run twice.';
        alarm('ERR_LEASE_LOST', message, event);
        report({ level: 'error', outcome: 'ERR_LEASE_LOST', message, ...eventFields(event) });
      }
      const outcome = processed === 'handled_after_lease' ? 'handled' : processed;
      report({ level: 'info', outcome, message: 'acknowledged', ...eventFields(event) });
      return acknowledge(outcome);
    } catch (cause) {
      const error =
        cause instanceof ReceiverError ? cause : new ReceiverError('ERR_INTERNAL', 'The receiver failed.', { cause });
      if (error.code === 'ERR_PAYLOAD_CONFLICT') alarm(error.code, error.message, event);
      report({
        level: levelOf(error),
        outcome: error.code,
        message: error.message,
        ...eventFields(event),
        ...causeField(error),
      });
      return refuse(error);
    }
  };

  return { receive: receiveOne, express: () => expressHandler(receiveOne), counters: counter.read };
}

function eventFields(event: ReceivedEvent | null): Pick<LogEntry, 'eventId' | 'eventName'> {
  return event === null ? {} : { eventId: event.id, eventName: event.name };
}

function causeField(error: ReceiverError): Pick<LogEntry, 'error'> {
  return error.cause === undefined ? {} : { error: error.cause };
}

/** What the sender did wrong is a warning, what is wrong here an error. A duplicate on its way is neither. */
function levelOf(error: ReceiverError): LogEntry['level'] {
  if (error.code === 'ERR_EVENT_RUNNING') return 'info';
  return error.code === 'ERR_PAYLOAD_CONFLICT' || (error.status ?? 500) >= 500 ? 'error' : 'warn';
}

/** A listener's fault never changes the answer. */
function undisturbed(call: () => void): void {
  try {
    call();
  } catch {
    // Nothing to tell it to: the listener is what failed.
  }
}
