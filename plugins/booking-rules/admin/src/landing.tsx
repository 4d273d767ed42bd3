import { Navigate } from 'react-router-dom';
import { Page, useAuth } from '@strapi/strapi/admin';
import { usePermitted } from './api/permissions';
import { SECTIONS } from './sections';

/** Where signing in leads: to the first page that a person may open, which is Today for those who run the house. */
export function Landing() {
  const [first] = usePermittedSections().flatMap(({ pages }) => pages);
  const hasRights = useAuth('Landing', ({ permissions }) => permissions.length > 0);
  // Right after signing in, what a person may do is still on its way.
  if (!hasRights) return <Page.NoPermissions />;
  return <Navigate to={first ? `/plugins/booking-rules/${first.path}` : '/me'} replace />;
}

/** The pages that whoever is signed in may open, as they stand in the menu. */
export function usePermittedSections(): typeof SECTIONS {
  const isPermitted = usePermitted();
  return SECTIONS.map(({ label, pages }) => ({ label, pages: pages.filter(isPermitted) })).filter(
    ({ pages }) => pages.some((page) => page.label !== null),
  );
}
