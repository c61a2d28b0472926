/**
 * Reading and verifying the audit log.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../../generated/values.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { fromCursor, toAuditEntry, toAuditVerification, toCursor } from './wire.ts';

const USUAL_PAGE = 20;

export function auditHandlers(
  parts: Pick<SettingsParts, 'audit' | 'trail'>,
): Pick<SettingsHandlers<Contexts>, 'listAuditEntries' | 'verifyAuditLog'> {
  /** Enters what has been done and is not entered yet. */
  async function catchUp(merchantId: string): Promise<void> {
    await parts.trail.settled();
    await parts.trail.collect(merchantId);
  }

  return {
    async listAuditEntries({ query }, { merchant }) {
      const limit = query.limit ?? USUAL_PAGE;
      const before = query.after === undefined ? null : fromCursor(query.after);
      if (query.after !== undefined && before === null) throw foreignCursor();
      await catchUp(merchant.merchantId);
      const found = await parts.audit.page(merchant.merchantId, { before, limit: limit + 1 });
      const list = found.slice(0, limit);
      const last = list.at(-1);
      return {
        status: 200,
        body: {
          list: list.map(toAuditEntry),
          next_cursor: found.length > limit && last !== undefined ? toCursor(last) : null,
        },
      };
    },

    async verifyAuditLog(_request, { merchant: { merchantId } }) {
      await catchUp(merchantId);
      return { status: 200, body: toAuditVerification(await parts.audit.verify(merchantId)) };
    },
  };
}

function foreignCursor(): ApiError {
  const reason = 'must be the next_cursor of the page before, or absent';
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'after', reason }] });
}
