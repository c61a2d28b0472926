/**
 * A future release of the service: a proxy on loopback that adds an unknown status and field to orders and transactions, and an
 * unknown event name.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isJsonArray, isJsonObject, type Json, parseJson } from '../generate/json.ts';
import { listenLocally } from '../ports.ts';

/** No contract has this status. */
export const NEWER_STATUS = 'SOME_NEW_STATUS';

/** No contract has this field. */
const NEWER_FIELD = { some_new_field: 'new' } as const;

/** Changes an order. Returns anything else unchanged. */
export function newerOrder(order: Json): Json {
  if (!isJsonObject(order) || order.order_id === undefined) return order;
  const { txn_detail: detail } = order;
  const newer = { ...order, ...NEWER_FIELD, status: NEWER_STATUS };
  return isJsonObject(detail) ? { ...newer, txn_detail: { ...detail, ...NEWER_FIELD, status: NEWER_STATUS } } : newer;
}

/** No contract has this event. */
export const NEWER_EVENT = 'SOME_NEW_EVENT';

/** Changes the first event of a list. Returns anything else unchanged. */
export function newerEvents(list: Json): Json {
  if (!isJsonObject(list) || !isJsonArray(list.events)) return list;
  const [first, ...others] = list.events;
  if (!isJsonObject(first) || !isJsonObject(first.event)) return list;
  const event = { ...first.event, ...NEWER_FIELD, event_name: NEWER_EVENT };
  return { ...list, ...NEWER_FIELD, events: [{ ...first, event }, ...others] };
}

const isEmpty = (list: Json): boolean => isJsonObject(list) && isJsonArray(list.events) && list.events.length === 0;
/** Events appear in the list shortly after what they report. */
const EVENTS_WITHIN_MS = 5_000;

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
    const read = async () => {
      const answer = await fetch(new URL(url, baseUrl), { headers: passed });
      return { status: answer.status, body: parseJson(await answer.text()) };
    };
    const until = Date.now() + EVENTS_WITHIN_MS;
    let answer = await read();
    for (; isEmpty(answer.body) && Date.now() < until; answer = await read()) await sleep(100);
    const text = JSON.stringify(newerEvents(newerOrder(answer.body)));
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  const origin = await listenLocally(server);
  return {
    baseUrl: origin,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
