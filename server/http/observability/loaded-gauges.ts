/** Gauges of figures that are loaded when the metrics are read. Prometheus reads all gauges at once: they share one load. */
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

/** Adds the gauges to a registry. */
export function registerLoadedGauges<Figures>(
  registry: Registry,
  gauges: readonly LoadedGauge<Figures>[],
  load: () => Promise<Figures>,
  withoutFigures: WithoutFigures,
): void {
  let pending: Promise<Figures | null> | undefined;
  const figures = () => {
    pending ??= load()
      .catch(() => null)
      .finally(() => {
        pending = undefined;
      });
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
