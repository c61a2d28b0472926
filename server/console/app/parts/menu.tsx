/** A menu of actions or choices behind a button. Its script loads after the page is there. */
import { lazy, Suspense, useRef } from 'react';
import { type EarlyUse, MenuLabel, type MenuProps, menuButtonClass } from './menu-button.tsx';

const MenuPopup = lazy(() => import('./menu-popup.tsx'));

export function Menu({ look = 'plain', ...props }: MenuProps) {
  const early = useRef<EarlyUse>('none');
  const loading = (
    <button
      type="button"
      className={menuButtonClass(look)}
      aria-haspopup="menu"
      onFocus={() => {
        early.current = 'focused';
      }}
      onBlur={() => {
        early.current = 'none';
      }}
      onClick={() => {
        early.current = 'pressed';
      }}
    >
      <MenuLabel {...props} look={look} />
    </button>
  );
  return (
    <Suspense fallback={loading}>
      <MenuPopup {...props} look={look} early={early} />
    </Suspense>
  );
}
