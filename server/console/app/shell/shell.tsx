/** The frame around every page: skip link, header, navigation, and what the user may do about the session. */
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { leaveOperator, useOperator } from '../api/operator.ts';
import { logOut, useSession } from '../api/session.ts';
import { Icon } from '../parts/icon.tsx';
import { AppLink } from '../parts/link.tsx';
import { Menu } from '../parts/menu.tsx';
import { PopupHost } from '../parts/popup-host.ts';
import { toastFailure } from '../parts/toast.tsx';
import { Confirmation } from './confirmation.tsx';
import { Navigation } from './navigation.tsx';
import { type ConsolePage, merchantNavigation, type NavigationGroup, operatorNavigation } from './pages.ts';
import styles from './shell.module.css';
import { isTheme, setTheme, THEMES, useTheme } from './theme.ts';

const ENVIRONMENT = document.documentElement.dataset.environment ?? '';

interface UserMenuProps {
  readonly name: string;
  readonly onLogOut: () => void;
}

function UserMenu({ name, onLogOut }: UserMenuProps) {
  const theme = useTheme();
  return (
    <Menu
      label={name}
      icon="user"
      look="quiet"
      entries={[
        {
          kind: 'choice',
          label: 'Appearance',
          value: theme,
          options: THEMES,
          onChoose(value) {
            if (isTheme(value)) setTheme(value);
          },
        },
        { kind: 'action', label: 'Log out', onSelect: onLogOut },
      ]}
    />
  );
}

/** The state of the navigation on a narrow screen. It closes when a page opens, and with Escape. */
function useDrawer() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setOpen(false);
  }
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      document.getElementById('navigation-button')?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return { isOpen, toggle: () => setOpen((open) => !open) };
}

interface FrameProps extends UserMenuProps {
  /** Whose pages they are: the merchant's name, or the operator. */
  readonly brand: string;
  readonly home: string;
  readonly groups: readonly NavigationGroup[];
  readonly children?: ReactNode;
}

function Frame({ brand, home, groups, children, ...user }: FrameProps) {
  const [popupHost, setPopupHost] = useState<HTMLElement | null>(null);
  const drawer = useDrawer();
  return (
    <PopupHost value={popupHost}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.frame}>
        <header className={styles.header}>
          <button
            type="button"
            id="navigation-button"
            className={styles.drawerButton}
            aria-expanded={drawer.isOpen}
            aria-controls="navigation"
            onClick={drawer.toggle}
          >
            <Icon name={drawer.isOpen ? 'close' : 'menu'} />
            <span className="visually-hidden">Menu</span>
          </button>
          <AppLink to={home} className={styles.brand}>
            <span className={styles.mark} aria-hidden="true">
              {brand.slice(0, 1).toUpperCase()}
            </span>
            <span className={styles.merchant}>{brand}</span>
          </AppLink>
          {ENVIRONMENT === 'sandbox' ? <span className={styles.sandbox}>Sandbox</span> : null}
          <div className={styles.session}>
            <a className={styles.docs} href="/docs">
              Docs
            </a>
            <UserMenu {...user} />
          </div>
        </header>
        <div id="navigation" className={styles.navigation} data-open={drawer.isOpen}>
          <Navigation groups={groups} />
        </div>
        <main id="main" className={styles.main} tabIndex={-1}>
          <Outlet />
          <div ref={setPopupHost} />
          {children}
        </main>
      </div>
    </PopupHost>
  );
}

async function leave(): Promise<void> {
  if (await logOut()) return;
  toastFailure(
    'You are logged out here, but the service did not confirm it. Your session ends after 15 minutes without use.',
  );
}

/** The frame of a merchant's pages. */
export function Shell({ pages }: { readonly pages: readonly ConsolePage[] }) {
  const session = useSession();
  if (session === null) return null;
  const { merchantId, username, details } = session;
  return (
    <Frame
      brand={details.merchant.name || merchantId}
      home="/"
      groups={merchantNavigation(pages, session)}
      name={username}
      onLogOut={() => void leave()}
    >
      <Confirmation />
    </Frame>
  );
}

/** The frame of the operator's pages. */
export function OperatorShell({ pages }: { readonly pages: readonly ConsolePage[] }) {
  if (!useOperator()) return null;
  return (
    <Frame
      brand="Operator"
      home="/operator"
      groups={operatorNavigation(pages)}
      name="Operator"
      onLogOut={leaveOperator}
    />
  );
}
