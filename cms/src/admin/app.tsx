import type { StrapiApp } from '@strapi/strapi/admin';
import { wearBrand } from './brand/wear-brand';
import { hideParts, keepOverviewForAdministrators } from './hidden-parts';
import { guardPanel } from './second-factor/panel-gate';

/** What is asked of passwords of staff: by Strapi kinds of characters, by the server the rest. */
const PASSWORD_HINT =
  'At least 12 characters with an upper-case letter, a lower-case letter and a digit. No common password, and not your email address or the name of the business.';

/** What Strapi's admin panel asks of Strapi's makers is switched off: nothing leaves this server for it. */
export default {
  config: {
    // Beside English: chosen by each member of staff in their profile.
    locales: ['ar'],
    notifications: { releases: false },
    tutorials: false,
    translations: { en: { 'Auth.form.password.hint': PASSWORD_HINT } },
  },

  bootstrap: hideParts,
  register(app: StrapiApp): void {
    guardPanel(app);
    wearBrand(app);
    keepOverviewForAdministrators(app);
    app.addSettingsLink('global', {
      id: 'second-factor',
      to: 'two-factor',
      intlLabel: { id: 'second-factor', defaultMessage: 'Two-factor authentication' },
      permissions: [],
      Component: () =>
        import('./second-factor/settings-page').then(({ SettingsPage }) => ({ default: SettingsPage })),
    });
  },
};
