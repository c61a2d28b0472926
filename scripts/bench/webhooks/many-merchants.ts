/** Merchants beside the demo merchant, for what depends on how many share a database. Each has a user, and no webhook URL of its own. */
import type { Db } from 'mongodb';
import { SettingsRole } from '../../../generated/values.ts';
import { keptApiKey } from '../../../server/domain/merchants/api-key.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import { firstUserId, newUser } from '../../../server/domain/merchants/settings-user.ts';
import { MERCHANTS } from '../../../server/storage/merchants.ts';
import { type MerchantDocument, toStoredUser } from '../../../server/storage/stored-merchant.ts';

function merchantDocument(merchantId: string, createdAt: Date): MerchantDocument {
  const firstKey = keptApiKey(`svc_key_${merchantId.padEnd(64, '0')}`, { keyId: merchantId, name: 'bench', createdAt });
  const merchant = newMerchant({ merchantId, name: merchantId, environment: 'sandbox', createdAt, firstKey });
  const role = SettingsRole.owner;
  const about = {
    merchantId,
    userId: firstUserId(merchantId),
    username: merchantId,
    passwordHash: '',
    role,
    createdAt,
  };
  const user = toStoredUser(newUser(about));
  return { _id: merchantId, v: 1, merchant, settingsUser: { key: user.key, username: user.username }, users: [user] };
}

/** Adds merchants. Returns their ids. */
export async function addMerchants(db: Db, count: number): Promise<readonly string[]> {
  const now = new Date();
  const ids = Array.from({ length: count }, (_, index) => `bench${String(index).padStart(4, '0')}`);
  await db.collection<MerchantDocument>(MERCHANTS).insertMany(ids.map((id) => merchantDocument(id, now)));
  return ids;
}
