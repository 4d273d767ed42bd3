import type { StrapiApp } from '@strapi/strapi/admin';
import { guardPanel } from './second-factor/panel-gate';

/** What is asked of passwords of staff: by Strapi kinds of characters, by the server the rest. */
const PASSWORD_HINT =
  'At least 12 characters with an upper-case letter, a lower-case letter and a digit. No common password, and not your email address or the name of the business.';

/** The tab in which the dialog of a media field fetches a file by its address. */
const TAB_OF_ADDRESSES = `[role='tab'][id$='-trigger-url'] { display: none; }`;
/** The same in the menus of the media library. */
const FROM_ADDRESS = 'File upload from URL';

/**
 * Takes files by address out of the panel, for which Strapi has no setting: the server fetches none for anybody, and
 * the panel may ask no other server. Menus are put at the end of the page when they open.
 */
function hideFilesByAddress(): void {
  const style = document.createElement('style');
  style.textContent = TAB_OF_ADDRESSES;
  document.head.append(style);
  new MutationObserver(() => {
    for (const item of document.querySelectorAll<HTMLElement>('[role=menuitem]')) {
      if (item.textContent === FROM_ADDRESS) item.style.display = 'none';
    }
  }).observe(document.body, { childList: true });
}

/** What Strapi's admin panel asks of Strapi's makers is switched off: nothing leaves this server for it. */
export default {
  config: {
    notifications: { releases: false },
    tutorials: false,
    translations: { en: { 'Auth.form.password.hint': PASSWORD_HINT } },
  },

  bootstrap: hideFilesByAddress,
  register(app: StrapiApp): void {
    guardPanel(app);
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
