/**
 * Reads requests as Adyen does, and refuses them with its error codes (https://docs.adyen.com/development-resources/error-codes).
 */
import { isRecord } from '../../../server/platform/is-record.ts';
import { structureProblem } from './structures.ts';
import { brandOf, hasCheckDigit } from './test-cards.ts';

/** A refused request. Its message names fields, never values. */
export class AdyenError extends Error {
  readonly status: number;
  readonly errorCode: string;
  readonly errorType: 'internal' | 'security' | 'validation';

  constructor(status: number, errorCode: string, message: string, errorType: AdyenError['errorType'] = 'validation') {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.errorType = errorType;
  }
}

type Fields = Readonly<Record<string, unknown>>;

export interface Amount {
  readonly currency: string;
  /** Minor units, as Adyen counts them. */
  readonly value: number;
}

export interface Card {
  readonly number: string;
  readonly brand: string;
  readonly holderName: string;
  /** As `03/2030`. */
  readonly expiry: string;
  readonly networkToken: boolean;
}

export interface PaymentOrder {
  readonly merchantAccount: string;
  readonly reference: string;
  readonly amount: Amount;
  readonly card: Card;
  readonly returnUrl: string;
  readonly moto: boolean;
  readonly manualCapture: boolean;
  /** Whether the request carries the result of an authentication elsewhere, or a network token's cryptogram. */
  readonly authenticatedElsewhere: boolean;
  /** Whether the request asks not to authenticate the customer. */
  readonly unauthenticated: boolean;
  /** As notifications repeat it. */
  readonly metadata: Readonly<Record<string, string>>;
  /** The refusal code that the request asks for; null for none. */
  readonly requestedCode: string | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const part = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return isRecord(value) ? value : {};
};

function needed(fields: Fields, name: string, errorCode: string): string {
  const value = text(fields[name]);
  if (value === '') throw new AdyenError(422, errorCode, `Required field '${name}' is not provided.`);
  return value;
}

/** A JSON request with the structure of this name, and its merchant account where it must have one. */
export function readRequest(body: string, structure: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new AdyenError(400, '702', 'Unexpected input: the request is not JSON');
  }
  const problem = structureProblem(value, structure);
  if (problem !== null) throw new AdyenError(400, '702', problem);
  return isRecord(value) ? value : {};
}

/** The simulator knows every merchant account whose name does not say otherwise. */
export function readMerchantAccount(fields: Fields): string {
  const account = text(fields.merchantAccount);
  if (account === '' || /wrong|invalid|unknown/i.test(account)) {
    throw new AdyenError(403, '901', 'Invalid Merchant Account', 'security');
  }
  return account;
}

export function readAmount(fields: Fields, least: number): Amount {
  if (!isRecord(fields.amount)) throw new AdyenError(422, '100', "Required object 'amount' is not provided.");
  const { currency, value } = fields.amount;
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) {
    throw new AdyenError(422, '138', 'Unsupported currency specified');
  }
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least) {
    throw new AdyenError(422, '137', 'Invalid amount specified');
  }
  return { currency, value };
}

function readCard(fields: Fields): Card {
  const method = part(fields, 'paymentMethod');
  const type = text(method.type);
  if (type === '') throw new AdyenError(422, '14_002', "Required object 'paymentMethod' is not provided.");
  const networkToken = type === 'networkToken';
  if (!networkToken && type !== 'scheme' && type !== 'card') {
    throw new AdyenError(422, '14_007', 'Invalid payment method data');
  }
  const number = text(method.number);
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) throw new AdyenError(422, '101', 'Invalid card number');
  const brand = brandOf(number);
  if (brand === null) throw new AdyenError(422, '102', 'Unable to determine variant');
  const [month, year] = [text(method.expiryMonth), text(method.expiryYear)];
  if (!/^(0?[1-9]|1[0-2])$/.test(month) || !/^20\d\d$/.test(year)) {
    throw new AdyenError(422, '129', 'Expiry Date Invalid');
  }
  const length = brand === 'amex' ? 4 : 3;
  if (method.cvc !== undefined && !new RegExp(`^\\d{${length}}$`).test(text(method.cvc))) {
    throw new AdyenError(422, '103', 'CVC is not the right length');
  }
  const expiry = `${month.padStart(2, '0')}/${year}`;
  return { number, brand, holderName: text(method.holderName), expiry, networkToken };
}

/** Manual capture by `additionalData.manualCapture`, or by a negative delay; all else is captured at once. */
function asksForManualCapture(fields: Fields): boolean {
  const { captureDelayHours } = fields;
  const asked = part(fields, 'additionalData').manualCapture;
  return String(asked).toLowerCase() === 'true' || (typeof captureDelayHours === 'number' && captureDelayHours < 0);
}

/** At most 20 pairs, with names of 20 and values of 80 characters. */
function readMetadata(fields: Fields): Readonly<Record<string, string>> {
  const pairs = Object.entries(part(fields, 'metadata'));
  const fits = pairs.every(([name, value]) => name.length <= 20 && typeof value === 'string' && value.length <= 80);
  if (pairs.length > 20 || !fits) throw new AdyenError(422, '000', 'Metadata has too many or too long values');
  return Object.fromEntries(pairs.map(([name, value]) => [`metadata.${name}`, String(value)]));
}

export function readPayment(fields: Fields): PaymentOrder {
  const merchantAccount = readMerchantAccount(fields);
  const amount = readAmount(fields, 0);
  needed(fields, 'reference', '130');
  const reference = readReference(fields);
  const returnUrl = text(fields.returnUrl);
  if (returnUrl === '') throw new AdyenError(422, '14_030', 'Return URL is missing.');
  if (!URL.canParse(returnUrl)) throw new AdyenError(422, '14_030', 'Return URL is invalid.');
  const card = readCard(fields);
  const mpi = part(fields, 'mpiData');
  const code = part(fields, 'additionalData').RequestedTestAcquirerResponseCode;
  return {
    merchantAccount,
    reference,
    amount,
    card,
    returnUrl,
    moto: fields.shopperInteraction === 'Moto',
    manualCapture: asksForManualCapture(fields),
    authenticatedElsewhere: text(mpi.cavv) !== '' || text(mpi.tokenAuthenticationVerificationValue) !== '',
    unauthenticated: part(fields, 'authenticationData').attemptAuthentication === 'never',
    metadata: readMetadata(fields),
    requestedCode: code === undefined ? null : String(code),
  };
}

/** The `redirectResult` of a request for `/payments/details`. */
export function readRedirectResult(fields: Fields): string {
  if (!isRecord(fields.details)) throw new AdyenError(422, '14_002', "Required object 'details' is not provided.");
  return needed(fields.details, 'redirectResult', '14_002');
}

const LONGEST_REFERENCE = 80;

/** The merchant's own reference; empty for none. */
export function readReference(fields: Fields): string {
  const reference = text(fields.reference);
  if (reference.length > LONGEST_REFERENCE) throw new AdyenError(422, '000', "Field 'reference' is too long");
  return reference;
}

export function readPaymentReference(fields: Fields): string {
  return needed(fields, 'paymentReference', '130');
}
