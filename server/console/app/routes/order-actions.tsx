/** What can be done with an order. Money moves only after a dialog that names the amount; the page shows what the service answers. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AdminOperationId, OrderStatus } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { ConfirmDialog, Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { Menu } from '../parts/menu.tsx';
import { digitsOf, formatAmount, typedAmount } from '../parts/money.ts';
import { toast } from '../parts/toast.tsx';

type Order = Schemas['Order'];
type Action = 'refund' | 'capture' | 'void' | 'expire';

const HELD = new Set<string>([OrderStatus.AUTHORIZED, OrderStatus.CAPTURE_FAILED, OrderStatus.VOID_FAILED]);
const CAN_EXPIRE = new Set<string>([
  OrderStatus.NEW,
  OrderStatus.STARTED,
  OrderStatus.PENDING_VBV,
  OrderStatus.SVC_DECLINED,
  OrderStatus.AUTHENTICATION_FAILED,
  OrderStatus.AUTHORIZATION_FAILED,
]);

/** Drops everything that is known of orders, so that the page shows what the service has now. */
function useRefreshed() {
  const queries = useQueryClient();
  return (text: string) => {
    toast(text);
    return queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/settings/orders'),
    });
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A key for each amount of one dialog: a repeated call moves the money once, another amount is another call. */
function useKeys() {
  const keys = useRef(new Map<string, string>());
  return {
    of(amount: string): string {
      // Letters alone: a run of digits may look like a card number, which the service refuses.
      const letters = [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => LETTERS[byte % LETTERS.length]);
      const key = keys.current.get(amount) ?? letters.join('');
      keys.current.set(amount, key);
      return key;
    },
  };
}

interface AmountDialogProps {
  readonly order: Order;
  readonly most: number;
  readonly title: string;
  /** "Refund": the button says it with the amount. */
  readonly action: string;
  readonly help: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (amount: string, key: string) => Promise<unknown>;
}

function AmountForm({ order, most, action, help, onClose, onSubmit }: Omit<AmountDialogProps, 'open' | 'title'>) {
  const { currency } = order;
  const { values, bind } = useValues({ amount: most.toFixed(digitsOf(currency)) });
  const keys = useKeys();
  const typed = typedAmount(values.amount, currency);
  const isNumber = typed !== '' && Number.isFinite(Number(typed));
  return (
    <Form
      submit={isNumber ? `${action} ${formatAmount(typed, currency)}` : action}
      onSubmit={async () => {
        await onSubmit(typed, keys.of(typed));
        onClose();
      }}
      secondary={<Button onClick={onClose}>Cancel</Button>}
    >
      <TextField {...bind('amount')} label={`Amount in ${currency}`} help={help} inputMode="decimal" autoFocus />
    </Form>
  );
}

function AmountDialog({ open, title, ...form }: AmountDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={form.onClose}>
      <AmountForm {...form} />
    </Dialog>
  );
}

interface ActionDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

function RefundDialog({ order, open, onClose }: ActionDialogProps) {
  const { order_id, currency } = order;
  const most = order.maximum_eligible_refund_amount ?? 0;
  const refund = api.useMutation('post', '/settings/orders/{order_id}/refunds');
  const refreshed = useRefreshed();
  return (
    <AmountDialog
      order={order}
      most={most}
      title={`Refund ${order_id}`}
      action="Refund"
      help={`All or a part of ${formatAmount(most, currency)}. A refund cannot be taken back.`}
      open={open}
      onClose={onClose}
      onSubmit={async (amount, key) => {
        const header = { 'Idempotency-Key': key };
        const body = { unique_request_id: `console-${key}`, amount };
        await refund.mutateAsync({ params: { path: { order_id }, header }, body });
        await refreshed(`Refund of ${formatAmount(amount, currency)} requested`);
      }}
    />
  );
}

