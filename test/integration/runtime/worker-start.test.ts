/** A worker whose start fails stops all that it has started. */
import { randomBytes } from 'node:crypto';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { runWorker } from '../../../server/compose/run-worker.ts';
import { readConfig } from '../../../server/platform/config.ts';
import { createLog } from '../../../server/platform/log.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase('worker start');
});
afterAll(() => database.drop());
afterEach(() => vi.restoreAllMocks());

/** Starts a worker with traces at a database, and stops it if it starts. Returns how often its traces ended. */
async function startAt(mongodbUri: string, stopSignal: AbortSignal): Promise<{ error: unknown; tracesEnded: number }> {
  const ended = vi.spyOn(TracerProvider.prototype, 'shutdown');
  const collector = `http://127.0.0.1:${await freePort()}`;
  const reading = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector }, 'pipe');
  if (!reading.ok) throw new Error(reading.faults.join());
  const log = createLog({ level: 'silent', format: 'json' });
  const keys = createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] });
  const deps = { config: reading.config, keys, mongodbUri, runtime: systemRuntime, log, stopSignal };
  const error = await runWorker(deps).then(
    (worker) => worker.stop(),
    (reason: unknown) => reason,
  );
  return { error, tracesEnded: ended.mock.calls.length };
}

it('ends its traces when the database does not answer', async () => {
  const { error, tracesEnded } = await startAt(`mongodb://127.0.0.1:${await freePort()}`, new AbortController().signal);
  expect(error).toMatchObject({ name: 'MongoServerSelectionError' });
  expect(tracesEnded).toBe(1);
});

it('ends its traces when a signal aborts its start', async () => {
  const { error, tracesEnded } = await startAt(database.uri, AbortSignal.abort());
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(tracesEnded).toBe(1);
});

it('ends its traces once when it has started and stops', async () => {
  const { error, tracesEnded } = await startAt(database.uri, new AbortController().signal);
  expect(error).toBeUndefined();
  expect(tracesEnded).toBe(1);
});
