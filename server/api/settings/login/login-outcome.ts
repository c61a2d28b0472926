/**
 * The error and the audit entry of a log-in that is refused, for access tokens and browser sessions alike.
 */
import { type AdminOperationId, AuditActor, AuditOutcome, ErrorCode } from '../../../../generated/values.ts';
import type { LogInOutcome } from '../../../auth/log-in.ts';
import type { AuditEntry } from '../../../domain/merchants/audit-entry.ts';
import { type SettingsUser, secondFactorsOf } from '../../../domain/merchants/settings-user.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { AnonymousContext, OpenContext } from '../../../http/request/context.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import type { LoginLock } from '../../../storage/login-attempts.ts';
import { auditHeading } from '../../audit/heading.ts';
import type { SettingsParts } from '../settings-parts.ts';

type LoginContext = OpenContext | AnonymousContext;

interface LoginFacts {
  readonly user: Pick<SettingsUser, 'merchantId' | 'username'>;
  readonly operation: AdminOperationId;
  readonly outcome: AuditOutcome;
}

/** The audit entry of a log-in. A failed one has an anonymous actor and the merchant of the attempted user. */
export function loginEntry(
  runtime: Runtime,
  context: LoginContext,
  { user, operation, outcome }: LoginFacts,
): AuditEntry {
  const { merchantId, username } = user;
  const heading = auditHeading(runtime, { ...context, kind: 'settings', username }, { operation, objectId: null });
  const actor = outcome === AuditOutcome.SUCCEEDED ? heading.actor : AuditActor.anonymous;
  return { ...heading, actor, merchantId, outcome, changes: [] };
}

interface RefusedLogin {
  readonly outcome: Exclude<LogInOutcome, { readonly kind: 'in' }>;
  readonly username: string;
  readonly operation: AdminOperationId;
}

type RefusalParts = Pick<SettingsParts, 'merchants' | 'attempts' | 'trail' | 'runtime'>;

/** The error of a refused log-in. Audits it in the background: the answer time must not reveal whether the user name exists. */
export function loginRefusal(parts: RefusalParts, context: LoginContext, refused: RefusedLogin): ApiError {
  const { outcome, username, operation } = refused;
  const entryOf = (user: SettingsUser) =>
    loginEntry(parts.runtime, context, { user, operation, outcome: AuditOutcome.FAILED });
  switch (outcome.kind) {
    case 'wrong': {
      if (outcome.user !== null) parts.trail.note(entryOf(outcome.user));
      const message = 'The user name or the password is wrong. Check both, or ask the operator to reset the password.';
      return new ApiError(ErrorCode.access_denied, { message, challenge: 'Bearer' });
    }
    case 'wrong_factor': {
      parts.trail.note(entryOf(outcome.user));
      const message =
        'The second factor is wrong, used or expired. Send the current code, an unused recovery code, or a passkey for a new challenge.';
      return new ApiError(ErrorCode.access_denied, { message, challenge: 'Bearer' });
    }
    case 'factor_missing':
      return new ApiError(ErrorCode.second_factor_required, {
        challenge: 'Bearer',
        fields: factorFields(outcome.user),
      });
    case 'locked':
      return locked(parts, { lock: outcome.lock, username, entry: entryOf });
    default:
      return outcome satisfies never;
  }
}

/** The fields by which the user can prove the second factor. */
function factorFields(user: SettingsUser) {
  const kinds = secondFactorsOf(user);
  const names = [
    ...(kinds.includes('passkey') ? ['passkey'] : []),
    ...(kinds.includes('totp') ? ['totp_code'] : []),
    ...(user.recoveryCodes.length > 0 ? ['recovery_code'] : []),
  ];
  return names.map((name) => ({ name, reason: 'is missing' }));
}

interface Refused {
  readonly lock: LoginLock;
  readonly username: string;
  readonly entry: (user: SettingsUser) => AuditEntry;
}

/** The error for a locked log-in. Audits only the first refusal of each lock, because all of them would fill the log. */
export function locked(
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
