/**
 * The client span of a call to a gateway over the network, whose trace goes out with it. Never has the path of the address, which
 * holds ids of the gateway, nor a body.
 */
import { endSpan, SpanKind, serverOf, type Tracing, traceparentOf } from '../platform/tracing.ts';
import type { GatewayAnswer, GatewayHttp } from './http-client.ts';

const FIRST_FAILURE = 400;

/** By convention, every status from 400 is an error of a client's call. Null when it succeeded. */
function failureOf(answer: GatewayAnswer): string | null {
  if (answer.kind !== 'answer') return answer.kind;
  return answer.status < FIRST_FAILURE ? null : String(answer.status);
}

/** The same client, traced. */
export function traceGatewayHttp(http: GatewayHttp, tracing: Tracing | undefined): GatewayHttp {
  if (tracing === undefined) return http;
  return {
    async send(call) {
      const { method, url, headers } = call;
      const attributes = { 'http.request.method': method, ...serverOf(url) };
      const span = tracing.child({ name: method, kind: SpanKind.CLIENT, attributes });
      if (span === undefined) return http.send(call);
      let failure: string | null = 'unexpected error';
      try {
        const answer = await http.send({ ...call, headers: { ...headers, traceparent: traceparentOf(span) } });
        if (answer.kind === 'answer') span.setAttribute('http.response.status_code', answer.status);
        failure = failureOf(answer);
        return answer;
      } finally {
        endSpan(span, failure);
      }
    },
    close: () => http.close(),
  };
}
