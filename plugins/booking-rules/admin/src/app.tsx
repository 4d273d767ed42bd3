import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Layouts, Page, useIsMobile, SubNav } from '@strapi/strapi/admin';
import { usePermittedSections } from './landing';
import { SECTIONS } from './sections';

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
