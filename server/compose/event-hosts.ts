/** The collections whose documents carry an outbox: where the events of webhooks come from. */

import type { WebhookHost } from '../delivery/queue/indexes.ts';
import { SAVED_CARDS } from '../storage/cards.ts';
import { ORDERS } from '../storage/orders.ts';

export const eventHosts: readonly WebhookHost[] = [{ name: ORDERS }, { name: SAVED_CARDS }];
