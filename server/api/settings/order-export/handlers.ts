/**
 * Handler of the daily order export. The file is streamed page by page: the next page is read after the previous one is sent, so a
 * slow client holds no database cursor and at most one page in memory, and the export ends when the client disconnects.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId } from '../../../../generated/values.ts';
import type { Contexts } from '../../../http/request/context.ts';
import type { OrderStore, StoredOrder } from '../../../storage/orders.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { type Day, dayOf, heading, toCsvLine } from './wire.ts';

type OrderExportHandlers = Pick<SettingsHandlers<Contexts>, 'exportOrders'>;

const PAGE = 100;

/** The orders of a day, newest first, page by page. */
async function* pagesOf(orders: Pick<OrderStore, 'list'>, merchantId: string, day: Day) {
  const filter = { merchantId, createdFrom: day.from, createdTo: day.to };
  let last: StoredOrder | undefined;
  do {
    const after = last === undefined ? {} : { after: { createdAt: last.order.createdAt, key: last.key } };
    const page = await orders.list(filter, { limit: PAGE, offset: 0, ...after });
    yield page;
    last = page.length < PAGE ? undefined : page.at(-1);
  } while (last !== undefined);
}

async function* linesOf(first: readonly StoredOrder[], rest: AsyncIterable<readonly StoredOrder[]>) {
  yield heading + first.map(({ order }) => toCsvLine(order)).join('');
  for await (const page of rest) yield page.map(({ order }) => toCsvLine(order)).join('');
}

export function orderExportHandlers({ orders, trail }: Pick<SettingsParts, 'orders' | 'trail'>): OrderExportHandlers {
  return {
    async exportOrders({ query: { date } }, context) {
      const { merchantId } = context.merchant;
      const pages = pagesOf(orders, merchantId, dayOf(date));
      const call = { operation: AdminOperationId.exportOrders, objectId: date, changes: [] };
      // Read the first page before answering: an error here is a normal error answer; later it can only truncate the file.
      const first = await trail.around(context, call, () => pages.next());
      return {
        status: 200,
        contentType: 'text/csv',
        headers: {
          'Cache-Control': 'no-store',
          'Content-Disposition': `attachment; filename="orders-${merchantId}-${date}.csv"`,
        },
        body: linesOf(first.done === true ? [] : first.value, pages),
      };
    },
  };
}
