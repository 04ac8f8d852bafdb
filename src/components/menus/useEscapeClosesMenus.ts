import {useEffect} from 'react';

const OPEN = '.navbar .dropdown--show, .navbar .dropdown--hoverable:hover';

const SIDEBAR = '.navbar-sidebar--show .navbar-sidebar';

/**
 * Closes an open menu of the navbar, or the sidebar that a phone shows in its place, when Escape is pressed; Docusaurus
 * closes them by pointer and focus only.
 */
export function useEscapeClosesMenus(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog above them takes the key for itself.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const menu = document.querySelector<HTMLElement>(OPEN);
      if (menu) closeMenu(menu);
      else if (document.querySelector(SIDEBAR)) closeSidebar();
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

function closeSidebar(): void {
  const toggle = document.querySelector<HTMLElement>('.navbar__toggle');
  // What has the focus slides out of sight with the sidebar.
  toggle?.click();
  toggle?.focus();
}
