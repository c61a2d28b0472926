/**
 * The health of the gateway configurations that this process calls, as metrics. Computed when the metrics are read. The label is
 * the configuration's id; the number of configurations is bounded by gateways/circuit.ts.
 */
import { Gauge, type Registry } from 'prom-client';
import type { GatewayHealth } from '../../gateways/circuit.ts';

interface HealthGauge {
  readonly name: string;
  readonly help: string;
  readonly label: 'result' | 'quantile' | 'state';
  /** The values by label; null for none. */
  readonly values: (health: GatewayHealth) => readonly (readonly [label: string, value: number | null])[];
}

const seconds = (ms: number | null) => (ms === null ? null : ms / 1_000);

const gauges: readonly HealthGauge[] = [
  {
    name: 'gateway_calls',
    help: 'Calls to the gateway in the last 5 minutes, at most the last 200. Failed: not sent, unanswered or HTTP 5xx.',
    label: 'result',
    values: ({ calls, failures }) => [
      ['succeeded', calls - failures],
      ['failed', failures],
    ],
  },
  {
    name: 'gateway_call_duration_seconds',
    help: 'Percentiles of the duration of these calls.',
    label: 'quantile',
    values: ({ p50, p95 }) => [
      ['0.5', seconds(p50)],
      ['0.95', seconds(p95)],
    ],
  },
  {
    name: 'gateway_circuit',
    help: '1 for the current state of the circuit breaker of the gateway configuration.',
    label: 'state',
    values: ({ circuit }) =>
      (['closed', 'open', 'half_open'] as const).map((state) => [state, circuit === state ? 1 : 0]),
  },
];

const CONFIG = 'gateway_config_id';

/** Adds the gauges to a registry. */
export function registerGatewayMetrics(registry: Registry, load: () => ReadonlyMap<string, GatewayHealth>): void {
  for (const { name, help, label, values } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: [CONFIG, label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [id, health] of load()) {
          for (const [which, value] of values(health)) {
            if (value !== null) this.set({ [CONFIG]: id, [label]: which }, value);
          }
        }
      },
    });
  }
}
