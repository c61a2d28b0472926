/** A page for somebody who is not logged in: a panel in the middle, without the frame. */
import type { ReactNode } from 'react';
import styles from './open-page.module.css';

export function OpenPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={styles.place}>
      <div className={styles.panel}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <p className={styles.foot}>
        <a href="/docs">API reference</a>
      </p>
    </main>
  );
}
