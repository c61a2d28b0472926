/**
 * The reference as a whole: every page by its path, made when it is asked for. From the contracts, the guides and the release
 * notes; nothing else says what an operation is. Pure.
 */

import type { Html } from '../http/html.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { allOperations, callName, catalogueOf } from './catalogue.ts';
import type { Contract, Contracts } from './contract.ts';
import { findablesOf } from './findables.ts';
import { type FrameParts, renderFrame } from './frame.ts';
import type { Guide } from './guides.ts';
import { addressOf, createLinks, type Naming, type PagePath } from './links.ts';
import { type MarkdownParts, markdown } from './markdown.ts';
import { menuOf } from './menu.ts';
import { eventView, type OperationViewParts, operationView } from './operation-view.ts';
import { errorsView, frontView, schemaView } from './plain-views.ts';
import { clientBundle, publishedBundle } from './published.ts';
import { schemaUses } from './schema-uses.ts';
import { assetName, searchScript } from './search.ts';
import { docsStyle } from './style-sheet.ts';

export interface SiteParts {
  readonly contracts: Contracts;
  readonly guides: readonly Guide[];
  /** What changed in the contract since its last release, as Markdown. */
  readonly releaseNotes: string;
  /** The address in the samples. */
  readonly baseUrl: string;
  readonly naming: Naming;
}

export interface SiteFile {
  readonly mediaType: 'text/html' | 'text/css' | 'text/javascript' | 'application/json';
  readonly content: string;
  /** `forever`: the name changes with the content. */
  readonly keep: 'forever' | 'ask-again';
}

export interface Site {
  /** Every path there is; the first is the front page's, the empty one. */
  readonly paths: readonly PagePath[];
  /** The page, style sheet, script or bundle; undefined where there is none. */
  file(path: PagePath): SiteFile | undefined;
}

/** The reference. Nothing is rendered yet. */
export function createSite({ contracts, guides, releaseNotes, baseUrl, naming }: SiteParts): Site {
  const catalogue = catalogueOf(contracts);
  const operations = allOperations(catalogue);
  const byCall = new Map(operations.map((operation) => [callName(operation), operation.id]));
  const links = createLinks(naming);
  const uses = onFirstUse(() => schemaUses(catalogue));
  const fromHome = (path: PagePath) => links('', path);

  const isMade = (path: PagePath) => [pages, assets].some((made) => made.has(path.split('#')[0] ?? ''));
  const markdownParts = (from: PagePath): MarkdownParts => ({
    resolve(target, kind) {
      if (kind === 'link') return isMade(target) ? links(from, target) : undefined;
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
    ['changes', { title: 'Changes of the contract', main: () => markdown(releaseNotes, markdownParts('changes')) }],
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
    return { mediaType: 'application/json', content: JSON.stringify(bundle), keep: 'ask-again' };
  };
  const script = searchScript(findablesOf(catalogue, guides), fromHome);
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
    [style, () => ({ mediaType: 'text/css', content: docsStyle, keep: 'forever' })],
    [search, () => ({ mediaType: 'text/javascript', content: script, keep: 'forever' })],
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
      return { mediaType: 'text/html', content, keep: 'ask-again' };
    },
  };
}

/** Where a path is found in a static build. */
export function fileNameOf(path: PagePath): string {
  return addressOf(path, 'files').join('/');
}
