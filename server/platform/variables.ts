/**
 * The environment variables of the service with their defaults, as data: for config.ts and for the table of the operating
 * guide, which `npm run readme` writes.
 */

export const variables = [
  { name: 'PORT', fallback: '8080', meaning: 'The port of the API and the pages.' },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'The address to listen on.' },
  {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'The directory of the embedded database, the sandbox keys and `demo.json`.',
  },
  {
    name: 'MONGODB_URI',
    fallback: '',
    meaning:
      'The URI of a MongoDB replica set; the database is `card_payments` unless the URI names one. Requires SVC_ENV. Empty: `npm start` runs its own mongod in the data directory.',
  },
  {
    name: 'PUBLIC_BASE_URL',
    fallback: '',
    meaning: 'The URL at which customers reach the pages. Empty: the listening address. Required in production.',
  },
  {
    name: 'STATIC_BASE_URL',
    fallback: '',
    meaning: "The base URL of the pages' style sheet. Empty: PUBLIC_BASE_URL.",
  },
  {
    name: 'SVC_ENV',
    fallback: 'sandbox',
    meaning:
      '`sandbox` or `production`. Required if MONGODB_URI is set. A database belongs to the environment that used it first; the other environment refuses to start on it.',
  },
  {
    name: 'ACCEPTED_RISKS',
    fallback: '',
    meaning:
      'The risks that production accepts, separated by commas: `database-without-authentication`, `database-without-tls` (of a database on another machine), `open-trusted-proxies`. Each is a warning in the log.',
  },
  {
    name: 'OPERATOR_KEY',
    fallback: '',
    meaning:
      'The key of the operator API: at least 32 characters without spaces. Empty in the sandbox: a key is created in the data directory. Required in production.',
  },
  {
    name: 'OPS_HOST',
    fallback: '127.0.0.1',
    meaning: 'The address of /health, /ready, /metrics and the operator API, if OPS_PORT is set.',
  },
  { name: 'OPS_PORT', fallback: '', meaning: 'Their port. Empty: the main address and port. Required in production.' },
  {
    name: 'WEBHOOK_ALLOW_LOOPBACK',
    fallback: 'true',
    meaning:
      'Whether webhooks may be sent to this machine, also by http. Must be `false` in production, the default there.',
  },
  {
    name: 'WEBHOOK_DELIVERY',
    fallback: 'on',
    meaning: '`on` or `off`: whether the service delivers webhooks. With `off`, `npm run worker` delivers them.',
  },
  {
    name: 'WEBHOOK_LOCAL_ADDRESS',
    fallback: '',
    meaning:
      'The addresses of this machine from which webhooks are sent, in turn, separated by commas; all IPv4 or all IPv6. Hosts are then reached only by addresses of the same family. Empty: the operating system chooses.',
  },
  {
    name: 'WEBHOOK_LEASE_SECONDS',
    fallback: '15',
    meaning:
      'How long the deliveries of a killed process wait until another process takes them over. A running process keeps its deliveries.',
  },
  {
    name: 'WEBHOOK_ALARM_HOURS',
    fallback: '24',
    meaning:
      'The age at which an unacknowledged event raises an alarm for the operator. Warnings come at half and at nine tenths of it.',
  },
  {
    name: 'WEBHOOK_SOURCE_ADDRESSES_PRODUCTION',
    fallback: '',
    meaning:
      'The seven source addresses of production webhooks, separated by commas; merchants read them at `/webhook-source-addresses`. Required in production.',
  },
  {
    name: 'WEBHOOK_SOURCE_ADDRESSES_SANDBOX',
    fallback: '127.0.0.1,127.0.0.2,::1',
    meaning: 'The three source addresses of sandbox webhooks. Empty by default in production.',
  },
  {
    name: 'RECONCILE_AFTER_SECONDS',
    fallback: '60',
    meaning: 'How long to wait before asking the gateway about a payment that it has not answered.',
  },
  {
    name: 'SHUTDOWN_DELAY_SECONDS',
    fallback: '0',
    meaning:
      'How long the service keeps accepting requests after SIGTERM, while `/ready` returns 503: 0 to 300, as long as your load balancer needs to notice. Workers ignore it.',
  },
  {
    name: 'TRUSTED_PROXIES',
    fallback: '',
    meaning:
      "The addresses or CIDR ranges of proxies whose X-Forwarded-For gives the caller's address, separated by commas.",
  },
  {
    name: 'TXN_LIMITS',
    fallback: 'off',
    meaning: '`on` or `off`: the limits of the open POST /txns. `on` by default in production.',
  },
  { name: 'TXN_LIMIT_PER_ADDRESS', fallback: '30', meaning: 'Attempts per minute from one address.' },
  { name: 'TXN_LIMIT_PER_ORDER', fallback: '5', meaning: 'Attempts per minute on one order.' },
  { name: 'TXN_LIMIT_CARD_FAILURES', fallback: '10', meaning: 'Failures per hour of one card, across all merchants.' },
  {
    name: 'DEMO_MERCHANT',
    fallback: 'on',
    meaning:
      '`on` or `off`: provides a demo merchant with its credentials in `demo.json`. Must be `off` in production, the default there.',
  },
  {
    name: 'SANDBOX_GATEWAY',
    fallback: 'on',
    meaning: '`on` or `off`: the gateway that moves no money. Must be `off` in production, the default there.',
  },
  {
    name: 'STRIPE_API_BASE',
    fallback: '',
    meaning:
      "The address of a simulator of Stripe on this machine, such as `http://127.0.0.1:12112`. Only in the sandbox. Empty: Stripe's own address.",
  },
  {
    name: 'ADYEN_API_BASE',
    fallback: '',
    meaning:
      "The address of a simulator of Adyen on this machine, such as `http://127.0.0.1:12113`. Only in the sandbox. Empty: Adyen's test or live address.",
  },
  {
    name: 'SVC_REQUEST_LOG',
    fallback: 'on',
    meaning:
      "`on` or `off`: whether merchants' API calls are kept for 7 days, without bodies, for the request log of their settings. An entry takes about 1 KB in the database.",
  },
  { name: 'LOG_LEVEL', fallback: 'info', meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.' },
  { name: 'LOG_FORMAT', fallback: '', meaning: '`json` or `pretty`. Empty: pretty on a terminal.' },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: '',
    meaning:
      'The base URL of a collector that takes OTLP over HTTP, such as `http://collector:4318`; traces go to `/v1/traces` below it. Empty: traces are off.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    fallback: '',
    meaning: 'The whole URL for traces, instead of OTEL_EXPORTER_OTLP_ENDPOINT.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_PROTOCOL',
    fallback: 'http/protobuf',
    meaning: '`http/protobuf` or `http/json`. OTEL_EXPORTER_OTLP_TRACES_PROTOCOL takes precedence.',
  },
  { name: 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', fallback: '', meaning: 'The protocol for traces.' },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    fallback: '',
    meaning: 'Headers for the collector, such as `api-key=…`: `name=value` pairs, separated by commas.',
  },
  {
    name: 'OTEL_SERVICE_NAME',
    fallback: '',
    meaning: 'The name in traces. Empty: `card-payments-service`, or `card-payments-worker` for a worker.',
  },
  {
    name: 'OTEL_RESOURCE_ATTRIBUTES',
    fallback: '',
    meaning: 'Attributes of the process in traces: `name=value` pairs, separated by commas.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER',
    fallback: 'parentbased_always_on',
    meaning:
      'Which traces are recorded: `always_on`, `always_off` or `traceidratio`, each also with `parentbased_` in front, which lets the `traceparent` of a caller decide.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    fallback: '1',
    meaning: 'The share of traces that `traceidratio` records, from 0 to 1.',
  },
  {
    name: 'OTEL_TRACES_EXPORTER',
    fallback: 'otlp',
    meaning: '`otlp`, or `none`, which turns traces off.',
  },
  { name: 'OTEL_SDK_DISABLED', fallback: 'false', meaning: '`true` turns traces off.' },
  {
    name: 'VAULT_KEY',
    fallback: '',
    meaning:
      'The key that encrypts secrets at rest: 32 bytes in base64. Empty in the sandbox: a key is created in the data directory. Required in production.',
  },
  {
    name: 'VAULT_KEYS_OLD',
    fallback: '',
    meaning: 'Earlier vault keys, separated by commas. They still decrypt what they encrypted.',
  },
  {
    name: 'SECRET_ROOT',
    fallback: '',
    meaning:
      'The secret from which fingerprints, page links and form tokens are derived: 32 bytes in base64. Never change it. Required in production.',
  },
] as const;

export type VariableName = (typeof variables)[number]['name'];
