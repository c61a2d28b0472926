/** The merchant's own web site: the page a customer comes back to, and pages with the payment page in a frame. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../../scripts/ports.ts';
import { returnSignature } from '../../server/pages/result/return-url.ts';
import { RESPONSE_KEY } from '../support/service.ts';

export interface MerchantSite {
  readonly origin: string;
  /** Where customers come back to. */
  readonly returnUrl: string;
  /** A return address that sends the customer on to `other`, as many shops do. */
  readonly forwardingUrl: string;
  /** The shop's logo. */
  readonly logoUrl: string;
  /** A page that shows `address` in a frame. */
  framing(address: string): string;
  /** Where the forwarding address leads. */
  forwardTo(address: string): void;
  close(): Promise<void>;
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40">
<rect width="120" height="40" rx="8" fill="#d97706"/><circle cx="30" cy="20" r="10" fill="#fff7d6"/></svg>`;

function signatureVerdict(query: URLSearchParams): string {
  const parameters = [...query].filter(([name]) => !name.startsWith('signature'));
  return query.get('signature') === returnSignature(parameters, RESPONSE_KEY) ? 'signature right' : 'signature wrong';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export async function openMerchantSite(): Promise<MerchantSite> {
  let forwardAddress = '';

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const url = new URL(req.url ?? '/', 'http://shop');
    const { searchParams: query } = url;
    res.setHeader('content-type', 'text/html; charset=utf-8');
    if (url.pathname === '/forward') {
      res.writeHead(302, { location: `${forwardAddress}${url.search}` }).end();
      return;
    }
    if (url.pathname === '/logo.svg') {
      res.setHeader('content-type', 'image/svg+xml');
      res.end(LOGO);
      return;
    }
    const content =
      url.pathname === '/frame'
        ? `<iframe title="Payment" width="380" height="800" src="${escaped(query.get('show') ?? '')}"></iframe>`
        : `<p id="status">${escaped(query.get('status') ?? '')}</p><p id="order">${escaped(query.get('order_id') ?? '')}</p>
           <p id="signature">${signatureVerdict(query)}</p><p id="referrer">${escaped(req.headers.referer ?? 'none')}</p>`;
    res.end(
      `<!doctype html><html lang="en"><title>Lamp Shop</title><link rel="icon" href="data:,"><h1>Lamp Shop</h1>${content}`,
    );
  }

  const server = createServer(answer);
  const origin = await listenLocally(server);
  return {
    origin,
    returnUrl: `${origin}/back`,
    forwardingUrl: `${origin}/forward`,
    logoUrl: `${origin}/logo.svg`,
    framing: (shown) => `${origin}/frame?${new URLSearchParams({ show: shown })}`,
    forwardTo(to) {
      forwardAddress = to;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
