/**
 * Draws connected traces as a waterfall: a row for each span, time from left to right, dashed lines for links, white marks for events.
 * Pure.
 */
import type { CollectedSpan } from './collector.ts';
import type { DrawnTrace } from './connected.ts';

const WIDTH = 1_280;
const MARGIN = 24;
const ROW = 22;
const HEADING = 34;
const TOP = 86;
const NAMES = 430;
const INDENT = 14;
/** Room at the right for the duration of a bar that ends there. */
const RIGHT = 84;
/** Bars of shorter spans would not be seen. */
const THINNEST = 2;

const colors = [
  ['card-payments-service', '#2563a8'],
  ['card-payments-worker', '#8a4fa3'],
  ['shop', '#2b7d4f'],
] as const;
const OTHER = '#666666';
const FAILED = '#b3261e';

const colorOf = (service: string): string => colors.find(([name]) => name === service)?.[1] ?? OTHER;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const shown = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

interface TextOptions {
  readonly size?: number;
  readonly color?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'end';
}

function text(x: number, y: number, content: string, options: TextOptions = {}): string {
  const { size = 13, color = '#1f2328', weight = 400, anchor = 'start' } = options;
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" font-weight="${weight}" text-anchor="${anchor}">${escaped(content)}</text>`;
}

/** Round steps of the axis, about ten of them. */
function tickStep(ms: number): number {
  const rough = ms / 10;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}

/** What a span is about, beside its name. */
function noteOf({ attributes }: CollectedSpan): string {
  const { 'svc.gateway': gateway, 'server.port': port, 'svc.order_id': order } = attributes;
  if (typeof gateway === 'string') return gateway;
  if (typeof order === 'string') return order;
  return attributes['http.request.method'] !== undefined && attributes['http.route'] === undefined && port !== undefined
    ? `${attributes['server.address']}:${port}`
    : '';
}

/** @param title of the picture. @throws Error without traces. */
export function drawWaterfall(title: string, traces: readonly DrawnTrace[]): string {
  const all = traces.flatMap(({ rows }) => rows.map(({ span }) => span));
  const start = Math.min(...all.map((span) => span.start));
  const end = Math.max(...all.map((span) => span.end));
  if (!(end > start)) throw new Error('There are no spans to draw.');
  const left = MARGIN + NAMES;
  const scale = (WIDTH - MARGIN - RIGHT - left) / (end - start);
  const xOf = (at: number) => left + (at - start) * scale;

  const parts: string[] = [];
  const places = new Map<string, { readonly x: number; readonly y: number }>();
  let y = TOP;
  for (const [index, { rows, cause }] of traces.entries()) {
    const [head] = rows;
    const linked = cause === undefined ? 'begun by the browser' : `linked to “${cause.name}” of the trace above`;
    y += HEADING;
    parts.push(
      text(MARGIN, y - 12, `Trace ${index + 1} (${head?.span.traceId.slice(0, 8)}…), ${linked}`, { weight: 600 }),
    );
    for (const { span, depth } of rows) {
      const [x, middle] = [xOf(span.start), y + ROW / 2];
      const width = Math.max(THINNEST, (span.end - span.start) * scale);
      const color = span.failed ? FAILED : colorOf(span.service);
      const note = noteOf(span);
      const name = note === '' ? span.name : `${span.name} · ${note}`;
      parts.push(
        text(MARGIN + depth * INDENT, middle + 4, name, { color: depth === 0 ? '#1f2328' : '#3d444d' }),
        `<rect x="${x.toFixed(1)}" y="${y + 4}" width="${width.toFixed(1)}" height="${ROW - 8}" rx="2" fill="${color}"><title>${escaped(`${span.service}: ${span.name}, ${shown(span.end - span.start)}`)}</title></rect>`,
        text(x + width + 5, middle + 4, shown(span.end - span.start), { size: 11, color: '#59636e' }),
      );
      places.set(span.spanId, { x: x + width / 2, y: y + ROW - 4 });
      for (const { at } of span.events) {
        parts.push(`<rect x="${xOf(at).toFixed(1)}" y="${y + 4}" width="2" height="${ROW - 8}" fill="#ffffff"/>`);
      }
      if (cause !== undefined && depth === 0) {
        const from = places.get(cause.spanId);
        if (from !== undefined) {
          parts.push(
            `<path d="M${from.x.toFixed(1)} ${from.y} C${from.x.toFixed(1)} ${middle - 20} ${(x - 40).toFixed(1)} ${middle} ${x.toFixed(1)} ${middle}" fill="none" stroke="#b26b00" stroke-width="1.5" stroke-dasharray="5 4"/>`,
          );
        }
      }
      y += ROW;
    }
  }
  const height = y + MARGIN;
  const step = tickStep(end - start);
  const ticks = Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, index) => index * step).map((at) => {
    const x = (left + at * scale).toFixed(1);
    const label = text(left + at * scale, TOP - 2, `${at}`, { size: 11, color: '#59636e' });
    return `<line x1="${x}" y1="${TOP + 6}" x2="${x}" y2="${height - MARGIN}" stroke="#e6e8eb"/>${label}`;
  });
  const services = new Set(all.map(({ service }) => service));
  const legend = [...services].map((service, index) => {
    const x = MARGIN + index * 210;
    return `<rect x="${x}" y="47" width="12" height="12" rx="2" fill="${colorOf(service)}"/>${text(x + 18, 58, service)}`;
  });
  const link = MARGIN + services.size * 210;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" role="img" aria-label="${escaped(title)}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    text(MARGIN, 32, title, { size: 17, weight: 600 }),
    ...legend,
    `<line x1="${link}" y1="53" x2="${link + 28}" y2="53" stroke="#b26b00" stroke-width="1.5" stroke-dasharray="5 4"/>${text(link + 36, 58, 'link')}`,
    text(left - 8, TOP - 2, 'ms', { size: 11, color: '#59636e', anchor: 'end' }),
    ...ticks,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
