/**
 * The points of a call at which a process can die: before and after each write of the order, and before and after the gateway
 * processes each request. One point is armed at a time; the process stops there and can be killed.
 */
import { isRecord } from '../../../server/platform/is-record.ts';
import type { GatewayCallWatcher, PassingCall } from './gateway-calls.ts';
import type { OrderStep, OrderStepWatcher } from './order-steps.ts';

export const stages = [
  'intent not stored',
  'intent stored',
  'request sent',
  'request processed, not answered',
  'answer not stored',
  'answer stored',
] as const;

export type Stage = (typeof stages)[number];

export interface KillPoint {
  readonly stage: Stage;
  /** The request at the gateway, or the statuses that are written. */
  readonly what: string;
}

export interface KillPoints {
  readonly watcher: OrderStepWatcher & GatewayCallWatcher;
  /** Stops the service at the n-th point of this order, from now on. Resolves when it is there. */
  arm(orderKey: string, nth: number): Promise<KillPoint>;
  disarm(): void;
}

interface Armed {
  readonly orderKey: string;
  readonly nth: number;
  readonly reached: (point: KillPoint) => void;
  /** What names the order's payments at a gateway. */
  readonly ids: Set<string>;
  passed: number;
  calls: number;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (items: unknown, name: string) =>
  list(items).flatMap((item) => (isRecord(item) && typeof item[name] === 'string' ? [item[name]] : []));

/** The gateway's id in a connector's reference: the reference itself, or the value of its only field. */
const idIn = (reference: string): string => /(\w+)\W*$/.exec(reference)?.[1] ?? reference;

function statusesOf(state: unknown): string {
  const { txns, refunds } = isRecord(state) ? state : {};
  return [...textsOf(txns, 'status'), ...textsOf(refunds, 'status').map((status) => `refund ${status}`)].join(', ');
}

export function createKillPoints(): KillPoints {
  let armed: Armed | undefined;

  function pass(mine: Armed, stage: Stage, what: string): Promise<void> {
    mine.passed += 1;
    if (mine.passed < mine.nth) return Promise.resolve();
    if (mine.passed === mine.nth) mine.reached({ stage, what });
    // The process dies here: nothing passes any more.
    return new Promise(() => undefined);
  }

  function stepOf({ key, state }: OrderStep): Armed | undefined {
    if (armed?.orderKey !== key) return undefined;
    const txns = isRecord(state) ? state.txns : undefined;
    for (const uuid of textsOf(txns, 'txnUuid')) armed.ids.add(uuid);
    for (const reference of textsOf(txns, 'gatewayReference')) armed.ids.add(idIn(reference));
    return armed;
  }

  function callOf({ text }: PassingCall): Armed | undefined {
    return armed !== undefined && [...armed.ids].some((id) => text.includes(id)) ? armed : undefined;
  }

  return {
    watcher: {
      async writing(step) {
        const mine = stepOf(step);
        if (mine === undefined) return;
        await pass(mine, mine.calls === 0 ? 'intent not stored' : 'answer not stored', statusesOf(step.state));
      },
      async written(step) {
        const mine = stepOf(step);
        if (mine === undefined) return;
        await pass(mine, mine.calls === 0 ? 'intent stored' : 'answer stored', statusesOf(step.state));
      },
      async calling(call) {
        const mine = callOf(call);
        if (mine === undefined) return;
        mine.calls += 1;
        await pass(mine, 'request sent', `${call.method} ${call.path}`);
      },
      async answering(call) {
        const mine = callOf(call);
        if (mine !== undefined) await pass(mine, 'request processed, not answered', `${call.method} ${call.path}`);
      },
    },
    arm: (orderKey, nth) =>
      new Promise((reached) => {
        armed = { orderKey, nth, reached, ids: new Set(), passed: 0, calls: 0 };
      }),
    disarm() {
      armed = undefined;
    },
  };
}
