/**
 * The process that prism.ts starts: the mock as `npm run mock` serves it, and Prism as a validating proxy of both
 * documents. The parent process sends what to serve; this process ends with it.
 */
import { startMock } from '../../scripts/mock/front.ts';
import { startPrism } from '../../scripts/mock/prism.ts';

export interface Served {
  readonly files: Readonly<Record<'merchant' | 'admin', string>>;
  readonly upstream: string;
}

export interface Addresses {
  readonly mock: string;
  readonly proxy: Readonly<Record<'merchant' | 'admin', string>>;
}

async function serve({ files, upstream }: Served): Promise<Addresses> {
  const mock = await startMock({ files, host: '127.0.0.1', port: 0, log: () => undefined });
  const merchant = await startPrism({ document: files.merchant, upstream: new URL(upstream) });
  const admin = await startPrism({ document: files.admin, upstream: new URL(upstream) });
  return { mock: mock.baseUrl, proxy: { merchant: merchant.address, admin: admin.address } };
}

process.once('message', async (served: Served) => {
  process.send?.(await serve(served));
});
process.once('disconnect', () => process.exit(0));
