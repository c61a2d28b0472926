/** Selects the error code for invalid parameters. Pure. */
import { ErrorCode, OperationId } from '../../../generated/values.ts';
import { ApiError, type FieldProblem } from '../errors/api-error.ts';

/** A problem of one parameter. */
export interface Finding extends FieldProblem {
  readonly missing: boolean;
}

/** Mandatory fields with an error code of their own. */
const missingFieldCodes: readonly {
  readonly operation: OperationId;
  readonly name: string;
  readonly code: ErrorCode;
}[] = [
  { operation: OperationId.startTxn, name: 'card_number', code: ErrorCode.missing_card_number },
  { operation: OperationId.startTxn, name: 'merchant_id', code: ErrorCode.missing_merchant_id },
  {
    operation: OperationId.createSession,
    name: 'payment_page_client_id',
    code: ErrorCode.payment_page_client_id_not_found,
  },
];

/** Operations with a `card_number` parameter. */
const takesCard: ReadonlySet<string> = new Set([OperationId.startTxn, OperationId.addCard, OperationId.tokenizeCard]);

function codeOf(operationId: string, findings: readonly Finding[]): ErrorCode {
  const missing = findings.filter((finding) => finding.missing);
  const specific = missingFieldCodes.find(
    (entry) => entry.operation === operationId && missing.some((finding) => finding.name === entry.name),
  );
  if (specific !== undefined && missing.length === findings.length) return specific.code;
  if (findings.length > 0 && missing.length === findings.length) return ErrorCode.mandatory_fields_missing;
  const cardOnly = takesCard.has(operationId) && findings.every((finding) => finding.name.startsWith('card_'));
  return cardOnly && findings.length > 0 ? ErrorCode.INVALID_INPUT : ErrorCode.INVALID_REQUEST;
}

/** The error for a call's findings. Lists each parameter once. */
export function refusalOf(operationId: string, findings: readonly Finding[]): ApiError {
  const fields = [...new Map(findings.map(({ name, reason }) => [name, { name, reason }])).values()];
  return new ApiError(codeOf(operationId, findings), { fields });
}
