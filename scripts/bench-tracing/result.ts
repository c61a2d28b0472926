/** What a run came to, and how it reads. Pure. */
import { type BenchOperation, benchOperations } from '../bench/channel.ts';
import type { RoundsResult, Series } from '../bench/measure/rounds.ts';
import type { Participant } from '../bench/participants.ts';
import type { Plan } from '../bench/plan.ts';
import { type Machine, machineLines } from '../bench/report/machine.ts';
import { rangeText, type Spread, spread } from '../bench/report/statistics.ts';
import type { Exported } from './collector-sink.ts';

export interface TracingRow {
  readonly title: string;
  readonly operation: BenchOperation;
  readonly cpuMicros: Spread;
  /** CPU against that of the same round without traces. */
  readonly ratio: Spread;
  readonly perSecond: Spread;
  /** Resident memory after the last round, in bytes. */
  readonly memory: number;
}

export interface TracingResult {
  readonly machine: Machine;
  readonly plan: Plan;
  readonly rows: readonly TracingRow[];
  readonly exported: Exported;
  readonly rounds: readonly Series[];
}

export interface Measured {
  readonly machine: Machine;
  readonly plan: Plan;
  /** The first one is without traces. */
  readonly participants: readonly Participant[];
  readonly rounds: RoundsResult;
  readonly exported: Exported;
}

export function tracingResult({ machine, plan, participants, rounds, exported }: Measured): TracingResult {
  const samplesOf = (name: string | undefined, operation: BenchOperation) =>
    rounds.series.find((one) => one.name === name && one.operation === operation)?.samples ?? [];
  const rows = benchOperations.flatMap((operation) =>
    participants.map(({ name, title }): TracingRow => {
      const off = samplesOf(participants[0]?.name, operation);
      const own = samplesOf(name, operation);
      return {
        title,
        operation,
        cpuMicros: spread(own.map(({ cpuMicros }) => cpuMicros)),
        ratio: spread(own.map(({ cpuMicros }, round) => cpuMicros / (off[round]?.cpuMicros ?? Number.NaN))),
        perSecond: spread(own.map(({ perSecond }) => perSecond)),
        memory: rounds.memory.get(name)?.at(-1) ?? 0,
      };
    }),
  );
  return { machine, plan, rows, exported, rounds: rounds.series };
}

const headings: Record<BenchOperation, string> = { create: 'POST /orders', get: 'GET /orders/{order_id}' };
const whole = (value: number) => String(Math.round(value));
const hundredths = (value: number) => value.toFixed(2);
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

export function tracingMarkdown({ machine, plan, rows, exported }: TracingResult): string {
  const tables = benchOperations.map((operation) => {
    const lines = rows
      .filter((row) => row.operation === operation)
      .map(({ title, cpuMicros, ratio, perSecond, memory }) =>
        [
          title,
          rangeText(cpuMicros, whole),
          rangeText(ratio, hundredths),
          rangeText(perSecond, whole),
          megabytes(memory),
        ].join(' | '),
      );
    return `## ${headings[operation]}

| traces | CPU µs per request | × off | requests per second | memory MB |
| --- | ---: | ---: | ---: | ---: |
${lines.map((line) => `| ${line} |`).join('\n')}
`;
  });
  return `# Cost of traces

Written by \`npm run bench:tracing\`; all samples are in \`result.json\`.

${machineLines(machine).join('\n')}
- ${plan.rounds} rounds, all in alternation (A B A B), after ${plan.warmUp} s of warm-up each; median (range). A closed loop of ${plan.connections} connections for ${plan.capacity} s; the status and order_id of every response were checked.
- CPU is the user and system time of the whole service process, the export of the traces included. "× off" compares with the same round without traces. Memory is resident memory after the last round.
- Traces go to a collector beside the load generator, by OTLP over HTTP (protobuf): ${exported.exports} exports, ${megabytes(exported.bytes)} MB.

${tables.join('\n')}`;
}
