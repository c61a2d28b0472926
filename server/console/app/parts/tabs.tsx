/**
 * Tabs: one of several views of the same thing. Use pages for different things. The arrow keys, Home and End move the focus; Enter or
 * Space shows the view.
 */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
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

/** The place that a key moves the focus to; undefined for another key. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

export function Tabs({ label, views, value, onChange }: TabsProps) {
  const base = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const shown = views.find(({ id }) => id === value) ?? views[0];
  if (shown === undefined) return null;
  const move = (event: KeyboardEvent, at: number) => {
    const place = placeAfter(event.key, at, views.length);
    if (place === undefined) return;
    event.preventDefault();
    tabs.current[place]?.focus();
  };
  const idOf = (id: string) => `${base}-${id}`;
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {views.map(({ id, title }, at) => (
          <button
            key={id}
            ref={(tab) => {
              tabs.current[at] = tab;
            }}
            id={idOf(id)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={id === shown.id}
            aria-controls={id === shown.id ? `${base}-panel` : undefined}
            tabIndex={id === shown.id ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={(event) => move(event, at)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        key={shown.id}
        id={`${base}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={idOf(shown.id)}
      >
        {shown.content}
      </div>
    </div>
  );
}
