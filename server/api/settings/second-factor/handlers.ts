/**
 * Handlers of the caller's own second factors: authenticator app, passkeys and recovery codes. The first second factor comes with
 * recovery codes, and ends the user's other sessions, which began with a password alone; the last one takes the codes along.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, AuditOutcome, ErrorCode } from '../../../../generated/values.ts';
import { checkOwnFactor } from '../../../auth/log-in.ts';
import { PASSKEY_ALGORITHMS } from '../../../auth/passkeys.ts';
import { makeRecoveryCodes, makeTotp, withTotpConfirmed } from '../../../auth/second-factor.ts';
import { fieldChange, secretChange } from '../../../domain/merchants/changed-fields.ts';
import {
  hasSecondFactor,
  type SettingsUser,
  totpBinding,
  withoutIdleCodes,
} from '../../../domain/merchants/settings-user.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts, SettingsContext } from '../../../http/request/context.ts';
import { shortId, toTimestamp } from '../../../platform/runtime.ts';
import { changeUser } from '../../../usecases/merchants/change-users.ts';
import { type AuditedCall, auditHeading } from '../../audit/heading.ts';
import { locked } from '../login/login-outcome.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toPasskey } from '../users/wire.ts';

type SecondFactorHandlers = Pick<
  SettingsHandlers<Contexts>,
  | 'beginTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'createPasskeyRegistration'
  | 'addPasskey'
  | 'removePasskey'
  | 'replaceRecoveryCodes'
>;

const MAX_PASSKEYS = 10;
const NO_STORE = { 'Cache-Control': 'no-store' } as const;

export function secondFactorHandlers(parts: SettingsParts): SecondFactorHandlers {
  const { sealer, passkeys, sessions, trail, runtime } = parts;
  const { clock, random } = runtime;

  const headingOf = (context: SettingsContext, operation: AuditedCall['operation'], objectId: string | null = null) =>
    auditHeading(runtime, context, { operation, objectId });

  /** Recovery codes for a user that gets its first second factor; null for another. */
  function firstCodes(user: SettingsUser) {
    return hasSecondFactor(user) ? null : makeRecoveryCodes(random);
  }

  /** Ends the other sessions of a user that got its first second factor. */
  async function endOthers({ merchantId, userId }: SettingsUser, sessionId: string): Promise<void> {
    const owner = { merchantId, userId };
    const others = (await sessions.list(owner, clock.now())).filter((session) => session.sessionId !== sessionId);
    await Promise.all(others.map((session) => sessions.end(session.sessionId)));
  }

  /** The passkey that a new credential becomes. @throws ApiError when the credential answers no valid challenge of the user. */
  async function verified(
    user: SettingsUser,
    body: { credential_id: string; client_data: string; attestation_object: string },
  ) {
    const { credential_id: credentialId, client_data: clientData, attestation_object: attestationObject } = body;
    const credential = await passkeys.register(user, { credentialId, clientData, attestationObject });
    if (credential === null) {
      throw invalid('attestation_object', 'is not a new passkey for a valid challenge; begin again');
    }
    return credential;
  }

  return {
    async beginTotp(_request, context) {
      const { user, username, merchant } = context;
      const { secret, uri } = makeTotp(random, { issuer: merchant.name, username });
      const pendingTotp = sealer.seal(totpBinding(user), secret);
      const audit = {
        heading: headingOf(context, AdminOperationId.beginTotp, user.userId),
        changes: [secretChange('pending_totp')],
      };
      await changeUser(parts, user, audit, (current) => ({ ...current, pendingTotp }));
      return { status: 200, headers: NO_STORE, body: { secret, uri } };
    },

    async confirmTotp({ body: { totp_code: code } }, context) {
      const { user, username, merchant, sessionId } = context;
      const heading = headingOf(context, AdminOperationId.confirmTotp, user.userId);
      const codes = firstCodes(user);
      const recovery = codes === null ? {} : { recoveryCodes: codes.hashes };
      const audit = { heading, changes: [secretChange('totp')] };
      const checked = await checkOwnFactor(parts, { user, sessionId }, async () => {
        const changed = await changeUser(parts, user, audit, (current) => {
          const confirmed = withTotpConfirmed(sealer, current, code, clock.now());
          return confirmed === null ? null : { ...confirmed, ...recovery };
        });
        return changed === null ? 'wrong' : 'right';
      });
      const { merchantId } = merchant;
      const failed = { ...heading, merchantId, outcome: AuditOutcome.FAILED, changes: [] };
      if (checked.kind === 'locked') throw locked(parts, { lock: checked.lock, username, entry: () => failed });
      if (checked.kind !== 'right') {
        trail.note(failed);
        const reason = 'is not the current code of the new secret; check the clock of the phone, or begin again';
        throw invalid('totp_code', reason);
      }
      if (codes !== null) await endOthers(user, sessionId);
      return { status: 200, headers: NO_STORE, body: { recovery_codes: codes?.codes ?? null } };
    },

    async removeTotp(_request, context) {
      const { user } = context;
      const heading = headingOf(context, AdminOperationId.removeTotp, user.userId);
      const changed = await changeUser(parts, user, { heading, changes: [secretChange('totp')] }, (current) =>
        current.totp === null ? null : withoutIdleCodes({ ...current, totp: null }),
      );
      if (changed !== null) return { status: 204 };
      const message = 'No authenticator app is set up. Set one up by POST /settings/second-factor/totp.';
      throw new ApiError(ErrorCode.object_not_found, { message });
    },

    async createPasskeyRegistration(_request, { user, username, merchant }) {
      const { challenge, expiresAt } = passkeys.registrationChallenge(user);
      return {
        status: 200,
        headers: NO_STORE,
        body: {
          challenge,
          rp_id: passkeys.rpId,
          rp_name: merchant.name,
          user_handle: Buffer.from(user.userId).toString('base64url'),
          user_name: username,
          algorithms: [...PASSKEY_ALGORITHMS],
          excluded_credentials: user.passkeys.map(({ credentialId }) => credentialId),
          expires_at: toTimestamp(expiresAt),
        },
      };
    },

    async addPasskey({ body }, context) {
      const { user, sessionId } = context;
      const credential = await verified(user, body);
      const times = { createdAt: clock.now(), lastUsedAt: null };
      const passkey = { passkeyId: shortId('psk', random), name: body.name, ...credential, ...times };
      const codes = firstCodes(user);
      const recovery = codes === null ? {} : { recoveryCodes: codes.hashes };
      const heading = headingOf(context, AdminOperationId.addPasskey, passkey.passkeyId);
      const changes = [fieldChange('passkey', null, body.name)];
      await changeUser(parts, user, { heading, changes }, (current) => {
        if (current.passkeys.length >= MAX_PASSKEYS) {
          throw invalid(
            'name',
            `cannot be added: ${MAX_PASSKEYS} passkeys exist, which is the limit; remove one first`,
          );
        }
        return { ...current, ...recovery, passkeys: [...current.passkeys, passkey] };
      });
      if (codes !== null) await endOthers(user, sessionId);
      const answer = { passkey: toPasskey(passkey), recovery_codes: codes?.codes ?? null };
      return { status: 201, headers: NO_STORE, body: answer };
    },

    async removePasskey({ path: { passkey_id: passkeyId } }, context) {
      const heading = headingOf(context, AdminOperationId.removePasskey, passkeyId);
      const name = context.user.passkeys.find((one) => one.passkeyId === passkeyId)?.name ?? null;
      const audit = { heading, changes: [fieldChange('passkey', name, null)] };
      const changed = await changeUser(parts, context.user, audit, (current) => {
        const left = current.passkeys.filter((one) => one.passkeyId !== passkeyId);
        return left.length === current.passkeys.length ? null : withoutIdleCodes({ ...current, passkeys: left });
      });
      if (changed !== null) return { status: 204 };
      const message = 'You have no passkey with this passkey_id. List your passkeys by GET /settings/session.';
      throw new ApiError(ErrorCode.object_not_found, { message });
    },

    async replaceRecoveryCodes(_request, context) {
      const { codes, hashes } = makeRecoveryCodes(random);
      const { user } = context;
      const heading = headingOf(context, AdminOperationId.replaceRecoveryCodes, user.userId);
      const audit = { heading, changes: [secretChange('recovery_codes')] };
      const changed = await changeUser(parts, user, audit, (current) =>
        hasSecondFactor(current) ? { ...current, recoveryCodes: hashes } : null,
      );
      if (changed !== null) return { status: 200, headers: NO_STORE, body: { recovery_codes: codes } };
      const message = 'Recovery codes replace a second factor, and you have none. Set one up first.';
      throw new ApiError(ErrorCode.INVALID_ACTION, { message });
    },
  };
}

function invalid(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}
