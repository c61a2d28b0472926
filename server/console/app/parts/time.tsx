/** A time for people: in the viewer's zone, with UTC at the pointer. */
import { formatAgo, formatExactTime, formatTime, formatUtc } from './time-format.ts';

interface TimeProps {
  /** ISO 8601, as the API has it; null shows what `never` says. */
  readonly value: string | null;
  /** `exact` has seconds, `ago` is relative. */
  readonly form?: 'short' | 'exact' | 'ago';
  readonly never?: string;
}

export function Time({ value, form = 'short', never = '—' }: TimeProps) {
  if (value === null) return never;
  const text = form === 'exact' ? formatExactTime(value) : form === 'ago' ? formatAgo(value) : formatTime(value);
  return (
    <time dateTime={value} title={formatUtc(value)} className="number">
      {text}
    </time>
  );
}
