/** Examples that start from a base: what comes out, in which order, and what is refused. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExample } from '../../../openapi/lint/example-values.mjs';

const bases = {
  'bases/parcel.yaml': 'id: p1\ninsured: $absent\nto: { name: Asha, city: Pune }\nstops: [a, b]\nnote: fragile\n',
  'bases/sent.yaml': '$extends: parcel.yaml\nto: { city: Delhi }\nsent: true\n',
  'bases/stop.yaml': 'place: here\nminutes: 5\n',
  'bases/answer.yaml': 'links: { web: /p1 }\nnote: kept\n',
};
const parcel = 'parcel/plain.yaml';

const cases: readonly (readonly [name: string, { readonly given: string; readonly want: unknown }])[] = [
  ['nothing is changed without a base', { given: 'b: 1\na: [x, { c: null }]', want: { b: 1, a: ['x', { c: null }] } }],
  [
    'a base alone is the value, without the places that it keeps',
    {
      given: '$extends: ../bases/parcel.yaml',
      want: { id: 'p1', to: { name: 'Asha', city: 'Pune' }, stops: ['a', 'b'], note: 'fragile' },
    },
  ],
  [
    'maps merge, lists and other values are replaced, all in the place of the base',
    {
      given: '$extends: ../bases/parcel.yaml\nnote: heavy\nstops: [c]\nto: { city: Agra }',
      want: { id: 'p1', to: { name: 'Asha', city: 'Agra' }, stops: ['c'], note: 'heavy' },
    },
  ],
  [
    'a new key comes at the end, one whose place the base keeps in that place',
    {
      given: '$extends: ../bases/parcel.yaml\nweight: 2\ninsured: true\nto: { line1: 1 Road }',
      want: {
        id: 'p1',
        insured: true,
        to: { name: 'Asha', city: 'Pune', line1: '1 Road' },
        stops: ['a', 'b'],
        note: 'fragile',
        weight: 2,
      },
    },
  ],
  [
    'null is a value, $absent removes a key, and a map may stand for either',
    {
      given: '$extends: ../bases/parcel.yaml\nto: null\nstops: $absent\nnote: { text: heavy }',
      want: { id: 'p1', to: null, note: { text: 'heavy' } },
    },
  ],
  [
    'a base may extend another',
    {
      given: '$extends: ../bases/sent.yaml\nstops: []',
      want: { id: 'p1', to: { name: 'Asha', city: 'Delhi' }, stops: [], note: 'fragile', sent: true },
    },
  ],
  [
    'of several bases a later one goes over an earlier one',
    {
      given: '$extends: [../bases/parcel.yaml, ../bases/answer.yaml]\nstops: $absent',
      want: { id: 'p1', to: { name: 'Asha', city: 'Pune' }, note: 'kept', links: { web: '/p1' } },
    },
  ],
  [
    'a base works at any depth, also over what another base has there',
    {
      given:
        '$extends: ../bases/parcel.yaml\nto: { $extends: ../bases/stop.yaml }\nstops: [{ $extends: ../bases/stop.yaml, minutes: 9 }]',
      want: {
        id: 'p1',
        to: { name: 'Asha', city: 'Pune', place: 'here', minutes: 5 },
        stops: [{ place: 'here', minutes: 9 }],
        note: 'fragile',
      },
    },
  ],
  [
    'a $ref is the value of the file',
    { given: 'stop: { $ref: ../bases/stop.yaml }', want: { stop: { place: 'here', minutes: 5 } } },
  ],
];

const refused: readonly (readonly [name: string, files: Readonly<Record<string, string>>, message: RegExp])[] = [
  ['a base that is missing', { [parcel]: '$extends: ../bases/none.yaml' }, /Cannot read .*plain\.yaml > .*none\.yaml/],
  ['a base that is a list', { [parcel]: '$extends: list.yaml', 'parcel/list.yaml': '[1]' }, /Only a map.*list\.yaml/],
  ['overrides beside a $ref', { [parcel]: '$ref: ../bases/stop.yaml\nminutes: 9' }, /minutes has no place.*\$extends/],
  ['a mark that is misspelt', { [parcel]: 'to: { $extend: ../bases/stop.yaml }' }, /\$extend has no place/],
  [
    'a base that extends itself by way of another',
    { [parcel]: '$extends: a.yaml', 'parcel/a.yaml': '$extends: b.yaml', 'parcel/b.yaml': '$extends: a.yaml' },
    /extends itself: .*a\.yaml > .*b\.yaml > .*a\.yaml/,
  ],
];

let folder: string;

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'examples-'));
  await write(bases);
});
afterAll(() => rm(folder, { recursive: true }));

describe('an example that starts from a base', () => {
  it.each(cases)('%s', async (_name, { given, want }) => {
    await write({ [parcel]: given });
    // The text, so that the order of the keys counts.
    expect(JSON.stringify(readExample(join(folder, parcel)))).toBe(JSON.stringify(want));
  });

  it.each(refused)('is refused with %s', async (_name, files, message) => {
    await write(files);
    expect(() => readExample(join(folder, parcel))).toThrow(message);
  });
});
