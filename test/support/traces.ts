/** Traces in a test: a collector, and the service's own exporter to it. */
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
