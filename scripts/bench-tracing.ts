/**
 * `npm run bench:tracing`: what traces cost the service, off, for 1 % and for 100 % of the requests, in about three minutes. Writes
 * scripts/bench-tracing/result.json and RESULT.md. `npm run bench:tracing -- --quick` only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { extent, runOnce } from './bench/bench-run.ts';
import { buildPrograms, PROGRAMS } from './bench/build-programs.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { pinSelf } from './bench/measure/pinning.ts';
import { runRounds } from './bench/measure/rounds.ts';
import { participant } from './bench/participants.ts';
import { quickPlan, wholePlan } from './bench/plan.ts';
import { describeMachine } from './bench/report/machine.ts';
import { COLLECTOR_VARIABLE } from './bench/serve/traced-service.ts';
import { startSink } from './bench-tracing/collector-sink.ts';
import { type TracingResult, tracingMarkdown, tracingResult } from './bench-tracing/result.ts';
import { startEmbeddedMongod } from './dev-mongod/embedded-mongod.ts';

const PACKAGES = ['express', 'mongodb', '@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-proto'];
/** Seconds. */
const LIMIT = 420;
const plan = extent === 'quick' ? quickPlan : { ...wholePlan, rounds: 9, latency: 0.5 };
const participants = [
  participant('mongo', 'off'),
  participant('traced-1', '1 % of the requests'),
  participant('traced-100', '100 % of the requests'),
];

await runOnce<TracingResult>({
  folder: join('scripts', 'bench-tracing'),
  limit: LIMIT,
  toMarkdown: tracingMarkdown,
  async measure(scratch, log) {
    await buildPrograms('main');
    const pinning = pinSelf(process.env);
    const { PATH = '', HOME = '' } = process.env;
    const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env: process.env, log });
    const client = new MongoClient(mongod.uri);
    const sink = await startSink();
    try {
      const status = () => mongodStatus(client.db('admin'));
      const machine = describeMachine(pinning, (await status()).version, PACKAGES);
      const rounds = await runRounds(participants, {
        pinning,
        programs: join(process.cwd(), PROGRAMS),
        env: { PATH, HOME, [COLLECTOR_VARIABLE]: sink.url },
        mongoUri: (database) => mongod.uri.replace('/?', `/${database}?`),
        plan,
        mongodCpu: async () => (await status()).cpuMicros,
        connections: plan.connections,
        log,
      });
      return tracingResult({ machine, plan, participants, rounds, exported: sink.exported() });
    } finally {
      await sink.close();
      await client.close();
      await mongod.stop();
    }
  },
});
