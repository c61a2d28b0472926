/** Step 6: the enumerations of both documents and the operation ids as objects. */
import { bannerLine } from './banner.ts';
import type { ContractOperation } from './contract.ts';
import { isJsonArray, type Json, type JsonObject, knownValues, membersOf, textsOf, toObject } from './json.ts';
import { propertyKey, quote } from './names.ts';

/** The members of an enumeration in the contract's order. */
export type EnumMembers = readonly (readonly [key: string, value: string])[];

/** The named string enumerations of the documents, sorted by name. Throws when two differ under one name. */
export function enumsOf(documents: readonly JsonObject[]): ReadonlyMap<string, EnumMembers> {
  const found = new Map<string, EnumMembers>();
  for (const document of documents) {
    for (const [name, schema] of schemasOf(document)) {
      const members = enumMembers(name, schema);
      if (members === null) continue;
      const present = found.get(name);
      if (present !== undefined && JSON.stringify(present) !== JSON.stringify(members)) {
        throw new Error(`${name}: the documents list different values`);
      }
      found.set(name, members);
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function schemasOf(document: JsonObject): readonly (readonly [string, Json])[] {
  return document.components === undefined ? [] : membersOf(toObject(document.components, 'components').schemas);
}

function enumMembers(name: string, schema: Json): EnumMembers | null {
  const { 'x-enum-varnames': keys } = toObject(schema, name);
  const values = knownValues(schema);
  if (!isJsonArray(values)) return null;
  const texts = textsOf(values);
  if (texts.length !== values.length) return null;
  const names = keys === undefined ? texts : textsOf(keys);
  if (names.length !== texts.length) throw new Error(`${name}: x-enum-varnames and enum differ in length`);
  if (new Set(names).size !== names.length) throw new Error(`${name}: two members have one name`);
  return texts.map((value, index) => [names[index] ?? value, value]);
}

/** An enumeration as a const object and a type. */
export function printEnum(name: string, members: EnumMembers): string {
  const lines = members.map(([key, value]) => `  ${propertyKey(key)}: ${quote(value)},`);
  return [
    `export const ${name} = {`,
    ...lines,
    '} as const;',
    `export type ${name} = (typeof ${name})[keyof typeof ${name}];`,
  ].join('\n');
}

/** The whole file. */
export function printValues(documents: readonly JsonObject[], operations: readonly ContractOperation[]): string {
  const ids = (document: ContractOperation['document']): EnumMembers =>
    operations
      .filter((operation) => operation.document === document)
      .map(({ id }): readonly [string, string] => [id, id])
      .sort(([one], [other]) => (one < other ? -1 : 1));
  const blocks = [...enumsOf(documents)].map(([name, members]) => printEnum(name, members));
  blocks.push(printEnum('OperationId', ids('merchant')), printEnum('AdminOperationId', ids('admin')));
  return `${bannerLine}\n\n${blocks.join('\n\n')}\n`;
}
