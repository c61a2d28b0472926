/** The result page of `npm run faults:gateways`. Pure, except for the date and the machine. */
import { cpus, loadavg } from 'node:os';
import { formatAmount } from '../../../server/domain/money.ts';
import type { Balance } from '../reconciliation.ts';
import type { CrashMatrix } from './crash-matrix.ts';
import type { LedgerComparison } from './gateway-ledgers.ts';
import { stages } from './kill-points.ts';
import type { LongRun } from './long-run.ts';

export interface GatewayFaults {
  readonly seed: number;
  readonly mongod: string;
  readonly matrix: CrashMatrix;
  readonly run: LongRun;
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

export function problemsOf({ matrix, run }: Pick<GatewayFaults, 'matrix' | 'run'>): readonly string[] {
  return [...matrix.problems, ...run.problems];
}

export function gatewayFaultsPage({ seed, mongod, matrix, run }: GatewayFaults): string {
  const problems = problemsOf({ matrix, run });
  const machine = `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`;
  return `# A service that is killed while it pays through gateways

${new Date().toISOString()}, Node.js ${process.versions.node}, mongod ${mongod}, ${machine}. Written by \`npm run faults:gateways\`; seed ${seed}
(\`FAULT_SEED\`). The gateways are the simulators of Stripe and Adyen; they outlive the service.

Compared for each order, and in sums by gateway and currency: what the simulators' ledgers say was charged, captured, released and
refunded, and what the order says. Also: no attempt or refund stays open, at most one charge or hold per order is kept, no capture or
release happens twice, and no money moves for an attempt that no order has.

## Crash matrix

The process is killed (SIGKILL) at every point of every call: before and after each write of the order (a proxy holds the write, or its
answer), and before and after the gateway processes each request (a proxy holds the request, or the answer). The numbers are kills. A
Stripe payment has several requests and writes; a request to read a payment can add a point.

${matrixTable(matrix)}

${matrix.kills} kills, ${matrix.settled.orders} orders, ${matrix.settled.movements} movements of money. Orders that differ after the restarts: ${matrix.settled.problems.size}; after the merchant
has repeated every call with the same key: ${matrix.repeated.problems.size}. ${matrix.waiting} attempts never reached Adyen. They wait 15 minutes for a notification,
with no money moved, and are then cancelled; the run moves their start instead of waiting.

## Long run

${table(
  ['Payments', 'kill -9', 'Left open', 'Orders that differ', 'Seconds'],
  [[run.payments, run.kills, run.open, run.comparison.problems.size, run.seconds]],
)}

${sumsTable(run.comparison)}

Faults of calls: ${listed(run.faults)}. Of notifications: 8 % before the answer, 10 % twice, 5 % four seconds late. Ends:
${listed(run.ends)}. Attempts that waited for Adyen until a cancellation was requested: ${run.waitingAtAdyen}; refunds at Stripe that were in doubt for a
day, as Stripe repeats a 500 as long as it knows the key: ${run.refundsInDoubt}.

The last ${run.contradicted} payments were made while every fifth notification was followed by its opposite. The service keeps the first result and
reports the conflict, with one exception: a refund that a gateway reports as failed later is failed, since that does happen. So an
order differs where a false failure of a refund arrived, or where the false notification of a capture, void or refund came first. These
orders differ from the ledger, and must: ${run.misled.length}. Any other difference is a problem.

## Problems

${problems.length === 0 ? 'None.' : problems.map((problem) => `- ${problem}`).join('\n')}
`;
}
