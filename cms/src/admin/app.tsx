import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Page, useAuth, type StrapiApp } from '@strapi/strapi/admin';
import { wearBrand } from './brand/wear-brand';
import { mendParts } from './mended-parts';
import { ALL_MESSAGES, type AdminMessages } from './messages';
import { guardPanel } from './second-factor/panel-gate';
import { strapiArabic } from './strapi-words/arabic';
import { strapiEnglish } from './strapi-words/languages-of-documents';

const READS_PROJECT = 'admin::project-settings.read';

/** What is said where Strapi asks for it by an id. */
const translationsOf = ({ passwordHint, title, menu }: AdminMessages) => ({
  'global.home': menu.home,
  'content-manager.plugin.name': menu.content,
  'upload.plugin.name': menu.media,
  'Auth.form.password.hint': passwordHint,
  'second-factor': title,
});

/** What Strapi's admin panel asks of Strapi's makers is switched off: nothing leaves this server for it. */
export default {
  config: {
    // Beside English: chosen by each member of staff in their profile.
    locales: ['ar'],
    notifications: { releases: false },
    tutorials: false,
    translations: {
      en: { ...strapiEnglish, ...translationsOf(ALL_MESSAGES.en) },
      ar: { ...strapiArabic, ...translationsOf(ALL_MESSAGES.ar) },
    },
  },

  bootstrap: mendParts,
  register(app: StrapiApp): void {
    guardPanel(app);
    wearBrand(app);
    keepOverviewForAdministrators(app);
    app.addSettingsLink('global', {
      id: 'second-factor',
      to: 'two-factor',
      intlLabel: { id: 'second-factor', defaultMessage: ALL_MESSAGES.en.title },
      permissions: [],
      Component: () =>
        import('./second-factor/settings-page').then(({ SettingsPage }) => ({ default: SettingsPage })),
    });
  },
};

/** Keeps Strapi's page about itself, its version and its plans, for administrators; others come to their own page. */
function keepOverviewForAdministrators(app: StrapiApp): void {
  const settings = app.router.routes.find(({ path }) => path === 'settings/*');
  const overview = settings?.children?.find(({ path }) => path === 'application-infos');
  if (!overview || typeof overview.lazy !== 'function') return;
  const load = overview.lazy;
  const Overview = lazy(async () => {
    const { Component } = await load();
    if (!Component) throw new Error('Strapi has no page about itself');
    return { default: Component };
  });
  overview.lazy = () =>
    Promise.resolve({
      Component: () => (
        <AdministratorsOnly>
          <Overview />
        </AdministratorsOnly>
      ),
    });
}

/** A page of the settings that is about the installation; whoever has nothing to do with it comes to their own. */
function AdministratorsOnly({ children }: { children: ReactNode }) {
  const isAdministrator = useAuth('Settings', ({ permissions }) =>
    permissions.some(({ action }) => action === READS_PROJECT),
  );
  if (!isAdministrator) return <Navigate to="/settings/two-factor" replace />;
  return <Suspense fallback={<Page.Loading />}>{children}</Suspense>;
}
