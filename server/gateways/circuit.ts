/**
 * A circuit breaker and the health of each gateway configuration, around the connectors' HTTP client. An open circuit answers
 * `not_sent`, so that a payment can go on at another configuration. State is per process and in memory.
 */
import { evictOldest } from '../platform/evict-oldest.ts';
import type { Clock } from '../platform/runtime.ts';
import type { GatewayAnswer, GatewayCall, GatewayHttp } from './http-client.ts';

/** `half_open`: one attempt tests whether the gateway works again, or the next one will, as none has called it for minutes. */
export type CircuitState = 'closed' | 'open' | 'half_open';

export interface GatewayHealth {
  readonly circuit: CircuitState;
  /** When an open circuit lets the next call through; null while it is closed. */
  readonly probeAt: Date | null;
  /** Calls in the window. */
  readonly calls: number;
  readonly failures: number;
  /** Durations in milliseconds; null without calls. */
  readonly p50: number | null;
  readonly p95: number | null;
}

export interface CircuitSettings {
  /** How long a call counts for the health, in milliseconds, and the most calls that count. */
  readonly windowMs: number;
  readonly windowCalls: number;
  /** The circuit opens by the last `judgedCalls` calls of the last `judgedMs`: `leastFailures` of them, and at least half. */
  readonly judgedMs: number;
  readonly judgedCalls: number;
  readonly leastFailures: number;
  /** From the opening to the next probe, in milliseconds. */
  readonly openMs: number;
  /** The most configurations that are remembered; the one that has been idle longest is forgotten. */
  readonly mostConfigs: number;
}

export const circuitSettings: CircuitSettings = {
  windowMs: 5 * 60_000,
  windowCalls: 200,
  judgedMs: 60_000,
  judgedCalls: 20,
  leastFailures: 5,
  openMs: 15_000,
  mostConfigs: 1_000,
};

/** What may be logged of a call: neither its body nor its headers and query. */
export interface UnansweredCall extends Pick<GatewayCall, 'gatewayConfigId' | 'method'> {
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly reason: string;
}

export interface CircuitDeps {
  readonly http: GatewayHttp;
  readonly clock: Clock;
  readonly settings?: CircuitSettings;
  /** Called for a call that may have reached the gateway and got no answer. */
  readonly unanswered?: (call: UnansweredCall) => void;
  /** Called when a circuit opens after having been closed, and when it closes again. */
  readonly opened: (gatewayConfigId: string, reason: string) => void;
  readonly closed: (gatewayConfigId: string) => void;
}

export interface GatewayCircuits {
  /** The HTTP client for connectors. */
  readonly http: GatewayHttp;
  /** Whether a payment should try other configurations first: the circuit is open, and its probe is not due. */
  isOpen(gatewayConfigId: string): boolean;
  health(gatewayConfigId: string): GatewayHealth;
  /** The health of the configurations that this process called last, at most `mostConfigs`. */
  all(): ReadonlyMap<string, GatewayHealth>;
}

interface Call {
  readonly at: number;
  readonly ms: number;
  readonly failed: boolean;
}

/** Mutable. `openedAt`: null while the circuit is closed. `probe`: the attempt that tests an open circuit; null without. */
interface Circuit {
  calls: Call[];
  openedAt: number | null;
  probe: string | symbol | null;
}

/** Why the call counts as a failure of the gateway; null when it does not. Safe to log. */
function failureOf(answer: GatewayAnswer): string | null {
  if (answer.kind !== 'answer') return answer.reason;
  // Stripe repeats the stored error of an earlier request with the same idempotency key. It says nothing about the gateway now.
  const isReplayed = answer.headers['idempotent-replayed'] === 'true';
  return answer.status >= 500 && !isReplayed ? `HTTP ${answer.status}` : null;
}

function unansweredCall({ gatewayConfigId, method, url, headers }: GatewayCall, reason: string): UnansweredCall {
  return { gatewayConfigId, method, path: new URL(url).pathname, idempotencyKey: headers['idempotency-key'], reason };
}

