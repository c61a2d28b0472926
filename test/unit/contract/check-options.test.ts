/** The parts of a gate that a person asks for by name, and the faults that `check:gates` seeds. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languagesOf } from '../../../scripts/check-clients/languages.ts';
import { documentsOf } from '../../../scripts/check-fuzz/plan.ts';
import { countsIn, resultPage } from '../../../scripts/check-fuzz/result.ts';
import { probes } from '../../../scripts/check-gates/probes.ts';
import { testProbes } from '../../../scripts/check-gates/test-probes.ts';

describe('the stock clients', () => {
  it.each([
    [[], ['python', 'java', 'go', 'typescript-fetch', 'rust', 'ruby']],
    [['go'], ['go']],
    [
      ['go', 'python'],
      ['python', 'go'],
    ],
  ])('asked for as %j are %j', (asked, names) => {
    expect(languagesOf(asked).map(({ name }) => name)).toEqual(names);
  });

  it.each([[['pyhton']], [['python', 'perl']], [['Python']], [['']]])('asked for as %j are refused', (asked) => {
    expect(() => languagesOf(asked)).toThrow('The languages are python, java, go, typescript-fetch, rust, ruby.');
  });
});

describe('the fuzzed documents', () => {
  it.each<[string | undefined, string[], string[]]>([
    [undefined, [], ['merchant', 'admin']],
    ['admin', [], ['admin']],
    [undefined, ['createOrder'], ['merchant']],
    [undefined, ['createOrder', 'login'], ['merchant', 'admin']],
  ])('asked for as %s with %j are %j', (document, operations, names) => {
    expect(documentsOf(document, operations).map(({ name }) => name)).toEqual(names);
  });

  it('are refused where there are none', () => {
    expect(() => documentsOf('shop', [])).toThrow('The documents are merchant, admin.');
    expect(() => documentsOf(undefined, ['createOrder', 'makeOrder'])).toThrow('Unknown operation: makeOrder');
    expect(() => documentsOf('admin', ['createOrder'])).toThrow('Unknown operation: createOrder');
  });

  it('leave what a whole run came to on a page', () => {
    const output =
      'API Operations:\n  Selected: 41/41\n  Tested: 41\n\nTest cases:\n  9120 generated, 9120 passed\n\nSeed: 7\n';
    expect(countsIn(output)).toEqual({ operations: '41', cases: '9120 generated, 9120 passed' });
    expect(countsIn('')).toEqual({ operations: 'unknown', cases: 'unknown' });
    const runs = [
      { document: 'merchant', ...countsIn(output), seconds: 90, asExpected: true },
      { document: 'admin', ...countsIn(''), seconds: 9, asExpected: false },
    ];
    const facts = { examples: 50, contract: '0.2.0', versions: 'schemathesis 4', date: '2026-11-22T00:00:00.000Z' };
    const page = resultPage({ ...facts, seed: 7, isRandom: true, runs });
    expect(page).toContain('npm run check:fuzz -- --seed 7');
    expect(page).toContain('| merchant | 41 | 9120 generated, 9120 passed | 90 | yes |');
    expect(page).toContain('| admin | unknown | unknown | 9 | NO |');
  });
});

const root = join(import.meta.dirname, '..', '..', '..');
const mutations = [...probes, ...testProbes].flatMap((probe) => probe.mutations);

it.each(mutations)('the fault "$fault" finds its place in $file', async ({ file, from }) => {
  if (from === null) return;
  const text = await readFile(join(root, file), 'utf8');
  expect(typeof from === 'string' ? text.includes(from) : from.test(text)).toBe(true);
});

it('name existing files in the expectations of a gate', () => {
  const files = mutations.flatMap(
    ({ seen }) => seen.source.replaceAll('\\', '').match(/\bserver\/[\w/.-]+\.ts/g) ?? [],
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
