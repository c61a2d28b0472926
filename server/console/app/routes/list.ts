/** Every page of the console: a line per page. The order within a group is the order in the navigation. */
import type { ConsolePage } from '../shell/pages.ts';

export const logIn: ConsolePage['load'] = () => import('./log-in.tsx');

const isSandbox = document.documentElement.dataset.environment === 'sandbox';

export const pages: readonly ConsolePage[] = [
  { path: '/gateways', title: 'Gateways', group: 'Gateways', listed: true, load: () => import('./gateways.tsx') },
  {
    path: '/gateways/new',
    title: 'Add gateway',
    group: 'Gateways',
    listed: false,
    load: () => import('./new-gateway.tsx'),
  },
  {
    path: '/gateways/$gatewayConfigId',
    title: 'Gateway',
    group: 'Gateways',
    listed: false,
    load: () => import('./gateway.tsx'),
  },
  { path: '/routing', title: 'Routing', group: 'Gateways', listed: true, load: () => import('./routing.tsx') },
  {
    path: '/developers/api-keys',
    title: 'API keys',
    group: 'Developers',
    listed: true,
    load: () => import('./api-keys.tsx'),
  },
  ...(isSandbox
    ? [
        {
          path: '/developers/sandbox',
          title: 'Sandbox',
          group: 'Developers',
          listed: true,
          load: () => import('./sandbox.tsx'),
        } as const,
      ]
    : []),
  { path: '/customers', title: 'Customers', group: 'Customers', listed: true, load: () => import('./customers.tsx') },
  {
    path: '/customers/$customerId',
    title: 'Customer',
    group: 'Customers',
    listed: false,
    load: () => import('./customer.tsx'),
  },
  {
    path: '/payment-page',
    title: 'Payment page',
    group: 'Payment page',
    listed: true,
    load: () => import('./payment-page.tsx'),
  },
  { path: '/audit', title: 'Audit log', group: 'Team & audit', listed: true, load: () => import('./audit.tsx') },
];
