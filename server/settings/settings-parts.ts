/**
 * What the settings need from the rest of the service. Types only.
 */
import type { Environment } from '../config.ts';
import type { MerchantDirectory } from '../merchants/directory.ts';
import type { MerchantStore } from '../merchants/store.ts';
import type { OrderStore } from '../orders/store.ts';
import type { Runtime } from '../runtime.ts';
import type { RaiseTokenNotice } from '../tokens/sandbox/raise-notice.ts';
import type { Sealer } from '../vault/sealed.ts';
import type { DeliveryDesk } from '../webhooks/delivery-desk.ts';
import type { SendTest } from '../webhooks/test-delivery.ts';
import type { EndpointPolicy } from '../webhooks/url-rule.ts';
import type { AuditLog } from './audit/store.ts';
import type { AuditTrail } from './audit/trail.ts';
import type { DeviceTokens } from './login/device-token.ts';
import type { Passwords } from './login/password.ts';
import type { LoginAttempts } from './login/store.ts';
import type { SettingsSessions } from './sessions/store.ts';

export interface SettingsParts {
  readonly merchants: MerchantStore;
  readonly directory: Pick<MerchantDirectory, 'forget'>;
  readonly sessions: SettingsSessions;
  readonly attempts: LoginAttempts;
  readonly passwords: Passwords;
  readonly devices: DeviceTokens;
  readonly audit: AuditLog;
  readonly trail: AuditTrail;
  readonly orders: Pick<OrderStore, 'find' | 'list'>;
  readonly deliveries: DeliveryDesk;
  /** Sends an example of an event. */
  readonly sendTest: SendTest;
  readonly sealer: Sealer;
  readonly runtime: Runtime;
  readonly environment: Environment;
  /** Where webhooks may be sent. */
  readonly endpointPolicy: EndpointPolicy;
  /** The gateways a merchant may configure here. In production the sandbox gateway is not among them. */
  readonly gatewayNames: readonly string[];
  /** Lets something happen to a token at the sandbox network, where there is one. */
  readonly raiseTokenNotice: RaiseTokenNotice;
}
