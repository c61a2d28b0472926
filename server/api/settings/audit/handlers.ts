/**
 * Handlers to read and verify the audit log: of a merchant in the settings, and of the service (entries without a merchant) by the
 * operator.
 */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { OperatorHandlers, SettingsHandlers } from '../../../../generated/server/handlers.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { badCursor } from '../../../http/request/parameters.ts';
import type { AuditFilter } from '../../../storage/audit-log.ts';
import { createdOf, DEFAULT_PAGE_SIZE, pageOf } from '../page-query.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { fromCursor, toAuditEntry, toAuditVerification, toCursor } from './wire.ts';

type Parts = Pick<SettingsParts, 'audit' | 'trail'>;
type Schemas = components['schemas'];

function auditReads({ audit, trail }: Parts) {
  /** Writes pending and abandoned entries first, so that the answer includes them. */
  async function catchUp(merchantId: string | null): Promise<void> {
    await trail.settled();
    await trail.collect(merchantId);
  }

  return {
    async page(
      merchantId: string | null,
      query: { readonly limit?: number; readonly after?: string },
      filter: AuditFilter = {},
    ): Promise<Schemas['AuditPage']> {
      const limit = query.limit ?? DEFAULT_PAGE_SIZE;
      const before = query.after === undefined ? null : fromCursor(query.after);
      if (query.after !== undefined && before === null) throw badCursor();
      await catchUp(merchantId);
      const found = await audit.page(merchantId, { before, limit: limit + 1 }, filter);
      const { shown, next } = pageOf(found, limit, toCursor);
      return { list: shown.map(toAuditEntry), next_cursor: next };
    },

    async verification(merchantId: string | null): Promise<Schemas['AuditVerification']> {
      await catchUp(merchantId);
      return toAuditVerification(await audit.verify(merchantId));
    },
  };
}

export function auditHandlers(parts: Parts): Pick<SettingsHandlers<Contexts>, 'listAuditEntries' | 'verifyAuditLog'> {
  const reads = auditReads(parts);
  return {
    async listAuditEntries({ query }, { merchant }) {
      const { operation, username } = query;
      const filter = { operation, username, ...createdOf(query) };
      return { status: 200, body: await reads.page(merchant.merchantId, query, filter) };
    },
    async verifyAuditLog(_request, { merchant }) {
      return { status: 200, body: await reads.verification(merchant.merchantId) };
    },
  };
}

export function serviceAuditHandlers(
  parts: Parts,
): Pick<OperatorHandlers<Contexts>, 'listServiceAuditEntries' | 'verifyServiceAuditLog'> {
  const reads = auditReads(parts);
  return {
    async listServiceAuditEntries({ query }) {
      return { status: 200, body: await reads.page(null, query) };
    },
    async verifyServiceAuditLog() {
      return { status: 200, body: await reads.verification(null) };
    },
  };
}
