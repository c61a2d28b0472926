/**
 * The service's configuration, from the environment. Every fault is named at once; nothing else reads the environment.
 */

export type Environment = 'sandbox' | 'production';

export interface Config {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  /** Where operators reach /health, /ready, /metrics and the operator API; null: on the main address. */
  readonly ops: { readonly host: string; readonly port: number } | null;
  readonly dataDir: string;
  /** Undefined: an embedded mongod. */
  readonly mongodbUri: string | undefined;
  /** Undefined: the address listened on. */
  readonly publicBaseUrl: string | undefined;
  readonly staticBaseUrl: string | undefined;
  /** Undefined in the sandbox: one is made and kept in the data directory. */
  readonly operatorKey: string | undefined;
  readonly webhookLoopback: 'allowed' | 'refused';
  readonly reconcileAfterMs: number;
  readonly trustedProxies: readonly string[];
  readonly limits: {
    readonly perAddressPerMinute: number;
    readonly perOrderPerMinute: number;
    readonly cardFailuresPerHour: number;
  } | null;
  readonly demoMerchant: 'on' | 'off';
  readonly sandboxGateway: 'on' | 'off';
  readonly log: { readonly level: string; readonly format: 'json' | 'pretty' };
}

export type Env = Readonly<Record<string, string | undefined>>;

