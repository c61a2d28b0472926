/** The handlers of the administration over a database of their own, called without HTTP. */
import type { Db } from 'mongodb';
import { ErrorCode } from '../../generated/values.ts';
import { createAuditTrail } from '../../server/api/audit/trail.ts';
import { operatorHandlers } from '../../server/api/operator/handlers.ts';
import { orderPresenter } from '../../server/api/orders/wire.ts';
import { createDeviceTokens } from '../../server/auth/device-token.ts';
import { createPasskeys } from '../../server/auth/passkeys.ts';
import { createPasswords } from '../../server/auth/password.ts';
import { settingsHandlers } from '../../server/compose/settings.ts';
import { createDeliveryAdmin } from '../../server/delivery/admin/delivery-admin.ts';
import { webhookIndexes } from '../../server/delivery/queue/indexes.ts';
import { createBinTable } from '../../server/domain/cards/bin.ts';
import type { Merchant } from '../../server/domain/merchants/merchant.ts';
import { endpointPolicy } from '../../server/domain/merchants/webhook-url-rule.ts';
import { createPageLinks } from '../../server/domain/payments/reference.ts';
import { createGatewayCircuits } from '../../server/gateways/circuit.ts';
import { createGatewayHttp } from '../../server/gateways/http-client.ts';
import { sandboxDescription } from '../../server/gateways/sandbox/description.ts';
import type { OperatorContext, SettingsContext } from '../../server/http/request/context.ts';
import { systemRuntime } from '../../server/platform/runtime.ts';
import { createCounterStore } from '../../server/storage/attempt-counts.ts';
import { auditIndexes, auditLog } from '../../server/storage/audit-log.ts';
import { loadedBins } from '../../server/storage/bin-table.ts';
import { createCustomerErasures } from '../../server/storage/customer-erasures.ts';
import { createCustomerStore } from '../../server/storage/customers.ts';
import { loginAttemptIndexes, loginAttempts } from '../../server/storage/login-attempts.ts';
import { merchantIndexes, merchantStore } from '../../server/storage/merchants.ts';
import { ensureIndexes } from '../../server/storage/mongo/indexes.ts';
import { createOrderIndex } from '../../server/storage/order-index.ts';
import { createOrderStore, orderIndexes, type StoredOrder } from '../../server/storage/orders.ts';
import { createPaymentFigures } from '../../server/storage/payment-figures.ts';
import { createRequestLogStore } from '../../server/storage/request-log.ts';
import { createNoteMessage, seenMessageIndexes } from '../../server/storage/seen-messages.ts';
import { settingsInvitationIndexes, settingsInvitations } from '../../server/storage/settings-invitations.ts';
import { settingsSessionIndexes, settingsSessions } from '../../server/storage/settings-sessions.ts';
import { shippedBins } from '../../server/storage/shipped-bins.ts';
import { merchantDirectory } from '../../server/usecases/merchants/directory.ts';
import { createVaultRotation } from '../../server/usecases/merchants/vault-rotation.ts';
import { createCommit } from '../../server/usecases/payments/commit-order.ts';
import { createSubmitRefund } from '../../server/usecases/payments/submit-refund.ts';
import { createVaultKeys } from '../../server/vault/keys.ts';
import { createNumberKeys } from '../../server/vault/number-keys-store.ts';
import { createSealer } from '../../server/vault/seal.ts';
import { manualClock } from './test-runtime.ts';

/** Of every merchant that is created here. */
export const FIRST_PASSWORD = 'lamp-market-seven';

export const OPERATOR: OperatorContext = {
  kind: 'operator',
  requestId: 'req_operator',
  address: '127.0.0.1',
  userAgent: '',
};

