/** Every page of the console: a line per page. The order within a group is the order in the navigation. */
import { AdminOperationId } from '../../../../generated/values.ts';
import type { ConsolePage } from '../shell/pages.ts';

export const logIn: ConsolePage['load'] = () => import('./log-in.tsx');
export const invitation: ConsolePage['load'] = () => import('./invitation.tsx');

export const pages: readonly ConsolePage[] = [
  { path: '/', title: 'Home', group: 'Home', listed: true, load: () => import('./home.tsx') },
  { path: '/orders', title: 'Orders', group: 'Orders', listed: true, load: () => import('./orders.tsx') },
  { path: '/orders/$orderId', title: 'Order', group: 'Orders', listed: false, load: () => import('./order.tsx') },
  {
    path: '/developers/api-keys',
    title: 'API keys',
    group: 'Developers',
    listed: true,
    load: () => import('./api-keys.tsx'),
  },
  {
    path: '/payment-page',
    title: 'Payment page',
    group: 'Payment page',
    listed: true,
    load: () => import('./payment-page.tsx'),
  },
  { path: '/team', title: 'Team', group: 'Team & audit', listed: true, load: () => import('./team.tsx') },
  {
    path: '/audit',
    title: 'Audit log',
    group: 'Team & audit',
    listed: true,
    needs: AdminOperationId.listAuditEntries,
    load: () => import('./audit.tsx'),
  },
  {
    path: '/account',
    title: 'Account',
    group: 'Account',
    listed: true,
    load: () => import('./account/account.tsx'),
  },
];
