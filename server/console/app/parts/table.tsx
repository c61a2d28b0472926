/**
 * The table of all lists: columns to choose, a row that is a link, a header that stays in sight. On a narrow screen each row is a card
 * that names its values.
 */
import { type ColumnDef, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AppLink } from './link.tsx';
import { Menu } from './menu.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. */
  readonly align?: 'end';
  /** `optional` columns are hidden until chosen, `fixed` ones cannot be hidden. */
  readonly choice?: 'optional' | 'fixed';
}

export interface TableProps<Row> {
  /** What the rows are, for screen readers: "API keys". */
  readonly label: string;
  /** Keeps the chosen columns in this browser under this name. Without it, columns cannot be chosen. */
  readonly name?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where a row leads; its first column is the link. */
  readonly linkOf?: (row: Row) => string;
  /** Buttons at the end of a row. */
  readonly actionsOf?: (row: Row) => ReactNode;
}

const features = tableFeatures({ columnVisibilityFeature });

/** Biome and browsers know these roles; a browser forgets them once the style sheet makes cards of rows. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

type Visibility = Readonly<Record<string, boolean>>;

function storedVisibility(name: string | undefined): Visibility {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`console.columns.${name}`) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, shown]) => typeof shown === 'boolean'));
  } catch {
    return {};
  }
}

function visibilityOf<Row>(chosen: Visibility, columns: readonly Column<Row>[]): Visibility {
  return Object.fromEntries(
    columns.map(({ id, choice }) => [id, choice === 'fixed' || (chosen[id] ?? choice !== 'optional')]),
  );
}

/** The ids of the columns that the table of this name shows, for a file of the same columns. */
export function shownColumns<Row>(name: string, columns: readonly Column<Row>[]): readonly string[] {
  const visibility = visibilityOf(storedVisibility(name), columns);
  return columns.map(({ id }) => id).filter((id) => visibility[id] === true);
}

/** The chosen columns, over those that the columns themselves say. */
function useVisibility<Row>(name: string | undefined, columns: readonly Column<Row>[]) {
  const [chosen, setChosen] = useState(() => storedVisibility(name));
  const visibility = visibilityOf(chosen, columns);
  const show = (id: string, shown: boolean) => {
    const next = { ...chosen, [id]: shown };
    setChosen(next);
    if (name !== undefined) localStorage.setItem(`console.columns.${name}`, JSON.stringify(next));
  };
  return { visibility, show };
}

/** What a box needs that scrolls: a keyboard reaches it. A box that does not scroll needs nothing. */
function useScrollable(label: string) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (box === null) return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return { ref: setBox, ...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {}) };
}

export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, name, columns, rows, keyOf, linkOf, actionsOf } = props;
  const { visibility, show } = useVisibility(name, columns);
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () => columns.map(({ id, title, cell }) => ({ id, header: title, cell: ({ row }) => cell(row.original) })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: keyOf,
    state: { columnVisibility: visibility },
  });
  const scrollable = useScrollable(label);
  const alignOf = (id: string) => columns.find((column) => column.id === id)?.align;
  return (
    <div className={styles.wrap}>
      {name === undefined ? null : (
        <div className={styles.tools}>
          <Menu
            label="Columns"
            icon="columns"
            look="quiet"
            entries={columns.map(({ id, title, choice }) => ({
              kind: 'check',
              label: title,
              checked: visibility[id] ?? false,
              disabled: choice === 'fixed',
              onChange: (shown) => show(id, shown),
            }))}
          />
        </div>
      )}
      <div className={styles.scroll} {...scrollable}>
        <table className={styles.table} aria-label={label} {...roles.table}>
          <thead className={styles.head} {...roles.group}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} {...roles.row}>
                {group.headers.map((header) => (
                  <th key={header.id} scope="col" data-align={alignOf(header.column.id)} {...roles.header}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
                {actionsOf === undefined ? null : (
                  <th scope="col" {...roles.header}>
                    <span className="visually-hidden">Actions</span>
                  </th>
                )}
              </tr>
            ))}
          </thead>
          <tbody {...roles.group}>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} className={linkOf === undefined ? undefined : styles.linked} {...roles.row}>
                {row.getVisibleCells().map((cell, at) => (
                  <td
                    key={cell.id}
                    data-title={columns.find(({ id }) => id === cell.column.id)?.title}
                    data-align={alignOf(cell.column.id)}
                    data-first={at === 0 || undefined}
                    {...roles.cell}
                  >
                    {at === 0 && linkOf !== undefined ? (
                      <AppLink to={linkOf(row.original)} className={styles.link}>
                        <table.FlexRender cell={cell} />
                      </AppLink>
                    ) : (
                      <div>
                        <table.FlexRender cell={cell} />
                      </div>
                    )}
                  </td>
                ))}
                {actionsOf === undefined ? null : (
                  <td className={styles.actions} {...roles.cell}>
                    {actionsOf(row.original)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
