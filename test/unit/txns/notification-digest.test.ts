/**
 * What identifies a gateway notification that arrives more than once: its content, and not how the gateway wrote it.
 */
import { expect, it } from 'vitest';
import type { NotifiedItem } from '../../../server/domain/ports/gateway-connector.ts';
import type { Receipt } from '../../../server/storage/gateway-callbacks.ts';
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

interface Handled {
  readonly digest: string;
  readonly applied: boolean;
}

/** How the notification is received and handled, when the store knows it as `known`. */
async function handled(notification: NotifiedItem, known: Receipt = 'new'): Promise<Handled> {
  const digests: string[] = [];
  let applied = false;
  const handle = createHandleNotification({
    store: { findByTxn: async () => stored },
    callbacks: {
      receive: async (_, digest) => {
        digests.push(digest);
        return known;
      },
      finish: async () => undefined,
    },
    applyReceived: async () => {
      applied = true;
      return { kind: 'unchanged', stored };
    },
    runtime: { clock: { now: () => START } },
  });
  await handle(sampleMerchant(), 'gw_default', notification);
  return { digest: digests.join(), applied };
}

const digestOf = async (notification: NotifiedItem) => (await handled(notification)).digest;

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

it('is of the identity alone, where the notification has one', async () => {
  const content = { about: 'payment', outcome: { kind: 'pending' } } as const;
  const first = await digestOf({ ...item, identity: 'one' });
  expect(await digestOf({ ...item, content, identity: 'one' })).toBe(first);
  expect(await digestOf({ ...item, identity: 'two' })).not.toBe(first);
});

it('is applied again when it has been handled only if its content is the current one', async () => {
  expect((await handled(item, 'done')).applied).toBe(false);
  expect((await handled({ ...item, identity: 'one' }, 'done')).applied).toBe(false);
  expect((await handled({ ...item, identity: 'one', isCurrent: true }, 'done')).applied).toBe(true);
  expect((await handled({ ...item, identity: 'one', isCurrent: true }, 'other')).applied).toBe(false);
});
