/**
 * A proxy to MongoDB that loses responses: the server runs a command and the connection breaks before its response; or
 * the connection breaks before the command. Or the command gets lost and nothing breaks.
 */
import { connect, createServer, type Socket } from 'node:net';

type Loss = 'before' | 'after' | 'silently';

export interface LossyProxy {
  /** Connection string of the same database through the proxy. */
  readonly uri: string;
  /**
   * Breaks the connections of the next commands that contain this text, after (or `before`) they run; or drops the
   * commands `silently`, with the connections left open. The driver retries some of them.
   */
  lose(text: string, answers: number, when?: Loss): void;
  /** Responses still to be lost. */
  left(): number;
  close(): Promise<void>;
}

export async function lossyProxy(uri: string): Promise<LossyProxy> {
  const behind = new URL(uri);
  let losing = '';
  let left = 0;
  let reached: Loss = 'after';
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(behind.port), behind.hostname);
    let lost = false;
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    near
      .on('close', () => far.destroy())
      .on('data', (command) => {
        if (left > 0 && command.includes(losing)) {
          left -= 1;
          lost = true;
          if (reached === 'before') near.destroy();
          if (reached !== 'after') return;
        }
        far.write(command);
      });
    far
      .on('close', () => near.destroy())
      .on('data', (answer) => {
        if (lost) near.destroy();
        else near.write(answer);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The wire does not listen on a port.');
  const own = new URL(uri);
  own.host = `127.0.0.1:${address.port}`;
  own.searchParams.set('directConnection', 'true');
  own.searchParams.delete('replicaSet');
  return {
    uri: own.href,
    lose(text, answers, when = 'after') {
      losing = text;
      left = answers;
      reached = when;
    },
    left: () => left,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
