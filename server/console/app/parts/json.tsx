/** A value of the API, or a text, as it is, with a copy button. */
import { CopyButton } from './copy.tsx';
import styles from './json.module.css';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)/gi;

interface Piece {
  readonly at: number;
  readonly text: string;
  readonly kind: string | undefined;
}

function* piecesOf(text: string): Generator<Piece> {
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, quoted, colon, word] = match;
    if (match.index > end) yield { at: end, text: text.slice(end, match.index), kind: undefined };
    const kind = quoted === undefined ? (word === undefined ? styles.number : styles.word) : styles.text;
    yield { at: match.index, text: whole, kind: colon === undefined ? kind : styles.key };
    end = match.index + whole.length;
  }
  yield { at: end, text: text.slice(end), kind: undefined };
}

/** A text as it is, with a copy button. */
export function Verbatim({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <figure className={styles.json} aria-label={name}>
      <div className={styles.copy}>
        <CopyButton text={text} name={name} />
      </div>
      <pre className={styles.lines}>{text}</pre>
    </figure>
  );
}

export function Json({ name, value }: { readonly name: string; readonly value: unknown }) {
  const text = JSON.stringify(value, null, 2) ?? '';
  return (
    <figure className={styles.json} aria-label={name}>
      <div className={styles.copy}>
        <CopyButton text={text} name={name} />
      </div>
      <pre className={styles.lines}>
        {[...piecesOf(text)].map((piece) => (
          <span key={piece.at} className={piece.kind}>
            {piece.text}
          </span>
        ))}
      </pre>
    </figure>
  );
}
