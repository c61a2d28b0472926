/**
 * Prism in one process of its own: a mock and a validating proxy of both documents. Forked by prism.ts, which says what to serve;
 * ends with it.
 */
import prism from '@stoplight/prism-cli/dist/util/createServer.js';

const common = {
  dynamic: false,
  cors: true,
  host: '127.0.0.1',
  multiprocess: false,
  errors: false,
  verboseLevel: 'silent',
  ignoreExamples: false,
  seed: '',
  jsonSchemaFakerFillProperties: false,
};

process.once('message', async ({ servers }) => {
  for (const { document, port, upstream } of servers) {
    const proxied =
      upstream === null ? {} : { upstream: new URL(upstream), validateRequest: true, upstreamProxy: undefined };
    await prism.createSingleProcessPrism({ ...common, document, port, ...proxied });
  }
  process.send('ready');
});
process.once('disconnect', () => process.exit(0));
