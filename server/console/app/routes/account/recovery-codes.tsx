/** Recovery codes: shown once, when the first second factor is set up or the codes are replaced. */

import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { Dialog, DialogActions } from '../../parts/dialog.tsx';
import styles from './account.module.css';

interface RecoveryCodesProps {
  /** Null for none to show. */
  readonly codes: readonly string[] | null;
  readonly onClose: () => void;
}

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <Dialog
      title="Your recovery codes"
      description="Store them now, apart from your phone: they are not shown again. Each one replaces the second factor once, for example when the phone is lost."
      open={codes !== null}
      onClose={onClose}
      lasting
    >
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes?.map((code) => (
          <li key={code} className="code">
            {code}
          </li>
        ))}
      </ul>
      <DialogActions>
        <CopyButton name="recovery codes" text={codes?.join('\n') ?? ''} />
        <Button kind="primary" onClick={onClose}>
          I have stored them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
