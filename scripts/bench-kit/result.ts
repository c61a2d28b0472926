/** What a run came to: its figures, each with what it should reach, and all turns. Pure. */
import { reaches } from '../bench/report/figures.ts';
import { type Machine, machineLines } from '../bench/report/machine.ts';
import { type Spread, spread } from '../bench/report/statistics.ts';
import type { Plan, Sample, Samples } from './measure.ts';
import { type ParticipantName, participants } from './participants.ts';

export interface KitFigure {
  readonly title: string;
  readonly unit: string;
  readonly value: Spread;
  /** At least this; null for what is told for comparison. */
  readonly aim: number | null;
}

export interface KitResult {
  readonly machine: Machine;
  readonly plan: Plan;
  readonly figures: readonly KitFigure[];
  readonly samples: Readonly<Record<string, readonly Sample[]>>;
}

export function kitResult(machine: Machine, plan: Plan, samples: Samples): KitResult {
  const rates = (name: ParticipantName): readonly number[] =>
    (samples.get(name) ?? []).map(({ perSecond }) => perSecond);
  const cpu = (name: ParticipantName): readonly number[] => (samples.get(name) ?? []).map(({ cpuMicros }) => cpuMicros);
  /** Within a round, between turns that lie near each other. */
  const ratio = (upper: readonly number[], lower: readonly number[]): Spread =>
    spread(upper.map((value, round) => value / (lower[round] ?? Number.NaN)));
  const figures: readonly KitFigure[] = [
    { title: 'duplicates rejected, memory', unit: '/s', value: spread(rates('call-again-memory')), aim: 10_000 },
    { title: 'the same, over HTTP on one core', unit: '/s', value: spread(rates('again-memory')), aim: null },
    { title: 'duplicates rejected, MongoDB', unit: '/s', value: spread(rates('call-again-mongo')), aim: 2_000 },
    { title: 'the same, over HTTP on one core', unit: '/s', value: spread(rates('again-mongo')), aim: null },
    {
      title: 'first receipts, MongoDB: rate relative to a bare insert',
      unit: '×',
      value: ratio(rates('first-mongo'), rates('insert')),
      aim: 0.7,
    },
    {
      title: 'new events, memory, over HTTP: rate relative to octokit/webhooks',
      unit: '×',
      value: ratio(rates('first-memory'), rates('octokit')),
      aim: null,
    },
    {
      title: 'the same with a signature',
      unit: '×',
      value: ratio(rates('signed-memory'), rates('octokit')),
      aim: null,
    },
    {
      title: 'a repeated event, memory, over HTTP: rate relative to octokit/webhooks, which runs the handler each time',
      unit: '×',
      value: ratio(rates('again-memory'), rates('octokit-again')),
      aim: null,
    },
    {
      title: 'new events, memory: CPU relative to octokit/webhooks',
      unit: '×',
      value: ratio(cpu('first-memory'), cpu('octokit')),
      aim: null,
    },
  ];
  return { machine, plan, figures, samples: Object.fromEntries(samples) };
}

const shown = (value: number): string => String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
const spreadText = ({ median, least, most }: Spread): string => `${shown(median)} (${shown(least)}–${shown(most)})`;

export function kitMarkdown({ machine, plan, figures, samples }: KitResult): string {
  const line = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    '# Benchmark of the receiver kit',
    '',
    'Written by `npm run bench:kit`; all samples are in `result.json`.',
    '',
    ...machineLines(machine),
    `- ${plan.rounds} rounds, all participants in alternation (A B A B), ${plan.turn} s per sample after ${plan.warmUp} s of warm-up; median (range). A closed loop of ${plan.connections} concurrent calls; every response was checked.`,
    '- All deliveries carry one kind of event, and handlers do nothing. "called": `receiver.receive()` in the measured process, without HTTP. Writes to MongoDB are `w: majority, j: true`; a first receipt is two writes (claim and record), the bare insert is one.',
    '',
    line('', 'median (range)', 'aim'),
    line('---', '---:', '---:'),
    ...figures.map(({ title, unit, value, aim }) =>
      line(
        title,
        `${spreadText(value)} ${unit}`,
        aim === null ? '' : `≥ ${aim}: ${reaches(value, aim, 'more') === 'met' ? 'met' : '**missed**'}`,
      ),
    ),
    '',
    line('', 'per second', 'CPU µs each'),
    line('---', '---:', '---:'),
    ...participants.map(({ name, title }) => {
      const turns = samples[name] ?? [];
      return line(
        title,
        spreadText(spread(turns.map(({ perSecond }) => perSecond))),
        spreadText(spread(turns.map(({ cpuMicros }) => cpuMicros))),
      );
    }),
    '',
  ].join('\n');
}
