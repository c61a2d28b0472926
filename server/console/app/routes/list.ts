/** Every page of the console: a line per page. The order within a group is the order in the navigation. */
import { AdminOperationId } from '../../../../generated/values.ts';
import type { ConsolePage } from '../shell/pages.ts';

export const logIn: ConsolePage['load'] = () => import('./log-in.tsx');
export const invitation: ConsolePage['load'] = () => import('./invitation.tsx');

export const operatorLogIn: ConsolePage['load'] = () => import('./operator/log-in.tsx');

const isSandbox = document.documentElement.dataset.environment === 'sandbox';

export const pages: readonly ConsolePage[] = [
  { path: '/', title: 'Home', group: 'Home', listed: true, load: () => import('./home.tsx') },
  { path: '/orders', title: 'Orders', group: 'Orders', listed: true, load: () => import('./orders.tsx') },
  { path: '/orders/$orderId', title: 'Order', group: 'Orders', listed: false, load: () => import('./order.tsx') },
  { path: '/events', title: 'Events', group: 'Webhooks', listed: true, load: () => import('./events/events.tsx') },
  {
    path: '/events/$eventId',
    title: 'Event',
    group: 'Webhooks',
    listed: false,
    load: () => import('./events/delivery.tsx'),
  },
  {
    path: '/endpoints',
    title: 'Endpoints',
    group: 'Webhooks',
    listed: true,
    load: () => import('./events/endpoints.tsx'),
  },
  {
    path: '/replay',
    title: 'Replay',
    group: 'Webhooks',
    listed: true,
    needs: AdminOperationId.replayWebhooks,
    load: () => import('./events/replay.tsx'),
  },
  {
    path: '/webhook-settings',
    title: 'Webhook settings',
    group: 'Webhooks',
    listed: true,
    load: () => import('./events/webhook-settings.tsx'),
  },
  {
    path: '/developers/requests',
    title: 'Request log',
    group: 'Developers',
    listed: true,
    needs: AdminOperationId.listRequests,
    load: () => import('./developers/requests.tsx'),
  },
  {
    path: '/developers/requests/$responseId',
    title: 'Request',
    group: 'Developers',
    listed: false,
    needs: AdminOperationId.getRequest,
    load: () => import('./developers/request.tsx'),
  },
  { path: '/gateways', title: 'Gateways', group: 'Gateways', listed: true, load: () => import('./gateways.tsx') },
  {
    path: '/gateways/new',
    title: 'Add gateway',
    group: 'Gateways',
    listed: false,
    needs: AdminOperationId.createGatewayConfig,
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
  {
    path: '/operator/merchants',
    title: 'Merchants',
    group: 'Operator',
    listed: true,
    load: () => import('./operator/merchants.tsx'),
  },
  {
    path: '/operator/merchants/$merchantId',
    title: 'Merchant',
    group: 'Operator',
    listed: false,
    load: () => import('./operator/merchant.tsx'),
  },
  {
    path: '/operator/bin-table',
    title: 'BIN table',
    group: 'Operator',
    listed: true,
    load: () => import('./operator/bin-table.tsx'),
  },
  {
    path: '/operator/vault',
    title: 'Vault',
    group: 'Operator',
    listed: true,
    load: () => import('./operator/vault.tsx'),
  },
  {
    path: '/operator/audit',
    title: 'Audit log',
    group: 'Operator',
    listed: true,
    load: () => import('./operator/audit.tsx'),
  },
];
