/** An open loop beyond what the service can do: which orders it accepts, which it refuses, and how late their webhooks are. */
import { setTimeout as sleep } from 'node:timers/promises';
import { leaveAtRate } from '../bench/load/fixed-rate.ts';
import { percentile } from '../bench/report/statistics.ts';
import type { BenchEnvironment, BenchService } from '../bench/webhooks/environment.ts';
import { createOrderClient, type OrderCall } from './order-client.ts';

/** How long the last webhooks may take to arrive after the load, milliseconds. Those that do not are lost. */
const PATIENCE_MS = 30_000;

export interface OverloadOptions {
  /** Seconds of load. */
  readonly seconds: number;
  /** The offered rate in relation to that of the closed loop before it. */
  readonly times: number;
  /** Orders under way at most, so that the generator survives; those that are due beyond are not sent. */
  readonly underWay: number;
}

export interface Overloaded {
  /** Orders a second, over the time in which they were sent. */
  readonly offered: number;
  readonly accepted: number;
  readonly refused: number;
  /** Orders that were due and not sent, and those with another answer or none, which are no part of the other figures. */
  readonly unsent: number;
  readonly failures: readonly string[];
  readonly refusals: number;
  /** Refusals with `Retry-After`. */
  readonly retryable: number;
  /** Milliseconds from sending to the answer; null without such answers. */
  readonly acceptedP50: number | null;
  readonly acceptedP99: number | null;
  readonly refusedP50: number | null;
  readonly refusedP99: number | null;
  /** Milliseconds from the sending of an accepted order to the receipt of its webhook, and from the last sending to the last receipt. */
  readonly receiptP50: number | null;
  readonly lastReceipt: number;
  /** Accepted orders whose webhook did not arrive. */
  readonly lost: number;
  /** The longest time that an order left after it was due, milliseconds. */
  readonly latest: number;
}

function shareOf(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  return percentile(
    values.toSorted((one, other) => one - other),
    share,
  );
}

/** Offers `rate` orders a second, whatever the answers. */
export async function measureOverload(
  { receiver }: Pick<BenchEnvironment, 'receiver'>,
  service: BenchService,
  rate: number,
  { seconds, underWay: most }: Omit<OverloadOptions, 'times'>,
): Promise<Overloaded> {
  receiver.mode = 'read';
  receiver.orders.clear();
  const client = createOrderClient(service, most);
  const calls: OrderCall[] = [];
  const failures: string[] = [];
  const running: Promise<void>[] = [];
  let underWay = 0;
  let unsent = 0;
  const order = async (): Promise<void> => {
    underWay += 1;
    try {
      calls.push(await client.order());
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    underWay -= 1;
  };
  const started = performance.now();
  const departures = leaveAtRate(rate, Math.ceil(rate * seconds), () => {
    if (underWay < most) running.push(order());
    else unsent += 1;
  });
  await departures.gone;
  const ended = performance.now();
  await Promise.all(running);
  await client.close();

  const accepted = calls.filter(({ status }) => status === 200);
  const refused = calls.filter(({ status }) => status === 503);
  const isMissing = ({ orderId }: OrderCall) => !receiver.orders.has(orderId);
  const until = performance.now() + PATIENCE_MS;
  while (accepted.some(isMissing) && performance.now() < until) await sleep(5);
  const received = accepted.flatMap(({ orderId, sent }) => {
    const at = receiver.orders.get(orderId);
    return at === undefined ? [] : [{ at, after: at - sent }];
  });
  const perSecond = (count: number) => count / ((ended - started) / 1_000);
  const answerOf = (some: readonly OrderCall[], share: number) =>
    shareOf(
      some.map(({ sent, answered }) => answered - sent),
      share,
    );
  return {
    offered: perSecond(running.length),
    accepted: perSecond(accepted.length),
    refused: perSecond(refused.length),
    unsent,
    failures,
    refusals: refused.length,
    retryable: refused.filter(({ retryAfter }) => retryAfter !== null).length,
    acceptedP50: answerOf(accepted, 0.5),
    acceptedP99: answerOf(accepted, 0.99),
    refusedP50: answerOf(refused, 0.5),
    refusedP99: answerOf(refused, 0.99),
    receiptP50: shareOf(
      received.map(({ after }) => after),
      0.5,
    ),
    lastReceipt: Math.max(0, ...received.map(({ at }) => at - ended)),
    lost: accepted.length - received.length,
    latest: departures.latestMs(),
  };
}
