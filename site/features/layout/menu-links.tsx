import { useMenu, usePageContext } from '../../lib/page-context';
import { AreasMenu } from './areas-menu';
import { GuidesMenu } from './guides-menu';
import { menuPages } from './menu-pages';

/** The drop-downs and links of the desktop menu. */
export function MenuLinks() {
  const { pages } = useMenu();
  const { urlPathname } = usePageContext();
  return (
    <>
      <AreasMenu />
      <GuidesMenu />
      {menuPages(pages).map(({ href, name }) => (
        <a
          key={href}
          href={href}
          aria-current={urlPathname === href ? 'page' : undefined}
          className="menu-link"
        >
          {name}
        </a>
      ))}
    </>
  );
}
