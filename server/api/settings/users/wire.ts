/**
 * Converts settings users, invitations, passkeys and sessions to the contract's shapes. Pure.
 */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { operationList } from '../../../../generated/server/operations.ts';
import { rolesOf } from '../../../auth/access-policy.ts';
import { confirmedUntil } from '../../../auth/settings-session.ts';
import { SESSION_IDLE_MS } from '../../../domain/merchants/settings-login.ts';
import { type Passkey, type SettingsUser, secondFactorsOf } from '../../../domain/merchants/settings-user.ts';
import type { SettingsPrincipal } from '../../../http/request/context.ts';
import { toTimestamp } from '../../../platform/runtime.ts';
import type { Invitation } from '../../../storage/settings-invitations.ts';
import type { SettingsSession } from '../../../storage/settings-sessions.ts';

type Schemas = components['schemas'];

export function toUser(user: SettingsUser): Schemas['SettingsUser'] {
  return {
    user_id: user.userId,
    username: user.username,
    role: user.role,
    second_factors: secondFactorsOf(user),
    date_created: toTimestamp(user.createdAt),
  };
}

export function toInvitation({ invitationId, email, role, createdAt, expiresAt }: Invitation): Schemas['Invitation'] {
  return {
    invitation_id: invitationId,
    email,
    role,
    date_created: toTimestamp(createdAt),
    expires_at: toTimestamp(expiresAt),
  };
}

/** What the invited person reads before accepting. */
export function toInvitationPreview(
  { email, role, expiresAt }: Invitation,
  merchantName: string,
): Schemas['InvitationPreview'] {
  return { merchant_name: merchantName, email, role, expires_at: toTimestamp(expiresAt) };
}

export function toPasskey({ passkeyId, name, createdAt, lastUsedAt }: Passkey): Schemas['Passkey'] {
  return {
    passkey_id: passkeyId,
    name,
    date_created: toTimestamp(createdAt),
    last_used: lastUsedAt === null ? null : toTimestamp(lastUsedAt),
  };
}

/** The operations that a role allows. */
function allowedOperations(role: SettingsUser['role']): string[] {
  return operationList.filter(({ tag, id }) => tag === 'settings' && rolesOf(id).includes(role)).map(({ id }) => id);
}

/** The session of a call. */
export function toSession({ session, user, merchant, csrfToken }: SettingsPrincipal): Schemas['SettingsSession'] {
  const until = confirmedUntil(session);
  return {
    session_id: session.sessionId,
    kind: session.kind,
    user: toUser(user),
    merchant: { merchant_id: merchant.merchantId, name: merchant.name },
    csrf_token: csrfToken,
    expires_at: toTimestamp(session.expiresAt),
    idle_timeout_seconds: SESSION_IDLE_MS / 1_000,
    confirmed_until: until === null ? null : toTimestamp(until),
    passkeys: user.passkeys.map(toPasskey),
    recovery_codes_left: user.recoveryCodes.length,
    allowed_operations: allowedOperations(user.role),
  };
}

/** An entry of the list of sessions. */
export function toSessionEntry(session: SettingsSession, currentId: string): Schemas['SettingsSessionEntry'] {
  return {
    session_id: session.sessionId,
    user_id: session.userId,
    username: session.username,
    kind: session.kind,
    address: session.address,
    user_agent: session.userAgent,
    date_created: toTimestamp(session.createdAt),
    last_used: toTimestamp(session.usedAt),
    current: session.sessionId === currentId,
  };
}
