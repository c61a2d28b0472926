/** A word with an explanation that appears at the pointer or the focus. Nothing that is needed stands only there. */
import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import styles from './popup.module.css';
import { usePopupHost } from './popup-host.ts';

interface TooltipProps {
  readonly text: string;
  readonly children: ReactNode;
}

export function Tooltip({ text, children }: TooltipProps) {
  const host = usePopupHost();
  return (
    <Base.Provider delay={200}>
      <Base.Root>
        <Base.Trigger type="button" className={styles.hinted} aria-description={text}>
          {children}
        </Base.Trigger>
        <Base.Portal container={host}>
          <Base.Positioner className={styles.layer} sideOffset={6}>
            <Base.Popup className={styles.tooltip}>{text}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
