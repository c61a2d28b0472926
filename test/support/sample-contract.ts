/** The sample contract as the steps see it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type JsonObject, parseJson, toObject } from '../../scripts/generate/json.ts';

/** One of the sample's documents. */
export function sampleDocument(file: 'openapi.yaml' | 'admin.yaml'): JsonObject {
  const text = readFileSync(join(import.meta.dirname, 'sample', file), 'utf8');
  return toObject(parseJson(JSON.stringify(parse(text))), file);
}
