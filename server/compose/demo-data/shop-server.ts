/**
 * The shop that receives the webhooks of the demo data, on this machine. Most it answers with 200; some fail twice and then succeed, all
 * fail in one bad afternoon, and those of the last hours are still to be retried. The closed shop
 * answers 410 to everything.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Clock } from '../../platform/runtime.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';

const HOUR_MS = 3_600_000;
/** The bad afternoon, before the end of the demo data. */
const OUTAGE = { from: 9 * 24 * HOUR_MS, to: 9 * 24 * HOUR_MS - 5 * HOUR_MS };
const RECENT_MS = 5 * HOUR_MS;

export interface ShopServer {
  readonly urls: { readonly main: string; readonly closed: string };
  close(): Promise<void>;
}

/** From 0 to 99, the same for each attempt of an event. */
function shareOf(eventId: string): number {
  return (createHash('sha256').update(eventId).digest()[0] ?? 0) % 100;
}

interface ShopAnswer {
  readonly status: number;
  readonly text: string;
}

const answers = {
  200: { status: 200, text: 'ok' },
  410: { status: 410, text: 'This shop is closed.' },
  500: { status: 500, text: 'The order system did not answer.' },
  503: { status: 503, text: 'Maintenance until the evening.' },
} as const satisfies Record<number, ShopAnswer>;

/** Opens a server on a free port of the loopback address. An endpoint of webhooks is an origin, so each shop has a port of its own. */
async function openServer(answerTo: (eventId: string) => ShopAnswer) {
  const server = createServer((request, response) => {
    const eventId = request.headers['webhook-id'];
    const { status, text } = answerTo(typeof eventId === 'string' ? eventId : '');
    request.resume().once('end', () => response.writeHead(status, { 'content-type': 'text/plain' }).end(text));
  });
  const port = await listenOnLoopback(server);
  return { origin: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

export interface ShopServerParts {
  readonly clock: Clock;
  /** When the demo data ends. */
  readonly end: Date;
}

/** Opens both shops. */
export async function openShopServer({ clock, end }: ShopServerParts): Promise<ShopServer> {
  const attempts = new Map<string, number>();

  function statusFor(eventId: string): keyof typeof answers {
    const age = end.getTime() - clock.now().getTime();
    if (age < OUTAGE.from && age > OUTAGE.to) return 503;
    const attempt = (attempts.get(eventId) ?? 0) + 1;
    attempts.set(eventId, attempt);
    const share = shareOf(eventId);
    if (age < RECENT_MS && share < 30) return 500;
    return share < 6 && attempt <= 2 ? 500 : 200;
  }

  const main = await openServer((eventId) => answers[statusFor(eventId)]);
  const closed = await openServer(() => answers[410]);
  return {
    urls: { main: `${main.origin}/webhooks`, closed: `${closed.origin}/webhooks` },
    async close() {
      await main.close();
      await closed.close();
    },
  };
}