export function createGatewayCircuits(deps: CircuitDeps): GatewayCircuits {
  const { http, clock, settings = circuitSettings } = deps;
  const circuits = new Map<string, Circuit>();
  const now = () => clock.now().getTime();

  /** The circuit, as the most recently used one. */
  function circuitOf(id: string): Circuit {
    const circuit = circuits.get(id) ?? { calls: [], openedAt: null, probe: null };
    circuits.delete(id);
    circuits.set(id, circuit);
    evictOldest(circuits, settings.mostConfigs);
    return circuit;
  }

  function recentCalls({ calls }: Circuit): readonly Call[] {
    const since = now() - settings.windowMs;
    return calls.filter(({ at }) => at > since);
  }

  function failsTooOften({ calls }: Circuit): boolean {
    const since = now() - settings.judgedMs;
    const judged = calls.slice(-settings.judgedCalls).filter(({ at }) => at > since);
    const failures = judged.filter(({ failed }) => failed).length;
    return failures >= settings.leastFailures && failures * 2 >= judged.length;
  }

  function note(id: string, circuit: Circuit, call: Call, failure: string | null): void {
    circuit.calls = [...recentCalls(circuit), call].slice(-settings.windowCalls);
    if (circuit.openedAt !== null) {
      // A call that was sent before the circuit opened decides nothing.
      if (circuit.probe === null) return;
      circuit.openedAt = failure === null ? null : call.at;
      // The failures before count no more, or the next one alone would open the circuit again.
      if (failure === null) circuit.calls = [call];
      if (failure === null) deps.closed(id);
    } else if (failure !== null && failsTooOften(circuit)) {
      circuit.openedAt = call.at;
      deps.opened(id, failure);
    }
  }

  /** Whether the circuit refuses a call of the attempt now; null: of a new attempt. */
  function refuses({ openedAt, probe }: Circuit, attempt: string | symbol | null): boolean {
    if (openedAt === null) return false;
    return probe === null ? now() < openedAt + settings.openMs : probe !== attempt;
  }

  function healthOf(circuit: Circuit): GatewayHealth {
    const calls = recentCalls(circuit);
    const sorted = calls.map(({ ms }) => ms).sort((a, b) => a - b);
    const quantile = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
    // Without a call for so long, it is unknown whether the gateway still fails.
    const isKnown = calls.length > 0 || refuses(circuit, null);
    const state = circuit.probe === null && isKnown ? 'open' : 'half_open';
    return {
      circuit: circuit.openedAt === null ? 'closed' : state,
      probeAt: circuit.openedAt === null ? null : new Date(circuit.openedAt + settings.openMs),
      calls: calls.length,
      failures: calls.filter(({ failed }) => failed).length,
      p50: quantile(0.5),
      p95: quantile(0.95),
    };
  }

  async function send(call: GatewayCall): Promise<GatewayAnswer> {
    const id = call.gatewayConfigId;
    const circuit = circuitOf(id);
    const attempt = call.attempt ?? Symbol('a call without an attempt');
    if (refuses(circuit, attempt)) {
      return { kind: 'not_sent', reason: 'the circuit of the gateway configuration is open' };
    }
    if (circuit.openedAt !== null) circuit.probe = attempt;
    const startedAt = now();
    // The client reports its errors as answers; anything else that it throws is a failure, too.
    let failure: string | null = 'unexpected error';
    try {
      const answer = await http.send(call);
      failure = failureOf(answer);
      if (answer.kind === 'unanswered') deps.unanswered?.(unansweredCall(call, answer.reason));
      return answer;
    } finally {
      const at = now();
      const noted = { at, ms: Math.max(0, at - startedAt), failed: failure !== null };
      if (circuit.probe === null || circuit.probe === attempt) note(id, circuit, noted, failure);
      // The first answer decides; the attempt's other calls pass through a closed circuit, or fail with it.
      if (circuit.probe === attempt) circuit.probe = null;
    }
  }

  return {
    http: { send, close: () => http.close() },
    isOpen(gatewayConfigId) {
      const circuit = circuits.get(gatewayConfigId);
      return circuit !== undefined && refuses(circuit, null);
    },
    health: (gatewayConfigId) => healthOf(circuits.get(gatewayConfigId) ?? { calls: [], openedAt: null, probe: null }),
    all: () => new Map([...circuits].map(([id, circuit]) => [id, healthOf(circuit)])),
  };
}
