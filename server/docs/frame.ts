/** The layout of every page of the reference: head, title, search, menu. Everything but the search works without the script. Pure. */
import { type Html, html, nothing } from '../http/html.ts';
import type { Catalogue } from './catalogue.ts';
import type { Contracts } from './contract.ts';
import type { Guide } from './guides.ts';
import type { PagePath } from './links.ts';

interface MenuEntry {
  readonly title: string;
  readonly path: PagePath;
}

/** A section of the menu. The group of the current page is open. */
interface MenuPart {
  readonly heading: string;
  readonly entries: readonly MenuEntry[];
  readonly groups: readonly { readonly title: string; readonly entries: readonly MenuEntry[] }[];
}

export interface FrameParts {
  readonly title: string;
  readonly version: string;
  readonly menu: readonly MenuPart[];
  readonly style: PagePath;
  readonly script: PagePath;
  /** The relative address from one page to another. */
  readonly link: (from: PagePath, to: PagePath) => string;
}

/** The content of one page. */
export interface DocsPage {
  readonly path: PagePath;
  readonly title: string;
  readonly main: Html;
}

/** The menu: guides, operations by tag, events, schemas. */
export function menuOf(catalogue: Catalogue, guides: readonly Guide[]): readonly MenuPart[] {
  const subjects = (api: keyof Contracts) =>
    catalogue.subjects
      .filter((subject) => subject.api === api)
      .map(({ name, operations }) => ({
        title: name,
        entries: operations.map(({ id, summary }) => ({ title: summary, path: `operations/${id}` })),
      }));
  const group = (title: string, folder: string, names: readonly string[]) => ({
    title,
    entries: names.map((name) => ({ title: name, path: `${folder}/${name}` })),
  });
  const errors = { title: 'Error codes', path: 'errors' };
  const changes = { title: 'API changes', path: 'changes' };
  const read = guides.map(({ name, title }) => ({ title, path: `guides/${name}` }));
  const events = catalogue.events.map(({ path }) => path);
  return [
    { heading: 'Guides', entries: [{ title: 'Overview', path: '' }, ...read, errors, changes], groups: [] },
    { heading: 'Merchant API', entries: [], groups: [...subjects('merchant'), group('webhooks', 'events', events)] },
    { heading: 'Settings and operator', entries: [], groups: subjects('admin') },
    { heading: 'Schemas', entries: [], groups: [group('All schemas', 'schemas', [...catalogue.schemas.keys()])] },
  ];
}

function entriesView(entries: readonly MenuEntry[], page: DocsPage, { link }: FrameParts): Html {
  const items = entries.map(({ title, path }) => {
    const current = path === page.path ? html` aria-current="page"` : nothing;
    return html`<li><a href="${link(page.path, path)}"${current}>${title}</a></li>\n`;
  });
  return html`<ul>\n${items}</ul>\n`;
}

function menuView(page: DocsPage, parts: FrameParts): Html {
  return html`${parts.menu.map(({ heading, entries, groups }) => {
    const folds = groups.map(({ title, entries: inner }) => {
      const open = inner.some(({ path }) => path === page.path) ? html` open` : nothing;
      return html`<details${open}><summary>${title}</summary>\n${entriesView(inner, page, parts)}</details>\n`;
    });
    return html`<h2>${heading}</h2>\n${entries.length === 0 ? nothing : entriesView(entries, page, parts)}${folds}`;
  })}`;
}

/** The whole document. */
export function renderFrame(page: DocsPage, parts: FrameParts): string {
  const { title, version, link, style, script } = parts;
  const home = link(page.path, '');
  const whole = page.path === '' ? title : `${page.title} · ${title}`;
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<title>${whole}</title>
<link rel="stylesheet" href="${link(page.path, style)}">
<script src="${link(page.path, script)}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="home" href="${home}">${title}</a>
<span class="version">${version}</span>
<div class="search" id="search" role="search" data-home="${home.slice(0, home.lastIndexOf('/') + 1)}" hidden>
<label for="search-text">Search the reference</label>
<input id="search-text" type="search" placeholder="Search" autocomplete="off" spellcheck="false">
<p id="search-status" role="status"></p>
<ul id="search-results" class="results"></ul>
</div>
<a class="to-menu" href="#menu">Menu</a>
</header>
<div class="frame">
<main id="content" tabindex="-1">
${page.main}</main>
<nav id="menu" aria-label="Reference">
${menuView(page, parts)}</nav>
</div>
</body>
</html>
`}`;
}
