/** Starts Prism for the scenarios: a mock of both documents, and a validating proxy before the real service. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../faults/free-port.ts';

type Document = 'merchant' | 'admin';

export interface Prism {
  readonly mock: (document: Document) => string;
  readonly proxy: (document: Document) => string;
  stop(): Promise<void>;
}

const generated = join(import.meta.dirname, '../../generated');
const bundles = { merchant: join(generated, 'openapi.json'), admin: join(generated, 'admin.openapi.json') } as const;

/** `upstream`: the address of the service. Its bundles may lie elsewhere, where a test has changed them. */
export async function startPrism(
  upstream: string,
  documents: Readonly<Record<Document, string>> = bundles,
): Promise<Prism> {
  const ports = { mock: await portsFor(), proxy: await portsFor() };
  const servers = (['merchant', 'admin'] as const).flatMap((name) => [
    { document: documents[name], port: ports.mock[name], upstream: null },
    { document: documents[name], port: ports.proxy[name], upstream },
  ]);
  const child = fork(join(import.meta.dirname, 'prism-servers.mjs'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send({ servers });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`Prism ended with ${code} before it served`);
  });
  await Promise.race([once(child, 'message'), gone]);
  gone.catch(() => undefined);
  return {
    mock: (document) => `http://127.0.0.1:${ports.mock[document]}`,
    proxy: (document) => `http://127.0.0.1:${ports.proxy[document]}`,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function portsFor(): Promise<Readonly<Record<Document, number>>> {
  return { merchant: await freePort(), admin: await freePort() };
}
