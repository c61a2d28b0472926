/**
 * The options of `createReceiver`, and their check at the start, so that a mistake shows before the first payment.
 */
import { type AllowListOptions, allowListFaults } from './address/allow-list.ts';
import { type Credential, prepareCredentials } from './basic/basic-verifier.ts';
import type { Clock, Timer, Wait } from './clock.ts';
import { prepareKeys } from './encrypted/key-ring.ts';
import { ReceiverError } from './errors.ts';
import { CATCH_ALL, type Handlers } from './event/handlers.ts';
import { isObject } from './event/safe-json.ts';
import { isEventName } from './generated/events.ts';
import type { InboxOptions } from './inbox.ts';
import type { Level } from './level/level.ts';
import type { AlarmListener, Logger } from './log.ts';
import { missingMethods, numberErrors, retryErrors } from './option-checks.ts';
import type { Proof, ProofOptions } from './proof/proofs.ts';
import { prepareSecrets } from './signature/signature-verifier.ts';
import type { Source } from './source/source.ts';
import type { ReceiptStore } from './store/receipt-store.ts';
import type { OpenTelemetry } from './trace/open-telemetry.ts';

export interface CommonOptions<Extra> extends ProofOptions {
  /** User name and password of the webhook settings. Several are accepted at once, for rotation without downtime. */
  readonly credentials?: Source<readonly Credential[]>;
  /**
   * The proofs that a delivery must have. All configured proofs, when absent. A configured proof that is not required may be
   * missing from a delivery, but is checked when present.
   */
  readonly require?: readonly Proof[];
  /** The addresses that may send deliveries. Any, when absent. */
  readonly allowList?: AllowListOptions;
  /**
   * A handler by event name. `'*'` handles every event without a handler of its own, including names that this version of the
   * kit does not know. An event without either is acknowledged and dropped.
   */
  readonly on: Handlers<Extra>;
  /** Stores events, acknowledges them at once and runs the handlers later. When absent, handlers run before the answer. */
  readonly inbox?: InboxOptions;
  /** How long a handler may take before another delivery of its event may start it again, in seconds. 60 when absent. */
  readonly leaseSeconds?: number;
  /** How long one call of the store may take before the sender gets a 503, in seconds. 5 when absent. */
  readonly storeSeconds?: number;
  /** How long to use passwords, secrets and keys from a function before calling it again, in seconds. Default: 60. */
  readonly reloadSeconds?: number;
  /** Takes one entry for each request. Warnings and errors go to standard error when absent. */
  readonly logger?: Logger;
  /** Your `@opentelemetry/api`: each handler runs in a span that continues the service's trace. No spans when absent. */
  readonly openTelemetry?: OpenTelemetry;
  /** Called for what needs a person: ERR_PAYLOAD_CONFLICT, ERR_PARTLY_APPLIED, ERR_LEASE_LOST and ERR_DEAD_LETTER. */
  readonly onAlarm?: AlarmListener;
  /** `production` refuses an empty preset of the allow-list. The environment variable NODE_ENV when absent. */
  readonly environment?: string;
  /** The present time. The system clock when absent. */
  readonly clock?: Clock;
  /** How to wait. A timer when absent. */
  readonly wait?: Wait;
  /** The timer for deadlines of the store. A timer of Node.js when absent. */
  readonly timer?: Timer;
  /** Creates the id of a claim: unguessable and unique. A random UUID when absent. */
  readonly newClaimId?: () => string;
}

/** With `store` alone: the level `claim`. */
export interface ReceiverOptions extends CommonOptions<unknown> {
  /** Records which events were handled: `mongoStore(db)`, `memoryStore()` or a store of your own. */
  readonly store: ReceiptStore;
  readonly level?: never;
}

export interface LeveledReceiverOptions<Extra> extends CommonOptions<Extra> {
  /** `claim`, `transactional` or `outboxed`: the guarantee that the effect takes place once. */
  readonly level: Level<Extra>;
  readonly store?: never;
}

/** The options of a verifier: the proofs that a delivery must have, as for a receiver. */
export type VerifierOptions = Pick<CommonOptions<unknown>, keyof ProofOptions | 'environment' | 'clock'> & {
  /** Takes an entry when passwords, secrets or keys cannot be read. Standard error when absent. */
  readonly logger?: Logger;
};

const STORE_CALLS = ['claim', 'complete', 'release'];
const PROOFS: readonly Proof[] = ['basic', 'signature', 'encryption'];

/** @throws ReceiverError ERR_CONFIG naming every fault at once. Never repeats a password, secret or key. */
export function checkOptions(options: unknown, environment: string | undefined): void {
  const given: Readonly<Record<string, unknown>> = isObject(options) ? options : {};
  const faults = [
    ...verificationFaults(given, environment),
    ...levelFaults(given.store, given.level),
    ...handlerFaults(given.on),
    ...numberErrors('leaseSeconds', given.leaseSeconds, { min: 1, max: 86_400 }),
    ...numberErrors('storeSeconds', given.storeSeconds, { min: 1, max: 60 }),
    ...telemetryFaults(given.openTelemetry),
    ...(given.inbox === undefined ? [] : jobFaults(given.inbox, given.level)),
  ];
  if (faults.length > 0) throw new ReceiverError('ERR_CONFIG', `createReceiver: ${faults.join('; ')}.`);
}

