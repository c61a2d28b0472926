/**
 * Handlers of log-in, log-out and password change.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, AuditOutcome, ErrorCode, SettingsSessionKind } from '../../../../generated/values.ts';
import { NO_SESSION_COOKIE } from '../../../auth/browser-session.ts';
import { holdsName, isCommonPassword } from '../../../auth/common-passwords.ts';
import { checkOwnPassword, logIn } from '../../../auth/log-in.ts';
import { setPassword } from '../../../auth/set-password.ts';
import type { AuditEntry } from '../../../domain/merchants/audit-entry.ts';
import { secretChange } from '../../../domain/merchants/changed-fields.ts';
import { SESSION_IDLE_MS } from '../../../domain/merchants/settings-login.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { auditHeading } from '../../audit/heading.ts';
import { toTimestamp } from '../../orders/wire.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toFactor } from './factor-wire.ts';
import { locked, loginEntry, loginRefusal } from './login-outcome.ts';

type LoginHandlers = Pick<SettingsHandlers<Contexts>, 'login' | 'logout' | 'changePassword'>;

export function loginHandlers(parts: SettingsParts): LoginHandlers {
  return {
    async login({ body }, context) {
      const { address, userAgent } = context;
      const { username, password, device_token: deviceToken = null } = body;
      const credentials = { username, password, deviceToken, address, userAgent, factor: toFactor(body) };
      const outcome = await logIn(parts, credentials, SettingsSessionKind.token);
      const operation = AdminOperationId.login;
      if (outcome.kind !== 'in') throw loginRefusal(parts, context, { outcome, username, operation });
      const { token, deviceToken: device, session, user } = outcome;
      const succeeded = { user, operation, outcome: AuditOutcome.SUCCEEDED };
      await parts.trail.record(loginEntry(parts.runtime, context, succeeded));
      return {
        status: 200,
        headers: { 'Cache-Control': 'no-store' },
        body: {
          access_token: token,
          expires_at: toTimestamp(session.expiresAt),
          idle_timeout_seconds: SESSION_IDLE_MS / 1_000,
          device_token: device,
          merchant_id: session.merchantId,
        },
      };
    },

    logout(_request, context) {
      const call = { operation: AdminOperationId.logout, objectId: null, changes: [] };
      return parts.trail.around(context, call, async () => {
        await parts.sessions.end(context.sessionId);
        return { status: 204, headers: { 'Set-Cookie': NO_SESSION_COOKIE } };
      });
    },

    async changePassword({ body }, context) {
      const { username, sessionId, merchant } = context;
      refuseGuessablePassword('new_password', body.new_password, [username, merchant.merchantId, merchant.name]);
      const call = { operation: AdminOperationId.changePassword, objectId: null };
      const heading = auditHeading(parts.runtime, context, call);
      const checked = await checkOwnPassword(parts, { username, sessionId, password: body.current_password });
      const { merchantId } = merchant;
      const failed: AuditEntry = { ...heading, merchantId, outcome: AuditOutcome.FAILED, changes: [] };
      if (checked.kind === 'locked') throw locked(parts, { lock: checked.lock, username, entry: () => failed });
      if (checked.kind !== 'right') {
        parts.trail.note(failed);
        const fields = [{ name: 'current_password', reason: 'is not the current password' }];
        throw new ApiError(ErrorCode.INVALID_REQUEST, { fields });
      }
      await setPassword(parts, {
        user: checked.user,
        password: body.new_password,
        audit: { ...heading, changes: [secretChange('password')] },
      });
      return { status: 204 };
    },
  };
}

/** @throws ApiError if the password is common or contains a public name. */
export function refuseGuessablePassword(field: string, password: string, names: readonly string[]): void {
  const refuse = (reason: string) => {
    throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: field, reason }] });
  };
  if (isCommonPassword(password)) refuse('is one of the most common passwords; choose another');
  if (holdsName(password, names))
    refuse('contains the user name, the merchant id or the merchant name; choose another');
}
