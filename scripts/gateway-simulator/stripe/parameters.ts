/**
 * The form-encoded parameters of Stripe's API, by their full names (`payment_method_options[card][moto]`). Unknown parameters are refused.
 */
import { invalidParameter } from './errors.ts';

export interface Parameters {
  /** Undefined when absent or empty. */
  text(name: string): string | undefined;
  required(name: string): string;
  /** A non-negative integer. */
  integer(name: string): number | undefined;
  requiredInteger(name: string): number;
  flag(name: string): boolean;
  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined;
  list(name: string): string[];
  /** The entries below a name, for example of `metadata`. */
  entries(name: string): Record<string, string>;
  has(prefix: string): boolean;
  /** The same for the same parameters in any order. */
  readonly fingerprint: string;
}

/** `[0]` and `[]` mean the same in a list of values. */
const listName = (name: string): string => name.replace(/\[\d*\]$/, '[]');

/** Reads a query or body. `known`: the names that the endpoint takes; a final `[*]` takes any key. */
export function readParameters(encoded: string | URLSearchParams, known: readonly string[]): Parameters {
  const pairs = [...new URLSearchParams(encoded)].map(([name, value]): [string, string] => [listName(name), value]);
  for (const [name] of pairs) {
    if (known.includes(name) || known.includes(name.replace(/\[[^\]]+\]$/, '[*]'))) continue;
    throw invalidParameter('parameter_unknown', name, `Received unknown parameter: ${name}`);
  }
  const values = new Map(pairs);

  const text = (name: string): string | undefined => values.get(name) || undefined;
  function required(name: string): string {
    const value = text(name);
    if (value === undefined) throw invalidParameter('parameter_missing', name, `Missing required param: ${name}.`);
    return value;
  }
  function integer(name: string): number | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    if (!/^\d{1,15}$/.test(value))
      throw invalidParameter('parameter_invalid_integer', name, `Invalid integer: ${name}`);
    return Number(value);
  }

  return {
    text,
    required,
    integer,
    requiredInteger: (name) => integer(required(name) && name) ?? 0,
    flag(name) {
      const value = text(name) ?? 'false';
      if (value !== 'true' && value !== 'false') {
        throw invalidParameter('parameter_invalid_boolean', name, `Invalid boolean: ${name}`);
      }
      return value === 'true';
    },
    oneOf(name, allowed) {
      const value = text(name);
      const found = allowed.find((one) => one === value);
      if (value !== undefined && found === undefined) {
        throw invalidParameter('parameter_invalid_enum', name, `Invalid ${name}: must be one of ${allowed.join(', ')}`);
      }
      return found;
    },
    list: (name) => pairs.flatMap(([key, value]) => (key === `${name}[]` ? [value] : [])),
    entries: (name) =>
      Object.fromEntries(
        pairs.flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [])),
      ),
    has: (prefix) => pairs.some(([key]) => key === prefix || key.startsWith(`${prefix}[`)),
    fingerprint: JSON.stringify(pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))),
  };
}

const below = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix}[${name}]`);

const address = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'];
const billing = [
  ...below('billing_details', ['email', 'name', 'phone']),
  ...below('billing_details[address]', address),
];
const rawCard = below('card', ['number', 'exp_month', 'exp_year', 'cvc']);

/**
 * Not in Stripe's public specification; Stripe enables them for an account. Named as in ActiveMerchant
 * (https://github.com/activemerchant/active_merchant, `stripe_payment_intents.rb`).
 */
export const gatedParameters = {
  networkToken: [
    ...below('card', ['last4', 'exp_month', 'exp_year']),
    ...below('card[network_token]', [
      'number',
      'exp_month',
      'exp_year',
      'tokenization_method',
      'payment_account_reference',
    ]),
  ],
  cardOptions: [
    'payment_method_options[card][moto]',
    ...below('payment_method_options[card][network_token]', [
      'cryptogram',
      'electronic_commerce_indicator',
      'tokenization_method',
    ]),
  ],
};

const paymentMethodData = ['type', ...rawCard, ...gatedParameters.networkToken, ...billing].map(
  (name) => `payment_method_data${name.replace(/^[^[]+/, '[$&]')}`,
);
const confirmation = [
  'expand[]',
  'payment_method',
  'return_url',
  'off_session',
  'error_on_requires_action',
  'receipt_email',
  'capture_method',
  'payment_method_options[card][request_three_d_secure]',
  ...gatedParameters.cardOptions,
  ...paymentMethodData,
];

/** What each endpoint takes: what an orchestrator of card payments needs of Stripe's parameters. */
export const knownParameters = {
  createPaymentMethod: ['type', 'expand[]', 'metadata[*]', ...rawCard, ...gatedParameters.networkToken, ...billing],
  createPaymentIntent: [
    'amount',
    'currency',
    'confirm',
    'description',
    'statement_descriptor_suffix',
    'payment_method_types[]',
    'automatic_payment_methods[enabled]',
    'automatic_payment_methods[allow_redirects]',
    'metadata[*]',
    ...confirmation,
  ],
  confirmPaymentIntent: confirmation,
  capturePaymentIntent: [
    'amount_to_capture',
    'final_capture',
    'statement_descriptor_suffix',
    'metadata[*]',
    'expand[]',
  ],
  cancelPaymentIntent: ['cancellation_reason', 'expand[]'],
  createRefund: ['payment_intent', 'charge', 'amount', 'reason', 'metadata[*]', 'expand[]'],
  listRefunds: ['payment_intent', 'charge', 'limit', 'starting_after', 'expand[]'],
  retrieve: ['expand[]', 'client_secret'],
} as const satisfies Record<string, readonly string[]>;
