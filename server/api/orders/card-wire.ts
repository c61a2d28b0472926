/**
 * Converts the card of a transaction, with its storage and token state, to the wire format. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { TokenizationStatus } from '../../../generated/values.ts';
import type { CardStoragePlan, ShownToken } from '../../domain/payments/card-storage-plan.ts';
import type { Txn } from '../../domain/payments/txn.ts';

/** Whether the answer includes the token: every token except an inactive one. */
function isShown(token: ShownToken | null): token is ShownToken {
  return token !== null && token.status !== TokenizationStatus.INACTIVE;
}

function toToken(token: ShownToken): components['schemas']['Token'] {
  return {
    card_reference: token.cardReference,
    last_four_digits: token.lastFour,
    card_fingerprint: token.fingerprint,
    card_isin: token.isin,
    expiry_year: token.expiryYear,
    expiry_month: token.expiryMonth,
    par: token.par,
    tokenization_status: token.status,
  };
}

type TokenFields = Pick<
  components['schemas']['OrderCard'],
  'tokenization_user_consent' | 'token_created' | 'token' | 'using_token'
>;

/** The token fields; empty if consent was not requested and no token is involved. */
function tokenFields({ consent, created, used }: CardStoragePlan): TokenFields {
  const shown = created ?? used;
  return {
    ...(consent === 'given' ? { tokenization_user_consent: true } : {}),
    ...(consent === 'declined' ? { tokenization_user_consent: false } : {}),
    ...(created === null
      ? {}
      : {
          token_created: {
            card_reference: created.cardReference,
            card_fingerprint: created.fingerprint,
            tokenization_status: created.status,
          },
        }),
    ...(isShown(shown) ? { token: toToken(shown) } : {}),
    ...(used === null ? {} : { using_token: true }),
  };
}

/** The permanent reference of a stored card; otherwise empty. */
function storedReference({ source, savedToLocker, created, cardReference }: CardStoragePlan): string {
  const fromLocker = source === 'stored-card' || source === 'stored-token';
  return fromLocker || savedToLocker || created !== null ? cardReference : '';
}

/** The `card` object of a transaction. */
export function toCard(txn: Txn): components['schemas']['OrderCard'] {
  const { keeping } = txn;
  return {
    expiry_year: txn.card.expiryYear,
    expiry_month: txn.card.expiryMonth,
    saved_to_locker: keeping.savedToLocker,
    name_on_card: txn.card.nameOnCard,
    card_issuer: txn.card.issuer,
    last_four_digits: txn.card.lastFour,
    using_saved_card: keeping.source === 'stored-card' || keeping.source === 'stored-token',
    card_fingerprint: txn.card.fingerprint,
    card_isin: txn.card.isin,
    card_type: txn.card.type,
    card_brand: txn.card.brand,
    card_sub_type: txn.card.subType,
    card_issuer_country: txn.card.issuerCountry,
    svc_bank_code: txn.card.bankCode,
    card_reference: storedReference(keeping),
    ...tokenFields(keeping),
  };
}
