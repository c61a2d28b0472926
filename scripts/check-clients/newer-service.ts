/**
 * The service as a later release may be: a server on loopback that passes what is read on to the service, and gives orders and
 * transactions a status that the contract of the clients does not list.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { isJsonObject, type Json, parseJson } from '../generate/json.ts';

/** No contract has it. */
export const NEWER_STATUS = 'SOME_NEW_STATUS';

/** An order of a later release. Anything else stays. */
export function newerOrder(order: Json): Json {
  if (!isJsonObject(order) || order.order_id === undefined) return order;
  const { txn_detail: detail } = order;
  const newer = { ...order, status: NEWER_STATUS };
  return isJsonObject(detail) ? { ...newer, txn_detail: { ...detail, status: NEWER_STATUS } } : newer;
}

export interface NewerService {
  readonly baseUrl: string;
  close(): Promise<void>;
}

export async function startNewerService(baseUrl: string): Promise<NewerService> {
  const server = createServer(async ({ url = '/', headers }, res) => {
    const passed = ['authorization', 'x-merchantid', 'version'].flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const answer = await fetch(new URL(url, baseUrl), { headers: passed });
    const text = JSON.stringify(newerOrder(parseJson(await answer.text())));
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
