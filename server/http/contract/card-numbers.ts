/**
 * Keeps card numbers out of text that is stored and shown unchanged: rejects a call when a free-text parameter of its body or
 * query looks like a card number. Every field is free text unless one of the lists below names it, so a new field of the contract
 * is protected by default. Errors never repeat the value.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { holdsCardNumber, phoneHoldsCardNumber } from '../../domain/cards/card-number-in-text.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { isRecord } from '../../platform/is-record.ts';
import { shownName } from '../../platform/shown-name.ts';
import { isStreamed } from '../body/streamed-body.ts';
import { knowsBodyName } from '../request/ignored-parameters.ts';
import { stateOf } from '../request/request-state.ts';
import { refusalOf } from './parameter-refusal.ts';

/**
 * Identifiers that other systems choose, and URLs of an order, whose paths may contain such identifiers. One in ten long numbers
 * passes the Luhn check, so these are accepted; a merchant call gets a warning.
 */
export const identifierFields: ReadonlySet<string> = new Set([
  'arn',
  'auth_id_code',
  'client_id',
  'customer_id',
  'epg_txn_id',
  'gateway_refund_id',
  'id',
  'idempotence_key',
  'login.username',
  'merchant_id',
  'metadata.SVC:gateway_reference_id',
  'metadata.webhook_url',
  'object_reference_id',
  'order_id',
  'payment_page_client_id',
  'product_id',
  'request_id',
  'return_url',
  'rrn',
  'token.par',
  'token.provider_reference_id',
  'token.requestor_id',
  'token_requestor_ids.*',
  'txn_id',
  'txn_uuid',
  'unique_request_id',
]);

/** URLs that apply to all orders and so contain no order id: free text. */
export const sharedAddresses: ReadonlySet<string> = new Set([
  'replacePaymentPageSettings.return_url',
  'updatePaymentPageSettings.return_url',
]);

/** Fields that are never checked: card data, secrets, values that the service issues, amounts and IP addresses. */
export const exemptFields: ReadonlySet<string> = new Set([
  '_csrf',
  'after',
  'allowed_ips',
  'amount',
  'amount_shown',
  'card_exp_month',
  'card_exp_year',
  'card_number',
  'card_reference',
  'card_security_code',
  'card_token',
  'credentials.*',
  'current_password',
  'encryptedKey',
  'encryptedPayload',
  'header',
  'iv',
  'merchant_public_key',
  'new_password',
  'otp',
  'password',
  'settings_password',
  'tag',
  'tavv',
]);

/** Text of a card. Its operations apply a stricter rule: at most 11 digits. */
export const cardTextFields: ReadonlySet<string> = new Set(['name_on_card', 'nickname', 'payment_method']);

const PHONE = /(^|_)(phone|mobile_number)$/;
/** Fields whose meaning the merchant defines. */
const OWN_FIELD = /^(udf[0-9]+|metadata(\.|$))/;

const REASON =
  'contains what looks like a card number; remove it, and send card numbers only in the card_number of an operation that accepts one';
const NAME_REASON = 'contains a name that looks like a card number; choose another name';
const REDACTED = '(hidden: it looked like a card number)';
const MAX_NAMES = 20;
/** Headers that are stored with the object that a call creates. */
const STORED_HEADERS = ['x-routing-id', 'Idempotency-Key'] as const;

type Kind = 'free' | 'phone' | 'identifier' | 'exempt';

/** The check that applies to a field. */
export function kindOfField(operation: Pick<Operation, 'id'>, name: string): Kind {
  const plain = name.replace(/^order\./, '');
  const names = [`${operation.id}.${plain}`, plain, plain.replace(/\.[^.]*$/, '.*')];
  if (names.some((one) => sharedAddresses.has(one))) return 'free';
  if (names.some((one) => identifierFields.has(one))) return 'identifier';
  if (names.some((one) => exemptFields.has(one) || cardTextFields.has(one))) return 'exempt';
  return PHONE.test(plain) ? 'phone' : 'free';
}

/** A field that looks like a card number, and the reason for the error. */
interface Suspect {
  readonly name: string;
  readonly kind: Kind;
  readonly reason: string;
}

