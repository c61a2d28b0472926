/**
 * A process that makes one idempotent call and kills itself (kill -9) during it, before or after its effect.
 * Arguments: the database's connection string, the root secret in hex, the key, `before` or `after`.
 */

import { systemRuntime } from '../../../server/platform/runtime.ts';
import { connectMongo } from '../../../server/storage/mongo/client.ts';
import { answerOnceOver, idempotentCall, noteEffect } from './idempotent-effects.ts';

const [, , uri = '', secretRoot = '', key = '', when = ''] = process.argv;

const { db } = await connectMongo(uri);
const answerOnce = answerOnceOver(db, Buffer.from(secretRoot, 'hex'), systemRuntime.clock);

await answerOnce(idempotentCall(key), async () => {
  if (when === 'after') await noteEffect(db, key);
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
});
