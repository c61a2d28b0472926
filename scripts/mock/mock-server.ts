/** The mock as one server: Prism behind, the front before it. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { parseJson, toObject } from '../generate/json.ts';
import { createFront } from './front.ts';
import { type DocumentName, mockedOperations } from './mocked-operations.ts';
import { startPrismMock } from './prism.ts';

export interface MockOptions {
  /** The two bundles of the contract. */
  readonly files: Readonly<Record<DocumentName, string>>;
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** Takes a line for each call. */
  readonly log: (line: string) => void;
}

export interface Mock {
  readonly baseUrl: string;
  close(): Promise<void>;
}

export async function startMock({ files, host, port, log }: MockOptions): Promise<Mock> {
  const read = async (file: string) => toObject(parseJson(await readFile(file, 'utf8')), file);
  const operations = mockedOperations({ merchant: await read(files.merchant), admin: await read(files.admin) });
  const merchant = await startPrismMock(files.merchant);
  const admin = await startPrismMock(files.admin);
  const prism = { merchant: merchant.address, admin: admin.address };
  const front = createFront({ operations, prism, log });
  await once(front.listen(port, host), 'listening');
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('the mock has no port');
  return {
    baseUrl: `http://${host}:${address.port}`,
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await Promise.all([merchant.close(), admin.close()]);
    },
  };
}
