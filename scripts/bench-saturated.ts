/**
 * `npm run bench:saturated`: how the service shares a full machine between new orders and webhooks, in about seven minutes with `--before`. Writes
 * scripts/bench-saturated/result.json and RESULT.md. `-- --before <folder>` measures another checkout, built by `npm run build`, in turn
 * with this one. `-- --quick` only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extent, runOnce } from './bench/bench-run.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { pinSelf } from './bench/measure/pinning.ts';
import { commitOf, describeMachine } from './bench/report/machine.ts';
import { prepareEnvironment } from './bench/webhooks/environment.ts';
import { measureSaturated, type Saturated } from './bench-saturated/measure.ts';
import { type SaturatedPlan, type Setup, saturatedPage } from './bench-saturated/result.ts';

const { before } = parseArgs({ options: { before: { type: 'string' }, quick: { type: 'boolean' } } }).values;
const plan: SaturatedPlan =
  extent === 'quick'
    ? { rounds: 1, callers: 16, seconds: 2, warmUp: 1 }
    : { rounds: 5, callers: 64, seconds: 8, warmUp: 4 };
/** `root`: the folder of the build. */
const setups: readonly (Setup & { readonly root: string })[] = (['inside', 'beside'] as const).flatMap((worker) => [
  { version: 'this', worker, root: '.', commit: commitOf('.') },
  ...(before === undefined ? [] : [{ version: 'before', worker, root: before, commit: commitOf(before) } as const]),
]);

await runOnce({
  folder: join(import.meta.dirname, 'bench-saturated'),
  limit: 900,
  async measure(scratch, log) {
    const pinning = pinSelf(process.env);
    const environment = await prepareEnvironment({ scratch, env: process.env, pinning, log });
    try {
      const machine = describeMachine(pinning, (await mongodStatus(environment.db)).version);
      const samples: Saturated[][] = setups.map(() => []);
      for (let round = 1; round <= plan.rounds; round += 1) {
        for (const [index, { worker, root, version }] of setups.entries()) {
          log(`round ${round} of ${plan.rounds}: ${version}, worker ${worker}`);
          await environment.clear();
          const service = await environment.startService({ worker, root });
          await environment.configure(service, 'plain');
          samples[index]?.push(await measureSaturated(environment, service, plan));
          await service.stop();
        }
      }
      return {
        machine,
        plan,
        results: setups.map(({ root: _, ...setup }, index) => ({ setup, rounds: samples[index] ?? [] })),
      };
    } finally {
      await environment.close();
    }
  },
  toMarkdown: saturatedPage,
});
