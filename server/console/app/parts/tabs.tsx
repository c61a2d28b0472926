/** Tabs: one of several views of the same thing. Use pages for different things. */
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabView {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly views: readonly TabView[];
  /** The shown view: from the address, so that a link leads to it. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function Tabs({ label, views, value, onChange }: TabsProps) {
  const shown = views.find(({ id }) => id === value) ?? views[0];
  return (
    <Base.Root className={styles.tabs} value={shown?.id ?? null} onValueChange={(id) => onChange(String(id))}>
      <Base.List className={styles.list} aria-label={label}>
        {views.map(({ id, title }) => (
          <Base.Tab key={id} value={id} className={styles.tab}>
            {title}
          </Base.Tab>
        ))}
      </Base.List>
      {views.map(({ id, content }) => (
        <Base.Panel key={id} value={id} className={styles.panel}>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
