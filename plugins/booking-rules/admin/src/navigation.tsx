import { SubNav, useAuth } from '@strapi/strapi/admin';
import { SECTIONS, type PanelPage } from './sections';

/** The pages that whoever is signed in may open, as they stand in the menu. */
export function useOwnSections(): typeof SECTIONS {
  const granted = useAuth('Bookings', ({ permissions }) => permissions);
  const actions = new Set(granted.map(({ action }) => action));
  const isOpen = ({ permissions }: PanelPage) => permissions.some(({ action }) => actions.has(action));
  return SECTIONS.map(({ label, pages }) => ({ label, pages: pages.filter(isOpen) })).filter(({ pages }) =>
    pages.some((page) => page.label !== null),
  );
}

/** The panel's menu. */
export function Navigation() {
  const sections = useOwnSections();
  return (
    <SubNav.Main aria-label="Bookings">
      <SubNav.Header label="Bookings" />
      <SubNav.Content>
        <SubNav.Sections>
          {sections.map(({ label, pages }) => (
            <SubNav.Section key={label} label={label}>
              {pages
                .filter((page) => page.label !== null)
                .map((page) => (
                  <SubNav.Link
                    key={page.path}
                    to={`/plugins/booking-rules/${page.path}`}
                    label={page.label}
                  />
                ))}
            </SubNav.Section>
          ))}
        </SubNav.Sections>
      </SubNav.Content>
    </SubNav.Main>
  );
}
