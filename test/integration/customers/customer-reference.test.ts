import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomerStore } from '../../../server/storage/customers.ts';
import { createCustomerReferences } from '../../../server/usecases/customers/order-customer.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';

let database: FreshDatabase;
let references: ReturnType<typeof createCustomerReferences>;
const uid = 'cst_0123456789abcdef';

beforeAll(async () => {
  database = await freshDatabase('customer-reference');
  const customers = createCustomerStore(database.db);
  const createdAt = new Date('2026-03-14T09:26:53Z');
  await customers.insert({
    uid,
    merchantId: 'acme',
    objectReferenceId: 'cust-1',
    mobileNumber: '9876543210',
    mobileCountryCode: '',
    emailAddress: '',
    firstName: '',
    lastName: '',
    createdAt,
    updatedAt: createdAt,
    callMark: null,
  });
  references = createCustomerReferences(customers);
});
afterAll(() => database.drop());

test.each([
  ["the service's id of a customer means the merchant's own", 'acme', uid, 'cust-1'],
  ["the merchant's own id means itself", 'acme', 'cust-1', 'cust-1'],
  ['a text that nobody registered means itself', 'acme', 'somebody', 'somebody'],
  ["another merchant's customer is not known", 'other', uid, uid],
  ['an id that was never given out means itself', 'acme', 'cst_ffffffffffffffff', 'cst_ffffffffffffffff'],
  ['no text means nobody', 'acme', '', ''],
])('%s', async (_what, merchantId, text, reference) => {
  expect(await references.of(merchantId, text)).toBe(reference);
});
