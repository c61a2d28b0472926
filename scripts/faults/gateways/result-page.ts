/** The result page of `npm run faults:gateways`. Pure, except for the date and the machine. */
import { formatAmount } from '../../../server/domain/money.ts';
import { runFacts } from '../../bench/report/machine.ts';
import type { Searched } from '../left-behind.ts';
import type { Balance } from '../reconciliation.ts';
import type { CrashMatrix } from './crash-matrix.ts';
import type { LedgerComparison } from './gateway-ledgers.ts';
import { stages } from './kill-points.ts';
import type { LongRun } from './long-run.ts';

/** What a page says about its run. */
export interface RunFacts {
  readonly seed: number;
  readonly mongod: string;
  /** Of what the run left behind. */
  readonly searches: readonly Searched[];
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function sumsTable({ sums }: LedgerComparison): string {
  const rows = [...sums].sort().map(([key, { service, gateway }]) => {
    const [name = '', currency = ''] = key.split(' ');
    const shown = ({ charged, held }: Balance) => [charged, held].map((minor) => formatAmount({ minor, currency }));
    return [name, currency, ...shown(service), ...shown(gateway)];
  });
  return table(
    ['Gateway', 'Currency', 'Charged (orders)', 'Held (orders)', 'Charged (gateway)', 'Held (gateway)'],
    rows,
  );
}

function matrixTable({ rows }: CrashMatrix): string {
  const counted = rows.map(({ gateway, call, points }) => [
    gateway,
    call,
    ...stages.map((stage) => points.filter((point) => point.stage === stage).length),
  ]);
  return table(['Gateway', 'Call', ...stages], counted);
}

function heading({ seed, mongod }: RunFacts): string {
  return `${runFacts(mongod)}. Written by \`npm run faults:gateways\`; seed ${seed}
(\`FAULT_SEED\`). The gateways are the simulators of Stripe and Adyen; they outlive the service.

Compared for each order, and in sums by gateway and currency: what the simulators' ledgers say was charged, captured, released and
refunded, and what the order says. Also: no attempt or refund stays open, at most one charge or hold per order is kept, no capture or
release happens twice, and no money moves for an attempt that no order has.`;
}

function searchPart({ searches }: RunFacts): string {
  const searched = searches.map(({ what, unit, places, bytes, found }) => [
    what,
    `${places} ${unit}`,
    bytes,
    found.length,
  ]);
  const total = searches.reduce((sum, { found }) => sum + found.length, 0);
  return `After the run, everything that it left behind is searched: for the card numbers and the security code that paid, and the gateways'
credentials, plain, in groups of digits, escaped, in base64 and in hexadecimal; and for any other number that could be a card's. Found: ${total}.

${table(['Searched', 'Count', 'Bytes', 'Found'], searched)}

The security code has three digits and is searched for in texts alone. Among bytes and in files, it turns up by chance.`;
}

function unservedPart({ unserved }: LongRun): string {
  const count = `Orders that did not reach the end that their customer planned: ${unserved.length}.`;
  if (unserved.length === 0) return count;
  const rows = unserved.map(({ orderId, plan, status, said }) => [orderId, plan, String(status), said]);
  return `${count}\n\n${table(['Order', 'Plan', 'Status', 'Last call'], rows)}`;
}

function problemList(problems: readonly string[]): string {
  return problems.length === 0 ? 'No problems.' : `Problems:\n\n${problems.map((each) => `- ${each}`).join('\n')}`;
}

export function crashMatrixPage(matrix: CrashMatrix, facts: RunFacts): string {
  const { kills, settled, repeated, waiting, problems } = matrix;
  return `# A service that is killed at every point of its calls to gateways

${heading(facts)}

The process is killed (SIGKILL) at every point of every call: before and after each write of the order (a proxy holds the write, or its
answer), and before and after the gateway processes each request (a proxy holds the request, or the answer). The numbers are kills. A
Stripe payment has several requests and writes. A write after the payment's own may be that of a notification.

${matrixTable(matrix)}

| kill -9 | Orders | Movements of money | Differ after the restarts | Differ after repeated calls | Waited for Adyen |
| --- | --- | --- | --- | --- | --- |
| ${kills} | ${settled.orders} | ${repeated.movements} | ${settled.problems.size} | ${repeated.problems.size} | ${waiting} |

After the restarts, the reconciler and the gateways' notifications settle every order; then the merchant repeats every call, with the
same key. "Waited for Adyen": no notification comes, since nothing has moved. The service waits 15 minutes for one and then has the
payment cancelled by its reference. For ${matrix.late} of them, Adyen knows the payment and has nothing to cancel: it
waits for 3-D Secure, of which the answer, or the request that finishes it, was lost. These end after a day. The run moves the start
of the attempts instead of waiting.

${sumsTable(repeated)}

${searchPart(facts)}

${problemList(problems)}
`;
}

export function longRunPage(run: LongRun, facts: RunFacts): string {
  return `# A service that is killed at random while gateways fail

${heading(facts)}

${table(
  ['Payments', 'kill -9', 'Left open', 'Orders that differ', 'Seconds'],
  [[run.payments, run.kills, run.open, run.comparison.problems.size, run.seconds]],
)}

${sumsTable(run.comparison)}

The sums are those of the first ${run.comparison.orders} payments: frictionless, with 3-D Secure (completed, failed, abandoned), declined, held and
captured (some in part) or voided, and refunded (some in part), at Stripe, Adyen, or by a routing rule that names both.
At the end of the run: ${listed(run.ends)}.

Faults of calls: ${listed(run.faults)}. Notifications: 8 % arrive before the answer, 10 % twice, 5 % four seconds late.
Attempts that waited for Adyen until a cancellation was requested: ${run.waitingAtAdyen}, of which ${run.late} had nothing to cancel and ended after
a day. Refunds at Stripe in doubt, since Stripe repeats a 500 as long as it knows the key, and a day later found there or sent with
another key: ${run.refundsInDoubt}. The run moves the start of these instead of waiting.

${unservedPart(run)}

The other ${run.contradicted} payments are made without these faults, while every fifth notification is followed by its opposite. The service keeps the
first result and reports the conflict; of a refund that fails after a success, it asks Stripe first. So an order may differ from
the ledger only where the false notification of a capture, void or refund came first. Orders that differ in this way: ${run.misled.length}. Any other
difference is a problem.

${searchPart(facts)}

${problemList(run.problems)}
`;
}
