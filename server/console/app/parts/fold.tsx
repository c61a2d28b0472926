/** A part of a form that most leave as it is: its title alone, until it is opened. */
import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FoldProps {
  readonly title: string;
  /** What holds: "any card", or what was chosen. */
  readonly note?: string;
  /** Whether it is open at first, because something in it is set. */
  readonly open: boolean;
  readonly children: ReactNode;
}

export function Fold({ title, note, open, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {title} {note === undefined ? null : <span className={styles.help}>{note}</span>}
      </summary>
      <div className={styles.form}>{children}</div>
    </details>
  );
}
