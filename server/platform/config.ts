/**
 * The service's configuration, from environment variables. Reports all errors at once. Nothing else reads the environment.
 */
import { isIP } from 'node:net';
import { addressRefusal } from './addresses/address-guard.ts';
import { coversInternet, isAddressRange } from './addresses/address-range.ts';
import { databaseRisks, RISKS, type Risk, riskFixes } from './risks.ts';
import { isWeakKey, isWeakText, parseKey } from './secrets.ts';
import { readTracesConfig, type TracesConfig } from './traces-config.ts';
import type { VariableName } from './variables.ts';

export type Environment = 'sandbox' | 'production';

/** The webhook source addresses of each environment; empty when this installation does not publish them. */
export interface SourceAddresses {
  readonly production: readonly string[];
  readonly sandbox: readonly string[];
}

export interface Config {
  readonly environment: Environment;
  /** The risks of this configuration: accepted ones in production, all of them in the sandbox. */
  readonly risks: readonly Risk[];
  readonly host: string;
  readonly port: number;
  /** The address of /health, /ready, /metrics and the operator API; null: the main address. */
  readonly ops: { readonly host: string; readonly port: number } | null;
  readonly dataDir: string;
  /** The programs need it to start; `npm start` without it runs a mongod and passes the URI on. */
  readonly mongodbUri: string | undefined;
  /** Undefined: the listening address. */
  readonly publicBaseUrl: string | undefined;
  readonly staticBaseUrl: string | undefined;
  /** Undefined in the sandbox: a key is created in the data directory. */
  readonly operatorKey: string | undefined;
  readonly webhookLoopback: 'allowed' | 'refused';
  /** Whether the service delivers webhooks; a worker always does. */
  readonly webhookDelivery: 'on' | 'off';
  /** The published source addresses of webhooks. */
  readonly webhookSourceAddresses: SourceAddresses;
  /** The local addresses from which webhooks are sent, in turn; all of one family. Empty: the operating system chooses. */
  readonly webhookLocalAddresses: readonly string[];
  /** How long a delivery's lease lasts without renewal, in milliseconds. */
  readonly webhookLeaseMs: number;
  /** The age, in milliseconds, at which an unacknowledged event raises an alarm for the operator. */
  readonly webhookAlarmAgeMs: number;
  readonly reconcileAfterMs: number;
  /** How long requests are still taken after the signal to stop, in milliseconds. */
  readonly shutdownDelayMs: number;
  readonly trustedProxies: readonly string[];
  readonly limits: {
    readonly perAddressPerMinute: number;
    readonly perOrderPerMinute: number;
    readonly cardFailuresPerHour: number;
  } | null;
  readonly demoMerchant: 'on' | 'off';
  readonly sandboxGateway: 'on' | 'off';
  /** The addresses of gateway simulators; null: the gateway's own address. */
  readonly simulators: { readonly stripe: string | null; readonly adyen: string | null };
  /** Whether merchants' API calls are kept for the request log of their settings. */
  readonly requestLog: 'on' | 'off';
  /** Null: off. */
  readonly traces: TracesConfig | null;
  /** `traceIds`: whether lines have the ids of the trace that they belong to. */
  readonly log: { readonly level: string; readonly format: 'json' | 'pretty'; readonly traceIds: 'on' | 'off' };
}

/** Logs a warning for each risk of the configuration. */
export function warnOfRisks(
  { risks }: Pick<Config, 'risks'>,
  log: { warn(fields: object, message: string): void },
): void {
  for (const risk of risks) log.warn({ event: 'config.risk', risk }, riskFixes[risk]);
}

export type Env = Readonly<Record<string, string | undefined>>;

export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

const SHORTEST_OPERATOR_KEY = 32;
/** How many source addresses each environment publishes; merchants have them in their allow-lists. */
const SOURCE_ADDRESSES = { production: 7, sandbox: 3 } as const;
/** The source addresses of a sandbox for receivers on the same machine. */
const LOOPBACK_SOURCES = '127.0.0.1,127.0.0.2,::1';
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Whether a text is an http or https URL without query, fragment and credentials. */
function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** Whether a key fits into an Authorization header and is long enough. */
function isBearerToken(text: string): boolean {
  return text.length >= SHORTEST_OPERATOR_KEY && /^[\x21-\x7e]+$/.test(text);
}

/** Whether a vault key can be guessed. keys-from-environment.ts reports text that is not a key at all. */
function isWeakBase64(text: string): boolean {
  const key = parseKey(text);
  return key !== null && isWeakKey(key);
}

