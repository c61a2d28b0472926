/**
 * Compiles the contract's schemas at start. Otherwise the first request of each operation would wait for the compilation, or fail
 * when it fails.
 */
import { createServer, request } from 'node:http';
import express from 'express';
import { type Operation, operationList } from '../../../generated/server/operations.ts';
import type { Validation } from './validation.ts';

const FAILED = 500;

/** The operation's path with a placeholder value for each parameter. */
function samplePath(operation: Operation): string {
  return operation.path.replace(/\{[^}]+\}/g, 'x');
}

function send(port: number, operation: Operation): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = operation.requestMediaType === null ? {} : { 'content-type': operation.requestMediaType };
    const method = operation.method.toUpperCase();
    const sent = request({ host: '127.0.0.1', port, method, path: samplePath(operation), headers }, (res) => {
      res.resume();
      res.on('end', () => resolve(res.statusCode ?? FAILED));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends one request through the validation of every operation. Throws when a schema does not compile. */
export async function warmUp(validation: Validation): Promise<void> {
  const app = express();
  for (const operation of operationList) {
    app[operation.method](operation.expressPath, validation(operation).request, (_req, res) => {
      res.status(200).json({});
    });
  }
  // A validation error has a list of findings; an error without one means that a schema does not compile.
  const onError: express.ErrorRequestHandler = (error: unknown, _req, res, _next) => {
    const refused = error instanceof Error && 'errors' in error;
    res.status(refused ? 200 : FAILED).end();
  };
  app.use(onError);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    for (const operation of operationList) {
      validation(operation).compileAnswers();
      const status = await send(port, operation);
      if (status >= FAILED)
        throw new Error(`The contract's schemas of ${operation.id} cannot be used; generate the contract again.`);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
