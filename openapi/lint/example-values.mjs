/**
 * Lets an example's value live in a file of its own: `examples: plain: { value: { $ref: ../examples/… } }`.
 * The linter does not follow a `$ref` inside a value (a value is data), so this preprocessor reads the file in its
 * place, before the rules run and before the bundle is written. It changes nothing else.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

/** The value with every `{ $ref: file }` in it replaced by the file's content, at any depth. */
function readValue(value, folder) {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => readValue(item, folder));
  if (typeof value.$ref === 'string') {
    const file = resolve(folder, value.$ref);
    return readValue(parse(readFileSync(file, 'utf8')), dirname(file));
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, readValue(item, folder)]));
}

export default function exampleValues() {
  return {
    id: 'contract',
    preprocessors: {
      oas3: {
        'example-values': () => ({
          Example: {
            enter(example, { location }) {
              if ('value' in example) example.value = readValue(example.value, dirname(location.source.absoluteRef));
            },
          },
        }),
      },
    },
  };
}
