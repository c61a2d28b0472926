/**
 * What the database and its driver do at most: the very document of a created order inserted, or found by its id, with
 * nothing around it. Takes the document from a service that ran in the same database before.
 */
import type { Collection, Db } from 'mongodb';
import { webhookIndexes } from '../../../server/delivery/queue/indexes.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { connectMongo } from '../../../server/storage/mongo/client.ts';
import { ensureIndexes, type IndexPlan } from '../../../server/storage/mongo/indexes.ts';
import { ORDERS, orderIndexes, orderKey } from '../../../server/storage/orders.ts';
import { BENCH_MERCHANT_ID } from '../merchant.ts';
import type { Driver } from './participant.ts';

interface OrderLike {
  readonly _id: string;
  readonly orderId: string;
  readonly state: Order;
}

export type DriverWork = 'insert' | 'insert-indexed' | 'find';

/** How many documents are looked for in turn. */
const FOUND = 100;

const orderIdOf = (number: number) => `bare-${number}`;
const keyOf = (orderId: string) => orderKey(BENCH_MERCHANT_ID, orderId);

function copyOf(template: OrderLike, number: number): OrderLike {
  const orderId = orderIdOf(number);
  return { ...template, _id: keyOf(orderId), orderId, state: { ...template.state, orderId } };
}

/** The indexes of the orders, for another collection. */
function indexesFor(collection: string): readonly IndexPlan[] {
  const hosts = webhookIndexes([{ name: ORDERS }]);
  const plans = [...orderIndexes, ...hosts].filter((plan) => plan.collection === ORDERS);
  return [plans.map((plan) => ({ ...plan, collection }))];
}

async function templateOf(db: Db): Promise<OrderLike> {
  const found = await db.collection<OrderLike>(ORDERS).findOne({});
  if (found === null) throw new Error('no order was created from which a document could be taken');
  return found;
}

export async function startBareDriver(mongoUri: string, what: DriverWork): Promise<Driver> {
  const { db } = await connectMongo(mongoUri);
  const name = `bare-${what}`;
  const bare: Collection<OrderLike> = db.collection<OrderLike>(name);
  let template: OrderLike | undefined;
  let number = 0;

  async function operate(from: OrderLike): Promise<void> {
    number += 1;
    if (what !== 'find') {
      await bare.insertOne(copyOf(from, number));
      return;
    }
    const orderId = orderIdOf(number % FOUND);
    const found = await bare.findOne({ _id: keyOf(orderId) });
    if (found?.orderId !== orderId) throw new Error('the bare driver did not find its document');
  }

  return {
    kind: 'driver',
    async reset() {
      template ??= await templateOf(db);
      const from = template;
      await bare.drop();
      if (what === 'insert-indexed') await ensureIndexes(db, indexesFor(name));
      if (what === 'find') await bare.insertMany(Array.from({ length: FOUND }, (_, index) => copyOf(from, index)));
    },
    async work(seconds, inFlight) {
      if (template === undefined) throw new Error('the bare driver was not reset before its work');
      const from = template;
      const end = performance.now() + seconds * 1_000;
      let done = 0;
      const loop = async () => {
        while (performance.now() < end) {
          await operate(from);
          done += 1;
        }
      };
      await Promise.all(Array.from({ length: inFlight }, loop));
      return done;
    },
  };
}
