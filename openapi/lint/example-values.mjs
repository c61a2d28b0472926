/**
 * Lets an example's value live in a file of its own (`examples: plain: { value: { $ref: ../examples/… } }`), and lets that
 * file start from a base and say only what differs (`$extends`; openapi/examples/README.md describes how).
 * The linter does not follow a `$ref` inside a value (a value is data), so this preprocessor reads the files in its
 * place, before the rules run and before the bundle is written. It changes nothing else.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

/** Stands for a key that is not there: in a base it keeps the key's place, in an override it removes the key. */
const absent = '$absent';

const isMap = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The value of an example's file. Throws, naming the files, on a base that is missing, no map, or based on itself. */
export function readExample(file) {
  return withoutAbsent(readFile(file, []));
}

/** A file's value with every `$ref` and `$extends` in it resolved; `readers` are the files that led to it. */
function readFile(file, readers) {
  const chain = [...readers, file];
  if (readers.includes(file)) throw new Error(`A base extends itself: ${chain.join(' > ')}`);
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`Cannot read ${chain.join(' > ')}`, { cause: error });
  }
  return expand(parse(text), dirname(file), chain);
}

/** `value` with every `{ $ref: file }` replaced by the file's value and every `$extends` merged, at any depth. */
function expand(value, folder, readers) {
  if (Array.isArray(value)) return value.map((item) => expand(item, folder, readers));
  if (!isMap(value)) return value;
  const { $ref: reference, $extends: names = [], ...rest } = value;
  const misplaced = Object.keys(value).find((key) =>
    reference === undefined ? key.startsWith('$') && key !== '$extends' : key !== '$ref',
  );
  if (misplaced !== undefined)
    throw new Error(
      `${readers.join(' > ')}: ${misplaced} has no place here. A $ref stands alone; overrides go with $extends.`,
    );
  const read = (name) => readFile(resolve(folder, name), readers);
  if (reference !== undefined) return read(reference);
  const own = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, expand(item, folder, readers)]));
  const bases = [names].flat().map(read);
  if (!bases.every(isMap)) throw new Error(`Only a map can be extended: ${[...readers, names].join(' > ')}`);
  return [...bases, own].reduce(merge, {});
}

/** Maps merge key by key, the base's keys in their places and new keys at the end; any other value replaces the base's. */
function merge(base, override) {
  if (!isMap(base) || !isMap(override)) return override;
  const merged = { ...base };
  for (const [key, item] of Object.entries(override))
    merged[key] = Object.hasOwn(base, key) ? merge(base[key], item) : item;
  return merged;
}

function withoutAbsent(value) {
  if (Array.isArray(value)) return value.map(withoutAbsent);
  if (!isMap(value)) return value;
  const present = Object.entries(value).filter(([, item]) => item !== absent);
  return Object.fromEntries(present.map(([key, item]) => [key, withoutAbsent(item)]));
}

export default function exampleValues() {
  return {
    id: 'contract',
    preprocessors: {
      oas3: {
        'example-values': () => ({
          Example: {
            enter(example, { location }) {
              if (!('value' in example)) return;
              const source = location.source.absoluteRef;
              example.value = withoutAbsent(expand(example.value, dirname(source), [source]));
            },
          },
        }),
      },
    },
  };
}
