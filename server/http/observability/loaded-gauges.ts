/**
 * Gauges of figures that are loaded when the metrics are read. Prometheus reads all gauges at once: they share one load. Figures
 * that take long to load are reused for a while: reading the metrics must not keep the database busy.
 */
import { Gauge, type Registry } from 'prom-client';

export interface LoadedGauge<Figures> {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** The values, with those of the labels in their order; null for none. */
  readonly values: (figures: Figures) => readonly (readonly [value: number | null, ...labels: string[]])[];
}

/** What the gauges show while the figures cannot be loaded: their last values, or none. */
export type WithoutFigures = 'last-values' | 'no-values';

/** A load that takes this long, milliseconds, is reused for so many times as long, but at most for a minute. */
const LONG_LOAD_MS = 200;
const REUSED_TIMES = 100;
const MOST_REUSED_MS = 60_000;

/** Adds the gauges to a registry. `elapsed`: a monotonic clock, milliseconds. */
export function registerLoadedGauges<Figures>(
  registry: Registry,
  gauges: readonly LoadedGauge<Figures>[],
  load: () => Promise<Figures>,
  withoutFigures: WithoutFigures,
  elapsed = () => performance.now(),
): void {
  let pending: Promise<Figures | null> | undefined;
  let reusedUntil = 0;
  const loaded = async (): Promise<Figures | null> => {
    const began = elapsed();
    const found = await load().catch(() => null);
    const tookMs = elapsed() - began;
    const isReused = found !== null && tookMs >= LONG_LOAD_MS;
    reusedUntil = isReused ? began + Math.min(tookMs * REUSED_TIMES, MOST_REUSED_MS) : 0;
    if (!isReused) pending = undefined;
    return found;
  };
  const figures = () => {
    if (reusedUntil > 0 && elapsed() >= reusedUntil) [pending, reusedUntil] = [undefined, 0];
    pending ??= loaded();
    return pending;
  };
  for (const { name, help, labels = [], values } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const current = await figures();
        if (current === null && withoutFigures === 'last-values') return;
        this.reset();
        // Without a label, a gauge that is reset shows 0.
        if (labels.length === 0) this.remove();
        for (const [value, ...of] of current === null ? [] : values(current)) {
          if (value !== null)
            this.set(Object.fromEntries(labels.map((label, index) => [label, of[index] ?? ''])), value);
        }
      },
    });
  }
}
