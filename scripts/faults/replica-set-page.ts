/** The result page of `npm run faults:replica-set`, and its bounds. Pure except for the date and the machine. */
import { runFacts } from '../bench/report/machine.ts';
import { rangeText, spread } from '../bench/report/statistics.ts';
import type { Failover, KilledPrimary } from './killed-primary.ts';

/** How long recovery may take beyond the election timeout, in milliseconds. */
const LONGEST_RECOVERY_MS = 10_000;
/** The longest that a caller may wait for an answer, in milliseconds. */
const LONGEST_ANSWER_MS = 10_000;

/** The bounds that a run did not meet, in words. Empty when it met all. */
export function missedBounds(run: KilledPrimary): readonly string[] {
  const zero = {
    'accepted orders lost': run.lostOrders,
    'payments left open': run.open,
    'orders with a wrong amount': run.wrong,
    'orders that differ from the bank': run.mismatched,
    'problems of the books': run.problems.length,
    'events lost': run.lost,
    'events never received': run.unreceived,
    'merchants with gaps in their event numbers': run.misnumbered,
    'answers other than 200 and 503': run.unexpected,
  };
  const late = run.failovers.filter(
    ({ electionTimeoutMs, webhook }) => webhook > electionTimeoutMs + LONGEST_RECOVERY_MS,
  );
  return [
    ...Object.entries(zero).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])),
    ...(late.length === 0 ? [] : [`${late.length} recoveries that took longer than the bound`]),
    ...(run.longestAnswer <= LONGEST_ANSWER_MS ? [] : ['a caller that waited longer than the bound']),
    ...(run.deliveriesDone ? [] : ['deliveries that did not end']),
  ];
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);

function rowOf(electionTimeoutMs: number, failovers: readonly Failover[]): string {
  const those = failovers.filter((failover) => failover.electionTimeoutMs === electionTimeoutMs);
  const times = (['unready', 'accepted', 'webhook'] as const).map((name) =>
    rangeText(spread(those.map((one) => one[name])), seconds),
  );
  return `| ${seconds(electionTimeoutMs)} | ${those.length} | ${times.join(' | ')} |`;
}

export function replicaSetPage(run: KilledPrimary, { seed, mongod }: { seed: number; mongod: string }): string {
  const timeouts = [...new Set(run.failovers.map(({ electionTimeoutMs }) => electionTimeoutMs))];
  const missed = missedBounds(run);
  return `# A replica set whose primary is killed

${runFacts(mongod)}, for all three mongods. Written by \`npm run faults:replica-set\`; seed ${seed} (\`FAULT_SEED\`).

Beneath a service and a worker, the primary of three mongods is killed (SIGKILL) at random moments, and started again as a secondary after the
service has recovered. The next kill waits until it has caught up. Meanwhile, four customers create orders, and four others pay, capture, void
and refund orders at the sandbox gateway, repeating every call until it is answered.

Seconds from a kill, as median and range. The election timeout is how long the other members wait for a silent primary; 10 s is MongoDB's default.

| Election timeout, s | Kills | Last \`/ready\` with 503 | First order that is sent after it and accepted | First webhook of such an order |
| --- | --- | --- | --- | --- |
${timeouts.map((timeout) => rowOf(timeout, run.failovers)).join('\n')}

| Orders accepted | Lost | Refused (503) | Other answers | Longest answer, s |
| --- | --- | --- | --- | --- |
| ${run.accepted} | ${run.lostOrders} | ${run.refused} | ${run.unexpected} | ${seconds(run.longestAnswer)} |

| Payments | Left open | Wrong amount | Ledgers differ | Paid twice and refunded |
| --- | --- | --- | --- | --- |
| ${run.payments} | ${run.open} | ${run.wrong} | ${run.mismatched} | ${run.autoRefunded} |

| Events | Lost | Never received | Duplicates | Received under two numbers | Merchants with gaps in the numbers |
| --- | --- | --- | --- | --- | --- |
| ${run.raised} | ${run.lost} | ${run.unreceived} | ${run.duplicates} | ${run.renumbered} | ${run.misnumbered} |

Members that rolled back writes of their own: ${run.rolledBack} of 3.

All bounds met: ${missed.length === 0 ? 'yes' : `NO: ${missed.join(', ')}`}. Bounds: none lost, left open, wrong or unreceived; only 200 and 503; recovery within ${LONGEST_RECOVERY_MS / 1_000} s beyond the
election timeout; every answer within ${LONGEST_ANSWER_MS / 1_000} s.
`;
}
