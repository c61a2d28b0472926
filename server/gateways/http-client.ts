/**
 * The HTTP client of all gateway connectors: keep-alive, time limits, verified TLS. It says for every call whether the
 * request may have reached the gateway. Never logs: bodies carry card data.
 */
import { Agent, errors, request as send } from 'undici';
import { errorCode } from '../platform/error-code.ts';

export interface GatewayCall {
  /** The gateway configuration whose circuit the call belongs to. */
  readonly gatewayConfigId: string;
  /** The attempt that the call belongs to: when its circuit is half open, calls of one attempt pass together. Absent: none. */
  readonly attempt?: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/**
 * `not_sent`: no connection, so nothing reached the gateway. `unanswered`: the request may have reached it. `reason` is
 * safe to log.
 */
export type GatewayAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: 'not_sent'; readonly reason: string }
  | { readonly kind: 'unanswered'; readonly reason: string };

export interface GatewayHttp {
  send(call: GatewayCall): Promise<GatewayAnswer>;
  close(): Promise<void>;
}

export interface GatewayHttpLimits {
  readonly connectMs: number;
  /** For the whole call, connection included. */
  readonly overallMs: number;
}

/** Two calls fit into the time after which the reconciler asks (60 s). */
export const gatewayHttpLimits: GatewayHttpLimits = { connectMs: 5_000, overallMs: 25_000 };

/** No answer of a gateway is longer; a longer one is cut off and counts as unanswered. */
const LONGEST_ANSWER = 1024 * 1024;

/** Errors of a connection that was never established. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function neverConnected(error: unknown): boolean {
  return error instanceof errors.ConnectTimeoutError || NEVER_CONNECTED.has(errorCode(error));
}

export function createGatewayHttp(limits: GatewayHttpLimits = gatewayHttpLimits): GatewayHttp {
  const agent = new Agent({
    connect: { timeout: limits.connectMs, rejectUnauthorized: true },
    maxResponseSize: LONGEST_ANSWER,
  });

  return {
    async send({ method, url, headers, body }) {
      const signal = AbortSignal.timeout(limits.overallMs);
      try {
        const answer = await send(url, { method, headers, body, dispatcher: agent, signal });
        const text = await answer.body.text();
        const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? '')]);
        return { kind: 'answer', status: answer.statusCode, headers: Object.fromEntries(flat), body: text };
      } catch (error) {
        const reason = signal.aborted ? `no answer within ${limits.overallMs / 1_000} s` : errorCode(error);
        return neverConnected(error) ? { kind: 'not_sent', reason } : { kind: 'unanswered', reason };
      }
    },

    close: () => agent.close(),
  };
}
