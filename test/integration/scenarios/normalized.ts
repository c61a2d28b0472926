/** Rewrites the times and addresses in texts of the service to those of the examples. */

/** The first time of the examples, and their addresses. */
const BEGINNING = Date.parse('2026-03-14T09:26:53Z');
const BASE = 'http://localhost:8080';
const SHOP = 'https://shop.example';

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z/g;

/** How long after their beginning a time of the examples is, in milliseconds. */
export function sinceTheBeginning(time: string): number {
  return Date.parse(time) - BEGINNING;
}

/** The first time of a scenario, and its addresses. */
export interface ActualValues {
  readonly startedAt: number;
  readonly service: string;
  readonly shop: string;
}

/** A text of the service with the times and addresses of the examples. */
export function normalize(text: string, { startedAt, service, shop }: ActualValues): string {
  return text
    .replaceAll(service, BASE)
    .replaceAll(shop, SHOP)
    .replaceAll(TIME, (time) => {
      const shown = new Date(Date.parse(time) - startedAt + BEGINNING).toISOString();
      return time.includes('.') ? shown : shown.replace('.000Z', 'Z');
    });
}
