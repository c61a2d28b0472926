/**
 * Handlers of the customer operations: create, read, update, delete.
 */
import type { components } from '../../../generated/openapi.d.ts';
import type { CustomersHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../generated/values.ts';
import type { ClientTokens } from '../../auth/client-tokens.ts';
import { type Customer, isCustomerUid } from '../../domain/customers/customer.ts';
import { isFromSameCall } from '../../domain/idempotency-fingerprint.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { warnOfCustomerRouting } from '../../http/request/call-warnings.ts';
import type { Contexts } from '../../http/request/context.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { CustomerStore } from '../../storage/customers.ts';
import type { EraseCustomer } from '../../usecases/customers/erase-customer.ts';
import { toClientAuth } from '../orders/wire.ts';
import { fromUpdateForm, toWireCustomer } from './wire.ts';

export interface CustomersDeps {
  readonly customers: CustomerStore;
  readonly clientTokens: ClientTokens;
  readonly eraseCustomer: EraseCustomer;
  readonly runtime: Runtime;
}

export function customersHandlers(deps: CustomersDeps): CustomersHandlers<Contexts> {
  const { customers, clientTokens, eraseCustomer, runtime } = deps;

  async function answer(customer: Customer, token: boolean | undefined) {
    const scope = { kind: 'customer', customerUid: customer.uid } as const;
    const svc = token === true ? { svc: toClientAuth(await clientTokens.mint(customer.merchantId, scope)) } : {};
    const body: components['schemas']['Customer'] = { ...toWireCustomer(customer), ...svc };
    return { status: 200, body, headers: { 'Cache-Control': 'no-store' } } as const;
  }

  function known(customer: Customer | undefined): Customer {
    if (customer === undefined) throw new ApiError(ErrorCode.object_not_found);
    return customer;
  }

  /** The customer that an earlier try of the same idempotent call created; undefined if there is none. */
  async function createdBySameCall(customer: Customer): Promise<Customer | undefined> {
    const { merchantId, objectReferenceId, callMark: idempotencyFingerprint, createdAt: now } = customer;
    if (idempotencyFingerprint === null) return undefined;
    const first = await customers.find(merchantId, objectReferenceId);
    return first !== undefined && isFromSameCall(first, idempotencyFingerprint, now) ? first : undefined;
  }

  return {
    async createCustomer({ body }, { merchant, routingId, idempotencyFingerprint }) {
      if (isCustomerUid(body.object_reference_id)) {
        // Either id selects a customer: a reference in this format could select two customers.
        const reason = 'must not have the format of a service id (cst_ and 16 hexadecimal digits)';
        throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'object_reference_id', reason }] });
      }
      const now = runtime.clock.now();
      const customer: Customer = {
        uid: shortId('cst', runtime.random),
        merchantId: merchant.merchantId,
        objectReferenceId: body.object_reference_id,
        mobileNumber: body.mobile_number,
        mobileCountryCode: body.mobile_country_code ?? '',
        emailAddress: body.email_address ?? '',
        firstName: body.first_name ?? '',
        lastName: body.last_name ?? '',
        routingId,
        createdAt: now,
        updatedAt: now,
        callMark: idempotencyFingerprint(),
      };
      const token = body['options.get_client_auth_token'];
      if (!(await customers.insert(customer))) {
        const first = await createdBySameCall(customer);
        if (first !== undefined) return answer(first, token);
        const reason = 'is already in use; read the customer by GET /customers/{customer_id}, or choose another id';
        throw new ApiError(ErrorCode.unique, { fields: [{ name: 'object_reference_id', reason }] });
      }
      return answer(customer, token);
    },

    async getCustomer({ path, query }, context) {
      const customer = known(await customers.find(context.merchant.merchantId, path.customer_id));
      warnOfCustomerRouting(customer, context);
      return answer(customer, query['options.get_client_auth_token']);
    },

    async updateCustomer({ path, body }, context) {
      const { merchantId } = context.merchant;
      const now = runtime.clock.now();
      const changed = known(await customers.change(merchantId, path.customer_id, fromUpdateForm(body), now));
      warnOfCustomerRouting(changed, context);
      return answer(changed, body['options.get_client_auth_token']);
    },

    async deleteCustomer({ path }, context) {
      const { merchant } = context;
      const { merchantId } = merchant;
      const customer = await customers.find(merchantId, path.customer_id);
      warnOfCustomerRouting(customer, context);
      const wasThere = await eraseCustomer(merchant, path.customer_id, customer);
      if (!wasThere) throw new ApiError(ErrorCode.object_not_found);
      const body = { id: customer?.uid ?? path.customer_id, object: 'customer', deleted: true } as const;
      return { status: 200, body, headers: { 'Cache-Control': 'no-store' } };
    },
  };
}
