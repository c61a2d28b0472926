/**
 * The whole reference: every page by its path, rendered on request from the contracts, the guides and the release notes. Pure.
 */
import { clientBundle } from '../http/contract/client-bundle.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { allOperations, callName, catalogueOf, schemaUses } from './catalogue.ts';
import type { Contract, Contracts } from './contract.ts';
import { type DocsPage, type FrameParts, renderFrame, type View } from './frame.ts';
import type { BrowserFiles, Guide } from './guides.ts';
import { addressOf, createLinks, type Naming, type PagePath } from './links.ts';
import type { MarkdownParts } from './markdown.ts';
import { eventView, type OperationViewParts, operationView } from './operation-view.ts';
import { contentsView, errorsView, frontView, missingView, schemasView, schemaView, textView } from './plain-views.ts';
import { publishedBundle } from './published.ts';
import { assetName, searchScript } from './search.ts';
import { searchEntriesOf } from './search-entries.ts';

export interface SiteParts {
  readonly contracts: Contracts;
  readonly guides: readonly Guide[];
  /** The changes of the contract since its last release, as Markdown. */
  readonly releaseNotes: string;
  /** The service's address in the code samples. */
  readonly baseUrl: string;
  readonly browser: BrowserFiles;
  readonly naming: Naming;
  /** `offered`: readers can call the service from the pages of its operations. */
  readonly calls: 'offered' | 'none';
}

export interface SiteFile {
  readonly mediaType: 'text/html' | 'text/css' | 'text/javascript' | 'application/json';
  readonly content: string;
  /** `immutable`: the file name changes with the content. */
  readonly cache: 'immutable' | 'revalidate';
}

export interface Site {
  /** All paths. The first, empty one is the front page. */
  readonly paths: readonly PagePath[];
  /** The page, style sheet, script or bundle; undefined for an unknown path. */
  file(path: PagePath): SiteFile | undefined;
  /** The page for a path that the site does not have. */
  missing(path: PagePath): SiteFile;
}

/** The reference. Pages are rendered by `file`. */
export function createSite({ contracts, guides, releaseNotes, baseUrl, browser, naming, calls }: SiteParts): Site {
  const catalogue = catalogueOf(contracts);
  const operations = allOperations(catalogue);
  const byCall = new Map(operations.map((operation) => [callName(operation), operation.id]));
  const links = createLinks(naming);
  const uses = onFirstUse(() => schemaUses(catalogue));
  const fromHome = (path: PagePath) => links('', path);

  const exists = (path: PagePath) => [pages, assets].some((files) => files.has(path.split('#')[0] ?? ''));
  const markdownParts = (from: PagePath): MarkdownParts => ({
    resolve(target, kind) {
      if (kind === 'link') return exists(target) ? links(from, target) : undefined;
      const id = byCall.get(target);
      const named = [`operations/${id}`, `schemas/${target}`, /^\/docs\/(.+)/.exec(target)?.[1] ?? '-'];
      const path = named.find((each) => pages.has(each));
      return path === undefined || path === from ? undefined : links(from, path);
    },
  });
  const viewParts = (from: PagePath, contract: Contract): OperationViewParts => ({
    contract,
    baseUrl,
    markdown: markdownParts(from),
    schemaLink: (name) => links(from, `schemas/${name}`),
    values: 'folded',
    errors: links(from, 'errors'),
    // The service is one level above the reference.
    tryAt: calls === 'offered' ? links(from, '').replace(/docs$/, '') || './' : undefined,
  });

  const front = { catalogue, guides, markdown: markdownParts(''), link: fromHome };
  const lists = { ...front, link: (path: PagePath) => links('schemas', path) };
  const page = (path: PagePath, title: string, view: () => View) => [path, { path, title, view }] as const;
  const pages = new Map([
    page('', contracts.merchant.info.title, () => frontView(front)),
    page('errors', 'Error codes', () => errorsView(links('errors', 'guides/errors-and-retries'))),
    page('schemas', 'Schemas', () => schemasView(lists)),
    page('changes', 'API changes', () => textView(releaseNotes, markdownParts('changes'))),
    ...guides.map(({ name, title, text }) =>
      page(`guides/${name}`, title, () => textView(text, markdownParts(`guides/${name}`))),
    ),
    ...operations.map((operation) => {
      const path = `operations/${operation.id}`;
      return page(path, operation.summary, () => operationView(operation, viewParts(path, operation.contract)));
    }),
    ...catalogue.events.map((event) => {
      const path = `events/${event.path}`;
      return page(path, event.path, () => eventView(event.path, event, viewParts(path, event.contract)));
    }),
    ...[...catalogue.schemas].map(([name, { contract, schema }]) => {
      const path = `schemas/${name}`;
      const used = () =>
        [...(uses().get(name) ?? [])].map(([where, title]) => ({ title, address: links(path, where) }));
      const parts = { ...viewParts(path, contract), values: 'open' as const };
      return page(path, name, () => schemaView(name, schema, contentsView('Used in', used()), parts));
    }),
  ]);

  const published = (contract: Contract) => publishedBundle(contract, operations, baseUrl);
  const file = (mediaType: SiteFile['mediaType'], content: string): SiteFile => {
    return { mediaType, content, cache: /css|javascript/.test(mediaType) ? 'immutable' : 'revalidate' };
  };
  const json = (bundle: object) => file('application/json', JSON.stringify(bundle));
  const search = searchScript(searchEntriesOf(catalogue, guides), fromHome);
  const style = assetName('style', browser.style, 'css');
  const script = assetName('page', browser.script, 'js');
  const index = assetName('search', search, 'js');
  const frame: FrameParts = { catalogue, guides, style, script, index, link: links };
  const render = (parts: DocsPage) => file('text/html', renderFrame(parts, frame));
  const assets = new Map<PagePath, () => SiteFile>([
    [style, () => file('text/css', browser.style)],
    [script, () => file('text/javascript', browser.script)],
    [index, () => file('text/javascript', search)],
    ['openapi.json', () => json(published(contracts.merchant))],
    ['admin.openapi.json', () => json(published(contracts.admin))],
    ['client.openapi.json', () => json(clientBundle(published(contracts.merchant)))],
  ]);
  return {
    paths: [...pages.keys(), ...assets.keys()],
    file(path) {
      const found = pages.get(path);
      return found === undefined ? assets.get(path)?.() : render({ ...found, ...found.view() });
    },
    missing: (path) => render({ path, title: 'Page not found', ...missingView(links(path, '')) }),
  };
}

/** The file of a path in a static build. */
export function fileNameOf(path: PagePath): string {
  return addressOf(path, 'files').join('/');
}
