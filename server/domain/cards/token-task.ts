/**
 * What is owed to others after a token has changed: the network is to be told, the order is to show it, a number is to be
 * forgotten. Stored with the change that owes it, run in order by the keeper, each safe to repeat. Pure.
 */
import { TokenizationStatus } from '../../../generated/values.ts';
import type { CardToken } from './token.ts';

/** What a decision is made on. `newId` names the errands it gives rise to. */
export interface Moment {
  readonly now: Date;
  readonly newId: () => string;
}

export type NetworkTaskKind = 'suspend' | 'resume' | 'remove';

export type TokenTaskDetail =
  | { readonly kind: NetworkTaskKind; readonly token: CardToken }
  /** The orders that show the token are to show it as it was then. */
  | { readonly kind: 'show'; readonly token: CardToken }
  | { readonly kind: 'forget-number'; readonly numberRecord: string };

export interface TokenTask {
  readonly id: string;
  readonly task: TokenTaskDetail;
  readonly since: Date;
  readonly dueAt: Date;
}

/** Errands of one lane wait for each other; lanes do not. */
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

/** When to try again what has been owed since then: the longer it has been, the longer the wait. */
export function nextTry(since: Date, now: Date): Date {
  const wait = (now.getTime() - since.getTime()) / 2;
  return new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, wait)));
}

/** The errands after one of a lane has failed: the whole lane waits. */
export function postponed(tasks: readonly TokenTask[], failed: TokenTask, now: Date): readonly TokenTask[] {
  const queue = taskQueueOf(failed.task);
  const dueAt = nextTry(failed.since, now);
  return tasks.map((task) => (taskQueueOf(task.task) === queue ? { ...task, dueAt } : task));
}

/**
 * What to owe again after an errand was run twice at once: the network may have heard something old last, so it is told
 * how the token stands now.
 */
export function repeated(token: CardToken | null, { task }: TokenTask, { now, newId }: Moment): readonly TokenTask[] {
  if (token === null || (task.kind !== 'suspend' && task.kind !== 'resume')) return [];
  if (task.token.tokenUid !== token.tokenUid) return [];
  const kind = wantedState(token);
  return kind === null ? [] : [{ id: newId(), task: { kind, token }, since: now, dueAt: now }];
}

/** What the network must have heard last for the token to be as it is; null where that is not for us to say. */
function wantedState({ status, suspendedBy }: CardToken): 'suspend' | 'resume' | null {
  if (status === TokenizationStatus.ACTIVE) return 'resume';
  return status === TokenizationStatus.SUSPENDED && suspendedBy === 'merchant' ? 'suspend' : null;
}
