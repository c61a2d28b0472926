/**
 * Who uses the console, and how a request proves it. Everything about authentication is in this file: other files know a session
 * only by `useSession`, `currentSession`, `logIn` and `logOut`.
 *
 * The access token is kept in memory alone: a reload asks for the login again.
 */
import type { Middleware } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import { useSyncExternalStore } from 'react';
import type { Paths } from './contract.ts';

export interface Session {
  readonly merchantId: string;
  readonly username: string;
}

interface Authenticated extends Session {
  readonly accessToken: string;
}

let current: Authenticated | null = null;
const listeners = new Set<() => void>();

function setSession(session: Authenticated | null): void {
  current = session;
  for (const listener of listeners) listener();
}

/** Continues an earlier session of this browser, if there is one. Call before the first page. */
export async function restoreSession(): Promise<void> {}

/** The session; null for nobody. */
export function currentSession(): Session | null {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, for components; null for nobody. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession);
}

/** Authenticates every call, and ends the session that the service no longer accepts. */
export const authentication: Middleware = {
  onRequest({ request }) {
    if (current !== null) request.headers.set('Authorization', `Bearer ${current.accessToken}`);
    return request;
  },
  onResponse({ response }) {
    if (response.status === 401 && current !== null) setSession(null);
  },
};

const DEVICE = 'console.device';

/** With the token of an earlier login, failed logins of others do not slow this one down. It gives no access. */
function deviceToken(): { readonly device_token?: string } {
  const token = localStorage.getItem(DEVICE);
  return token === null ? {} : { device_token: token };
}

const anonymous = createClient<Paths>({ baseUrl: location.origin });

/**
 * Starts a session.
 * @throws the contract's error of a failed login
 */
export async function logIn(login: { readonly username: string; readonly password: string }): Promise<void> {
  const { data, error } = await anonymous.POST('/settings/login', { body: { ...login, ...deviceToken() } });
  if (data === undefined) throw error;
  localStorage.setItem(DEVICE, data.device_token);
  setSession({ merchantId: data.merchant_id, username: login.username, accessToken: data.access_token });
}

/** Ends the session here and at the service. */
export async function logOut(): Promise<void> {
  const ending = current;
  if (ending === null) return;
  setSession(null);
  const headers = { Authorization: `Bearer ${ending.accessToken}` };
  await anonymous.POST('/settings/logout', { headers }).catch(() => undefined);
}
