/** Makes a backlog: events raised in documents of orders, and relayed so that each is a due delivery. Sends nothing. */

import type { Db } from 'mongodb';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { EventName } from '../../../generated/values.ts';
import { workerSettings } from '../../../server/delivery/queue/worker-ports.ts';
import { createWebhookWorker } from '../../../server/delivery/worker.ts';
import { endpointPolicy } from '../../../server/domain/merchants/webhook-url-rule.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import { type OutboxHost, outboxEntry, outboxInsert } from '../../../server/storage/outbox.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { createSealer } from '../../../server/vault/seal.ts';

const CHUNK = 1_000;
const ORDERS = 'orders';

export interface BacklogOptions {
  readonly db: Db;
  readonly merchantId: string;
  readonly events: number;
  /** Where the n-th event goes. */
  readonly urlOf: (index: number) => string;
}

/** The content of the contract's example of a new order: as large as a real one. */
function contentText(): string {
  const { content } = document.webhooks.ORDER_CREATED.post.requestBody.content['application/json'].examples.plain.value;
  return JSON.stringify(content);
}

/** Raises the events. Answers their ids. */
export async function raiseBacklog({ db, merchantId, events, urlOf }: BacklogOptions): Promise<string[]> {
  const orders = db.collection<OutboxHost & { readonly _id: string }>(ORDERS);
  const content = contentText();
  const names = [EventName.ORDER_CREATED];
  const ids: string[] = [];
  for (let from = 0; from < events; from += CHUNK) {
    const documents = Array.from({ length: Math.min(CHUNK, events - from) }, (_, offset) => {
      const index = from + offset;
      const orderId = `bench-${index}-${Date.now()}`;
      const entry = outboxEntry({ names, enabled: names, content, runtime: systemRuntime });
      ids.push(...(entry?.events ?? []).map(({ id }) => id));
      const own = { _id: `${merchantId}:${orderId}`, merchantId, orderId, webhookUrl: urlOf(index) };
      return { ...own, ...outboxInsert(entry) };
    });
    await orders.insertMany(documents);
  }
  return ids;
}

/** Moves what was raised to the deliveries, by a worker that has no place for a single delivery. */
export async function relayBacklog(db: Db): Promise<void> {
  const random = systemRuntime.random;
  const keys = createVaultKeys({ secretRoot: random.bytes(32), sealing: random.bytes(32), old: [] });
  const silent = () => undefined;
  const worker = createWebhookWorker({
    db,
    hosts: [{ name: ORDERS }],
    merchants: { find: async () => undefined },
    sealer: createSealer({ keys, random }),
    runtime: systemRuntime,
    settings: { ...workerSettings(endpointPolicy('sandbox', 'allowed')), held: 0 },
    log: { info: silent, warn: silent, error: silent },
  });
  await worker.runOnce();
  await worker.stop();
}
