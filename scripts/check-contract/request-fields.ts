/**
 * Every parameter and request field must be used: its name is in the server's source, and in a request example or a test. The service
 * would silently ignore an unused one. Pure.
 */
import { deref, itemsOf, type JsonObject, membersOf, toObject, toText } from '../generate/json.ts';
import { operationsIn } from '../generate/operations-in.ts';
import { coverageOf, examplesIn } from './response-fields.ts';

/** All sources of a folder as one text. */
export interface Sources {
  readonly server: string;
  readonly tests: string;
}

/** Both addresses are read field by field, without their prefix. */
const PREFIXES = /^(billing|shipping)_address_/;
/** Stored under any name. */
const FREE_NAMES = /^metadata\./;

function hasWord(text: string, word: string): boolean {
  const written = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9_])${written}(?![A-Za-z0-9_])`).test(text);
}

interface RequestField {
  readonly where: string;
  readonly name: string;
  /** Whether a request example has it. */
  readonly shown: boolean;
}

function parametersIn(document: JsonObject): readonly RequestField[] {
  const items = membersOf(document.paths).map(([where, item]) => ({ where, operation: toObject(item, where) }));
  return [...items, ...operationsIn(document.paths)].flatMap(({ where, operation: { parameters, 'x-given': given } }) =>
    itemsOf(parameters).map((each) => {
      const parameter = toObject(deref(document, each), where);
      const name = toText(parameter.name, where);
      const values = membersOf(given).flatMap(([, one]) => ['query', 'headers'].map((part) => partOf(one, part)));
      const shown = parameter.example !== undefined || values.some((value) => value.has(name));
      return { where, name, shown };
    }),
  );
}

function partOf(given: JsonObject[string], part: string): ReadonlyMap<string, unknown> {
  return new Map(membersOf(membersOf(given).find(([name]) => name === part)?.[1]));
}

function bodiesIn(document: JsonObject): readonly RequestField[] {
  const bodies = operationsIn(document.paths).flatMap(({ where, operation: { requestBody, 'x-given': given } }) => {
    const changes = membersOf(given).map(([, one]) =>
      Object.fromEntries(membersOf(Object.fromEntries(membersOf(one)).body)),
    );
    return examplesIn(document, requestBody, where).map((body) => ({ ...body, values: [...body.values, ...changes] }));
  });
  return [...coverageOf(document, bodies)].map(([field, shown]) => {
    const dot = field.search(/\.(?=[^ ])/);
    return { where: field.slice(0, dot), name: field.slice(dot + 1).replaceAll('[]', ''), shown };
  });
}

/** A line for each parameter or request field that the server does not read or nothing tests. */
export function checkRequestFields(document: JsonObject, { server, tests }: Sources): readonly string[] {
  const fields = [...parametersIn(document), ...bodiesIn(document)];
  const shown = new Set(fields.filter((each) => each.shown).map(({ name }) => name));
  const findings = fields.flatMap(({ where, name }) => [
    ...(FREE_NAMES.test(name) || hasWord(server, name.replace(PREFIXES, ''))
      ? []
      : [`${where}: nothing in server/ reads ${name}. Read it, or remove it from the contract.`]),
    ...(shown.has(name) || hasWord(tests, name)
      ? []
      : [`${where}: no request example and no test has ${name}. Add one.`]),
  ]);
  return [...new Set(findings)];
}
