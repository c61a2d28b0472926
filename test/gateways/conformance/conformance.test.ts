/** Runs the conformance table over every gateway: see behaviours.ts. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findCardLike, findSecrets } from '../../../scripts/secret-search.ts';
import { allOf, storedDocuments } from '../../../scripts/stored-data.ts';
import { behaviours } from './behaviours.ts';
import { type Bench, openBench, type TestShop } from './bench.ts';
import { CRYPTOGRAM, drivers } from './drivers.ts';
import { bothLedgers } from './ledgers.ts';

let bench: Bench;
/** Everything that the service answered: to the merchant, to customers, to gateways. */
const answers = new Map<string, Set<string>>();

beforeAll(async () => {
  bench = await openBench();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, options) => {
    const answer = await send(target, options);
    const url = String(target);
    if (url.startsWith(bench.service.baseUrl)) {
      const where = `an answer of ${url.slice(bench.service.baseUrl.length).split(/[/?]/)[1]}`;
      const text = `${[...answer.headers].join('\n')}\n${await answer.clone().text()}`;
      answers.set(where, (answers.get(where) ?? new Set()).add(text));
    }
    return answer;
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await bench.close();
});
afterEach(() => {
  for (const { outside } of drivers) if (outside !== null) bench.simulatorOf(outside).clearFaults();
});

describe.each(drivers.map((driver) => ({ name: driver.name, driver })))('$name', ({ name, driver }) => {
  for (const behaviour of behaviours) {
    // The table says why a gateway cannot do it.
    if (behaviour.not?.[name] !== undefined) continue;
    test(behaviour.name, async () => {
      const shop = await bench.open({ drivers: [driver] });
      const shops: TestShop[] = [shop];
      await behaviour.run({
        bench,
        driver,
        shop,
        async open(options) {
          const another = await bench.open(options);
          shops.push(another);
          return another;
        },
      });
      if (behaviour.ledgersDiffer?.[name] !== undefined) return;
      for (const one of shops) {
        await bench.settleAll(one);
        const { gateway, service } = await bothLedgers(bench, one);
        expect(service).toEqual(gateway);
      }
    });
  }
});

test('no card number, security code, cryptogram or secret credential is in the log, the database or an answer', async () => {
  const { cards, ...card } = {
    cards: drivers.flatMap((driver) => [
      ...Object.values(driver.cards).flatMap((fields) => fields?.card_number ?? []),
      ...Object.values(driver.declines).flatMap((decline) => decline.card.card_number ?? []),
    ]),
    securityCode: '739',
    cryptogram: CRYPTOGRAM,
  };
  const credentials = bench.credentials.flatMap((fields) =>
    Object.entries(fields).filter(([name]) => name !== 'merchant_account'),
  );
  const secrets = [
    ...[...new Set(cards)].map((text) => ({ what: `the card ending in ${text.slice(-4)}`, text })),
    { what: 'the security code', text: card.securityCode },
    { what: 'the cryptogram', text: card.cryptogram },
    ...[...new Map(credentials.map(([name, text]) => [text, { what: `a ${name}`, text }])).values()],
  ];
  const logged = bench.service.logLines().map((text) => ({ where: 'the log', text }));
  const answered = [...answers].flatMap(([where, texts]) => [...texts].map((text) => ({ where, text })));
  const stored = await allOf(storedDocuments(bench.service.database.db));
  for (const places of [logged, answered, stored]) expect(places.length).toBeGreaterThan(100);
  const whole = [...logged, ...answered, ...stored];
  // Says where the three digits of the code stand: they may be a number of another meaning.
  const lone = new RegExp(`.{0,30}(?<![0-9A-Za-z])${card.securityCode}(?![0-9A-Za-z]).{0,10}`, 'g');
  const excerpts = [...answered, ...stored].flatMap(({ where, text }) =>
    [...text.matchAll(lone)].map(([excerpt]) => `${where}: ${excerpt}`),
  );
  expect(findSecrets(secrets, whole), excerpts.slice(0, 5).join('\n')).toEqual([]);
  expect(findCardLike(whole)).toEqual([]);
  // A client secret of Stripe pays its PaymentIntent in any browser.
  expect(stored.filter(({ text }) => /_secret_\w{10}/.test(text)).map(({ where }) => where)).toEqual([]);
}, 60_000);
