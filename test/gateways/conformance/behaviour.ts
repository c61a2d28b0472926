/** A row of the conformance table. behaviours.ts says how to use it for a new connector. */
import { expect } from 'vitest';
import { at } from '../../support/caller.ts';
import type { Bench, ShopOptions, TestShop } from './bench.ts';
import type { GatewayDriver, GatewayName, GatewaySide } from './drivers.ts';

/** What a behaviour runs with. */
export interface Scene {
  readonly bench: Bench;
  readonly driver: GatewayDriver;
  /** The shop of this behaviour, with one account at the gateway. */
  readonly shop: TestShop;
  /** Another shop, whose ledgers are compared as well. */
  open(options: ShopOptions): Promise<TestShop>;
}

export interface Behaviour {
  readonly name: string;
  /** Why a gateway cannot do it. */
  readonly not?: Partial<Readonly<Record<GatewayName, string>>>;
  /** Why the ledgers differ at the end with a gateway; otherwise they must be equal. */
  readonly ledgersDiffer?: Partial<Readonly<Record<GatewayName, string>>>;
  /**
   * Tried against the gateways' test modes, too: it needs no fault and no page of a bank. `modification`: a capture, void or
   * refund, which Adyen reports by notification alone.
   */
  readonly live?: 'payment' | 'modification';
  readonly run: (scene: Scene) => Promise<void>;
}

export const HELD = { 'metadata.txns.auto_capture': 'false' };
export const MINUTE = 60_000;

export const insideService = {
  SANDBOX: 'it is a part of the service: no network lies between them, and it has no notifications of its own format',
} as const;

/** The reason for every gateway outside the service. */
export const outsideAlone = (reason: string) => ({ STRIPE: reason, ADYEN: reason });

/** The part of the gateway outside the service. */
export function outsideOf({ bench, driver }: Scene): GatewaySide & { readonly at: ReturnType<Bench['simulatorOf']> } {
  if (driver.outside === null) throw new Error(`${driver.name} has no simulator; say so in the table.`);
  return { ...driver.outside, at: bench.simulatorOf(driver.outside) };
}

/** A card that the table says the gateway has. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The gateway cannot do this; say so in the table.');
  return value;
}

export async function statusOf(shop: TestShop, orderId: string): Promise<unknown> {
  return at(await shop.read(orderId), 'status');
}

/** The order's status and those of its attempts. */
export async function expectStatus(shop: TestShop, orderId: string, status: string, ...attempts: string[]) {
  const order = await shop.read(orderId);
  expect([order.status, ...(await shop.attempts(orderId))]).toEqual([
    status,
    ...(attempts.length > 0 ? attempts : [status]),
  ]);
}

/** The gateway's id of the order's payment. */
export async function gatewayIdOf({ bench, driver }: Scene, shop: TestShop, orderId: string): Promise<string> {
  const side = must(driver.outside);
  const reference = at(await shop.read(orderId), 'txn_uuid');
  const payment = bench
    .simulatorOf(side)
    .ledger()
    .find((one) => one.reference === reference);
  return must(payment).id;
}
