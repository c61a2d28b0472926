/**
 * Transactions on the wire: the contract's form as the domain's request, the started transaction as the answer. Pure.
 */
import type { components } from '../../generated/openapi.d.ts';
import { ErrorCode, ErrorInfoCode, TxnStatus } from '../../generated/values.ts';
import { ApiError } from '../http/api-error.ts';
import { looksLikeCard } from '../http/shown-name.ts';
import type { CardField, CardProblem } from '../vault/card-problem.ts';
import type { CardFields, StartResult } from './start-txn.ts';
import type { AuthType } from './txn.ts';

type StartForm = components['schemas']['TxnStartForm'];
type OrderForm = components['schemas']['OrderCreateForm'];
type Started = Extract<StartResult, { readonly kind: 'started' }>;

const cardFieldNames: Record<CardField, string> = {
  cardNumber: 'card_number',
  cardSecurityCode: 'card_security_code',
  expiryMonth: 'card_exp_month',
  expiryYear: 'card_exp_year',
};

/** The error for a card that cannot be taken. */
function cardError(problems: readonly CardProblem[]): ApiError {
  const fields = problems.map(({ field, text }) => ({ name: cardFieldNames[field], reason: text }));
  const expired = problems.every((problem) => problem.reason === 'expired');
  return new ApiError(expired ? ErrorCode.EXPIRED : ErrorCode.INVALID_INPUT, { fields });
}

/** Texts that are kept with the order, by their names on the wire. */
interface KeptTexts {
  readonly name_on_card: string;
  readonly payment_method: string;
}

/** The error for texts that are kept and could be a card number, which must not be; undefined when none could. */
export function misplacedNumberError(texts: KeptTexts): ApiError | undefined {
  const reason = 'holds as many digits as a card number; send the card number as card_number alone';
  const fields = Object.entries(texts).flatMap(([name, text]) => (looksLikeCard(text) ? [{ name, reason }] : []));
  return fields.length === 0 ? undefined : new ApiError(ErrorCode.INVALID_INPUT, { fields });
}

/** The error for a call that has its card's number in another field too, which would be kept; undefined when none has. */
export function copiedNumberError(form: StartForm, holdsNumber: (text: string) => boolean): ApiError | undefined {
  const reason = "holds the call's card number; send the card number as card_number alone";
  const fields = Object.entries(form).flatMap(([name, value]) =>
    name !== 'card_number' && typeof value === 'string' && holdsNumber(value) ? [{ name, reason }] : [],
  );
  return fields.length === 0 ? undefined : new ApiError(ErrorCode.INVALID_INPUT, { fields });
}

export function toCardFields(form: StartForm): CardFields {
  return {
    number: form.card_number,
    securityCode: form.card_security_code ?? '',
    expiryMonth: form.card_exp_month,
    expiryYear: form.card_exp_year,
    nameOnCard: form.name_on_card ?? '',
  };
}

export function toAuthType(form: StartForm): AuthType {
  return form.auth_type ?? 'THREE_DS';
}

function wrong(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}

function missing(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.mandatory_fields_missing, { fields: [{ name, reason }] });
}

/** The order that the form names, and the order part where the call shall create it. */
export function namedOrder(form: StartForm): { readonly orderId: string; readonly part: OrderForm | undefined } {
  const orderId = form['order.order_id'] ?? form.order_id;
  if (orderId === undefined)
    throw missing('order_id', 'is missing; send order_id, or order.order_id with order.amount');
  if (form['order.order_id'] === undefined) return { orderId, part: undefined };
  if (form.order_id !== undefined && form.order_id.toLowerCase() !== orderId.toLowerCase()) {
    throw wrong('order_id', 'names another order than order.order_id; send one of the two');
  }
  const amount = form['order.amount'];
  if (amount === undefined) throw missing('order.amount', 'is missing; send the amount of the order to create');
  const currency = form['order.currency'];
  const customer = form['order.customer_id'];
  const returnUrl = form['order.return_url'];
  const metadata = Object.fromEntries(Object.entries(form).filter(([name]) => name.startsWith('metadata.')));
  const part = {
    ...metadata,
    order_id: orderId,
    amount,
    ...(currency === undefined ? {} : { currency }),
    ...(customer === undefined ? {} : { customer_id: customer }),
    ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
  };
  return { orderId, part };
}

/** The names of the form's free keys. */
export function metadataNames(form: StartForm): string[] {
  return Object.keys(form).filter((name) => name.startsWith('metadata.'));
}

/** MOTO without valid credentials, or without the merchant's setting. */
export function motoError(): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, {
    info: ErrorInfoCode.FEATURE_NOT_ENABLED,
    fields: [
      { name: 'auth_type', reason: 'MOTO needs an API key in the call and the setting moto_enabled of the merchant' },
    ],
  });
}

/** The error of a start that was not allowed. */
export function startError(result: Exclude<StartResult, Started>, orderId: string): ApiError {
  switch (result.kind) {
    case 'card-refused':
      return cardError(result.problems);
    case 'refused':
      return new ApiError(result.code, { orderId });
    case 'limited':
      return new ApiError(ErrorCode.rate_limited, { retryAfterSeconds: result.retryAfterSeconds });
    default: {
      const never: never = result;
      return never;
    }
  }
}

/** The answer to a started transaction; `url` is the authentication address. */
export function toTxnStart({ stored, txn }: Started, url: string): components['schemas']['TxnStart'] {
  const payment = { payment: { authentication: { method: 'GET' as const, url } } };
  return {
    order_id: stored.order.orderId,
    txn_id: txn.txnId,
    txn_uuid: txn.txnUuid,
    status: txn.status,
    ...(txn.status === TxnStatus.PENDING_VBV ? payment : {}),
    offer_details: { offers: [] },
  };
}
