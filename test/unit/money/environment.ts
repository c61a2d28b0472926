/**
 * One order with its merchant, its customer, the bank and the clock, in memory: the service's modules over an order
 * store and a sandbox bank that lose nothing, in a process that can die at any call to either.
 */

import { orderPresenter } from '../../../server/api/orders/wire.ts';
import { keptApiKey } from '../../../server/domain/merchants/api-key.ts';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { createGatewayRegistry } from '../../../server/gateways/registry.ts';
import { createSandboxGateway } from '../../../server/gateways/sandbox/sandbox-gateway.ts';
import { createLog } from '../../../server/platform/log.ts';
import type { CallbackStore } from '../../../server/storage/gateway-callbacks.ts';
import { createAnswerChallenge } from '../../../server/usecases/payments/answer-challenge.ts';
import { noLimits } from '../../../server/usecases/payments/attempt-limits.ts';
import { createAuthorizeTxn } from '../../../server/usecases/payments/authorize-txn.ts';
import { createCommit } from '../../../server/usecases/payments/commit-order.ts';
import { createEndHold } from '../../../server/usecases/payments/end-hold.ts';
import { createHandleNotification } from '../../../server/usecases/payments/handle-notification.ts';
import { createReconciler } from '../../../server/usecases/payments/reconciler.ts';
import { createSubmitRefund } from '../../../server/usecases/payments/submit-refund.ts';
import { POLICY, START, sampleOrder } from '../../support/order-samples.ts';
import { crashable, createCrashControl } from './crashing-process.ts';
import { createMemoryBank } from './memory-bank.ts';
import { createMemoryOrders } from './memory-orders.ts';

export const ORDER_KEY = 'shop:ord-1';
export const GATEWAY_CONFIG = 'gw_default';

const firstKey = keptApiKey('svc_key_of_the_test', { keyId: 'key_1', name: 'test', createdAt: START });
const log = createLog({ level: 'silent', format: 'json' });

function silentMerchant(): Merchant {
  const made = { merchantId: 'shop', name: 'Shop', environment: 'sandbox', createdAt: START, firstKey } as const;
  const merchant = newMerchant(made);
  return { ...merchant, webhook: { ...merchant.webhook, events: [] } };
}

const merchant = silentMerchant();

function memoryCallbacks(): CallbackStore {
  const known = new Map<string, { readonly digest: string; done: boolean }>();
  return {
    async receive({ notificationId }, digest) {
      const before = known.get(notificationId);
      if (before === undefined) known.set(notificationId, { digest, done: false });
      if (before !== undefined && before.digest !== digest) return 'other';
      return before?.done === true ? 'done' : 'new';
    },
    async finish({ notificationId }) {
      const before = known.get(notificationId);
      if (before !== undefined) before.done = true;
    },
  };
}

export type Environment = ReturnType<typeof createEnvironment>;

/** `capture`: whether the payment is captured automatically, or held. */
export function createEnvironment(capture: 'charged' | 'held') {
  let at = START.getTime();
  let drawn = 0;
  const runtime = {
    clock: { now: () => new Date(at) },
    random: {
      bytes(length: number) {
        drawn += 1;
        const bytes = Buffer.alloc(length);
        bytes.writeUInt32BE(drawn, 0);
        return bytes;
      },
    },
  };
  const crashControl = createCrashControl();
  const orders = createMemoryOrders();
  const bank = createMemoryBank();
  const sandbox = createSandboxGateway({ store: bank.store, clock: runtime.clock });
  const store = crashable(orders.store, crashControl);
  const gateway = crashable(sandbox.gateway, crashControl);
  const commit = createCommit({ store, presenter: orderPresenter, runtime, notify: () => undefined });
  const gateways = createGatewayRegistry([gateway]);
  const storeCard = (_: Merchant, stored: Awaited<ReturnType<typeof orders.store.findByKey>>) => {
    if (stored === undefined) throw new Error('there is no order whose card could be kept');
    return Promise.resolve(stored);
  };
  const reportConflict = () => undefined;
  const parts = {
    store,
    commit,
    gateways,
    limits: noLimits,
    storeCard,
    reportConflict,
    policy: POLICY,
    runtime,
    log,
  };
  const authorizeTxn = createAuthorizeTxn(parts);
  const endHold = createEndHold(parts);
  const metadata = capture === 'held' ? [{ name: 'txns.auto_capture', value: 'false' }] : [];
  const order: Order = sampleOrder({ metadata });
  orders.put({ key: ORDER_KEY, version: 1, order, webhookNotified: false });

  return {
    merchant,
    crashControl,
    store,
    commit,
    gateway,
    runtime,
    endHold,
    answerChallenge: createAnswerChallenge({ ...parts, authorizeTxn }),
    submitRefund: createSubmitRefund({ commit, runtime }),
    handleNotification: createHandleNotification({ ...parts, callbacks: crashable(memoryCallbacks(), crashControl) }),
    reconciler: createReconciler({
      ...parts,
      endHold,
      notificationSources: [crashable(sandbox.notifications, crashControl)],
      merchants: { byId: async () => merchant },
    }),
    /** The bank's own status, read directly. */
    ask: (session: string) => sandbox.gateway.status(session),
    sessionOf: (session: string) => bank.store.find(session),
    ledger: bank.ledger,
    order(): Order {
      const [only] = orders.all();
      if (only === undefined) throw new Error('the order is gone');
      return only.order;
    },
    wait(seconds: number) {
      at += seconds * 1_000;
    },
  };
}
