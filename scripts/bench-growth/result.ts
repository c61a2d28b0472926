/** What a run came to, and how it reads. Pure. */
import { type Machine, machineLines } from '../bench/report/machine.ts';
import { rangeText, spread } from '../bench/report/statistics.ts';
import { PER_DAY } from './fill.ts';
import { type GrowthPlan, type GrowthRound, type Operation, operations } from './measure.ts';

export interface GrownSize {
  readonly size: number;
  readonly fillSeconds: number;
  readonly startSeconds: number;
  /** Bytes of the orders and their indexes. */
  readonly dataBytes: number;
  readonly indexBytes: number;
  readonly rounds: readonly GrowthRound[];
}

export interface GrowthResult {
  readonly machine: Machine;
  readonly plan: GrowthPlan;
  readonly sizes: readonly GrownSize[];
}

/** p50 at a larger size is flat when it is within this factor, or so many milliseconds, of p50 at the smallest. */
const [FACTOR, NOISE_MS] = [1.2, 0.1];

const titles: Record<Operation, string> = {
  findOne: 'bare findOne by id',
  create: 'POST /orders',
  read: 'GET /orders/{order_id}',
  list: 'GET /orders, the newest 20',
  'list by status': 'GET /orders, the newest 20 in a status',
  'list by time': 'GET /orders, the newest 20, with a total that was not counted before',
  'search by order id': 'GET /settings/orders, an order id',
  'search by RRN': 'GET /settings/orders, an RRN',
  'search by status': 'GET /settings/orders, the newest 50 in a status',
  export: 'GET /settings/orders/export, a day',
};

const whole = (size: number) => size.toLocaleString('en');
const mebibytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MiB`;
const of = (rounds: readonly GrowthRound[], operation: Operation, time: 'p50' | 'p99') =>
  spread(rounds.map((round) => round[operation][time]));

/** p50 at a size in relation to that at a smaller one, within a round. */
function ratioOf(operation: Operation, large: GrownSize, small: GrownSize) {
  return spread(
    large.rounds.map((round, index) => round[operation].p50 / (small.rounds[index]?.[operation].p50 ?? Number.NaN)),
  );
}

function row(operation: Operation, sizes: readonly GrownSize[]): { readonly cells: string; readonly isFlat: boolean } {
  const [small, large] = [sizes[0], sizes.at(-1)];
  const middle = sizes.at(-2);
  if (small === undefined || large === undefined || middle === undefined) throw new Error('nothing was measured');
  const times = sizes.flatMap(({ rounds }) =>
    (['p50', 'p99'] as const).map((time) => rangeText(of(rounds, operation, time), (value) => value.toFixed(2))),
  );
  const [before, after] = [small, large].map(({ rounds }) => of(rounds, operation, 'p50').median);
  const ratio = ratioOf(operation, large, small);
  const ratios = [ratioOf(operation, large, middle), ratio].map((each) => rangeText(each, (value) => value.toFixed(2)));
  const isFlat = ratio.median <= FACTOR || (after ?? 0) - (before ?? 0) <= NOISE_MS;
  const said = operation === 'findOne' ? '' : isFlat ? 'met' : '**missed**';
  const cells = [titles[operation], ...times, ...ratios, said];
  return { cells: `| ${cells.join(' | ')} |`, isFlat: isFlat || operation === 'findOne' };
}

export function growthPage({ machine, plan, sizes }: GrowthResult): string {
  const rows = operations.map((operation) => row(operation, sizes));
  const head = sizes.flatMap(({ size }) => [`p50 ms, ${whole(size)}`, `p99 ms, ${whole(size)}`]);
  const filled = sizes.map(
    ({ size, fillSeconds, startSeconds, dataBytes, indexBytes }) =>
      `${whole(size)}: ${mebibytes(dataBytes)} of orders, ${mebibytes(indexBytes)} of their indexes, inserted in ${fillSeconds.toFixed(0)} s, indexes built and service started in ${startSeconds.toFixed(0)} s`,
  );
  return `# Cost as orders grow

Written by \`npm run bench:growth\`; all rounds are in \`result.json\`.

${machineLines(machine).join('\n')}
- One built service for each number of orders, each over a database of its own in the same mongod, all on one core, idle while another is
  measured. ${filled.join('; ')}. Nine of ten orders are the measured merchant's; all are settled, in the list and
  in the order index. Their webhooks are not stored.
- ${plan.rounds} rounds after ${plan.warmUp} of warm-up, all sizes in turn in each; median (range) over the rounds. In a round, each call ${plan.calls} times, exports ${plan.exports} times, one
  after another over one connection, about orders all over the time; every answer is checked. A day has ${whole(PER_DAY)} orders in every size.
- The ratio is p50 at ${whole(sizes.at(-1)?.size ?? 0)} to p50 at ${whole(sizes[0]?.size ?? 0)}, within a round. Flat: at most ${FACTOR} ×, or at most ${NOISE_MS} ms more. The bare findOne, from the measuring
  process, shows how far the database itself and the machine drift.
- \`GET /orders\` answers with \`total\`, which it counts up to 10,000. A total at that limit is reused for ten seconds, as when a list is read
  page by page. "Not counted before" has another filter in each call.

Flat for all calls: ${rows.every(({ isFlat }) => isFlat) ? 'met' : '**missed**'}.

| | ${head.join(' | ')} | ratio to ${whole(sizes.at(-2)?.size ?? 0)} | ratio to ${whole(sizes[0]?.size ?? 0)} | flat |
| --- | ${head.map(() => '---:').join(' | ')} | ---: | ---: | --- |
${rows.map(({ cells }) => cells).join('\n')}
`;
}
