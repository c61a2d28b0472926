/** Values to copy: an id beside its button, and a secret that is shown once. */
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy.module.css';
import { Icon } from './icon.tsx';
import { toastFailure } from './toast.tsx';

const SHOWN_MS = 2_000;

/** Copies a text, or says why it is not copied. Resolves to whether it was: browsers allow it only with https, and may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toastFailure(
      isSecureContext ? 'The browser did not allow copying' : 'Copying needs https: select the text instead',
    );
    return false;
  }
}

function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => void copyText(text).then(setCopied);
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

/** An id with a button that copies it. `shown` is the same text for people, for example in groups. */
export function CopyText({ text, name, shown = text }: CopyButtonProps & { readonly shown?: string }) {
  return (
    <span className={styles.text}>
      <span className="code">{shown}</span>
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
