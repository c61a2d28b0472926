/**
 * The addresses of the pages, and the links between them. All links are relative, so that the reference works behind any
 * address and from files. Pure.
 */

/** `''` is the front page; other paths are like `guides/quickstart` and `style.0f3a.css`. */
export type PagePath = string;

/** `served`: addresses below /docs; `files`: names of HTML files. */
export type Naming = 'served' | 'files';

const isAsset = (path: PagePath): boolean => /\.[a-z]+$/.test(path);

/** The parts of a page's address. */
export function addressOf(path: PagePath, naming: Naming): readonly string[] {
  const parts = path === '' ? [] : path.split('/');
  if (naming === 'served') return ['docs', ...parts];
  if (path === '') return ['index.html'];
  return isAsset(path) ? parts : [...parts.slice(0, -1), `${parts.at(-1)}.html`];
}

/** The relative address from one page to another; the target may have a `#fragment`. */
export type Links = (from: PagePath, to: PagePath) => string;

export function createLinks(naming: Naming): Links {
  return (from, to) => {
    const [path = '', fragment] = to.split('#');
    const here = addressOf(from, naming).slice(0, -1);
    const there = addressOf(path, naming);
    let shared = 0;
    while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared += 1;
    const way = [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
    return fragment === undefined ? way : `${way}#${fragment}`;
  };
}
