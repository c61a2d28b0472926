/**
 * `npm run mock`: serves both documents with the contract's examples (Prism) and the hosted pages in every state, on PORT (4010). The
 * first page lists the scenarios.
 */
import { join } from 'node:path';
import { bundleFiles } from './generate/layout.ts';
import { startMock } from './mock/front.ts';

const port = process.env.PORT || '4010';

try {
  const { baseUrl } = await startMock({
    files: { merchant: join('generated', bundleFiles.merchant), admin: join('generated', bundleFiles.admin) },
    host: process.env.HOST || '127.0.0.1',
    port: Number(port),
    log: (line) => console.log(line),
  });
  console.log(`the mock is at ${baseUrl}, which lists its scenarios`);
} catch (error) {
  console.error(`The mock cannot start on port ${port}: ${error}. Set PORT to another port.`);
  process.exit(1);
}
