/**
 * Merchants in MongoDB, one document each. Every change is a compare-and-set on the document's version, in one
 * transaction with its audit log entry. Payments read merchants through directory.ts instead.
 */
import { type ClientSession, type Db, MongoServerError } from 'mongodb';
import { SettingsRole } from '../../generated/values.ts';
import type { AuditEntry } from '../domain/merchants/audit-entry.ts';
import type { Merchant } from '../domain/merchants/merchant.ts';
import { usernameKey } from '../domain/merchants/settings-login.ts';
import {
  firstUserId,
  newUser,
  type SettingsUser,
  userNamed,
  withResetOwner,
} from '../domain/merchants/settings-user.ts';
import type { AuditLog } from './audit-log.ts';
import type { IndexPlan } from './mongo/indexes.ts';
import { type MerchantDocument, merchantOf, toStoredUser, usersOf } from './stored-merchant.ts';

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
      { name: 'user_key', key: { 'users.key': 1 }, unique: true, sparse: true },
      { name: 'api_key_hash', key: { 'merchant.apiKeys.hash': 1 } },
      { name: 'gateway_config', key: { 'merchant.gateways.gatewayConfigId': 1 } },
      { name: 'origins', key: { 'merchant.paymentPage.allowedOrigins': 1 } },
    ],
  },
];

/** A merchant, with the version at which it was read. */
export interface VersionedMerchant {
  readonly merchant: Merchant;
  /** The name of the user that the merchant was created with. */
  readonly settingsUsername: string;
  /** The users of its settings, oldest first. */
  readonly users: readonly SettingsUser[];
  readonly version: number;
}

/** The owner that a merchant is created with. */
export type FirstOwner = Pick<SettingsUser, 'username' | 'passwordHash'>;

/** `changed`: the merchant has changed or was deleted since it was read. */
export type ReplaceUsersOutcome = 'replaced' | 'changed' | 'username_taken';

export type CreateOutcome = 'created' | 'merchant_id_taken' | 'username_taken';

export interface MerchantStore {
  create(merchant: Merchant, owner: FirstOwner, audit: AuditEntry): Promise<CreateOutcome>;
  find(merchantId: string): Promise<VersionedMerchant | null>;
  findByApiKeyHash(hash: string): Promise<Merchant | null>;
  /** The merchants with a gateway configuration of this id: one, unless ids were set by hand. */
  findByGatewayConfig(gatewayConfigId: string): Promise<readonly Merchant[]>;
  /** Whether any merchant allows this origin. */
  namesOrigin(origin: string): Promise<boolean>;
  /** The settings user with this name, in any case. */
  findSettingsUser(username: string): Promise<SettingsUser | null>;
  /** Up to `limit` merchants, sorted by id, after the id `after`. */
  page(at: { after: string | null; limit: number }): Promise<readonly VersionedMerchant[]>;
  /** Replaces `read` by `next`. Returns false when the merchant has changed or was deleted since it was read. */
  replace(read: VersionedMerchant, next: Merchant, audit: AuditEntry): Promise<boolean>;
  /** Replaces the users. `audit` is null for what is not a change of its own, such as the use of a one-time code. */
  replaceUsers(
    read: VersionedMerchant,
    users: readonly SettingsUser[],
    audit: AuditEntry | null,
  ): Promise<ReplaceUsersOutcome>;
  /**
   * Sets a new password of the first owner, and removes its second factors. Returns false when the merchant has changed or was deleted
   * since it was read.
   */
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
  function audited(entry: AuditEntry | null, write: (session: ClientSession) => Promise<boolean>): Promise<boolean> {
    return db.client.withSession((session) =>
      session.withTransaction(async () => {
        const written = await write(session);
        if (written && entry !== null) await audit.append(entry, session);
        return written;
      }),
    );
  }

  async function change(read: VersionedMerchant, set: Readonly<Record<string, unknown>>, session: ClientSession) {
    const filter = { _id: read.merchant.merchantId, v: read.version };
    const { matchedCount } = await merchants.updateOne(filter, { $set: set, $inc: { v: 1 } }, { session });
    return matchedCount === 1;
  }

