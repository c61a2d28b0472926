/**
 * How a merchant's endpoints do, and resuming one.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toEndpoint } from './wire.ts';

type EndpointHandlers = Pick<SettingsHandlers<Contexts>, 'listWebhookEndpoints' | 'resumeWebhookEndpoint'>;

export function webhookEndpointHandlers({
  deliveries,
  trail,
}: Pick<SettingsParts, 'deliveries' | 'trail'>): EndpointHandlers {
  return {
    async listWebhookEndpoints(_request, { merchant: { merchantId } }) {
      return { status: 200, body: { list: (await deliveries.endpoints(merchantId)).map(toEndpoint) } };
    },

    resumeWebhookEndpoint({ path }, context) {
      const call = { operation: AdminOperationId.resumeWebhookEndpoint, objectId: path.endpoint_id, changes: [] };
      return trail.around(context, call, async () => {
        const endpoint = await deliveries.resume(context.merchant.merchantId, path.endpoint_id);
        if (endpoint === null) {
          const message = 'There is no endpoint with this endpoint_id; GET /settings/webhook-endpoints lists them.';
          throw new ApiError(ErrorCode.object_not_found, { message });
        }
        return { status: 200, body: toEndpoint(endpoint) };
      });
    },
  };
}
