import { Suspense } from 'react';
import { Layouts, Page, useIsMobile } from '@strapi/strapi/admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Navigation, useOwnSections } from './navigation';
import { SECTIONS } from './sections';

/** Everything under `/admin/plugins/booking-rules`. */
export function App() {
  const isPhone = useIsMobile();
  const [first] = useOwnSections().flatMap(({ pages }) => pages);
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
