import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { prepareAccounts } from './bootstrap/accounts';
import { keepApartmentIds } from './bootstrap/apartment-id';
import { createDemoContentHost } from './bootstrap/demo/removal/host';
import { createDefaultPages } from './bootstrap/default-pages';
import { createLegalPages } from './bootstrap/legal-pages';
import { createLegalPagesHost } from './bootstrap/legal-pages-of-places';
import { deleteDefaultTokens } from './bootstrap/default-tokens';
import { createDefaults } from './bootstrap/defaults';
import { applyEditingViews } from './bootstrap/editing-views/apply';
import { grantGuestPermissions } from './bootstrap/permissions';
import { prepareStaffRoles } from './bootstrap/staff-roles/prepare';
import { checkPublishing } from './editorial/check-publishing';
import { checkRedirects } from './editorial/check-redirects';
import { checkBusiness } from './editorial/check-business';
import { checkChargeRules } from './editorial/check-charge-rules';
import { checkSettings } from './editorial/check-settings';
import { followNames } from './editorial/follow-name';
import { keepAddresses } from './editorial/keep-addresses';
import { keepUsedPolicies } from './editorial/keep-policy';
import { keepPagesUnique } from './editorial/unique-pages';
import { fillStayDetailIcons } from './editorial/stay-detail-icons';
import { checkAccountRules } from './extensions/users-permissions/account-rules';
import { keepSchedules, publishDueGuides } from './editorial/scheduled-guides';
import { createListingImporter } from './import/listing-importer';
import { smallPhoto } from './pictures/small-photo';
import { workDone } from './security/after-response';
import { mountOperations } from './operations/mount';
import { restrictFilePermissions } from './security/file-permissions';
import { watchDatabaseWritable } from './operations/database-writable';
import { addSecondFactorRoutes } from './second-factor/routes';
import { requireSecondFactors } from './second-factor/sessions';
import { localName } from './site-host/api/apartment';
import { contentOf } from './site-host/content/content-cache';
import { mountSite } from './site-host/mount';
import { businessPreviewAddress } from './preview/preview-address';
import { keepContentTypes } from './patches/content-types/keep-content-types';
import { cleanDocumentPicture } from './pictures/document-picture';
import { syncViewsWhenChanged } from './patches/editing-views/sync-when-changed';
import { keepContentApiAbilities } from './patches/content-api/content-api-abilities';
import { forgetInverseOrder } from './patches/relation-order/forget-inverse-order';
import { keepStaffAbilities } from './patches/staff-accounts/staff-abilities';
import { checkStaffPasswords } from './patches/staff-accounts/staff-passwords';
import { guardStaffSignIn } from './patches/staff-accounts/staff-sign-in';
import { restrictRoutes } from './patches/strapi-routes/restrict-routes';
import { trustRoutes } from './patches/strapi-routes/trust-routes';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    restrictFilePermissions(strapi.config.get('settings'), (sentence) => strapi.log.warn(sentence));
    followNames(strapi);
    keepApartmentIds(strapi);
    fillStayDetailIcons(strapi);
    checkPublishing(strapi);
    checkRedirects(strapi);
    checkSettings(strapi);
    checkBusiness(strapi);
    checkChargeRules(strapi);
    keepUsedPolicies(strapi);
    keepPagesUnique(strapi);
    keepAddresses(strapi);
    keepSchedules(strapi);
    checkAccountRules(strapi);
    checkStaffPasswords(strapi);
    guardStaffSignIn(strapi);
    keepContentApiAbilities(strapi);
    keepStaffAbilities(strapi);
    syncViewsWhenChanged(strapi);
    requireSecondFactors(strapi);
    addSecondFactorRoutes(strapi);
    restrictRoutes(strapi);
    trustRoutes(strapi);
    const metrics = mountOperations(strapi);
    mountSite(strapi, metrics.watchCache);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    keepContentTypes(strapi);
    forgetInverseOrder(strapi);
    engineOf(strapi).listingImports.useImporter(createListingImporter(strapi));
    engineOf(strapi).stays.useNames((entry) => localName(entry, strapi));
    engineOf(strapi).places.useLegalPages(createLegalPagesHost(strapi));
    engineOf(strapi).registrations.usePictures({ clean: cleanDocumentPicture });
    engineOf(strapi).turnover.usePhotos(smallPhoto);
    engineOf(strapi).business.usePreviews((change, language) =>
      businessPreviewAddress(strapi, change, language),
    );
    engineOf(strapi).demoContent.useHost(createDemoContentHost(strapi));
    engineOf(strapi).jobs.register({ name: 'publish-guides', run: (now) => publishDueGuides(strapi, now) });
    watchDatabaseWritable(strapi);
    // Strapi's i18n grants administrators a new language: by now it knows every permission.
    await engineOf(strapi).translations.prepare();
    await deleteDefaultTokens(strapi);
    await grantGuestPermissions(strapi);
    await prepareStaffRoles(strapi);
    await applyEditingViews(strapi);
    await createDefaults(strapi);
    await createDefaultPages(strapi);
    await createLegalPages(strapi);
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
