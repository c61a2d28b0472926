/** A caller that leaves before it has an answer: the call is no success in the log, the metrics or the merchant's list of requests. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../../generated/server/operations.ts';
import { interceptDatabase } from '../../support/intercepted-database.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
/** What a question to the database waits for. */
let pause: Promise<void> = Promise.resolve();
let asked: () => void = () => undefined;

beforeAll(async () => {
  service = await startService({
    label: 'left_callers',
    config: { requestLog: 'on' },
    through: (db) =>
      interceptDatabase(db, async (question) => {
        asked();
        await pause;
        return question();
      }),
  });
});
afterAll(() => service.close());

it('is counted and logged as 499', async () => {
  const left = new AbortController();
  let release: () => void = () => undefined;
  pause = new Promise((resolve) => {
    release = resolve;
  });
  asked = () => left.abort();
  const call = service.call.form('/orders', { order_id: 'left', amount: '1' }, { signal: left.signal });
  await expect(call).rejects.toThrow('aborted');
  const line = () => service.logLines().find((text) => text.includes(operations.createOrder.id));
  await expect.poll(line).toMatch(/"status":499/);
  release();
  const metrics = await (await fetch(`${service.baseUrl}/metrics`)).text();
  const counted = metrics.split('\n').filter((text) => /^http_requests_total\{.*createOrder/.test(text));
  expect(counted).toEqual([expect.stringMatching(/status="499".* 1$/)]);
});
