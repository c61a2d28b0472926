/** One run from the start of mongod to the result. Writes nothing outside its scratch folder. */
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { buildServer } from '../build-server.ts';
import { startEmbeddedMongod } from '../dev-mongod/embedded-mongod.ts';
import { buildPrograms, PROGRAMS } from './build-programs.ts';
import { mongodStatus } from './measure/mongod-status.ts';
import { pinSelf } from './measure/pinning.ts';
import { runRounds } from './measure/rounds.ts';
import { timeStarts, watchIdle } from './measure/service-program.ts';
import { participants } from './participants.ts';
import type { Plan } from './plan.ts';
import { describeMachine } from './report/machine.ts';
import { type Result, resultOf } from './report/result.ts';

export interface RunParts {
  readonly plan: Plan;
  readonly env: NodeJS.ProcessEnv;
  /** An empty folder. */
  readonly scratch: string;
  readonly log: (line: string) => void;
}

/** Settings of the service must not come from whoever runs the benchmark. */
function plainEnv({ PATH, HOME }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...(PATH === undefined ? {} : { PATH }), ...(HOME === undefined ? {} : { HOME }) };
}

export async function runBench({ plan, env, scratch, log }: RunParts): Promise<Result> {
  await buildServer();
  await buildPrograms('main', 'probe');
  const pinning = pinSelf(env);
  // Always a mongod of our own: it has to be on the core of the load generator, and empty.
  const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env, log });
  const mongoUri = (database: string) => mongod.uri.replace('/?', `/${database}?`);
  const client = new MongoClient(mongod.uri);
  try {
    const status = () => mongodStatus(client.db('admin'));
    const machine = describeMachine(pinning, (await status()).version);
    const programs = join(process.cwd(), PROGRAMS);
    const common = { pinning, programs, env: plainEnv(env) };
    const program = { ...common, mongoUri: mongoUri('bench_program'), dataDir: join(scratch, 'data') };

    log('starting the service, again and again');
    const starts = await timeStarts(program, plan.starts);
    log('watching the service at rest');
    const operations = async () => (await status()).operations;
    const idle = await watchIdle({ ...program, operations, seconds: plan.idle });
    const mongodCpu = async () => (await status()).cpuMicros;
    const rounds = await runRounds(participants, {
      ...common,
      mongoUri,
      plan,
      mongodCpu,
      connections: plan.connections,
      log,
    });
    return resultOf(machine, plan, { rounds, starts, idle });
  } finally {
    await client.close();
    await mongod.stop();
  }
}
