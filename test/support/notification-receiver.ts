/** Receives a gateway's notifications, on any free port of the loopback interface. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../../scripts/ports.ts';

export interface ReceivedNotification {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface NotificationReceiver {
  readonly url: string;
  readonly received: ReceivedNotification[];
  /** Answers the next notifications with these statuses, then with 200. */
  answerWith(...statuses: number[]): void;
  close(): Promise<void>;
}

export async function startNotificationReceiver(): Promise<NotificationReceiver> {
  const received: ReceivedNotification[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    received.push({ headers: Object.fromEntries(headers), body });
    response.writeHead(statuses.shift() ?? 200).end('[accepted]');
  });
  const url = `${await listenLocally(server)}/notifications`;
  return {
    url,
    received,
    answerWith: (...next) => statuses.push(...next),
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
