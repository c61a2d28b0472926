/** What a stock client must read back of the order that it paid. Pure. */
import { OrderStatus } from '../../generated/values.ts';

/** The demo merchant's gateway configuration, by the reference id that the clients send. */
export const REFERENCE = 'cards_default';

const wanted: Readonly<Record<string, unknown>> = {
  status: OrderStatus.CHARGED,
  amount: 4.35,
  consent: true,
  reference: REFERENCE,
};

/** What a program said on its last line. */
export interface PaymentReport {
  /** The status that its client reads of a service of a later release, or why it refuses to. */
  readonly newer: string;
  /** The name of the first event that it reads there, or why it refuses to. */
  readonly event: string;
}

/** @throws what a program said on its last line, unless that is the paid order with consent and gateway reference. */
export function expectPaid(name: string, said: string): PaymentReport {
  const last = said.trim().split('\n').at(-1) ?? '';
  const given: Readonly<Record<string, unknown>> = JSON.parse(last);
  const differs = Object.entries(wanted).some(([key, value]) => given[key] !== value);
  if (differs) throw new Error(`${name}: the order is ${last}, and should be ${JSON.stringify(wanted)}`);
  return { newer: String(given.newer), event: String(given.event) };
}
