/** The search of the reference: what shows how to do a thing is found first, by the words that readers use, and the count is true. */
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { AdminOperationId } from '../../../generated/values.ts';
import { contracts } from '../../../server/docs/contract.ts';
import { readBrowserFiles, readGuides } from '../../../server/docs/guides.ts';
import { createSite } from '../../../server/docs/site.ts';

const site = createSite({
  contracts,
  guides: await readGuides(),
  releaseNotes: '# Changes\n',
  baseUrl: 'http://svc.example',
  browser: await readBrowserFiles(),
  naming: 'served',
  calls: 'none',
});
const script = site.file(site.paths.find((path) => path.startsWith('search.')) ?? '')?.content ?? '';

interface Found {
  readonly address: string;
  readonly place: string;
}

const results = Object(runInNewContext(`${script}; ((text) => searchReference(text))`));
function search(text: string): { readonly status: string; readonly found: readonly Found[] } {
  const { status, found } = Object(results(text));
  return {
    status: String(status),
    found: Array.from(Object(found), (each) => ({ address: String(Object(each)[2]), place: String(Object(each)[1]) })),
  };
}

const NO_RESULTS = 'No results. Search for an operation, a field or an error code.';

const settings = new Set(Object.values(AdminOperationId).map((id) => `docs/operations/${id}`));

describe('the search', () => {
  it.each([
    ['order', 'operations/createOrder'],
    ['orders', 'operations/createOrder'],
    ['refund', 'operations/refundOrder'],
    ['partial refund', 'operations/refundOrder'],
    ['gateway reference', 'operations/createOrder'],
    ['start trans', 'operations/startTxn'],
    ['preauth', 'operations/captureTxn'],
    ['tokenise', 'operations/tokenizeCard'],
    ['3ds', 'operations/startTxn'],
    ['migration', 'guides/tokenization-and-consent'],
    ['431', '#conventions'],
    ['408', '#conventions'],
    ['order_not_found', 'errors#order_not_found'],
    ['CardBin', 'schemas/CardBin'],
    ['PENDING_VBV', 'schemas/TxnStatus'],
    ['pagination', 'operations/listOrders'],
    ['cvc', 'operations/startTxn'],
    ['csp', 'operations/showPaymentPage'],
    ['allowlist', 'operations/createApiKey'],
    ['webhooks not arriving', 'guides/webhooks'],
    ['otp', 'guides/sandbox-cards'],
    ['dispute', 'guides/captures-and-refunds'],
    ['decline', 'guides/declines'],
    ['insufficient_funds', 'schemas/DeclineCode'],
  ])('%s finds %s', (text, wanted) => {
    expect(search(text).found.map(({ address }) => address)).toContainEqual(expect.stringContaining(wanted));
  });

  it.each([
    ['error codes', 'docs/errors'],
    ['errors', 'docs/errors'],
    ['changes', 'docs/changes'],
    ['changelog', 'docs/changes'],
    ['release notes', 'docs/changes'],
    ['retry', 'docs/guides/errors-and-retries'],
    ['retries', 'docs/guides/errors-and-retries'],
    ['void', 'docs/operations/voidTxn'],
    ['cancel', 'docs/operations/voidTxn'],
    ['otp', 'docs/operations/submitPayStep'],
    ['how do I refund', 'docs/operations/refundOrder'],
    ['What is a void?', 'docs/operations/voidTxn'],
    ['declined', 'docs/guides/declines'],
    ['decline', 'docs/guides/declines'],
    ['card declined', 'docs/guides/declines'],
    ['refused', 'docs/guides/declines'],
    ['why was the payment declined', 'docs/guides/declines'],
    ['capture', 'docs/operations/captureTxn'],
    ['preauthorization', 'docs/operations/captureTxn'],
    ['refund', 'docs/operations/refundOrder'],
    ['reimburse', 'docs/operations/refundOrder'],
    ['3ds', 'docs/operations/startTxn'],
    ['3-D Secure', 'docs/operations/startTxn'],
    ['3d secure', 'docs/operations/startTxn'],
    ['payment failed', 'docs/guides/declines'],
    ['test card', 'docs/guides/sandbox-cards'],
    ['cvv', 'docs/operations/startTxn'],
    ['chargeback', 'docs/guides/captures-and-refunds#disputes'],
    ['disputes', 'docs/guides/captures-and-refunds#disputes'],
    ['webhook', 'docs/guides/webhooks'],
    ['test cards', 'docs/guides/sandbox-cards'],
    ['idempotency', 'docs/guides/errors-and-retries#idempotency-keys'],
  ])('%s finds %s first', (text, wanted) => {
    expect(search(text).found[0]?.address).toBe(wanted);
  });

  it.each(['chargeback', 'chargebacks'])('%s leads to the disputes, and not to a refund', (text) => {
    const addresses = search(text).found.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(['docs/guides/captures-and-refunds', 'docs/schemas/Dispute']));
    expect(addresses).not.toContain('docs/operations/refundOrder');
  });

  it.each(['declined', 'card declined', 'decline', '3ds', 'cvv', 'otp'])(
    '%s shows no operation of the merchant settings before a card payment',
    (text) => {
      const addresses = search(text).found.map(({ address }) => address);
      const setting = addresses.findIndex((address) => settings.has(address));
      const payment = addresses.findIndex((address) => /declines|startTxn|submitPayStep|sandbox-cards/.test(address));
      expect(payment).toBeGreaterThanOrEqual(0);
      expect(setting < 0 || payment < setting).toBe(true);
    },
  );

  it('looks for the words of a question where there is nothing else', () => {
    expect(search('how').found.length).toBeGreaterThan(0);
  });

  it.each(['order', 'card', 'webhook', 'gateway reference', 'refund'])(
    '%s shows operations and guides before the schemas that have it in their names',
    (text) => {
      const places = search(text).found.map(({ place }) => place);
      const schema = places.indexOf('Schema');
      expect(places[0]).toMatch(/^(GET|POST|PUT|DELETE) |Guide/);
      expect(schema < 0 || schema >= 3).toBe(true);
    },
  );

  it('says how many there are, and how many of them it shows', () => {
    expect(search('order').status).toMatch(/^20 of \d{2,} results$/);
    expect(search('order').found).toHaveLength(20);
    expect(search('order_not_found').status).toMatch(/^\d{1,2} results?$/);
    expect(search('zyzzy')).toEqual({ status: NO_RESULTS, found: [] });
    expect(search('').status).toBe('');
  });

  it.each(['constructor', '__proto__', 'a.b[', '('])('takes %s for a word like any other', (text) => {
    expect(search(text).status).toMatch(/result|^$/);
  });
});
