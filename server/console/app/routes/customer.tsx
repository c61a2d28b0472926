/** One customer: who it is, its stored cards and tokens, its orders, what it consented to, and its erasure. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminOperationId } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { problemOf } from '../api/problem.ts';
import { useOpenPage, usePathParameter } from '../parts/address.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { CopyText } from '../parts/copy.tsx';
import { Details } from '../parts/details.tsx';
import { ConfirmDialog } from '../parts/dialog.tsx';
import { Page, Section } from '../parts/page.tsx';
import { Empty, Loaded } from '../parts/states.tsx';
import { Time } from '../parts/time.tsx';
import { toast } from '../parts/toast.tsx';
import { CustomerCards } from './customer-cards.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { mobileOf, nameOf } from './customers.tsx';

type CustomerDetail = Schemas['CustomerDetail'];

const CUSTOMER = '/settings/customers/{customer_id}';
const customers = { title: 'Customers', to: '/customers' };

function EraseDialog({
  id,
  open,
  onClose,
}: {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const erase = api.useMutation('delete', CUSTOMER);
  const queries = useQueryClient();
  const openPage = useOpenPage();
  return (
    <ConfirmDialog
      title={`Erase ${id}?`}
      action="Erase customer"
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        await erase.mutateAsync({ params: { path: { customer_id: id } } });
        // Removed, so that the list does not show the customer until it is read again.
        queries.removeQueries({ queryKey: ['get', '/settings/customers'] });
        toast('Customer erased');
        openPage('/customers');
      }}
    >
      <p>Deletes the customer with all stored cards, their numbers and their tokens. This cannot be undone.</p>
      <p>Orders stay, and so do their records of what the customer consented to.</p>
    </ConfirmDialog>
  );
}

function CustomerPage({ detail }: { readonly detail: CustomerDetail }) {
  const { customer_id: id, customer, cards } = detail;
  const [isErasing, setErasing] = useState(false);
  return (
    <Page
      title={(customer === null ? '' : nameOf(customer)) || id}
      parent={customers}
      actions={
        <>
          <LinkButton to={`/orders?${new URLSearchParams({ q: id })}`}>Orders of this customer</LinkButton>
          <Button kind="danger" operation={AdminOperationId.eraseCustomer} onClick={() => setErasing(true)}>
            Erase
          </Button>
        </>
      }
    >
      <Section title="Customer" kind="panel">
        <Details
          facts={
            customer === null
              ? [
                  { name: 'Customer id', value: <CopyText text={id} name="customer id" /> },
                  { name: 'Created', value: 'Never created with POST /customers; only cards are stored.' },
                ]
              : [
                  { name: 'Customer id', value: <CopyText text={id} name="customer id" /> },
                  { name: 'Service id', value: <CopyText text={customer.id} name="service id" /> },
                  { name: 'Email', value: customer.email_address },
                  { name: 'Mobile', value: mobileOf(customer) },
                  { name: 'Created', value: <Time value={customer.date_created} /> },
                  { name: 'Changed', value: <Time value={customer.last_updated} /> },
                ]
          }
        />
      </Section>
      <Section title="Stored cards">
        <CustomerCards cards={cards} />
      </Section>
      <CustomerConsents customerId={id} />
      <EraseDialog id={id} open={isErasing} onClose={() => setErasing(false)} />
    </Page>
  );
}

export default function Customer() {
  const customer_id = usePathParameter('customerId');
  const customer = api.useQuery('get', CUSTOMER, { params: { path: { customer_id } } });
  if (customer.data !== undefined) return <CustomerPage detail={customer.data} />;
  return (
    <Page title="Customer" parent={customers}>
      {customer.error !== null && problemOf(customer.error).missing ? (
        <Empty title={`No customer has the id ${customer_id}.`}>
          <p>An order may name a customer that was never created, or was erased.</p>
          <LinkButton to={`/orders?${new URLSearchParams({ q: customer_id })}`}>
            Orders with this customer id
          </LinkButton>
        </Empty>
      ) : (
        <Loaded query={customer}>{() => null}</Loaded>
      )}
    </Page>
  );
}