/** The variables with their defaults, for the README's table and for a test that keeps the two in step. */
export const variables = [
  { name: 'PORT', fallback: '8080', meaning: 'Port of the API and the pages.' },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Address to listen on.' },
  {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'Where the embedded database, the sandbox keys and `demo.json` are kept.',
  },
  {
    name: 'MONGODB_URI',
    fallback: '',
    meaning:
      'A MongoDB replica set; the database is `card_payments` unless the address names one. Empty: the service starts a mongod of its own in the data directory.',
  },
  {
    name: 'PUBLIC_BASE_URL',
    fallback: '',
    meaning:
      'The address under which customers reach the pages. Empty: the address listened on. Mandatory in production.',
  },
  {
    name: 'STATIC_BASE_URL',
    fallback: '',
    meaning: "The address of the pages' style sheet. Empty: the public address.",
  },
  { name: 'SVC_ENV', fallback: 'sandbox', meaning: '`sandbox` or `production`.' },
  {
    name: 'OPERATOR_KEY',
    fallback: '',
    meaning:
      'The key of the operator API, at least 32 characters. Empty in the sandbox: one is made and kept. Mandatory in production.',
  },
  {
    name: 'OPS_HOST',
    fallback: '127.0.0.1',
    meaning: 'Address of /health, /ready, /metrics and the operator API, when OPS_PORT is set.',
  },
  { name: 'OPS_PORT', fallback: '', meaning: 'Port of the same. Empty: on the main address. Mandatory in production.' },
  {
    name: 'WEBHOOK_ALLOW_LOOPBACK',
    fallback: 'true',
    meaning:
      'Whether webhooks may go to this machine by http. `false` by default, and refused when `true`, in production.',
  },
  {
    name: 'RECONCILE_AFTER_SECONDS',
    fallback: '60',
    meaning: 'After how long the gateway is asked about a payment it has not answered.',
  },
  {
    name: 'TRUSTED_PROXIES',
    fallback: '',
    meaning: "Addresses or CIDR ranges, separated by commas, whose X-Forwarded-For names the caller's address.",
  },
  {
    name: 'TXN_LIMITS',
    fallback: 'off',
    meaning: '`on` or `off`: the limits of the open POST /txns. `on` by default in production.',
  },
  { name: 'TXN_LIMIT_PER_ADDRESS', fallback: '30', meaning: 'Attempts a minute from one address.' },
  { name: 'TXN_LIMIT_PER_ORDER', fallback: '5', meaning: 'Attempts a minute on one order.' },
  { name: 'TXN_LIMIT_CARD_FAILURES', fallback: '10', meaning: 'Failures an hour of one card, over all merchants.' },
  {
    name: 'DEMO_MERCHANT',
    fallback: 'on',
    meaning:
      '`on` or `off`: keep a merchant to try things with, and `demo.json`. Must be `off` in production, and is by default.',
  },
  {
    name: 'SANDBOX_GATEWAY',
    fallback: 'on',
    meaning: '`on` or `off`: the gateway that moves no money. Must be `off` in production, and is by default.',
  },
  { name: 'LOG_LEVEL', fallback: 'info', meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.' },
  { name: 'LOG_FORMAT', fallback: '', meaning: '`json` or `pretty`. Empty: pretty on a terminal.' },
  {
    name: 'VAULT_KEY',
    fallback: '',
    meaning:
      'The key that seals secrets at rest: 32 bytes in base64. Empty in the sandbox: made and kept in the data directory. Mandatory in production.',
  },
  {
    name: 'VAULT_KEYS_OLD',
    fallback: '',
    meaning: 'Earlier vault keys, separated by commas; they still open what they sealed.',
  },
  {
    name: 'SECRET_ROOT',
    fallback: '',
    meaning:
      'The secret from which fingerprints, page links and form tokens are derived: 32 bytes in base64. Never changes. Mandatory in production.',
  },
] as const;

export type VariableName = (typeof variables)[number]['name'];

export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

const SHORTEST_OPERATOR_KEY = 32;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Reads the environment; `terminal` says whether the log goes to a person. */
export function readConfig(env: Env, terminal: 'terminal' | 'pipe'): ConfigReading {
  const faults: string[] = [];
  const production = env.SVC_ENV === 'production';
  const text = (name: VariableName): string => env[name]?.trim() ?? '';
  const textOr = (name: VariableName, fallback: string): string => (text(name) === '' ? fallback : text(name));
  const optional = (name: VariableName): string | undefined => (text(name) === '' ? undefined : text(name));

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
    if (!isHttpUrl(value)) faults.push(`${name} must be an http or https address, such as https://pay.example.`);
    else if (production && !value.startsWith('https:')) faults.push(`${name} must begin with https:// in production.`);
    return value.replace(/\/+$/, '');
  }

  function mandatoryInProduction(...names: readonly VariableName[]): void {
    for (const name of names) if (production && text(name) === '') faults.push(`${name} is mandatory in production.`);
  }

  const environment = oneOf('SVC_ENV', ['sandbox', 'production'], 'sandbox');
  mandatoryInProduction('MONGODB_URI', 'PUBLIC_BASE_URL', 'OPERATOR_KEY', 'OPS_PORT', 'VAULT_KEY', 'SECRET_ROOT');
  const demoMerchant = oneOf('DEMO_MERCHANT', ['on', 'off'], production ? 'off' : 'on');
  const sandboxGateway = oneOf('SANDBOX_GATEWAY', ['on', 'off'], production ? 'off' : 'on');
  if (production && demoMerchant === 'on') faults.push('DEMO_MERCHANT must be off in production.');
  if (production && sandboxGateway === 'on') faults.push('SANDBOX_GATEWAY must be off in production.');
  const loopback = oneOf('WEBHOOK_ALLOW_LOOPBACK', ['true', 'false'], production ? 'false' : 'true');
  if (production && loopback === 'true') faults.push('WEBHOOK_ALLOW_LOOPBACK must be false in production.');
  const operatorKey = optional('OPERATOR_KEY');
  if (operatorKey !== undefined && operatorKey.length < SHORTEST_OPERATOR_KEY) {
    faults.push(`OPERATOR_KEY must have at least ${SHORTEST_OPERATOR_KEY} characters.`);
  }
  const limits = oneOf('TXN_LIMITS', ['on', 'off'], production ? 'on' : 'off');
  const limitNumbers = {
    perAddressPerMinute: whole('TXN_LIMIT_PER_ADDRESS', 30, 1, 100_000),
    perOrderPerMinute: whole('TXN_LIMIT_PER_ORDER', 5, 1, 100_000),
    cardFailuresPerHour: whole('TXN_LIMIT_CARD_FAILURES', 10, 1, 100_000),
  };
  const config: Config = {
    environment,
    host: textOr('HOST', '127.0.0.1'),
    port: whole('PORT', 8080, 0, 65_535),
    ops:
      text('OPS_PORT') === '' ? null : { host: textOr('OPS_HOST', '127.0.0.1'), port: whole('OPS_PORT', 0, 0, 65_535) },
    dataDir: textOr('DATA_DIR', '.data'),
    mongodbUri: optional('MONGODB_URI'),
    publicBaseUrl: url('PUBLIC_BASE_URL'),
    staticBaseUrl: url('STATIC_BASE_URL'),
    operatorKey,
    webhookLoopback: loopback === 'true' ? 'allowed' : 'refused',
    reconcileAfterMs: whole('RECONCILE_AFTER_SECONDS', 60, 1, 86_400) * 1_000,
    trustedProxies: text('TRUSTED_PROXIES')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
    limits: limits === 'on' ? limitNumbers : null,
    demoMerchant,
    sandboxGateway,
    log: {
      level: oneOf('LOG_LEVEL', LEVELS, 'info'),
      format: oneOf('LOG_FORMAT', ['json', 'pretty'], terminal === 'terminal' ? 'pretty' : 'json'),
    },
  };
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}
