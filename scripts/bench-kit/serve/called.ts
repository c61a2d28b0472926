/**
 * What is called in its own process, without HTTP around it: the kit, and the one insert that its first receipts are held
 * against.
 */
import { EventName } from '../../../receiver-kit/src/index.ts';
import type { Driver } from '../../bench/serve/participant.ts';
import { deliveryOf, newEventId } from '../deliveries.ts';
import { benchReceiver, connectDb } from './receiver.ts';

const DAY_MS = 86_400_000;

/** Does it again and again for some seconds, so many at a time. */
async function again(seconds: number, inFlight: number, operate: () => Promise<void>): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  const loop = async () => {
    while (performance.now() < end) {
      await operate();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, loop));
  return done;
}

export async function calledReceiver({ store, events }: { readonly store: string; readonly events: 'same' | 'new' }) {
  const receiver = await benchReceiver({ store, proof: 'basic' });
  const same = await deliveryOf(newEventId(), 'basic');
  await receiver.receive(same);
  const known = Buffer.from(same.rawBody).toString('utf8');
  const [sameId = ''] = /evt_bench_\w+/.exec(known) ?? [];
  // The sender's work is not measured: only the id is another one.
  const next = () =>
    events === 'same' ? same : { ...same, rawBody: Buffer.from(known.replace(sameId, newEventId()), 'utf8') };
  const driver: Driver = {
    kind: 'driver',
    reset: async () => {},
    work: (seconds, inFlight) =>
      again(seconds, inFlight, async () => {
        const { status, body } = await receiver.receive(next());
        if (status !== 200) throw new Error(`${status} ${body}`);
      }),
  };
  return driver;
}

/** What a receipt is at least: one document under the event's id, as durable as the kit's. */
export async function bareInsert(mongoUri: string): Promise<Driver> {
  const db = await connectDb(mongoUri);
  const receipts = db.collection<{ _id: string }>('bare', { writeConcern: { w: 'majority', journal: true } });
  await receipts.createIndex({ expireAt: 1 }, { expireAfterSeconds: 0 });
  const hash = 'a'.repeat(64);
  return {
    kind: 'driver',
    reset: async () => {},
    work: (seconds, inFlight) =>
      again(seconds, inFlight, async () => {
        const now = new Date();
        await receipts.insertOne({
          _id: newEventId(),
          ...{
            eventName: EventName.ORDER_SUCCEEDED,
            payloadHash: hash,
            state: 'done',
            attempt: 1,
            claimId: hash.slice(0, 36),
          },
          ...{ firstSeenAt: now, doneAt: now, expireAt: new Date(now.getTime() + 30 * DAY_MS) },
        });
      }),
  };
}
