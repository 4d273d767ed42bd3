import { useDistricts, useMenu, usePageContext } from '../../lib/page-context';
import { cachedMarkup } from '../../lib/cached-markup';
import { Dropdown } from '../../ui/dropdown';
import { Link } from '../../ui/link';
import { LanguageSwitch } from './language-switch';
import { menuPages, type MenuLink } from './menu-pages';
import { messages } from '../../messages/messages';
import { Words } from '../../ui/words';

/** The drop-downs and links of the desktop menu: areas, categories of guides, pages. */
export function MenuLinks() {
  const { categories, pages } = useMenu();
  const districts = useDistricts();
  const { urlPathname } = usePageContext();
  const t = messages().layout.menu;
  return (
    <>
      <MenuDropdown
        label={t.areas}
        width="w-104"
        columns="grid grid-cols-2"
        links={districts.map(({ slug, name }) => ({ href: `/apartments/${slug}`, name }))}
      />
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
    <Dropdown
      label={label}
      buttonClass="menu-link gap-1"
      panelClass={`absolute inset-e-0 top-full mt-2 menu-panel ${width}`}
    >
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
