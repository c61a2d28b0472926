/** What the fault runs came to, as a page, and whether that is good enough. Pure but for the date and the version of Node.js. */
import type { KilledWorkers } from './killed-workers.ts';
import type { RestartedMongod } from './restarted-mongod.ts';

export interface Faults {
  readonly killed: KilledWorkers;
  readonly restarted: RestartedMongod;
}

/** At the most: duplicates of one kill, and milliseconds until work goes on after a restart. */
const MOST_DUPLICATES = 16;
const LONGEST_RECOVERY_MS = 10_000;

/** Whether nothing is lost or left, and the bounds are kept. */
export function withinBounds({ killed, restarted }: Faults): boolean {
  const missing = killed.lost + killed.leasedAfterwards + restarted.lost + restarted.unexpected;
  const inTime = restarted.longestRecovery <= LONGEST_RECOVERY_MS;
  return missing === 0 && killed.mostDuplicatesOfAKill <= MOST_DUPLICATES && inTime;
}

export function faultsPage(run: Faults & { readonly seed: number; readonly mongod: string }): string {
  const { killed, restarted, seed, mongod } = run;
  return `# Workers killed and a database restarted, over and over

${new Date().toISOString()}, Node.js ${process.versions.node}, mongod ${mongod}. Written by \`npm run faults\`; seed ${seed} (\`FAULT_SEED\`).

Two workers, killed in turn at random moments over a backlog. Bounds: none lost, none left leased, at most ${MOST_DUPLICATES} duplicates of a kill.

| Events | kill -9 | Lost | Left leased after 20 s | Duplicates | Most of one kill |
| --- | --- | --- | --- | --- | --- |
| ${killed.events} | ${killed.kills} | ${killed.lost} | ${killed.leasedAfterwards} | ${killed.duplicates} | ${killed.mostDuplicatesOfAKill} |

mongod restarted under load, by SIGTERM and SIGKILL in turn, under a service and a worker. Recovery: from the database's being back to an
order accepted after that and told of. Bounds: no accepted order without its event, no answer but 200 and 503, recovery within ${LONGEST_RECOVERY_MS / 1_000} s.

| Restarts | Orders accepted | Refused (503) | Other answers | Without their event | Duplicates | Longest recovery, s |
| --- | --- | --- | --- | --- | --- | --- |
| ${restarted.restarts} | ${restarted.accepted} | ${restarted.refused} | ${restarted.unexpected} | ${restarted.lost} | ${restarted.duplicates} | ${(restarted.longestRecovery / 1_000).toFixed(1)} |

All bounds kept: ${withinBounds(run) ? 'yes' : 'NO'}
`;
}
