/** One merchant in memory: the interface of the merchant store without its database. */
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import type { MerchantStore } from '../../../server/storage/merchants.ts';
import { notReached } from './not-reached.ts';

export function createMemoryMerchants(merchant: Merchant): MerchantStore {
  const { merchantId } = merchant;
  const settingsUser = { merchantId, username: merchantId, passwordHash: '' };
  return {
    find: async (asked) => (asked === merchantId ? { merchant, settingsUser, version: 1 } : null),
    findByGatewayConfig: notReached,
    findByApiKeyHash: async (hash) => (merchant.apiKeys.some((key) => key.hash === hash) ? merchant : null),
    noteKeyUse: async () => {},
    create: notReached,
    namesOrigin: notReached,
    findSettingsUser: notReached,
    page: notReached,
    replace: notReached,
    renewPasswordHash: async () => undefined,
    replacePassword: notReached,
  };
}
