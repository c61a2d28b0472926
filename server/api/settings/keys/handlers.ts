/**
 * Handlers of the key sets for encrypted messages: upload, list, rotate, withdraw.
 */

import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { holdsCardNumber } from '../../../domain/cards/card-number-in-text.ts';
import { fieldChange } from '../../../domain/merchants/changed-fields.ts';
import {
  activeSet,
  liveSets,
  type MessageKeySet,
  MOST_SETS,
  rotated,
  withdrawn,
  withSet,
} from '../../../domain/merchants/key-set.ts';
import type { Merchant } from '../../../domain/merchants/merchant.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { makeServicePair, privateKeyBinding, readPublicKey } from '../../../vault/message-keys/service-keys.ts';
import { toTimestamp } from '../../orders/wire.ts';
import { changeSettings, currentMerchant } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';

function toMessageKey(set: MessageKeySet): components['schemas']['MessageKey'] {
  return {
    kid: set.kid,
    state: set.state,
    merchant_public_key: set.merchantPublicKey,
    service_public_key: set.servicePublicKey,
    created_at: toTimestamp(set.createdAt),
    retires_at: set.retiresAt === null ? null : toTimestamp(set.retiresAt),
  };
}

type KeyHandlers = Pick<
  SettingsHandlers<Contexts>,
  'listMessageKeys' | 'putMessageKey' | 'rotateMessageKeys' | 'withdrawMessageKey'
>;

const KID = /^[A-Za-z0-9_-]{1,64}$/;

function refused(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}

function unknownSet(): ApiError {
  const message = 'No key set has this kid. List the key sets by GET /settings/keys.';
  return new ApiError(ErrorCode.object_not_found, { message });
}

/** A merchant with encrypted webhooks must keep a key set: its events are neither sent unencrypted nor withheld silently. */
function refuseWithoutSuccessor({ webhook }: Merchant, left: readonly MessageKeySet[]): void {
  if (!webhook.encrypted || activeSet(left) !== undefined) return;
  const reason =
    'is the only key set that can encrypt webhooks; upload another one by PUT /settings/keys/{kid}, or turn off encrypted, first';
  throw refused('kid', reason);
}

export function keyHandlers(parts: SettingsParts): KeyHandlers {
  const { clock } = parts.runtime;
  const listOf = (sets: readonly MessageKeySet[]) => ({ list: liveSets(sets, clock.now()).map(toMessageKey) });

  return {
    async listMessageKeys(_request, context) {
      const { messageKeys } = await currentMerchant(parts, context);
      return { status: 200, body: listOf(messageKeys) };
    },

    async putMessageKey({ path: { kid }, body }, context) {
      if (!KID.test(kid)) throw refused('kid', 'must have 1 to 64 letters, digits, "-" and "_"');
      const reading = readPublicKey(body.merchant_public_key);
      if (reading.kind === 'problem') throw refused('merchant_public_key', reading.message);
      const pair = await makeServicePair();
      const now = clock.now();
      const call = { operation: AdminOperationId.putMessageKey, objectId: kid };
      const changed = await changeSettings(parts, context, call, (merchant) => {
        const sets = liveSets(merchant.messageKeys, now);
        const known = sets.find((set) => set.kid === kid);
        if (known?.merchantPublicKey === reading.pem) return { merchant, changes: [] };
        if (known !== undefined) throw refused('kid', 'already has another public key; choose another kid and rotate');
        if (holdsCardNumber(kid)) throw refused('kid', 'looks like a card number; choose another kid');
        if (sets.length >= MOST_SETS)
          throw refused('kid', `cannot be added: ${MOST_SETS} key sets exist, which is the limit; delete one first`);
        const servicePrivateKey = parts.sealer.seal(privateKeyBinding(merchant.merchantId, kid), pair.privateKey);
        const made = {
          kid,
          merchantPublicKey: reading.pem,
          servicePublicKey: pair.publicKey,
          servicePrivateKey,
          createdAt: now,
        };
        const changes = [fieldChange('merchant_public_key', null, reading.pem)];
        return { merchant: { ...merchant, messageKeys: withSet(sets, made) }, changes };
      });
      const made = changed.messageKeys.find((set) => set.kid === kid);
      if (made === undefined) throw new Error('a key set is gone that was just stored');
      return { status: 200, body: toMessageKey(made) };
    },

    async rotateMessageKeys(_request, context) {
      const now = clock.now();
      const call = { operation: AdminOperationId.rotateMessageKeys, objectId: null };
      const { messageKeys } = await changeSettings(parts, context, call, (merchant) => {
        const next = rotated(merchant.messageKeys, now);
        if (next === null)
          throw refused('kid', 'cannot be rotated: no key set is READY; upload one by PUT /settings/keys/{kid} first');
        const changes = [fieldChange('kid', activeSet(merchant.messageKeys)?.kid, activeSet(next)?.kid)];
        return { merchant: { ...merchant, messageKeys: next }, changes };
      });
      return { status: 200, body: listOf(messageKeys) };
    },

    async withdrawMessageKey({ path: { kid } }, context) {
      const now = clock.now();
      const call = { operation: AdminOperationId.withdrawMessageKey, objectId: kid };
      const { messageKeys } = await changeSettings(parts, context, call, (merchant) => {
        const left = withdrawn(merchant.messageKeys, kid, now);
        if (left === null) throw unknownSet();
        refuseWithoutSuccessor(merchant, left);
        return { merchant: { ...merchant, messageKeys: left }, changes: [fieldChange('kid', kid, null)] };
      });
      return { status: 200, body: listOf(messageKeys) };
    },
  };
}