/** Everything, and the contexts to call it with. */
export async function administration(db: Db) {
  await ensureIndexes(db, [
    merchantIndexes,
    auditIndexes,
    settingsSessionIndexes,
    settingsInvitationIndexes,
    seenMessageIndexes,
    loginAttemptIndexes,
    orderIndexes,
    webhookIndexes([]),
  ]);
  /** The present, so that the database's own expiry leaves the data alone. */
  const clock = manualClock(new Date());
  const { random } = systemRuntime;
  const audit = auditLog(db);
  const merchants = merchantStore({ db, audit });
  const keys = createVaultKeys({ secretRoot: random.bytes(32), sealing: random.bytes(32), old: [] });
  const bins = loadedBins({ db, audit });
  const orders = createOrderStore(db);
  const commit = createCommit({
    store: orders,
    presenter: orderPresenter,
    runtime: { clock, random },
    notify: () => undefined,
  });
  const parts = {
    merchants,
    audit,
    trail: createAuditTrail({ audit, runtime: { clock, random }, log: { error: () => undefined } }),
    directory: merchantDirectory({ merchants, clock }),
    sessions: settingsSessions(db),
    invitations: settingsInvitations(db),
    attempts: loginAttempts(db),
    /** The cheapest cost: password.test.ts tests the real one. */
    passwords: createPasswords({ random, costLog2: 4 }),
    passkeys: createPasskeys({
      key: keys.derive('settings-passkey'),
      runtime: { clock, random },
      publicBaseUrl: 'https://svc.example',
      noteMessage: createNoteMessage(db),
    }),
    devices: createDeviceTokens(keys.derive('settings-device'), { clock, random }),
    orders,
    orderIndex: createOrderIndex(db),
    customers: createCustomerStore(db),
    erasures: createCustomerErasures(db),
    locker: { list: async () => [] },
    eraseCustomer: async () => false,
    submitOrder: async () => ({ kind: 'refused', code: ErrorCode.INVALID_REQUEST }) as const,
    figures: createPaymentFigures(db),
    commit,
    submitRefund: createSubmitRefund({ commit, runtime: { clock, random } }),
    endHold: {
      finish: async (_merchant: Merchant, stored: StoredOrder) => stored,
      request: async () => ({ kind: 'unknown' }) as const,
    },
    links: createPageLinks('https://svc.example', keys.derive('page-link')),
    deliveries: createDeliveryAdmin({ db, clock, notify: () => undefined }),
    sealer: createSealer({ keys, random }),
    requests: createRequestLogStore(db),
    changes: { open: () => 'merchant' as const },
    sendTest: async () => null,
    runtime: { clock, random },
    environment: 'sandbox',
    endpointPolicy: endpointPolicy('sandbox', 'allowed'),
    gatewayTypes: [sandboxDescription],
    circuits: createGatewayCircuits({
      http: createGatewayHttp(),
      clock,
      opened: () => undefined,
      closed: () => undefined,
    }),
    counters: createCounterStore(db),
    binTable: createBinTable({ loaded: bins, shipped: shippedBins('sandbox') }),
    publicBaseUrl: 'https://svc.example',
    raiseTokenNotice: async () => ({ kind: 'off' }) as const,
  } as const;
  const vault = createVaultRotation({ ...parts, numberKeys: createNumberKeys(db), keys, clock });
  const operator = operatorHandlers({ ...parts, bins, vault });

  return {
    ...parts,
    bins,
    vault,
    clock,
    operator,
    settings: settingsHandlers(parts),
    /** Creates a merchant whose settings login has its own id as user name and `FIRST_PASSWORD` as password. */
    async createMerchant(merchantId: string) {
      const body = {
        merchant_id: merchantId,
        name: `Shop ${merchantId}`,
        settings_username: merchantId,
        settings_password: FIRST_PASSWORD,
      };
      const created = await operator.createMerchant({ path: {}, query: {}, headers: {}, body }, OPERATOR);
      if (created.status !== 201) throw new Error(`merchant not created: ${created.status}`);
      return created.body;
    },
    /** What a handler gets from a call with a token of the merchant's settings. */
    async caller(merchantId: string): Promise<SettingsContext> {
      const found = await merchants.find(merchantId);
      const user = found?.users[0];
      if (found === null || user === undefined) throw new Error(`no merchant ${merchantId}`);
      const { userId, username } = user;
      const now = clock.now();
      return {
        kind: 'settings',
        merchant: found.merchant,
        user,
        username,
        sessionId: 'a session',
        session: {
          sessionId: 'a session',
          kind: 'token',
          merchantId,
          userId,
          username,
          address: '192.0.2.7',
          userAgent: '',
          createdAt: now,
          usedAt: now,
          confirmedAt: now,
          expiresAt: now,
        },
        csrfToken: null,
        requestId: 'req_settings',
        address: '192.0.2.7',
        userAgent: '',
      };
    },
  };
}

/** A request with these parts, the others empty. */
export function request<Path extends object, Body>(path: Path, body: Body) {
  return { path, query: {}, headers: {}, body };
}

type Good<Answer> = Extract<Answer, { readonly status: 200 | 201 }>;

function isGood<Answer extends { readonly status: number }>(answer: Answer): answer is Answer & Good<Answer> {
  return answer.status === 200 || answer.status === 201;
}

/** The answer of a successful call. Throws when the call failed. */
export async function good<Answer extends { readonly status: number }>(call: Promise<Answer>): Promise<Good<Answer>> {
  const answer = await call;
  if (isGood(answer)) return answer;
  throw new Error(`answered ${answer.status}`);
}
