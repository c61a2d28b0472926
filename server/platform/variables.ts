/**
 * The environment variables of the service, as data: for config.ts, and for the operating guide's table, which a test keeps in
 * step. Reads nothing.
 */

/** The variables with their defaults, for the operating guide's table and for a test that keeps the two in step. */
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
      'A MongoDB replica set; the database is `card_payments` unless the address names one. Needs SVC_ENV beside it. Empty: `npm start` starts a mongod of its own in the data directory.',
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
  {
    name: 'SVC_ENV',
    fallback: 'sandbox',
    meaning:
      '`sandbox` or `production`. Mandatory where MONGODB_URI is set. A database belongs to the environment that used it first; the other one refuses to start on it.',
  },
  {
    name: 'ACCEPTED_RISKS',
    fallback: '',
    meaning:
      'What production starts with all the same, separated by commas: `database-without-authentication`, `database-without-tls` (of a database on another machine), `open-trusted-proxies`. Each is a warning in the log.',
  },
  {
    name: 'OPERATOR_KEY',
    fallback: '',
    meaning:
      'The key of the operator API, at least 32 characters without blanks. Empty in the sandbox: one is made and kept. Mandatory in production.',
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
    name: 'WEBHOOK_DELIVERY',
    fallback: 'on',
    meaning: '`on` or `off`: whether the service delivers webhooks itself. `off` leaves it to `npm run worker`.',
  },
  {
    name: 'WEBHOOK_LOCAL_ADDRESS',
    fallback: '',
    meaning:
      'The addresses of this machine that webhooks leave from, in turns, separated by commas, all IPv4 or all IPv6; a host is then reached by its addresses of the same family alone. Empty: whichever the system takes.',
  },
  {
    name: 'WEBHOOK_LEASE_SECONDS',
    fallback: '15',
    meaning:
      'For how long a delivery stays with a process that was killed before another one takes it over. A process that lives keeps its deliveries.',
  },
  {
    name: 'WEBHOOK_ALARM_HOURS',
    fallback: '24',
    meaning:
      'How old an event becomes that nobody acknowledges before the operator is alarmed in full; at half of it and at nine tenths there is a warning.',
  },
  {
    name: 'WEBHOOK_SOURCE_ADDRESSES_PRODUCTION',
    fallback: '',
    meaning:
      'The seven addresses that webhooks of production come from, separated by commas; merchants read them at `/webhook-source-addresses`. Mandatory in production.',
  },
  {
    name: 'WEBHOOK_SOURCE_ADDRESSES_SANDBOX',
    fallback: '127.0.0.1,127.0.0.2,::1',
    meaning: 'The three of the sandbox. Empty by default in production.',
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
