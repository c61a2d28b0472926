/**
 * Converts the form of a gateway notification to the domain. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { operations } from '../../../generated/server/operations.ts';
import { ErrorCode, GatewayNewsKind } from '../../../generated/values.ts';
import type { GatewayReceipt } from '../../domain/ports/gateway.ts';
import type { NotifiedContent } from '../../domain/ports/gateway-connector.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { timeOf } from '../../http/request/parameters.ts';

type Form = components['schemas']['GatewayCallbackForm'];

const known: ReadonlySet<string> = new Set(operations.takeGatewayCallback.body);

/** The raw notification: every parameter of the contract. */
function rawOf(form: Form): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (known.has(name) ? [[name, `${value}`]] : [])),
  );
}

function receiptOf(form: Form): GatewayReceipt {
  return {
    raw: rawOf(form),
    rrn: form.rrn ?? '',
    epgTxnId: form.epg_txn_id ?? '',
    authIdCode: form.auth_id_code ?? '',
    respCode: form.resp_code ?? '',
    respMessage: form.resp_message ?? '',
    created: timeOf('created', form.created),
  };
}

/** The id of the service's request that the notification is about. */
function requestIdOf({ request_id, event }: Form): string {
  if (request_id !== undefined) return request_id;
  const reason = `is missing; with ${event}, send the id of the request to the gateway`;
  throw new ApiError(ErrorCode.mandatory_fields_missing, { fields: [{ name: 'request_id', reason }] });
}

function reasonOf({ bank_error_message, resp_message }: Form): string {
  return bank_error_message ?? resp_message ?? 'The gateway refused without a reason.';
}

/** The content of the notification. */
export function toContent(form: Form): NotifiedContent {
  const receipt = receiptOf(form);
  switch (form.event) {
    case GatewayNewsKind.CHARGED:
      return { about: 'payment', outcome: { kind: 'charged', receipt, authenticated: false } };
    case GatewayNewsKind.AUTHORIZED:
      return { about: 'payment', outcome: { kind: 'authorized', receipt, authenticated: false } };
    case GatewayNewsKind.FAILED: {
      const [gatewayCode, gatewayMessage] = [form.bank_error_code ?? '', form.bank_error_message ?? ''];
      const decline = { code: 'do_not_honour', gatewayCode, gatewayMessage, receipt } as const;
      return { about: 'payment', outcome: { kind: 'declined', decline } };
    }
    case GatewayNewsKind.CAPTURED:
      return { about: 'capture', requestId: requestIdOf(form), outcome: { kind: 'done' } };
    case GatewayNewsKind.CAPTURE_FAILED:
      return { about: 'capture', requestId: requestIdOf(form), outcome: { kind: 'failed', reason: reasonOf(form) } };
    case GatewayNewsKind.VOIDED:
      return { about: 'void', requestId: requestIdOf(form), outcome: { kind: 'done' } };
    case GatewayNewsKind.VOID_FAILED:
      return { about: 'void', requestId: requestIdOf(form), outcome: { kind: 'failed', reason: reasonOf(form) } };
    case GatewayNewsKind.REFUNDED: {
      const [reference, arn] = [form.gateway_refund_id ?? null, form.arn ?? null];
      const outcome = { kind: 'refunded', reference, arn, processedAt: receipt.created } as const;
      return { about: 'refund', requestId: requestIdOf(form), outcome };
    }
    case GatewayNewsKind.REFUND_FAILED: {
      const errorCode = form.bank_error_code ?? form.resp_code ?? 'refund_refused';
      const outcome = {
        kind: 'failed',
        errorCode,
        errorMessage: reasonOf(form),
        processedAt: receipt.created,
      } as const;
      return { about: 'refund', requestId: requestIdOf(form), outcome };
    }
    default:
      return form.event satisfies never;
  }
}
