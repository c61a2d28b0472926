/** G6: every house rule of the linter finds what it is for, and the sample, which has no fault, passes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { type Json, type JsonObject, toObject } from '../../../scripts/generate/json.ts';
import { lint, lintConfig } from '../../../scripts/generate/redocly.ts';
import { sampleDocument } from '../../support/sample-contract.ts';

const root = join(import.meta.dirname, '../../..');
const config = lintConfig(join(root, 'openapi'));

/** A rule, and the change of the sample that breaks it: where, and what stands there then (nothing: it is left out). */
const cases: readonly (readonly [rule: string, path: readonly string[], value?: Json])[] = [
  ['served-method', ['paths', '/parcels', 'head'], { operationId: 'headParcels' }],
  ['served-method', ['paths', '/parcels', 'options'], { operationId: 'parcelOptions' }],
  ['served-method', ['paths', '/parcels', 'trace'], { operationId: 'traceParcels' }],
  ['served-method', ['webhooks', 'PARCEL_ARRIVED', 'head'], { operationId: 'headParcelSent' }],
  ['operation-in-place', ['components', 'pathItems'], { Parcels: { get: { operationId: 'listParcels' } } }],
  ['no-callback', ['paths', '/parcels', 'post', 'callbacks'], { sent: { '{$url}': { post: { responses: {} } } } }],
  ['operation-complete', ['paths', '/parcels', 'post', 'security']],
  ['operation-complete', ['paths', '/parcels', 'post', 'summary']],
  ['operation-complete', ['paths', '/parcels', 'post', 'description']],
  ['operation-id-camel-case', ['paths', '/parcels', 'post', 'operationId'], 'send_parcel'],
  ['one-tag', ['paths', '/parcels', 'post', 'tags'], ['parcels', 'webhooks']],
  ['success-documented', ['paths', '/parcels', 'post', 'responses', '200']],
  ['unavailable-documented', ['paths', '/parcels', 'post', 'responses', '503']],
  ['no-default-response', ['paths', '/parcels', 'post', 'responses', 'default'], { description: 'Whatever.' }],
  ['parameter-described', ['paths', '/parcels/{parcel_id}', 'get', 'parameters', '0', 'description']],
  ['header-described', ['components', 'headers', 'Location', 'description']],
  ['property-described', ['components', 'schemas', 'Parcel', 'properties', 'id', 'description']],
  ['media-type-examples', ['paths', '/parcels', 'post', 'responses', '200', 'content', 'application/json', 'examples']],
  ['schema-name-pascal-case', ['components', 'schemas', 'parcel_label'], { type: 'string', description: 'A label.' }],
  ['schema-subset', ['components', 'schemas', 'Parcel', 'properties', 'id', 'const'], 'p1'],
  ['schema-subset', ['components', 'schemas', 'Parcel', 'patternProperties'], { '^x': { type: 'string' } }],
  ['all-of-apart', ['components', 'schemas', 'Parcel', 'allOf'], [{ $ref: '#/components/schemas/Problem' }]],
  ['discriminator-mapped', ['components', 'schemas', 'Parcel', 'discriminator'], { propertyName: 'id' }],
];

/** `value` with another value, or none, at a path. */
function changed(value: Json, [key, ...rest]: readonly string[], put: Json | undefined): Json {
  if (key === undefined) throw new Error('a path is expected');
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(key) ? changed(item, rest, put) : item));
  const { [key]: present, ...others } = toObject(value, key);
  if (rest.length > 0) return { ...others, [key]: changed(present ?? {}, rest, put) };
  return put === undefined ? others : { ...others, [key]: put };
}

let folder: string;

async function findings(...documents: readonly (readonly [name: string, document: Json])[]): Promise<string> {
  const files = documents.map(([name]) => join(folder, name));
  await Promise.all(documents.map(([, document], index) => writeFile(files[index] ?? '', stringify(document))));
  return lint({ root, config, files }).then(
    () => '',
    (error: Error) => error.message,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-rules-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the linter', () => {
  const sample: JsonObject = sampleDocument('openapi.yaml');
  let said: string;

  beforeAll(async () => {
    said = await findings(
      ...cases.map(([, path, value], index) => [`${index}.yaml`, changed(sample, path, value)] as const),
    );
  });

  it.each(cases.map(([rule, path], index) => ({ rule, path: path.join('/'), index })))(
    'finds rule/$rule at $path',
    ({ rule, index }) => {
      const part = said.split(/^validating /m).find((text) => text.includes(`/${index}.yaml...`)) ?? '';
      expect(part).toContain(`rule/${rule} `);
    },
  );

  it('finds nothing in the sample', async () => {
    expect(await findings(['openapi.yaml', sample], ['admin.yaml', sampleDocument('admin.yaml')])).toBe('');
  });

  it('checks an example in a separate file', async () => {
    const path = [
      'paths',
      '/parcels',
      'post',
      'requestBody',
      'content',
      'application/x-www-form-urlencoded',
      'examples',
      'plain',
      'value',
    ];
    await writeFile(join(folder, 'right.request.yaml'), 'weight: "2"\n');
    await writeFile(join(folder, 'wrong.request.yaml'), 'weight: 2\n');
    const withFile = (file: string) => changed(sample, path, { $ref: `./${file}` });
    expect(await findings(['right.yaml', withFile('right.request.yaml')])).toBe('');
    expect(await findings(['wrong.yaml', withFile('wrong.request.yaml')])).toContain('no-invalid-media-type-examples');
  });
});
