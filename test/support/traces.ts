/** Traces in a test: a collector, the service's own exporter to it, and the OpenTelemetry of a merchant. */
import { AsyncLocalStorage } from 'node:async_hooks';
import * as openTelemetry from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { type CollectedSpan, type Collector, startCollector } from '../../scripts/trace-picture/collector.ts';
import { type RunningTracing, startTracing } from '../../server/compose/start-tracing.ts';
import { createLog } from '../../server/platform/log.ts';
import type { TracesConfig } from '../../server/platform/traces-config.ts';

export interface Traces extends RunningTracing {
  readonly collector: Collector;
  /** The spans so far, of the service and of whoever else sends to the collector. */
  spans(): Promise<readonly CollectedSpan[]>;
  close(): Promise<void>;
}

export interface TracesOptions {
  readonly sampler?: Partial<TracesConfig['sampler']>;
  readonly protocol?: TracesConfig['protocol'];
  readonly log?: ReturnType<typeof createLog>;
}

/** Starts a collector and the service's exporter to it. Records every trace unless the sampler says otherwise. */
export async function startTraces({ sampler, protocol = 'http/json', log }: TracesOptions = {}): Promise<Traces> {
  const collector = await startCollector();
  const running = await startTracing({
    traces: { url: collector.url, protocol, sampler: { root: 'always_on', ratio: 1, parent: 'followed', ...sampler } },
    environment: 'sandbox',
    serviceName: 'service',
    log: log ?? createLog({ level: 'silent', format: 'json' }),
  });
  return {
    ...running,
    collector,
    async spans() {
      await running.flush();
      return collector.spans;
    },
    async close() {
      await running.stop();
      await collector.close();
    },
  };
}

/** The context of OpenTelemetry's API, as its own package for Node.js keeps it. */
function contextManager(): openTelemetry.ContextManager {
  const storage = new AsyncLocalStorage<openTelemetry.Context>();
  const manager: openTelemetry.ContextManager = {
    active: () => storage.getStore() ?? openTelemetry.ROOT_CONTEXT,
    with: (context, work, self, ...args) => storage.run(context, () => work.apply(self, args)),
    bind: (_context, target) => target,
    enable: () => manager,
    disable: () => manager,
  };
  return manager;
}

export interface MerchantTelemetry {
  /** What the receiver kit is given. */
  readonly openTelemetry: typeof openTelemetry;
  close(): Promise<void>;
}

/** A merchant's OpenTelemetry, which exports to the collector as `shop`. Only one at a time: the API is global. */
export function merchantTelemetry({ url }: Collector): MerchantTelemetry {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shop' }),
    spanProcessors: [new SimpleSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  openTelemetry.context.setGlobalContextManager(contextManager());
  openTelemetry.trace.setGlobalTracerProvider(provider);
  return {
    openTelemetry,
    async close() {
      await provider.shutdown();
      openTelemetry.trace.disable();
      openTelemetry.context.disable();
    },
  };
}
