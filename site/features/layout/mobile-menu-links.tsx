import { useMenu } from '../../lib/page-context';
import { cachedMarkup } from '../../lib/cached-markup';
import { ButtonLink } from '../../ui/button';
import { Link } from '../../ui/link';
import { LanguageSwitch } from './language-switch';
import { LinkList, useAreaLinks } from './menu-links';
import { menuPages, type MenuLink } from './menu-pages';
import { carryAddress } from '../../lib/search-fields';
import { messages } from '../../messages/messages';

/** What the menu on phones leads to. */
export function MobileMenuLinks({ bookNow }: { bookNow: string }) {
  const { categories, pages } = useMenu();
  const t = messages().layout.menu;
  return (
    <>
      <MobileLinks
        areas={useAreaLinks()}
        guides={categories.map(({ slug, name }) => ({ href: `/category/${slug}`, name }))}
        pages={menuPages(pages)}
      />
      <LanguageSwitch />
      <ButtonLink href={bookNow} onClick={carryAddress('/results/1')} size="lg" className="mt-2 w-full">
        {t.bookNow}
      </ButtonLink>
    </>
  );
}

interface MobileLinksProps {
  areas: readonly MenuLink[];
  guides: readonly MenuLink[];
  pages: readonly MenuLink[];
}

const MobileLinks = cachedMarkup(function MobileLinks({ areas, guides, pages }: MobileLinksProps) {
  const t = messages().layout.menu;
  return (
    <ul className="mobile-menu">
      <li>
        <Link href="/">{messages().layout.home}</Link>
      </li>
      <li>
        <p>{t.areas}</p>
        <LinkList links={areas} className="menu-columns" />
      </li>
      {guides.length > 0 && (
        <li>
          <p>{t.guides}</p>
          <LinkList links={guides} className="menu-columns" />
        </li>
      )}
      {pages.map(({ href, name }) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ul>
  );
});