function CaptureDialog({ order, open, onClose }: ActionDialogProps) {
  const { currency, txn_uuid = '' } = order;
  const capture = api.useMutation('post', '/settings/txns/{txn_uuid}/capture');
  const refreshed = useRefreshed();
  return (
    <AmountDialog
      order={order}
      most={order.amount}
      title={`Capture ${order.order_id}`}
      action="Capture"
      help="All or a part of the authorized amount. The rest is released, and cannot be captured later."
      open={open}
      onClose={onClose}
      onSubmit={async (amount, key) => {
        const params = { path: { txn_uuid }, header: { 'Idempotency-Key': key } };
        const { status } = await capture.mutateAsync({ params, body: { amount } });
        await refreshed(
          status === OrderStatus.CAPTURE_INITIATED
            ? 'The capture is in progress'
            : `Captured ${formatAmount(amount, currency)}`,
        );
      }}
    />
  );
}

function VoidDialog({ order, open, onClose }: ActionDialogProps) {
  const { amount, currency, txn_uuid = '' } = order;
  const end = api.useMutation('post', '/settings/txns/{txn_uuid}/void');
  const refreshed = useRefreshed();
  const keys = useKeys();
  return (
    <ConfirmDialog
      title={`Void ${order.order_id}?`}
      action="Void authorization"
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        const params = { path: { txn_uuid }, header: { 'Idempotency-Key': keys.of('void') } };
        await end.mutateAsync({ params });
        await refreshed('Authorization voided');
      }}
    >
      <p>
        {formatAmount(amount, currency)} is released to the customer, and the order cannot be paid any more. This cannot
        be undone.
      </p>
    </ConfirmDialog>
  );
}

function ExpireDialog({ order, open, onClose }: ActionDialogProps) {
  const expire = api.useMutation('post', '/settings/orders/{order_id}/expire');
  const refreshed = useRefreshed();
  return (
    <ConfirmDialog
      title={`Expire ${order.order_id}?`}
      action="Expire order"
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        await expire.mutateAsync({ params: { path: { order_id: order.order_id } } });
        await refreshed('Order expired');
      }}
    >
      <p>
        Its payment page closes, and a customer who is at the bank cannot complete the payment. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}

/** The call that shows this order in the merchant API. The key stays a placeholder: the console does not have it. */
function curlOf(order: Order): string {
  return [
    `curl ${location.origin}/orders/${encodeURIComponent(order.order_id)}`,
    `  -u "$API_KEY:"`,
    `  -H 'x-merchantid: ${order.merchant_id}'`,
    `  -H 'version: 2025-01-10'`,
  ].join(' \\\n');
}

export function OrderActions({ order }: { readonly order: Order }) {
  const [open, setOpen] = useState<Action | null>(null);
  const close = () => setOpen(null);
  const isHeld = HELD.has(order.status) && order.txn_uuid !== undefined;
  const mayRefund = useMay(AdminOperationId.issueRefund) && (order.maximum_eligible_refund_amount ?? 0) > 0;
  const mayCapture = useMay(AdminOperationId.captureAuthorization) && isHeld;
  const mayVoid = useMay(AdminOperationId.voidAuthorization) && isHeld;
  const mayExpire = useMay(AdminOperationId.expireOrder) && CAN_EXPIRE.has(order.status);
  const copy = (name: string, text: string) =>
    void navigator.clipboard.writeText(text).then(() => toast(`${name} copied`));
  return (
    <>
      {mayRefund ? <Button onClick={() => setOpen('refund')}>Refund</Button> : null}
      {mayCapture ? (
        <Button kind="primary" onClick={() => setOpen('capture')}>
          Capture
        </Button>
      ) : null}
      {mayVoid ? <Button onClick={() => setOpen('void')}>Void</Button> : null}
      {mayExpire ? <Button onClick={() => setOpen('expire')}>Expire</Button> : null}
      <Menu
        label="More"
        icon="more"
        entries={[
          { kind: 'action', label: 'Copy as curl', onSelect: () => copy('Command', curlOf(order)) },
          { kind: 'action', label: 'Copy as JSON', onSelect: () => copy('Order', JSON.stringify(order, null, 2)) },
        ]}
      />
      <RefundDialog order={order} open={open === 'refund'} onClose={close} />
      <CaptureDialog order={order} open={open === 'capture'} onClose={close} />
      <VoidDialog order={order} open={open === 'void'} onClose={close} />
      <ExpireDialog order={order} open={open === 'expire'} onClose={close} />
    </>
  );
}
