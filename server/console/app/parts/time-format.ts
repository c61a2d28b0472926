/** Times as text, in the viewer's zone and language. They take ISO 8601, as the API has it. */

const SAME_YEAR = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const OTHER_YEAR = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const AGO = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** The steps of "ago", in seconds. */
const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `23 Nov, 02:13`, with the year if it is not this one. */
export function formatTime(time: string, now = new Date()): string {
  const date = new Date(time);
  return (date.getFullYear() === now.getFullYear() ? SAME_YEAR : OTHER_YEAR).format(date);
}

/** `23 Nov 2026, 02:13:27` */
export function formatExactTime(time: string): string {
  return EXACT.format(new Date(time));
}

/** `5 minutes ago`, `just now`, `in 20 seconds`. */
export function formatAgo(time: string, now = new Date()): string {
  const seconds = (new Date(time).getTime() - now.getTime()) / 1000;
  const [unit, length] = STEPS.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 1] as const);
  return unit === 'second' && seconds <= 0
    ? 'just now'
    : AGO.format((seconds < 0 ? Math.trunc(seconds / length) : Math.round(seconds / length)) || 1, unit);
}

/** `2026-11-23 02:13:27 UTC` */
export function formatUtc(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
