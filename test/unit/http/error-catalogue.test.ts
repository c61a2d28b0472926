import { describe, expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../../../server/http/errors/api-error.ts';
import { type ErrorEntry, errorCatalogue } from '../../../server/http/errors/error-catalogue.ts';
import { errorBody } from '../../../server/http/errors/wire.ts';

const codes = Object.values(ErrorCode);
const entries: readonly (readonly [ErrorCode, ErrorEntry])[] = codes.map((code) => [code, errorCatalogue[code]]);

describe('the error catalogue', () => {
  it('has every code of the contract and no other', () => {
    expect(Object.keys(errorCatalogue).sort()).toEqual(
      [...contract.components.schemas.ErrorCode['x-extensible-enum']].sort(),
    );
  });

  it.each([
    ['INVALID_REQUEST', 400, 'Bad Request', 'INVALID_INPUT', 'USER_ERROR'],
    ['Mandatory fields are missing', 400, 'Bad Request', 'MISSING_MANDATORY_PARAMETER', 'USER_ERROR'],
    ['order_not_found', 400, 'NOT_FOUND', 'RESOURCE_NOT_FOUND', 'USER_ERROR'],
    ['unique', 400, 'invalid_request_error', 'ALREADY_EXISTS', 'USER_ERROR'],
    ['access_denied', 401, 'error', 'UNAUTHORIZED', 'USER_ERROR'],
    ['bad_origin', 403, 'error', 'BAD_ORIGIN', 'USER_ERROR'],
    ['object_not_found', 404, 'invalid_request_error', 'RESOURCE_NOT_FOUND', 'USER_ERROR'],
    ['method_not_allowed', 405, 'invalid_request_error', 'INVALID_INPUT', 'USER_ERROR'],
    ['payload_too_large', 413, 'invalid_request_error', 'INVALID_INPUT', 'USER_ERROR'],
    ['unsupported_media_type', 415, 'invalid_request_error', 'INVALID_INPUT', 'USER_ERROR'],
    ['rate_limited', 429, 'error', 'RATE_LIMITED', 'USER_ERROR'],
    ['internal_error', 500, 'error', 'INTERNAL_ERROR', 'SERVER_ERROR'],
    ['service_unavailable', 503, 'error', 'INTERNAL_ERROR', 'SERVER_ERROR'],
    ['webhook_not_configured', 400, 'Bad Request', 'INVALID_ACTION', 'CONFIG_ERROR'],
    ['EXPIRED', 400, 'Bad Request', 'EXPIRED', 'USER_ERROR'],
    ['duplicate.call', 400, 'ERROR', 'DUPLICATE_REQUEST', 'USER_ERROR'],
    ['invalid.amount.exceeded', 400, 'ERROR', 'INVALID_INPUT', 'USER_ERROR'],
    ['invalid amount', 400, 'ERROR', 'INVALID_INPUT', 'USER_ERROR'],
    ['invalid.order.not_successful', 400, 'ERROR', 'INVALID_ACTION', 'USER_ERROR'],
    ['request.exceeded', 400, 'ERROR', 'INVALID_ACTION', 'USER_ERROR'],
  ] as const)('%s: %d %s, %s, %s', (code, http, status, info, category) => {
    expect(errorCatalogue[code]).toMatchObject({ http, status, info, category });
  });

  it.each(entries)('%s: says in whole sentences what to do', (_, { message, userMessage }) => {
    for (const text of [message, userMessage]) expect(text).toMatch(/^.{5,}[.]$/);
  });
});

describe('the body of an error', () => {
  it.each(entries)('%s: has a code, a message and no field that nobody named', (code, { status, message }) => {
    expect(errorBody(new ApiError(code), 'req_1')).toEqual({
      status,
      ...(status === 'NOT_FOUND' ? { status_id: 40 } : {}),
      ...(status === 'ERROR' ? { status_id: -1 } : {}),
      error_code: code,
      error_message: message,
      error_info: {
        code: errorCatalogue[code].info,
        category: errorCatalogue[code].category,
        user_message: errorCatalogue[code].userMessage,
        developer_message: message,
        request_id: 'req_1',
        href: expect.stringMatching(/^http:\/\/localhost:8080\/docs\/errors#[A-Za-z_.-]+$/),
        fields: [],
      },
    });
  });

  it('names the order that was asked for, unless its id could be a card number', () => {
    const body = (orderId: string) => errorBody(new ApiError(ErrorCode.order_not_found, { orderId }), 'req_1');
    expect(body('ORD-1').order_id).toBe('ORD-1');
    for (const id of ['4111111111111111', '4111-1111-1111-1111', 'ORD_4111111111111']) {
      expect(JSON.stringify(body(id))).not.toContain(id);
    }
  });

  it('names no order with any other error', () => {
    const error = new ApiError(ErrorCode.order_already_processed, { orderId: 'ORD-1' });
    expect(JSON.stringify(errorBody(error, 'req_1'))).not.toContain('ORD-1');
  });
});
