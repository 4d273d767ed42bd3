import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { prepareAccounts } from './bootstrap/accounts';
import { keepApartmentIds } from './bootstrap/apartment-id';
import { createDefaultPages } from './bootstrap/default-pages';
import { deleteDefaultTokens } from './bootstrap/default-tokens';
import { createDefaults } from './bootstrap/defaults';
import { applyEditingViews } from './bootstrap/editing-views/apply';
import { grantGuestPermissions } from './bootstrap/permissions';
import { prepareStaffRoles } from './bootstrap/staff-roles/prepare';
import { checkPublishing } from './editorial/check-publishing';
import { checkRedirects } from './editorial/check-redirects';
import { checkSettings } from './editorial/check-settings';
import { keepAddresses } from './editorial/keep-addresses';
import { keepOnePageEach } from './editorial/one-page-each';
import { fillStayDetailIcons } from './editorial/stay-detail-icons';
import { checkAccounts } from './extensions/users-permissions/checked-accounts';
import { workDone } from './operations/after-answer';
import { mountOperations } from './operations/mount';
import { keepFilesPrivate } from './operations/private-files';
import { watchWriting } from './operations/writing';
import { addSecondFactorRoutes } from './second-factor/routes';
import { requireSecondFactors } from './second-factor/sessions';
import { hidePublicFolder } from './security/hidden-folder';
import { contentOf } from './site-host/content';
import { mountSite } from './site-host/mount';
import { checkStaffPasswords } from './staff-accounts/checked-passwords';
import { guardStaffSignIn } from './staff-accounts/sign-in';
import { narrowStrapi } from './strapi-features/narrow-strapi';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    keepFilesPrivate(strapi.config.get('settings'), (sentence) => strapi.log.warn(sentence));
    keepApartmentIds(strapi);
    fillStayDetailIcons(strapi);
    checkPublishing(strapi);
    checkRedirects(strapi);
    checkSettings(strapi);
    keepOnePageEach(strapi);
    keepAddresses(strapi);
    checkAccounts(strapi);
    checkStaffPasswords(strapi);
    guardStaffSignIn(strapi);
    requireSecondFactors(strapi);
    addSecondFactorRoutes(strapi);
    hidePublicFolder(strapi);
    narrowStrapi(strapi);
    const metrics = mountOperations(strapi);
    mountSite(strapi, metrics.watchCache);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    watchWriting(strapi);
    await deleteDefaultTokens(strapi);
    await grantGuestPermissions(strapi);
    await prepareStaffRoles(strapi);
    await applyEditingViews(strapi);
    await createDefaults(strapi);
    await createDefaultPages(strapi);
    await prepareAccounts(strapi);
    // Listening comes first, so that what others change while the inventory is read is heard.
    await engineOf(strapi).changes.start();
    await engineOf(strapi).inventory.start();
    await contentOf(strapi).start();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    contentOf(strapi).stop();
    await workDone();
  },
};
