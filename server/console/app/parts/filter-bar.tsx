/**
 * The filters of a list. Their values are in the address, so that a filtered list can be linked, reloaded and gone back to. On a phone the first search
 * stays in sight, and a button unfolds the others.
 */
import { useId, useState } from 'react';
import { useAddressQuery } from './address.ts';
import { Button } from './button.tsx';
import styles from './filter-bar.module.css';
import { Icon } from './icon.tsx';

interface FilterBase {
  /** The name in the address. */
  readonly name: string;
  readonly label: string;
}

/** `search` is sent with Enter or its button; the others apply at once. */
export type Filter =
  | (FilterBase & { readonly kind: 'search'; readonly placeholder?: string })
  | (FilterBase & { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> })
  | (FilterBase & { readonly kind: 'date' });

interface FieldProps<Kind extends Filter['kind']> {
  readonly filter: Extract<Filter, { readonly kind: Kind }>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function SearchField({ filter, value, onChange }: FieldProps<'search'>) {
  const id = useId();
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  if (applied !== value) {
    setApplied(value);
    setText(value);
  }
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text.trim());
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {filter.label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        className={styles.searchInput}
        value={text}
        placeholder={filter.placeholder ?? filter.label}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value === '' && value !== '') onChange('');
        }}
      />
      {text.trim() === value ? null : <Button type="submit">Search</Button>}
    </form>
  );
}

function ChoiceField({ filter, value, onChange }: FieldProps<'choice'>) {
  const id = useId();
  return (
    <div className={styles.field} data-set={value !== ''}>
      <label htmlFor={id}>{filter.label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Any</option>
        {Object.entries(filter.options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function DateField({ filter, value, onChange }: FieldProps<'date'>) {
  const id = useId();
  return (
    <div className={styles.field} data-set={value !== ''}>
      <label htmlFor={id}>{filter.label}</label>
      <input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}

function FilterField({ filter }: { readonly filter: Filter }) {
  const query = useAddressQuery();
  const value = query.get(filter.name);
  const onChange = (next: string) => query.set({ [filter.name]: next });
  switch (filter.kind) {
    case 'search':
      return <SearchField filter={filter} value={value} onChange={onChange} />;
    case 'choice':
      return <ChoiceField filter={filter} value={value} onChange={onChange} />;
    case 'date':
      return <DateField filter={filter} value={value} onChange={onChange} />;
    default:
      return filter satisfies never;
  }
}

const fieldOf = (filter: Filter) => <FilterField key={filter.name} filter={filter} />;

export function FilterBar({ filters }: { readonly filters: readonly Filter[] }) {
  const query = useAddressQuery();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const main = filters.slice(0, filters[0]?.kind === 'search' ? 1 : 0);
  const others = filters.slice(main.length);
  const setOf = (some: readonly Filter[]) => some.filter(({ name }) => query.get(name) !== '').length;
  const count = setOf(others);
  return (
    <search className={styles.bar} aria-label="Filters">
      {main.map(fieldOf)}
      {others.length === 0 ? null : (
        <div className={styles.toggle}>
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {count === 0 ? 'Filters' : `Filters (${count})`}
          </Button>
        </div>
      )}
      <div id={id} className={styles.others} data-open={isOpen}>
        {others.map(fieldOf)}
      </div>
      {setOf(filters) === 0 ? null : (
        <Button kind="quiet" onClick={() => query.set(Object.fromEntries(filters.map(({ name }) => [name, ''])))}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
