/**
 * Composes the token module: networks, worker and handlers.
 */

import { tokensHandlers } from '../api/tokens/handlers.ts';
import { presentToken } from '../api/tokens/wire.ts';
import type { CallerCards } from '../auth/card-owner.ts';
import type { ConnectedNetworks } from '../networks/connected-networks.ts';
import type { Log } from '../platform/log.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { TraceCalls } from '../platform/tracing.ts';
import type { SavedCardStore } from '../storage/cards.ts';
import type { CardCommit } from '../usecases/cards/commit-card.ts';
import type { MerchantDirectory } from '../usecases/merchants/directory.ts';
import type { Commit } from '../usecases/payments/commit-order.ts';
import { createUpdateOrderTokens } from '../usecases/payments/update-order-tokens.ts';
import { createRaiseNotice } from '../usecases/tokens/raise-notice.ts';
import { createRequestToken } from '../usecases/tokens/request-token.ts';
import { createRunTask } from '../usecases/tokens/run-task.ts';
import { createShareToken } from '../usecases/tokens/share-token.ts';
import { createTokenCommit } from '../usecases/tokens/token-commit.ts';
import { createTokenService } from '../usecases/tokens/token-service.ts';
import { createTokenWorker } from '../usecases/tokens/token-worker.ts';
import type { NumberStore } from '../vault/number-store.ts';

export interface TokenParts extends ConnectedNetworks {
  readonly savedCards: SavedCardStore;
  readonly cardCommit: CardCommit;
  readonly numbers: NumberStore;
  readonly orderCommit: Commit;
  readonly merchants: MerchantDirectory;
  readonly callerCards: Pick<CallerCards, 'customerToChange'>;
  readonly runtime: Runtime;
  readonly log: Log;
  readonly tracedTask: TraceCalls;
}

export function createTokenModule(parts: TokenParts) {
  const { networks, sandbox, savedCards: store, cardCommit, numbers, orderCommit } = parts;
  const { merchants, callerCards, runtime, log, tracedTask } = parts;
  const tokens = createTokenCommit({ commit: cardCommit, runtime, presentToken });
  const tokenSettled = createUpdateOrderTokens({ commit: orderCommit, merchants });
  const worker = createTokenWorker({
    store,
    commit: cardCommit,
    tokens,
    requestToken: tracedTask('request token', createRequestToken({ tokens, networks, numbers, log })),
    runTask: tracedTask('run token task', createRunTask({ tokens, networks, numbers, tokenSettled })),
    notices: sandbox === null ? [] : [sandbox.notices],
    merchants,
    runtime,
    log,
  });
  const tokenService = createTokenService({ store, tokens, notify: worker.notify });
  return {
    shareToken: createShareToken({ tokens }),
    worker,
    handlers: tokensHandlers({ tokenService, callerCards }),
    raiseTokenNotice: createRaiseNotice({ store, sandbox, notify: worker.notify }),
  };
}
