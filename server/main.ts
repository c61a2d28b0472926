/**
 * Starts the service: environment in, signals handled. No logic.
 */
import { readConfig } from './config.ts';
import { greeting } from './demo/greeting.ts';
import { createLog } from './http/log.ts';
import { type RunningService, runService } from './run.ts';
import { systemRuntime } from './runtime.ts';
import { loadKeyFile } from './vault/key-file.ts';
import { createVaultKeys } from './vault/keys.ts';
import { readVaultEnvironment, vaultKeysMissing } from './vault/keys-from-environment.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

function refuseStart(faults: readonly string[]): never {
  say(`The service cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  process.exit(1);
}

function stopOnSignals(service: RunningService): void {
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (asked) return;
      asked = true;
      say('Stopping: requests under way may end, nothing new is taken.');
      service.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          say(`The stop failed: ${error instanceof Error ? error.message : 'unknown'}`);
          process.exit(1);
        },
      );
    });
  }
}

const reading = readConfig(process.env, process.stdout.isTTY ? 'terminal' : 'pipe');
const vault = readVaultEnvironment(process.env);
const faults = [...(reading.ok ? [] : reading.faults), ...(vault.kind === 'faulty' ? vault.problems : [])];
if (!reading.ok || vault.kind === 'faulty') refuseStart(faults);
const { config } = reading;
if (vault.kind === 'absent' && config.environment === 'production') refuseStart([vaultKeysMissing]);

try {
  const material = vault.kind === 'keys' ? vault.material : await loadKeyFile(config.dataDir, systemRuntime.random);
  const log = createLog(config.log);
  const service = await runService({
    config,
    keys: createVaultKeys(material),
    runtime: systemRuntime,
    log,
    toolEnv: process.env,
    say,
  });
  stopOnSignals(service);
  say(greeting(service, config));
} catch (error) {
  refuseStart([error instanceof Error ? error.message : 'an unknown fault']);
}