/** @throws ReceiverError ERR_CONFIG naming every fault at once. Never repeats a password, secret or key. */
export function checkVerifierOptions(options: unknown, environment: string | undefined): void {
  const faults = verificationFaults(isObject(options) ? options : {}, environment);
  if (faults.length > 0) throw new ReceiverError('ERR_CONFIG', `createVerifier: ${faults.join('; ')}.`);
}

function verificationFaults(given: Readonly<Record<string, unknown>>, environment: string | undefined): string[] {
  return [
    ...proofFaults(given),
    ...numberErrors('reloadSeconds', given.reloadSeconds, { min: 1, max: 86_400 }),
    ...(given.allowList === undefined ? [] : listFaults(given.allowList, environment)),
  ];
}

function proofFaults({ credentials, signature, encryption, require }: Readonly<Record<string, unknown>>): string[] {
  const secrets = isObject(signature) ? signature.secrets : undefined;
  const keys = isObject(encryption) ? encryption.keys : undefined;
  const anyProof = credentials !== undefined || signature !== undefined || encryption !== undefined;
  const faults = [
    // Without any proof, the credentials are reported as missing.
    ...(credentials === undefined && anyProof ? [] : faultsOf(prepareCredentials, credentials)),
    ...(signature === undefined ? [] : faultsOf(prepareSecrets, secrets)),
    ...(encryption === undefined ? [] : faultsOf(prepareKeys, keys)),
    ...(isObject(signature)
      ? numberErrors('signature.toleranceSeconds', signature.toleranceSeconds, { min: 1, max: 3_600 })
      : []),
  ];
  if (require === undefined) return faults;
  if (!Array.isArray(require) || require.length === 0) return [...faults, 'require must name at least one proof'];
  const present = Object.entries({ basic: credentials, signature, encryption });
  for (const proof of require) {
    if (!PROOFS.includes(proof)) faults.push(`require must contain only ${PROOFS.join(', ')}`);
    else if (present.some(([name, value]) => name === proof && value === undefined)) {
      faults.push(`require names ${proof}, which is not configured`);
    }
  }
  return faults;
}

/** What `prepare` refuses. The value of a function is checked when it is called. */
function faultsOf(prepare: (given: never) => unknown, given: unknown): string[] {
  if (typeof given === 'function') return [];
  try {
    Reflect.apply(prepare, undefined, [given]);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message.replace(/\.$/, '') : String(error)];
  }
}

function levelFaults(store: unknown, level: unknown): string[] {
  if (level !== undefined) {
    if (store !== undefined) return ['give store or level, not both'];
    return isObject(level) && typeof level.process === 'function'
      ? []
      : ['level must be claim, transactional or outboxed'];
  }
  const missing = missingMethods(store, STORE_CALLS);
  return missing.length === 0 ? [] : [`store must be a receipt store; it lacks ${missing.join(', ')}`];
}

function handlerFaults(on: unknown): string[] {
  if (!isObject(on)) return ['on must be an object of handlers by event name'];
  return Object.entries(on).flatMap(([name, handler]) => {
    if (!isEventName(name) && name !== CATCH_ALL) return [`on.${name} is not an event name`];
    return handler === undefined || typeof handler === 'function' ? [] : [`on.${name} must be a function`];
  });
}

function telemetryFaults(given: unknown): string[] {
  const { context, trace } = isObject(given) ? given : {};
  const lacks = missingMethods(trace, ['getTracer', 'setSpan']).concat(missingMethods(context, ['active', 'with']));
  return given === undefined || lacks.length === 0 ? [] : ['openTelemetry must be the module @opentelemetry/api'];
}

function listFaults(options: unknown, environment: string | undefined): string[] {
  return isAllowList(options)
    ? allowListFaults(options, environment)
    : ['allowList.addresses and trustedProxies must be lists of addresses'];
}

function isAllowList(options: unknown): options is AllowListOptions {
  if (!isObject(options) || !Array.isArray(options.addresses)) return false;
  return options.trustedProxies === undefined || Array.isArray(options.trustedProxies);
}

const JOB_CALLS = ['add', 'take', 'finish', 'postpone', 'bury', 'buried', 'revive', 'count'];

function jobFaults(inbox: unknown, level: unknown): string[] {
  const given = isObject(inbox) ? inbox : {};
  const missing = missingMethods(given.jobs, JOB_CALLS);
  if (missing.length > 0) return [`inbox.jobs must be a job store; it lacks ${missing.join(', ')}`];
  // Otherwise each worker takes the other's jobs and fails.
  const shared = isObject(level) && level.jobs === given.jobs;
  return [
    ...(shared
      ? ['inbox.jobs and the jobs of outboxed must be two separate stores: use another collection, table or prefix']
      : []),
    ...retryErrors('inbox', given),
  ];
}
