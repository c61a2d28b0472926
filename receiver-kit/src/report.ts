/**
 * Reports how requests and jobs ended to the log, the counters and the alarm, and turns the end of a request into its answer.
 * The one place that turns an exception into an answer.
 */
import { acknowledge, type ReceiverAnswer, refuse } from './answer.ts';
import { ReceiverError, type ReceiverErrorCode } from './errors.ts';
import type { ReceivedEvent } from './event/wire.ts';
import type { JobListener, JobReport } from './jobs/job-runner.ts';
import type { Processed } from './level/level.ts';
import type { AlarmListener, LogEntry, Logger } from './log.ts';
import type { Acknowledged, OutcomeCounter } from './outcome.ts';

export interface ReporterDeps {
  readonly counter: OutcomeCounter;
  readonly logger: Logger;
  readonly onAlarm: AlarmListener;
}

export interface Reporter {
  /** Runs one request. Never rejects: errors become answers. */
  answer(run: (onEvent: (event: ReceivedEvent) => void) => Promise<Acknowledged | Processed>): Promise<ReceiverAnswer>;
  /** The same without an answer. @throws ReceiverError */
  outcome(run: (onEvent: (event: ReceivedEvent) => void) => Promise<Acknowledged | Processed>): Promise<Acknowledged>;
  readonly onReadFailure: (error: ReceiverError) => void;
  readonly inboxJob: JobListener;
  readonly outboxJob: JobListener;
}

type Named = Pick<ReceivedEvent, 'id' | 'name'>;

const OVERDUE = 'A job outlived its lease; the worker continues without it, and it may run again.';
/** No retry resolves these. */
const NEEDS_ATTENTION: ReadonlySet<ReceiverErrorCode> = new Set(['ERR_PAYLOAD_CONFLICT', 'ERR_PARTLY_APPLIED']);
const LEASE_LOST = 'The handler took longer than its lease and may have run twice.';

export function reporter({ counter, logger, onAlarm }: ReporterDeps): Reporter {
  const log = (entry: LogEntry): void => {
    counter.add(entry.outcome);
    ignoreErrors(() => logger(entry));
  };
  const alarm = (code: ReceiverErrorCode, message: string, event: Named | null): void => {
    if (event !== null) ignoreErrors(() => onAlarm({ code, message, eventId: event.id, eventName: event.name }));
  };
  const acknowledged = (processed: Acknowledged | Processed, event: Named | null): Acknowledged => {
    if (processed === 'handled_after_lease') {
      alarm('ERR_LEASE_LOST', LEASE_LOST, event);
      log({ level: 'error', outcome: 'ERR_LEASE_LOST', message: LEASE_LOST, ...eventFields(event) });
    }
    const outcome = processed === 'handled_after_lease' ? 'handled' : processed;
    log({ level: 'info', outcome, message: 'acknowledged', ...eventFields(event) });
    return outcome;
  };
  const failed = (cause: unknown, event: Named | null): ReceiverError => {
    const error =
      cause instanceof ReceiverError ? cause : new ReceiverError('ERR_INTERNAL', 'The receiver failed.', { cause });
    if (NEEDS_ATTENTION.has(error.code)) alarm(error.code, error.message, event);
    const { code: outcome, message } = error;
    log({ level: levelOf(error), outcome, message, ...eventFields(event), ...causeField(error) });
    return error;
  };
  const jobListener =
    (what: string): JobListener =>
    ({ job, end, error }: JobReport) => {
      if (end === 'finished_after_lease') acknowledged('handled_after_lease', job);
      if (end === 'postponed') failed(error, job);
      if (end === 'overdue') {
        alarm('ERR_LEASE_LOST', OVERDUE, job);
        log({ level: 'error', outcome: 'ERR_LEASE_LOST', message: OVERDUE, ...eventFields(job) });
      }
      if (end !== 'buried') return;
      const message = `${what} used up its retries. Fix the cause, then replay it.`;
      alarm('ERR_DEAD_LETTER', message, job);
      log({ level: 'error', outcome: 'ERR_DEAD_LETTER', message, ...eventFields(job), error });
    };

  const outcome: Reporter['outcome'] = async (run) => {
    let event: ReceivedEvent | null = null;
    try {
      const processed = await run((received) => {
        event = received;
      });
      return acknowledged(processed, event);
    } catch (cause) {
      throw failed(cause, event);
    }
  };

  return {
    outcome,
    answer: (run) =>
      outcome(run).then(acknowledge, (error: unknown) =>
        refuse(error instanceof ReceiverError ? error : new ReceiverError('ERR_INTERNAL', 'The receiver failed.')),
      ),
    onReadFailure: (error) => {
      failed(error, null);
    },
    inboxJob: jobListener('An event of the inbox'),
    outboxJob: jobListener('An effect of the outbox'),
  };
}

function eventFields(event: Named | null): Pick<LogEntry, 'eventId' | 'eventName'> {
  return event === null ? {} : { eventId: event.id, eventName: event.name };
}

function causeField(error: ReceiverError): Pick<LogEntry, 'error'> {
  return error.cause === undefined ? {} : { error: error.cause };
}

/** A fault of the sender is a warning, a fault of the receiver an error. An overlapping duplicate is neither. */
function levelOf(error: ReceiverError): LogEntry['level'] {
  if (error.code === 'ERR_EVENT_RUNNING') return 'info';
  return error.code === 'ERR_PAYLOAD_CONFLICT' || (error.status ?? 500) >= 500 ? 'error' : 'warn';
}

/** An error of a listener never changes the answer. */
function ignoreErrors(call: () => void): void {
  try {
    call();
  } catch {
    // The listener itself failed: there is nowhere to report it.
  }
}
