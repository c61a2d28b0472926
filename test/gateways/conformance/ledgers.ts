/**
 * The two ledgers of a behaviour: what the gateway moved, and what the service's orders say. Both are lists of movements by the
 * `txn_uuid` of the payment, so that a payment, capture or refund that moved twice shows twice.
 */
import type { Order } from '../../../server/domain/payments/order.ts';
import { at, textAt } from '../../support/caller.ts';
import type { Account, Bench, TestShop } from './bench.ts';

/** Movements such as `refund 4000 INR`, in the gateway's minor units, sorted. */
export type Ledger = Readonly<Record<string, readonly string[]>>;

interface Movement {
  readonly kind: string;
  readonly id: string;
  readonly amount: number;
}

/** A refund or chargeback whose money came back moved nothing. */
const returned: Readonly<Record<string, string>> = { refund: 'refund_returned', chargeback: 'chargeback_returned' };

function linesOf(movements: readonly Movement[], currency: string): string[] {
  const isBack = ({ kind, id }: Movement) =>
    movements.some((other) => other.id === id && other.kind === returned[kind]) || kind.endsWith('_returned');
  return movements
    .filter((movement) => !isBack(movement))
    .map(({ kind, amount }) => `${kind} ${amount} ${currency}`)
    .sort();
}

/** Several payments with the same reference are all of its movements. */
function ledgerOf(payments: readonly (readonly [reference: string, lines: readonly string[]])[]): Ledger {
  const ledger = new Map<string, string[]>();
  for (const [reference, lines] of payments) {
    if (lines.length > 0) ledger.set(reference, [...(ledger.get(reference) ?? []), ...lines].sort());
  }
  return Object.fromEntries(ledger);
}

async function sandboxLedger({ service }: Bench, { merchant }: TestShop): Promise<Ledger> {
  const entries = service.database.db.collection('sandbox_gateway_ledger').find({ merchantId: merchant.merchantId });
  const lines = (await entries.toArray()).map((entry): [string, string[]] => {
    const kind = entry.kind === 'void' ? 'release' : textAt(entry, 'kind');
    const line = `${kind} ${at(entry, 'money', 'minor')} ${at(entry, 'money', 'currency')}`;
    return [textAt(entry, 'txnUuid'), [line]];
  });
  return ledgerOf(lines);
}

/** What the gateway of an account moved; `reference`s of other services included. Null when the bench cannot see it. */
async function gatewayLedger(bench: Bench, shop: TestShop, { driver, credentials }: Account): Promise<Ledger | null> {
  const { outside } = driver;
  if (outside === null) return sandboxLedger(bench, shop);
  const account = outside.account(credentials);
  const payments = bench.ledgerOf(outside);
  if (payments === null) return null;
  const own = payments.filter((payment) => payment.account === account);
  return ledgerOf(own.map(({ reference, movements, currency }) => [reference, linesOf(movements, currency)]));
}

/** What an order says that the account's gateway moved. */
function movementsOf({ txns, refunds, disputes = [] }: Order, { driver, configId }: Account) {
  return txns
    .filter(({ gatewayConfigId }) => gatewayConfigId === configId)
    .map(({ txnUuid, status, money, hold }): [string, string[]] => {
      const line = (kind: string, minor: number) => `${kind} ${minor * driver.units(money.currency)} ${money.currency}`;
      const ended = hold?.actions.find(({ outcome }) => outcome === 'done');
      const taken = ended?.kind === 'capture' ? ended.money.minor : 0;
      const isPaid = status === 'CHARGED' || status === 'AUTO_REFUNDED';
      const own = refunds.filter((refund) => refund.txnUuid === txnUuid && refund.status === 'SUCCESS');
      const backAs = hold !== undefined && ended === undefined ? 'release' : 'refund';
      return [
        txnUuid,
        [
          ...(hold === undefined ? [] : [line('hold', money.minor)]),
          ...(hold === undefined && isPaid ? [line('charge', money.minor)] : []),
          ...(taken > 0 ? [line('capture', taken)] : []),
          ...(ended !== undefined && taken < money.minor ? [line('release', money.minor - taken)] : []),
          ...own.map((refund) => line(backAs, refund.money.minor)),
          ...disputes
            .filter((dispute) => dispute.txnUuid === txnUuid && dispute.status !== 'WON')
            .map((dispute) => line('chargeback', dispute.money.minor)),
        ].sort(),
      ];
    });
}

/**
 * The ledgers of each account of the shop: the gateway's and the service's. A gateway's test mode shows no ledger: there, both are
 * the service's, which holds what the gateway answered.
 */
export async function bothLedgers(
  bench: Bench,
  shop: TestShop,
): Promise<{ readonly gateway: readonly Ledger[]; readonly service: readonly Ledger[] }> {
  const orders = await shop.orders();
  const service = shop.accounts.map((account) => ledgerOf(orders.flatMap((order) => movementsOf(order, account))));
  const seen = await Promise.all(shop.accounts.map((account) => gatewayLedger(bench, shop, account)));
  return { gateway: seen.map((ledger, index) => ledger ?? service[index] ?? {}), service };
}

/** What the shop's gateways moved, whatever payment it belongs to, sorted. */
export async function movedAt(bench: Bench, shop: TestShop): Promise<string[]> {
  const { gateway } = await bothLedgers(bench, shop);
  return gateway.flatMap((ledger) => Object.values(ledger).flat()).sort();
}
