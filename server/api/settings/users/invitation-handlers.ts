/**
 * Handlers of invitations: an owner creates a link, the invited person sets a password and becomes a user.
 */
import { hash } from 'node:crypto';
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { fieldChange } from '../../../domain/merchants/changed-fields.ts';
import { usernameKey } from '../../../domain/merchants/settings-login.ts';
import { isOwner, MOST_USERS, newUser, type SettingsUser, userNamed } from '../../../domain/merchants/settings-user.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { shortId } from '../../../platform/runtime.ts';
import { INVITATION_MS, type Invitation } from '../../../storage/settings-invitations.ts';
import { changeUsers } from '../../../usecases/merchants/change-users.ts';
import { auditHeading } from '../../audit/heading.ts';
import { refuseGuessablePassword } from '../login/handlers.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toInvitation, toInvitationPreview, toUser } from './wire.ts';

type InvitationHandlers = Pick<
  SettingsHandlers<Contexts>,
  'listInvitations' | 'createInvitation' | 'revokeInvitation' | 'viewInvitation' | 'acceptInvitation'
>;

const TOKEN_BYTES = 32;
const hashOf = (token: string) => hash('sha256', token, 'hex');

export function invitationHandlers(parts: SettingsParts): InvitationHandlers {
  const { merchants, invitations, passwords, trail, runtime, publicBaseUrl } = parts;
  const { clock, random } = runtime;

  /** @throws ApiError when the merchant has this user, or too many users. */
  async function refuseInvitation(merchantId: string, email: string): Promise<void> {
    const users = (await merchants.find(merchantId))?.users ?? [];
    if (userNamed(users, email) !== null) throw alreadyUser();
    const open = await invitations.list(merchantId, clock.now());
    const others = open.filter((one) => usernameKey(one.email) !== usernameKey(email));
    if (users.length + others.length < MOST_USERS) return;
    const reason = `cannot be invited: ${MOST_USERS} users and invitations exist, which is the limit; remove one first`;
    throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'email', reason }] });
  }

  /** The invitation of a link, and its merchant. @throws ApiError when it cannot be accepted. */
  async function usable(token: string) {
    const invitation = await invitations.find(hashOf(token), clock.now());
    const found = invitation === null ? null : await merchants.find(invitation.merchantId);
    if (invitation === null || found === null || found.merchant.disabled) throw unusableInvitation();
    if (!isValid(invitation, found.users)) throw unusableInvitation();
    return { invitation, merchant: found.merchant };
  }

  /** Adds the user of an invitation, which only one of several calls gets to do. */
  async function accept(
    invitation: Invitation,
    { username, password }: { readonly username: string; readonly password: string },
    heading: ReturnType<typeof auditHeading>,
  ) {
    const { merchantId, invitationId, role } = invitation;
    const passwordHash = await passwords.hash(password);
    if (!(await invitations.remove(merchantId, invitationId, clock.now()))) throw unusableInvitation();
    const userId = shortId('usr', random);
    const user = newUser({ merchantId, userId, username, passwordHash, role, createdAt: clock.now() });
    const changes = [fieldChange('username', null, username), fieldChange('role', null, role)];
    const changed = await changeUsers(parts, merchantId, { ...heading, objectId: userId }, ({ users }) => {
      if (!isValid(invitation, users)) throw unusableInvitation();
      return userNamed(users, username) === null ? { users: [...users, user], changes } : null;
    });
    if (changed === null || changed === 'username_taken') throw nameTaken();
    return user;
  }

  return {
    async listInvitations(_request, { merchant }) {
      const list = await invitations.list(merchant.merchantId, clock.now());
      return { status: 200, body: { list: list.map(toInvitation) } };
    },

    async createInvitation({ body: { email, role } }, context) {
      const { merchantId } = context.merchant;
      await refuseInvitation(merchantId, email);
      const invitationId = shortId('inv', random);
      const token = `${invitationId}.${random.bytes(TOKEN_BYTES).toString('base64url')}`;
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + INVITATION_MS);
      const by = { invitedBy: context.user.userId, tokenHash: hashOf(token) };
      const invitation = { invitationId, merchantId, email, role, ...by, createdAt, expiresAt };
      const changes = [fieldChange('email', null, email), fieldChange('role', null, role)];
      const call = { operation: AdminOperationId.createInvitation, objectId: invitationId, changes };
      await trail.around(context, call, () => invitations.replace(invitation));
      const url = `${publicBaseUrl.replace(/\/$/, '')}/console/invitation#${token}`;
      return { status: 201, headers: { 'Cache-Control': 'no-store' }, body: { ...toInvitation(invitation), url } };
    },

    revokeInvitation({ path: { invitation_id: invitationId } }, context) {
      const call = { operation: AdminOperationId.revokeInvitation, objectId: invitationId, changes: [] };
      return trail.around(context, call, async () => {
        if (await invitations.remove(context.merchant.merchantId, invitationId, clock.now())) return { status: 204 };
        const message = 'No open invitation has this invitation_id. List the invitations by GET /settings/invitations.';
        throw new ApiError(ErrorCode.object_not_found, { message });
      });
    },

    async viewInvitation({ body: { token } }) {
      const { invitation, merchant } = await usable(token);
      return { status: 200, body: toInvitationPreview(invitation, merchant.name) };
    },

    async acceptInvitation({ body: { token, password, username: chosen } }, context) {
      refuseGuessablePassword('password', password, []);
      const { invitation, merchant } = await usable(token);
      const username = chosen ?? invitation.email;
      const { merchantId, name } = merchant;
      refuseGuessablePassword('password', password, [username, invitation.email, merchantId, name]);
      if ((await merchants.findSettingsUser(username)) !== null) throw nameTaken();
      const call = { operation: AdminOperationId.acceptInvitation, objectId: null };
      const heading = auditHeading(runtime, { ...context, kind: 'settings', username }, call);
      return { status: 201, body: toUser(await accept(invitation, { username, password }, heading)) };
    },
  };
}

/** Whether who invited is still an owner. The list of invitations and the users are stored apart, so both are checked. */
function isValid({ invitedBy }: Invitation, users: readonly SettingsUser[]): boolean {
  return users.some((user) => user.userId === invitedBy && isOwner(user));
}

function alreadyUser(): ApiError {
  const message = 'The merchant already has a user with this name. Invite another address.';
  const fields = [{ name: 'email', reason: 'is already the name of a user; choose another one' }];
  return new ApiError(ErrorCode.unique, { message, fields });
}

function nameTaken(): ApiError {
  const message = 'This user name is not available. Send another one as username.';
  const fields = [{ name: 'username', reason: 'is not available; choose another one' }];
  return new ApiError(ErrorCode.unique, { message, fields });
}

function unusableInvitation(): ApiError {
  const message = 'The invitation is unknown, expired, revoked or already accepted. Ask an owner for a new link.';
  return new ApiError(ErrorCode.object_not_found, { message });
}
