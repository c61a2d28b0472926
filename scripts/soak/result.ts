/** What a soak found, and how it reads. Pure except for the date and the machine. */
import { runFacts } from '../bench/report/machine.ts';
import { percentile, spread } from '../bench/report/statistics.ts';
import type { RaisedEvents } from '../faults/raised-events.ts';
import type { ComparedBooks } from '../faults/settled-payments.ts';

export interface Sample {
  /** Since the start of the load. */
  readonly seconds: number;
  /** Bytes. */
  readonly service: { readonly resident: number; readonly heap: number };
  readonly worker: { readonly resident: number; readonly heap: number };
  /** Orders so far. */
  readonly orders: number;
  /** Of POST /orders since the sample before, in milliseconds. */
  readonly latencies: readonly number[];
  /** Processes of the whole machine that wanted a core in the minute before. */
  readonly load: number;
}

export interface SoakResult {
  readonly mongod: string;
  readonly minutes: number;
  readonly samples: readonly Sample[];
  readonly orders: number;
  readonly reads: number;
  readonly failed: number;
  /** Payments in progress at the end. */
  readonly open: number;
  readonly books: ComparedBooks;
  readonly events: RaisedEvents;
  readonly duplicates: number;
}

/** Rows of the table. */
const ROWS = 12;
/** Memory is flat when its median in the last third is at most so much of that in the second third. */
const FLAT = 1.1;

const median = (values: readonly number[]) => spread(values).median;
const mebibytes = (bytes: number) => String(Math.round(bytes / 2 ** 20));

/** The last third of the samples in relation to the second: their median resident memory, and their least heap. */
function growth(samples: readonly Sample[], name: 'service' | 'worker') {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const [second, last] = [samples.slice(third, 2 * third), samples.slice(-third)];
  const resident = (some: readonly Sample[]) => median(some.map((sample) => sample[name].resident));
  const heap = (some: readonly Sample[]) => spread(some.map((sample) => sample[name].heap)).least;
  return { resident: resident(last) / resident(second), heap: heap(last) / heap(second) };
}

/** The bounds that a run did not meet, in words. Empty when it met all. */
export function missedBounds({ samples, failed, open, books, events }: SoakResult): readonly string[] {
  const zero = {
    'calls without a 200': failed,
    'payments left open': open,
    'problems of the books': books.problems.length,
    'events lost': events.lost,
    'events never received': events.unreceived,
    'merchants with gaps in their event numbers': events.misnumbered,
  };
  const growing = (['service', 'worker'] as const).filter((name) => growth(samples, name).resident > FLAT);
  return [
    ...Object.entries(zero).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])),
    ...growing.map((name) => `the memory of the ${name} grows`),
  ];
}

function rowOf(samples: readonly Sample[], before: Sample | undefined): string {
  const last = samples.at(-1);
  if (last === undefined) return '';
  const [from, orders] = [before?.seconds ?? 0, before?.orders ?? 0];
  const latencies = samples.flatMap((sample) => sample.latencies).sort((a, b) => a - b);
  const of = (pick: (sample: Sample) => number) => mebibytes(median(samples.map(pick)));
  const least = (pick: (sample: Sample) => number) => mebibytes(spread(samples.map(pick)).least);
  const cells = [
    `${(from / 60).toFixed(1)}–${(last.seconds / 60).toFixed(1)}`,
    of(({ service }) => service.resident),
    least(({ service }) => service.heap),
    of(({ worker }) => worker.resident),
    least(({ worker }) => worker.heap),
    ((last.orders - orders) / (last.seconds - from)).toFixed(0),
    `${percentile(latencies, 0.5).toFixed(1)} / ${percentile(latencies, 0.99).toFixed(1)}`,
    median(samples.map(({ load }) => load)).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The table of a run. */
export function soakTable(samples: readonly Sample[]): string {
  const size = Math.max(1, Math.ceil(samples.length / ROWS));
  const rows = Array.from({ length: Math.ceil(samples.length / size) }, (_, row) =>
    rowOf(samples.slice(row * size, (row + 1) * size), samples[row * size - 1]),
  );
  return `| Minutes | Service, resident MiB | least heap | Worker, resident MiB | least heap | Orders a second | POST /orders p50 / p99, ms | Load of the machine |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}`;
}

export function soakPage(result: SoakResult): string {
  const { samples, events, books } = result;
  const missed = missedBounds(result);
  const grown = (name: 'service' | 'worker') => {
    const { resident, heap } = growth(samples, name);
    return `${name} ${resident.toFixed(2)} × (least heap ${heap.toFixed(2)} ×)`;
  };
  return `# A mixed load for a long time

${runFacts(result.mongod)}. Written by \`npm run soak\`, after ${result.minutes} minutes. Everything runs on one machine.

A service and a worker under a steady load that they could exceed on a machine of their own: orders, payments with captures, voids and refunds, reads, and a webhook for every
event. Memory is sampled every 10 seconds; each row has the medians of its time, and of the heap the
least value, which is the nearest to what is alive. The last column counts the processes that wanted a core in a minute, those of the
run and all others on the machine: where it rises, others took the cores, and rates and times are theirs as well.

${soakTable(samples)}

Resident memory of the last third in relation to the second: ${grown('service')}, ${grown('worker')}.

| Orders | Reads | Calls without a 200 | Payments with wrong books | Events | Lost | Never received | Duplicates |
| --- | --- | --- | --- | --- | --- | --- | --- |
| ${result.orders} | ${result.reads} | ${result.failed} | ${books.problems.length} of ${books.orders} | ${events.raised} | ${events.lost} | ${events.unreceived} | ${result.duplicates} |

All bounds met: ${missed.length === 0 ? 'yes' : `NO: ${missed.join(', ')}`}. Bounds: no failed call, no payment left open or wrong, no event lost, and resident memory of the last third at most ${FLAT} ×
that of the second.
`;
}
