/** The receiver of the kit that is measured. */
import { MongoClient } from 'mongodb';
import { createReceiver, EventName, memoryStore, mongoStore, type Receiver } from '../../../receiver-kit/src/index.ts';
import { credentials, signingSecret } from '../deliveries.ts';

export interface ReceiverParts {
  /** `memory`, or the address of a MongoDB. */
  readonly store: string;
  readonly proof: 'basic' | 'signed';
}

export async function connectDb(mongoUri: string) {
  const client = new MongoClient(mongoUri, { maxPoolSize: 100, serverSelectionTimeoutMS: 5_000 });
  return (await client.connect()).db();
}

export async function benchReceiver({ store, proof }: ReceiverParts): Promise<Receiver> {
  return createReceiver({
    credentials: [credentials],
    ...(proof === 'basic' ? {} : { signature: { secrets: [signingSecret] } }),
    store: store === 'memory' ? memoryStore() : mongoStore(await connectDb(store)),
    on: { [EventName.ORDER_SUCCEEDED]: () => undefined },
  });
}
