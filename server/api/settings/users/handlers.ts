/**
 * Handlers of a merchant's settings users.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { fieldChange } from '../../../domain/merchants/changed-fields.ts';
import { hasOwner, isOwner } from '../../../domain/merchants/settings-user.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { changeUsers } from '../../../usecases/merchants/change-users.ts';
import { auditHeading } from '../../audit/heading.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toUser } from './wire.ts';

type UserHandlers = Pick<SettingsHandlers<Contexts>, 'listUsers' | 'updateUser' | 'removeUser'>;

export function userHandlers(parts: SettingsParts): UserHandlers {
  const { merchants, sessions, invitations, runtime } = parts;
  return {
    async listUsers(_request, { merchant: { merchantId } }) {
      const found = await merchants.find(merchantId);
      return { status: 200, body: { list: (found?.users ?? []).map(toUser) } };
    },

    async updateUser({ path, body: { role } }, context) {
      const call = { operation: AdminOperationId.updateUser, objectId: path.user_id };
      const heading = auditHeading(runtime, context, call);
      const changed = await changeUsers(parts, context.merchant.merchantId, heading, (read) => {
        const before = read.users.find(({ userId }) => userId === path.user_id);
        if (before === undefined) return null;
        const users = read.users.map((user) => (user === before ? { ...user, role } : user));
        if (!hasOwner(users)) throw lastOwner();
        return { users, changes: [fieldChange('role', before.role, role)] };
      });
      const user = Array.isArray(changed) ? changed.find(({ userId }) => userId === path.user_id) : undefined;
      if (user === undefined) throw unknownUser();
      if (!isOwner(user)) await invitations.removeOf(context.merchant.merchantId, user.userId);
      return { status: 200, body: toUser(user) };
    },

    async removeUser({ path }, context) {
      const { merchantId } = context.merchant;
      const call = { operation: AdminOperationId.removeUser, objectId: path.user_id };
      const heading = auditHeading(runtime, context, call);
      const changed = await changeUsers(parts, merchantId, heading, (read) => {
        const removed = read.users.find(({ userId }) => userId === path.user_id);
        if (removed === undefined) return null;
        const users = read.users.filter((user) => user !== removed);
        if (!hasOwner(users)) throw lastOwner();
        return { users, changes: [fieldChange('username', removed.username, null)] };
      });
      if (changed === null) throw unknownUser();
      await sessions.endAll({ merchantId, userId: path.user_id });
      await invitations.removeOf(merchantId, path.user_id);
      return { status: 204 };
    },
  };
}

function lastOwner(): ApiError {
  const message = 'The merchant must keep an owner. Give another user the role owner first.';
  return new ApiError(ErrorCode.INVALID_ACTION, { message });
}

function unknownUser(): ApiError {
  const message = 'No user has this user_id. List the users by GET /settings/users.';
  return new ApiError(ErrorCode.object_not_found, { message });
}
