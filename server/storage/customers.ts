/**
 * Customers in MongoDB. Unique per merchant by the merchant's own id.
 */
import type { Db, Filter, FindOptions } from 'mongodb';
import type { Customer, CustomerChange } from '../domain/customers/customer.ts';
import { createBatch } from './mongo/batch.ts';
import { isDuplicateKey } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';

const CUSTOMERS = 'customers';

type CustomerDocument = Omit<Customer, 'uid'> & { readonly _id: string };

/** Compares texts in any case. A merchant's id, which is in the index too, has small letters only. */
const ANY_CASE = { locale: 'en', strength: 2 } as const;

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** A national mobile number, without the country's calling code. */
const NATIONAL_DIGITS = 10;

export const customerIndexes: IndexPlan = [
  {
    collection: CUSTOMERS,
    indexes: [
      { name: 'reference', key: { merchantId: 1, objectReferenceId: 1 }, unique: true },
      { name: 'listed', key: { merchantId: 1, createdAt: -1, _id: -1 } },
      { name: 'email', key: { merchantId: 1, emailAddress: 1, createdAt: -1, _id: -1 }, collation: ANY_CASE },
      { name: 'last_name', key: { merchantId: 1, lastName: 1, createdAt: -1, _id: -1 }, collation: ANY_CASE },
      { name: 'first_name', key: { merchantId: 1, firstName: 1, createdAt: -1, _id: -1 }, collation: ANY_CASE },
      {
        name: 'full_name',
        key: { merchantId: 1, lastName: 1, firstName: 1, createdAt: -1, _id: -1 },
        collation: ANY_CASE,
      },
      { name: 'mobile', key: { merchantId: 1, mobileNumber: 1, createdAt: -1, _id: -1 } },
    ],
  },
];

/** The place of a customer in the list of customers, newest first. */
export interface CustomerPlace {
  readonly createdAt: Date;
  readonly uid: string;
}

/** The customers after a place. The outer bound is what the index range begins with. */
function afterPlace(after: CustomerPlace | undefined): Filter<CustomerDocument> {
  if (after === undefined) return {};
  const { createdAt, uid } = after;
  return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: uid } }] };
}

/** The mobile numbers that a text may stand for: its digits, and its last ten. */
function mobileNumbers(text: string): readonly string[] {
  if (!/^[+(]{0,2}[0-9][0-9 ()./-]{3,}$/.test(text)) return [];
  const digits = text.replace(/[^0-9]/g, '');
  return digits.length > NATIONAL_DIGITS ? [digits, digits.slice(-NATIONAL_DIGITS)] : [digits];
}

const MOST_WORDS = 5;

/** The names that a text may stand for: a first name, a last name, or both, for each place between two words. */
function namesOf(text: string): readonly Filter<CustomerDocument>[] {
  const words = text.split(/\s+/);
  if (!/^[\p{L}\p{M}'\u2019. -]+$/u.test(text) || words.length > MOST_WORDS) return [];
  const whole = words.join(' ');
  const splits = words.slice(1).map((_, at) => ({
    lastName: words.slice(at + 1).join(' '),
    firstName: words.slice(0, at + 1).join(' '),
  }));
  return [{ lastName: whole }, { firstName: whole }, ...splits];
}

function newestFirst(one: CustomerDocument, other: CustomerDocument): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (one._id < other._id ? 1 : -1);
}

export type CustomerStore = ReturnType<typeof createCustomerStore>;

function toCustomer({ _id, ...rest }: CustomerDocument): Customer {
  return { uid: _id, ...rest };
}

export function createCustomerStore(db: Db) {
  const customers = db.collection<CustomerDocument>(CUSTOMERS);
  const either = (merchantId: string, id: string) => ({ merchantId, $or: [{ _id: id }, { objectReferenceId: id }] });

  const findTogether = createBatch<{ merchantId: string; id: string }, CustomerDocument | null>({
    most: 100,
    atOnce: 2,
    async flush(wanted) {
      const ids = [...new Set(wanted.map(({ id }) => id))];
      const merchantIds = [...new Set(wanted.map(({ merchantId }) => merchantId))];
      const found = await customers
        .find({ merchantId: { $in: merchantIds }, $or: [{ _id: { $in: ids } }, { objectReferenceId: { $in: ids } }] })
        .toArray();
      return wanted.map(
        ({ merchantId, id }) =>
          found.find((each) => each.merchantId === merchantId && (each._id === id || each.objectReferenceId === id)) ??
          null,
      );
    },
  });

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

    /** Finds a customer by either id. Concurrent calls share a query: every new order looks up its customer. */
    async find(merchantId: string, id: string): Promise<Customer | undefined> {
      const found = await findTogether({ merchantId, id });
      return found === null ? undefined : toCustomer(found);
    },

    /** The merchant's customers, newest first. */
    async list(merchantId: string, limit: number, after?: CustomerPlace): Promise<Customer[]> {
      const found = customers.find({ merchantId, ...afterPlace(after) }).sort(NEWEST_FIRST);
      return (await found.limit(limit).toArray()).map(toCustomer);
    },

    /** The customers with exactly this id, email address, name (in any case) or mobile number, newest first. Each is a range of an index. */
    async having(merchantId: string, text: string, limit: number, after?: CustomerPlace): Promise<Customer[]> {
      const rest = afterPlace(after);
      const pageOf = (filter: Filter<CustomerDocument>, options: FindOptions = {}) =>
        customers
          .find({ ...filter, ...rest }, options)
          .sort(NEWEST_FIRST)
          .limit(limit)
          .toArray();
      const one = (filter: Filter<CustomerDocument>) => customers.find({ ...filter, ...rest }).toArray();
      const mobiles = mobileNumbers(text);
      const found = await Promise.all([
        one({ _id: text, merchantId }),
        one({ merchantId, objectReferenceId: { $in: [...new Set([text, text.toLowerCase()])] } }),
        pageOf({ merchantId, emailAddress: text }, { collation: ANY_CASE }),
        ...namesOf(text).map((name) => pageOf({ merchantId, ...name }, { collation: ANY_CASE })),
        mobiles.length === 0 ? [] : pageOf({ merchantId, mobileNumber: { $in: [...mobiles] } }),
      ]);
      const byId = new Map(found.flat().map((document) => [document._id, document]));
      return [...byId.values()].sort(newestFirst).slice(0, limit).map(toCustomer);
    },

    /** The first customers whose object_reference_id begins with the text, in the order of these ids. */
    async beginningWith(merchantId: string, text: string, limit: number): Promise<Customer[]> {
      const bounds = { $gte: text, $lt: `${text}\uffff` };
      const found = customers.find({ merchantId, objectReferenceId: bounds }).sort({ objectReferenceId: 1 });
      return (await found.limit(limit).toArray()).map(toCustomer);
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
