import type { MouseEvent } from 'react';
import { useDistricts, useMenu } from '../../page-context';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { menuPages } from './menu-pages';

/** The menu on phones: closed to begin with, opens without JavaScript too. */
export function MobileMenu({ bookNow }: { bookNow: string }) {
  const districts = useDistricts();
  const { categories, pages } = useMenu();
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
      <summary aria-label="Menu" className="-me-2 grid size-11 place-items-center rounded-full hover:bg-sand">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="x" className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Mobile"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-64px)] overflow-y-auto border-b border-line bg-paper px-4 pt-2 pb-6 shadow-soft"
      >
        <ul>
          <li>
            <a href="/" className="flex min-h-12 items-center font-display text-xl">
              Home
            </a>
          </li>
          <li className="border-t border-line pt-3">
            <p className="font-display text-xl">Areas</p>
            <ul className="grid grid-cols-2 gap-x-4 py-2">
              {districts.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={`/apartments/${slug}`} className="flex min-h-11 items-center text-sm">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
          {categories.length > 0 && (
            <li className="border-t border-line pt-3">
              <p className="font-display text-xl">Guides</p>
              <ul className="grid grid-cols-2 gap-x-4 py-2">
                {categories.map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={`/category/${slug}`} className="flex min-h-11 items-center text-sm">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          )}
          {menuPages(pages).map(({ href, name }) => (
            <li key={href} className="border-t border-line">
              <a href={href} className="flex min-h-12 items-center font-display text-xl">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink href={bookNow} size="lg" className="mt-2 w-full">
          Book Now
        </ButtonLink>
      </nav>
    </details>
  );
}

// A link to the page one is on changes no route, and still should close the menu.
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}
