/** The result of the webhook bench as a page. Pure. */
import type { Machine } from '../report/machine.ts';
import type { Drain, Latency } from './measure.ts';

export interface WebhookResult {
  readonly machine: Machine;
  readonly latencies: readonly Latency[];
  readonly drains: readonly Drain[];
  /** A healthy endpoint beside one that hangs with a backlog. */
  readonly besideHanging: Latency & { readonly backlog: number };
  /** Database operations a second at rest. */
  readonly idle: { readonly service: number; readonly worker: number };
}

/** What is to be reached. */
const GOALS = { p50: 5, p99: 15, plain: 1_300, encrypted: 1_200, beside: 250, idle: 5 } as const;

const round = (value: number, digits: number) => value.toFixed(digits);
const verdict = (reached: boolean) => (reached ? 'reached' : 'missed');

export function webhookPage({ machine, latencies, drains, besideHanging, idle }: WebhookResult): string {
  const versions = Object.entries(machine.versions).map(([name, version]) => `${name} ${version}`);
  const rows = latencies.map(({ rate, events, p50, p99, wholeP50, wholeP99 }) => {
    const said = rate === 100 ? verdict(p50 <= GOALS.p50 && p99 <= GOALS.p99) : '';
    return `| ${rate} | ${events} | ${round(p50, 1)} | ${round(p99, 1)} | ${round(wholeP50, 1)} | ${round(wholeP99, 1)} | ${said} |`;
  });
  const drained = drains.map(({ endpoints, bodies, events, perSecond }) => {
    const goal = GOALS[bodies];
    return `| ${endpoints} | ${bodies} | ${events} | ${round(perSecond, 0)} | ${goal} | ${verdict(perSecond >= goal)} |`;
  });
  return `# Webhook delivery, measured

${machine.date}, ${machine.cpu}, ${machine.cores} cores, ${machine.system}, load before the run ${round(machine.loadBefore, 2)}.
${machine.pinning} ${versions.join(', ')}.
Written by \`npm run bench:webhooks\`.

## From the accepted order to the receipt

Orders at a fixed rate over POST /orders; the service delivers inside its process. Milliseconds from the answer of the call to
the arrival of the webhook (0 where the webhook was there first), and from the sending of the call. Goal at 100 a second:
p50 ${GOALS.p50}, p99 ${GOALS.p99}.

| Orders a second | Events | p50 | p99 | p50 from sending | p99 from sending | Goal |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Drain of due events

One worker process that is started over the backlog; events a second from the first receipt to the last.

| Endpoints | Bodies | Events | A second | Goal | |
| --- | --- | --- | --- | --- | --- |
${drained.join('\n')}

## Beside an endpoint that hangs

${besideHanging.backlog} events are due to an endpoint that never answers. Orders at ${besideHanging.rate} a second to a healthy one:
p50 ${round(besideHanging.p50, 1)} ms, p99 ${round(besideHanging.p99, 1)} ms (goal ${GOALS.beside}: ${verdict(besideHanging.p99 <= GOALS.beside)}).

## At rest

Database operations a second: service ${round(idle.service, 1)}, worker ${round(idle.worker, 1)} (goal below ${GOALS.idle}: ${verdict(idle.worker < GOALS.idle)}).
`;
}
