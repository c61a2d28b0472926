/** The time and the addresses of the examples, and how what the service says is told in them. */

/** When what the examples tell of begins, and where it happens. */
const BEGINNING = Date.parse('2026-03-14T09:26:53Z');
const BASE = 'http://localhost:8080';
const SHOP = 'https://shop.example';

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z/g;

/** How long after their beginning a time of the examples is, in milliseconds. */
export function sinceTheBeginning(time: string): number {
  return Date.parse(time) - BEGINNING;
}

/** What stands for the beginning, and for the addresses, in a scenario. */
export interface Place {
  readonly startedAt: number;
  readonly service: string;
  readonly shop: string;
}

/** A text of the service in the words of the examples. */
export function normalize(text: string, { startedAt, service, shop }: Place): string {
  return text
    .replaceAll(service, BASE)
    .replaceAll(shop, SHOP)
    .replaceAll(TIME, (time) => {
      const shown = new Date(Date.parse(time) - startedAt + BEGINNING).toISOString();
      return time.includes('.') ? shown : shown.replace('.000Z', 'Z');
    });
}
