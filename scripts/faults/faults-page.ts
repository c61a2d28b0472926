/** The result page of the fault runs, and their bounds. Pure except for the date and the machine. */
import { runFacts } from '../bench/report/machine.ts';
import type { KilledWorkers } from './killed-workers.ts';
import type { RestartedMongod } from './restarted-mongod.ts';

export interface Faults {
  readonly killed: KilledWorkers;
  readonly restarted: RestartedMongod;
}

/** Upper bounds: duplicates of one kill, and milliseconds to recover from a restart. */
const MOST_DUPLICATES = 32;
const LONGEST_RECOVERY_MS = 10_000;

/** Whether the run loses nothing and meets the bounds. */
export function withinBounds({ killed, restarted }: Faults): boolean {
  const missing = killed.lost + killed.leasedAfterwards + restarted.lost + restarted.unexpected;
  const inTime = restarted.longestRecovery <= LONGEST_RECOVERY_MS;
  return missing === 0 && killed.mostDuplicatesOfAKill <= MOST_DUPLICATES && inTime;
}

export function faultsPage(run: Faults & { readonly seed: number; readonly mongod: string }): string {
  const { killed, restarted, seed, mongod } = run;
  return `# Killed workers and a restarted database

${runFacts(mongod)}. Written by \`npm run faults\`; seed ${seed} (\`FAULT_SEED\`).

Two workers drain a backlog and are killed in turn at random moments. Bounds: none lost, none left leased, at most ${MOST_DUPLICATES} duplicates per kill.

| Events | kill -9 | Lost | Left leased after 20 s | Duplicates | Most per kill |
| --- | --- | --- | --- | --- | --- |
| ${killed.events} | ${killed.kills} | ${killed.lost} | ${killed.leasedAfterwards} | ${killed.duplicates} | ${killed.mostDuplicatesOfAKill} |

mongod restarts under load, by SIGTERM and SIGKILL in turn, beneath a service and a worker. Recovery is the time from the restart to an
order that is accepted and reported after it. Bounds: no accepted order without its event, only answers 200 and 503, recovery within ${LONGEST_RECOVERY_MS / 1_000} s.

| Restarts | Orders accepted | Refused (503) | Other answers | Without their event | Duplicates | Longest recovery, s |
| --- | --- | --- | --- | --- | --- | --- |
| ${restarted.restarts} | ${restarted.accepted} | ${restarted.refused} | ${restarted.unexpected} | ${restarted.lost} | ${restarted.duplicates} | ${(restarted.longestRecovery / 1_000).toFixed(1)} |

All bounds met: ${withinBounds(run) ? 'yes' : 'NO'}
`;
}
