/** The lowest rung: `node:http` alone. Reads the order id, answers the contract's example, and knows nothing else. */
import type { ServerResponse } from 'node:http';
import { exampleAnswer } from '../order-calls.ts';
import type { Server } from './contestant.ts';
import { listenAlone } from './listen-alone.ts';

const ORDERS_PATH = '/orders/';

function answer(res: ServerResponse, orderId: string): void {
  const body = JSON.stringify(exampleAnswer(orderId));
  res.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  res.end(body);
}

export function startRawHttp(): Promise<Server> {
  return listenAlone((req, res) => {
    if (req.method === 'GET') {
      answer(res, (req.url ?? '').slice(ORDERS_PATH.length));
      return;
    }
    let form = '';
    req.setEncoding('utf8');
    req.on('data', (text: string) => {
      form += text;
    });
    req.on('end', () => answer(res, new URLSearchParams(form).get('order_id') ?? ''));
  });
}
