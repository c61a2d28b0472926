/**
 * Renders the Markdown of the guides and of the contract's descriptions. `marked` reads the text; every element that it finds is
 * rendered here through `html`, so that no text of a page becomes markup. Elements that the project does not use (raw HTML,
 * images, emphasis) are shown as the text they are. Pure.
 */
import { Lexer } from 'marked';
import { type Html, html, nothing } from '../http/html.ts';
import { highlighted } from './highlight.ts';

export interface MarkdownParts {
  /** The address of a link's target, or of what a piece of code names; undefined: no link is made. */
  readonly resolve: (target: string, kind: 'link' | 'code') => string | undefined;
}

/** What this file reads of a token of `marked`. */
interface Token {
  readonly type: string;
  readonly raw: string;
  readonly text?: string;
  readonly tokens?: readonly Token[] | undefined;
  readonly depth?: number;
  readonly href?: string;
  readonly ordered?: boolean;
  readonly lang?: string;
  readonly items?: readonly Cell[];
  readonly header?: readonly Cell[];
  readonly rows?: readonly (readonly Cell[])[];
}

interface Cell {
  readonly tokens: readonly Token[];
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

/** An address of the web, or a place of this reference: no other scheme. */
const SAFE_TARGET = /^https?:\/\/|^(?!\/\/)[^:\s]*$/;

function piece({ type, raw, text = raw, href = '', tokens = [] }: Token, parts: MarkdownParts): Html {
  if (type === 'codespan') {
    const address = parts.resolve(text, 'code');
    return address === undefined ? html`<code>${text}</code>` : html`<a href="${address}"><code>${text}</code></a>`;
  }
  if (type === 'strong') return html`<strong>${pieces(tokens, parts)}</strong>`;
  if (type === 'link' && raw.startsWith('[') && SAFE_TARGET.test(href))
    return html`<a href="${parts.resolve(href, 'link') ?? href}">${pieces(tokens, WITHOUT_LINKS)}</a>`;
  return html`${raw.replace(/\s*\n\s*/g, ' ')}`;
}

const pieces = (tokens: readonly Token[], parts: MarkdownParts): Html =>
  html`${tokens.map((token) => piece(token, parts))}`;

/** A line of text with its code, links and strong words. */
export function inline(text: string, parts: MarkdownParts): Html {
  return pieces(Lexer.lexInline(text), parts);
}

/** Code in a box of its own, highlighted if it is a program or JSON. */
export function codeBlock(text: string, language = /^[[{]/.test(text) ? 'json' : ''): Html {
  return html`<div class="box"><pre><code>${language === '' ? text : highlighted(text)}</code></pre></div>\n`;
}

function table({ header = [], rows = [] }: Token, parts: MarkdownParts): Html {
  const row = (cells: readonly Cell[]) =>
    html`<tr>${cells.map(({ tokens }) => html`<td>${pieces(tokens, parts)}</td>`)}</tr>\n`;
  return html`<table><thead><tr>${header.map(({ tokens }) => html`<th scope="col">${pieces(tokens, parts)}</th>`)}</tr></thead>
<tbody>${rows.map(row)}</tbody></table>\n`;
}

function block(token: Token, parts: MarkdownParts): Html {
  const { type, raw, text = raw, tokens = [], depth = 1, ordered = false, items = [], lang } = token;
  switch (type) {
    case 'space':
      return nothing;
    case 'heading': {
      const level = Math.min(depth, 3);
      const anchor = level === 1 ? nothing : html` id="${slugOf(text)}"`;
      return html`<h${level}${anchor}>${pieces(tokens, parts)}</h${level}>\n`;
    }
    case 'code':
      return codeBlock(text, lang);
    case 'table':
      return table(token, parts);
    case 'list': {
      const tag = ordered ? 'ol' : 'ul';
      const views = items.map((item) => html`<li>${item.tokens.map((each) => block(each, parts))}</li>\n`);
      return html`<${tag}>${views}</${tag}>\n`;
    }
    case 'text':
      return pieces(tokens, parts);
    case 'paragraph':
      return html`<p>${pieces(tokens, parts)}</p>\n`;
    default:
      // A comment (`<!-- run: … -->`) is for those who run the text.
      return /^<!--.*-->\s*$/s.test(raw) ? nothing : html`<p>${raw.trim()}</p>\n`;
  }
}

/** A whole text. Comments are left out. */
export function markdown(text: string, parts: MarkdownParts): Html {
  return html`${Lexer.lex(text).map((token) => block(token, parts))}`;
}

/** Paragraphs of a description: each line is one, but for those of a list. */
export function prose(text: string, parts: MarkdownParts): Html {
  return markdown(text.replace(/\n(?!- )/g, '\n\n'), parts);
}

/** The first two sentences of a text's first paragraph, and the rest. */
export function introOf(text: string): { readonly intro: string; readonly rest: string } {
  const intro = /^(?:[^\n]*?\.(?:(?=\n|$)|\s+(?=[A-Z`/]))){0,2}/.exec(text)?.[0] || text;
  return { intro: intro.trim(), rest: text.slice(intro.length).trim() };
}

/** The headings of the second level, with their anchors. */
export function headingsOf(text: string): readonly { readonly title: string; readonly anchor: string }[] {
  const tokens: readonly Token[] = Lexer.lex(text);
  return tokens
    .filter(({ type, depth }) => type === 'heading' && depth === 2)
    .map(({ text: title = '' }) => ({ title: title.replaceAll('`', ''), anchor: slugOf(title) }));
}
