/** A list that goes on: the table of what is loaded, and the rest on request. */
import { useMemo } from 'react';
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

export function CursorList<Row extends object>({ query, empty, ...table }: CursorListProps<Row>) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data]);
  if (isPending) return <Loading lines={8} />;
  if (data === undefined) return <ProblemNote error={error} onRetry={() => void query.refetch()} />;
  if (rows.length === 0) {
    return (
      <Empty title={empty.title}>
        <p>{empty.text}</p>
      </Empty>
    );
  }
  return (
    <>
      <Table {...table} rows={rows} />
      {error === null ? null : <ProblemNote error={error} onRetry={() => void query.fetchNextPage()} />}
      <div className={styles.more}>
        <span className={styles.count} role="status">
          {rows.length} {hasNextPage ? 'shown' : rows.length === 1 ? 'entry' : 'entries'}
        </span>
        {hasNextPage ? (
          <Button busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Load more
          </Button>
        ) : null}
      </div>
    </>
  );
}
