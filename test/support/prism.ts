/** Starts Prism for the scenarios: the mock, and a validating proxy before the real service. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Addresses, Served } from './prism-servers.ts';

type Document = 'merchant' | 'admin';

export interface Prism {
  /** Serves both documents. */
  readonly mock: string;
  readonly proxy: (document: Document) => string;
  stop(): Promise<void>;
}

const generated = join(import.meta.dirname, '../../generated');
const files = { merchant: join(generated, 'openapi.json'), admin: join(generated, 'admin.openapi.json') } as const;

/** `upstream`: the address of the service. */
export async function startPrism(upstream: string): Promise<Prism> {
  const child = fork(join(import.meta.dirname, 'prism-servers.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const served: Served = { files, upstream };
  child.send(served);
  const { mock, proxy } = await new Promise<Addresses>((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`Prism ended with ${code} before it served`)));
  });
  return {
    mock,
    proxy: (document) => proxy[document],
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
