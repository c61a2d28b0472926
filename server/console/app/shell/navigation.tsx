/** The navigation: an entry per group; the pages of a group that has several stand below its name. */
import { useLocation } from '@tanstack/react-router';
import { Icon, type IconName } from '../parts/icon.tsx';
import { AppLink } from '../parts/link.tsx';
import type { ConsolePage, NavigationGroup } from './pages.ts';
import styles from './shell.module.css';

const icons: Readonly<Record<string, IconName>> = {
  Home: 'home',
  Orders: 'orders',
  Webhooks: 'events',
  Gateways: 'gateways',
  Developers: 'code',
  Customers: 'customers',
  'Payment page': 'card',
  'Team & audit': 'team',
  Account: 'user',
  Merchants: 'team',
  'BIN table': 'card',
  Vault: 'check',
  'Audit log': 'orders',
};

function isCurrent(pathname: string, { path }: ConsolePage): boolean {
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}

function Entry({ page, name, icon }: { readonly page: ConsolePage; readonly name: string; readonly icon?: IconName }) {
  const { pathname } = useLocation();
  return (
    <AppLink to={page.path} className={styles.entry} aria-current={isCurrent(pathname, page) ? 'page' : undefined}>
      {icon === undefined ? null : <Icon name={icon} />}
      {name}
    </AppLink>
  );
}

export function Navigation({ groups }: { readonly groups: readonly NavigationGroup[] }) {
  return (
    <nav aria-label="Console">
      <ul className={styles.groups}>
        {groups.map(({ name, pages }) => {
          const [first] = pages;
          const icon = icons[name] ?? 'orders';
          if (first !== undefined && pages.length === 1) {
            return (
              <li key={name}>
                <Entry page={first} name={first.title} icon={icon} />
              </li>
            );
          }
          return (
            <li key={name}>
              <span className={styles.group}>
                <Icon name={icon} />
                {name}
              </span>
              <ul className={styles.pages}>
                {pages.map((page) => (
                  <li key={page.path}>
                    <Entry page={page} name={page.title} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
