/**
 * /health, /ready and /metrics of a process that serves nothing else, as the contract has them.
 */
import type { RequestListener } from 'node:http';
import type { Metrics } from '../http/metrics.ts';

export interface PlainListenerOf {
  readonly unready: () => Promise<string | undefined>;
  readonly metrics: Pick<Metrics, 'registry'>;
}

interface PlainAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

function json(status: number, body: object): PlainAnswer {
  return { status, contentType: 'application/json', text: JSON.stringify(body) };
}

/** A listener for an HTTP server. */
export function plainListener({ unready, metrics }: PlainListenerOf): RequestListener {
  const answer = async (path: string): Promise<PlainAnswer> => {
    if (path === '/health') return json(200, { status: 'ok' });
    if (path === '/metrics') {
      return { status: 200, contentType: 'text/plain', text: await metrics.registry.metrics() };
    }
    if (path !== '/ready') return json(404, { status: 'not found' });
    const reason = await unready();
    return reason === undefined ? json(200, { status: 'ok' }) : json(503, { status: 'unavailable', reason });
  };
  return (req, res) => {
    answer((req.url ?? '').split('?')[0] ?? '')
      .catch(() => json(500, { status: 'error' }))
      .then(({ status, contentType, text }) => {
        const later = status === 503 ? { 'Retry-After': '1' } : {};
        res.writeHead(status, { 'Content-Type': contentType, ...later }).end(text);
      });
  };
}
