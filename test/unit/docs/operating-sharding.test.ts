/** The guide to sharding has the shard keys, the collections that are not sharded, the broadcasts of the code, and the measured limit. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from '../../../scripts/check-source/sources.ts';
import { readGuides } from '../../../server/docs/guides.ts';
import { BROADCASTS, SHARD_KEYS, UNSHARDED } from '../../../server/storage/mongo/sharding.ts';

const guide = (await readGuides()).find(({ name }) => name === 'operating-sharding')?.text ?? '';
const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A key as the shell writes it. */
const shown = (key: object) =>
  `{ ${Object.entries(key)
    .map(([field, kind]) => `${field}: ${kind === 1 ? 1 : `'${String(kind)}'`}`)
    .join(', ')} }`;

it('shards each collection of the list by its key, and no other', () => {
  const commands = [...guide.matchAll(/^sh\.shardCollection\('card_payments\.(\w+)', (.*)\)$/gm)];
  const documented = commands.map(([, collection, key]) => [collection, key]);
  expect(documented).toEqual([...SHARD_KEYS].map(([collection, key]) => [collection, shown(key)]));
});

it('divides each collection whose key is not hashed into zones', () => {
  const zones = [...guide.matchAll(/^divide\('(\w+)', '(\w+)'\)$/gm)].map(([, collection, field]) => [
    collection,
    field,
  ]);
  const ranged = [...SHARD_KEYS].flatMap(([collection, key]) =>
    Object.entries(key).flatMap(([field, kind]) => (kind === 1 ? [[collection, field]] : [])),
  );
  expect(zones).toEqual(ranged);
});

it('lists the collections that are not sharded, and the reads that go to every shard, with the reasons', () => {
  const rows = [...guide.matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm)].map(([, name, reason]) => [name, reason]);
  expect(rows).toEqual([...UNSHARDED, ...Object.entries(BROADCASTS)]);
});

it('has the figures of the page of the saturated benchmark, for each set-up of this version', async () => {
  const page = await readFile(join(ROOT, 'scripts', 'bench-saturated', 'RESULT.md'), 'utf8');
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map(cellsOf);
  const figures = (name: string) => rows.find(([title]) => title === name) ?? [];
  const setups = rows.find((cells) => cells.some((cell) => cell.startsWith('this version, '))) ?? [];
  const names = ['orders accepted per second', 'webhooks per second until the last one has arrived'];
  const wanted = setups.flatMap((setup, column) => {
    const [, name] = /^this version, (.*)$/.exec(setup) ?? [];
    return name === undefined ? [] : [[name, ...names.map((figure) => figures(figure)[column])]];
  });
  const [, table = ''] = guide.split(`| | ${names.join(' | ')} |\n| --- | ---: | ---: |\n`);
  const [stated = ''] = table.split('\n\n');
  expect(stated.split('\n').map(cellsOf)).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(0);
});

it('lists no read that the code does not have', async () => {
  const sources = await readSources(ROOT, ['server']);
  const text = sources.map(({ tree }) => tree.text).join('\n');
  for (const name of Object.keys(BROADCASTS)) expect(text).toContain(`broadcast('${name}')`);
});
