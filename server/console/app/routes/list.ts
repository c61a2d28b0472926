/** Every page of the console: a line per page. The order within a group is the order in the navigation. */
import type { ConsolePage } from '../shell/pages.ts';

export const logIn: ConsolePage['load'] = () => import('./log-in.tsx');

export const pages: readonly ConsolePage[] = [
  { path: '/events', title: 'Events', group: 'Events', listed: true, load: () => import('./events/events.tsx') },
  {
    path: '/events/$eventId',
    title: 'Event',
    group: 'Events',
    listed: false,
    load: () => import('./events/delivery.tsx'),
  },
  {
    path: '/endpoints',
    title: 'Endpoints',
    group: 'Events',
    listed: true,
    load: () => import('./events/endpoints.tsx'),
  },
  { path: '/replay', title: 'Replay', group: 'Events', listed: true, load: () => import('./events/replay.tsx') },
  {
    path: '/webhook-settings',
    title: 'Webhook settings',
    group: 'Events',
    listed: true,
    load: () => import('./events/webhook-settings.tsx'),
  },
  {
    path: '/developers/requests',
    title: 'Request log',
    group: 'Developers',
    listed: true,
    load: () => import('./developers/requests.tsx'),
  },
  {
    path: '/developers/requests/$responseId',
    title: 'Request',
    group: 'Developers',
    listed: false,
    load: () => import('./developers/request.tsx'),
  },
  {
    path: '/developers/api-keys',
    title: 'API keys',
    group: 'Developers',
    listed: true,
    load: () => import('./api-keys.tsx'),
  },
  {
    path: '/developers/message-keys',
    title: 'Message keys',
    group: 'Developers',
    listed: true,
    load: () => import('./developers/message-keys.tsx'),
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
