import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Layouts, Page, useIsMobile, SubNav, useAuth } from '@strapi/strapi/admin';
import { SECTIONS, type PanelPage } from './sections';

/** Everything under `/admin/plugins/booking-rules`. */
export function App() {
  const isPhone = useIsMobile();
  const [first] = usePermittedSections().flatMap(({ pages }) => pages);
  return (
    <Layouts.Root sideNav={isPhone ? null : <Navigation />}>
      <Routes>
        {SECTIONS.flatMap(({ pages }) => pages).map(({ path, permissions, Component }) => (
          <Route
            key={path}
            path={path}
            element={
              <Page.Protect permissions={permissions}>
                <Suspense fallback={<Page.Loading />}>
                  <Component />
                </Suspense>
              </Page.Protect>
            }
          />
        ))}
        {isPhone ? <Route index element={<Navigation />} /> : null}
        {!isPhone && first ? <Route index element={<Navigate to={first.path} replace />} /> : null}
        <Route path="*" element={<Page.NoData />} />
      </Routes>
    </Layouts.Root>
  );
}

/** The pages that whoever is signed in may open, as they stand in the menu. */
function usePermittedSections(): typeof SECTIONS {
  const granted = useAuth('Bookings', ({ permissions }) => permissions);
  const actions = new Set(granted.map(({ action }) => action));
  const isOpen = ({ permissions }: PanelPage) => permissions.some(({ action }) => actions.has(action));
  return SECTIONS.map(({ label, pages }) => ({ label, pages: pages.filter(isOpen) })).filter(({ pages }) =>
    pages.some((page) => page.label !== null),
  );
}

/** The panel's menu. */
function Navigation() {
  const sections = usePermittedSections();
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
