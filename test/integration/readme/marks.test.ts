/** Every block of code of the project's own pages and of the guides is run or checked by a test, or says why it is not. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGuides } from '../../../server/docs/guides.ts';
import { markProblems } from '../../support/readme-blocks.ts';

const pages = ['README.md', 'server/README.md', 'scripts/README.md', '.github/CONTRIBUTING.md'];
const texts = [
  ...(await Promise.all(
    pages.map(async (name) => {
      return { name, text: await readFile(join(import.meta.dirname, '..', '..', '..', name), 'utf8') };
    }),
  )),
  ...(await readGuides()),
];

it.each(texts)('$name', ({ text }) => {
  expect(text).toContain('<!-- ');
  expect(markProblems(text)).toEqual([]);
});

const FENCE = '```';
const block = (mark: string, language: string) => `Text.\n\n${mark}${FENCE}${language}\necho hello\n${FENCE}\n`;

it.each([
  ['without a mark', block('', 'sh'), 'nothing says whether this block is run: echo hello'],
  ['with an unknown mark', block('<!-- ran: hello -->\n', 'sh'), 'nothing says'],
  ['with a line between mark and block', block('<!-- run: hello -->\n\n', 'sh'), 'nothing says'],
  ['in a list', block('', 'sh').replaceAll(/^/gm, '  '), 'nothing says'],
  ['between other fences', block('', 'sh').replaceAll(FENCE, '~~~'), 'nothing says'],
  ['of another language', block('<!-- run: hello -->\n', 'ts'), 'a block of "ts" cannot be marked "run"'],
  ['of no language', block('<!-- run: hello -->\n', ''), 'a block of "" cannot be marked "run"'],
  ['without a reason', block('<!-- not run: no -->\n', 'sh'), 'give a reason'],
  ['with a name twice', block('<!-- run: a -->\n', 'sh').repeat(2), 'two blocks are called a'],
  ['that does not end', `Text.\n\n${FENCE}sh\necho hello\n`, '1 fences make no 0 blocks'],
])('a block %s is found', (_, text, problem) => {
  expect(markProblems(text)).toEqual([expect.stringContaining(problem)]);
});

it('a block that is marked is none', () => {
  const marks = ['<!-- run: a -->\n', '<!-- not run: it needs a person -->\n', '<!-- settings: b -->\n'];
  expect(markProblems(marks.map((mark) => block(mark, 'sh')).join(''))).toEqual([]);
});
