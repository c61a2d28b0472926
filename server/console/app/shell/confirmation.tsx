/** Asks the user to confirm the session when the service wants it, before the call is sent again. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { confirmSession, confirmWith, type Proof } from '../api/session.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Loading } from '../parts/states.tsx';

/** Its script loads with the first confirmation. */
const ConfirmationForm = lazy(() => import('./confirmation-form.tsx'));

export function Confirmation() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  useEffect(() => {
    confirmWith(() => {
      setOpen(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    });
  }, []);
  const close = (isConfirmed: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current) resolve(isConfirmed);
    waiting.current = [];
  };
  const prove = async (proof: Proof) => {
    await confirmSession(proof);
    close(true);
  };
  return (
    <Dialog
      title="Confirm that it is you"
      description="Changes of keys, credentials and users, and erasures, need a confirmation of the last 10 minutes."
      open={isOpen}
      onClose={() => close(false)}
    >
      <Suspense fallback={<Loading />}>{isOpen ? <ConfirmationForm onProve={prove} /> : null}</Suspense>
    </Dialog>
  );
}
