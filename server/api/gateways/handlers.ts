/**
 * Handler of gateway notifications. The sender is already authenticated: see auth/gateway-sender.ts.
 */
import type { components } from '../../../generated/openapi.d.ts';
import type { GatewaysHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { checkMoney } from '../../domain/payments/check-terms.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Contexts } from '../../http/request/context.ts';
import type { HandleNotification } from '../../usecases/payments/handle-notification.ts';
import { termsError } from '../orders/terms-wire.ts';
import { toContent } from './wire.ts';

type Form = components['schemas']['GatewayCallbackForm'];

/** own-format.ts answers every other body. */
function isForm(body: Form | Readonly<Record<string, unknown>>): body is Form {
  return typeof body.txn_uuid === 'string';
}

function moneyOf({ amount, currency }: Form) {
  const checked = checkMoney(amount, currency);
  if (!checked.ok) throw termsError(checked.problem);
  return checked.value;
}

export function gatewaysHandlers({
  handleNotification,
}: {
  readonly handleNotification: HandleNotification;
}): GatewaysHandlers<Contexts> {
  return {
    async takeGatewayCallback({ path, body }, { merchant }) {
      if (!isForm(body)) throw new ApiError(ErrorCode.unsupported_media_type);
      const notification = { id: body.id, txnUuid: body.txn_uuid, money: moneyOf(body), content: toContent(body) };
      const { kind } = await handleNotification(merchant, path.gateway_config_id, notification);
      switch (kind) {
        case 'handled':
          return { status: 200, body: { id: body.id, status: 'ACCEPTED' } };
        case 'unknown':
        case 'unmatched':
          throw new ApiError(ErrorCode.object_not_found);
        case 'amount': {
          const of = notification.content.about === 'payment' ? 'of this transaction' : 'that was requested';
          const fields = [{ name: 'amount', reason: `is not the amount ${of}` }];
          throw new ApiError(ErrorCode.INVALID_REQUEST, { fields });
        }
        case 'other': {
          const fields = [{ name: 'id', reason: 'was already used for another notification' }];
          throw new ApiError(ErrorCode.unique, { fields });
        }
        default:
          return kind satisfies never;
      }
    },
  };
}
