import {useEffect} from 'react';

const OPEN = '.navbar .dropdown--show, .navbar .dropdown--hoverable:hover';

/** Closes an open menu of the navbar when Escape is pressed; Docusaurus closes them by pointer and focus only. */
export function useEscapeClosesMenus(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const menu = event.key === 'Escape' && document.querySelector<HTMLElement>(OPEN);
      if (menu) closeMenu(menu);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function closeMenu(menu: HTMLElement): void {
  const opener = menu.querySelector<HTMLElement>('[aria-haspopup]');
  if (menu.contains(document.activeElement)) opener?.focus();
  // The menu's own state: a press outside closes it.
  document.dispatchEvent(new MouseEvent('mousedown'));
  if (!menu.matches(':hover')) return;
  // Styles open it below the pointer: shell.css keeps it closed until the pointer has left.
  menu.dataset.closed = '';
  menu.addEventListener('pointerleave', () => delete menu.dataset.closed, {once: true});
}
