/**
 * Serves /health, /ready and /metrics in a process without the API, as the contract defines them. Requires no credentials.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import { ErrorCode } from '../../../generated/values.ts';
import type { Random } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import { ApiError } from '../errors/api-error.ts';
import { errorCatalogue } from '../errors/error-catalogue.ts';
import type { ErrorBodyOf } from '../errors/wire.ts';
import type { Metrics } from '../observability/metrics.ts';
import { requestIdOf } from '../request/request-id.ts';

export interface PlainListenerDeps {
  readonly unready: () => Promise<string | undefined>;
  readonly metrics: Pick<Metrics, 'registry'>;
  readonly random: Random;
  readonly errorBody: ErrorBodyOf;
}

interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): PlainAnswer {
  return { status, headers: { 'Content-Type': 'application/json', ...headers }, text: JSON.stringify(body) };
}

/** Creates the request listener. */
export function plainListener({ unready, metrics, random, errorBody }: PlainListenerDeps): RequestListener {
  const refusal = (code: ErrorCode, requestId: string, headers: Readonly<Record<string, string>> = {}): PlainAnswer =>
    json(errorCatalogue[code].http, errorBody(new ApiError(code), requestId), headers);
  const answers: ReadonlyMap<string, () => Promise<PlainAnswer>> = new Map([
    ['/health', async () => json(200, { status: 'ok' })],
    [
      '/ready',
      async () => {
        const reason = await unready();
        if (reason === undefined) return json(200, { status: 'ok' });
        return json(503, { status: 'unavailable', reason }, { 'Retry-After': '1' });
      },
    ],
    [
      '/metrics',
      async () => ({
        status: 200,
        headers: { 'Content-Type': 'text/plain' },
        text: await metrics.registry.metrics(),
      }),
    ],
  ]);

  async function answerTo({ method, url = '' }: IncomingMessage, requestId: string): Promise<PlainAnswer> {
    const answer = answers.get(url.split('?')[0] ?? '');
    if (answer === undefined) return refusal(ErrorCode.object_not_found, requestId);
    const allowed = method === 'GET' || method === 'HEAD';
    return allowed ? answer() : refusal(ErrorCode.method_not_allowed, requestId, { Allow: 'GET, HEAD' });
  }

  return async (req, res) => {
    const sentId = req.headers['x-request-id'];
    const requestId = requestIdOf(typeof sentId === 'string' ? sentId : undefined, random);
    const { status, headers, text } = await answerTo(req, requestId).catch(() =>
      refusal(ErrorCode.internal_error, requestId),
    );
    res.writeHead(status, { 'x-request-id': requestId, 'x-response-id': shortId('rsp', random), ...headers });
    res.end(text);
  };
}
