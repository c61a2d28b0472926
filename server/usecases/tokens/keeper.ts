/**
 * Attends to tokens by themselves: asks the networks for those that were begun, does what is owed for those that changed,
 * takes in the networks' notices. Any number of processes may run one; each card is leased. Killed at any point, it or
 * another one goes on from what is stored.
 */

import { noticeReceived } from '../../domain/cards/decisions.ts';
import { laneOf, postponed, repeated, type TokenErrand } from '../../domain/cards/errand.ts';
import type { SavedCard } from '../../domain/cards/saved-card.ts';
import type { TokenNotice, TokenNoticeSource } from '../../domain/cards/token-network.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { SavedCardStore, StoredCard } from '../../storage/cards.ts';
import type { CardCommit } from '../cards/commit-card.ts';
import type { AskNetwork } from './ask-network.ts';
import { momentOf, tokenDueAt, withErrands } from './card-with-token.ts';
import type { RunErrand } from './run-errand.ts';
import type { TokenCommit } from './token-commit.ts';
import { createTurns, type Turns } from './turns.ts';

/** Cards attended to in one go before anything else gets its turn. */
const BATCH = 100;

export interface TokenKeeperDeps {
  readonly store: Pick<SavedCardStore, 'claimDue'>;
  readonly commit: CardCommit;
  readonly tokens: TokenCommit;
  readonly askNetwork: AskNetwork;
  readonly runErrand: RunErrand;
  readonly notices: readonly TokenNoticeSource[];
  readonly merchants: { byId(merchantId: string): Promise<Merchant | null> };
  readonly runtime: Runtime;
  readonly log: Log;
}

export interface TokenKeeper extends Omit<Turns, 'stopped'> {
  /** Does all that is due now. */
  runOnce(): Promise<void>;
}

export function createTokenKeeper(deps: TokenKeeperDeps): TokenKeeper {
  const { store, commit, tokens, askNetwork, runErrand, notices, merchants, runtime, log } = deps;

  /** Answers whether the work was done. */
  async function guarded(what: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      log.error({ err: error }, `${what} failed and is tried again later`);
      return false;
    }
  }

  /** Writes what is owed now. `change` must be pure but for the ids of errands. */
  async function rewrite(card: SavedCard, change: (card: SavedCard) => readonly TokenErrand[]): Promise<void> {
    await commit.change(card.merchantId, card.cardReference, (now) =>
      now === null ? { kind: 'no-change' } : { kind: 'changed', card: withErrands(now, change(now)), entry: undefined },
    );
  }

  /** The errands that are due, those of one lane in their order; a lane ends where one of it fails. */
  async function runErrands(merchant: Merchant, card: SavedCard): Promise<void> {
    const stuck = new Set<string>();
    for (const errand of card.tokenErrands) {
      const lane = laneOf(errand.task);
      if (errand.dueAt > runtime.clock.now() || stuck.has(lane)) continue;
      const isDone = await guarded('what is owed for a token', () => runErrand(merchant, card, errand.task));
      if (!isDone) stuck.add(lane);
      const moment = momentOf(runtime);
      await rewrite(card, (now) =>
        isDone ? withoutErrand(now, errand) : postponed(now.tokenErrands, errand, moment.now),
      );
    }
  }

  function withoutErrand({ token, tokenErrands }: SavedCard, errand: TokenErrand): readonly TokenErrand[] {
    const isThere = tokenErrands.some(({ id }) => id === errand.id);
    const rest = tokenErrands.filter(({ id }) => id !== errand.id);
    // Two have run it at once: theirs may have come last, after something newer.
    return isThere ? rest : [...rest, ...repeated(token, errand, momentOf(runtime))];
  }

  async function attend({ card }: StoredCard): Promise<void> {
    const merchant = await merchants.byId(card.merchantId);
    if (merchant === null) return;
    const { token } = card;
    const making = token?.making ?? null;
    const isAsked = token !== null && making !== null && making.askAt <= runtime.clock.now();
    if (isAsked) await askNetwork(merchant, { card, token, making });
    await runErrands(merchant, card);
    const due = tokenDueAt(card);
    // Woken for nothing: it lies down again.
    if (due === null || due > runtime.clock.now()) await rewrite(card, (now) => now.tokenErrands);
  }

  async function takeNotice(notice: TokenNotice): Promise<'taken' | 'too-early'> {
    const { merchantId, cardReference, tokenUid } = notice;
    const merchant = await merchants.byId(merchantId);
    if (merchant === null) return 'taken';
    const change = await tokens.change({ merchant, cardReference, tokenUid }, (token, moment) =>
      noticeReceived(token, notice, moment),
    );
    return change.kind === 'refused' ? 'too-early' : 'taken';
  }

  async function takeNotices(source: TokenNoticeSource): Promise<number> {
    const due = await source.dueNotices(runtime.clock.now());
    for (const notice of due) {
      await guarded('a notice of a card network', async () => {
        if ((await takeNotice(notice)) === 'taken') await source.acknowledge(notice.id);
      });
    }
    return due.length;
  }

  /** Answers how much there was to do. */
  async function run(isStopped: () => boolean): Promise<number> {
    let found = 0;
    for (const source of notices) {
      await guarded("a card network's notices", async () => {
        found += await takeNotices(source);
      });
    }
    for (let count = 0; count < BATCH && !isStopped(); count += 1) {
      const stored = await store.claimDue('token', runtime.clock.now());
      if (stored === undefined) return found;
      found += 1;
      await guarded('attending to a token', () => attend(stored));
    }
    return found;
  }

  const { stopped, ...turns } = createTurns({ turn: () => run(stopped), log });
  return {
    async runOnce() {
      while ((await run(() => false)) > 0);
    },
    ...turns,
  };
}
