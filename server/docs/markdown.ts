/**
 * The part of Markdown that the guides and the contract's descriptions are written in, as safe markup: headings, paragraphs,
 * lists, tables, code, links, strong. What else looks like Markdown is shown as the text it is. Pure.
 */
import { type Html, html, nothing } from '../http/html.ts';

export interface MarkdownParts {
  /** The address of a link's target, or of what a piece of code names; undefined: no link is made. */
  readonly resolve: (target: string, kind: 'link' | 'code') => string | undefined;
}

/** The anchor of a heading. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Within a link no other can stand. */
const WITHOUT_LINKS: MarkdownParts = { resolve: () => undefined };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A line of text with its code, links and strong words. */
export function inline(text: string, parts: MarkdownParts): Html {
  const pieces: Html[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong, label = '', target = ''] = match;
    pieces.push(html`${text.slice(from, match.index)}`);
    if (code !== undefined) {
      const address = parts.resolve(code, 'code');
      pieces.push(
        address === undefined ? html`<code>${code}</code>` : html`<a href="${address}"><code>${code}</code></a>`,
      );
    } else if (strong !== undefined) pieces.push(html`<strong>${strong}</strong>`);
    else pieces.push(html`<a href="${parts.resolve(target, 'link') ?? target}">${inline(label, WITHOUT_LINKS)}</a>`);
    from = match.index + whole.length;
  }
  pieces.push(html`${text.slice(from)}`);
  return html`${pieces}`;
}

/** Code in a box of its own. */
export function codeBlock(text: string): Html {
  return html`<pre><code>${text}</code></pre>\n`;
}

const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function table(rows: readonly string[], parts: MarkdownParts): Html {
  const [head = '', , ...body] = rows;
  const names = cellsOf(head);
  return html`<table><thead><tr>${names.map((name) => html`<th scope="col">${inline(name, parts)}</th>`)}</tr></thead>
<tbody>${body.map((row) => html`<tr>${cellsOf(row).map((cell) => html`<td>${inline(cell, parts)}</td>`)}</tr>\n`)}</tbody></table>\n`;
}

/** The items of a list; lines that do not begin one go on with the one before. */
function itemsOf(lines: readonly string[], mark: RegExp): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

const BULLET = /^- /;
const NUMBER = /^[0-9]+\. /;

function block(lines: readonly string[], parts: MarkdownParts): Html {
  const [first = ''] = lines;
  const heading = /^(#{1,4}) (.*)$/.exec(first);
  if (heading !== null) {
    const [, marks = '', title = ''] = heading;
    const [, ...rest] = lines;
    const after = rest.length === 0 ? nothing : block(rest, parts);
    const anchor = slugOf(title);
    const words = inline(title, parts);
    if (marks.length === 1) return html`<h1>${words}</h1>\n${after}`;
    if (marks.length === 2) return html`<h2 id="${anchor}">${words}</h2>\n${after}`;
    return html`<h3 id="${anchor}">${words}</h3>\n${after}`;
  }
  if (first.startsWith('|')) return table(lines, parts);
  if (BULLET.test(first))
    return html`<ul>${itemsOf(lines, BULLET).map((item) => html`<li>${inline(item, parts)}</li>\n`)}</ul>\n`;
  if (NUMBER.test(first))
    return html`<ol>${itemsOf(lines, NUMBER).map((item) => html`<li>${inline(item, parts)}</li>\n`)}</ol>\n`;
  return html`<p>${inline(lines.map((line) => line.trim()).join(' '), parts)}</p>\n`;
}

/** Paragraphs of a description: each line is one, but for those of a list. */
export function prose(text: string, parts: MarkdownParts): Html {
  const blocks: string[][] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (last !== undefined && BULLET.test(line) && BULLET.test(last.join('\n'))) last.push(line);
    else if (line !== '') blocks.push([line]);
  }
  return html`${blocks.map((lines) => block(lines, parts))}`;
}

/** A whole text. Comments (`<!-- run: … -->`) are for those who run it and are left out. */
export function markdown(text: string, parts: MarkdownParts): Html {
  const pieces: Html[] = [];
  let open: string[] = [];
  let code: string[] | null = null;
  const close = () => {
    if (open.length > 0) pieces.push(block(open, parts));
    open = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (code !== null) pieces.push(codeBlock(code.join('\n')));
      else close();
      code = code === null ? [] : null;
    } else if (code !== null) code.push(line);
    else if (line.trim() === '') close();
    else if (!/^<!--.*-->$/.test(line)) open.push(line);
  }
  close();
  return html`${pieces}`;
}

/** The headings of the second level, with their anchors. */
export function headingsOf(text: string): readonly { readonly title: string; readonly anchor: string }[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(/^## (.*)$/gm)].map(([, title = '']) => ({
    title: title.replaceAll('`', ''),
    anchor: slugOf(title),
  }));
}
