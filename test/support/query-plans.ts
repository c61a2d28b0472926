/** The plans of the queries that a database executed during some work, by mongod's own profiler. */
import type { Db } from 'mongodb';

/** One executed command, as the profiler wrote it down. */
export interface ExecutedPlan {
  /** `query`, `command`, `update`, … */
  readonly op: string;
  /** For example `IXSCAN { merchantId: 1, at: -1 }`, or `COLLSCAN`. */
  readonly planSummary: string;
  readonly keysExamined: number;
  readonly docsExamined: number;
}

const PROFILE = 'system.profile';

/** Runs `work` and returns the plans of the commands on a collection that had one. */
export async function plansOf(db: Db, collection: string, work: () => Promise<unknown>): Promise<ExecutedPlan[]> {
  await db.command({ profile: 2 });
  try {
    await work();
  } finally {
    await db.command({ profile: 0 });
  }
  const filter = { ns: `${db.databaseName}.${collection}`, planSummary: { $exists: true } };
  const found = await db.collection(PROFILE).find(filter).sort({ ts: 1 }).toArray();
  await db.collection(PROFILE).drop();
  return found.map(({ op, planSummary, keysExamined, docsExamined }) => ({
    op: String(op),
    planSummary: String(planSummary),
    keysExamined: Number(keysExamined),
    docsExamined: Number(docsExamined),
  }));
}
