/**
 * The whole reference: every page by its path, rendered on request from the contracts, the guides and the release notes. Pure.
 */

import type { Html } from '../http/html.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { allOperations, callName, catalogueOf, schemaUses } from './catalogue.ts';
import type { Contract, Contracts } from './contract.ts';
import { type FrameParts, menuOf, renderFrame } from './frame.ts';
import type { Guide } from './guides.ts';
import { addressOf, createLinks, type Naming, type PagePath } from './links.ts';
import { type MarkdownParts, markdown } from './markdown.ts';
import { eventView, type OperationViewParts, operationView } from './operation-view.ts';
import { errorsView, frontView, schemaView } from './plain-views.ts';
import { clientBundle, publishedBundle } from './published.ts';
import { assetName, searchScript } from './search.ts';
import { searchEntriesOf } from './search-entries.ts';
import { docsStyle } from './style-sheet.ts';

export interface SiteParts {
  readonly contracts: Contracts;
  readonly guides: readonly Guide[];
  /** The changes of the contract since its last release, as Markdown. */
  readonly releaseNotes: string;
  /** The service's address in the code samples. */
  readonly baseUrl: string;
  readonly naming: Naming;
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
}

/** The reference. Pages are rendered by `file`. */
export function createSite({ contracts, guides, releaseNotes, baseUrl, naming }: SiteParts): Site {
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
      return id === undefined ? undefined : links(from, `operations/${id}`);
    },
  });
  const viewParts = (from: PagePath, contract: Contract): OperationViewParts => ({
    contract,
    baseUrl,
    markdown: markdownParts(from),
    schemaLink: (name) => links(from, `schemas/${name}`),
  });

  const pages = new Map<PagePath, { readonly title: string; readonly main: () => Html }>([
    [
      '',
      {
        title: contracts.merchant.info.title,
        main: () => frontView({ catalogue, guides, markdown: markdownParts(''), link: fromHome }),
      },
    ],
    ['errors', { title: 'Error codes', main: () => errorsView(links('errors', 'guides/errors-and-retries')) }],
    ['changes', { title: 'API changes', main: () => markdown(releaseNotes, markdownParts('changes')) }],
  ]);
  for (const { name, title, text } of guides) {
    const path = `guides/${name}`;
    pages.set(path, { title, main: () => markdown(text, markdownParts(path)) });
  }
  for (const operation of operations) {
    const path = `operations/${operation.id}`;
    pages.set(path, {
      title: operation.summary,
      main: () => operationView(operation, viewParts(path, operation.contract)),
    });
  }
  for (const event of catalogue.events) {
    const path = `events/${event.path}`;
    pages.set(path, { title: event.path, main: () => eventView(event.path, event, viewParts(path, event.contract)) });
  }
  for (const [name, { contract, schema }] of catalogue.schemas) {
    const path = `schemas/${name}`;
    const used = () => [...(uses().get(name) ?? [])].map(([where, title]) => ({ title, address: links(path, where) }));
    pages.set(path, { title: name, main: () => schemaView(name, schema, used(), viewParts(path, contract)) });
  }

  const published = (contract: Contract) => publishedBundle(contract, operations, baseUrl);
  const json = (bundle: object): SiteFile => {
    return { mediaType: 'application/json', content: JSON.stringify(bundle), cache: 'revalidate' };
  };
  const script = searchScript(searchEntriesOf(catalogue, guides), fromHome);
  const style = assetName('style', docsStyle, 'css');
  const search = assetName('search', script, 'js');
  const frame: FrameParts = {
    title: contracts.merchant.info.title,
    version: `API ${contracts.merchant.info.version}`,
    menu: menuOf(catalogue, guides),
    style,
    script: search,
    link: links,
  };
  const assets = new Map<PagePath, () => SiteFile>([
    [style, () => ({ mediaType: 'text/css', content: docsStyle, cache: 'immutable' })],
    [search, () => ({ mediaType: 'text/javascript', content: script, cache: 'immutable' })],
    ['openapi.json', () => json(published(contracts.merchant))],
    ['admin.openapi.json', () => json(published(contracts.admin))],
    ['client.openapi.json', () => json(clientBundle(published(contracts.merchant)))],
  ]);
  return {
    paths: [...pages.keys(), ...assets.keys()],
    file(path) {
      const page = pages.get(path);
      if (page === undefined) return assets.get(path)?.();
      const content = renderFrame({ path, title: page.title, main: page.main() }, frame);
      return { mediaType: 'text/html', content, cache: 'revalidate' };
    },
  };
}

/** The file of a path in a static build. */
export function fileNameOf(path: PagePath): string {
  return addressOf(path, 'files').join('/');
}
