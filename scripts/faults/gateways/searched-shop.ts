/**
 * What a run with the gateways leaves behind, searched for card data and for the gateways' credentials: logs, answers, the whole
 * database with everything that was ever written to it, and files. Nothing but the gateways may hold a card number.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place, Secret } from '../../secret-search.ts';
import { storedBytes, storedDocuments, storedWrites } from '../../stored-data.ts';
import { linesOf, type Searched, searchFor } from '../left-behind.ts';
import { cardData } from './customer-calls.ts';
import { credentials, type GatewayShop } from './gateway-shop.ts';
import { readOrders } from './open-orders.ts';

/** The name of a merchant account is no secret. */
const PUBLIC_CREDENTIAL = 'merchant_account';

const secretCredentials: readonly Secret[] = Object.entries(credentials).flatMap(([gateway, fields]) =>
  Object.entries(fields)
    .filter(([name]) => name !== PUBLIC_CREDENTIAL)
    .map(([name, text]) => ({ what: `${name} of ${gateway}`, text })),
);

/** What the connectors remember of each payment, and what they read from the gateways' answers. */
async function* references({ db }: GatewayShop): AsyncGenerator<Place> {
  for (const { txns } of await readOrders(db)) {
    for (const { gatewayReference, receipt } of txns) {
      if (gatewayReference === undefined && receipt === null) continue;
      yield { where: 'a reference', text: JSON.stringify({ gatewayReference, receipt }) };
    }
  }
}

/** The files of mongod and of the service but for those of the database, which are compressed. */
async function* files({ directory }: GatewayShop): AsyncGenerator<Place> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    if (parentPath.startsWith(join(directory, 'mongod', 'db'))) continue;
    yield { where: name, text: await readFile(join(parentPath, name), 'latin1') };
  }
}

/** `answers`: the bodies that the merchant received. */
export async function searchShop(shop: GatewayShop, answers: readonly string[]): Promise<readonly Searched[]> {
  const { db, mongo, outputs } = shop;
  const secrets = [...cardData, ...secretCredentials];
  const answered = answers.map((text) => ({ where: 'an answer to the merchant', text }));
  return [
    await searchFor(secrets, {
      what: `logs and standard errors of the service (${outputs.length} processes, level info)`,
      unit: 'lines',
      places: linesOf('the log', outputs),
      kind: 'text',
    }),
    await searchFor(secrets, {
      what: 'answers to the merchant, errors included',
      unit: 'answers',
      places: answered,
      kind: 'text',
    }),
    await searchFor(secrets, {
      what: 'references and receipts of the gateways',
      unit: 'attempts',
      places: references(shop),
      kind: 'text',
    }),
    await searchFor(secrets, {
      what: 'every collection, as JSON',
      unit: 'documents',
      places: storedDocuments(db),
      kind: 'text',
    }),
    await searchFor(secrets, {
      what: 'every collection, as stored (BSON)',
      unit: 'documents',
      places: storedBytes(db),
      kind: 'bytes',
    }),
    await searchFor(secrets, {
      what: 'every write, overwritten and deleted values included (oplog)',
      unit: 'writes',
      places: storedWrites(mongo, db),
      kind: 'text',
    }),
    await searchFor(secrets, {
      what: "files: mongod's log, the service's data directory",
      unit: 'files',
      places: files(shop),
      kind: 'bytes',
    }),
  ];
}
