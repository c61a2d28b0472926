/**
 * A span for each database command within a recorded span, from the driver's command monitoring. Has the names of the command and its
 * collection, never a filter or a document.
 */
import type { CommandStartedEvent, MongoClient } from 'mongodb';
import { endSpan, type Span, SpanKind, type Tracing } from '../../platform/tracing.ts';

/** The collection of a command: that which it names first, as in `{ find: 'orders' }`. */
function collectionOf({ command, commandName }: CommandStartedEvent): string | undefined {
  const named: unknown = commandName === 'getMore' ? command.collection : command[commandName];
  return typeof named === 'string' ? named : undefined;
}

function attributesOf({ address, databaseName, commandName }: CommandStartedEvent, collection: string | undefined) {
  const port = address.lastIndexOf(':');
  return {
    'db.system.name': 'mongodb',
    'db.namespace': databaseName,
    'db.operation.name': commandName,
    ...(collection === undefined ? {} : { 'db.collection.name': collection }),
    'server.address': address.slice(0, port),
    'server.port': Number(address.slice(port + 1)),
  };
}

/** Traces the commands of a client that has `monitorCommands`. */
export function traceCommands(client: MongoClient, tracing: Tracing): void {
  const open = new Map<number, Span>();
  const end = (requestId: number, failure: string | null): void => {
    const span = open.get(requestId);
    if (span === undefined) return;
    open.delete(requestId);
    endSpan(span, failure);
  };
  client.on('commandStarted', (event) => {
    const collection = collectionOf(event);
    const name = collection === undefined ? event.commandName : `${event.commandName} ${collection}`;
    const span = tracing.child({ name, kind: SpanKind.CLIENT, attributes: attributesOf(event, collection) });
    if (span !== undefined) open.set(event.requestId, span);
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId, null));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
}
