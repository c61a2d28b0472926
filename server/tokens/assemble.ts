/**
 * Puts the tokens' room together: networks, keeper, operations.
 */

import { CardNetwork } from '../bins/card-network.ts';
import type { CallerCards } from '../cards/card-owner.ts';
import type { CardCommit } from '../cards/commit.ts';
import type { SavedCardStore } from '../cards/store.ts';
import type { Log } from '../http/log.ts';
import type { MerchantDirectory } from '../merchants/directory.ts';
import type { Commit } from '../orders/commit.ts';
import type { Runtime } from '../runtime.ts';
import type { Fingerprint } from '../vault/fingerprint.ts';
import type { NumberStore } from '../vault/number-store.ts';
import { createAskNetwork } from './ask-network.ts';
import { tokensHandlers } from './handlers.ts';
import { createTokenKeeper } from './keeper.ts';
import { createTokenNetworks } from './network.ts';
import { createRunErrand } from './run-errand.ts';
import { createRaiseNotice } from './sandbox/raise-notice.ts';
import { createSandboxNetwork } from './sandbox/sandbox-network.ts';
import type { SandboxNetworkStore } from './sandbox/store.ts';
import { createSettleInOrder } from './settle-in-order.ts';
import { createShareToken } from './share-token.ts';
import { createTokenCommit } from './token-commit.ts';
import { createTokenDesk } from './token-desk.ts';

export interface TokenParts {
  readonly savedCards: SavedCardStore;
  readonly cardCommit: CardCommit;
  readonly numbers: NumberStore;
  readonly fingerprint: Fingerprint;
  /** The sandbox network's memory; null where it must not run. */
  readonly sandboxStore: SandboxNetworkStore | null;
  readonly orderCommit: Commit;
  readonly merchants: MerchantDirectory;
  readonly callerCards: Pick<CallerCards, 'customerToChange'>;
  readonly runtime: Runtime;
  readonly log: Log;
}

export function assembleTokens(parts: TokenParts) {
  const { savedCards: store, cardCommit, numbers, fingerprint, sandboxStore, orderCommit } = parts;
  const { merchants, callerCards, runtime, log } = parts;
  const { clock } = runtime;
  const sandbox = sandboxStore === null ? null : createSandboxNetwork({ store: sandboxStore, clock, fingerprint });
  const brands = Object.values(CardNetwork).filter((brand) => brand !== CardNetwork.unknown);
  const networks = createTokenNetworks(
    new Map(sandbox === null ? [] : brands.map((brand) => [brand, sandbox.network(brand)])),
  );
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
    networks,
    shareToken: createShareToken({ tokens }),
    keeper,
    handlers: tokensHandlers({ desk, callerCards }),
    raiseTokenNotice: createRaiseNotice({ store, sandbox, ring: keeper.ring }),
  };
}
