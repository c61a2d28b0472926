/** Handler that creates an order to try the payment page with, where the sandbox gateway is on. */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode, ErrorInfoCode } from '../../../../generated/values.ts';
import { fieldChange } from '../../../domain/merchants/changed-fields.ts';
import { sandboxGatewayName } from '../../../gateways/sandbox/description.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { shortId } from '../../../platform/runtime.ts';
import { submitted } from '../../orders/handlers.ts';
import { fromCreateForm, toChange } from '../../orders/terms-wire.ts';
import type { SettingsParts } from '../settings-parts.ts';

type TestPaymentParts = Pick<SettingsParts, 'submitOrder' | 'links' | 'trail' | 'runtime' | 'gatewayTypes'>;

export function testPaymentHandlers(parts: TestPaymentParts): Pick<SettingsHandlers<Contexts>, 'createTestPayment'> {
  const { submitOrder, links, trail, runtime, gatewayTypes } = parts;
  const isOn = gatewayTypes.some(({ name }) => name === sandboxGatewayName);
  return {
    async createTestPayment({ body }, context) {
      if (!isOn) {
        const message = 'The sandbox gateway is off in this environment. Create an order by POST /orders.';
        throw new ApiError(ErrorCode.INVALID_ACTION, { message, info: ErrorInfoCode.FEATURE_NOT_ENABLED });
      }
      const form = { ...body, order_id: shortId('test', runtime.random), description: 'Test payment of the console' };
      const terms = fromCreateForm(form);
      const changes = [fieldChange('amount', null, body.amount), fieldChange('currency', null, body.currency)];
      const call = { operation: AdminOperationId.createTestPayment, objectId: terms.orderId, changes };
      return trail.around(context, call, async () => {
        const result = await submitOrder({
          merchant: context.merchant,
          openedBy: 'merchant',
          purpose: 'payment',
          terms,
          change: toChange(form, terms, ''),
          routingId: '',
          links: [],
        });
        const { order } = submitted(result, terms.orderId);
        return { status: 201, body: { order_id: order.orderId, payment_link: links.of(order).web } } as const;
      });
    },
  };
}
