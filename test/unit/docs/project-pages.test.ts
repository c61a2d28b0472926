/** The pages of the project that are read where they lie: what they name is there, and the lists among them are whole. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { levels } from '../../../scripts/check-source/levels.ts';
import { GUIDES } from '../../../server/docs/guides.ts';
import { slugOf } from '../../../server/docs/markdown.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const DECISIONS = 'server/docs/decisions';
const decisions = (await readdir(join(root, DECISIONS))).filter((name) => name !== 'README.md');
const read = (file: string) => readFile(join(root, file), 'utf8');

const pages = [
  'README.md',
  'server/README.md',
  'scripts/README.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  `${DECISIONS}/README.md`,
  ...decisions.map((name) => `${DECISIONS}/${name}`),
];

const guides = GUIDES.map((name) => `server/docs/guides/${name}.md`);

it.each([...pages, ...guides])('%s names commands that exist', async (page) => {
  const named = [...(await read(page)).matchAll(/`npm (?:run )?(?!(?:ci|install)\b)([a-z:-]+)/g)].map(
    ([, name]) => name,
  );
  const known = new Set([...Object.keys(packageJson.scripts)]);
  expect(named.filter((name) => name !== undefined && !known.has(name))).toEqual([]);
});

describe.each(pages)('%s', (page) => {
  it('links to files that exist, and to headings that they have', async () => {
    const links = [...(await read(page)).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    const broken: string[] = [];
    for (const link of links) {
      const [path = '', anchor] = link.split('#');
      const file = join(dirname(page), path);
      if (!existsSync(join(root, file))) broken.push(link);
      else if (anchor !== undefined) {
        const headings = [...(await read(file)).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => slugOf(title));
        if (!headings.includes(anchor)) broken.push(link);
      }
    }
    expect(broken).toEqual([]);
  });

  it('names files and folders that exist', async () => {
    const text = (await read(page)).replace(/^```.*?^```/gms, '');
    const paths = [...text.matchAll(/`([a-z.-]+(?:\/[\w.-]+)+\/?|[a-z-]+\/)`/g)].map(([, path = '']) => path);
    // What a command makes is not there before.
    const lasting = paths.filter((path) => !/^\.(build|data)\/|^receiver-kit\/dist/.test(path));
    const places = [root, join(root, dirname(page))];
    expect(lasting.filter((path) => !places.some((place) => existsSync(join(place, path))))).toEqual([]);
  });
});

it.each([
  ['README.md', 150],
  ['server/README.md', 120],
])('%s has at most %d lines', async (page, most) => {
  expect((await read(page)).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

it('the page of the commands has a row for each, and no row twice', async () => {
  const [table = ''] = (await read('scripts/README.md')).split('\n## ');
  const rows = [...table.matchAll(/^\| `npm (?:run )?([a-z:-]+)` \|/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(Object.keys(packageJson.scripts).sort());
});

it('the picture of the server has the levels that are checked, from the top', async () => {
  const [, picture = ''] = /^```\n(.*?)^```/ms.exec(await read('server/README.md')) ?? [];
  const places = levels.flat();
  const named = [...picture.matchAll(/[a-z-]+(?:\/|\.ts)/g)].map(([name]) => name.replace(/\/$/, ''));
  expect(named.filter((name) => places.includes(name)).sort()).toEqual([...places].sort());
  const levelOf = (name: string) => levels.findIndex((each) => each.includes(name));
  const inPicture = named.map(levelOf).filter((level) => level >= 0);
  expect(inPicture).toEqual([...inPicture].sort((one, other) => other - one));
});

describe('the decisions', () => {
  it('are all listed', async () => {
    const listed = [...(await read(`${DECISIONS}/README.md`)).matchAll(/\]\(([a-z0-9-]+\.md)\)/g)].map(
      ([, file]) => file,
    );
    expect(listed.sort()).toEqual([...decisions].sort());
  });

  it.each(decisions)('%s has its context, decision and consequences', async (name) => {
    const headings = [...(await read(`${DECISIONS}/${name}`)).matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
  });
});
