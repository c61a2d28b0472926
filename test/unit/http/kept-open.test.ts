import { expect, it } from 'vitest';
import { listen } from '../../../server/http/server/listener.ts';
import { createLog } from '../../../server/platform/log.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';

it('a connection is kept for longer than load balancers keep theirs without a request', async () => {
  const log = createLog({ level: 'silent', format: 'json' });
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    publicBaseUrl: undefined,
    log,
    random: systemRuntime.random,
  });
  listener.serve((_req, res) => res.end());
  const { headers } = await fetch(`http://127.0.0.1:${listener.port}/`);
  expect(headers.get('keep-alive')).toBe('timeout=65');
  await listener.drain();
});
