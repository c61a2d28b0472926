/**
 * Converts the order parameters of forms and JSON bodies to the domain. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { formatAmount, type Money } from '../../domain/money.ts';
import { mergedMetadata, type OrderChange } from '../../domain/payments/change-order.ts';
import {
  checkMoney,
  DEFAULT_CURRENCY,
  metadataProblem,
  type TermsField,
  type TermsProblem,
} from '../../domain/payments/check-terms.ts';
import type { OrderTerms } from '../../domain/payments/new-order.ts';
import {
  type Address,
  type AddressPart,
  addressParts,
  type MetadataEntry,
  type Order,
} from '../../domain/payments/order.ts';
import { ApiError, type FieldProblem } from '../../http/errors/api-error.ts';

type CreateForm = components['schemas']['OrderCreateForm'];
type UpdateForm = components['schemas']['OrderUpdateForm'];
type SessionRequest = components['schemas']['SessionRequest'];

/** A session request with an order. */
export type SessionOrder = SessionRequest & Required<Pick<SessionRequest, 'order_id' | 'amount'>>;

/** The parameters common to the three bodies. */
type TermsBody = Pick<
  CreateForm,
  | 'order_id'
  | 'currency'
  | 'customer_id'
  | 'customer_email'
  | 'customer_phone'
  | 'product_id'
  | 'description'
  | 'return_url'
> & { readonly amount: string | number } & Udfs;
type Udfs = { readonly [Name in `udf${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`]?: string };

const METADATA = 'metadata.';

const fieldNames: Record<TermsField, string> = {
  amount: 'amount',
  currency: 'currency',
  returnUrl: 'return_url',
  webhookUrl: 'metadata.webhook_url',
  metadata: 'metadata',
  expiry: 'metadata.expiryInMins',
  autoCapture: 'metadata.txns.auto_capture',
};

/** The error for a problem. `prefix` precedes the order's own parameter names, as in `order.amount`. */
export function termsError(problem: TermsProblem, prefix = ''): ApiError {
  const name = fieldNames[problem.field];
  const field: FieldProblem = { name: name.startsWith(METADATA) ? name : `${prefix}${name}`, reason: problem.reason };
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [field] });
}

function moneyOf(amount: string, currency: string, prefix: string): Money {
  const checked = checkMoney(amount, currency);
  if (!checked.ok) throw termsError(checked.problem, prefix);
  return checked.value;
}

function toUdfs(body: Udfs): (string | undefined)[] {
  return [
    body.udf1,
    body.udf2,
    body.udf3,
    body.udf4,
    body.udf5,
    body.udf6,
    body.udf7,
    body.udf8,
    body.udf9,
    body.udf10,
  ];
}

function toEntry(name: string, value: unknown): MetadataEntry {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') {
    return { name, value: String(value) };
  }
  throw termsError({ field: 'metadata', reason: 'must have strings, numbers, true or false as values' });
}

/** The metadata of a body: `metadata.<name>` keys and the nested `metadata` object. */
function toMetadata(body: Readonly<Record<string, unknown>>): MetadataEntry[] {
  const flat = Object.entries(body)
    .filter(([name]) => name.startsWith(METADATA))
    .map(([name, value]) => toEntry(name.slice(METADATA.length), value));
  const nested = body.metadata;
  if (typeof nested !== 'object' || nested === null) return flat;
  const inner = Object.entries(nested).map(([name, value]) => toEntry(name, value));
  return [...inner.filter(({ name }) => !flat.some((entry) => entry.name === name)), ...flat];
}

/** The validity of the order from `metadata.expiryInMins`, in minutes. */
function toMinutes(metadata: readonly MetadataEntry[]): number | undefined {
  const text = metadata.find(({ name }) => name === 'expiryInMins')?.value;
  if (text === undefined) return undefined;
  if (!/^[1-9][0-9]{0,4}$/.test(text))
    throw termsError({ field: 'expiry', reason: 'must be a whole number of minutes, 1 to 99999' });
  return Number(text);
}

type AddressSource = Readonly<Record<string, unknown>>;

const wireParts: Record<AddressPart, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  line1: 'line1',
  line2: 'line2',
  line3: 'line3',
  city: 'city',
  state: 'state',
  postalCode: 'postal_code',
  phone: 'phone',
  country: 'country',
  countryCodeIso: 'country_code_iso',
};

