/**
 * Authenticates a settings call by its access token or session cookie, and enforces what the access policy says of its operation: the
 * roles, in production a second factor, and for a browser session the CSRF token and a recent confirmation. The role is read from the
 * database with every call.
 */
import type { Request } from 'express';
import type { Operation } from '../../generated/server/operations.ts';
import { ErrorCode, ErrorInfoCode, SettingsSessionKind } from '../../generated/values.ts';
import { CONFIRMED_MS } from '../domain/merchants/settings-login.ts';
import { hasSecondFactor } from '../domain/merchants/settings-user.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { SettingsPrincipal } from '../http/request/context.ts';
import type { Credentials } from '../http/request/credentials.ts';
import type { Environment } from '../platform/config.ts';
import type { Clock } from '../platform/runtime.ts';
import type { MerchantStore } from '../storage/merchants.ts';
import type { SettingsSessions } from '../storage/settings-sessions.ts';
import { confirmationOf, rolesOf } from './access-policy.ts';
import { csrfTokenOf, isFromConsole, isUse, sessionTokenIn } from './browser-session.ts';

export interface SettingsSessionDeps {
  readonly merchants: Pick<MerchantStore, 'find'>;
  readonly settingsSessions: Pick<SettingsSessions, 'find'>;
  readonly publicBaseUrl: string;
  readonly environment: Environment;
  readonly clock: Clock;
}

function unauthenticated(): ApiError {
  const message =
    'Log in by POST /settings/login and send the access token as Authorization: Bearer <token>. In a browser, log in by POST /settings/sessions.';
  return new ApiError(ErrorCode.access_denied, { challenge: 'Bearer', info: ErrorInfoCode.UNAUTHENTICATED, message });
}

/** The session token of a call and where it was. An access token does not work as a cookie, nor a cookie as an access token. */
function sentToken(req: Request, { security }: Operation, credentials: Credentials) {
  if (credentials.kind === 'bearer') {
    if (!security.includes('settingsToken')) throw unauthenticated();
    const call = { kind: SettingsSessionKind.token, token: credentials.token, isUse: true };
    return { scheme: 'settingsToken', call } as const;
  }
  const cookie = credentials.kind === 'none' && security.includes('settingsCookie') ? sessionTokenIn(req) : undefined;
  if (cookie === undefined) throw unauthenticated();
  const call = { kind: SettingsSessionKind.browser, token: cookie, isUse: isUse(req) };
  return { scheme: 'settingsCookie', call } as const;
}

/** Until when a session counts as confirmed; null for an access token, which needs no confirmation. */
export function confirmedUntil({ kind, confirmedAt }: SettingsPrincipal['session']): Date | null {
  return kind === SettingsSessionKind.token ? null : new Date(confirmedAt.getTime() + CONFIRMED_MS);
}

export function createAuthenticateSettings(deps: SettingsSessionDeps) {
  const { merchants, settingsSessions, publicBaseUrl, environment, clock } = deps;

  function requireConfirmation(operation: Operation, { session, user }: SettingsPrincipal): void {
    const confirmation = confirmationOf(operation.id);
    if (confirmation === null) return;
    if (confirmation === 'second_factor' && environment === 'production' && !hasSecondFactor(user)) {
      throw new ApiError(ErrorCode.second_factor_missing);
    }
    const until = confirmedUntil(session);
    if (until !== null && until <= clock.now()) throw new ApiError(ErrorCode.confirmation_required);
  }

  return async (req: Request, operation: Operation, credentials: Credentials) => {
    const { scheme, call } = sentToken(req, operation, credentials);
    const { token } = call;
    const session = await settingsSessions.find(call, clock.now());
    const found = session === null ? null : await merchants.find(session.merchantId);
    const user = found?.users.find(({ userId }) => userId === session?.userId);
    if (session === null || found === null || user === undefined || found.merchant.disabled) throw unauthenticated();
    const csrfToken = scheme === 'settingsCookie' ? csrfTokenOf(token) : null;
    if (scheme === 'settingsCookie' && operation.method !== 'get' && !isFromConsole(req, token, publicBaseUrl)) {
      const message =
        'The call did not come from the console. Send the csrf_token of GET /settings/session as x-csrf-token, from a page of the service.';
      throw new ApiError(ErrorCode.bad_origin, { message });
    }
    if (!rolesOf(operation.id).includes(user.role)) throw new ApiError(ErrorCode.role_not_allowed);
    const principal: SettingsPrincipal = { merchant: found.merchant, user, session, csrfToken };
    requireConfirmation(operation, principal);
    return { scheme, principal };
  };
}
