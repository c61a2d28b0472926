/**
 * Invitations to the settings in MongoDB, until they are accepted, revoked or expired. Of the token only the hash is stored.
 */
import type { Db, WithId } from 'mongodb';
import type { SettingsRole } from '../../generated/values.ts';
import { usernameKey } from '../domain/merchants/settings-login.ts';
import type { IndexPlan } from './mongo/indexes.ts';

/** How long an invitation can be accepted: 7 days, in milliseconds. */
export const INVITATION_MS = 7 * 24 * 60 * 60_000;

export interface Invitation {
  readonly invitationId: string;
  readonly merchantId: string;
  readonly email: string;
  readonly role: SettingsRole;
  /** The id of the owner who invited. The invitation is valid while it is one. */
  readonly invitedBy: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

type InvitationDocument = Omit<Invitation, 'invitationId'> & { readonly _id: string; readonly emailKey: string };

const COLLECTION = 'settings_invitations';

/** The indexes of this store's queries, in addition to `_id`. */
export const settingsInvitationIndexes: IndexPlan = [
  {
    collection: COLLECTION,
    indexes: [
      { name: 'merchant', key: { merchantId: 1 } },
      { name: 'token', key: { tokenHash: 1 } },
      { name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    ],
  },
];

export type SettingsInvitations = ReturnType<typeof settingsInvitations>;

export function settingsInvitations(db: Db) {
  const invitations = db.collection<InvitationDocument>(COLLECTION);
  return {
    /** Stores an invitation in place of an earlier one of the same address. */
    async replace({ invitationId: _id, ...invitation }: Invitation): Promise<void> {
      const emailKey = usernameKey(invitation.email);
      await invitations.deleteMany({ merchantId: invitation.merchantId, emailKey });
      await invitations.insertOne({ _id, emailKey, ...invitation });
    },

    /** The open invitations of a merchant, oldest first. */
    async list(merchantId: string, now: Date): Promise<readonly Invitation[]> {
      const found = invitations.find({ merchantId, expiresAt: { $gt: now } }).sort({ createdAt: 1 });
      return (await found.toArray()).map(toInvitation);
    },

    /** The open invitation of a token. */
    async find(tokenHash: string, now: Date): Promise<Invitation | null> {
      const found = await invitations.findOne({ tokenHash, expiresAt: { $gt: now } });
      return found === null ? null : toInvitation(found);
    },

    /** Removes the invitations of a user who is no longer an owner. */
    async removeOf(merchantId: string, invitedBy: string): Promise<void> {
      await invitations.deleteMany({ merchantId, invitedBy });
    },

    /** Removes an invitation. Returns false when it is not there any more: only one of several callers gets true. */
    async remove(merchantId: string, invitationId: string, now: Date): Promise<boolean> {
      const open = { _id: invitationId, merchantId, expiresAt: { $gt: now } };
      return (await invitations.deleteOne(open)).deletedCount === 1;
    },
  };
}

function toInvitation({ _id, emailKey: _emailKey, ...invitation }: WithId<InvitationDocument>): Invitation {
  return { invitationId: _id, ...invitation };
}
