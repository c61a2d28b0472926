/** A collector that fails harms no payment: the service says so once, and sends again when the collector is back. */
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { startTracing } from '../../../server/compose/start-tracing.ts';
import { createLog } from '../../../server/platform/log.ts';
import { shopOf } from '../../support/payments.ts';
import { startService } from '../../support/service.ts';
import { startTraces } from '../../support/traces.ts';

function lineLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const events = () => lines.map((line) => JSON.parse(line).event);
  return { log: createLog({ level: 'info', format: 'json', destination }), lines, events };
}

it('a collector that refuses is logged once, and once when it takes traces again', async () => {
  const { log, lines, events } = lineLog();
  const traces = await startTraces({ log });
  const service = await startService({ label: 'refusing collector', tracing: traces.tracing });
  const shop = shopOf(service, service.merchant);
  try {
    traces.collector.answerWith(400);
    for (let count = 0; count < 3; count += 1) {
      await shop.order();
      await expect(traces.flush()).rejects.toBeDefined();
    }
    expect(events()).toEqual(['trace.export.failed']);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, code: '400' });

    traces.collector.answerWith(200);
    await shop.order();
    const spans = await traces.spans();
    expect(spans.filter(({ name }) => name === 'POST /orders')).toHaveLength(1);
    expect(events()).toEqual(['trace.export.failed', 'trace.export.recovered']);
  } finally {
    await service.close();
    await traces.close();
  }
});

it('a collector that is not there costs neither payments nor memory, and the stop of a process three seconds', async () => {
  const { log, events } = lineLog();
  const url = `http://127.0.0.1:${await freePort()}/v1/traces`;
  const sampler = { root: 'always_on', ratio: 1, parent: 'followed' } as const;
  const traces = { url, protocol: 'http/protobuf', sampler } as const;
  const running = await startTracing({ traces, environment: 'sandbox', serviceName: 'service', log });
  const service = await startService({ label: 'no collector', tracing: running.tracing });
  try {
    const shop = shopOf(service, service.merchant);
    const orderId = await shop.order();
    expect((await shop.start(orderId)).status).toBe(200);
    // More than the queue holds: the rest is dropped.
    for (let count = 0; count < 10_000; count += 1) running.tracing.begin({ name: 'one of many' })?.end();
    expect((await shop.start(await shop.order())).status).toBe(200);
  } finally {
    await service.close();
  }
  const before = performance.now();
  await running.stop();
  expect(performance.now() - before).toBeLessThan(5_000);
  expect(events().filter((event) => event === 'trace.export.failed').length).toBeLessThanOrEqual(1);
});
