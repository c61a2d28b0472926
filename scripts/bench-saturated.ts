/**
 * `npm run bench:saturated`: how the service shares a full machine between new orders and webhooks, in about ten minutes with `--before` and
 * `--node`. Writes scripts/bench-saturated/result.json and RESULT.md. `-- --before <folder>` measures another checkout, built by
 * `npm run build`, in turn with this one; `-- --node 24` also this one on another version of Node.js, such as that of the image.
 * `-- --quick` only shows that it works, and writes nothing.
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
import { nodeProgram, nodeVersion } from './node-versions/node-program.ts';

const { before, node } = parseArgs({
  options: { before: { type: 'string' }, node: { type: 'string' }, quick: { type: 'boolean' } },
}).values;
const plan: SaturatedPlan =
  extent === 'quick'
    ? { rounds: 1, callers: 16, seconds: 2, warmUp: 1 }
    : { rounds: 5, callers: 64, seconds: 8, warmUp: 4 };
const here = { version: 'this', root: '.', commit: commitOf('.') } as const;
const thisNode = { node: process.versions.node, program: process.execPath };
const otherNode =
  node === undefined ? [] : [{ node: nodeVersion(node), program: await nodeProgram(nodeVersion(node)) }];
const earlier = before === undefined ? [] : [{ version: 'before', root: before, commit: commitOf(before) } as const];
/** `root`: the folder of the build. `program`: the Node.js that runs it. */
const setups: readonly (Setup & { readonly root: string; readonly program: string })[] = (
  ['inside', 'beside'] as const
).flatMap((worker) => [
  ...[thisNode, ...otherNode].map((one) => ({ ...here, ...one, worker })),
  ...earlier.map((one) => ({ ...one, ...thisNode, worker })),
]);

await runOnce({
  folder: join(import.meta.dirname, 'bench-saturated'),
  limit: 1_200,
  async measure(scratch, log) {
    const pinning = pinSelf(process.env);
    const environment = await prepareEnvironment({ scratch, env: process.env, pinning, log });
    try {
      const machine = describeMachine(pinning, (await mongodStatus(environment.db)).version);
      const samples: Saturated[][] = setups.map(() => []);
      for (let round = 1; round <= plan.rounds; round += 1) {
        for (const [index, { program, ...setup }] of setups.entries()) {
          const { version, worker, root } = setup;
          log(`round ${round} of ${plan.rounds}: ${version}, worker ${worker}, Node.js ${setup.node}`);
          await environment.clear();
          const service = await environment.startService({ worker, root, node: program });
          await environment.configure(service, 'plain');
          samples[index]?.push(await measureSaturated(environment, service, plan));
          await service.stop();
        }
      }
      return {
        machine,
        plan,
        results: setups.map(({ root: _, program: __, ...setup }, index) => ({ setup, rounds: samples[index] ?? [] })),
      };
    } finally {
      await environment.close();
    }
  },
  toMarkdown: saturatedPage,
});
