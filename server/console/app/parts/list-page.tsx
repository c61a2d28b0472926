/** A page that is a list: what filters it, and the rows as far as they are loaded. */
import type { ReactNode } from 'react';
import { CursorList, type CursorListProps } from './cursor-list.tsx';
import { type Filter, FilterBar } from './filter-bar.tsx';
import { Page } from './page.tsx';

interface ListPageProps<Row> extends Omit<CursorListProps<Row>, 'label'> {
  readonly title: string;
  readonly description: string;
  readonly actions?: ReactNode;
  readonly filters?: readonly Filter[];
  /** Above the rows. */
  readonly children?: ReactNode;
}

export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { title, description, actions, filters, children, ...list } = props;
  return (
    <Page title={title} description={description} actions={actions}>
      {filters === undefined ? null : <FilterBar filters={filters} />}
      {children}
      <CursorList {...list} label={title} />
    </Page>
  );
}
