/** Spans of steps and tasks: which span is active where, and what a failure leaves behind. */
import { Writable } from 'node:stream';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { beforeEach, describe, expect, it } from 'vitest';
import { activeSpan, enterTrace, inSpan, leaveTrace } from '../../../server/platform/active-span.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createTracing, endSpan, type Span, traceSteps, traceTasks } from '../../../server/platform/tracing.ts';
import { createBatch } from '../../../server/storage/mongo/batch.ts';

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
const tracing = createTracing(provider.getTracer('test'));

beforeEach(() => exporter.reset());

const spanId = (span: Span | undefined) => span?.spanContext().spanId;
const exported = () =>
  exporter.getFinishedSpans().map((span) => ({
    id: span.spanContext().spanId,
    name: span.name,
    parent: span.parentSpanContext?.spanId,
    failure: span.attributes['error.type'],
  }));

/** Runs `work` in a trace of its own, as a request does. */
async function inTrace<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const root = tracing.begin({ name });
  if (root === undefined) throw new Error('not recorded');
  try {
    return await enterTrace(root, work);
  } finally {
    endSpan(root, null);
    leaveTrace(root);
  }
}

const later = () => new Promise((resolve) => setImmediate(resolve));

describe('a step', () => {
  it('is a child of the step that calls it, across asynchronous calls', async () => {
    const inner = traceSteps(tracing)('inner', async (text: string) => {
      await later();
      return [text, spanId(activeSpan())];
    });
    const outer = traceSteps(tracing)('outer', async () => {
      await later();
      return inner('given');
    });
    const [given, active] = await inTrace('request', outer);
    const [first, second, third] = exported();
    expect([first?.name, second?.name, third?.name]).toEqual(['inner', 'outer', 'request']);
    expect([first?.parent, second?.parent, third?.parent]).toEqual([second?.id, third?.id, undefined]);
    expect([given, active]).toEqual(['given', first?.id]);
  });

  it('has no span without a trace, nor after its trace has ended', async () => {
    const step = traceSteps(tracing)('step', async () => activeSpan());
    expect(await step()).toBeUndefined();
    let afterwards: Promise<unknown> = Promise.resolve();
    await inTrace('request', async () => {
      afterwards = later().then(later).then(step);
    });
    expect(await afterwards).toBeUndefined();
    expect(exported().map(({ name }) => name)).toEqual(['request']);
  });

  it('that fails is marked with the class of its error, and passes it on; its message stays here', async () => {
    const problem = new RangeError('4111 1111 1111 1111 is no card');
    const failing = traceSteps(tracing)('failing', () => Promise.reject(problem));
    await expect(inTrace('request', failing)).rejects.toBe(problem);
    expect(exported()[0]).toMatchObject({ name: 'failing', failure: 'RangeError' });
    const [span] = exporter.getFinishedSpans();
    expect(JSON.stringify([span?.attributes, span?.events, span?.status])).not.toContain('4111');
  });

  it('is the function itself without tracing', () => {
    const plain = async () => 1;
    expect(traceSteps(undefined)('step', plain)).toBe(plain);
    expect(traceTasks(undefined)('task', plain)).toBe(plain);
  });
});

it('a task is a trace of its own, also when a request wakes it', async () => {
  const task = traceTasks(tracing)('task', later);
  await inTrace('request', task);
  const [first, second] = exported();
  expect([first?.name, first?.parent]).toEqual(['task', undefined]);
  expect(second?.name).toBe('request');
});

it('two traces at once do not mix', async () => {
  const step = traceSteps(tracing)('step', later);
  const both = ['one', 'other'].map((name) =>
    inTrace(name, async () => {
      await later();
      await step();
    }),
  );
  await Promise.all(both);
  const spans = exported();
  const parents = spans.filter(({ name }) => name === 'step').map(({ parent }) => parent);
  const roots = spans.filter(({ parent }) => parent === undefined).map(({ id }) => id);
  expect(parents.sort()).toEqual(roots.sort());
});

it('what runs outside of the span has none', async () => {
  await inTrace('request', async () => {
    expect(activeSpan()).toBeDefined();
    expect(await inSpan(undefined, async () => later().then(activeSpan))).toBeUndefined();
    expect(activeSpan()).toBeDefined();
  });
});

it('a batch is in the trace of its first call, and each call goes on in its own', async () => {
  const flushed: (string | undefined)[] = [];
  const run = createBatch<string, string>({
    most: 10,
    atOnce: 1,
    async flush(items) {
      flushed.push(spanId(activeSpan()));
      await later();
      return items;
    },
  });
  const call = (name: string) =>
    inTrace(name, async () => [spanId(activeSpan()), await run(name), spanId(activeSpan())]);
  const [one, two] = await Promise.all([call('one'), call('two')]);
  expect(flushed).toEqual([one?.[0]]);
  for (const each of [one, two]) expect(each?.[0]).toBe(each?.[2]);
  // The next batch belongs to whoever causes it.
  const three = await call('three');
  expect(flushed[1]).toBe(three[0]);
});

describe('a log line', () => {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });

  it('has the trace in which it is written, if there is one', async () => {
    const log = createLog({ level: 'info', format: 'json', traceIds: 'on', destination });
    log.info('before');
    const span = await inTrace('request', async () => {
      await later();
      log.info({ orderId: 'O-1' }, 'within');
      return activeSpan();
    });
    const { traceId, spanId: id } = span?.spanContext() ?? {};
    expect(lines).toMatchObject([{ msg: 'before' }, { msg: 'within', orderId: 'O-1', trace_id: traceId, span_id: id }]);
    expect(lines[0]).not.toHaveProperty('trace_id');
  });
});
