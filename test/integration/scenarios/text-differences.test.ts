/** G9: what counts as a difference between an answer that is text, and not JSON, and its example. */
import { describe, expect, it } from 'vitest';
import { metricDifferences, tableDifferences } from './text-differences.ts';

describe('a table', () => {
  it.each([
    ['of its columns', 'a,b\r\n1,2\r\n', 'a,b\r\n"3, ""4""\r\n",5\r\n6,\r\n', []],
    ['without rows, as shown', 'a,b\r\n', 'a,b\r\n', []],
    ['of other columns', 'a,b\r\n', 'a,c\r\n', ['the columns are a,c and not a,b']],
    ['of columns in another order', 'a,b\r\n', 'b,a\r\n', ['the columns are b,a and not a,b']],
    ['without rows', 'a,b\r\n1,2\r\n', 'a,b\r\n', ['0 rows and not 1']],
    ['with a row that is too long', 'a,b\r\n1,2\r\n', 'a,b\r\n1,2,3\r\n', ['a row has 3 cells and not 2']],
    ['whose example has a short row', 'a,b\r\n1\r\n', 'a,b\r\n1,2\r\n', ['a row has 1 cells and not 2']],
  ])('%s', (_, example, body, said) => {
    expect(tableDifferences(example, body)).toEqual(said);
  });
});

describe('metrics', () => {
  const example = '# HELP calls Calls.\n# TYPE calls counter\ncalls{operation="a",status="200"} 1\n';
  const MISSING = ['# HELP calls Calls.', '# TYPE calls counter', 'calls{operation,status}'].map(
    (line) => `"${line}" is missing`,
  );
  it.each<[string, string, readonly string[]]>([
    [
      'with other values, among others',
      `# HELP more More.\n${example.replace('"a"', '"b"').replace(' 1', ' 7e3')}`,
      [],
    ],
    ['without a sample yet', example.replace(/\ncalls.*/, ''), []],
    ['of another name', example.replaceAll('calls', 'seeded'), MISSING],
    ['of another type', example.replace('counter', 'gauge'), ['"# TYPE calls counter" is missing']],
    ['of other labels', example.replace('status', 'code'), ['"calls{operation,status}" is missing']],
  ])('%s', (_, body, said) => {
    expect(metricDifferences(example, body)).toEqual(said);
  });
});
