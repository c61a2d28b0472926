/** What the service does while there is nothing to do. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServiceProgramParts, startService } from './service-program.ts';

/** The service compiles the contract's schemas after it is ready; that is no rest yet. Share of the time looked at. */
const SETTLING = 0.5;

export interface Idle {
  /** Share of a core, in percent. */
  readonly cpuPercent: number;
  /** Database operations a second, those of mongod by itself and of this benchmark taken off. */
  readonly operationsPerSecond: number;
}

export interface IdleParts extends ServiceProgramParts {
  readonly programs: string;
  /** Operations that mongod has served so far. */
  readonly operations: () => Promise<number>;
  readonly seconds: number;
}

export async function watchIdle(parts: IdleParts): Promise<Idle> {
  const { operations, seconds, programs } = parts;
  async function operationsInWindow(): Promise<number> {
    const before = await operations();
    await sleep(seconds * 1_000);
    return (await operations()) - before;
  }

  const alone = await operationsInWindow();
  const { process } = await startService(parts, ['--import', join(programs, 'probe.mjs')]);
  try {
    await sleep(seconds * 1_000 * SETTLING);
    const cpuBefore = await process.ask({ kind: 'cpu' });
    const served = await operationsInWindow();
    const cpu = (await process.ask({ kind: 'cpu' })) - cpuBefore;
    return {
      cpuPercent: (cpu / (seconds * 1_000_000)) * 100,
      operationsPerSecond: Math.max(0, served - alone) / seconds,
    };
  } finally {
    await process.stop();
  }
}
