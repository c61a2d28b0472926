/** What can be done with an order. Money moves only after a dialog that names the amount; the page shows what the service answers. */
import { useState } from 'react';
import { AdminOperationId, OrderStatus } from '../../../../generated/values.ts';
import { api, useRefresh } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { Refusal } from '../api/problem.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { copyText } from '../parts/copy.tsx';
import { ConfirmDialog } from '../parts/dialog.tsx';
import { Menu } from '../parts/menu.tsx';
import { formatAmount } from '../parts/money.ts';
import { once } from '../parts/once.ts';
import { toast } from '../parts/toast.tsx';
import { holdEndOf } from './hold-words.ts';
import { AmountDialog, ORDERS } from './order-amount.tsx';

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

/** @throws Refusal when the gateway refused the capture or void */
function holdEndWords(status: string, done: string): string {
  const { isRefused, text } = holdEndOf(status, done);
  if (isRefused) throw new Refusal(text);
  return text;
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
  return (
    <AmountDialog
      order={order}
      most={most}
      title={`Refund ${order_id}`}
      action="Refund"
      help={`All or a part of ${formatAmount(most, currency)}. A refund cannot be taken back.`}
      open={open}
      onClose={onClose}
      onSubmit={async (amount) => {
        const again = await once(`refund.${order_id}.${amount}`, (key) => {
          const params = { path: { order_id }, header: { 'Idempotency-Key': key } };
          return refund.mutateAsync({ params, body: { unique_request_id: `console-${key}`, amount } });
        });
        const done = `Refund of ${formatAmount(amount, currency)} requested`;
        return again ? `${done} once: your earlier try was the same refund` : done;
      }}
    />
  );
}

function CaptureDialog({ order, open, onClose }: ActionDialogProps) {
  const { currency, txn_uuid = '' } = order;
  const capture = api.useMutation('post', '/settings/txns/{txn_uuid}/capture');
  return (
    <AmountDialog
      order={order}
      most={order.amount}
      title={`Capture ${order.order_id}`}
      action="Capture"
      help="All or a part of the authorized amount. The rest is released, and cannot be captured later."
      open={open}
      onClose={onClose}
      onSubmit={async (amount) => {
        let status = '';
        await once(`capture.${txn_uuid}.${amount}`, async (key) => {
          const params = { path: { txn_uuid }, header: { 'Idempotency-Key': key } };
          status = (await capture.mutateAsync({ params, body: { amount } })).status;
        });
        return holdEndWords(status, `Captured ${formatAmount(amount, currency)}`);
      }}
    />
  );
}

function VoidDialog({ order, open, onClose }: ActionDialogProps) {
  const { amount, currency, txn_uuid = '' } = order;
  const end = api.useMutation('post', '/settings/txns/{txn_uuid}/void');
  const refresh = useRefresh(ORDERS);
  return (
    <ConfirmDialog
      title={`Void ${order.order_id}?`}
      action="Void authorization"
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        let status = '';
        await once(`void.${txn_uuid}`, async (key) => {
          const params = { path: { txn_uuid }, header: { 'Idempotency-Key': key } };
          status = (await end.mutateAsync({ params })).status;
        }).finally(refresh);
        toast(holdEndWords(status, 'Authorization voided'));
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
  const refresh = useRefresh(ORDERS);
  return (
    <ConfirmDialog
      title={`Expire ${order.order_id}?`}
      action="Expire order"
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        await expire.mutateAsync({ params: { path: { order_id: order.order_id } } }).finally(refresh);
        toast('Order expired');
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
  const refresh = useRefresh(ORDERS);
  const begin = (action: Action) => {
    setOpen(action);
    void refresh();
  };
  const close = () => setOpen(null);
  const isHeld = HELD.has(order.status) && order.txn_uuid !== undefined;
  const mayRefund = useMay(AdminOperationId.issueRefund) && (order.maximum_eligible_refund_amount ?? 0) > 0;
  const mayCapture = useMay(AdminOperationId.captureAuthorization) && isHeld;
  const mayVoid = useMay(AdminOperationId.voidAuthorization) && isHeld;
  const mayExpire = useMay(AdminOperationId.expireOrder) && CAN_EXPIRE.has(order.status);
  const copy = (name: string, text: string) =>
    void copyText(text).then((isCopied) => (isCopied ? toast(`${name} copied`) : undefined));
  return (
    <>
      {mayRefund ? <Button onClick={() => begin('refund')}>Refund</Button> : null}
      {mayCapture ? (
        <Button kind="primary" onClick={() => begin('capture')}>
          Capture
        </Button>
      ) : null}
      {mayVoid ? <Button onClick={() => begin('void')}>Void</Button> : null}
      {mayExpire ? <Button onClick={() => begin('expire')}>Expire</Button> : null}
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
