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
  /** A shorter limit for the whole call, in milliseconds. Absent: the client's. */
  readonly limitMs?: number;
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

/** What a process does before it sends the first byte. An established connection can fail with the same codes. */
const CONNECTING = new Set(['connect', 'getaddrinfo']);

/** Errors of a TLS handshake that this process ended: no request was sent. */
const UNTRUSTED = /^(?:DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|ERR_TLS_CERT_|ERR_SSL_WRONG_VERSION)/;

/** Whether an error of a call says that no byte of its request left this process. */
export function neverConnected(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(neverConnected);
  if (error instanceof errors.ConnectTimeoutError || UNTRUSTED.test(errorCode(error))) return true;
  const syscall = error instanceof Error && 'syscall' in error ? String(error.syscall) : '';
  return NEVER_CONNECTED.has(errorCode(error)) && CONNECTING.has(syscall);
}

export function createGatewayHttp(limits: GatewayHttpLimits = gatewayHttpLimits): GatewayHttp {
  const agent = new Agent({
    connect: { timeout: limits.connectMs, rejectUnauthorized: true },
    maxResponseSize: LONGEST_ANSWER,
  });

  let closed = false;

  return {
    async send({ method, url, headers, body, limitMs = limits.overallMs }) {
      if (closed) return { kind: 'not_sent', reason: 'the service is stopping' };
      const overallMs = Math.min(limitMs, limits.overallMs);
      const signal = AbortSignal.timeout(overallMs);
      try {
        const answer = await send(url, { method, headers, body, dispatcher: agent, signal });
        const text = await answer.body.text();
        const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? '')]);
        return { kind: 'answer', status: answer.statusCode, headers: Object.fromEntries(flat), body: text };
      } catch (error) {
        const reason = signal.aborted ? `no answer within ${overallMs / 1_000} s` : errorCode(error);
        return neverConnected(error) ? { kind: 'not_sent', reason } : { kind: 'unanswered', reason };
      }
    },

    close() {
      closed = true;
      return agent.close();
    },
  };
}
