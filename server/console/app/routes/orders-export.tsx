/** All orders of one day as a file that the service streams, whatever the list shows. */
import { useState } from 'react';
import { AdminOperationId } from '../../../../generated/values.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { TextField } from '../parts/fields.tsx';

/** Days of the file are in UTC. */
const today = () => new Date().toISOString().slice(0, 10);

export function DayExport() {
  const [isOpen, setOpen] = useState(false);
  const [date, setDate] = useState(today);
  const close = () => setOpen(false);
  return (
    <>
      <Button operation={AdminOperationId.exportOrders} onClick={() => setOpen(true)}>
        Download a day
      </Button>
      <Dialog title="Download the orders of a day" open={isOpen} onClose={close}>
        <TextField
          name="date"
          label="Day"
          type="date"
          value={date}
          onChange={setDate}
          help="In UTC. The file has every order that was created on this day, whatever the list shows."
        />
        <DialogActions>
          <a
            className={buttonClass('primary')}
            href={`/settings/orders/export?${new URLSearchParams({ date })}`}
            download={`orders-${date}.csv`}
            onClick={close}
          >
            Download
          </a>
        </DialogActions>
      </Dialog>
    </>
  );
}
