/** Demo data: a month that every page of the console has something of, made by calls and safe to ask for again. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Demo } from '../../../server/compose/demo/demo-file.ts';
import { makeDemoData } from '../../../server/compose/demo-data/demo-data.ts';
import { createDemoService } from '../../../server/compose/service.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';

vi.setConfig({ hookTimeout: 300_000 });

let service: TestService;
const lines: string[] = [];

const demo: Demo = {
  baseUrl: '',
  merchantId: 'demo',
  clientId: 'demo',
  apiKey: `svc_key_${'5'.repeat(64)}`,
  settingsUsername: 'demo_settings',
  settingsPassword: 'f3b1a6c0d2e4958671aa0b9c',
  operatorKey: OPERATOR_KEY,
  responseKey: `resp_key_${'7'.repeat(32)}`,
  webhookUsername: 'demohooks',
  webhookPassword: '0c9b8a7f6e5d4c3b2a190817',
};

const make = () =>
  makeDemoData({
    createService: (at) => createDemoService(service.deps, at),
    end: new Date(),
    demo,
    stopSignal: new AbortController().signal,
    report: (line) => lines.push(line),
  });

beforeAll(async () => {
  service = await startService({ label: 'demo data' });
  const t = performance.now();
  await make();
  console.log('took', performance.now() - t, lines);
});
afterAll(() => service?.close());

it('works', async () => {
  const orders = await service.database.db
    .collection('orders')
    .aggregate([{ $group: { _id: '$status', n: { $sum: 1 } } }])
    .toArray();
  console.log(
    orders,
    await service.database.db
      .listCollections()
      .toArray()
      .then((all) => all.map(({ name }) => name)),
  );
});
