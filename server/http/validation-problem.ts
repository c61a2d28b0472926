/**
 * Turns what the validator found into the contract's error. Names the parameters and says what is right, in the words of
 * the contract; never repeats what was sent.
 */
import { error } from 'express-openapi-validator';
import type { Operation } from '../../generated/server/operations.ts';
import { ErrorCode, OperationId } from '../../generated/values.ts';
import { ApiError, type FieldProblem } from './api-error.ts';
import { limitWords } from './limit-words.ts';
import { patternWords } from './pattern-words.ts';

interface Finding extends FieldProblem {
  readonly missing: boolean;
}

interface ValidatorFinding {
  readonly path: string;
  readonly message: string;
  readonly errorCode?: string;
}

function nameOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const inside = ['body', 'query', 'headers', 'params', 'path'].includes(parts[0] ?? '') ? parts.slice(1) : parts;
  const name = inside.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
  return name === '' ? 'body' : name;
}

function toFinding(finding: ValidatorFinding): Finding {
  const name = nameOf(finding.path);
  if (finding.errorCode?.startsWith('required.')) return { name, reason: 'is missing', missing: true };
  const isForm = /^(pattern|oneOf)\./.test(finding.errorCode ?? '');
  const words = isForm ? patternWords(name) : limitWords(finding.message);
  return { name, reason: words ?? finding.message, missing: false };
}

/** The two mandatory fields of POST /txns that have a code of their own. */
const namedMissing: readonly { readonly operation: OperationId; readonly name: string; readonly code: ErrorCode }[] = [
  { operation: OperationId.startTxn, name: 'card_number', code: ErrorCode.missing_card_number },
  { operation: OperationId.startTxn, name: 'merchant_id', code: ErrorCode.missing_merchant_id },
  {
    operation: OperationId.createSession,
    name: 'payment_page_client_id',
    code: ErrorCode.payment_page_client_id_not_found,
  },
];

/** Operations that take a card by its number. */
const takesCard: ReadonlySet<string> = new Set([OperationId.startTxn, OperationId.addCard, OperationId.tokenizeCard]);

function codeOf(operationId: string, findings: readonly Finding[]): ErrorCode {
  const missing = findings.filter((finding) => finding.missing);
  const named = namedMissing.find(
    (entry) => entry.operation === operationId && missing.some((finding) => finding.name === entry.name),
  );
  if (named !== undefined && missing.length === findings.length) return named.code;
  if (findings.length > 0 && missing.length === findings.length) return ErrorCode.mandatory_fields_missing;
  const cardOnly = takesCard.has(operationId) && findings.every((finding) => finding.name.startsWith('card_'));
  return cardOnly && findings.length > 0 ? ErrorCode.INVALID_INPUT : ErrorCode.INVALID_REQUEST;
}

/** The contract's error for a request that the validator refused; undefined when it is another error. */
export function validationProblem(thrown: unknown, operation: Operation | undefined): ApiError | undefined {
  if (thrown instanceof error.UnsupportedMediaType) {
    const message = `Send the body as ${operation?.requestMediaType ?? 'the contract says'}.`;
    return new ApiError(ErrorCode.unsupported_media_type, { message });
  }
  if (thrown instanceof error.NotFound) return new ApiError(ErrorCode.object_not_found);
  if (!(thrown instanceof error.BadRequest)) return undefined;
  const findings = thrown.errors.map((finding) => toFinding({ ...finding, errorCode: finding.errorCode ?? '' }));
  const fields = [...new Map(findings.map(({ name, reason }) => [name, { name, reason }])).values()];
  return new ApiError(codeOf(operation?.id ?? '', findings), { fields });
}
