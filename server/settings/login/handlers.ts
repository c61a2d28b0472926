/**
 * The operations of logging in and out, and of the password.
 */
import type { SettingsHandlers } from '../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Contexts } from '../../http/context.ts';
import { toTimestamp } from '../../orders/wire.ts';
import { auditHeading } from '../audit/heading.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { checkPassword, logIn } from './log-in.ts';
import { setPassword } from './set-password.ts';

type LoginHandlers = Pick<SettingsHandlers<Contexts>, 'login' | 'logout' | 'changePassword'>;

export function loginHandlers(parts: SettingsParts): LoginHandlers {
  return {
    async login({ body }, { address }) {
      const outcome = await logIn(parts, { ...body, address });
      switch (outcome.kind) {
        case 'in': {
          const { token, session } = outcome;
          return {
            status: 200,
            headers: { 'Cache-Control': 'no-store' },
            body: {
              access_token: token,
              expires_at: toTimestamp(session.expiresAt),
              merchant_id: session.merchantId,
            },
          };
        }
        case 'wrong':
          throw new ApiError(ErrorCode.access_denied, {
            message: 'Check user name and password; the operator can reset the password.',
            challenge: 'Bearer',
          });
        case 'locked':
          throw locked(outcome.retryAfterSeconds);
        default:
          return outcome satisfies never;
      }
    },

    async logout(_request, { sessionId }) {
      await parts.sessions.end(sessionId);
      return { status: 204 };
    },

    async changePassword({ body }, context) {
      const { username, address, merchant } = context;
      const checked = await checkPassword(parts, { username, address, password: body.current_password });
      if (checked.kind === 'locked') throw locked(checked.retryAfterSeconds);
      if (checked.kind === 'wrong') {
        const fields = [{ name: 'current_password', reason: 'is not the current password' }];
        throw new ApiError(ErrorCode.INVALID_REQUEST, { fields });
      }
      const heading = auditHeading(parts.runtime, context, {
        operation: AdminOperationId.changePassword,
        objectId: null,
      });
      await setPassword(parts, {
        merchantId: merchant.merchantId,
        password: body.new_password,
        audit: { ...heading, fields: ['password'] },
      });
      return { status: 204 };
    },
  };
}

function locked(retryAfterSeconds: number): ApiError {
  return new ApiError(ErrorCode.rate_limited, { retryAfterSeconds });
}
