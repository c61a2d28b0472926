/** Short messages about what was done, at the edge of the screen. Screen readers read them. Problems stand where they happened. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

type Kind = 'done' | 'failed';

interface Toast {
  readonly id: number;
  readonly kind: Kind;
  readonly text: string;
}

const SHOWN_MS = 6_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function remove(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

function show(kind: Kind, text: string): void {
  lastId += 1;
  setToasts([...toasts.slice(-2), { id: lastId, kind, text }]);
}

/** Shows a message: "API key deleted". */
export function toast(text: string): void {
  show('done', text);
}

/** Shows that something failed which has no place of its own for it: "The event could not be resent". */
export function toastFailure(text: string): void {
  show('failed', text);
}

function Message({ id, kind, text }: Toast) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => remove(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    <li className={styles.toast} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <span className={styles.mark} data-kind={kind}>
        <Icon name={kind === 'done' ? 'check' : 'warning'} />
      </span>
      {text}
      <button type="button" className={styles.close} onClick={() => remove(id)}>
        <Icon name="close" />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </li>
  );
}

/** Where the messages appear. Once, beside the pages. */
export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
  return (
    <section aria-label="Messages" aria-live="polite" className={styles.toasts}>
      <ul className={styles.list}>
        {shown.map((each) => (
          <Message key={each.id} {...each} />
        ))}
      </ul>
    </section>
  );
}
