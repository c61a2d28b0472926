/**
 * Composes the handlers of the settings.
 */
import type { SettingsHandlers } from '../../generated/server/handlers.ts';
import { apiKeyHandlers } from '../api/settings/api-keys/handlers.ts';
import { auditHandlers } from '../api/settings/audit/handlers.ts';
import { customerPageHandlers } from '../api/settings/customers/handlers.ts';
import { deliveryHandlers } from '../api/settings/deliveries/handlers.ts';
import { gatewayHandlers } from '../api/settings/gateways/handlers.ts';
import { keyHandlers } from '../api/settings/keys/handlers.ts';
import { loginHandlers } from '../api/settings/login/handlers.ts';
import { metricsHandlers } from '../api/settings/metrics/handlers.ts';
import { orderConsentHandlers } from '../api/settings/order-consents/handlers.ts';
import { orderExportHandlers } from '../api/settings/order-export/handlers.ts';
import { orderActionHandlers } from '../api/settings/orders/action-handlers.ts';
import { orderPageHandlers } from '../api/settings/orders/handlers.ts';
import { paymentPageHandlers } from '../api/settings/payment-page/handlers.ts';
import { requestHandlers } from '../api/settings/requests/handlers.ts';
import { routingHandlers } from '../api/settings/routing/handlers.ts';
import { testPaymentHandlers } from '../api/settings/sandbox/handlers.ts';
import { secondFactorHandlers } from '../api/settings/second-factor/handlers.ts';
import { sessionHandlers } from '../api/settings/sessions/handlers.ts';
import type { SettingsParts } from '../api/settings/settings-parts.ts';
import { streamHandlers } from '../api/settings/stream/handlers.ts';
import { userHandlers } from '../api/settings/users/handlers.ts';
import { invitationHandlers } from '../api/settings/users/invitation-handlers.ts';
import { webhookHandlers } from '../api/settings/webhook/handlers.ts';
import { webhookEndpointHandlers } from '../api/settings/webhook-endpoints/handlers.ts';
import { orderWebhookHandlers, webhookEventHandlers } from '../api/settings/webhooks/handlers.ts';
import { tokenNoticeHandlers } from '../api/tokens/sandbox-notice-handlers.ts';
import type { Contexts } from '../http/request/context.ts';

export function settingsHandlers(parts: SettingsParts): SettingsHandlers<Contexts> {
  return {
    ...loginHandlers(parts),
    ...sessionHandlers(parts),
    ...secondFactorHandlers(parts),
    ...userHandlers(parts),
    ...invitationHandlers(parts),
    ...apiKeyHandlers(parts),
    ...webhookHandlers(parts),
    ...webhookEventHandlers(parts),
    ...webhookEndpointHandlers(parts),
    ...deliveryHandlers(parts),
    ...requestHandlers(parts),
    ...streamHandlers(parts),
    ...keyHandlers(parts),
    ...gatewayHandlers(parts),
    ...routingHandlers(parts),
    ...orderWebhookHandlers(parts),
    ...orderConsentHandlers(parts),
    ...orderExportHandlers(parts),
    ...orderPageHandlers(parts),
    ...orderActionHandlers({ ...parts, store: parts.orders }),
    ...customerPageHandlers(parts),
    ...metricsHandlers(parts),
    ...auditHandlers(parts),
    ...paymentPageHandlers(parts),
    ...tokenNoticeHandlers(parts),
    ...testPaymentHandlers(parts),
  };
}
