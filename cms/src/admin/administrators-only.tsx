import { Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Page, useAuth } from '@strapi/strapi/admin';

const READS_PROJECT = 'admin::project-settings.read';

/** A page of the settings that is about the installation; whoever has nothing to do with it comes to their own. */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  const isAdministrator = useAuth('Settings', ({ permissions }) =>
    permissions.some(({ action }) => action === READS_PROJECT),
  );
  if (!isAdministrator) return <Navigate to="/settings/two-factor" replace />;
  return <Suspense fallback={<Page.Loading />}>{children}</Suspense>;
}