function isSuspect(kind: Kind, text: string): boolean {
  return kind === 'phone' ? phoneHoldsCardNumber(text) : kind !== 'exempt' && holdsCardNumber(text);
}

/** The suspects in a value, including nested values and the names of object keys. */
function suspectsIn(operation: Operation, name: string, value: unknown): readonly Suspect[] {
  if (Array.isArray(value)) return value.flatMap((one) => suspectsIn(operation, name, one));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, inner]) => [
      ...(holdsCardNumber(key) ? [{ name, kind: 'free', reason: NAME_REASON } as const] : []),
      ...suspectsIn(operation, `${name}.${key}`, inner),
    ]);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const kind = kindOfField(operation, name);
  return isSuspect(kind, String(value)) ? [{ name, kind, reason: REASON }] : [];
}

/** The suspects among the parameters that the operation reads, including names that the caller chooses (`metadata.<name>`). */
function suspectsInParameters(operation: Operation, parameters: unknown): readonly Suspect[] {
  if (!isRecord(parameters) || isStreamed(operation)) return [];
  return Object.entries(parameters).flatMap(([name, value]) => {
    if (!operation.query.includes(name) && !knowsBodyName(operation, name)) return [];
    const isChosen = !operation.query.includes(name) && !operation.body.includes(name);
    if (isChosen && holdsCardNumber(name))
      return [{ name: name.replace(/\..*/, ''), kind: 'free', reason: NAME_REASON }];
    return suspectsIn(operation, name, value);
  });
}

export interface CheckedParameters {
  readonly query: unknown;
  readonly body: unknown;
  /** The merchant of the call; null when the call has none. */
  readonly merchant: Pick<Merchant, 'cardNumbersInText'> | null;
}

/**
 * Checks the parameters of a call.
 * @returns the names of parameters that look like a card number and are accepted: identifiers, and the merchant's own fields when
 * its setting is `warn`.
 * @throws ApiError when a free-text parameter looks like a card number.
 */
export function checkCardNumbers(
  operation: Operation,
  { query, body, merchant }: CheckedParameters,
): readonly string[] {
  const isOwn = ({ name }: Suspect) => merchant?.cardNumbersInText === 'warn' && OWN_FIELD.test(name);
  const found = suspectsInParameters(operation, body);
  const refused = [...suspectsInParameters(operation, query), ...found].filter(
    (suspect) => suspect.kind !== 'identifier' && !isOwn(suspect),
  );
  if (refused.length > 0) {
    throw refusalOf(
      operation.id,
      refused.map(({ name, reason }) => ({ name, reason, missing: false })),
    );
  }
  return found.map(({ name }) => name);
}

/** The warning for these parameters; undefined when there are none. */
export function cardNumberWarning(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const shown = [...new Set(names.map(shownName))].slice(0, MAX_NAMES);
  return `looks like a card number and is stored unchanged: ${shown.join(', ')}`;
}

/** The body with every free text that looks like a card number redacted. */
function withoutCardNumbers(operation: Operation, body: unknown): unknown {
  const hidden = new Set(
    suspectsInParameters(operation, body).flatMap(({ name, kind }) => (kind === 'identifier' ? [] : [name])),
  );
  if (hidden.size === 0 || !isRecord(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, hidden.has(name) ? REDACTED : value]));
}

/**
 * Middleware that rejects card numbers in free text; runs after validation. A signed gateway notification must not be lost, so
 * its text is redacted instead.
 */
export function rejectCardNumbers(operation: Operation): RequestHandler {
  const isSigned = operation.security.includes('gatewaySignature');
  return (req, _res, next) => {
    if (isSigned) {
      req.body = withoutCardNumbers(operation, req.body);
      next();
      return;
    }
    const { auth, merchant } = stateOf(req);
    const found = checkCardNumbers(operation, { query: req.query, body: req.body, merchant });
    if (operation.requestMediaType !== null && auth !== null && 'warn' in auth.value) {
      const headers = STORED_HEADERS.filter(
        (name) => operation.headers.includes(name) && holdsCardNumber(req.get(name) ?? ''),
      );
      const warning = cardNumberWarning([...found, ...headers]);
      if (warning !== undefined) auth.value.warn(warning);
    }
    next();
  };
}
