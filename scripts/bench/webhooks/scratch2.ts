import { mkdtempSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pinSelf } from '../measure/pinning.ts';
import { prepareEnvironment } from './environment.ts';
import { measureSaturated } from './saturate.ts';
const [, , callers = '64', seconds = '6', profile = '0'] = process.argv;
const environment = await prepareEnvironment({ scratch: mkdtempSync('/tmp/sat-'), env: process.env, pinning: pinSelf(process.env), log: () => {} });
try {
  const service = await environment.startService('inside');
  await environment.configure(service, 'plain');
  const counts = async () => Object.fromEntries(Object.entries((await environment.db.command({ serverStatus: 1 })).metrics.commands).filter(([, v]: any) => v?.total !== undefined).map(([k, v]: any) => [k, Number(v.total)]));
  const before = await counts();
  if (profile === '1') await environment.db.command({ profile: 2 });
  const r = await measureSaturated(environment, service, { callers: Number(callers), seconds: Number(seconds), warmUp: 1 });
  const after = await counts();
  if (profile === '1') {
    await environment.db.command({ profile: 0 });
    const rows = await environment.db.collection('system.profile').aggregate([{ $group: { _id: { op: '$op', ns: '$ns', plan: '$planSummary', c: { $ifNull: [{ $first: { $map: { input: { $objectToArray: '$command' }, in: '$$this.k' } } }, ''] } }, n: { $sum: 1 }, micros: { $sum: '$cpuNanos' }, ms: { $sum: '$millis' }, nm: { $sum: '$nModified' }, keys: { $sum: '$keysExamined' }, docs: { $sum: '$docsExamined' }, kd: { $sum: '$keysInserted' }, dd: { $sum: '$keysDeleted' } } }, { $sort: { micros: -1 } }, { $limit: 30 }]).toArray();
    for (const x of rows) console.log(x._id.op, x._id.ns, x._id.c, x._id.plan ?? '', 'n', x.n, 'cpu_ms', Math.round(x.micros / 1e6), 'mod', x.nm, 'keysEx', x.keys, 'docsEx', x.docs, 'kIns', x.kd, 'kDel', x.dd);
  }
  const n = r.ordersPerSecond * Number(seconds);
  console.log(JSON.stringify(r)); console.log('orders about', n);
  for (const k of Object.keys(after)) if (after[k] - before[k] > 20) console.log(k, after[k] - before[k], ((after[k] - before[k]) / n).toFixed(2));
  await service.stop();
} finally { await environment.close(); }
process.exit(0);
