/** What a state of a hosted page is: a name, by which it is asked for, and the page as the service makes it. */
import { type PageNeeds, plainPage } from '../../../server/pages/layout/content-security-policy.ts';
import type { Page } from '../../../server/pages/layout/layout.ts';
import type { PageLook } from '../../../server/pages/layout/look.ts';
import type { ResultParts } from '../../../server/pages/result/result-pages.ts';
import type { ExampleShop } from './example-shop.ts';

export interface PageParts extends ExampleShop {
  readonly look: PageLook;
  /** The way back to the shop. */
  readonly back: string;
  /** What forms carry. */
  readonly formToken: string;
}

export interface PageState {
  readonly name: string;
  readonly summary: string;
  readonly page: (parts: PageParts) => Page;
  readonly needs: PageNeeds;
}

type Shown = (name: string, summary: string, page: PageState['page']) => PageState;

function shownWith(needs: PageNeeds): Shown {
  return (name, summary, page) => ({ name, summary, page, needs });
}

export const cardForm: Shown = shownWith({ ...plainPage, form: 'leads-on', script: 'card-form' });
export const plainForm: Shown = shownWith({ ...plainPage, form: 'leads-on' });
export const waiting: Shown = shownWith({ ...plainPage, script: 'waiting' });
export const said: Shown = shownWith(plainPage);

/** The parts of a page that asks nothing. */
export function resultParts({ merchant, order, back }: PageParts): ResultParts {
  return { merchant, order, back, cards: null };
}
