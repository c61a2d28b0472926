/**
 * Checks documents against the models of Adyen's official library: names, types, enum values and required fields of
 * requests, answers and notifications. Signs notifications by the library's own HMAC.
 *
 * The models list their attributes in `attributeTypeMap`; only their declarations (`.d.ts`) say which are required.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const typings = '@adyen/api-library/lib/src/typings';

type Loaded = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, unknown>>;

const checkout: Loaded = load(`${typings}/checkout/models`);
const notification: Loaded = {
  ...load(`${typings}/notification/notificationRequestItem`),
  ...load(`${typings}/notification/notificationItem`),
  ...load(`${typings}/notification/notification`),
  ...load(`${typings}/notification/amount`),
};

/** A set of models, and the folder of their declarations. */
interface Library {
  readonly models: Loaded;
  readonly folder: string;
}

const libraries = {
  checkout: { models: checkout, folder: 'checkout' },
  notification: { models: notification, folder: 'notification' },
} satisfies Record<string, Library>;

interface Attribute {
  readonly name: string;
  readonly type: string;
  readonly format: string;
}

function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A static property of a class of the library. */
function staticOf(model: unknown, name: string): unknown {
  return typeof model === 'function' ? Reflect.get(model, name) : undefined;
}

function attributesOf(model: unknown): readonly Attribute[] | null {
  const map = staticOf(model, 'attributeTypeMap');
  if (!Array.isArray(map)) return null;
  return map.filter(isObject).map((entry) => ({
    name: String(entry.baseName),
    type: String(entry.type),
    format: String(entry.format ?? ''),
  }));
}

