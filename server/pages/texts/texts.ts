/** The languages of the pages, and which one a request gets. A further language is one more file of type `Texts`. */
import { PageLanguage } from '../../../generated/values.ts';
import type { CardField, CardProblemReason } from '../../domain/cards/card-problem.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { type Order, pageLanguageOf } from '../../domain/payments/order.ts';
import { english, type Language, type Texts } from './english.ts';
import { hindi } from './hindi.ts';

export type { Language, Texts };

export const textsOf: Readonly<Record<Language, Texts>> = { en: english, hi: hindi };

function languageNamed(tag: string): Language | undefined {
  const [name] = tag.trim().toLowerCase().split('-');
  return Object.values(textsOf).find(({ language }) => language === name)?.language;
}

/** The language that an Accept-Language header ranks highest; undefined when it names none of ours. */
export function acceptedLanguage(header: string): Language | undefined {
  const ranked = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const quality = parameters.map((text) => /^\s*q=([01](?:\.[0-9]{0,3})?)\s*$/.exec(text)?.[1]).find(Boolean);
    return { language: languageNamed(tag), quality: Number(quality ?? 1) };
  });
  const [best] = ranked
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return best?.language;
}

export interface LanguageWishes {
  /** The language that the order asks for, as the merchant sent it; empty without one. */
  readonly order: string;
  /** The merchant's setting; `auto`: the browser decides. */
  readonly merchant: PageLanguage;
  /** The Accept-Language header. */
  readonly accepted: string;
}

/** The order's language, else the merchant's, else the browser's, else English. */
export function chooseTexts({ order, merchant, accepted }: LanguageWishes): Texts {
  const set = languageNamed(order) ?? (merchant === PageLanguage.auto ? undefined : merchant);
  return textsOf[set ?? acceptedLanguage(accepted) ?? PageLanguage.en];
}

/** The texts of an order's pages. `accepted`: the Accept-Language header. */
export function textsForOrder(
  order: Pick<Order, 'metadata'>,
  { paymentPage }: Pick<Merchant, 'paymentPage'>,
  accepted: string,
): Texts {
  return chooseTexts({ order: pageLanguageOf(order), merchant: paymentPage.language, accepted });
}

/** The text for a problem of a card field; undefined where the field has none for this reason. */
export function cardProblemText(texts: Texts, field: CardField, reason: CardProblemReason): string | undefined {
  const ofField: Readonly<Partial<Record<CardProblemReason, string>>> = texts.cardProblems[field];
  return ofField[reason];
}
