import { mkdtempSync } from 'node:fs';
import { pinSelf } from '../measure/pinning.ts';
import { prepareEnvironment } from './environment.ts';
import { measureLatency } from './measure.ts';
import { measureSaturated } from './saturate.ts';
const [, , kind = 'inside', callers = '64', seconds = '10', what = 'sat'] = process.argv;
const environment = await prepareEnvironment({ scratch: mkdtempSync('/tmp/sat-'), env: process.env, pinning: pinSelf(process.env), log: () => {} });
try {
  const service = await environment.startService(kind === 'beside' ? 'beside' : 'inside');
  await environment.configure(service, 'plain');
  if (what.includes('sat')) console.log(JSON.stringify(await measureSaturated(environment, service, { callers: Number(callers), seconds: Number(seconds), warmUp: 4 }), (_, v) => (typeof v === 'number' ? Math.round(v * 100) / 100 : v)));
  if (what.includes('lat')) console.log(JSON.stringify(await measureLatency(environment, service, { rate: 100, seconds: Number(seconds), warmUp: 2 })));
  await service.stop();
} finally { await environment.close(); }
process.exit(0);
