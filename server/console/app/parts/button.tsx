/** Buttons, and links that look like one. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { AdminOperationId } from '../../../../generated/values.ts';
import { useMay } from '../api/session.ts';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';
import { AppLink } from './link.tsx';

/** `primary`: the page's main action, at most one in sight. `danger`: cannot be undone. `quiet`: without a frame. */
export type ButtonKind = 'primary' | 'plain' | 'danger' | 'quiet';

export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${kind === 'plain' ? '' : styles[kind]}`.trimEnd();
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** The operation that the button leads to. A user whose role does not allow it has no button. */
  readonly operation?: AdminOperationId;
  /** While the action runs: the button stays focusable and does nothing. */
  readonly busy?: boolean;
}

export function Button({
  kind = 'plain',
  icon,
  busy = false,
  type = 'button',
  operation,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  if (!useMay(operation)) return null;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind)}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {icon === undefined || busy ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}

interface RowButtonProps extends Pick<ButtonProps, 'operation' | 'busy' | 'onClick' | 'children'> {
  /** What the row is about, for screen readers: "Delete" of several rows is not enough. */
  readonly of: ReactNode;
}

/** An action of a row. */
export function RowButton({ of, children, ...rest }: RowButtonProps) {
  return (
    <Button {...rest} kind="quiet">
      {children}
      <span className="visually-hidden"> {of}</span>
    </Button>
  );
}

interface LinkButtonProps extends Pick<ButtonProps, 'kind' | 'icon' | 'operation'> {
  readonly to: string;
  readonly children: ReactNode;
}

export function LinkButton({ to, kind = 'plain', icon, operation, children }: LinkButtonProps) {
  if (!useMay(operation)) return null;
  return (
    <AppLink to={to} className={buttonClass(kind)}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </AppLink>
  );
}
