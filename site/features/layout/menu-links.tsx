import { useDistricts, useMenu, usePageContext } from '../../lib/page-context';
import { cachedMarkup } from '../../lib/cached-markup';
import { Dropdown } from '../../ui/dropdown';
import { Link } from '../../ui/link';
import { LanguageSwitch } from './language-switch';
import { AREAS_AT_FOOT, menuPages, type MenuLink } from './menu-pages';
import { Words } from '../../lib/spoken';
import { messages } from '../../messages/messages';
import { useHydrated } from '../../ui/use-browser';

/** The drop-downs and links of the desktop menu: areas, categories of guides, pages. */
export function MenuLinks() {
  const { categories, pages } = useMenu();
  const { urlPathname } = usePageContext();
  const t = messages().layout.menu;
  return (
    <>
      <MenuDropdown label={t.areas} width="w-104" columns="grid grid-cols-2" links={useAreaLinks()} />
      {categories.length > 0 && (
        <MenuDropdown
          label={t.guides}
          width="w-56"
          links={categories.map(({ slug, name }) => ({ href: `/category/${slug}`, name }))}
        />
      )}
      {menuPages(pages).map(({ href, name }) => (
        <Link
          key={href}
          href={href}
          aria-current={urlPathname === href ? 'page' : undefined}
          className="menu-link"
        >
          {name}
        </Link>
      ))}
      <LanguageSwitch className="menu-link" />
    </>
  );
}

/** The areas. A document has them once, at its foot: until scripts have come, menus lead there. */
export function useAreaLinks(): readonly MenuLink[] {
  const areas = useDistricts();
  return useHydrated()
    ? areas.map(({ slug, name }) => ({ href: `/apartments/${slug}`, name }))
    : [{ href: `#${AREAS_AT_FOOT}`, name: messages().layout.footer.areas }];
}

interface MenuDropdownProps {
  label: string;
  /** Class for the width of its panel. */
  width: string;
  /** Class for the columns of its list; one column without. */
  columns?: string;
  links: readonly MenuLink[];
}

/** Links behind a word of the menu. */
const MenuDropdown = cachedMarkup(function MenuDropdown(props: MenuDropdownProps) {
  const { label, width, columns, links } = props;
  return (
    <Dropdown label={label} buttonClass="menu-link" panelClass={`menu-panel ${width}`}>
      <LinkList links={links} className={columns} />
    </Dropdown>
  );
});

/** Links one under the other. */
export function LinkList({ links, className }: { links: readonly MenuLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, name }) => (
        <li key={href}>
          <Link href={href}>
            <Words of={name} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
