/**
 * The dependencies of the settings handlers. Types only.
 */
import type { DeviceTokens } from '../../auth/device-token.ts';
import type { Passkeys } from '../../auth/passkeys.ts';
import type { Passwords } from '../../auth/password.ts';
import type { DeliveryAdmin } from '../../delivery/admin/delivery-admin.ts';
import type { SendTest } from '../../delivery/admin/test-delivery.ts';
import type { BinTable } from '../../domain/cards/bin.ts';
import type { EndpointPolicy } from '../../domain/merchants/webhook-url-rule.ts';
import type { PageLinks } from '../../domain/payments/reference.ts';
import type { Sealer } from '../../domain/ports/sealed.ts';
import type { GatewayCircuits } from '../../gateways/circuit.ts';
import type { GatewayType } from '../../gateways/registry.ts';
import type { Environment } from '../../platform/config.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { CounterStore } from '../../storage/attempt-counts.ts';
import type { AuditLog } from '../../storage/audit-log.ts';
import type { CustomerErasures } from '../../storage/customer-erasures.ts';
import type { CustomerStore } from '../../storage/customers.ts';
import type { LoginAttempts } from '../../storage/login-attempts.ts';
import type { MerchantStore } from '../../storage/merchants.ts';
import type { OrderIndex } from '../../storage/order-index.ts';
import type { OrderStore } from '../../storage/orders.ts';
import type { PaymentFigures } from '../../storage/payment-figures.ts';
import type { RequestLogStore } from '../../storage/request-log.ts';
import type { SettingsInvitations } from '../../storage/settings-invitations.ts';
import type { SettingsSessions } from '../../storage/settings-sessions.ts';
import type { Locker } from '../../usecases/cards/locker.ts';
import type { EraseCustomer } from '../../usecases/customers/erase-customer.ts';
import type { ChangeFeed } from '../../usecases/merchants/change-feed.ts';
import type { MerchantDirectory } from '../../usecases/merchants/directory.ts';
import type { Commit } from '../../usecases/payments/commit-order.ts';
import type { EndHold } from '../../usecases/payments/end-hold.ts';
import type { SubmitOrder } from '../../usecases/payments/submit-order.ts';
import type { SubmitRefund } from '../../usecases/payments/submit-refund.ts';
import type { RaiseTokenNotice } from '../../usecases/tokens/raise-notice.ts';
import type { AuditTrail } from '../audit/trail.ts';

export interface SettingsParts {
  readonly merchants: MerchantStore;
  readonly directory: Pick<MerchantDirectory, 'forget'>;
  readonly sessions: SettingsSessions;
  readonly invitations: SettingsInvitations;
  readonly attempts: LoginAttempts;
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
  readonly devices: DeviceTokens;
  readonly audit: AuditLog;
  readonly trail: AuditTrail;
  readonly orders: Pick<OrderStore, 'find' | 'findByKey' | 'findByTxn' | 'findToShow' | 'list'>;
  readonly orderIndex: OrderIndex;
  readonly customers: Pick<CustomerStore, 'find' | 'list' | 'having' | 'beginningWith'>;
  readonly erasures: Pick<CustomerErasures, 'of'>;
  readonly locker: Pick<Locker, 'list'>;
  readonly eraseCustomer: EraseCustomer;
  readonly submitOrder: SubmitOrder;
  readonly figures: PaymentFigures;
  readonly commit: Commit;
  readonly endHold: EndHold;
  readonly submitRefund: SubmitRefund;
  readonly links: PageLinks;
  readonly deliveries: DeliveryAdmin;
  readonly requests: Pick<RequestLogStore, 'page' | 'find'>;
  readonly changes: ChangeFeed;
  /** Sends a test event. */
  readonly sendTest: SendTest;
  readonly sealer: Sealer;
  readonly runtime: Runtime;
  readonly environment: Environment;
  /** The rules for webhook URLs. */
  readonly endpointPolicy: EndpointPolicy;
  /** The gateways that merchants may configure. Production excludes the sandbox gateway. */
  readonly gatewayTypes: readonly GatewayType[];
  readonly circuits: Pick<GatewayCircuits, 'health' | 'isOpen'>;
  readonly counters: Pick<CounterStore, 'add'>;
  readonly binTable: BinTable;
  readonly publicBaseUrl: string;
  /** Simulates an issuer's token change at the sandbox network, if there is one. */
  readonly raiseTokenNotice: RaiseTokenNotice;
}
