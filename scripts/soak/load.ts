/** A steady mixed load: orders, payments with captures, voids and refunds, and reads. Slower than the service could go. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { createOrderCall, startOrderCustomers } from '../faults/order-customers.ts';
import { createRepeatedCalls } from '../faults/repeated-calls.ts';
import { createRetryingMerchant, type Purchase, startBuyers } from '../faults/retrying-merchant.ts';

const [ORDERING, BUYERS, READERS] = [4, 3, 3];
/** The wait of each of them after a step, in milliseconds. */
const PAUSE_MS = 120;

export interface SoakLoad {
  /** How long the calls of POST /orders took since the last look, in milliseconds. */
  takeLatencies(): readonly number[];
  readonly orders: () => number;
  readonly reads: () => number;
  /** Answers other than 200: none should come. */
  readonly failed: () => number;
  readonly sold: ReadonlyMap<string, Purchase>;
  stop(): Promise<void>;
}

/** Starts the load. */
export function startLoad(baseUrl: string, demo: Demo): SoakLoad {
  let latencies: number[] = [];
  const create = createOrderCall(baseUrl, demo);
  const order = async (orderId: string) => {
    const from = performance.now();
    const status = await create(orderId);
    latencies.push(performance.now() - from);
    return status;
  };
  const customers = startOrderCustomers({ prefix: 'order', customers: ORDERING, order, pauseMs: PAUSE_MS });
  const deps = { demo, baseUrl: async () => baseUrl };
  const buyers = startBuyers({
    prefix: 'sale-',
    buyers: BUYERS,
    sell: createRetryingMerchant(deps),
    pauseMs: PAUSE_MS,
  });
  const { call } = createRepeatedCalls(deps);
  let [reads, failedReads] = [0, 0];
  let over = false;
  const reader = async (): Promise<void> => {
    while (!over) {
      const last = [...customers.accepted.keys()].at(-1) ?? 'order-0-0';
      for (const path of [`/orders/${last}`, '/orders?limit=20', '/events?after=0&limit=20']) {
        const answer = await call(path);
        reads += 1;
        if (answer === undefined) failedReads += 1;
        await sleep(PAUSE_MS);
      }
    }
  };
  const readers = Promise.all(Array.from({ length: READERS }, reader));
  return {
    takeLatencies() {
      const taken = latencies;
      latencies = [];
      return taken;
    },
    orders: () => customers.accepted.size + buyers.sold.size,
    reads: () => reads,
    failed: () => failedReads + customers.refused() + customers.unexpected(),
    sold: buyers.sold,
    async stop() {
      over = true;
      await Promise.all([customers.stop(), buyers.stop(), readers]);
    },
  };
}
