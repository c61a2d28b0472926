/**
 * Browser sessions of the settings: their cookie, their CSRF token, and where an unsafe call may come from. The cookie is not
 * readable by scripts and is not sent by other sites (`SameSite=Strict`); the CSRF token and the origin check also protect against
 * other origins of the same site, and browsers that do not know the attribute.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { SESSION_MS } from '../domain/merchants/settings-login.ts';

/** The `__Host-` prefix makes browsers require Secure, Path=/ and no Domain (RFC 6265bis, section 4.1.3.2). */
export const SESSION_COOKIE = '__Host-svc_settings';
const CSRF_HEADER = 'x-csrf-token';
const ACTIVE_HEADER = 'x-user-active';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The Set-Cookie header of a new session. */
export function sessionCookie(token: string): string {
  return `${SESSION_COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${SESSION_MS.browser / 1_000}`;
}

/** The Set-Cookie header that removes the cookie. */
export const NO_SESSION_COOKIE = `${SESSION_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;

/** The session token in the request's cookie; undefined without exactly one such cookie. */
export function sessionTokenIn(req: Request): string | undefined {
  const pairs = (req.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.filter((pair) => pair.startsWith(`${SESSION_COOKIE}=`));
  const value = found[0]?.slice(SESSION_COOKIE.length + 1);
  return found.length === 1 && value !== '' ? value : undefined;
}

/** The CSRF token of a session: a MAC under its token, so that it changes whenever the token does. */
export function csrfTokenOf(token: string): string {
  return createHmac('sha256', token).update('csrf/1').digest('base64url');
}

function hasCsrfToken(req: Request, token: string): boolean {
  const [sent, expected] = [Buffer.from(req.get(CSRF_HEADER) ?? ''), Buffer.from(csrfTokenOf(token))];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** Whether the browser says that the call comes from a page of this origin. Browsers too old for Sec-Fetch-Site send Origin. */
function isSameOrigin(req: Request, origin: string): boolean {
  const site = req.get('sec-fetch-site');
  return site === undefined ? req.get('origin') === origin : site === 'same-origin';
}

/**
 * Whether a browser says that a call comes from another site. Other origins of the same site count as another one; a call of an
 * address bar is `none`, and programs send no such header.
 */
export function isFromOtherSite(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Whether a call is a use of its session: the console's own reads, for what changes while nobody looks, are none. A call without the
 * header counts as such a read, so that a forgotten header ends a session early and never keeps one open.
 */
export function isUse(req: Request): boolean {
  return req.method !== 'GET' || req.get(ACTIVE_HEADER) === 'true';
}

/** Whether a call with this session cookie may change something: it has the CSRF token and comes from the service's own pages. */
export function isFromConsole(req: Request, token: string, publicBaseUrl: string): boolean {
  return hasCsrfToken(req, token) && isSameOrigin(req, new URL(publicBaseUrl).origin);
}
