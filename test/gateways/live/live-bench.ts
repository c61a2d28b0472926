/**
 * The bench of the conformance suite over gateways that are not its simulators: real time, no ledger to read, and notifications
 * only where someone forwards them to a port of this machine.
 */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestAccount, TestAccounts } from '../../../scripts/gateways-live/test-accounts.ts';
import { isRecord } from '../../../server/platform/is-record.ts';
import { at } from '../../support/caller.ts';
import { type Bench, isOpen, openBench } from '../conformance/bench.ts';

/** A notification of Adyen, and what the service answered to it. */
export interface Notified {
  readonly item: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly answer: string;
}

export interface LiveBench extends Bench {
  /** Waits for a notification of this event and `merchantReference`. @throws an error when it does not come. */
  notified(eventCode: string, reference: RegExp): Promise<Notified>;
}

/** How long a gateway's test mode may take to report something. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 300;

const accountOf = (accounts: TestAccounts, name: keyof TestAccounts): TestAccount | null => {
  const result = accounts[name];
  return result.kind === 'ready' ? result.account : null;
};

export async function openLiveBench(accounts: TestAccounts): Promise<LiveBench> {
  const [stripe, adyen] = [accountOf(accounts, 'STRIPE'), accountOf(accounts, 'ADYEN')];
  const addresses = { stripe: stripe?.address ?? null, adyen: adyen?.address ?? null };
  const bench = await openBench(undefined, addresses);
  const { service } = bench;
  const items: Notified[] = [];
  const now = () => service.clock.set(new Date());
  now();

  /** The gateway sends all notifications to one address; the service has one per configuration. */
  async function configOf(reference: string): Promise<string | null> {
    const txnUuid = reference.split('.')[0] ?? '';
    const order = await service.database.db.collection('orders').findOne({ 'state.txns.txnUuid': txnUuid });
    const txns = at(order, 'state', 'txns');
    const txn = Array.isArray(txns) ? txns.find((one) => at(one, 'txnUuid') === txnUuid) : undefined;
    const configId = at(txn, 'gatewayConfigId');
    return typeof configId === 'string' ? configId : null;
  }

  const forwarder = createServer(async (request, response) => {
    const body = await buffer(request);
    const read: unknown = JSON.parse(body.toString('utf8'));
    const item = at(read, 'notificationItems', 0, 'NotificationRequestItem');
    const configId = await configOf(String(at(item, 'merchantReference')));
    // A notification of another service or of an earlier run.
    let [status, answer] = [200, '[accepted]'];
    if (configId !== null) {
      const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' };
      const url = `${service.baseUrl}/gateway-callbacks/${configId}`;
      const forwarded = await fetch(url, { method: 'POST', headers, body });
      [status, answer] = [forwarded.status, await forwarded.text()];
    }
    if (isRecord(item)) items.push({ item, status, answer });
    response.writeHead(status).end(answer);
  });
  const port = adyen?.notificationsPort ?? null;
  if (port !== null) await once(forwarder.listen(port, '127.0.0.1'), 'listening');

  async function until<T>(find: () => Promise<T | undefined>, what: string): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await find();
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error(`After ${PATIENCE_MS / 1_000} seconds ${what}.`);
      await sleep(PAUSE_MS);
    }
  }

  async function reconcile(): Promise<void> {
    now();
    await bench.reconcile();
  }

  return {
    ...bench,
    simulatorOf() {
      throw new Error('A gateway’s test mode has no simulator; the behaviour must not be marked as live.');
    },
    ledgerOf: () => null,
    reconcile,
    settle: reconcile,
    settleAll: (shop) =>
      until(async () => {
        await reconcile();
        return (await shop.orders()).some(isOpen) ? undefined : true;
      }, 'the order is not settled').then(() => undefined),
    notified: (eventCode, reference) =>
      until(
        async () =>
          items.find(({ item }) => item.eventCode === eventCode && reference.test(String(item.merchantReference))),
        `no ${eventCode} has arrived`,
      ),
    async close() {
      forwarder.closeAllConnections();
      forwarder.close();
      await bench.close();
    },
  };
}