function parameterNames(kind: 'billing' | 'shipping') {
  return addressParts.map((part) => ({ part, name: `${kind}_address_${wireParts[part]}` }));
}

const addressNames = { billing: parameterNames('billing'), shipping: parameterNames('shipping') };

function toAddress(body: AddressSource, kind: 'billing' | 'shipping'): Address {
  const address: Partial<Record<AddressPart, string>> = {};
  for (const { part, name } of addressNames[kind]) {
    const value = body[name];
    if (typeof value === 'string') address[part] = value;
  }
  return address;
}

function checkedMetadata(body: Readonly<Record<string, unknown>>): MetadataEntry[] {
  const metadata = toMetadata(body);
  const problem = metadataProblem(metadata);
  if (problem !== undefined) throw termsError(problem);
  return metadata;
}

/** A JSON number is converted by its shortest decimal form. */
function terms(body: TermsBody & AddressSource, prefix: string): OrderTerms {
  const metadata = checkedMetadata(body);
  return {
    orderId: body.order_id,
    money: moneyOf(String(body.amount), body.currency ?? DEFAULT_CURRENCY, prefix),
    customerId: body.customer_id ?? '',
    customerEmail: body.customer_email ?? '',
    customerPhone: body.customer_phone ?? '',
    productId: body.product_id ?? '',
    description: body.description ?? '',
    returnUrl: body.return_url ?? '',
    udfs: toUdfs(body).map((value) => value ?? ''),
    billingAddress: toAddress(body, 'billing'),
    shippingAddress: toAddress(body, 'shipping'),
    metadata,
    expiryMinutes: toMinutes(metadata),
  };
}

/** POST /orders. */
export function fromCreateForm(form: CreateForm): OrderTerms {
  return terms(form, '');
}

/** The `order.*` parameters of POST /txns. */
export function fromOrderPart(part: CreateForm): OrderTerms {
  return terms(part, 'order.');
}

/** POST /session. */
export function fromSessionRequest(body: SessionOrder): OrderTerms {
  return terms(body, '');
}

/** POST /orders/{order_id}. */
export function fromUpdateForm(form: UpdateForm, order: Order): OrderChange {
  const money =
    form.amount === undefined && form.currency === undefined
      ? order.money
      : moneyOf(form.amount ?? formatAmount(order.money), form.currency ?? order.money.currency, '');
  return {
    money,
    udfs: toUdfs(form),
    billingAddress: toAddress(form, 'billing'),
    shippingAddress: toAddress(form, 'shipping'),
    ...(form.customer_id === undefined ? {} : { customerId: form.customer_id }),
    ...(form.description === undefined ? {} : { description: form.description }),
  };
}

/**
 * The change that creating an existing order again makes. Absent parameters keep their values; without a currency, the amount is in
 * the order's currency. `prefix`: see `termsError`.
 */
export function toChange(
  body: TermsBody & AddressSource,
  sentTerms: OrderTerms,
  prefix: string,
): (order: Order) => OrderChange {
  return (order) => ({
    money: moneyOf(String(body.amount), body.currency ?? order.money.currency, prefix),
    udfs: toUdfs(body),
    billingAddress: sentTerms.billingAddress,
    shippingAddress: sentTerms.shippingAddress,
    metadata: fittingMetadata(order, sentTerms.metadata),
    ...(body.customer_id === undefined ? {} : { customerId: body.customer_id }),
    ...(body.customer_email === undefined ? {} : { customerEmail: body.customer_email }),
    ...(body.customer_phone === undefined ? {} : { customerPhone: body.customer_phone }),
    ...(body.product_id === undefined ? {} : { productId: body.product_id }),
    ...(body.description === undefined ? {} : { description: body.description }),
    ...(sentTerms.expiryMinutes === undefined ? {} : { expiryMinutes: sentTerms.expiryMinutes }),
    ...(body.return_url === undefined ? {} : { returnUrl: body.return_url }),
  });
}

/** The sent metadata. @throws ApiError if the order would exceed the metadata limits. */
function fittingMetadata(order: Order, sent: readonly MetadataEntry[]): readonly MetadataEntry[] {
  const problem = metadataProblem(mergedMetadata(order.metadata, sent));
  if (problem !== undefined) throw termsError(problem);
  return sent;
}
