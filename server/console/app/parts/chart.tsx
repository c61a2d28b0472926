/** Small charts without a library: columns or a line over time. A screen reader gets the same values as a table. */
import { useId } from 'react';
import styles from './chart.module.css';

export interface Point {
  /** The label below: a day, an hour. */
  readonly label: string;
  readonly value: number;
}

interface ChartProps {
  readonly title: string;
  readonly points: readonly Point[];
  /** The value for people: an amount, a percentage, a count. */
  readonly format: (value: number) => string;
  readonly kind?: 'bars' | 'line';
}

const WIDTH = 600;
const HEIGHT = 140;
const GAP = 0.25;

/** 1, 2 or 5 times a power of ten, at least the value. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

function Bars({ points, top }: { readonly points: readonly Point[]; readonly top: number }) {
  const step = WIDTH / points.length;
  return points.map(({ label, value }, at) => (
    <rect
      key={label}
      className={styles.bar}
      x={at * step + (step * GAP) / 2}
      y={HEIGHT - (value / top) * HEIGHT}
      width={step * (1 - GAP)}
      height={(value / top) * HEIGHT}
      rx="2"
    />
  ));
}

function Line({ points, top }: { readonly points: readonly Point[]; readonly top: number }) {
  const step = WIDTH / Math.max(points.length - 1, 1);
  const at = points.map(({ value }, index) => `${index * step},${HEIGHT - (value / top) * HEIGHT}`);
  return (
    <>
      <polygon className={styles.area} points={`0,${HEIGHT} ${at.join(' ')} ${WIDTH},${HEIGHT}`} />
      <polyline className={styles.line} points={at.join(' ')} />
    </>
  );
}

export function Chart({ title, points, format, kind = 'bars' }: ChartProps) {
  const id = useId();
  const top = roundUp(Math.max(0, ...points.map(({ value }) => value)));
  const [first, last] = [points[0], points.at(-1)];
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <div className={styles.drawing} aria-hidden="true">
        <span className={styles.top}>{format(top)}</span>
        <svg className={styles.svg} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <title>{title}</title>
          <path className={styles.grid} d={`M0 0.500H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`} />
          {kind === 'bars' ? <Bars points={points} top={top} /> : <Line points={points} top={top} />}
        </svg>
        <div className={styles.labels}>
          <span>{first?.label}</span>
          <span>{last?.label}</span>
        </div>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
