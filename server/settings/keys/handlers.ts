/**
 * The key sets of encrypted messages: upload, list, rotate.
 */
import type { SettingsHandlers } from '../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Contexts } from '../../http/context.ts';
import { liveSets, type MessageKeySet, MOST_SETS, rotated, withSet } from '../../message-keys/key-set.ts';
import { makeServicePair, privateKeyBinding, readPublicKey } from '../../message-keys/service-keys.ts';
import { changeSettings, presentMerchant } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toMessageKey } from './wire.ts';

type KeyHandlers = Pick<SettingsHandlers<Contexts>, 'listMessageKeys' | 'putMessageKey' | 'rotateMessageKeys'>;

const KID = /^[A-Za-z0-9_-]{1,64}$/;

function refused(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}

export function keyHandlers(parts: SettingsParts): KeyHandlers {
  const { clock } = parts.runtime;
  const listOf = (sets: readonly MessageKeySet[]) => ({ list: liveSets(sets, clock.now()).map(toMessageKey) });

  return {
    async listMessageKeys(_request, context) {
      const { messageKeys } = await presentMerchant(parts, context);
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
        if (known?.merchantPublicKey === reading.pem) return { merchant, fields: [] };
        if (known !== undefined)
          throw refused('kid', 'names another public key already; choose another kid and rotate');
        if (sets.length >= MOST_SETS) throw refused('kid', `at most ${MOST_SETS} key sets may be there at a time`);
        const servicePrivateKey = parts.sealer.seal(privateKeyBinding(merchant.merchantId, kid), pair.privateKey);
        const made = {
          kid,
          merchantPublicKey: reading.pem,
          servicePublicKey: pair.publicKey,
          servicePrivateKey,
          createdAt: now,
        };
        return { merchant: { ...merchant, messageKeys: withSet(sets, made) }, fields: ['merchant_public_key'] };
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
        if (next === null) throw refused('kid', 'no key set is ready; upload one by PUT /settings/keys/{kid} first');
        return { merchant: { ...merchant, messageKeys: next }, fields: ['kid'] };
      });
      return { status: 200, body: listOf(messageKeys) };
    },
  };
}
