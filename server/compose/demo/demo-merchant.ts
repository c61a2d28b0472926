/**
 * The demo merchant, which can take payments at once. Created when missing; updated when its secrets differ from those in
 * `demo.json` (another data directory with the same database). Sandbox only.
 */
import { AdminOperationId } from '../../../generated/values.ts';
import { auditHeading } from '../../api/audit/heading.ts';
import type { Passwords } from '../../auth/password.ts';
import { hashApiKey, keptApiKey } from '../../domain/merchants/api-key.ts';
import type { AuditEntry, FieldChange } from '../../domain/merchants/audit-entry.ts';
import { fieldChange, secretChange } from '../../domain/merchants/changed-fields.ts';
import type { GatewayConfig, Merchant } from '../../domain/merchants/merchant.ts';
import { newMerchant } from '../../domain/merchants/new-merchant.ts';
import type { Sealer } from '../../domain/ports/sealed.ts';
import { sandboxGatewayName } from '../../gateways/sandbox/description.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { MerchantStore } from '../../storage/merchants.ts';
import type { Demo } from './demo-file.ts';

export interface DemoMerchantDeps {
  readonly merchants: MerchantStore;
  readonly passwords: Passwords;
  readonly sealer: Sealer;
  readonly runtime: Runtime;
}

const DEMO_FILE = 'demo.json';

export function createDemoMerchant({ merchants, passwords, sealer, runtime }: DemoMerchantDeps) {
  const { clock, random } = runtime;

  function audit(merchantId: string, changes: readonly FieldChange[]): AuditEntry {
    const call = { operation: AdminOperationId.createMerchant, objectId: null };
    const context = { kind: 'operator', requestId: DEMO_FILE, address: '', userAgent: '' } as const;
    return { ...auditHeading(runtime, context, call), merchantId, changes };
  }

  function gateway(): GatewayConfig {
    return {
      gatewayConfigId: shortId('gtw', random),
      gateway: sandboxGatewayName,
      name: 'Sandbox bank',
      referenceId: 'cards_default',
      credentials: {},
      isDefault: true,
      enabled: true,
      createdAt: clock.now(),
    };
  }

  /** The merchant with the secrets of the file. */
  function withSecrets(merchant: Merchant, demo: Demo): Merchant {
    const { merchantId } = demo;
    const seal = (record: string, plain: string) => sealer.seal({ merchantId, record }, plain);
    const about = { keyId: shortId('key', random), name: DEMO_FILE, createdAt: clock.now() };
    const others = merchant.apiKeys.filter((key) => key.name !== DEMO_FILE);
    return {
      ...merchant,
      apiKeys: [...others, keptApiKey(demo.apiKey, about)],
      gateways: merchant.gateways.length === 0 ? [gateway()] : merchant.gateways,
      webhook: {
        ...merchant.webhook,
        username: demo.webhookUsername,
        password: seal('webhook.password', demo.webhookPassword),
      },
      paymentPage: {
        ...merchant.paymentPage,
        useSignedResponse: true,
        responseKey: seal('payment_page.response_key', demo.responseKey),
      },
    };
  }

  /** Creates the merchant of the file, or updates its secrets. */
  return async function ensureDemoMerchant(demo: Demo): Promise<void> {
    const found = await merchants.find(demo.merchantId);
    if (found?.merchant.apiKeys.some((key) => key.hash === hashApiKey(demo.apiKey))) return;
    const passwordHash = await passwords.hash(demo.settingsPassword);
    if (found !== null) {
      await merchants.replace(
        found,
        withSecrets(found.merchant, demo),
        audit(demo.merchantId, [secretChange('secrets')]),
      );
      const updated = await merchants.find(demo.merchantId);
      if (updated !== null)
        await merchants.replacePassword(
          updated,
          passwordHash,
          audit(demo.merchantId, [secretChange('settings_password')]),
        );
      return;
    }
    const firstKey = keptApiKey(demo.apiKey, {
      keyId: shortId('key', random),
      name: DEMO_FILE,
      createdAt: clock.now(),
    });
    const fresh = newMerchant({
      merchantId: demo.merchantId,
      name: 'Demo Shop',
      environment: 'sandbox',
      createdAt: clock.now(),
      firstKey,
    });
    const merchant = withSecrets({ ...fresh, apiKeys: [] }, demo);
    await merchants.create(
      merchant,
      { username: demo.settingsUsername, passwordHash },
      audit(demo.merchantId, [fieldChange('merchant_id', null, demo.merchantId)]),
    );
  };
}
