/** A menu of actions or choices behind a button. Its script loads after the page is there. */
import { lazy, Suspense } from 'react';
import { MenuLabel, type MenuProps, menuButtonClass } from './menu-button.tsx';

const MenuPopup = lazy(() => import('./menu-popup.tsx'));

export function Menu({ look = 'plain', ...props }: MenuProps) {
  const loading = (
    <button type="button" className={menuButtonClass(look)} aria-haspopup="menu">
      <MenuLabel {...props} look={look} />
    </button>
  );
  return (
    <Suspense fallback={loading}>
      <MenuPopup {...props} look={look} />
    </Suspense>
  );
}
