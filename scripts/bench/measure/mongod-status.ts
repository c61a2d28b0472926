/** What mongod says of itself. */
import type { Db } from 'mongodb';

export interface MongodStatus {
  readonly version: string;
  /** CPU time so far, in microseconds. */
  readonly cpuMicros: number;
  /** Operations served so far. */
  readonly operations: number;
  /** Commands served so far: one may hold many operations. */
  readonly commands: number;
}

export async function mongodStatus(db: Db): Promise<MongodStatus> {
  const status = await db.command({ serverStatus: 1 });
  const { user_time_us: user, system_time_us: system } = status.extra_info;
  const counts = Object.values(status.opcounters).filter((count) => typeof count === 'number');
  const commands: readonly { readonly total?: unknown }[] = Object.values(status.metrics.commands);
  return {
    version: String(status.version),
    cpuMicros: Number(user) + Number(system),
    operations: counts.reduce((sum, count) => sum + count, 0),
    commands: commands.reduce((sum, { total }) => sum + Number(total ?? 0), 0),
  };
}
