/**
 * Handler of an order's tokenization consents.
 */

import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ConsentChoice, ConsentVia } from '../../../../generated/values.ts';
import type { Consent } from '../../../domain/payments/consent.ts';
import { consentWords } from '../../../domain/payments/consent.ts';
import { type Order, txnOf } from '../../../domain/payments/order.ts';

import type { Contexts } from '../../../http/request/context.ts';
import { toTimestamp } from '../../orders/wire.ts';
import { knownOrder } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';

type Schemas = components['schemas'];

const choices = {
  given: ConsentChoice.GIVEN,
  declined: ConsentChoice.DECLINED,
} satisfies Record<Consent['choice'], ConsentChoice>;

const wireVia = { page: ConsentVia.PAGE, merchant: ConsentVia.MERCHANT } satisfies Record<Consent['via'], ConsentVia>;

export function toConsentRecord(order: Order, consent: Consent): Schemas['ConsentRecord'] {
  return {
    consent_id: consent.id,
    txn_id: txnOf(order, consent.txnUuid)?.txnId ?? '',
    txn_uuid: consent.txnUuid,
    choice: choices[consent.choice],
    via: wireVia[consent.via],
    text_version: consent.textVersion,
    text: consentWords(consent.textVersion),
    customer_id: consent.customerReference,
    last_four_digits: consent.lastFour,
    address: consent.address,
    user_agent: consent.userAgent,
    date_created: toTimestamp(consent.at),
  };
}

function toOrderConsents(order: Order): Schemas['OrderConsents'] {
  return { order_id: order.orderId, consents: order.consents.map((consent) => toConsentRecord(order, consent)) };
}

type OrderConsentHandlers = Pick<SettingsHandlers<Contexts>, 'getOrderConsents'>;

export function orderConsentHandlers({ orders, trail }: Pick<SettingsParts, 'orders' | 'trail'>): OrderConsentHandlers {
  return {
    getOrderConsents({ path }, context) {
      const call = { operation: AdminOperationId.getOrderConsents, objectId: path.order_id, changes: [] };
      return trail.around(context, call, async () => {
        const { order } = await knownOrder(orders, context.merchant.merchantId, path.order_id);
        return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: toOrderConsents(order) };
      });
    },
  };
}
