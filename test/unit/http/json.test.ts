import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../server/http/body/json.ts';
import { seeded } from '../../support/seeded.ts';

function read(text: string): unknown {
  const reading = readJson(text);
  return reading.kind === 'object' ? reading.value : `${reading.name} ${reading.reason}`;
}

const REPEATED = 'is sent more than once; send each parameter once';
const UNSAFE = 'is a reserved name; remove it';
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('a JSON body', () => {
  it.each([
    ['', {}],
    [' \n', {}],
    ['{}', {}],
    ['{"a":1,"b":{"a":1}}', { a: 1, b: { a: 1 } }],
    ['{"a":[{"b":1},{"b":2}]}', { a: [{ b: 1 }, { b: 2 }] }],
    ['{"a":"{\\"a\\":1,\\"a\\":2}"}', { a: '{"a":1,"a":2}' }],
    ['{"a":"b","b":"a"}', { a: 'b', b: 'a' }],
    ['{"a":["a","a"]}', { a: ['a', 'a'] }],
    ['{"a":{"x":1},"b":{"x":1}}', { a: { x: 1 }, b: { x: 1 } }],
    ['{"":1}', { '': 1 }],
    ['{"a":"\\\\"}', { a: '\\' }],
    ['{"a":"\\ud83d\\ude00"}', { a: '😀' }],
    ['{"a":"__proto__"}', { a: '__proto__' }],
  ])('%j is taken', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it.each([
    ['{', 'body is not JSON'],
    ["{'a':1}", 'body is not JSON'],
    ['{"a":1}{"b":2}', 'body is not JSON'],
    ['{"a":NaN}', 'body is not JSON'],
    ['{"a":0x10}', 'body is not JSON'],
    ['a=1', 'body is not JSON'],
    ['[]', 'body must be a JSON object'],
    ['null', 'body must be a JSON object'],
    ['1', 'body must be a JSON object'],
    ['"a"', 'body must be a JSON object'],
    ['{"a":1,"a":2}', `a ${REPEATED}`],
    ['{"a":1,"\\u0061":2}', `a ${REPEATED}`],
    ['{"b":{"a":1,"c":[],"a":1}}', `a ${REPEATED}`],
    ['{"a":[{"b":1,"b":2}]}', `b ${REPEATED}`],
    ['{"4111111111111111":1,"4111111111111111":1}', `4111111111111111 ${REPEATED}`],
    ['{"__proto__":{"admin":true}}', `__proto__ ${UNSAFE}`],
    ['{"a":{"__proto__":1}}', `__proto__ ${UNSAFE}`],
    ['{"\\u005f_proto__":1}', `__proto__ ${UNSAFE}`],
    ['{"constructor":{"prototype":{}}}', `constructor ${UNSAFE}`],
    ['{"metadata.__proto__":1}', `metadata.__proto__ ${UNSAFE}`],
    ['{"a":"\\ud800"}', 'body contains an unpaired surrogate'],
    ['{"\\udc00":1}', 'body contains an unpaired surrogate'],
    [nested(21), 'body is nested deeper than 20 levels'],
    [`{"a":${'['.repeat(20)}${']'.repeat(20)}}`, 'body is nested deeper than 20 levels'],
    [`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'body is nested deeper than 20 levels'],
  ])('%.60j is refused: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it('may be nested 20 levels', () => {
    expect(read(nested(20))).toEqual(JSON.parse(nested(20)));
  });

  it('that says each thing once comes out as it went in', () => {
    const name = fc
      .string({ unit: 'grapheme', maxLength: 6 })
      .filter((text) => !/__proto__|constructor|prototype/.test(text));
    const { tree } = fc.letrec((tie) => ({
      leaf: fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null)),
      tree: fc.oneof({ maxDepth: 4 }, tie('leaf'), fc.dictionary(name, tie('tree')), fc.array(tie('tree'))),
    }));
    fc.assert(
      fc.property(fc.dictionary(name, tree), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(read(text)).toEqual(JSON.parse(text));
      }),
      seeded(),
    );
  });

  it('with one name said twice is refused, wherever it stands', () => {
    const pair = fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.constantFrom('1', '"x"', '[1,{}]', '{"a":1}', 'null'),
    );
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 6 }), fc.nat(), (pairs, at) => {
        const again = pairs[at % pairs.length] ?? ['a', '1'];
        const body = [...pairs, again].map(([name, value]) => `"${name}":${value}`).join(',');
        expect(read(`{${body}}`)).toMatch(/is sent more than once/);
      }),
      seeded(),
    );
  });
});
