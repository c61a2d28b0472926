/**
 * Customers in MongoDB. Unique per merchant by the merchant's own id.
 */
import type { Db } from 'mongodb';
import type { Customer, CustomerChange } from '../domain/customers/customer.ts';
import { isDuplicateKey } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';

const CUSTOMERS = 'customers';

type CustomerDocument = Omit<Customer, 'uid'> & { readonly _id: string };

export const customerIndexes: IndexPlan = [
  {
    collection: CUSTOMERS,
    indexes: [{ name: 'reference', key: { merchantId: 1, objectReferenceId: 1 }, unique: true }],
  },
];

export type CustomerStore = ReturnType<typeof createCustomerStore>;

function toCustomer({ _id, ...rest }: CustomerDocument): Customer {
  return { uid: _id, ...rest };
}

export function createCustomerStore(db: Db) {
  const customers = db.collection<CustomerDocument>(CUSTOMERS);
  const either = (merchantId: string, id: string) => ({ merchantId, $or: [{ _id: id }, { objectReferenceId: id }] });
  return {
    /** Stores a new customer; false when the merchant has one with this object_reference_id. */
    async insert({ uid, ...rest }: Customer): Promise<boolean> {
      try {
        await customers.insertOne({ _id: uid, ...rest });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Finds a customer by either id. */
    async find(merchantId: string, id: string): Promise<Customer | undefined> {
      const found = await customers.findOne(either(merchantId, id));
      return found === null ? undefined : toCustomer(found);
    },

    /** Deletes a customer; false when it does not exist. */
    async remove(merchantId: string, uid: string): Promise<boolean> {
      return (await customers.deleteOne({ _id: uid, merchantId })).deletedCount === 1;
    },

    /** Changes a customer; undefined when it does not exist. */
    async change(merchantId: string, id: string, change: CustomerChange, now: Date): Promise<Customer | undefined> {
      const update = { $set: { ...change, updatedAt: now } };
      const changed = await customers.findOneAndUpdate(either(merchantId, id), update, { returnDocument: 'after' });
      return changed === null ? undefined : toCustomer(changed);
    },
  };
}
