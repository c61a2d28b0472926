/**
 * `npm run bench:saturated`: how the service shares a full machine between new orders and webhooks, and what it does with twice the orders
 * that it can accept, in about twelve minutes with `--before` and `--node`. Writes scripts/bench-saturated/result.json and RESULT.md.
 * `-- --before <folder>` measures another checkout, built by `npm run build`, in turn with this one; `-- --node 24` also this one on another
 * version of Node.js, such as that of the image. `-- --slower-machine` writes to the folder slower-machine there. `-- --quick` only shows
 * that it works, and writes nothing.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extent, runOnce } from './bench/bench-run.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { pinSelf } from './bench/measure/pinning.ts';
import { commitOf, describeMachine } from './bench/report/machine.ts';
import { prepareEnvironment } from './bench/webhooks/environment.ts';
import { measureSaturated, type Saturated } from './bench-saturated/measure.ts';
import { measureOverload, type Overloaded } from './bench-saturated/overload.ts';
import { type SaturatedPlan, type Setup, saturatedPage } from './bench-saturated/result.ts';
import { nodeProgram, nodeVersion } from './node-versions/node-program.ts';

const { before, node } = parseArgs({
  options: {
    before: { type: 'string' },
    node: { type: 'string' },
    quick: { type: 'boolean' },
    'slower-machine': { type: 'boolean' },
  },
}).values;
const plan: SaturatedPlan =
  extent === 'quick'
    ? { rounds: 1, callers: 64, seconds: 2, warmUp: 1, overload: { seconds: 4, times: 2, underWay: 500 } }
    : { rounds: 5, callers: 64, seconds: 8, warmUp: 4, overload: { seconds: 8, times: 2, underWay: 500 } };
/** `root`: the folder of the build. `program`: the Node.js that runs it. */
interface Build {
  readonly setup: Omit<Setup, 'worker'>;
  readonly root: string;
  readonly program: string;
}
const here = { version: 'this', node: process.versions.node, commit: commitOf('.') } as const;
const builds: Build[] = [{ setup: here, root: '.', program: process.execPath }];
if (node !== undefined) {
  const version = nodeVersion(node);
  builds.push({ setup: { ...here, node: version }, root: '.', program: await nodeProgram(version) });
}
if (before !== undefined) {
  const earlier = { version: 'before', node: process.versions.node, commit: commitOf(before) } as const;
  builds.push({ setup: earlier, root: before, program: process.execPath });
}
const measured = (['inside', 'beside'] as const).flatMap((worker) =>
  builds.map((build) => ({ ...build, setup: { ...build.setup, worker } })),
);

await runOnce({
  folder: join(import.meta.dirname, 'bench-saturated'),
  limit: 1_440,
  async measure(scratch, log) {
    const pinning = pinSelf(process.env);
    const environment = await prepareEnvironment({ scratch, env: process.env, pinning, log });
    try {
      const machine = describeMachine(pinning, (await mongodStatus(environment.db)).version);
      const samples: Saturated[][] = measured.map(() => []);
      const overloads: Overloaded[][] = measured.map(() => []);
      for (let round = 1; round <= plan.rounds; round += 1) {
        for (const [index, { setup, root, program }] of measured.entries()) {
          log(`round ${round} of ${plan.rounds}: ${setup.version}, worker ${setup.worker}, Node.js ${setup.node}`);
          await environment.clear();
          const service = await environment.startService({ worker: setup.worker, root, node: program });
          await environment.configure(service, 'plain');
          const saturated = await measureSaturated(environment, service, plan);
          samples[index]?.push(saturated);
          if (setup.version === 'this' && setup.node === process.versions.node) {
            const rate = plan.overload.times * saturated.ordersPerSecond;
            const overloaded = await measureOverload(environment, service, rate, plan.overload);
            for (const failure of new Set(overloaded.failures)) log(failure);
            overloads[index]?.push(overloaded);
          }
          await service.stop();
        }
      }
      return {
        machine,
        plan,
        results: measured.map(({ setup }, index) => ({
          setup,
          rounds: samples[index] ?? [],
          overloads: overloads[index] ?? [],
        })),
      };
    } finally {
      await environment.close();
    }
  },
  toMarkdown: saturatedPage,
});
