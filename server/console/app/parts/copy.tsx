/** Values to copy: an id beside its button, and a secret that is shown once. */
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy.module.css';
import { Icon } from './icon.tsx';

const SHOWN_MS = 2_000;

function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return { isCopied, copy };
}

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for its name: "order id". */
  readonly name: string;
}

/** Copies a text. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(text);
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span className="visually-hidden">{isCopied ? 'Copied' : `Copy ${name}`}</span>
    </button>
  );
}

/** An id with a button that copies it. */
export function CopyText({ text, name }: CopyButtonProps) {
  return (
    <span className={styles.text}>
      <span className="code">{text}</span>
      <CopyButton text={text} name={name} />
    </span>
  );
}

interface SecretOnceProps {
  readonly name: string;
  readonly secret: string;
  /** What to do with it. */
  readonly children: ReactNode;
}

/** A secret that the service shows only now. */
export function SecretOnce({ name, secret, children }: SecretOnceProps) {
  const { isCopied, copy } = useCopy(secret);
  return (
    <div className={styles.secret}>
      <p>{children}</p>
      <code className={styles.value}>{secret}</code>
      <Button icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        {isCopied ? 'Copied' : `Copy ${name}`}
      </Button>
    </div>
  );
}
