/** The search of the reference: what shows how to do a thing is found first, by the words that readers use, and the count is true. */
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { contracts } from '../../../server/docs/contract.ts';
import { readGuides } from '../../../server/docs/guides.ts';
import { createSite } from '../../../server/docs/site.ts';

const site = createSite({
  contracts,
  guides: await readGuides(),
  releaseNotes: '# Changes\n',
  baseUrl: 'http://svc.example',
  naming: 'served',
});
const script = site.file(site.paths.find((path) => path.endsWith('.js')) ?? '')?.content ?? '';

interface Found {
  readonly address: string;
  readonly place: string;
}

/** A page with nothing but the search, for a script that reads and writes no more than this. */
function searchBox(): (text: string) => { readonly status: string; readonly found: readonly Found[] } {
  interface Element {
    href: string;
    readonly inner: unknown[];
    append(item: unknown): void;
  }
  const element = (): Element => {
    const inner: unknown[] = [];
    return { href: '', inner, append: (item) => inner.push(item) };
  };
  let shown: readonly Element[] = [];
  let type = () => {};
  const status = { textContent: '' };
  const input = {
    value: '',
    addEventListener: (event: string, act: () => void) => {
      if (event === 'input') type = act;
    },
  };
  const parts: Readonly<Record<string, object>> = {
    search: { dataset: { home: '' }, hidden: true, addEventListener: () => {} },
    'search-text': input,
    'search-results': { replaceChildren: (...items: readonly Element[]) => (shown = items) },
    'search-status': status,
  };
  const document = { getElementById: (id: string) => parts[id], createElement: element };
  runInNewContext(script, { document });
  const textIn = (item: unknown): Found => {
    const link = Object(item);
    return { address: String(link.href), place: String(Object(link.inner[1]).inner[0]) };
  };
  return (text) => {
    input.value = text;
    type();
    return { status: status.textContent, found: shown.map(({ inner: [link] }) => textIn(link)) };
  };
}

const search = searchBox();
const NO_RESULTS = 'No results. Search for an operation, a field or an error code.';

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
  ])('%s finds %s first', (text, wanted) => {
    expect(search(text).found[0]?.address).toBe(wanted);
  });

  it.each(['chargeback', 'chargebacks'])('%s leads to the disputes, and not to a refund', (text) => {
    const addresses = search(text).found.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(['docs/guides/captures-and-refunds', 'docs/schemas/Dispute']));
    expect(addresses).not.toContain('docs/operations/refundOrder');
  });

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
