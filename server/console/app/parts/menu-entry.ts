/** What a menu is made of. */
import type { IconName } from './icon.tsx';

/** `danger`: cannot be undone. */
interface MenuAction {
  readonly kind: 'action' | 'danger';
  readonly label: string;
  readonly onSelect: () => void;
}

/** One of several values; `options` are the texts by value. */
interface MenuChoice {
  readonly kind: 'choice';
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChoose: (value: unknown) => void;
}

/** A value that is on or off. The menu stays open. */
interface MenuCheck {
  readonly kind: 'check';
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

export type MenuEntry = MenuAction | MenuChoice | MenuCheck;

export interface MenuProps {
  /** The name of the button. */
  readonly label: string;
  readonly icon?: IconName;
  /** `icon`: shows the icon alone. `quiet`: without a frame. */
  readonly look?: 'plain' | 'quiet' | 'icon';
  readonly entries: readonly MenuEntry[];
}
