/**
 * Gateway news on the wire: the contract's form as what a connector answers. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { ErrorCode, GatewayNewsKind } from '../../../generated/values.ts';
import { ApiError } from '../../http/api-error.ts';
import { toTimestamp } from '../../orders/wire.ts';
import type { AuthorizeOutcome, GatewayReceipt } from '../gateway.ts';

type Form = components['schemas']['GatewayCallbackForm'];

function dateOf(text: string): Date {
  const date = new Date(text);
  if (!Number.isNaN(date.getTime()) && toTimestamp(date) === text) return date;
  const reason = 'is not a moment that exists; send one such as 2026-03-14T09:26:53Z';
  throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'created', reason }] });
}

function receiptOf(form: Form): GatewayReceipt {
  return {
    rrn: form.rrn ?? '',
    epgTxnId: form.epg_txn_id ?? '',
    authIdCode: form.auth_id_code ?? '',
    respCode: form.resp_code ?? '',
    respMessage: form.resp_message ?? '',
    created: dateOf(form.created),
  };
}

/** What the news says of the payment. */
export function toOutcome(form: Form): AuthorizeOutcome {
  const receipt = receiptOf(form);
  switch (form.event) {
    case GatewayNewsKind.CHARGED:
      return { kind: 'charged', receipt };
    case GatewayNewsKind.AUTHORIZED:
      return { kind: 'authorized', receipt };
    case GatewayNewsKind.FAILED: {
      const [bankErrorCode, bankErrorMessage] = [form.bank_error_code ?? '', form.bank_error_message ?? ''];
      return { kind: 'failed', refusal: { bankErrorCode, bankErrorMessage, receipt } };
    }
    default:
      return form.event satisfies never;
  }
}
