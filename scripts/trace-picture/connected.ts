/** The traces that one step caused: its own, and those that are linked to it, each as a tree. Pure. */
import type { CollectedSpan } from './collector.ts';

/** A span in a drawing, below its parent. */
export interface TraceRow {
  readonly span: CollectedSpan;
  readonly depth: number;
}

/** A trace, from its first span down. */
export interface DrawnTrace {
  readonly rows: readonly TraceRow[];
  /** The span of an earlier trace that caused this one. */
  readonly cause: CollectedSpan | undefined;
}

const byStart = (one: CollectedSpan, other: CollectedSpan) => one.start - other.start;

function treeOf(spans: readonly CollectedSpan[], span: CollectedSpan, depth: number): readonly TraceRow[] {
  const children = spans.filter((each) => each.traceId === span.traceId && each.parentId === span.spanId);
  return [{ span, depth }, ...children.toSorted(byStart).flatMap((child) => treeOf(spans, child, depth + 1))];
}

/** The trace that begins with `first`, and all that follow from it by links, in order of time. */
export function connectedTraces(spans: readonly CollectedSpan[], first: CollectedSpan): readonly DrawnTrace[] {
  const rows = treeOf(spans, first, 0);
  const linked = spans.toSorted(byStart).flatMap((span) => {
    const cause = rows.find((row) =>
      span.links.some(({ traceId, spanId }) => traceId === row.span.traceId && spanId === row.span.spanId),
    );
    return cause === undefined
      ? []
      : connectedTraces(spans, span).map((trace, index) => (index === 0 ? { ...trace, cause: cause.span } : trace));
  });
  return [{ rows, cause: undefined }, ...linked];
}
