/** OpenTelemetry of a merchant in this process: its API is global, so there is one at a time. */
import { AsyncLocalStorage } from 'node:async_hooks';
import * as openTelemetry from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Collector } from './collector.ts';

export interface MerchantTelemetry {
  /** What the receiver kit is given. */
  readonly openTelemetry: typeof openTelemetry;
  close(): Promise<void>;
}

/** Keeps the context as OpenTelemetry's own package for Node.js does. */
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

/** Makes the provider that of the process. */
export function globalTelemetry(provider: TracerProvider): MerchantTelemetry {
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

/** A merchant that exports to the collector as `shop`. */
export function merchantTelemetry({ url }: Pick<Collector, 'url'>): MerchantTelemetry {
  return globalTelemetry(
    new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'shop' }),
      spanProcessors: [new SimpleSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
    }),
  );
}
