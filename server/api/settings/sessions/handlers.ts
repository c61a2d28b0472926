/**
 * Handlers of browser sessions: log in, confirm, list and end.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import {
  AdminOperationId,
  AuditOutcome,
  ErrorCode,
  SettingsRole,
  SettingsSessionKind,
} from '../../../../generated/values.ts';
import { csrfTokenOf, sessionCookie } from '../../../auth/browser-session.ts';
import { checkOwnFactor, checkOwnPassword, logIn } from '../../../auth/log-in.ts';
import { checkSecondFactor } from '../../../auth/second-factor.ts';
import { makeSessionToken } from '../../../domain/merchants/settings-login.ts';
import { hasSecondFactor } from '../../../domain/merchants/settings-user.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts, SettingsContext } from '../../../http/request/context.ts';
import { toTimestamp } from '../../../platform/runtime.ts';
import { auditHeading } from '../../audit/heading.ts';
import { type FactorFields, toFactor } from '../login/factor-wire.ts';
import { locked, loginEntry, loginRefusal } from '../login/login-outcome.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toSession, toSessionEntry } from '../users/wire.ts';

type SessionHandlers = Pick<
  SettingsHandlers<Contexts>,
  'openSession' | 'getSession' | 'confirmSession' | 'listSessions' | 'endSession' | 'createPasskeyChallenge'
>;

const NO_STORE = { 'Cache-Control': 'no-store' } as const;
const { openSession: OPEN, confirmSession: CONFIRM, endSession: END } = AdminOperationId;

export function sessionHandlers(parts: SettingsParts): SessionHandlers {
  const { merchants, sessions, passkeys, trail, runtime } = parts;
  const { clock, random } = runtime;

  /** Checks the second factor, or the password of a user without one. */
  function checkPresence(context: SettingsContext, sent: FactorFields & { readonly password?: string }) {
    const { user, username, sessionId } = context;
    if (hasSecondFactor(user)) {
      return checkOwnFactor(parts, { user, sessionId }, () => checkSecondFactor(parts, user, toFactor(sent)));
    }
    const { password } = sent;
    if (password === undefined) throw invalid('password', 'is missing: you have no second factor, send your password');
    return checkOwnPassword(parts, { username, sessionId, password });
  }

  return {
    async openSession({ body }, context) {
      const { username, password, device_token: deviceToken = null } = body;
      const { address, userAgent } = context;
      const credentials = { username, password, deviceToken, address, userAgent, factor: toFactor(body) };
      const outcome = await logIn(parts, credentials, SettingsSessionKind.browser);
      if (outcome.kind !== 'in') throw loginRefusal(parts, context, { outcome, username, operation: OPEN });
      const { token, session, user, deviceToken: device } = outcome;
      await trail.record(loginEntry(runtime, context, { user, operation: OPEN, outcome: AuditOutcome.SUCCEEDED }));
      const found = await merchants.find(user.merchantId);
      if (found === null) throw new Error('the merchant of a new session is gone');
      const principal = { merchant: found.merchant, user, session, csrfToken: csrfTokenOf(token) };
      return {
        status: 200,
        headers: { ...NO_STORE, 'Set-Cookie': sessionCookie(token) },
        body: { session: toSession(principal), device_token: device },
      };
    },

    async getSession(_request, context) {
      return { status: 200, headers: NO_STORE, body: toSession(context) };
    },

    async confirmSession({ body }, context) {
      const { username, merchant, user } = context;
      const heading = auditHeading(runtime, context, { operation: CONFIRM, objectId: null });
      const entry = { ...heading, merchantId: merchant.merchantId, changes: [] };
      const failed = { ...entry, outcome: AuditOutcome.FAILED };
      const checked = await checkPresence(context, body);
      if (checked.kind === 'locked') throw locked(parts, { lock: checked.lock, username, entry: () => failed });
      if (checked.kind !== 'right') {
        trail.note(failed);
        throw refusedConfirmation(body);
      }
      const token = makeSessionToken(random);
      const session = await sessions.renew(context.sessionId, token, clock.now());
      const found = await merchants.find(merchant.merchantId);
      const current = found?.users.find(({ userId }) => userId === user.userId);
      if (session === null || current === undefined)
        throw new ApiError(ErrorCode.access_denied, { challenge: 'Bearer' });
      await trail.record(entry);
      const principal = { merchant, user: current, session, csrfToken: csrfTokenOf(token) };
      return {
        status: 200,
        headers: { ...NO_STORE, 'Set-Cookie': sessionCookie(token) },
        body: toSession(principal),
      };
    },

    async listSessions(_request, context) {
      const list = await sessions.list(ownerOf(context), clock.now());
      return { status: 200, body: { list: list.map((session) => toSessionEntry(session, context.sessionId)) } };
    },

    endSession({ path: { session_id: sessionId } }, context) {
      return trail.around(context, { operation: END, objectId: sessionId, changes: [] }, async () => {
        if (await sessions.endListed(ownerOf(context), sessionId, clock.now())) return { status: 204 };
        const message = 'No session that you may end has this session_id. List the sessions by GET /settings/sessions.';
        throw new ApiError(ErrorCode.object_not_found, { message });
      });
    },

    async createPasskeyChallenge() {
      const { challenge, expiresAt } = passkeys.challenge();
      const body = { challenge, rp_id: passkeys.rpId, expires_at: toTimestamp(expiresAt) };
      return { status: 200, headers: NO_STORE, body };
    },
  };
}

/** Whose sessions the caller may see and end: an owner those of all users. */
function ownerOf({ user: { merchantId, userId, role } }: SettingsContext) {
  return { merchantId, userId: role === SettingsRole.owner ? null : userId };
}

/** The error for the field that was sent. */
function refusedConfirmation(sent: FactorFields & { readonly password?: string }): ApiError {
  if (sent.totp_code !== undefined) return invalid('totp_code', 'is wrong or used; send the current code');
  if (sent.recovery_code !== undefined) return invalid('recovery_code', 'is wrong or used');
  if (sent.passkey !== undefined) {
    return invalid('passkey', 'is not a passkey of the user, or does not answer a valid challenge');
  }
  return invalid('password', 'is wrong, or you have a second factor: send that instead');
}

function invalid(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}
