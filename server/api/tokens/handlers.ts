/**
 * Handlers of the token life cycle: suspend, resume, delete.
 */
import type { TokensHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode, TokenizationStatus } from '../../../generated/values.ts';
import type { CallerCards } from '../../auth/card-owner.ts';
import type { CardToken } from '../../domain/cards/token.ts';
import { end, resume, suspend, type TokenDecision } from '../../domain/cards/token-decisions.ts';
import type { Moment } from '../../domain/cards/token-task.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { ClientContext, Contexts, MerchantContext } from '../../http/request/context.ts';
import type { TokenService } from '../../usecases/tokens/token-service.ts';
import { noTokenError, statusError } from './invalid-action.ts';
import { toStoredToken } from './wire.ts';

export interface TokensDeps {
  readonly tokenService: TokenService;
  readonly callerCards: Pick<CallerCards, 'customerToChange'>;
}

interface TokenCall {
  readonly path: { readonly card_reference: string };
  readonly body: { readonly customer_id: string };
}

const S = TokenizationStatus;

type LifeCycleHandlers = Pick<TokensHandlers<Contexts>, 'suspendToken' | 'resumeToken' | 'deleteToken'>;

export function tokensHandlers({ tokenService, callerCards }: TokensDeps): LifeCycleHandlers {
  async function act(
    { path, body }: TokenCall,
    caller: MerchantContext | ClientContext,
    decide: (token: CardToken, moment: Moment) => TokenDecision,
    allowed: readonly TokenizationStatus[],
  ) {
    const customerReference = await callerCards.customerToChange(caller, body.customer_id);
    const target = { merchant: caller.merchant, customerReference, cardReference: path.card_reference };
    const outcome = await tokenService.change(target, decide);
    switch (outcome.kind) {
      case 'done':
        return {
          status: 200,
          body: toStoredToken(outcome.card),
          headers: { 'Cache-Control': 'no-store' },
        } as const;
      case 'unknown':
        throw new ApiError(ErrorCode.object_not_found);
      case 'no-token':
        throw noTokenError();
      case 'refused':
        throw statusError(outcome.token, allowed);
      default:
        return outcome satisfies never;
    }
  }

  return {
    suspendToken: (call, caller) => act(call, caller, suspend, [S.ACTIVE]),
    resumeToken: (call, caller) => act(call, caller, resume, [S.SUSPENDED]),
    deleteToken: (call, caller) => act(call, caller, end, [S.ACTIVE, S.SUSPENDED]),
  };
}
