/**
 * Converts customers between the wire format and the domain. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import type { Customer, CustomerChange } from '../../domain/customers/customer.ts';
import { toTimestamp } from '../orders/wire.ts';

type WireCustomer = components['schemas']['Customer'];

/** The change that a form makes. Absent parameters keep their values. */
export function fromUpdateForm(form: components['schemas']['CustomerUpdateForm']): CustomerChange {
  return {
    ...(form.mobile_number === undefined ? {} : { mobileNumber: form.mobile_number }),
    ...(form.mobile_country_code === undefined ? {} : { mobileCountryCode: form.mobile_country_code }),
    ...(form.email_address === undefined ? {} : { emailAddress: form.email_address }),
    ...(form.first_name === undefined ? {} : { firstName: form.first_name }),
    ...(form.last_name === undefined ? {} : { lastName: form.last_name }),
  };
}

export function toWireCustomer(customer: Customer): WireCustomer {
  return {
    id: customer.uid,
    object: 'customer',
    object_reference_id: customer.objectReferenceId,
    mobile_number: customer.mobileNumber,
    mobile_country_code: customer.mobileCountryCode,
    email_address: customer.emailAddress,
    first_name: customer.firstName,
    last_name: customer.lastName,
    date_created: toTimestamp(customer.createdAt),
    last_updated: toTimestamp(customer.updatedAt),
  };
}
