/**
 * Starts the service: environment in, signals handled. No logic.
 */
import { readConfig } from './config.ts';
import { greeting } from './demo/greeting.ts';
import { createLog } from './http/log.ts';
import { type RunningService, runService } from './run.ts';
import { systemRuntime } from './runtime.ts';
import { startFault } from './start-fault.ts';
import { loadKeyFile } from './vault/key-file.ts';
import { createVaultKeys } from './vault/keys.ts';
import { readVaultEnvironment, vaultKeysMissing } from './vault/keys-from-environment.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

function refuseStart(faults: readonly string[]): never {
  say(`The service cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  process.exit(1);
}

/** From the first moment on, so that a start that is broken off leaves nothing behind either. */
function listenForStop(): AbortSignal {
  const unwanted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => unwanted.abort());
  return unwanted.signal;
}

async function stopWhenUnwanted(service: RunningService, unwanted: AbortSignal): Promise<never> {
  if (!unwanted.aborted) await new Promise((resolve) => unwanted.addEventListener('abort', resolve, { once: true }));
  say('Stopping: requests under way may end, nothing new is taken.');
  try {
    await service.stop();
    process.exit(0);
  } catch (error) {
    say(`The stop failed: ${error instanceof Error ? error.message : 'unknown'}`);
    process.exit(1);
  }
}

const unwanted = listenForStop();
const reading = readConfig(process.env, process.stdout.isTTY ? 'terminal' : 'pipe');
const vault = readVaultEnvironment(process.env);
const faults = [...(reading.ok ? [] : reading.faults), ...(vault.kind === 'faulty' ? vault.problems : [])];
if (!reading.ok || vault.kind === 'faulty') refuseStart(faults);
const { config } = reading;
if (vault.kind === 'absent' && config.environment === 'production') refuseStart([vaultKeysMissing]);

try {
  const material = vault.kind === 'keys' ? vault.material : await loadKeyFile(config.dataDir, systemRuntime.random);
  const service = await runService({
    config,
    keys: createVaultKeys(material),
    runtime: systemRuntime,
    log: createLog(config.log),
    toolEnv: process.env,
    say,
    unwanted,
  });
  say(greeting(service, config));
  await stopWhenUnwanted(service, unwanted);
} catch (error) {
  if (unwanted.aborted) process.exit(0);
  refuseStart([startFault(error, config)]);
}
