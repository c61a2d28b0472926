/**
 * Runs a token task: sends a command to the network, updates the orders that show the token, or deletes a card number
 * from the vault. Safe to repeat. Throws when the task must be retried.
 */

import type { SavedCard } from '../../domain/cards/saved-card.ts';
import type { CardToken } from '../../domain/cards/token.ts';
import { notResumed } from '../../domain/cards/token-decisions.ts';
import type { CommandOutcome, TokenNetworks } from '../../domain/cards/token-network.ts';
import type { NetworkTaskKind, TokenTaskDetail } from '../../domain/cards/token-task.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { NumberStore } from '../../vault/number-store.ts';
import type { TokenCommit } from './token-commit.ts';

/** Writes a token into an order that shows it. Idempotent. */
export type TokenSettled = (orderKey: string, txnUuid: string, token: CardToken) => Promise<void>;

export interface RunTaskDeps {
  readonly tokens: TokenCommit;
  readonly networks: TokenNetworks;
  readonly numbers: Pick<NumberStore, 'remove'>;
  readonly tokenSettled: TokenSettled;
}

export type RunTask = (merchant: Merchant, card: SavedCard, task: TokenTaskDetail) => Promise<void>;

export function createRunTask({ tokens, networks, numbers, tokenSettled }: RunTaskDeps): RunTask {
  function command(kind: NetworkTaskKind, token: CardToken): Promise<CommandOutcome> {
    const network = networks.find(token.provider);
    if (network === null) throw new Error(`this process has no connector to the card network ${token.provider}`);
    return network[kind](token);
  }

  return async function runTask(merchant, { cardReference, numberRecord }, task) {
    switch (task.kind) {
      case 'suspend':
      case 'remove':
        // A refusal is final too: the network has no such token, or has ended it and sends a notice.
        await command(task.kind, task.token);
        return;
      case 'resume': {
        const outcome = await command(task.kind, task.token);
        const { tokenUid } = task.token;
        if (outcome.kind === 'refused') await tokens.change({ merchant, cardReference, tokenUid }, notResumed);
        return;
      }
      case 'show':
        for (const { orderKey, txnUuid } of [task.token.origin, ...(task.token.shownIn ?? [])]) {
          await tokenSettled(orderKey, txnUuid, task.token);
        }
        return;
      case 'forget-number':
        // The stored card still uses its own number.
        if (task.numberRecord !== numberRecord) await numbers.remove(merchant.merchantId, task.numberRecord);
        return;
      default:
        return task satisfies never;
    }
  };
}