/** Reads the environment. `terminal`: whether the log goes to a terminal, and so is readable text. */
export function readConfig(env: Env, terminal: 'terminal' | 'pipe'): ConfigReading {
  const faults: string[] = [];
  const text = (name: VariableName): string => env[name]?.trim() ?? '';
  const production = text('SVC_ENV') === 'production';
  const textOr = (name: VariableName, fallback: string): string => (text(name) === '' ? fallback : text(name));
  const optional = (name: VariableName): string | undefined => (text(name) === '' ? undefined : text(name));

  const list = (name: VariableName): readonly string[] =>
    text(name)
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');

  function whole(name: VariableName, fallback: number, least: number, most: number): number {
    const value = textOr(name, String(fallback));
    if (/^[0-9]+$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    faults.push(`${name} must be a whole number from ${least} to ${most}.`);
    return fallback;
  }

  function oneOf<Choice extends string>(name: VariableName, choices: readonly Choice[], fallback: Choice): Choice {
    const value = textOr(name, fallback);
    const found = choices.find((choice) => choice === value);
    if (found === undefined) faults.push(`${name} must be one of: ${choices.join(', ')}.`);
    return found ?? fallback;
  }

  function url(name: VariableName): string | undefined {
    const value = optional(name);
    if (value === undefined) return undefined;
    if (!isBaseUrl(value)) {
      faults.push(
        `${name} must be an http or https URL without query, fragment and user, such as https://pay.example.`,
      );
    } else if (production && !value.startsWith('https:'))
      faults.push(`${name} must begin with https:// in production.`);
    return value.replace(/\/+$/, '');
  }

  /** The address of a gateway simulator, without a trailing slash: card numbers go there, so only on this machine. */
  function simulator(name: VariableName): string | null {
    const value = optional(name);
    if (value === undefined) return null;
    if (production) faults.push(`${name} must be empty in production.`);
    else if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):[0-9]{1,5}\/?$/.test(value)) {
      faults.push(`${name} must be an address on this machine, such as http://127.0.0.1:12112.`);
    }
    return value.replace(/\/$/, '');
  }

  function requiredInProduction(...names: readonly VariableName[]): void {
    for (const name of names) if (production && text(name) === '') faults.push(`${name} is required in production.`);
  }

  const environment = oneOf('SVC_ENV', ['sandbox', 'production'], 'sandbox');
  if (text('MONGODB_URI') !== '' && text('SVC_ENV') === '') {
    faults.push(
      'SVC_ENV is not set, and MONGODB_URI is: set SVC_ENV=production, or SVC_ENV=sandbox to process no real payments.',
    );
  }
  requiredInProduction('MONGODB_URI', 'PUBLIC_BASE_URL', 'OPERATOR_KEY', 'OPS_PORT', 'VAULT_KEY', 'SECRET_ROOT');
  requiredInProduction('WEBHOOK_SOURCE_ADDRESSES_PRODUCTION');
  const demoMerchant = oneOf('DEMO_MERCHANT', ['on', 'off'], production ? 'off' : 'on');
  const sandboxGateway = oneOf('SANDBOX_GATEWAY', ['on', 'off'], production ? 'off' : 'on');
  if (production && demoMerchant === 'on') faults.push('DEMO_MERCHANT must be off in production.');
  if (production && sandboxGateway === 'on') faults.push('SANDBOX_GATEWAY must be off in production.');
  const loopback = oneOf('WEBHOOK_ALLOW_LOOPBACK', ['true', 'false'], production ? 'false' : 'true');
  if (production && loopback === 'true') faults.push('WEBHOOK_ALLOW_LOOPBACK must be false in production.');
  const operatorKey = optional('OPERATOR_KEY');
  if (operatorKey !== undefined && !isBearerToken(operatorKey)) {
    faults.push(`OPERATOR_KEY must have at least ${SHORTEST_OPERATOR_KEY} ASCII characters and no spaces.`);
  }
  const weak = [
    ...(operatorKey !== undefined && isWeakText(operatorKey) ? ['OPERATOR_KEY'] : []),
    ...(['VAULT_KEY', 'SECRET_ROOT'] as const).filter((name) => isWeakBase64(text(name))),
    ...(list('VAULT_KEYS_OLD').some(isWeakBase64) ? ['VAULT_KEYS_OLD'] : []),
  ];
  if (production) {
    for (const name of weak) {
      const command = name === 'OPERATOR_KEY' ? 'openssl rand -hex 32' : 'openssl rand -base64 32';
      faults.push(`${name} can be guessed; production needs random bytes. Create a new one with: ${command}`);
    }
  }
  const mongodbUri = optional('MONGODB_URI');
  if (mongodbUri !== undefined && !/^mongodb(\+srv)?:\/\/[^/]/.test(mongodbUri)) {
    faults.push('MONGODB_URI must begin with mongodb:// or mongodb+srv:// and name a host.');
  }
  function addressRanges(name: VariableName): readonly string[] {
    const ranges = list(name);
    if (!ranges.every(isAddressRange)) {
      faults.push(`${name} must be IP addresses or CIDR ranges, separated by commas, such as 10.0.0.0/8.`);
    }
    return ranges;
  }
  const trustedProxies = addressRanges('TRUSTED_PROXIES');

  /** The published source addresses of an environment: all `count` of them, or none. */
  function sources(name: VariableName, count: number, fallback: string): readonly string[] {
    const addresses = text(name) === '' ? fallback.split(',').filter((item) => item !== '') : list(name);
    if (addresses.length === 0) return [];
    const different = new Set(addresses.filter((address) => isIP(address) !== 0)).size;
    if (different !== count || addresses.length !== count) {
      faults.push(`${name} must be exactly ${count} different IP addresses, separated by commas; it has ${different}.`);
    }
    // Webhooks go to public addresses alone, so they come from public ones; those of examples are none.
    const refused = addresses.find((address) => isIP(address) !== 0 && addressRefusal(address, 'public') !== null);
    if (production && refused !== undefined) {
      faults.push(
        `${name} must be public addresses in production: ${refused} is ${addressRefusal(refused, 'public')}. Use the addresses from which your workers reach the internet.`,
      );
    }
    return addresses;
  }

  const localAddresses = list('WEBHOOK_LOCAL_ADDRESS');
  const families = new Set(localAddresses.map((address) => isIP(address)));
  if (families.has(0) || families.size > 1) {
    faults.push(
      'WEBHOOK_LOCAL_ADDRESS must be IP addresses of this machine, all IPv4 or all IPv6, separated by commas.',
    );
  }
  const accepted = list('ACCEPTED_RISKS');
  if (!accepted.every((risk) => RISKS.some((known) => known === risk))) {
    faults.push(`ACCEPTED_RISKS must contain only: ${RISKS.join(', ')}.`);
  }
  const risks: readonly Risk[] = [
    ...(mongodbUri === undefined ? [] : databaseRisks(mongodbUri)),
    ...(trustedProxies.some(coversInternet) ? (['open-trusted-proxies'] as const) : []),
  ];
  if (production) {
    for (const risk of risks.filter((found) => !accepted.includes(found))) {
      faults.push(`${riskFixes[risk]} To accept this risk, add ${risk} to ACCEPTED_RISKS.`);
    }
  }
  const host = textOr('HOST', '127.0.0.1');
  const port = whole('PORT', 8080, 0, 65_535);
  const ops =
    text('OPS_PORT') === '' ? null : { host: textOr('OPS_HOST', '127.0.0.1'), port: whole('OPS_PORT', 0, 0, 65_535) };
  if (ops !== null && ops.port !== 0 && ops.port === port && ops.host === host) {
    faults.push('OPS_PORT must differ from PORT, unless OPS_HOST differs from HOST.');
  }
  const limits = oneOf('TXN_LIMITS', ['on', 'off'], production ? 'on' : 'off');
  const limitNumbers = {
    perAddressPerMinute: whole('TXN_LIMIT_PER_ADDRESS', 30, 1, 100_000),
    perOrderPerMinute: whole('TXN_LIMIT_PER_ORDER', 5, 1, 100_000),
    cardFailuresPerHour: whole('TXN_LIMIT_CARD_FAILURES', 10, 1, 100_000),
  };
  const traces = readTracesConfig(text, faults);
  const config: Config = {
    environment,
    risks,
    host,
    port,
    ops,
    dataDir: textOr('DATA_DIR', '.data'),
    mongodbUri,
    publicBaseUrl: url('PUBLIC_BASE_URL'),
    staticBaseUrl: url('STATIC_BASE_URL'),
    operatorKey,
    webhookDelivery: oneOf('WEBHOOK_DELIVERY', ['on', 'off'], 'on'),
    webhookLoopback: loopback === 'true' ? 'allowed' : 'refused',
    webhookSourceAddresses: {
      production: sources('WEBHOOK_SOURCE_ADDRESSES_PRODUCTION', SOURCE_ADDRESSES.production, ''),
      sandbox: sources(
        'WEBHOOK_SOURCE_ADDRESSES_SANDBOX',
        SOURCE_ADDRESSES.sandbox,
        production ? '' : LOOPBACK_SOURCES,
      ),
    },
    webhookLocalAddresses: localAddresses,
    webhookLeaseMs: whole('WEBHOOK_LEASE_SECONDS', 15, 2, 300) * 1_000,
    webhookAlarmAgeMs: whole('WEBHOOK_ALARM_HOURS', 24, 1, 720) * 3_600_000,
    reconcileAfterMs: whole('RECONCILE_AFTER_SECONDS', 60, 1, 86_400) * 1_000,
    shutdownDelayMs: whole('SHUTDOWN_DELAY_SECONDS', 0, 0, 300) * 1_000,
    trustedProxies,
    limits: limits === 'on' ? limitNumbers : null,
    demoMerchant,
    sandboxGateway,
    simulators: { stripe: simulator('STRIPE_API_BASE'), adyen: simulator('ADYEN_API_BASE') },
    requestLog: oneOf('SVC_REQUEST_LOG', ['on', 'off'], 'on'),
    traces,
    log: {
      level: oneOf('LOG_LEVEL', LEVELS, 'info'),
      format: oneOf('LOG_FORMAT', ['json', 'pretty'], terminal === 'terminal' ? 'pretty' : 'json'),
      traceIds: traces === null ? 'off' : 'on',
    },
  };
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}
