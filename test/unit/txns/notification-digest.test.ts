/**
 * What identifies a gateway notification that arrives more than once: its content, and not how the gateway wrote it.
 */
import { expect, it } from 'vitest';
import type { NotifiedItem } from '../../../server/domain/ports/gateway-connector.ts';
import { createHandleNotification } from '../../../server/usecases/payments/handle-notification.ts';
import { receipt, START, sampleOrder, withAttempt } from '../../support/order-samples.ts';
import { sampleMerchant } from '../pages/sample.ts';

const stored = {
  key: 'shop:ord-1',
  version: 1,
  order: withAttempt(sampleOrder(), 'PENDING_VBV'),
  webhookNotified: false,
};
const item: NotifiedItem = {
  id: 'evt_1',
  txnUuid: 'txn_1',
  money: stored.order.money,
  content: { about: 'payment', outcome: { kind: 'charged', receipt, authenticated: true } },
};

/** The digest under which the notification is received. */
async function digestOf(notification: NotifiedItem): Promise<string> {
  const digests: string[] = [];
  const handle = createHandleNotification({
    store: { findByTxn: async () => stored },
    callbacks: {
      receive: async (_, digest) => {
        digests.push(digest);
        return 'new';
      },
      finish: async () => undefined,
    },
    applyReceived: async () => ({ kind: 'unchanged', stored }),
    runtime: { clock: { now: () => START } },
  });
  await handle(sampleMerchant(), 'gw_default', notification);
  return digests.join();
}

it('is a digest that names its version', async () => {
  expect(await digestOf(item)).toMatch(/^2:[0-9a-f]{64}$/);
});

it('does not depend on the gateway’s own fields', async () => {
  const raw = { pspReference: 'PSP1' };
  const content = {
    about: 'payment',
    outcome: { kind: 'charged', receipt: { ...receipt, raw }, authenticated: true },
  } as const;
  expect(await digestOf({ ...item, content })).toBe(await digestOf(item));
});

it('differs with the outcome', async () => {
  const content = { about: 'payment', outcome: { kind: 'pending' } } as const;
  expect(await digestOf({ ...item, content })).not.toBe(await digestOf(item));
});
