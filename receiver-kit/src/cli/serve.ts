/**
 * `serve`: a standalone receiver. It prints each event as a line of JSON, or passes it to a program: for shops that do not
 * run on Node.js, and for inspecting deliveries.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createReceiver } from '../create-receiver.ts';
import type { EncryptionKey } from '../encrypted/key-ring.ts';
import type { ReceiverOptions } from '../options.ts';
import { jsonFile } from '../source/source.ts';
import { type Command, CommandError, type FlagValues } from './command.ts';
import { openStore } from './open-store.ts';
import { secretFlags } from './sender-flags.ts';

export const serve: Command = {
  summary: 'Receives webhooks and prints each event once, or runs a program for it.',
  flags: {
    ...secretFlags,
    keys: {
      value: 'FILE',
      description:
        'accepts only encrypted bodies: JSON list of { kid, privateKey, servicePublicKey }; reloaded every minute',
    },
    store: {
      value: 'ADDRESS',
      description: 'memory (when absent), or mongodb://…, postgres://…, redis://…',
      envVariable: 'STORE_URL',
    },
    exec: {
      value: 'COMMAND',
      description:
        'runs for each event, which it reads from standard input; on an exit code above 0 the event comes again',
      envVariable: 'ON_EVENT',
    },
    'lease-seconds': { value: 'SECONDS', description: 'how long the program may take for an event; 60 when absent' },
    'store-seconds': { value: 'SECONDS', description: 'how long one call of the store may take; 5 when absent' },
    host: { value: 'ADDRESS', description: 'address to listen on; 127.0.0.1 when absent', envVariable: 'HOST' },
    port: { value: 'PORT', description: '3000 when absent', envVariable: 'PORT' },
    path: { value: 'PATH', description: '/webhooks when absent; GET /health answers 200' },
  },
  async run(flags, { print, printError, stopped }) {
    const program = flags.text('exec');
    const { store, close } = await openStore(flags.text('store') ?? 'memory');
    const receiver = createReceiver({
      ...proofs(flags),
      ...(flags.text('lease-seconds') === undefined ? {} : { leaseSeconds: flags.count('lease-seconds', 1) }),
      ...(flags.text('store-seconds') === undefined ? {} : { storeSeconds: flags.count('store-seconds', 1) }),
      store,
      on: {
        '*': async (_event, { eventId, eventName, rawBody }) => {
          const text = Buffer.from(rawBody).toString('utf8');
          if (program === undefined) print(text.replace(/\s*\n\s*/g, ' '));
          else await runProgram(program, text, { EVENT_ID: eventId, EVENT_NAME: eventName });
        },
      },
    });
    const path = flags.text('path') ?? '/webhooks';
    const handle = receiver.node();
    const server = createServer((request, response) => {
      const asked = request.url?.split('?', 1)[0];
      if (asked === path) return void handle(request, response);
      response.writeHead(asked === '/health' ? 200 : 404).end();
    });
    printError(`Receiving at ${await listen(server, flags)}${path}`);
    await stopped();
    server.close();
    server.closeIdleConnections();
    await once(server, 'close');
    await close();
    return 0;
  },
};

function proofs(flags: FlagValues): Pick<ReceiverOptions, 'credentials' | 'signature' | 'encryption'> {
  const secret = flags.text('secret');
  const keys = flags.text('keys');
  const username = flags.text('username');
  if (username === undefined && secret === undefined && keys === undefined) {
    throw new CommandError('Give --username and --password; without a proof, anybody could send events.');
  }
  return {
    ...(username === undefined ? {} : { credentials: [{ username, password: flags.required('password') }] }),
    ...(secret === undefined ? {} : { signature: { secrets: [secret] } }),
    ...(keys === undefined ? {} : { encryption: { keys: jsonFile<EncryptionKey[]>(keys) } }),
  };
}

async function listen(server: Server, flags: FlagValues): Promise<string> {
  const host = flags.text('host') ?? '127.0.0.1';
  const port = Number(flags.text('port') ?? 3_000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandError('--port must be a port. Give a number from 0 to 65535.');
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new CommandError(`Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`);
  });
  const address = server.address();
  return `http://${host}:${address === null || typeof address === 'string' ? port : address.port}`;
}

/**
 * Runs a shell command with the text as standard input. Its output goes to the output of this process.
 * @throws Error when it exits with anything but 0.
 */
export function runProgram(command: string, input: string, variables: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { ...process.env, ...variables },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The program ended with ${code ?? signal}`));
    });
    // A program need not read its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
