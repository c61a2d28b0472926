/** Waits until a server answers. */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../order-calls.ts';

const PAUSE_MS = 2;
const LIMIT_MS = 60_000;

/** Resolves at the first 200. Throws after a minute. */
export async function whenAnswering(port: number, call: Pick<Call, 'path' | 'headers'>): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (performance.now() < deadline) {
    if ((await statusOf(port, call)) === 200) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${call.path} did not answer 200 within ${LIMIT_MS / 1_000} s`);
}

function statusOf(port: number, { path, headers }: Pick<Call, 'path' | 'headers'>): Promise<number> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, (res) => {
      res.resume();
      res.once('end', () => resolve(res.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.end();
  });
}
