/** How long the service takes to its first correct answer. */
import { type ServiceProgramParts, startService } from './service-program.ts';

export interface StartTimes {
  /** On an empty database, where every index is made. Milliseconds. */
  readonly firstMs: number;
  /** On the same database, where the indexes are looked over. Milliseconds. */
  readonly laterMs: readonly number[];
}

export async function timeStarts(parts: ServiceProgramParts, times: number): Promise<StartTimes> {
  const all: number[] = [];
  for (let count = 0; count <= times; count += 1) {
    const { process, startMs } = await startService(parts, []);
    await process.stop();
    all.push(startMs);
  }
  const [firstMs = 0, ...laterMs] = all;
  return { firstMs, laterMs };
}
