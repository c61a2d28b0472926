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
import { currentState } from '../../../server/gateways/sandbox/session.ts';
import { createLog } from '../../../server/platform/log.ts';
import { traceTasks } from '../../../server/platform/tracing.ts';
import type { CallbackStore } from '../../../server/storage/gateway-callbacks.ts';
import { createAskGateway } from '../../../server/usecases/payments/ask-gateway.ts';
import { noLimits } from '../../../server/usecases/payments/attempt-limits.ts';
import { createCommit } from '../../../server/usecases/payments/commit-order.ts';
import { createContinueAttempt } from '../../../server/usecases/payments/continue-attempt.ts';
import { createEndHold } from '../../../server/usecases/payments/end-hold.ts';
import { createGatewayAccounts } from '../../../server/usecases/payments/gateway-of-attempt.ts';
import {
  createApplyReceived,
  createHandleNotification,
} from '../../../server/usecases/payments/handle-notification.ts';
import { createNoteDecline } from '../../../server/usecases/payments/note-decline.ts';
import { createPayAtGateway } from '../../../server/usecases/payments/pay-at-gateway.ts';
import { createReconciler } from '../../../server/usecases/payments/reconciler.ts';
import { createSendRefund } from '../../../server/usecases/payments/send-refund.ts';
import { createSettleAttempt } from '../../../server/usecases/payments/settle-attempt.ts';
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
  const gateway = {
    gatewayConfigId: GATEWAY_CONFIG,
    gateway: 'SANDBOX',
    name: 'Sandbox bank',
    referenceId: '',
    credentials: {},
    isDefault: true,
    enabled: true,
    createdAt: START,
  };
  return { ...merchant, gateways: [gateway], webhook: { ...merchant.webhook, events: [] } };
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
  // The connector calls nothing to judge an amount.
  const { moneyProblem } = sandbox.gateway;
  const gateway = { ...crashable(sandbox.gateway, crashControl), moneyProblem };
  const commit = createCommit({ store, presenter: orderPresenter, runtime, notify: () => undefined });
  const gateways = createGatewayRegistry([gateway]);
  const storeCard = (_: Merchant, stored: Awaited<ReturnType<typeof orders.store.findByKey>>) => {
    if (stored === undefined) throw new Error('there is no order whose card could be kept');
    return Promise.resolve(stored);
  };
  const reportConflict = () => undefined;
  const sealer = {
    open: () => {
      throw new Error('the sandbox has no credentials');
    },
  };
  const shared = {
    store,
    commit,
    gateways,
    circuits: { isOpen: () => false },
    accounts: createGatewayAccounts({ gateways, sealer }),
    askGateway: createAskGateway({ log }),
    publicBaseUrl: 'https://pay.example',
    limits: noLimits,
    metrics: { unmappedDecline: () => undefined },
    storeCard,
    reportConflict,
    policy: POLICY,
    runtime,
    log,
  };
  const noting = { ...shared, noteDecline: createNoteDecline(shared) };
  const applyReceived = createApplyReceived(noting);
  const parts = { ...noting, applyReceived, settleAttempt: createSettleAttempt(noting) };
  const endHold = createEndHold(parts);
  const metadata = capture === 'held' ? [{ name: 'txns.auto_capture', value: 'false' }] : [];
  const order: Order = sampleOrder({ metadata });
  orders.put({ key: ORDER_KEY, version: 1, order, webhookNotified: false });

  return {
    merchant,
    crashControl,
    store,
    commit,
    runtime,
    endHold,
    payAtGateway: createPayAtGateway(parts),
    continueAttempt: createContinueAttempt(parts),
    submitRefund: createSubmitRefund({ commit, runtime }),
    handleNotification: createHandleNotification({ ...parts, callbacks: crashable(memoryCallbacks(), crashControl) }),
    reconciler: createReconciler({
      ...parts,
      endHold,
      sendRefund: createSendRefund(parts),
      notificationSources: [crashable(sandbox.notifications, crashControl)],
      merchants: { byId: async () => merchant },
      tracedTask: traceTasks(undefined),
    }),
    /** The bank's own outcome, read directly; undefined before an authorization was requested. */
    async outcomeOf(txnUuid: string) {
      const session = await bank.store.find(txnUuid);
      return session === null ? undefined : currentState(session, runtime.clock.now()).outcome;
    },
    sessionOf: (txnUuid: string) => bank.store.find(txnUuid),
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
