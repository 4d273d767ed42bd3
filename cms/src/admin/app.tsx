import type { StrapiApp } from '@strapi/strapi/admin';
import { wearBrand } from './brand/wear-brand';
import { keepOverviewForAdministrators, mendParts } from './mended-parts';
import { ALL_MESSAGES, type AdminMessages } from './messages';
import { guardPanel } from './second-factor/panel-gate';
import { strapiArabic } from './strapi-words/arabic';

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
      en: translationsOf(ALL_MESSAGES.en),
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
