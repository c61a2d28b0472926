/**
 * What `createReceiver` is given, and the check of it at the start, so that a mistake shows before the first payment does.
 */
import type { Credential } from './basic/basic-verifier.ts';
import type { Clock, Wait } from './clock.ts';
import { ReceiverError } from './errors.ts';
import type { Handlers } from './event/handlers.ts';
import { isObject } from './event/safe-json.ts';
import { isEventName } from './generated/events.ts';
import type { AlarmListener, Logger } from './log.ts';
import type { ReceiptStore } from './store/receipt-store.ts';

export interface ReceiverOptions {
  /** User name and password of the webhook settings. Several are accepted at once, so that they can be changed without a gap. */
  readonly credentials: readonly Credential[];
  /** Where it is remembered which events were handled: `mongoStore(db)`, `memoryStore()` or one of your own. */
  readonly store: ReceiptStore;
  /** A handler by event name. Events without one are acknowledged and dropped. */
  readonly on: Handlers;
  /** How long a handler may take before another delivery of its event may start it again, in seconds. 60 when absent. */
  readonly leaseSeconds?: number;
  /** Takes one entry for each request. Warnings and errors go to standard error when absent. */
  readonly logger?: Logger;
  /** Called for what a person must look at: ERR_PAYLOAD_CONFLICT and ERR_LEASE_LOST. */
  readonly onAlarm?: AlarmListener;
  /** The present time. The machine's when absent. */
  readonly clock?: Clock;
  /** How to wait. A timer when absent. */
  readonly wait?: Wait;
  /** Makes the id of a claim: unguessable, never twice the same. A random UUID when absent. */
  readonly newClaimId?: () => string;
}

const STORE_CALLS = ['claim', 'complete', 'release'];

/** @throws ReceiverError ERR_CONFIG naming every fault at once. Never repeats a password. */
export function checkOptions(options: unknown): void {
  const given = isObject(options) ? options : {};
  const faults = [
    ...credentialFaults(given.credentials),
    ...storeFaults(given.store),
    ...handlerFaults(given.on),
    ...leaseFaults(given.leaseSeconds),
  ];
  if (faults.length > 0) throw new ReceiverError('ERR_CONFIG', `createReceiver: ${faults.join('; ')}.`);
}

function credentialFaults(credentials: unknown): string[] {
  if (!Array.isArray(credentials) || credentials.length === 0) {
    return ['credentials must hold at least one { username, password }, as they stand in the webhook settings'];
  }
  return credentials.flatMap((credential: unknown, index) => {
    const { username, password } = isObject(credential) ? credential : {};
    const faults: string[] = [];
    if (typeof username !== 'string' || username === '') faults.push(`credentials[${index}].username must be a text`);
    else if (username.includes(':')) faults.push(`credentials[${index}].username must not hold a colon`);
    if (typeof password !== 'string' || password === '') {
      faults.push(`credentials[${index}].password must be a text; is the environment variable set?`);
    }
    return faults;
  });
}

function storeFaults(store: unknown): string[] {
  const missing = STORE_CALLS.filter((call) => !isObject(store) || typeof store[call] !== 'function');
  return missing.length === 0 ? [] : [`store must be a receipt store; it lacks ${missing.join(', ')}`];
}

function handlerFaults(on: unknown): string[] {
  if (!isObject(on)) return ['on must be an object of handlers by event name'];
  return Object.entries(on).flatMap(([name, handler]) => {
    if (!isEventName(name)) return [`on.${name} is not an event name`];
    return handler === undefined || typeof handler === 'function' ? [] : [`on.${name} must be a function`];
  });
}

function leaseFaults(leaseSeconds: unknown): string[] {
  if (leaseSeconds === undefined) return [];
  const sane = typeof leaseSeconds === 'number' && leaseSeconds >= 1 && leaseSeconds <= 86_400;
  return sane ? [] : ['leaseSeconds must be a number from 1 to 86400'];
}
