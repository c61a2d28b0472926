/** The collections whose documents carry an outbox: where the events of webhooks come from. */
import { SAVED_CARDS } from './cards/store.ts';
import { ORDERS } from './orders/store.ts';
import type { WebhookHost } from './webhooks/indexes.ts';

export const eventHosts: readonly WebhookHost[] = [{ name: ORDERS }, { name: SAVED_CARDS }];
