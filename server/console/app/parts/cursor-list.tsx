/** A list that goes on: the table of what is loaded; the rest loads when its end comes near the screen, or by a button. */
import { useEffect, useMemo, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './cursor-list.module.css';
import { Empty, Loading, ProblemNote } from './states.tsx';
import { Table, type TableProps } from './table.tsx';

interface CursorQuery<Row> {
  readonly data: { readonly pages: readonly { readonly list: readonly Row[] }[] } | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

export interface CursorListProps<Row> extends Omit<TableProps<Row>, 'rows'> {
  /** The result of `api.useInfiniteQuery(…, byCursor)`. */
  readonly query: CursorQuery<Row>;
  /** What stands in place of an empty list. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** How far below the screen the end of a list loads more. */
const NEAR = '600px';

/** How much of a list is loaded. */
interface Extent {
  readonly rows: number;
  readonly pages: number;
}

/**
 * Loads more when the element comes near the screen. A page that added nothing waits for the button: a search may examine many pages without a
 * match. One that did not come, because a change made all be read again, is loaded once more.
 */
function useNearEnd({ rows, pages }: Extent, mayLoad: boolean, load: () => unknown) {
  const end = useRef<HTMLDivElement>(null);
  const loadedAt = useRef<Extent>({ rows: 0, pages: 0 });
  const next = useRef(load);
  useEffect(() => {
    next.current = load;
  });
  useEffect(() => {
    const isFruitless = rows === loadedAt.current.rows && pages !== loadedAt.current.pages;
    if (!mayLoad || end.current === null || isFruitless) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        loadedAt.current = { rows, pages };
        observer.disconnect();
        next.current();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [rows, pages, mayLoad]);
  return end;
}

export function CursorList<Row extends object>({ query, empty, ...table }: CursorListProps<Row>) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data]);
  const more = () => void query.fetchNextPage();
  const extent = { rows: rows.length, pages: data?.pages.length ?? 0 };
  const end = useNearEnd(extent, hasNextPage && !isFetchingNextPage && error === null, more);
  if (isPending) return <Loading lines={8} />;
  if (data === undefined) return <ProblemNote error={error} onRetry={() => void query.refetch()} />;
  if (rows.length === 0 && !hasNextPage) {
    return (
      <Empty title={empty.title}>
        <p>{empty.text}</p>
      </Empty>
    );
  }
  return (
    <>
      <Table {...table} rows={rows} />
      {error === null ? null : <ProblemNote error={error} onRetry={more} />}
      <div ref={end} className={styles.more}>
        <span className={styles.count} role="status">
          {rows.length} {hasNextPage ? 'shown' : rows.length === 1 ? 'entry' : 'entries'}
        </span>
        {hasNextPage ? (
          <Button busy={isFetchingNextPage} onClick={more}>
            Load more
          </Button>
        ) : null}
      </div>
    </>
  );
}
