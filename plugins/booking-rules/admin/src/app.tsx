import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Layouts, Page, useIsMobile, SubNav } from '@strapi/strapi/admin';
import { usePermittedSections } from './landing';
import { SECTIONS } from './sections';
import { messages } from './messages/messages';

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
  const t = messages().menu;
  const sections = usePermittedSections();
  return (
    <SubNav.Main aria-label={t.title}>
      <SubNav.Header label={t.title} />
      <SubNav.Content>
        <SubNav.Sections>
          {sections.map(({ label, pages }) => (
            <SubNav.Section key={label} label={t.sections[label]}>
              {pages.map((page) =>
                page.label === null ? null : (
                  <SubNav.Link
                    key={page.path}
                    to={`/plugins/booking-rules/${page.path}`}
                    label={t.pages[page.label]}
                  />
                ),
              )}
            </SubNav.Section>
          ))}
        </SubNav.Sections>
      </SubNav.Content>
    </SubNav.Main>
  );
}
