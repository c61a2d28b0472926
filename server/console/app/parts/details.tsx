/** Facts about one thing: names and values. */
import type { ReactNode } from 'react';
import styles from './details.module.css';

export interface Fact {
  readonly name: string;
  /** A dash where there is none. */
  readonly value: ReactNode;
}

export function Details({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.details}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value === null || value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
