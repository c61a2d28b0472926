/**
 * Handlers of log-in, log-out and password change.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, AuditActor, AuditOutcome, ErrorCode } from '../../../../generated/values.ts';
import { holdsName, isCommonPassword } from '../../../auth/common-passwords.ts';
import { checkOwnPassword, logIn } from '../../../auth/log-in.ts';
import { setPassword } from '../../../auth/set-password.ts';
import type { AuditEntry } from '../../../domain/merchants/audit-entry.ts';
import { secretChange } from '../../../domain/merchants/changed-fields.ts';
import { SESSION_IDLE_MS } from '../../../domain/merchants/settings-login.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { AnonymousContext, Contexts, OpenContext } from '../../../http/request/context.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import type { LoginLock } from '../../../storage/login-attempts.ts';
import type { SettingsUser } from '../../../storage/stored-merchant.ts';
import { auditHeading } from '../../audit/heading.ts';
import { toTimestamp } from '../../orders/wire.ts';
import type { SettingsParts } from '../settings-parts.ts';

type LoginHandlers = Pick<SettingsHandlers<Contexts>, 'login' | 'logout' | 'changePassword'>;

export function loginHandlers(parts: SettingsParts): LoginHandlers {
  return {
    async login({ body }, context) {
      const { address } = context;
      const { username, password, device_token: deviceToken = null } = body;
      const outcome = await logIn(parts, { username, password, deviceToken, address });
      switch (outcome.kind) {
        case 'in': {
          const { token, deviceToken, session } = outcome;
          await parts.trail.record(loginEntry(parts.runtime, context, session, AuditOutcome.SUCCEEDED));
          return {
            status: 200,
            headers: { 'Cache-Control': 'no-store' },
            body: {
              access_token: token,
              expires_at: toTimestamp(session.expiresAt),
              idle_timeout_seconds: SESSION_IDLE_MS / 1_000,
              device_token: deviceToken,
              merchant_id: session.merchantId,
            },
          };
        }
        case 'wrong':
          // In the background: the answer time must not reveal whether the user name exists.
          if (outcome.user !== null) {
            parts.trail.note(loginEntry(parts.runtime, context, outcome.user, AuditOutcome.FAILED));
          }
          throw new ApiError(ErrorCode.access_denied, {
            message: 'The user name or the password is wrong. Check both, or ask the operator to reset the password.',
            challenge: 'Bearer',
          });
        case 'locked': {
          const entry = (user: SettingsUser) => loginEntry(parts.runtime, context, user, AuditOutcome.FAILED);
          throw locked(parts, { lock: outcome.lock, username, entry });
        }
        default:
          return outcome satisfies never;
      }
    },

    logout(_request, context) {
      const call = { operation: AdminOperationId.logout, objectId: null, changes: [] };
      return parts.trail.around(context, call, async () => {
        await parts.sessions.end(context.sessionId);
        return { status: 204 };
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
      if (checked.kind === 'wrong') {
        parts.trail.note(failed);
        const fields = [{ name: 'current_password', reason: 'is not the current password' }];
        throw new ApiError(ErrorCode.INVALID_REQUEST, { fields });
      }
      await setPassword(parts, {
        merchantId,
        password: body.new_password,
        audit: { ...heading, changes: [secretChange('password')] },
      });
      return { status: 204 };
    },
  };
}

/** The audit entry of a log-in. A failed one has an anonymous actor and the merchant of the attempted user. */
function loginEntry(
  runtime: Runtime,
  context: OpenContext | AnonymousContext,
  { merchantId, username }: Pick<SettingsUser, 'merchantId' | 'username'>,
  outcome: AuditOutcome,
): AuditEntry {
  const call = { operation: AdminOperationId.login, objectId: null };
  const heading = auditHeading(runtime, { ...context, kind: 'settings', username }, call);
  const actor = outcome === AuditOutcome.SUCCEEDED ? heading.actor : AuditActor.anonymous;
  return { ...heading, actor, merchantId, outcome, changes: [] };
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

interface Refused {
  readonly lock: LoginLock;
  readonly username: string;
  readonly entry: (user: SettingsUser) => AuditEntry;
}

/** The error for a locked log-in. Audits only the first refusal of each lock, because all of them would fill the log. */
function locked(
  { merchants, attempts, trail }: Pick<SettingsParts, 'merchants' | 'attempts' | 'trail'>,
  { lock, username, entry }: Refused,
): ApiError {
  // In the background, as after a wrong password.
  trail.noteFound(async () => {
    const user = await merchants.findSettingsUser(username);
    if (user === null || !(await attempts.isFirstRefusal(lock, username))) return null;
    return entry(user);
  });
  return new ApiError(ErrorCode.rate_limited, { retryAfterSeconds: lock.retryAfterSeconds });
}
