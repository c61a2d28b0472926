/**
 * Handlers of the operator operations: create merchants, and change what merchants cannot change themselves.
 */
import type { OperatorHandlers } from '../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../generated/values.ts';
import { resetOwner } from '../../auth/set-password.ts';
import { makeApiKey } from '../../domain/merchants/api-key.ts';
import { asSecret, changedFields, secretChange } from '../../domain/merchants/changed-fields.ts';
import { newMerchant } from '../../domain/merchants/new-merchant.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Contexts } from '../../http/request/context.ts';
import { badCursor, badParameter } from '../../http/request/parameters.ts';
import type { LoadedBins } from '../../storage/bin-table.ts';
import { changeMerchant } from '../../usecases/merchants/change-merchant.ts';
import type { VaultRotation } from '../../usecases/merchants/vault-rotation.ts';
import { auditHeading } from '../audit/heading.ts';
import { serviceAuditHandlers } from '../settings/audit/handlers.ts';
import { refuseGuessablePassword } from '../settings/login/handlers.ts';
import type { SettingsParts } from '../settings/settings-parts.ts';
import { binTableHandlers } from './bins-handlers.ts';
import { vaultHandlers } from './vault-handlers.ts';
import { changedMerchant, fromCursor, toCursor, toMerchantRecord } from './wire.ts';

export type OperatorParts = Pick<
  SettingsParts,
  | 'merchants'
  | 'directory'
  | 'sessions'
  | 'invitations'
  | 'attempts'
  | 'passwords'
  | 'runtime'
  | 'environment'
  | 'audit'
  | 'trail'
> & {
  /** The BIN tables loaded by the operator. */
  readonly bins: LoadedBins;
  /** The rotation of vault keys. */
  readonly vault: VaultRotation;
};

const DEFAULT_PAGE_SIZE = 20;
const NO_STORE = { 'Cache-Control': 'no-store' } as const;

export function operatorHandlers(parts: OperatorParts): OperatorHandlers<Contexts> {
  const { merchants, passwords, environment, runtime } = parts;
  const { clock, random } = runtime;
  return {
    ...binTableHandlers(parts),
    ...vaultHandlers(parts),
    ...serviceAuditHandlers(parts),

    async createMerchant({ body }, context) {
      const createdAt = clock.now();
      const { secret, apiKey } = makeApiKey({ name: 'first key', createdAt }, random);
      const { merchant_id: merchantId, name, settings_username: username } = body;
      refuseGuessablePassword('settings_password', body.settings_password, [username, merchantId, name]);
      const merchant = newMerchant({ merchantId, name, environment, createdAt, firstKey: apiKey });
      const passwordHash = await passwords.hash(body.settings_password);
      const call = { operation: AdminOperationId.createMerchant, objectId: null };
      const changes = changedFields({}, { ...body, settings_password: asSecret(null) });
      const audit = { ...auditHeading(runtime, context, call), merchantId, changes };
      const outcome = await merchants.create(merchant, { username, passwordHash }, audit);
      switch (outcome) {
        case 'created': {
          const record = toMerchantRecord({ merchant, settingsUsername: username });
          return { status: 201, headers: NO_STORE, body: { ...record, api_key: secret } };
        }
        case 'merchant_id_taken':
          throw taken('merchant_id', 'A merchant with this merchant_id already exists. Choose another merchant_id.');
        case 'username_taken':
          throw taken(
            'settings_username',
            'This settings_username is already in use. Choose another settings_username.',
          );
        default:
          return outcome satisfies never;
      }
    },

    async listMerchants({ query }) {
      const limit = query.limit ?? DEFAULT_PAGE_SIZE;
      const after = query.after === undefined ? null : fromCursor(query.after);
      if (query.after !== undefined && after === null) throw badCursor();
      const found = await merchants.page({ after, limit: limit + 1 });
      const list = found.slice(0, limit);
      const last = list.at(-1);
      return {
        status: 200,
        body: {
          list: list.map(toMerchantRecord),
          next_cursor: found.length > limit && last !== undefined ? toCursor(last) : null,
        },
      };
    },

    async getMerchant({ path }) {
      const found = await merchants.find(path.merchant_id);
      if (found === null) throw unknownMerchant();
      return { status: 200, body: toMerchantRecord(found) };
    },

    async updateMerchant({ path, body }, context) {
      if (environment === 'production' && body.strict_card_checks === false) {
        throw badParameter('strict_card_checks', 'cannot be turned off in production');
      }
      const call = { operation: AdminOperationId.updateMerchant, objectId: null };
      const heading = auditHeading(runtime, context, call);
      const changed = await changeMerchant(parts, path.merchant_id, heading, (read) => {
        const merchant = changedMerchant(read.merchant, body);
        return { merchant, changes: changedFields(toMerchantRecord(read), toMerchantRecord({ ...read, merchant })) };
      });
      if (changed === null) throw unknownMerchant();
      return { status: 200, body: toMerchantRecord(changed) };
    },

    async resetMerchantCredentials({ path }, context) {
      const password = passwords.make();
      const call = { operation: AdminOperationId.resetMerchantCredentials, objectId: null };
      const merchantId = path.merchant_id;
      const username = await resetOwner(parts, {
        merchantId,
        password,
        audit: { ...auditHeading(runtime, context, call), changes: [secretChange('settings_password')] },
      });
      if (username === null) throw unknownMerchant();
      return {
        status: 200,
        headers: NO_STORE,
        body: { merchant_id: merchantId, settings_username: username, settings_password: password },
      };
    },
  };
}

function taken(name: string, message: string): ApiError {
  return new ApiError(ErrorCode.unique, {
    message,
    fields: [{ name, reason: 'is already in use; choose another one' }],
  });
}

function unknownMerchant(): ApiError {
  const message = 'No merchant has this merchant_id. List the merchants by GET /operator/merchants.';
  return new ApiError(ErrorCode.object_not_found, { message });
}
