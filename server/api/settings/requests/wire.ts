/** Converts logged API calls to the wire format. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { ApiKey } from '../../../domain/merchants/merchant.ts';
import type { LoggedRequest } from '../../../storage/request-log.ts';
import { toTimestamp } from '../../orders/wire.ts';

type Schemas = components['schemas'];
type NamedKeys = readonly Pick<ApiKey, 'keyId' | 'name'>[];

/** `keys`: the merchant's API keys, for their names. */
export function toRequestSummary(logged: LoggedRequest, keys: NamedKeys): Schemas['RequestSummary'] {
  const { keyId } = logged;
  return {
    response_id: logged.responseId,
    request_id: logged.requestId,
    date_created: toTimestamp(logged.at),
    method: logged.method,
    path: logged.path,
    operation: logged.operation,
    status: logged.status,
    error_code: logged.errorCode,
    duration_ms: logged.durationMs,
    caller: logged.caller,
    api_key: keyId === null ? null : { key_id: keyId, name: keys.find((each) => each.keyId === keyId)?.name ?? null },
    address: logged.address,
  };
}

export function toRequestDetail(logged: LoggedRequest, keys: NamedKeys): Schemas['RequestDetail'] {
  return {
    request: toRequestSummary(logged, keys),
    user_agent: logged.userAgent,
    error: logged.error === null ? null : errorOf(logged.error),
  };
}

/** The stored error is the body that was sent, built with the contract's types. */
function errorOf(text: string): Schemas['Error'] {
  const error: Schemas['Error'] = JSON.parse(text);
  return error;
}
