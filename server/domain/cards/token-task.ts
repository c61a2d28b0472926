/**
 * The tasks that follow from a token's change: send the network a command, show the token in its orders, delete a number.
 * Stored with the change; the token worker runs them in order. Each is safe to repeat. Pure.
 */
import { TokenizationStatus } from '../../../generated/values.ts';
import type { CardToken } from './token.ts';

/** The time of a decision, and the ids of its tasks. */
export interface Moment {
  readonly now: Date;
  readonly newId: () => string;
}

export type NetworkTaskKind = 'suspend' | 'resume' | 'remove';

export type TokenTaskDetail =
  | { readonly kind: NetworkTaskKind; readonly token: CardToken }
  /** Writes this version of the token into the orders that show it. */
  | { readonly kind: 'show'; readonly token: CardToken }
  | { readonly kind: 'forget-number'; readonly numberRecord: string };

export interface TokenTask {
  readonly id: string;
  readonly task: TokenTaskDetail;
  readonly since: Date;
  readonly dueAt: Date;
}

/** Tasks of one queue run in order; queues are independent. */
export type TaskQueue = 'network' | 'order' | 'vault';

export function taskQueueOf({ kind }: TokenTaskDetail): TaskQueue {
  switch (kind) {
    case 'suspend':
    case 'resume':
    case 'remove':
      return 'network';
    case 'show':
      return 'order';
    case 'forget-number':
      return 'vault';
    default:
      return kind satisfies never;
  }
}

const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** When to retry what is pending since `since`: the delay grows with its age, between the shortest and the longest wait. */
export function nextTry(since: Date, now: Date): Date {
  const wait = (now.getTime() - since.getTime()) / 2;
  return new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, wait)));
}

/** The tasks after one failed: its whole queue waits. */
export function postponed(tasks: readonly TokenTask[], failed: TokenTask, now: Date): readonly TokenTask[] {
  const queue = taskQueueOf(failed.task);
  const dueAt = nextTry(failed.since, now);
  return tasks.map((task) => (taskQueueOf(task.task) === queue ? { ...task, dueAt } : task));
}

/**
 * The task to add after two workers ran the same one: an outdated command may have reached the network last, so it gets the
 * current state again.
 */
export function repeated(token: CardToken | null, { task }: TokenTask, { now, newId }: Moment): readonly TokenTask[] {
  if (token === null || (task.kind !== 'suspend' && task.kind !== 'resume')) return [];
  if (task.token.tokenUid !== token.tokenUid) return [];
  const kind = currentCommand(token);
  return kind === null ? [] : [{ id: newId(), task: { kind, token }, since: now, dueAt: now }];
}

/** The last command that the network must have received for the token's status; null when the issuer decides it. */
function currentCommand({ status, suspendedBy }: CardToken): 'suspend' | 'resume' | null {
  if (status === TokenizationStatus.ACTIVE) return 'resume';
  return status === TokenizationStatus.SUSPENDED && suspendedBy === 'merchant' ? 'suspend' : null;
}
