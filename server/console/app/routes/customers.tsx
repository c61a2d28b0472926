/** Customers: found by what a person who calls says: name, email address, mobile number, id. */
import { api, byCursor } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useAddressQuery } from '../parts/address.ts';
import { ListPage } from '../parts/list-page.tsx';
import type { Column } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

type Customer = Schemas['Customer'];

/** `+91 9876543210`, or the number alone. */
export function mobileOf({ mobile_country_code: code, mobile_number: number }: Customer): string {
  return code === '' ? number : `+${code.replace(/^\+/, '')} ${number}`;
}

export function nameOf({ first_name, last_name }: Customer): string {
  return `${first_name} ${last_name}`.trim();
}

const columns: readonly Column<Customer>[] = [
  { id: 'id', title: 'Customer', cell: ({ object_reference_id }) => object_reference_id, choice: 'fixed' },
  { id: 'name', title: 'Name', cell: (customer) => nameOf(customer) || '—' },
  { id: 'email', title: 'Email', cell: ({ email_address }) => email_address || '—' },
  { id: 'mobile', title: 'Mobile', cell: (customer) => <span className="number">{mobileOf(customer)}</span> },
  { id: 'created', title: 'Created', cell: ({ date_created }) => <Time value={date_created} /> },
  { id: 'uid', title: 'Service id', cell: ({ id }) => <span className="code">{id}</span>, choice: 'optional' },
];

const filters = [
  { kind: 'search', name: 'q', label: 'Search customers', placeholder: 'Name, email, mobile number, id' },
] as const;

export default function Customers() {
  const q = useAddressQuery().get('q');
  const query = api.useInfiniteQuery(
    'get',
    '/settings/customers',
    { params: { query: q === '' ? { limit: 50 } : { limit: 50, q } } },
    byCursor,
  );
  const empty =
    q === ''
      ? { title: 'No customers', text: 'Customers appear here when your server creates them by POST /customers.' }
      : {
          title: 'No customer has this name, email address, mobile number or id',
          text: 'The search compares a whole value: a first name, a last name or both, an address, a number; or the beginning of an id.',
        };
  return (
    <ListPage
      title="Customers"
      description="Customers that your server created, with their stored cards."
      filters={filters}
      name="customers"
      query={query}
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/customers/${id}`}
      empty={empty}
    />
  );
}
