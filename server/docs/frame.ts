/**
 * The layout of every page of the reference: head, title, search, menu, and beside the text a column for samples or contents. All but
 * search, copying and calls works without the script. Pure.
 */
import { type Html, html, nothing } from '../http/html.ts';
import type { Catalogue } from './catalogue.ts';
import type { Contracts } from './contract.ts';
import type { Guide } from './guides.ts';
import type { PagePath } from './links.ts';

export interface FrameParts {
  readonly catalogue: Catalogue;
  readonly guides: readonly Guide[];
  readonly style: PagePath;
  readonly script: PagePath;
  /** The script that the search loads at its first use. */
  readonly index: PagePath;
  /** The relative address from one page to another. */
  readonly link: (from: PagePath, to: PagePath) => string;
}

/** The content of a page: its title and introduction, the column beside the text, and the text. */
export interface View {
  readonly lead: Html;
  readonly side: Html;
  readonly text: Html;
}

export interface DocsPage extends View {
  readonly path: PagePath;
  readonly title: string;
}

type MenuEntry = readonly [title: string, path: PagePath];

/** The menu: guides, operations by tag, events, lists. The group of the current page is open. */
function menuView(page: DocsPage, { catalogue, guides, link }: FrameParts): Html {
  const list = (entries: readonly MenuEntry[]) => {
    const items = entries.map(([title, path]) => {
      const current = path === page.path ? html` aria-current="page"` : nothing;
      return html`<li><a href="${link(page.path, path)}"${current}>${title}</a></li>\n`;
    });
    return html`<ul>\n${items}</ul>\n`;
  };
  const group = (title: string, entries: readonly MenuEntry[], home?: PagePath) => {
    const open = entries.some(([, path]) => path === page.path) || home === page.path ? html` open` : nothing;
    return html`<details${open}><summary>${title}</summary>\n${list(entries)}</details>\n`;
  };
  const subjects = (api: keyof Contracts) =>
    catalogue.subjects
      .filter((subject) => subject.api === api)
      .map(({ name, operations }) =>
        group(
          name,
          operations.map(({ id, summary }) => [summary, `operations/${id}`]),
        ),
      );
  const start: readonly MenuEntry[] = [
    ['Overview', ''],
    ['Error codes', 'errors'],
    ['Schemas', 'schemas'],
    ['API changes', 'changes'],
  ];
  return html`<h2>Start</h2>
${list(start)}${group(
  'Guides',
  guides.map(({ name, title }) => [title, `guides/${name}`]),
  '',
)}<h2>Merchant API</h2>
${subjects('merchant')}${group(
  'webhooks',
  catalogue.events.map(({ path }) => [path, `events/${path}`]),
)}<h2>Settings and operator</h2>
${subjects('admin')}`;
}

/** The whole document. */
export function renderFrame(page: DocsPage, parts: FrameParts): string {
  const { title, version } = parts.catalogue.contracts.merchant.info;
  const at = (path: PagePath) => parts.link(page.path, path);
  const home = at('');
  const whole = page.path === '' ? title : `${page.title} · ${title}`;
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<title>${whole}</title>
<link rel="stylesheet" href="${at(parts.style)}">
<script src="${at(parts.script)}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<button class="to-menu" popovertarget="menu">Menu</button>
<a class="home" href="${home}">${title}</a>
<span class="version">API ${version}</span>
<div class="search" id="search" role="search" data-home="${home.slice(0, home.lastIndexOf('/') + 1)}" data-index="${at(parts.index)}" hidden>
<label for="search-text">Search the reference</label>
<input id="search-text" type="search" placeholder="Search: declined, 3DS, capture" autocomplete="off" spellcheck="false">
<p id="search-status" role="status"></p>
<ul id="search-results" class="results"></ul>
</div>
<a class="contract" href="${at('openapi.json')}">OpenAPI</a>
</header>
<div class="frame">
<nav id="menu" aria-label="Reference" popover>
${menuView(page, parts)}</nav>
<main id="content" tabindex="-1">
<div class="lead">${page.lead}</div>
${page.side}<div class="text">${page.text}</div>
</main>
</div>
</body>
</html>
`}`;
}
