import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseForm, readForm } from '../../../server/http/request/form.ts';
import { seeded } from '../../support/seeded.ts';

const none = { booleans: [], clearables: [] };

/** The values of a form, or the names and reasons of its problems. */
function read(text: string): unknown {
  const reading = readForm(text, 'body');
  return reading.kind === 'form' ? reading.values : reading.problems.map(({ name, reason }) => `${name} ${reason}`);
}

const REPEATED = 'is sent more than once; send each parameter once';
const ENCODING = 'body is not percent-encoded UTF-8';
const UNSAFE = 'is a reserved name; remove it';

describe('a form', () => {
  it.each([
    ['', {}],
    ['&&', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1&', { a: '1' }],
    ['a', { a: '' }],
    ['a=', { a: '' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=1+2', { a: '1 2' }],
    ['a=1%2B2', { a: '1+2' }],
    ['a%2Eb=1', { 'a.b': '1' }],
    ['a.b=1&a=2', { 'a.b': '1', a: '2' }],
    ['a=%E2%98%95', { a: '☕' }],
    ['a=☕', { a: '☕' }],
    ['a=%26%3D%25', { a: '&=%' }],
    ['a[$gt]=1', { 'a[$gt]': '1' }],
    ['a[]=1', { 'a[]': '1' }],
    ['metadata.SVC%3Agateway_reference_id=x', { 'metadata.SVC:gateway_reference_id': 'x' }],
    ['toString=1&hasOwnProperty=2', { toString: '1', hasOwnProperty: '2' }],
  ])('%j', (text, values) => {
    expect(read(text)).toEqual(values);
  });

  it.each([
    ['a=1&a=2', [`a ${REPEATED}`]],
    ['a=1&a=1', [`a ${REPEATED}`]],
    ['a=&a=', [`a ${REPEATED}`]],
    ['a=1&%61=2', [`a ${REPEATED}`]],
    ['a+b=1&a%20b=2', [`a b ${REPEATED}`]],
    ['4111111111111111=1&4111111111111111=2', [`4111111111111111 ${REPEATED}`]],
    ['a=%', [ENCODING]],
    ['a=%zz', [ENCODING]],
    ['a=%FF', [ENCODING]],
    ['a=%C0%AF', [ENCODING]],
    ['a=%ED%A0%80', [ENCODING]],
    ['%FF=1', [ENCODING]],
    ['__proto__=1', [`__proto__ ${UNSAFE}`]],
    ['__proto__[admin]=1', [`__proto__[admin] ${UNSAFE}`]],
    ['constructor.prototype.x=1', [`constructor.prototype.x ${UNSAFE}`]],
    ['metadata.__proto__=1', [`metadata.__proto__ ${UNSAFE}`]],
  ])('refuses %j', (text, problems) => {
    expect(read(text)).toEqual(problems);
  });

  it('has at most 500 parameters', () => {
    const form = (length: number) => Array.from({ length }, (_, index) => `k${index}=v`).join('&');
    expect(Object.keys(Object(read(form(500))))).toHaveLength(500);
    expect(read(form(501))).toEqual(['body has more than 500 parameters']);
  });

  it('gives back whatever URLSearchParams wrote', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => !/\p{Surrogate}/u.test(value));
    const name = text.filter((value) => !/__proto__|constructor|prototype/.test(value));
    fc.assert(
      fc.property(fc.dictionary(name, text, { maxKeys: 8 }), (values) => {
        const written = new URLSearchParams(Object.entries(values)).toString();
        expect(Object.entries(Object(read(written)))).toEqual(Object.entries(values));
      }),
      seeded(),
    );
  });

  it('never fails, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab=&%+2F[]._é\u0000'), maxLength: 40 }), (text) => {
        expect(['form', 'problems']).toContain(readForm(text, 'body').kind);
      }),
      seeded(),
    );
  });
});

describe('the values of a form', () => {
  it('that are empty or null count as absent', () => {
    expect(normaliseForm({ a: '', b: 'null', c: 'NULL', d: ' ', e: '0' }, none)).toEqual({ c: 'NULL', d: ' ', e: '0' });
  });

  it('that are empty clear what they name, where that has a meaning; null never does', () => {
    const clearable = { ...none, clearables: ['nickname', 'other'] };
    expect(normaliseForm({ nickname: '', other: 'null', name: '' }, clearable)).toEqual({ nickname: '' });
  });

  it('that are true or false may be written in any case, where a boolean is meant', () => {
    const values = { on: 'True', off: 'FALSE', odd: 'Yes', text: 'True' };
    expect(normaliseForm(values, { ...none, booleans: ['on', 'off', 'odd'] })).toEqual({
      on: 'true',
      off: 'false',
      odd: 'yes',
      text: 'True',
    });
  });
});
