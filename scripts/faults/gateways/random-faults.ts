/** The faults of the simulated gateways in the long run, at random rates. */
import type { FaultRule } from '../../gateway-simulator/faults.ts';
import type { GatewaySimulator } from '../../gateway-simulator/running-simulator.ts';
import type { GatewayName } from './gateway-shop.ts';

/** Every call without an answer takes 25 seconds, so there are few. */
const LOST_ANSWERS = 2;

/** Endpoints that move money. */
const moneyCalls: Readonly<Record<GatewayName, readonly string[]>> = {
  STRIPE: ['POST /v1/payment_intents/*/confirm', 'POST /v1/payment_intents/*/capture', 'POST /v1/refunds'],
  ADYEN: ['POST /v72/payments', 'POST /v72/payments/*/captures', 'POST /v72/payments/*/refunds'],
};

const always = { times: null } as const;

/** Notifications that contradict nothing. */
const notificationFaults: readonly FaultRule[] = [
  { kind: 'notify_first', rate: 0.08, ...always },
  { kind: 'notify_twice', rate: 0.1, ...always },
  { kind: 'notify_late', rate: 0.05, ms: 4_000, ...always },
];

const callFaults: readonly FaultRule[] = [
  { kind: 'refuse_connection', rate: 0.01, ...always },
  { kind: 'error_500_before', rate: 0.012, ...always },
  { kind: 'error_500_after', rate: 0.012, ...always },
  { kind: 'rate_limit_429', rate: 0.012, ...always },
  { kind: 'proxy_400', rate: 0.012, ...always },
  { kind: 'cut_answer', rate: 0.012, ...always },
  { kind: 'nonsense', rate: 0.004, ...always },
  { kind: 'slow', rate: 0.03, ms: 700, ...always },
];

export function addFaults(gateway: GatewayName, simulator: GatewaySimulator): void {
  for (const endpoint of moneyCalls[gateway]) {
    for (const kind of ['time_out_before', 'time_out_after'] as const) {
      simulator.fault({ kind, endpoint, rate: 0.02, times: LOST_ANSWERS });
    }
  }
  for (const rule of [...callFaults, ...notificationFaults]) simulator.fault(rule);
}

/** Every fifth notification is followed by its opposite. */
export function addContradictions(simulator: GatewaySimulator): void {
  simulator.fault({ kind: 'notify_contradicting', rate: 0.2, ...always });
}

/** How often each fault of a call happened. */
export function countFaults(simulators: readonly GatewaySimulator[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fault } of simulators.flatMap((simulator) => simulator.calls())) {
    if (fault !== null) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  }
  return counts;
}
