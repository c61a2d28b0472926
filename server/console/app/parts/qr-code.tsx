/** A QR code as one path, dark on light in every theme: cameras read it no other way. */
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** `label` says what is in the code, for those who cannot scan it. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles.light} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={styles.dark} d={path} />
    </svg>
  );
}
