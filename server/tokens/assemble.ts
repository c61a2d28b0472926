/**
 * Puts the tokens' room together: networks, keeper, operations.
 */

import type { CallerCards } from '../cards/card-owner.ts';
import type { CardCommit } from '../cards/commit.ts';
import type { SavedCardStore } from '../cards/store.ts';
import type { Log } from '../http/log.ts';
import type { MerchantDirectory } from '../merchants/directory.ts';
import type { Commit } from '../orders/commit.ts';
import type { Runtime } from '../runtime.ts';
import type { NumberStore } from '../vault/number-store.ts';
import { createAskNetwork } from './ask-network.ts';
import type { ConnectedNetworks } from './connected-networks.ts';
import { tokensHandlers } from './handlers.ts';
import { createTokenKeeper } from './keeper.ts';
import { createRunErrand } from './run-errand.ts';
import { createRaiseNotice } from './sandbox/raise-notice.ts';
import { createSettleInOrder } from './settle-in-order.ts';
import { createShareToken } from './share-token.ts';
import { createTokenCommit } from './token-commit.ts';
import { createTokenDesk } from './token-desk.ts';

export interface TokenParts extends ConnectedNetworks {
  readonly savedCards: SavedCardStore;
  readonly cardCommit: CardCommit;
  readonly numbers: NumberStore;
  readonly orderCommit: Commit;
  readonly merchants: MerchantDirectory;
  readonly callerCards: Pick<CallerCards, 'customerToChange'>;
  readonly runtime: Runtime;
  readonly log: Log;
}

export function assembleTokens(parts: TokenParts) {
  const { networks, sandbox, savedCards: store, cardCommit, numbers, orderCommit } = parts;
  const { merchants, callerCards, runtime, log } = parts;
  const tokens = createTokenCommit({ commit: cardCommit, runtime });
  const tokenSettled = createSettleInOrder({ commit: orderCommit, merchants });
  const keeper = createTokenKeeper({
    store,
    commit: cardCommit,
    tokens,
    askNetwork: createAskNetwork({ tokens, networks, numbers, log }),
    runErrand: createRunErrand({ tokens, networks, numbers, tokenSettled }),
    notices: sandbox === null ? [] : [sandbox.notices],
    merchants,
    runtime,
    log,
  });
  const desk = createTokenDesk({ store, tokens, ring: keeper.ring });
  return {
    shareToken: createShareToken({ tokens }),
    keeper,
    handlers: tokensHandlers({ desk, callerCards }),
    raiseTokenNotice: createRaiseNotice({ store, sandbox, ring: keeper.ring }),
  };
}
