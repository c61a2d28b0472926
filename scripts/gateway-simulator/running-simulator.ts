/** What a test, or a call below `/simulator`, does with a running simulator. */
import type { CallFault, FaultRule } from './faults.ts';
import type { DisputeRequest, NotificationTarget } from './gateway.ts';
import type { LedgerPayment } from './ledger.ts';
import type { DeliveryRecord } from './notifications.ts';

/** A call that reached the simulator. Bodies are not kept: they hold card numbers. */
export interface CallRecord {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  /** The trace of the caller. */
  readonly traceparent: string | null;
  readonly fault: CallFault | null;
  /** Of the answer; null while there is none, or if none was sent. */
  status: number | null;
}

export interface GatewaySimulator {
  readonly origin: string;
  ledger(): LedgerPayment[];
  fault(rule: FaultRule): void;
  faults(): FaultRule[];
  clearFaults(): void;
  /** Sets where notifications go: of one account, as the ledger names it, or of all accounts without a target of their own. */
  notify(target: NotificationTarget, account?: string): void;
  /** The notifications so far, and how their deliveries went. */
  notifications(): DeliveryRecord[];
  calls(): CallRecord[];
  /** Does now what is due later, and waits until all deliveries are over. */
  flush(): Promise<void>;
  failRefund(id: string): boolean;
  dispute(request: DisputeRequest): string | null;
  /** Refuses all connections for this time, as a gateway that is down. Resolves when it refuses them. */
  outage(ms: number): Promise<void>;
  /** Forgets payments, faults and calls; keeps the notification targets. */
  reset(): void;
  close(): Promise<void>;
}
