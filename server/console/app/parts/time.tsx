/** A time for people: in the viewer's zone, with UTC at the pointer. */
import { formatAgo, formatExactTime, formatTime, formatUtc } from './time-format.ts';

/** The API's form of a time: UTC, to the second. */
export function toTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

/** The start of a day of a date filter, in the viewer's zone; `days` later. Empty for no day. */
export function startOfDay(day: string, days = 0): string {
  const date = new Date(`${day}T00:00:00`);
  if (day === '' || Number.isNaN(date.getTime())) return '';
  date.setDate(date.getDate() + days);
  return toTimestamp(date);
}

/** A text that breaks at most between the day and the time of day. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<!,) | (?![0-9]+:)/g, '\u00a0');
}

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
    <time dateTime={value} title={formatUtc(value)} className="digits">
      {unbroken(text)}
    </time>
  );
}
