/** The reference: it has everything that the contract has, and no link of it leads nowhere. */
import { describe, expect, it } from 'vitest';
import { operationList } from '../../../generated/server/operations.ts';
import { AdminOperationId, ErrorCode, EventName, OperationId } from '../../../generated/values.ts';
import { contracts } from '../../../server/docs/contract.ts';
import { readBrowserFiles, readGuides } from '../../../server/docs/guides.ts';
import { addressOf, type Naming } from '../../../server/docs/links.ts';
import { createSite } from '../../../server/docs/site.ts';
import { errorCatalogue } from '../../../server/http/errors/error-catalogue.ts';
import { errorAnchor } from '../../../server/http/errors/wire.ts';
import { html } from '../../../server/http/html.ts';

const guides = await readGuides();
const browser = await readBrowserFiles();
const siteFor = (naming: Naming) =>
  createSite({
    contracts,
    guides,
    releaseNotes: '# Changes\n\n- `POST /orders`: x\n',
    baseUrl: 'http://svc.example',
    browser,
    naming,
    calls: 'offered',
  });
const site = siteFor('served');

/** A page without the marks of its highlighted code. */
function pageAt(path: string): string {
  const file = site.file(path);
  if (file === undefined) throw new Error(`there is no page ${path}`);
  return file.content.replace(/<\/?span(?: class="\w")?>/g, '');
}

describe('the reference has a page', () => {
  it.each([...Object.values(OperationId), ...Object.values(AdminOperationId)])(
    'for %s, with samples in three languages',
    (id) => {
      const page = pageAt(`operations/${id}`);
      const operation = operationList.find((each) => each.id === id);
      expect(page).toContain(` ${html`${operation?.path ?? ''}`}</p>`);
      for (const status of Object.keys(operation?.responses ?? {})) expect(page).toContain(`id="answer-${status}"`);
      for (const sign of ['curl ', `client.${id}(`, 'from http.client import']) expect(page).toContain(sign);
    },
  );

  it.each(Object.values(EventName))('for the event %s, with an example', (name) => {
    expect(pageAt(`events/${name}`)).toContain(`&quot;event_name&quot;: &quot;${name}&quot;`);
  });

  it.each(guides)('for the guide $name', ({ name, title }) => {
    expect(pageAt(`guides/${name}`)).toContain(`<h1>${html`${title}`}</h1>`);
  });

  it('for every schema of the contract', () => {
    const names = [contracts.merchant, contracts.admin].flatMap(({ components }) => Object.keys(components.schemas));
    expect(names.filter((name) => !site.paths.includes(`schemas/${name}`))).toEqual([]);
  });

  it('for the changes, and for nothing else', () => {
    expect(pageAt('changes')).toContain('<h1>Changes</h1>');
    expect(['nothing', 'operations/', 'guides/../errors', 'operations/nothing'].map((path) => site.file(path))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

describe('the list of errors', () => {
  const page = pageAt('errors');

  it.each(Object.values(ErrorCode))('has %s under the anchor that answers refer to', (code) => {
    const [, from = ''] = page.split(`<section id="${errorAnchor(code)}">`);
    const section = from.split('</section>')[0] ?? '';
    const { http, status, message, userMessage } = errorCatalogue[code];
    for (const text of [`HTTP ${http}, ${status}`, `${html`${message}`}`, `${html`${userMessage}`}`])
      expect(section).toContain(text);
    expect(section).toContain(`<code>${html`${code}`}</code>`);
  });

  it('has each code once and no other', () => {
    expect(page.match(/<section id=/g)).toHaveLength(Object.values(ErrorCode).length);
  });
});

describe.each(['served', 'files'] as const)('%s', (naming) => {
  const whole = siteFor(naming);
  const contents = new Map(whole.paths.map((path) => [`/${addressOf(path, naming).join('/')}`, whole.file(path)]));

  it('every link leads to an existing page and anchor', () => {
    const broken: string[] = [];
    for (const [address, file] of contents) {
      if (file?.mediaType !== 'text/html') continue;
      for (const [, link = ''] of file.content.matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (/^https?:/.test(link)) continue;
        const { pathname, hash } = new URL(link, `http://docs.example${address}`);
        const target = contents.get(pathname);
        const anchor = decodeURIComponent(hash.slice(1));
        if (target === undefined || (anchor !== '' && !target.content.includes(`id="${anchor}"`)))
          broken.push(`${address} → ${link}`);
      }
    }
    expect(broken).toEqual([]);
  });

  const index = [...contents].find(([address]) => address.includes('search.'))?.[1]?.content ?? '';
  const entries: readonly (readonly string[])[] = JSON.parse(/const entries = (.*);\n/.exec(index)?.[1] ?? '[]');

  it('every search result exists', () => {
    const addresses = entries.map(
      ([, , , link = '']) => new URL(link, `http://docs.example/${addressOf('', naming).join('/')}`).pathname,
    );
    expect(addresses.length).toBeGreaterThan(200);
    expect(addresses.filter((address) => !contents.has(address))).toEqual([]);
  });

  it.each([
    ['x-svc-sequence', 'events/'],
    ['Idempotency-Key', 'operations/createOrder'],
    ['PENDING_VBV', 'schemas/TxnStatus'],
  ])('the search finds %s', (text, wanted) => {
    const words = text.toLowerCase().split(/[^a-z0-9_]+/);
    const found = entries.filter(([title = '', , more = '']) =>
      words.every((word) => `${title.toLowerCase()} ${more}`.includes(word)),
    );
    expect(found.map(([, , , address]) => address)).toContainEqual(expect.stringContaining(wanted));
  });

  it('no page has inline styles or scripts, and each id is unique', () => {
    for (const [address, file] of contents) {
      if (file?.mediaType !== 'text/html') continue;
      expect([address, file.content.match(/ style="| on[a-z]+="|<style|<script(?! src=)/g)]).toEqual([address, null]);
      const ids = [...file.content.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect([address, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([address, []]);
    }
  });
});
