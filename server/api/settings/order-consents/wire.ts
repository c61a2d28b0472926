/** The consent records of an order as the contract writes them. Pure. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { ConsentChoice, ConsentVia } from '../../../../generated/values.ts';
import type { Consent } from '../../../domain/payments/consent.ts';
import type { Order } from '../../../domain/payments/order.ts';
import { txnOf } from '../../../domain/payments/settle.ts';
import { toTimestamp } from '../../orders/wire.ts';

type Schemas = components['schemas'];

const choices = {
  given: ConsentChoice.GIVEN,
  declined: ConsentChoice.DECLINED,
} satisfies Record<Consent['choice'], ConsentChoice>;

const vias = { page: ConsentVia.PAGE, merchant: ConsentVia.MERCHANT } satisfies Record<Consent['via'], ConsentVia>;

function toConsentRecord(order: Order, consent: Consent): Schemas['ConsentRecord'] {
  return {
    consent_id: consent.id,
    txn_id: txnOf(order, consent.txnUuid)?.txnId ?? '',
    txn_uuid: consent.txnUuid,
    choice: choices[consent.choice],
    via: vias[consent.via],
    text_version: consent.textVersion,
    customer_id: consent.customerReference,
    last_four_digits: consent.lastFour,
    address: consent.address,
    user_agent: consent.userAgent,
    date_created: toTimestamp(consent.at),
  };
}

export function toOrderConsents(order: Order): Schemas['OrderConsents'] {
  return { order_id: order.orderId, consents: order.consents.map((consent) => toConsentRecord(order, consent)) };
}
