/**
 * Converts the validator's findings to an ApiError that lists each parameter with the reason. Never repeats a value.
 */
import { error } from 'express-openapi-validator';
import type { Operation } from '../../../generated/server/operations.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Finding, refusalOf } from './parameter-refusal.ts';
import { patternMessage, validationMessage } from './validation-messages.ts';

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
  const isForm = /^(pattern|oneOf|enum)\./.test(finding.errorCode ?? '');
  const words = isForm ? patternMessage(name) : validationMessage(finding.message);
  return { name, reason: words ?? finding.message, missing: false };
}

/** The ApiError for an error of the validator; undefined for any other error. */
export function validationProblem(thrown: unknown, operation: Operation | undefined): ApiError | undefined {
  if (thrown instanceof error.UnsupportedMediaType) {
    const message = `Send the body as ${operation?.requestMediaType ?? 'the contract says'}.`;
    return new ApiError(ErrorCode.unsupported_media_type, { message });
  }
  if (thrown instanceof error.NotFound) return new ApiError(ErrorCode.object_not_found);
  if (!(thrown instanceof error.BadRequest)) return undefined;
  const findings = thrown.errors.map((finding) => toFinding({ ...finding, errorCode: finding.errorCode ?? '' }));
  return refusalOf(operation?.id ?? '', findings);
}
