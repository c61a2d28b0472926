/** The states of a page beside the usual one: nothing there, loading, and a problem. */
import { type ReactNode, useState } from 'react';
import { problemOf } from '../api/problem.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './states.module.css';
import tones from './tones.module.css';

interface EmptyProps {
  readonly title: string;
  /** What would be here, and what to do for it. */
  readonly children?: ReactNode;
}

export function Empty({ title, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      {children}
    </div>
  );
}

/** Lines in place of what loads. Appears after a moment, so that a fast answer does not flash. */
export function Loading({ lines = 5 }: { readonly lines?: number }) {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}

interface NoteProps {
  readonly tone?: 'plain' | 'warn' | 'bad';
  readonly title?: string;
  readonly children?: ReactNode;
}

/** Something to know about what is below. */
export function Note({ tone = 'plain', title, children }: NoteProps) {
  return (
    <div className={`${styles.note} ${tone === 'plain' ? styles.plain : tones[tone]}`}>
      {tone === 'plain' ? null : <Icon name="warning" />}
      <div className={styles.noteText}>
        {title === undefined ? null : <p className={styles.noteTitle}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

interface ProblemNoteProps {
  /** What a call threw. */
  readonly error: unknown;
  /** The same call again. */
  readonly onRetry?: () => void;
}

/** Why a call failed and what to do next, with the id that support asks for. */
export function ProblemNote({ error, onRetry }: ProblemNoteProps) {
  const { message, requestId, fields } = problemOf(error);
  return (
    <div role="alert">
      <Note tone="bad">
        {fields.size === 0 ? (
          <p>{message}</p>
        ) : (
          [...fields].map(([name, reason]) => (
            <p key={name}>
              <span className="code">{name}</span> {reason}
            </p>
          ))
        )}
        {requestId === undefined ? null : (
          <p className={styles.request}>
            Request <span className="code">{requestId}</span>
          </p>
        )}
        {onRetry === undefined ? null : (
          <p className={styles.retry}>
            <Button onClick={onRetry}>Try again</Button>
          </p>
        )}
      </Note>
    </div>
  );
}

interface LoadedProps<Data> {
  /** The result of `api.useQuery`. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** The option of a query that a form begins with: it is read again for each form. */
export const AFRESH = { refetchOnMount: 'always' } as const;

/** Like `Loaded`, for forms: waits for an answer that is read now, since the one of an earlier page may be old. */
export function LoadedAfresh<Data>({
  query,
  children,
}: LoadedProps<Data> & { readonly query: { readonly isFetchedAfterMount: boolean } }) {
  const { data, error, isFetchedAfterMount } = query;
  const [isBegun, setBegun] = useState(false);
  const isFresh = isFetchedAfterMount && error === null && data !== undefined;
  if (isFresh && !isBegun) setBegun(true);
  if (data !== undefined && (isBegun || isFresh)) return <>{children(data)}</>;
  if (!isFetchedAfterMount) return <Loading />;
  return <ProblemNote error={error} onRetry={() => void query.refetch()} />;
}

/** What a query answered, or its state. An answer stays while a newer one loads or fails. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, isPending } = query;
  if (data !== undefined) return <>{children(data)}</>;
  if (isPending) return <Loading />;
  return <ProblemNote error={error} onRetry={() => void query.refetch()} />;
}
