/**
 * Processes tokens in the background: requests them from the card networks, runs their pending tasks, and applies the
 * networks' notices. Any number of processes may run one: each card is leased, and after a crash at any point another
 * worker continues from what is stored.
 */

import type { SavedCard } from '../../domain/cards/saved-card.ts';
import { noticeReceived } from '../../domain/cards/token-decisions.ts';
import type { TokenNotice, TokenNoticeSource } from '../../domain/cards/token-network.ts';
import { postponed, repeated, type TokenTask, taskQueueOf } from '../../domain/cards/token-task.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { SavedCardStore, StoredCard } from '../../storage/cards.ts';
import type { CardCommit } from '../cards/commit-card.ts';
import { momentOf, tokenDueAt, withTasks } from './card-with-token.ts';
import { createPollingLoop, type PollingLoop } from './polling-loop.ts';
import type { RequestToken } from './request-token.ts';
import type { RunTask } from './run-task.ts';
import type { TokenCommit } from './token-commit.ts';

/** Cards processed in one turn. */
const BATCH = 100;

export interface TokenWorkerDeps {
  readonly store: Pick<SavedCardStore, 'claimDue'>;
  readonly commit: CardCommit;
  readonly tokens: TokenCommit;
  readonly requestToken: RequestToken;
  readonly runTask: RunTask;
  readonly notices: readonly TokenNoticeSource[];
  readonly merchants: { byId(merchantId: string): Promise<Merchant | null> };
  readonly runtime: Runtime;
  readonly log: Log;
}

export interface TokenWorker extends Omit<PollingLoop, 'stopped'> {
  /** Processes everything that is due now. */
  runOnce(): Promise<void>;
}

export function createTokenWorker(deps: TokenWorkerDeps): TokenWorker {
  const { store, commit, tokens, requestToken, runTask, notices, merchants, runtime, log } = deps;

  /** Returns whether the work succeeded. Logs a failure. */
  async function guarded(task: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      log.error(
        { event: 'worker.task.failed', worker: 'tokens', task, err: error },
        'A worker task failed; retrying later',
      );
      return false;
    }
  }

  /** Replaces the card's pending tasks. `change` must be pure except for task ids. */
  async function rewrite(card: SavedCard, change: (card: SavedCard) => readonly TokenTask[]): Promise<void> {
    await commit.change(card.merchantId, card.cardReference, (now) =>
      now === null ? { kind: 'no-change' } : { kind: 'changed', card: withTasks(now, change(now)), entry: undefined },
    );
  }

  /** Runs the due tasks. Those of one queue run in order, and a failure stops its queue. */
  async function runTasks(merchant: Merchant, card: SavedCard): Promise<void> {
    const failed = new Set<string>();
    for (const task of card.tokenErrands) {
      const queue = taskQueueOf(task.task);
      if (task.dueAt > runtime.clock.now() || failed.has(queue)) continue;
      const isDone = await guarded('run_token_task', () => runTask(merchant, card, task.task));
      if (!isDone) failed.add(queue);
      const moment = momentOf(runtime);
      await rewrite(card, (now) => (isDone ? withoutTask(now, task) : postponed(now.tokenErrands, task, moment.now)));
    }
  }

  function withoutTask({ token, tokenErrands }: SavedCard, task: TokenTask): readonly TokenTask[] {
    const isThere = tokenErrands.some(({ id }) => id === task.id);
    const rest = tokenErrands.filter(({ id }) => id !== task.id);
    // Another worker ran the task too, and its command may have reached the network after a newer one.
    return isThere ? rest : [...rest, ...repeated(token, task, momentOf(runtime))];
  }

  async function process({ card }: StoredCard): Promise<void> {
    const merchant = await merchants.byId(card.merchantId);
    if (merchant === null) return;
    const { token } = card;
    const provisioning = token?.making ?? null;
    const isRequestDue = token !== null && provisioning !== null && provisioning.askAt <= runtime.clock.now();
    if (isRequestDue) await requestToken(merchant, { card, token, provisioning });
    await runTasks(merchant, card);
    const due = tokenDueAt(card);
    // Nothing was due: store the right due time.
    if (due === null || due > runtime.clock.now()) await rewrite(card, (now) => now.tokenErrands);
  }

  async function applyNotice(notice: TokenNotice): Promise<'applied' | 'too-early'> {
    const { merchantId, cardReference, tokenUid } = notice;
    const merchant = await merchants.byId(merchantId);
    if (merchant === null) return 'applied';
    const change = await tokens.change({ merchant, cardReference, tokenUid }, (token, moment) =>
      noticeReceived(token, notice, moment),
    );
    return change.kind === 'refused' ? 'too-early' : 'applied';
  }

  async function applyNotices(source: TokenNoticeSource): Promise<number> {
    const due = await source.dueNotices(runtime.clock.now());
    for (const notice of due) {
      await guarded('apply_notice', async () => {
        if ((await applyNotice(notice)) === 'applied') await source.acknowledge(notice.id);
      });
    }
    return due.length;
  }

  /** Runs one turn. Returns how many items it found. */
  async function run(isStopped: () => boolean): Promise<number> {
    let found = 0;
    for (const source of notices) {
      await guarded('read_notices', async () => {
        found += await applyNotices(source);
      });
    }
    for (let count = 0; count < BATCH && !isStopped(); count += 1) {
      const stored = await store.claimDue('token', runtime.clock.now());
      if (stored === undefined) return found;
      found += 1;
      await guarded('process_token', () => process(stored));
    }
    return found;
  }

  const { stopped, ...loop } = createPollingLoop({ turn: () => run(stopped), log });
  return {
    async runOnce() {
      while ((await run(() => false)) > 0);
    },
    ...loop,
  };
}
