/**
 * Merchants in MongoDB, one document each. Every change is a compare-and-set on the document's version, in one
 * transaction with its audit log entry. Payments read merchants through directory.ts instead.
 */
import { type ClientSession, type Db, MongoServerError } from 'mongodb';
import type { AuditEntry } from '../domain/merchants/audit-entry.ts';
import type { Merchant } from '../domain/merchants/merchant.ts';
import { usernameKey } from '../domain/merchants/settings-login.ts';
import type { AuditLog } from './audit-log.ts';
import type { IndexPlan } from './mongo/indexes.ts';
import { type MerchantDocument, merchantOf, type SettingsUser, settingsUserOf } from './stored-merchant.ts';

export const MERCHANTS = 'merchants';
const FIRST_VERSION = 1;
/** How many merchants a look-up by gateway configuration id returns at most. */
const MOST_OF_ONE_ID = 10;

/** The indexes of this store's queries, in addition to `_id`. */
export const merchantIndexes: IndexPlan = [
  {
    collection: MERCHANTS,
    indexes: [
      { name: 'settings_username', key: { 'settingsUser.key': 1 }, unique: true },
      { name: 'api_key_hash', key: { 'merchant.apiKeys.hash': 1 } },
      { name: 'gateway_config', key: { 'merchant.gateways.gatewayConfigId': 1 } },
      { name: 'origins', key: { 'merchant.paymentPage.allowedOrigins': 1 } },
    ],
  },
];

/** A merchant, with the version at which it was read. */
export interface VersionedMerchant {
  readonly merchant: Merchant;
  readonly settingsUser: SettingsUser;
  readonly version: number;
}

export type CreateOutcome = 'created' | 'merchant_id_taken' | 'username_taken';

export interface MerchantStore {
  create(merchant: Merchant, user: Omit<SettingsUser, 'merchantId'>, audit: AuditEntry): Promise<CreateOutcome>;
  find(merchantId: string): Promise<VersionedMerchant | null>;
  findByApiKeyHash(hash: string): Promise<Merchant | null>;
  /** The merchants with a gateway configuration of this id: one, unless ids were set by hand. */
  findByGatewayConfig(gatewayConfigId: string): Promise<readonly Merchant[]>;
  /** Whether any merchant allows this origin. */
  namesOrigin(origin: string): Promise<boolean>;
  /** The settings login with this user name, in any case. */
  findSettingsUser(username: string): Promise<SettingsUser | null>;
  /** Up to `limit` merchants, sorted by id, after the id `after`. */
  page(at: { after: string | null; limit: number }): Promise<readonly VersionedMerchant[]>;
  /** Replaces `read` by `next`. Returns false when the merchant has changed or was deleted since it was read. */
  replace(read: VersionedMerchant, next: Merchant, audit: AuditEntry): Promise<boolean>;
  /** Sets a new password hash. Returns false when the merchant has changed or was deleted since it was read. */
  replacePassword(read: VersionedMerchant, passwordHash: string, audit: AuditEntry): Promise<boolean>;
  /** Replaces the hash of the user's unchanged password. Does nothing when the password has changed since. */
  renewPasswordHash(user: SettingsUser, passwordHash: string): Promise<void>;
  /** Records when an API key was used, unless a later use is recorded. */
  noteKeyUse(merchantId: string, keyId: string, at: Date): Promise<void>;
}

export interface MerchantStoreParts {
  readonly db: Db;
  readonly audit: AuditLog;
}

export function merchantStore({ db, audit }: MerchantStoreParts): MerchantStore {
  const merchants = db.collection<MerchantDocument>(MERCHANTS);

  /** Runs the write and the audit entry in one transaction. Logs nothing when the write matched nothing. */
  function audited(entry: AuditEntry, write: (session: ClientSession) => Promise<boolean>): Promise<boolean> {
    return db.client.withSession((session) =>
      session.withTransaction(async () => {
        const written = await write(session);
        if (written) await audit.append(entry, session);
        return written;
      }),
    );
  }

  async function change(read: VersionedMerchant, set: Readonly<Record<string, unknown>>, session: ClientSession) {
    const filter = { _id: read.merchant.merchantId, v: read.version };
    const { matchedCount } = await merchants.updateOne(filter, { $set: set, $inc: { v: 1 } }, { session });
    return matchedCount === 1;
  }

  return {
    async create(merchant, user, entry) {
      const document: MerchantDocument = {
        _id: merchant.merchantId,
        v: FIRST_VERSION,
        merchant,
        settingsUser: { key: usernameKey(user.username), ...user },
      };
      try {
        await audited(entry, async (session) => (await merchants.insertOne(document, { session })).acknowledged);
        return 'created';
      } catch (error) {
        const duplicate = duplicateOf(error);
        if (duplicate === null) throw error;
        return duplicate;
      }
    },
    async find(merchantId) {
      const found = await merchants.findOne({ _id: merchantId });
      return found === null ? null : versioned(found);
    },
    async findByApiKeyHash(hash) {
      const found = await merchants.findOne({ 'merchant.apiKeys.hash': hash });
      return found === null ? null : merchantOf(found);
    },
    async findByGatewayConfig(gatewayConfigId) {
      const found = merchants.find({ 'merchant.gateways.gatewayConfigId': gatewayConfigId }).limit(MOST_OF_ONE_ID);
      return (await found.toArray()).map(merchantOf);
    },
    async namesOrigin(origin) {
      const found = await merchants.findOne(
        { 'merchant.paymentPage.allowedOrigins': origin },
        { projection: { _id: 1 } },
      );
      return found !== null;
    },
    async findSettingsUser(username) {
      const found = await merchants.findOne({ 'settingsUser.key': usernameKey(username) });
      return found === null ? null : settingsUserOf(found);
    },
    async page({ after, limit }) {
      const filter = after === null ? {} : { _id: { $gt: after } };
      return (await merchants.find(filter).sort({ _id: 1 }).limit(limit).toArray()).map(versioned);
    },
    replace: (read, next, entry) => audited(entry, (session) => change(read, { merchant: next }, session)),
    replacePassword: (read, passwordHash, entry) =>
      audited(entry, (session) => change(read, { 'settingsUser.passwordHash': passwordHash }, session)),
    async renewPasswordHash({ merchantId, passwordHash: before }, passwordHash) {
      const filter = { _id: merchantId, 'settingsUser.passwordHash': before };
      await merchants.updateOne(filter, { $set: { 'settingsUser.passwordHash': passwordHash } });
    },
    async noteKeyUse(merchantId, keyId, at) {
      await merchants.updateOne({ _id: merchantId }, { $max: { [`keyUsed.${keyId}`]: at } });
    },
  };
}

function versioned(document: MerchantDocument): VersionedMerchant {
  return { merchant: merchantOf(document), settingsUser: settingsUserOf(document), version: document.v };
}

/** The unique value that an insert violated; null for any other error. */
function duplicateOf(error: unknown): Exclude<CreateOutcome, 'created'> | null {
  if (!(error instanceof MongoServerError) || error.code !== 11000) return null;
  const pattern: unknown = error.keyPattern;
  if (typeof pattern !== 'object' || pattern === null) return null;
  if ('settingsUser.key' in pattern) return 'username_taken';
  return '_id' in pattern ? 'merchant_id_taken' : null;
}
