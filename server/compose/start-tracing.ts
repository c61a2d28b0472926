/**
 * Starts the recording and export of traces: OpenTelemetry's SDK, loaded only when traces are on. Spans wait in a bounded queue and leave
 * in batches; while the collector is unreachable they are dropped, and nothing else notices.
 */
import { type Link, ROOT_CONTEXT, TraceFlags } from '@opentelemetry/api';
import type { Sampler, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Environment } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { TracesConfig } from '../platform/traces-config.ts';
import { createTracing, type Tracing } from '../platform/tracing.ts';

/** How long the stop of a process waits for the collector, in milliseconds. */
const STOP_MS = 3_000;

export interface TracesDeps {
  readonly traces: TracesConfig;
  readonly environment: Environment;
  /** The name of the process, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES has one. */
  readonly serviceName: string;
  readonly log: Log;
}

export interface RunningTracing {
  readonly tracing: Tracing;
  /** Sends the spans so far. Rejects when the collector does not take them. */
  flush(): Promise<void>;
  /** Sends the spans so far, within three seconds. Never rejects. */
  stop(): Promise<void>;
}

type Sdk = typeof import('@opentelemetry/sdk-trace');

function rootSampler(sdk: Sdk, { root, ratio }: TracesConfig['sampler']): Sampler {
  if (root === 'traceidratio') return new sdk.TraceIdRatioBasedSampler(ratio);
  return root === 'always_on' ? new sdk.AlwaysOnSampler() : new sdk.AlwaysOffSampler();
}

/**
 * The configured sampler. A trace that begins with a link (a delivery) is recorded if the linked step was, so that a payment is recorded
 * from the request to the receiver or not at all.
 */
function samplerOf(sdk: Sdk, { sampler }: TracesConfig): Sampler {
  const { RECORD_AND_SAMPLED, NOT_RECORD } = sdk.SamplingDecision;
  const root = rootSampler(sdk, sampler);
  const local = new sdk.ParentBasedSampler({
    root,
    ...(sampler.parent === 'followed' ? {} : { remoteParentSampled: root, remoteParentNotSampled: root }),
  });
  const ofLink = ({ context: { traceFlags } }: Link) =>
    (traceFlags & TraceFlags.SAMPLED) === 0 ? NOT_RECORD : RECORD_AND_SAMPLED;
  return {
    shouldSample(context, traceId, name, kind, attributes, links) {
      const [link] = links;
      if (link !== undefined) return { decision: ofLink(link) };
      return local.shouldSample(context ?? ROOT_CONTEXT, traceId, name, kind, attributes, links);
    },
    toString: () => local.toString(),
  };
}

/** The same exporter, which logs when exports begin to fail, and when they work again. */
function reportFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error !== undefined && !failing) {
          const code = 'code' in error ? String(error.code) : error.name;
          log.warn(
            { event: 'trace.export.failed', code },
            'The collector does not take traces; dropping them until it does',
          );
        }
        if (error === undefined && failing) log.info({ event: 'trace.export.recovered' }, 'The collector takes traces');
        failing = error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** Loads the SDK and starts it. Connects to nothing. */
export async function startTracing({ traces, environment, serviceName, log }: TracesDeps): Promise<RunningTracing> {
  const { url, protocol } = traces;
  const [sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    protocol === 'http/json'
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/resources'),
  ]);
  const { detectResources, envDetector, resourceFromAttributes, serviceInstanceIdDetector } = resources;
  const own = resourceFromAttributes({ 'service.name': serviceName, 'deployment.environment.name': environment });
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] })),
    sampler: samplerOf(sdk, traces),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: reportFailures(new OTLPTraceExporter({ url }), log) })],
  });
  return {
    tracing: createTracing(provider.getTracer('card-payments-service')),
    flush: () => provider.forceFlush(),
    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
      clearTimeout(timer);
    },
  };
}
