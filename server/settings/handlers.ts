/**
 * Every operation of the settings, put together from its rooms.
 */
import type { SettingsHandlers } from '../../generated/server/handlers.ts';
import type { Contexts } from '../http/context.ts';
import { tokenNoticeHandlers } from '../tokens/sandbox/handlers.ts';
import { apiKeyHandlers } from './api-keys/handlers.ts';
import { auditHandlers } from './audit/handlers.ts';
import { gatewayHandlers } from './gateways/handlers.ts';
import { keyHandlers } from './keys/handlers.ts';
import { loginHandlers } from './login/handlers.ts';
import { orderConsentHandlers } from './order-consents/handlers.ts';
import { orderExportHandlers } from './order-export/handlers.ts';
import { orderWebhookHandlers } from './order-webhooks/handlers.ts';
import { paymentPageHandlers } from './payment-page/handlers.ts';
import type { SettingsParts } from './settings-parts.ts';
import { webhookHandlers } from './webhook/handlers.ts';
import { webhookEndpointHandlers } from './webhook-endpoints/handlers.ts';
import { webhookEventHandlers } from './webhooks/handlers.ts';

export function settingsHandlers(parts: SettingsParts): SettingsHandlers<Contexts> {
  return {
    ...loginHandlers(parts),
    ...apiKeyHandlers(parts),
    ...webhookHandlers(parts),
    ...webhookEventHandlers(parts),
    ...webhookEndpointHandlers(parts),
    ...keyHandlers(parts),
    ...gatewayHandlers(parts),
    ...orderWebhookHandlers(parts),
    ...orderConsentHandlers(parts),
    ...orderExportHandlers(parts),
    ...auditHandlers(parts),
    ...paymentPageHandlers(parts),
    ...tokenNoticeHandlers(parts),
  };
}