/** The names that the declaration of a model does not mark with `?`. */
function requiredOf({ folder }: Library, model: string): readonly string[] {
  const file = load.resolve(`${typings}/${folder}/${model.charAt(0).toLowerCase()}${model.slice(1)}`);
  const declaration = file.replace(/\.js$/, '.d.ts');
  if (!existsSync(declaration)) throw new Error(`The library has no declaration of ${model}.`);
  const text = readFileSync(declaration, 'utf8').split('export declare namespace')[0] ?? '';
  return Array.from(text.matchAll(/^\s+["'](\w+)["']: /gm), (match) => match[1] ?? '');
}

function primitiveProblems(value: unknown, { name, type, format }: Attribute): readonly string[] {
  const wrong = [`${name} must be a ${type}`];
  switch (type) {
    case 'any':
      return [];
    case 'Date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? [] : wrong;
    case 'number':
      if (typeof value !== 'number') return wrong;
      return format.startsWith('int') && !Number.isSafeInteger(value) ? [`${name} must be an integer`] : [];
    default:
      return typeof value === type ? [] : wrong;
  }
}

const PRIMITIVES = ['any', 'Date', 'number', 'string', 'boolean'];

/** Why a value does not fit an attribute, by paths such as `amount.value`; empty when it does. */
function problemsOf(value: unknown, attribute: Attribute, library: Library): readonly string[] {
  const { name, type } = attribute;
  const as = (other: string, at = name): Attribute => ({ ...attribute, type: other, name: at });
  if (type.endsWith(' | null')) return value === null ? [] : problemsOf(value, as(type.slice(0, -7)), library);
  if (PRIMITIVES.includes(type)) return primitiveProblems(value, attribute);
  const listed = /^Array<(.+)>$/.exec(type)?.[1];
  if (listed !== undefined) {
    if (!Array.isArray(value)) return [`${name} must be a list`];
    return value.flatMap((entry: unknown, at) => problemsOf(entry, as(listed, `${name}[${at}]`), library));
  }
  const mapped = type === 'AdditionalData' ? 'string' : /^\{ \[key: string\]: (.+); \}$/.exec(type)?.[1];
  if (mapped !== undefined) {
    if (!isObject(value)) return [`${name} must be an object`];
    return Object.entries(value).flatMap(([key, entry]) => problemsOf(entry, as(mapped, `${name}.${key}`), library));
  }
  const [model = '', enumName] = type.split('.');
  if (enumName === undefined) return objectProblems(value, attribute, library);
  const allowed = Object.values(staticOf(library.models[model], enumName) ?? {});
  if (allowed.length === 0) throw new Error(`The library has no enum ${type}.`);
  return allowed.includes(value) ? [] : [`${name} must be one of ${allowed.join(', ')}`];
}

/** The class of an object: its type, or the one that its discriminator names. */
function classOf(value: Properties, type: string, { models }: Library): string | null {
  const union = models[`${type}Class`];
  if (union === undefined) return type;
  const mapping = staticOf(union, 'mapping');
  const named = value[String(staticOf(union, 'discriminator'))];
  const found = isObject(mapping) && typeof named === 'string' ? mapping[named] : undefined;
  return typeof found === 'string' ? found : null;
}

function objectProblems(value: unknown, { name, type }: Attribute, library: Library): readonly string[] {
  if (!isObject(value)) return [`${name} must be an object`];
  const found = classOf(value, type, library);
  if (found === null) return [`${name} is of no known kind of ${type}`];
  const attributes = attributesOf(library.models[found]);
  if (attributes === null) throw new Error(`The library has no model ${found}.`);
  const at = (key: string) => (name === '' ? key : `${name}.${key}`);
  const missing = requiredOf(library, found).filter((key) => value[key] === undefined);
  return [
    ...missing.map((key) => `${at(key)} is missing`),
    ...Object.entries(value).flatMap(([key, entry]) => {
      const attribute = attributes.find((known) => known.name === key);
      if (attribute === undefined) return [`${at(key)} is unknown in ${found}`];
      return problemsOf(entry, { ...attribute, name: at(key) }, library);
    }),
  ];
}

/** `additionalData` is a map of any names in the models; its names have models of their own. */
function additionalProblems(document: unknown, prefix: string): readonly string[] {
  const additional = isObject(document) ? document.additionalData : undefined;
  if (!isObject(additional)) return [];
  const known = Object.entries(checkout)
    .filter(([name]) => name.startsWith(prefix))
    .flatMap(([, model]) => (attributesOf(model) ?? []).map((attribute) => attribute.name));
  const unknown = Object.keys(additional).filter((name) => !known.includes(name));
  return unknown.map((name) => `additionalData.${name} is unknown`);
}

/** The paths of the Checkout API that the service calls, with the models of a request and of its answer. */
const operations: readonly (readonly [path: RegExp, request: string, answer: string])[] = [
  [/^\/payments$/, 'PaymentRequest', 'PaymentResponse'],
  [/^\/payments\/details$/, 'PaymentDetailsRequest', 'PaymentDetailsResponse'],
  [/^\/payments\/[A-Za-z0-9]+\/captures$/, 'PaymentCaptureRequest', 'PaymentCaptureResponse'],
  [/^\/payments\/[A-Za-z0-9]+\/cancels$/, 'PaymentCancelRequest', 'PaymentCancelResponse'],
  [/^\/payments\/[A-Za-z0-9]+\/refunds$/, 'PaymentRefundRequest', 'PaymentRefundResponse'],
  [/^\/cancels$/, 'StandalonePaymentCancelRequest', 'StandalonePaymentCancelResponse'],
  [/^\/paymentMethods$/, 'PaymentMethodsRequest', 'PaymentMethodsResponse'],
];

function operationOf(path: string) {
  const found = operations.find(([pattern]) => pattern.test(path));
  if (found === undefined) throw new Error(`${path} is not a path of the Checkout API that the service calls.`);
  return { request: found[1], answer: found[2] };
}

/** Why a document is not of this model of the Checkout API; empty when it is. */
export function adyenModelProblems(document: unknown, model: string): readonly string[] {
  return problemsOf(document, { name: '', type: model, format: '' }, libraries.checkout);
}

/** Why a request's body is invalid; empty when it is valid. `path` is without the version, for example `/payments`. */
export function adyenRequestProblems(path: string, body: unknown): readonly string[] {
  return [...adyenModelProblems(body, operationOf(path).request), ...additionalProblems(body, 'AdditionalDataCommon')];
}

/** Why the answer to a request is invalid; empty when it is valid. */
export function adyenAnswerProblems(path: string, status: number, body: unknown): readonly string[] {
  if (status >= 300) return adyenModelProblems(body, 'ServiceError');
  return [...adyenModelProblems(body, operationOf(path).answer), ...additionalProblems(body, 'ResponseAdditionalData')];
}

/** Why the body of a notification is invalid; empty when it is valid. */
export function adyenNotificationProblems(body: unknown): readonly string[] {
  return problemsOf(body, { name: '', type: 'Notification', format: '' }, libraries.notification);
}

interface HmacValidator {
  calculateHmac(item: object, key: string): string;
  validateHMAC(item: object, key: string): boolean;
}

const { default: Validator }: { default: new () => HmacValidator } = load(
  '@adyen/api-library/lib/src/utils/hmacValidator',
);

/** The signature of a `NotificationRequestItem`, as Adyen's library calculates it. */
export function adyenSignature(item: object, hmacKey: string): string {
  return new Validator().calculateHmac(item, hmacKey);
}

/** Whether Adyen's library accepts the `hmacSignature` of a `NotificationRequestItem`. */
export function isSignedByAdyen(item: object, hmacKey: string): boolean {
  return new Validator().validateHMAC(item, hmacKey);
}
