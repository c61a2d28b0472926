/**
 * A proxy between the service and MongoDB that sees each step of an order: the write that replaces its state. It passes a
 * write, and the answer to it, when the watcher says so; a process that is killed before that has written nothing, or does
 * not know that it has.
 */
import { connect, createServer, type Socket } from 'node:net';
import { BSON } from 'mongodb';
import { isRecord } from '../../../server/platform/is-record.ts';
import { ORDERS } from '../../../server/storage/orders.ts';
import { listenLocally } from '../../ports.ts';

/** A write of an order: the order's key and its new state, as stored. */
export interface OrderStep {
  readonly key: string;
  readonly state: unknown;
}

export interface OrderStepWatcher {
  /** Resolves when the write may go to the database. */
  writing(step: OrderStep): Promise<void>;
  /** Resolves when the answer may go to the service. */
  written(step: OrderStep): Promise<void>;
}

export interface OrderStepProxy {
  /** The connection string for the service. */
  readonly uri: string;
  close(): Promise<void>;
}

/** https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/: header, flags, then the section of the command. */
const HEADER = { requestId: 4, responseTo: 8, opCode: 12 } as const;
const OP_MSG = 2013;
const BODY_KIND = 20;
const BODY = 21;

/** The step in a message to the database; null when it is anything else. */
function stepIn(message: Buffer): OrderStep | null {
  if (message.readInt32LE(HEADER.opCode) !== OP_MSG || message[BODY_KIND] !== 0) return null;
  const length = message.readInt32LE(BODY);
  const command: unknown = BSON.deserialize(message.subarray(BODY, BODY + length));
  if (!isRecord(command) || command.findAndModify !== ORDERS) return null;
  const { query, update } = command;
  const set = isRecord(update) ? update.$set : undefined;
  if (!isRecord(query) || typeof query._id !== 'string' || !isRecord(set) || set.state === undefined) return null;
  return { key: query._id, state: set.state };
}

/** Forwards whole messages, each after `pass`. */
async function forward(from: Socket, to: Socket, pass: (message: Buffer) => Promise<void>): Promise<void> {
  let rest = Buffer.alloc(0);
  for await (const chunk of from) {
    const bytes: Buffer = chunk;
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      await pass(message);
      to.write(message);
    }
  }
  to.end();
}

/** `uri`: the connection string of one mongod on this machine. */
export async function startOrderStepProxy(uri: string, watcher: OrderStepWatcher): Promise<OrderStepProxy> {
  const { host } = new URL(uri);
  const port = Number(new URL(uri).port);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(port, '127.0.0.1');
    const pending = new Map<number, OrderStep>();
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    const requests = forward(client, database, async (message) => {
      const step = stepIn(message);
      if (step === null) return;
      await watcher.writing(step);
      pending.set(message.readInt32LE(HEADER.requestId), step);
    });
    const answers = forward(database, client, async (message) => {
      const step = pending.get(message.readInt32LE(HEADER.responseTo));
      if (step === undefined) return;
      pending.delete(message.readInt32LE(HEADER.responseTo));
      await watcher.written(step);
    });
    // A killed service ends its connections in the middle.
    Promise.all([requests, answers]).catch(() => client.destroy());
  });
  const origin = await listenLocally(server);
  return {
    uri: uri.replace(host, new URL(origin).host),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
