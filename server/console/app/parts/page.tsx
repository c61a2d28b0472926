/** A page: its heading, what it is in, and what can be done; and the sections of a page. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import { AppLink } from './link.tsx';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly description?: ReactNode;
  /** The list that a detail page is in. */
  readonly parent?: { readonly title: string; readonly to: string };
  /** Beside the title, for example a badge. */
  readonly mark?: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The first page of a visit leaves the focus where the browser has it. */
let isFirst = true;

/** Names the document, and puts the focus on the heading, so that a screen reader reads where a link led to. */
function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Console`;
  }, [title]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return heading;
}

export function Page({ title, description, parent, mark, actions, children }: PageProps) {
  const heading = useHeadingFocus(title);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.titles}>
          {parent === undefined ? null : (
            <AppLink to={parent.to} className={styles.parent}>
              {parent.title}
              <Icon name="right" />
            </AppLink>
          )}
          <div className={styles.titleLine}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {mark}
          </div>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** `panel`: in a frame, for forms and facts. `plain`: for tables, which have a frame of their own. */
  readonly kind?: 'panel' | 'plain';
  readonly children: ReactNode;
}

export function Section({ title, description, actions, kind = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section className={kind === 'panel' ? styles.panel : styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <div>
          <h2 id={id} className={styles.sectionTitle}>
            {title}
          </h2>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** The name of a part of a section. */
export function SubHeading({ children }: { readonly children: ReactNode }) {
  return <h3 className={styles.subTitle}>{children}</h3>;
}

/** Sections beside each other where the screen is wide; the first is the wider one. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
