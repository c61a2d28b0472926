/**
 * The page of a state that asks for no card: a picture and what happened, then the facts and where to go. The two parts stand
 * beside each other on a screen that is wide and low.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import { shopHeader, shopName } from '../components/elements.ts';
import { type PictureName, statusPicture, type Tone } from '../components/status-picture.ts';
import type { Page } from '../layout/layout.ts';

export interface Outcome {
  readonly heading: string;
  readonly text: string;
  /** Whether money moved; undefined where the text says it. */
  readonly money?: string;
  readonly tone: Tone;
  readonly picture: PictureName;
}

export interface OutcomeParts extends Outcome {
  readonly merchant: Merchant;
  /** Below the text. */
  readonly progress: Html;
  readonly facts: Html;
  readonly actions: Html;
}

export function outcomePage(parts: OutcomeParts): Page {
  const { merchant, heading, text, money, tone, picture, progress, facts, actions } = parts;
  const next = html`${facts}${actions}`;
  return {
    title: `${heading} · ${shopName(merchant)}`,
    main: html`<main class="outcome"><div class="panel">
<div class="message">
${shopHeader(merchant)}
${statusPicture(picture, tone)}
<h1>${heading}</h1>
<p>${text}</p>
${money === undefined ? nothing : html`<p class="money">${money}</p>\n`}${progress}</div>
${String(next) === '' ? nothing : html`<div class="next">\n${next}\n</div>\n`}</div></main>`,
  };
}
