/** A status in a word. The tone repeats what the word says; the word is what counts. */
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import tones from './tones.module.css';

/** `good`: done. `wait`: something will happen without help. `warn`: needs attention. `bad`: failed. `plain`: a fact. */
export type Tone = 'good' | 'wait' | 'warn' | 'bad' | 'plain';

export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={`${styles.badge} ${tones[tone]}`}>{children}</span>;
}

/** `PARTIAL_CHARGED` as `Partial charged`. */
export function wordsOf(value: string): string {
  const words = value.replaceAll('_', ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

interface StatusBadgeProps {
  /** A status of the contract. */
  readonly status: string;
  /** The tones of the statuses; one that is not there, for example a new one, is a plain fact. */
  readonly tones: Readonly<Record<string, Tone>>;
}

export function StatusBadge({ status, tones: toneOf }: StatusBadgeProps) {
  return <Badge tone={toneOf[status] ?? 'plain'}>{wordsOf(status)}</Badge>;
}
