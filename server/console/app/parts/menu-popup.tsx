/** The menu itself. Pages use menu.tsx. */
import { Menu as Base } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { Icon } from './icon.tsx';
import type { MenuEntry } from './menu-entry.ts';
import styles from './popup.module.css';
import { usePopupHost } from './popup-host.ts';

function Indicator({ shown }: { readonly shown: boolean }) {
  return <span className={styles.indicator}>{shown ? <Icon name="check" /> : null}</span>;
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.kind) {
    case 'action':
    case 'danger':
      return (
        <Base.Item
          className={entry.kind === 'danger' ? `${styles.item} ${styles.bad}` : styles.item}
          onClick={entry.onSelect}
        >
          {entry.label}
        </Base.Item>
      );
    case 'choice':
      return (
        <Base.RadioGroup value={entry.value} onValueChange={entry.onChoose} aria-label={entry.label}>
          <div className={styles.label}>{entry.label}</div>
          {Object.entries(entry.options).map(([option, text]) => (
            <Base.RadioItem key={option} value={option} className={styles.item}>
              <Indicator shown={option === entry.value} />
              {text}
            </Base.RadioItem>
          ))}
          <Base.Separator className={styles.line} />
        </Base.RadioGroup>
      );
    case 'check':
      return (
        <Base.CheckboxItem
          className={styles.item}
          checked={entry.checked}
          disabled={entry.disabled}
          onCheckedChange={entry.onChange}
          closeOnClick={false}
        >
          <Indicator shown={entry.checked} />
          {entry.label}
        </Base.CheckboxItem>
      );
    default:
      return entry satisfies never;
  }
}

export interface MenuPopupProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export default function MenuPopup({ label, entries, anchor, open, onOpenChange }: MenuPopupProps) {
  const host = usePopupHost();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal container={host}>
        <Base.Positioner className={styles.layer} anchor={anchor} sideOffset={4} align="end">
          <Base.Popup className={styles.popup} aria-label={label} finalFocus={anchor}>
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
