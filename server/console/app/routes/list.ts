/** Every page of the console: a line per page. The order within a group is the order in the navigation. */
import { AdminOperationId } from '../../../../generated/values.ts';
import type { ConsolePage } from '../shell/pages.ts';

type Load = ConsolePage['load'];
type Entry = Omit<ConsolePage, 'group'>;

export const logIn: Load = () => import('./log-in.tsx');
export const invitation: Load = () => import('./invitation.tsx');

export const operatorLogIn: Load = () => import('./operator/log-in.tsx');

/** What a page is about, where only some roles have it. */
type Needs = Pick<ConsolePage, 'needs'>;

/** A page that the navigation leads to. */
const list = (path: string, title: string, load: Load, needs: Needs = {}): Entry => ({
  path,
  title,
  load,
  listed: true,
  ...needs,
});

/** A page that is reached from another one. */
const detail = (path: string, title: string, load: Load, needs: Needs = {}): Entry => ({
  ...list(path, title, load, needs),
  listed: false,
});

const inGroup = (group: ConsolePage['group'], entries: readonly Entry[]): readonly ConsolePage[] =>
  entries.map((entry) => ({ ...entry, group }));

const isSandbox = document.documentElement.dataset.environment === 'sandbox';
const sandbox = list('/developers/sandbox', 'Sandbox', () => import('./sandbox.tsx'));

const { listRequests, getRequest, replayWebhooks, createGatewayConfig, listAuditEntries } = AdminOperationId;

export const pages: readonly ConsolePage[] = [
  ...inGroup('Home', [list('/', 'Home', () => import('./home.tsx'))]),
  ...inGroup('Orders', [
    list('/orders', 'Orders', () => import('./orders.tsx')),
    detail('/orders/$orderId', 'Order', () => import('./order.tsx')),
  ]),
  ...inGroup('Webhooks', [
    list('/events', 'Events', () => import('./events/events.tsx')),
    detail('/events/$eventId', 'Event', () => import('./events/delivery.tsx')),
    list('/endpoints', 'Endpoints', () => import('./events/endpoints.tsx')),
    list('/replay', 'Replay', () => import('./events/replay.tsx'), { needs: replayWebhooks }),
    list('/webhook-settings', 'Webhook settings', () => import('./events/webhook-settings.tsx')),
  ]),
  ...inGroup('Gateways', [
    list('/gateways', 'Gateways', () => import('./gateways.tsx')),
    detail('/gateways/new', 'Add gateway', () => import('./new-gateway.tsx'), { needs: createGatewayConfig }),
    detail('/gateways/$gatewayConfigId', 'Gateway', () => import('./gateway.tsx')),
    list('/routing', 'Routing', () => import('./routing.tsx')),
  ]),
  ...inGroup('Developers', [
    list('/developers/requests', 'Request log', () => import('./developers/requests.tsx'), { needs: listRequests }),
    detail('/developers/requests/$responseId', 'Request', () => import('./developers/request.tsx'), {
      needs: getRequest,
    }),
    list('/developers/api-keys', 'API keys', () => import('./api-keys.tsx')),
    ...(isSandbox ? [sandbox] : []),
    list('/developers/message-keys', 'Message keys', () => import('./developers/message-keys.tsx')),
  ]),
  ...inGroup('Customers', [
    list('/customers', 'Customers', () => import('./customers.tsx')),
    detail('/customers/$customerId', 'Customer', () => import('./customer.tsx')),
  ]),
  ...inGroup('Payment page', [list('/payment-page', 'Payment page', () => import('./payment-page.tsx'))]),
  ...inGroup('Team & audit', [
    list('/team', 'Team', () => import('./team.tsx')),
    list('/audit', 'Audit log', () => import('./audit.tsx'), { needs: listAuditEntries }),
  ]),
  ...inGroup('Account', [list('/account', 'Account', () => import('./account/account.tsx'))]),
  ...inGroup('Operator', [
    list('/operator/merchants', 'Merchants', () => import('./operator/merchants.tsx')),
    detail('/operator/merchants/$merchantId', 'Merchant', () => import('./operator/merchant.tsx')),
    list('/operator/bin-table', 'BIN table', () => import('./operator/bin-table.tsx')),
    list('/operator/vault', 'Vault', () => import('./operator/vault.tsx')),
    list('/operator/audit', 'Audit log', () => import('./operator/audit.tsx')),
  ]),
];
