import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import type { GatewayHealth } from '../../../server/gateways/circuit.ts';
import { registerGatewayMetrics } from '../../../server/http/observability/gateway-metrics.ts';

it('the metrics show the calls, durations and circuit of each configuration as they are when read', async () => {
  const registry = new Registry();
  const busy = { circuit: 'closed', probeAt: null, calls: 4, failures: 1, p50: 120, p95: 900 } as const;
  let all: ReadonlyMap<string, GatewayHealth> = new Map([['gtw_a', busy]]);
  registerGatewayMetrics(registry, () => all);
  const lines = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('gateway_'));
  expect(await lines()).toEqual([
    'gateway_calls{gateway_config_id="gtw_a",result="succeeded"} 3',
    'gateway_calls{gateway_config_id="gtw_a",result="failed"} 1',
    'gateway_call_duration_seconds{gateway_config_id="gtw_a",quantile="0.5"} 0.12',
    'gateway_call_duration_seconds{gateway_config_id="gtw_a",quantile="0.95"} 0.9',
    'gateway_circuit{gateway_config_id="gtw_a",state="closed"} 1',
    'gateway_circuit{gateway_config_id="gtw_a",state="open"} 0',
    'gateway_circuit{gateway_config_id="gtw_a",state="half_open"} 0',
  ]);
  all = new Map([['gtw_b', { ...busy, circuit: 'open', calls: 0, failures: 0, p50: null, p95: null }]]);
  expect(await lines()).toEqual([
    'gateway_calls{gateway_config_id="gtw_b",result="succeeded"} 0',
    'gateway_calls{gateway_config_id="gtw_b",result="failed"} 0',
    'gateway_circuit{gateway_config_id="gtw_b",state="closed"} 0',
    'gateway_circuit{gateway_config_id="gtw_b",state="open"} 1',
    'gateway_circuit{gateway_config_id="gtw_b",state="half_open"} 0',
  ]);
});
