import { Suspense, type MouseEvent } from 'react';
import { cachedMarkup } from '../../lib/cached-markup';
import { Icon } from '../../ui/icon';
import { lazyWhenUsed } from '../../ui/lazy-part';
import { messages } from '../../messages/messages';

const MobileMenuLinks = lazyWhenUsed(async () => ({
  default: (await import('./mobile-menu-links')).MobileMenuLinks,
}));

/** The menu on phones: closed to begin with, opens without JavaScript too. */
export function MobileMenu({ bookNow }: { bookNow: string }) {
  const t = messages().layout.menu;
  return (
    <details
      className="group lg:hidden"
      onClick={closeOnLink}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <MenuButton label={t.open} />
      <nav aria-label={t.mobile} className="mobile-panel">
        <Suspense>
          <MobileMenuLinks bookNow={bookNow} />
        </Suspense>
      </nav>
    </details>
  );
}

const MenuButton = cachedMarkup(function MenuButton({ label }: { label: string }) {
  return (
    <summary aria-label={label} className="menu-button">
      <Icon name="menu" className="size-6" />
      <Icon name="x" className="size-6" />
    </summary>
  );
});

// A link to the page one is on changes no route, and still should close the menu.
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}
