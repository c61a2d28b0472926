/**
 * Who uses the console, and how a request proves it. Everything about authentication is in this file: other files know a session
 * only by `useSession`, `currentSession`, `useMay`, and the functions that start, confirm and end one.
 *
 * The browser keeps the session in a cookie that scripts cannot read. Every call that changes something also sends the CSRF token of
 * the session, which is kept in memory alone.
 */
import type { Middleware } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import { useSyncExternalStore } from 'react';
import { type AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { activity, isActive } from './activity.ts';
import type { Paths, Schemas } from './contract.ts';
import { errorsHaveBodies, problemOf } from './problem.ts';

export interface Session {
  readonly merchantId: string;
  readonly username: string;
  /** The user, as the service has it: second factors, passkeys, and until when the session is confirmed. */
  readonly details: Schemas['SettingsSession'];
}

/** What a user sends to prove who it is. */
export type Proof = Schemas['SessionConfirmation'];

let current: Session | null = null;
const listeners = new Set<() => void>();

/** Tells the other tabs that the session of this browser has changed. */
const tabs = new BroadcastChannel('console.session');
// What another tab stores may arrive after its message.
tabs.onmessage = () => void readSession();

/** Set while this browser may have a session, so that others are not asked for one. */
const HINT = 'console.session';

/** Counts what happens to the session, so that an answer about an earlier moment does not replace what is known of a later one. */
let moments = 0;
let knownAt = 0;

/** @param at the moment that `details` is about: for what was read, that of the request */
function setSession(details: Schemas['SettingsSession'] | null, at = ++moments): void {
  if (at < knownAt) return;
  knownAt = at;
  if (details === null) localStorage.removeItem(HINT);
  else localStorage.setItem(HINT, 'open');
  const { merchant, user } = details ?? {};
  current =
    details === null || merchant === undefined || user === undefined
      ? null
      : { merchantId: merchant.merchant_id, username: user.username, details };
  for (const listener of listeners) listener();
}

const anonymous = createClient<Paths>({ baseUrl: location.origin });
anonymous.use(errorsHaveBodies, activity);

/** Continues an earlier session of this browser, if there is one, and reads what has changed in it. */
export async function restoreSession(): Promise<void> {
  if (localStorage.getItem(HINT) === null) {
    if (current !== null) setSession(null);
    return;
  }
  await readSession();
}

/** When a call that the service could not do is repeated, in milliseconds after its answer. */
const REPEAT_AFTER_MS = [1_000, 2_000];

/** Makes a call until it has an answer that is neither 429 nor an error of the service, at most three times. */
async function repeated<Answer extends { readonly response: Response }>(call: () => Promise<Answer>): Promise<Answer> {
  for (const wait of REPEAT_AFTER_MS) {
    const answer = await call().catch(() => null);
    if (answer !== null && answer.response.status !== 429 && answer.response.status < 500) return answer;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return call();
}

async function readSession(): Promise<void> {
  const at = ++moments;
  const { data, response } = await repeated(() => anonymous.GET('/settings/session'));
  if (data !== undefined) setSession(data, at);
  else if (response.status === 401 && current !== null) setSession(null, at);
}

/** How often the service is told of a user who is active without a call, as in a long form. */
const TELL_EVERY_MS = 60_000;

setInterval(() => {
  if (current !== null && isActive()) void restoreSession();
}, TELL_EVERY_MS);

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

/** Whether the role of a session allows an operation. */
export function mayCall(session: Session | null, operation: AdminOperationId): boolean {
  return session?.details.allowed_operations.includes(operation) ?? false;
}

/** Whether the user's role allows an operation; every role allows none. What it does not allow is not shown. */
export function useMay(operation: AdminOperationId | undefined): boolean {
  const session = useSession();
  return operation === undefined || mayCall(session, operation);
}

function proveOrigin(headers: Headers): void {
  const token = current?.details.csrf_token;
  if (typeof token === 'string') headers.set('x-csrf-token', token);
}

/** Asks the user to confirm the session. Resolves to whether it was confirmed. */
export type AskConfirmation = () => Promise<boolean>;

let askConfirmation: AskConfirmation = async () => false;

/** Sets what asks the user. */
export function confirmWith(ask: AskConfirmation): void {
  askConfirmation = ask;
}

/** Calls as they were sent, until their answer is there: one that needs a confirmation is sent again after it. */
const sent = new WeakMap<Request, Request>();

async function isUnconfirmed(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response.clone().json();
  return problemOf(body).code === ErrorCode.confirmation_required;
}

/**
 * A call that the service did not accept: the session has ended, or the call was on its way while the session got another cookie. Only
 * in the second case is there still a session, and a read is repeated.
 */
async function afterRefusal(request: Request, response: Response): Promise<Response> {
  await restoreSession();
  return currentSession() !== null && request.method === 'GET' ? fetch(request) : response;
}

/**
 * Authenticates every call, ends the session that the service no longer accepts, and asks for a confirmation where the service wants
 * one.
 */
export const authentication: Middleware = {
  onRequest({ request }) {
    if (request.method === 'GET') return request;
    proveOrigin(request.headers);
    sent.set(request, request.clone());
    return request;
  },
  async onResponse({ request, response }) {
    if (response.status === 401 && current !== null) return afterRefusal(request, response);
    const again = sent.get(request);
    if (again === undefined || !(await isUnconfirmed(response)) || !(await askConfirmation())) return response;
    proveOrigin(again.headers);
    return fetch(again);
  },
};

const DEVICE = 'console.device';

/** With the token of an earlier login, failed logins of others do not slow this one down. It gives no access. */
function deviceToken(): { readonly device_token?: string } {
  const token = localStorage.getItem(DEVICE);
  return token === null ? {} : { device_token: token };
}

export interface Login extends Omit<Proof, 'password'> {
  readonly username: string;
  readonly password: string;
}

/** The password is right, and the browser did not keep the session's cookie, which is for secure addresses alone. */
class SessionNotKept extends Error {
  /** As the contract's errors have it, for people. */
  readonly error_message =
    'Your browser does not keep the session at this address. Open the console by https, or at localhost.';
}

/**
 * Starts a session.
 * @throws the contract's error of a failed login, `second_factor_required` if a second factor is missing
 */
export async function logIn(login: Login): Promise<void> {
  await leaving;
  const { data, error } = await anonymous.POST('/settings/sessions', { body: { ...login, ...deviceToken() } });
  if (data === undefined) throw error;
  const { response } = await anonymous.GET('/settings/session');
  if (response.status === 401) throw new SessionNotKept();
  localStorage.setItem(DEVICE, data.device_token);
  setSession(data.session);
  tabs.postMessage('opened');
}

/**
 * Confirms that the user is present, for operations on keys, credentials and users.
 * @throws the contract's error of a wrong proof
 */
export async function confirmSession(proof: Proof): Promise<void> {
  const headers = { 'x-csrf-token': current?.details.csrf_token ?? '' };
  const { data, error } = await anonymous.POST('/settings/session/confirm', { body: proof, headers });
  if (data === undefined) throw error;
  setSession(data);
  tabs.postMessage('renewed');
}

/** The last logout. The next login waits for it, since both change the same cookie. */
let leaving: Promise<boolean> = Promise.resolve(true);

/** Ends the session at the service. Returns whether it has ended. */
async function endSession(csrfToken: string | null): Promise<boolean> {
  const end = (token: string | null) => {
    const headers = { 'x-csrf-token': token ?? '' };
    // The browser sends it also when the user closes the page.
    return repeated(() => anonymous.POST('/settings/logout', { headers, keepalive: true }));
  };
  const hasEnded = ({ ok, status }: Response) => ok || status === 401;
  const { response } = await end(csrfToken);
  if (response.status !== 403) return hasEnded(response);
  // Another tab has confirmed the session, which then has another token.
  const read = await anonymous.GET('/settings/session');
  if (read.data === undefined) return hasEnded(read.response);
  return hasEnded((await end(read.data.csrf_token)).response);
}

/**
 * Ends the session here and at the service.
 * @returns whether the service has ended it; here it has ended either way
 */
export async function logOut(): Promise<boolean> {
  if (current === null) return true;
  const { csrf_token: csrfToken } = current.details;
  setSession(null);
  leaving = endSession(csrfToken).catch(() => false);
  const hasEnded = await leaving;
  tabs.postMessage('ended');
  return hasEnded;
}
