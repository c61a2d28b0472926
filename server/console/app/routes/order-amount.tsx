/** Asks for the amount of a refund or capture. The dialog stays until the answer is there. */
import { useState } from 'react';
import { useRefresh } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { FieldProblem } from '../api/problem.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { amountOf, digitsOf, formatAmount } from '../parts/money.ts';
import { toast } from '../parts/toast.tsx';

/** What shows orders: all of it is read again after an action. */
export const ORDERS = '/settings/orders';

interface AmountDialogProps {
  readonly order: Schemas['Order'];
  readonly most: number;
  readonly title: string;
  /** "Refund": the button says it with the amount. */
  readonly action: string;
  readonly help: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Moves the amount. Resolves to what was done, in words. */
  readonly onSubmit: (amount: string) => Promise<string>;
}

interface AmountFormProps extends Omit<AmountDialogProps, 'open' | 'title'> {
  readonly busy: boolean;
}

function AmountForm({ order, most, action, help, busy, onClose, onSubmit }: AmountFormProps) {
  const { currency } = order;
  const { values, bind } = useValues({ amount: most.toFixed(digitsOf(currency)) });
  const amount = amountOf(values.amount, currency);
  return (
    <Form
      submit={amount === undefined ? action : `${action} ${formatAmount(amount, currency)}`}
      onSubmit={async () => {
        if (amount === undefined) {
          const like = (0.5).toFixed(digitsOf(currency));
          throw new FieldProblem('amount', `Enter digits, with a point before the decimals: ${like}`);
        }
        toast(await onSubmit(amount));
        onClose();
      }}
      secondary={
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      }
    >
      <TextField {...bind('amount')} label={`Amount in ${currency}`} help={help} inputMode="decimal" autoFocus />
    </Form>
  );
}

/** Asks for an amount. Whatever the answer, and also if it is lost, the page reads the order again. */
export function AmountDialog({ open, title, onSubmit, ...form }: AmountDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh(ORDERS);
  const submit = async (amount: string) => {
    setBusy(true);
    try {
      return await onSubmit(amount);
    } finally {
      setBusy(false);
      void refresh();
    }
  };
  return (
    <Dialog title={title} open={open} onClose={form.onClose} busy={isBusy}>
      <AmountForm {...form} busy={isBusy} onSubmit={submit} />
    </Dialog>
  );
}
