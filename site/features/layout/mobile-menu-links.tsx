import { useDistricts, useMenu } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { Link } from '../../ui/link';
import { LanguageSwitch } from './language-switch';
import { menuPages } from './menu-pages';
import { carryAddress } from '../../lib/search-fields';
import { messages } from '../../messages/messages';
import { spoken } from '../../lib/spoken';

/** What the menu on phones leads to. */
export function MobileMenuLinks({ bookNow }: { bookNow: string }) {
  const districts = useDistricts();
  const { categories, pages } = useMenu();
  const t = messages().layout.menu;
  return (
    <>
      <ul className="mobile-menu">
        <li>
          <Link href="/">{messages().layout.home}</Link>
        </li>
        <li>
          <p>{t.areas}</p>
          <ul className="menu-columns">
            {districts.map(({ slug, name }) => (
              <li key={slug}>
                <Link href={`/apartments/${slug}`}>
                  <span {...spoken(name)}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </li>
        {categories.length > 0 && (
          <li>
            <p>{t.guides}</p>
            <ul className="menu-columns">
              {categories.map(({ slug, name }) => (
                <li key={slug}>
                  <Link href={`/category/${slug}`}>
                    <span {...spoken(name)}>{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        )}
        {menuPages(pages).map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
      <LanguageSwitch className="flex min-h-12 items-center border-t border-line font-semibold text-brand" />
      <ButtonLink href={bookNow} onClick={carryAddress('/results/1')} size="lg" className="mt-2 w-full">
        {t.bookNow}
      </ButtonLink>
    </>
  );
}
