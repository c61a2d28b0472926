/** The trace of a delivery in the receiver kit: read from its header, handed to the handler, and continued by OpenTelemetry. */
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type DeliveryTrace, EventName, type Handlers, memoryJobs } from '../../../receiver-kit/src/index.ts';
import { globalTelemetry } from '../../../scripts/trace-picture/telemetry.ts';
import { anEvent, deliveryOf } from '../../support/receiver-kit/delivery.ts';
import { testReceiver } from '../../support/receiver-kit/test-receiver.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';
const header = `00-${TRACE_ID}-${SPAN_ID}-01`;
const parsed = { traceparent: header, traceId: TRACE_ID, spanId: SPAN_ID, sampled: true };

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
const telemetry = globalTelemetry(provider);
const { openTelemetry } = telemetry;

beforeEach(() => exporter.reset());
afterAll(telemetry.close);

let made = 0;

function traced(traceparent: string | readonly string[] | undefined, event = anEvent()) {
  made += 1;
  const delivery = deliveryOf({ ...event, id: `evt_trace_${made}` });
  return { ...delivery, headers: { ...delivery.headers, ...(traceparent === undefined ? {} : { traceparent }) } };
}

/** Handlers that note the trace of each run, and the span that is active in it. */
function noting() {
  const traces: (DeliveryTrace | null)[] = [];
  const active: (string | undefined)[] = [];
  const on: Handlers = {
    [EventName.ORDER_SUCCEEDED]: (_event, { trace }) => {
      traces.push(trace);
      active.push(openTelemetry.trace.getActiveSpan()?.spanContext().spanId);
    },
  };
  return { on, traces, active };
}

describe('the trace of a delivery', () => {
  it.each([
    [header, parsed],
    [`00-${TRACE_ID}-${SPAN_ID}-00`, { ...parsed, traceparent: `00-${TRACE_ID}-${SPAN_ID}-00`, sampled: false }],
    // A later version, which this one reads as far as it knows it.
    [`01-${TRACE_ID}-${SPAN_ID}-03-more"}`, parsed],
    [undefined, null],
    ['', null],
    [[header, header], null],
    [`00-${TRACE_ID}-${SPAN_ID}`, null],
    [`00-${'0'.repeat(32)}-${SPAN_ID}-01`, null],
    [`00-${TRACE_ID}-${'0'.repeat(16)}-01`, null],
    [`ff-${TRACE_ID}-${SPAN_ID}-01`, null],
    [header.toUpperCase(), null],
  ])('%j reaches the handler as it should', async (traceparent, expected) => {
    const { on, traces } = noting();
    expect((await testReceiver({ on }).receiver.receive(traced(traceparent))).status).toBe(200);
    expect(traces).toEqual([expected]);
  });

  it('waits with the event in the inbox, whose handler gets the bytes of the event as they came', async () => {
    const texts: string[] = [];
    const { on, traces } = noting();
    const jobs = memoryJobs();
    const { receiver } = testReceiver({
      inbox: { jobs },
      on: {
        ...on,
        [EventName.ORDER_FAILED]: (_event, { trace, rawBody }) => {
          traces.push(trace);
          texts.push(new TextDecoder().decode(rawBody));
        },
      },
    });
    for (const traceparent of [header, undefined]) {
      const request = traced(traceparent, anEvent({ event_name: EventName.ORDER_FAILED }));
      expect((await receiver.receive(request)).body).toContain('accepted');
      expect((await receiver.receive(request)).body).toContain('duplicate');
      const sent = typeof request.rawBody === 'function' ? await request.rawBody() : request.rawBody;
      texts.push(new TextDecoder().decode(sent));
    }
    receiver.inbox?.start();
    await expect.poll(() => traces).toEqual([parsed, null]);
    await receiver.inbox?.stop();
    const [first, second, ...run] = texts;
    expect(run).toEqual([first, second]);
  });
});

describe('with OpenTelemetry', () => {
  it('the handler runs in a span whose parent is the delivery’s', async () => {
    const { on, active } = noting();
    const { receiver } = testReceiver({ on, openTelemetry });
    await receiver.receive(traced(header));
    const [span, ...others] = exporter.getFinishedSpans();
    expect(others).toEqual([]);
    expect(span).toMatchObject({
      name: 'process ORDER_SUCCEEDED',
      kind: openTelemetry.SpanKind.CONSUMER,
      parentSpanContext: { traceId: TRACE_ID, spanId: SPAN_ID, isRemote: true },
      status: { code: openTelemetry.SpanStatusCode.UNSET },
      attributes: { 'messaging.message.id': `evt_trace_${made}`, 'svc.attempt': 1 },
    });
    expect(active).toEqual([span?.spanContext().spanId]);
  });

  it('that span is a child of the application’s own, where there is one', async () => {
    const { receiver } = testReceiver({ on: noting().on, openTelemetry });
    const server = provider.getTracer('http').startSpan('POST /webhooks');
    const { context, trace } = openTelemetry;
    await context.with(trace.setSpan(context.active(), server), () => receiver.receive(traced(header)));
    const [span] = exporter.getFinishedSpans();
    expect(span?.parentSpanContext).toMatchObject({ spanId: server.spanContext().spanId });
  });

  it('a trace begins here for a delivery without one', async () => {
    const { receiver } = testReceiver({ on: noting().on, openTelemetry });
    await receiver.receive(traced(undefined));
    expect(exporter.getFinishedSpans()[0]?.parentSpanContext).toBeUndefined();
  });

  it('a trace that the service does not record is not recorded here either', async () => {
    const { receiver } = testReceiver({ on: noting().on, openTelemetry });
    await receiver.receive(traced(`00-${TRACE_ID}-${SPAN_ID}-00`));
    expect(exporter.getFinishedSpans()).toEqual([]);
  });

  it('a handler that fails marks its span', async () => {
    const fail = async () => {
      throw new TypeError('no such shelf');
    };
    const { receiver } = testReceiver({ on: { [EventName.ORDER_SUCCEEDED]: fail }, openTelemetry });
    expect((await receiver.receive(traced(header))).status).toBe(500);
    expect(exporter.getFinishedSpans()).toMatchObject([
      {
        status: { code: openTelemetry.SpanStatusCode.ERROR },
        attributes: { 'error.type': 'TypeError' },
        events: [{ name: 'exception' }],
      },
    ]);
  });

  it('something other than its API is refused at the start', () => {
    const wrong: object = { openTelemetry: { trace: {} } };
    expect(() => testReceiver(wrong)).toThrow('openTelemetry must be the module @opentelemetry/api');
  });
});
