/**
 * Reads the card of a POST /txns form: a new card, a stored card, or a network token with its cryptogram. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { CardNetwork, networkNamed } from '../../domain/card-network.ts';
import { CardNumber } from '../../domain/cards/card-number.ts';
import { Cryptogram } from '../../domain/cards/token-network.ts';
import type { CardChoice, CardFields } from '../../domain/payments/card-choice.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { holdsControls, looksLikeCard } from '../../platform/shown-name.ts';

type StartForm = components['schemas']['TxnStartForm'];
type CardForm = Extract<CardChoice, { readonly kind: 'new' | 'network-token' }>;

function invalidParameter(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}

/** The error for stored text that could be a card number or contains control characters; undefined if there is none. */
export function misplacedNumberError(form: StartForm): ApiError | undefined {
  const reason = 'contains as many digits as a card number; send the card number only in card_number';
  const { name_on_card = '', payment_method = '', 'token.par': par = '' } = form;
  const found = [
    { name: 'name_on_card', isNumber: looksLikeCard(name_on_card) },
    { name: 'payment_method', isNumber: looksLikeCard(payment_method) },
    // A real PAR is also mostly digits, but longer.
    { name: 'token.par', isNumber: /^[0-9]{12,19}$/.test(par) },
  ].filter(({ isNumber }) => isNumber);
  const controls = 'must not contain control characters, line breaks or characters that change the text direction';
  const fields = [
    ...found.map(({ name }) => ({ name, reason })),
    ...(holdsControls(name_on_card) ? [{ name: 'name_on_card', reason: controls }] : []),
  ];
  return fields.length === 0 ? undefined : new ApiError(ErrorCode.INVALID_INPUT, { fields });
}

/** `reasonFor`: the problem of a stored text; undefined if there is none. */
function copiedError(form: StartForm, reasonFor: (text: string) => string | undefined): ApiError | undefined {
  const fields = Object.entries(form).flatMap(([name, value]) => {
    if (name === 'card_number' || name === 'tavv' || typeof value !== 'string') return [];
    const reason = reasonFor(value);
    return reason === undefined ? [] : [{ name, reason }];
  });
  return fields.length === 0 ? undefined : new ApiError(ErrorCode.INVALID_INPUT, { fields });
}

function toCardFields(form: StartForm): CardFields {
  return {
    number: form.card_number ?? '',
    securityCode: form.card_security_code ?? '',
    expiryMonth: form.card_exp_month ?? '',
    expiryYear: form.card_exp_year ?? '',
    nameOnCard: form.name_on_card ?? '',
  };
}

/** @throws ApiError if one of these fields is missing. */
function refuseMissing(form: StartForm, names: readonly (keyof StartForm)[]): void {
  const absent = names.filter((name) => form[name] === undefined);
  if (absent.length === 0) return;
  const fields = absent.map((name) => ({ name: String(name), reason: 'is missing' }));
  const onlyNumber = absent.length === 1 && absent[0] === 'card_number';
  throw new ApiError(onlyNumber ? ErrorCode.missing_card_number : ErrorCode.mandatory_fields_missing, { fields });
}

/** The fields of an issuer token with their required values; undefined: any value. */
const issuerFields = {
  'token.requestor_id': undefined,
  'token.provider_reference_id': undefined,
  'token.provider_category': 'ISSUER',
  'token.provider': 'ISSUER',
} as const;

/** RUPAY tokens are issuer tokens unless the network is named as the provider. */
function isIssuerToken(form: StartForm): boolean {
  const providers = [form['token.provider'], form['token.provider_category']].map((text) => text?.toUpperCase());
  const isRupay = networkNamed(form.payment_method ?? '') === CardNetwork.RUPAY;
  return providers.includes('ISSUER') || (isRupay && !providers.includes(CardNetwork.RUPAY));
}

/** @throws ApiError for missing fields of an issuer token, or else for wrong ones. */
function refuseIncompleteIssuerToken(form: StartForm): void {
  const entries = Object.entries(issuerFields).map(([name, value]) => ({ name, value, sent: form[name] }));
  const absent = entries.filter(({ sent }) => sent === undefined);
  if (absent.length > 0) {
    const reason = 'is missing; an issuer token requires token.requestor_id, token.provider_reference_id, ';
    const fields = absent.map(({ name }) => ({ name, reason: `${reason}token.provider_category and token.provider` }));
    throw new ApiError(ErrorCode.mandatory_fields_missing, { fields });
  }
  const mismatches = entries.filter(({ value, sent }) => value !== undefined && sent !== value);
  if (mismatches.length === 0) return;
  const fields = mismatches.map(({ name }) => ({ name, reason: 'must be ISSUER for an issuer token' }));
  throw new ApiError(ErrorCode.INVALID_REQUEST, { fields });
}

function toNetworkToken(form: StartForm): CardChoice {
  refuseMissing(form, ['tavv', 'card_number', 'card_exp_month', 'card_exp_year']);
  if (isIssuerToken(form)) refuseIncompleteIssuerToken(form);
  const cryptogram = Cryptogram.read(form.tavv ?? '');
  if (cryptogram === null) throw invalidParameter('tavv', 'must be the cryptogram of the token: 20 bytes in base64');
  return {
    kind: 'network-token',
    fields: toCardFields(form),
    cryptogram,
    lastFour: form['token.card_last_four'] ?? '',
    details: {
      requestorId: form['token.requestor_id'] ?? '',
      eci: form['token.eci'] ?? '',
      par: form['token.par'] ?? '',
      type: form['token.type'] ?? '',
      provider: form['token.provider'] ?? '',
      providerCategory: form['token.provider_category'] ?? '',
      providerReferenceId: form['token.provider_reference_id'] ?? '',
    },
  };
}

/** The card to pay with. @throws ApiError if the form has more than one. */
export function toCardChoice(form: StartForm): CardChoice {
  const hasNumber = form.card_number !== undefined;
  const isToken = form.tavv !== undefined || Object.keys(form).some((name) => name.startsWith('token.'));
  if (form.card_token !== undefined) {
    if (hasNumber || isToken)
      throw invalidParameter('card_token', 'cannot be sent together with card_number, tavv or token.*');
    return { kind: 'card-token', cardToken: form.card_token, securityCode: form.card_security_code ?? '' };
  }
  if (isToken) return toNetworkToken(form);
  refuseMissing(form, ['card_number', 'card_exp_month', 'card_exp_year']);
  return { kind: 'new', fields: toCardFields(form) };
}

/** The error for a card number or cryptogram copied into another field, which might be stored; undefined if there is none. */
export function copiedSecretError(form: StartForm, choice: CardChoice): ApiError | undefined {
  if (choice.kind !== 'new' && choice.kind !== 'network-token') return undefined;
  const { fields }: CardForm = choice;
  const number = CardNumber.parse(fields.number);
  return copiedError(form, (text) => {
    if (number.ok && number.value.occursIn(text)) {
      return 'contains the card number of this call; send the card number only in card_number';
    }
    if (choice.kind === 'network-token' && choice.cryptogram.occursIn(text)) {
      return 'contains the cryptogram of this call; send the cryptogram only in tavv';
    }
    return undefined;
  });
}
