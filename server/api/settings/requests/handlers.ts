/**
 * Handlers to list and read a merchant's API calls.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../../generated/values.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { createdOf, DEFAULT_PAGE_SIZE, fromCursor, pageOf, toCursor } from '../page-query.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toRequestDetail, toRequestSummary } from './wire.ts';

type RequestHandlers = Pick<SettingsHandlers<Contexts>, 'listRequests' | 'getRequest'>;

export function requestHandlers({ requests }: Pick<SettingsParts, 'requests'>): RequestHandlers {
  return {
    async listRequests({ query }, { merchant: { merchantId, apiKeys } }) {
      const limit = query.limit ?? DEFAULT_PAGE_SIZE;
      const filter = {
        requestId: query.request_id,
        statusClass: query.status_class,
        operation: query.operation,
        errorCode: query.error_code,
        ...createdOf(query),
      };
      const found = await requests.page(merchantId, filter, { after: fromCursor(query.after), limit: limit + 1 });
      const { shown, next } = pageOf(found, limit, ({ at, responseId }) => toCursor({ at, id: responseId }));
      return { status: 200, body: { list: shown.map((each) => toRequestSummary(each, apiKeys)), next_cursor: next } };
    },

    async getRequest({ path }, { merchant: { merchantId, apiKeys } }) {
      const found = await requests.find(merchantId, path.response_id);
      if (found !== null) return { status: 200, body: toRequestDetail(found, apiKeys) };
      const message = 'No call of the last 7 days has this response_id. Search the calls by GET /settings/requests.';
      throw new ApiError(ErrorCode.object_not_found, { message });
    },
  };
}
