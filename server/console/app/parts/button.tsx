/** Buttons, and links that look like one. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';
import { AppLink } from './link.tsx';

/** `primary`: the page's main action, at most one in sight. `danger`: cannot be undone. `quiet`: without a frame. */
export type ButtonKind = 'primary' | 'plain' | 'danger' | 'quiet';

export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`;
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** While the action runs: the button stays focusable and does nothing. */
  readonly busy?: boolean;
}

export function Button({
  kind = 'plain',
  icon,
  busy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
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

interface LinkButtonProps {
  readonly to: string;
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export function LinkButton({ to, kind = 'plain', icon, children }: LinkButtonProps) {
  return (
    <AppLink to={to} className={buttonClass(kind)}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </AppLink>
  );
}
