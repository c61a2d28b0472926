/**
 * Sandbox handler that simulates token changes by issuers.
 */
import type { SettingsHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode, ErrorInfoCode, TokenizationStatus } from '../../../generated/values.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Contexts } from '../../http/request/context.ts';
import type { RaiseTokenNotice } from '../../usecases/tokens/raise-notice.ts';
import { statusError } from './invalid-action.ts';

type TokenNoticeHandlers = Pick<SettingsHandlers<Contexts>, 'raiseTokenNotice'>;

const LIVE = [TokenizationStatus.ACTIVE, TokenizationStatus.SUSPENDED];

export interface TokenNoticeDeps {
  readonly raiseTokenNotice: RaiseTokenNotice;
}

export function tokenNoticeHandlers({ raiseTokenNotice }: TokenNoticeDeps): TokenNoticeHandlers {
  return {
    async raiseTokenNotice({ body }, { merchant }) {
      const outcome = await raiseTokenNotice(merchant.merchantId, body.card_reference, body.notice);
      switch (outcome.kind) {
        case 'raised':
          return { status: 202, body: { card_reference: body.card_reference, notice: body.notice } };
        case 'off': {
          const message = 'The sandbox network is off in this environment. Card issuers send these notices themselves.';
          throw new ApiError(ErrorCode.INVALID_ACTION, { message, info: ErrorInfoCode.FEATURE_NOT_ENABLED });
        }
        case 'unknown': {
          const message = 'No stored card with a token has this card_reference. Check the reference.';
          throw new ApiError(ErrorCode.object_not_found, { message });
        }
        case 'refused':
          throw statusError({ status: outcome.status, suspendedBy: null }, LIVE);
        default:
          return outcome satisfies never;
      }
    },
  };
}
