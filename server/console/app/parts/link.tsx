/** A link to a page of the console. Its script loads when the pointer or the focus is on the link. */
import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/** The address of a page for the browser: `/console/orders` for `/orders`. */
export function hrefOf(to: string): string {
  return to === '/' ? '/console' : `/console${to}`;
}

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** The address below /console, with its query: `/orders?status=CHARGED`. */
  readonly to: string;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const router = useRouter();
  const [pathname = '/'] = to.split('?');
  const preload = () => void router.preloadRoute({ to: pathname }).catch(() => undefined);
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        router.history.push(hrefOf(to));
      }}
    >
      {children}
    </a>
  );
}
