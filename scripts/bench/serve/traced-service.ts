/** Our service on MongoDB, which records a share of its requests and sends the traces to the collector of the benchmark. */
import { startTracing } from '../../../server/compose/start-tracing.ts';
import { type MongoService, startMongoService } from './mongo-service.ts';
import { log } from './service-setup.ts';

/** The variable by which the benchmark names its collector to the measured process. */
export const COLLECTOR_VARIABLE = 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';

/** @param ratio the share of recorded requests, 0 to 1. */
export async function startTracedService(mongoUri: string, ratio: number): Promise<MongoService> {
  const { tracing } = await startTracing({
    traces: {
      url: process.env[COLLECTOR_VARIABLE] ?? '',
      protocol: 'http/protobuf',
      sampler: { root: 'traceidratio', ratio, parent: 'followed' },
    },
    environment: 'sandbox',
    serviceName: 'bench',
    log,
  });
  return startMongoService(mongoUri, 'at-rest', tracing);
}
