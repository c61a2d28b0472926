/** The pages of the console: what routes/list.ts lists, and what the shell makes of it. */
import type { ComponentType } from 'react';
import type { AdminOperationId } from '../../../../generated/values.ts';
import { mayCall, type Session } from '../api/session.ts';

/** The entries of the navigation, in order. Pages of one group stand below its name. */
export const GROUPS = [
  'Home',
  'Orders',
  'Webhooks',
  'Gateways',
  'Developers',
  'Customers',
  'Payment page',
  'Team & audit',
  'Account',
] as const;

export type Group = (typeof GROUPS)[number];

export interface ConsolePage {
  /** Below /console, with parameters: `/orders/$orderId`. The operator's pages are below `/operator`. */
  readonly path: string;
  readonly title: string;
  /** The entry of the navigation that shows or contains the page. */
  readonly group: Group | 'Operator';
  /** Whether the navigation leads to it; a detail page is reached from its list. */
  readonly listed: boolean;
  /** The operation that the page is about: a role that does not allow it has no such page. */
  readonly needs?: AdminOperationId;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

export interface NavigationGroup {
  readonly name: string;
  /** The pages to list; not empty. */
  readonly pages: readonly ConsolePage[];
}

export function isOperatorPage({ path }: ConsolePage): boolean {
  return path === '/operator' || path.startsWith('/operator/');
}

/** The navigation of a merchant's user: the groups that have pages for its role. */
export function merchantNavigation(pages: readonly ConsolePage[], session: Session | null): readonly NavigationGroup[] {
  const shown = pages.filter(({ listed, needs }) => listed && (needs === undefined || mayCall(session, needs)));
  return GROUPS.map((name) => ({ name, pages: shown.filter(({ group }) => group === name) })).filter(
    (group) => group.pages.length > 0,
  );
}

/** The navigation of the operator: a group per page. */
export function operatorNavigation(pages: readonly ConsolePage[]): readonly NavigationGroup[] {
  return pages
    .filter((page) => isOperatorPage(page) && page.listed)
    .map((page) => ({ name: page.title, pages: [page] }));
}
