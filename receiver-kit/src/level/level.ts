/**
 * The guarantee that the effect of a handler takes place once. A level runs the handler of one delivery; the README lists what
 * each level guarantees.
 */
import type { Clock, Wait } from '../clock.ts';
import type { HandlerContext } from '../event/handlers.ts';
import type { AnyEvent } from '../event/wire.ts';
import type { JobDesk } from '../jobs/job-queue.ts';
import type { JobListener } from '../jobs/job-runner.ts';
import type { Deadline } from '../store/store-call.ts';
import type { DeliveryTrace } from '../trace/traceparent.ts';

export interface LevelDeps extends Deadline {
  readonly clock: Clock;
  readonly wait: Wait;
  /** A new unguessable id for a claim. */
  readonly newClaimId: () => string;
  readonly leaseSeconds: number;
}

export interface Delivery {
  readonly eventName: string;
  readonly event: AnyEvent;
  /** The plain event as received. */
  readonly rawBody: Uint8Array;
  readonly payloadHash: string;
  readonly username: string | null;
  readonly trace: DeliveryTrace | null;
}

export type Processed = 'handled' | 'handled_after_lease' | 'duplicate';

/** Runs the handler; its context is the common one and what the level adds. */
export type RunHandler<Extra> = (context: HandlerContext & Extra) => Promise<void>;

export interface Level<Extra> {
  /** The job store of its outbox, if it has one. Must not be that of the inbox. */
  readonly jobs?: object;
  /**
   * Handles one delivery.
   * @throws ReceiverError ERR_STORE_UNAVAILABLE, ERR_PAYLOAD_CONFLICT, ERR_EVENT_RUNNING or ERR_HANDLER_FAILED.
   */
  process(deps: LevelDeps, delivery: Delivery, run: RunHandler<Extra>): Promise<Processed>;
  /** The outbox of the level, if it has one. */
  desk?(deps: LevelDeps, listener: JobListener): JobDesk;
}