  /** Whether a user of another merchant, older than the field `users`, has one of these names. */
  async function isNameTaken(merchantId: string, users: readonly SettingsUser[], session: ClientSession) {
    const names = users.map(({ username }) => usernameKey(username));
    const other = { _id: { $ne: merchantId }, 'settingsUser.key': { $in: names } };
    return (await merchants.findOne(other, { session, projection: { _id: 1 } })) !== null;
  }

  async function replaceUsers(read: VersionedMerchant, users: readonly SettingsUser[], entry: AuditEntry | null) {
    let isTaken = false;
    const { merchantId } = read.merchant;
    try {
      const isReplaced = await audited(entry, async (session) => {
        isTaken = await isNameTaken(merchantId, users, session);
        if (isTaken) return false;
        const filter = { _id: merchantId, v: read.version };
        const set = { users: users.map(toStoredUser) };
        const unset: { readonly 'settingsUser.passwordHash': 1 } = { 'settingsUser.passwordHash': 1 };
        const change = { $set: set, $unset: unset, $inc: { v: 1 } };
        return (await merchants.updateOne(filter, change, { session })).matchedCount === 1;
      });
      if (isTaken) return 'username_taken';
      return isReplaced ? 'replaced' : 'changed';
    } catch (error) {
      if (duplicateOf(error) === 'username_taken') return 'username_taken';
      throw error;
    }
  }

  return {
    async create(merchant, { username, passwordHash }, entry) {
      const { merchantId, createdAt } = merchant;
      const [userId, role, key] = [firstUserId(merchantId), SettingsRole.owner, usernameKey(username)];
      const document: MerchantDocument = {
        _id: merchantId,
        v: FIRST_VERSION,
        merchant,
        settingsUser: { key, username },
        users: [toStoredUser(newUser({ merchantId, userId, username, passwordHash, role, createdAt }))],
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
      const key = usernameKey(username);
      const found = await merchants.findOne({ $or: [{ 'users.key': key }, { 'settingsUser.key': key }] });
      return found === null ? null : userNamed(usersOf(found), username);
    },
    async page({ after, limit }) {
      const filter = after === null ? {} : { _id: { $gt: after } };
      return (await merchants.find(filter).sort({ _id: 1 }).limit(limit).toArray()).map(versioned);
    },
    replace: (read, next, entry) => audited(entry, (session) => change(read, { merchant: next }, session)),
    replaceUsers,
    async replacePassword(read, passwordHash, entry) {
      const { merchantId } = read.merchant;
      const owner = { merchantId, username: read.settingsUsername, passwordHash, now: entry.at };
      return (await replaceUsers(read, withResetOwner(read.users, owner), entry)) === 'replaced';
    },
    async renewPasswordHash({ merchantId: _id, userId, passwordHash: before }, passwordHash) {
      const ofUser = { _id, users: { $elemMatch: { userId, passwordHash: before } } };
      const { matchedCount } = await merchants.updateOne(ofUser, { $set: { 'users.$.passwordHash': passwordHash } });
      if (matchedCount === 1) return;
      const older = { _id, 'settingsUser.passwordHash': before };
      await merchants.updateOne(older, { $set: { 'settingsUser.passwordHash': passwordHash } });
    },
    async noteKeyUse(merchantId, keyId, at) {
      await merchants.updateOne({ _id: merchantId }, { $max: { [`keyUsed.${keyId}`]: at } });
    },
  };
}

function versioned(document: MerchantDocument): VersionedMerchant {
  const { settingsUser, v: version } = document;
  return {
    merchant: merchantOf(document),
    settingsUsername: settingsUser.username,
    users: usersOf(document),
    version,
  };
}

/** The unique value that an insert violated; null for any other error. */
function duplicateOf(error: unknown): Exclude<CreateOutcome, 'created'> | null {
  if (!(error instanceof MongoServerError) || error.code !== 11000) return null;
  const pattern: unknown = error.keyPattern;
  if (typeof pattern !== 'object' || pattern === null) return null;
  if ('settingsUser.key' in pattern || 'users.key' in pattern) return 'username_taken';
  return '_id' in pattern ? 'merchant_id_taken' : null;
}
