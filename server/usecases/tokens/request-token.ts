/**
 * Requests a card's network token once: opens the card number, sends it to the network, and stores the outcome.
 */

import { TokenEndReason } from '../../../generated/values.ts';
import type { SavedCard } from '../../domain/cards/saved-card.ts';
import type { CardToken, TokenMaking } from '../../domain/cards/token.ts';
import { notProvisioned, provisioned, stillAsked, type TokenDecision } from '../../domain/cards/token-decisions.ts';
import type { TokenNetworks } from '../../domain/cards/token-network.ts';
import type { Moment } from '../../domain/cards/token-task.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Log } from '../../platform/log.ts';
import type { NumberStore } from '../../vault/number-store.ts';
import type { TokenCommit } from './token-commit.ts';

export interface RequestTokenDeps {
  readonly tokens: TokenCommit;
  readonly networks: TokenNetworks;
  readonly numbers: Pick<NumberStore, 'open'>;
  readonly log: Log;
}

/** A token in provisioning. */
export interface RequestedToken {
  readonly card: SavedCard;
  readonly token: CardToken;
  readonly provisioning: TokenMaking;
}

export type RequestToken = (merchant: Merchant, asked: RequestedToken) => Promise<void>;

type Decide = (token: CardToken, moment: Moment) => TokenDecision;

export function createRequestToken({ tokens, networks, numbers, log }: RequestTokenDeps): RequestToken {
  async function provision({ card, token, provisioning }: RequestedToken): Promise<Decide> {
    const number = await numbers.open(card.merchantId, provisioning.numberRecord);
    if (number === null) return (current, moment) => notProvisioned(current, TokenEndReason.number_not_kept, moment);
    const network = networks.find(token.provider);
    if (network === null) throw new Error(`this process has no connector to the card network ${token.provider}`);
    const outcome = await network.provision({
      tokenUid: token.tokenUid,
      merchantId: card.merchantId,
      cardReference: card.cardReference,
      requestorId: token.requestorId,
      cardNumber: number,
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
    });
    switch (outcome.kind) {
      case 'made':
        return (current, moment) => provisioned(current, outcome.token, moment);
      case 'refused':
        return (current, moment) => notProvisioned(current, TokenEndReason.refused_by_network, moment);
      case 'later':
        return stillAsked;
      default:
        return outcome satisfies never;
    }
  }

  return async function requestToken(merchant, asked) {
    let decide: Decide = stillAsked;
    try {
      decide = await provision(asked);
    } catch (error) {
      log.warn(
        { event: 'network.token_request.failed', err: error, provider: asked.token.provider },
        'Could not request a token from a card network; retrying later',
      );
    }
    const { cardReference } = asked.card;
    await tokens.change({ merchant, cardReference, tokenUid: asked.token.tokenUid }, decide);
  };
}
