import type { Core } from '@strapi/strapi';
import { engineOf, type DemoWork } from 'booking-rules/engine';
import { createDefaultPages } from '../../default-pages';
import { createLegalPages } from '../../legal-pages';
import { BLOCK, blockOf, marksOf, unmark } from '../records';
import { removeAccount } from './accounts';
import type { WholeSeed } from './groups';
import { demoPictures, removeUnusedPictures } from './pictures';
import { planRemoval, type PlannedDocument } from './plan';
import { resetSingles } from './singles';

/** Bookings of one transaction: others wait for it on SQLite. */
const BOOKINGS_AT_ONCE = 50;
const OVERRIDE = 'api::minimum-stay-override.minimum-stay-override';

/**
 * Removes what the plan says, one record after the other; each is gone whole or not at all, so that what was broken off
 * goes on with what is left. Apartments go first: nobody can book one whose bookings are gone.
 */
export async function removeDemoContent(
  strapi: Core.Strapi,
  seed: WholeSeed,
  loadedBy: number,
  { keep, account, onGone }: DemoWork,
): Promise<void> {
  const { bookings } = engineOf(strapi).demoContent;
  const plan = await planRemoval(strapi, seed, loadedBy, keep, account);
  const going = plan.documents.filter(({ why }) => why === null);
  for (const document of going) {
    if (document.group.kind === 'apartments') await removeApartment(strapi, document, onGone);
  }
  for (let start = 0; start < plan.bookings.length; start += BOOKINGS_AT_ONCE) {
    const some = plan.bookings.slice(start, start + BOOKINGS_AT_ONCE);
    await bookings.erase(some);
    await onGone(some.length);
  }
  await freeBlocks(strapi);
  for (const document of going) {
    const { group, documentId, key } = document;
    if (group.kind === 'apartments') continue;
    if (group.kind === 'enquiries') await bookings.eraseEnquiries([key]);
    else await strapi.documents(group.uid).delete({ documentId });
    await unmark(strapi, group.uid, documentId);
    await onGone(1);
  }
  // Menus lead to them: they are not missing for longer than that.
  await createDefaultPages(strapi);
  await createLegalPages(strapi);
  for (const one of plan.accounts.filter(({ why }) => why === null)) {
    await removeAccount(strapi, one);
    await onGone(1);
  }
  await resetSingles(strapi, seed, keep);
  await removePermits(strapi, seed);
  await removeUnusedPictures(strapi, await demoPictures(strapi, seed, loadedBy), onGone);
}

/** An apartment with its own minimum stay; one that somebody has booked meanwhile stays. */
async function removeApartment(
  strapi: Core.Strapi,
  { group, documentId, key }: PlannedDocument,
  onGone: DemoWork['onGone'],
): Promise<void> {
  const isGone = await engineOf(strapi).demoContent.bookings.eraseApartment(key, async () => {
    const overrides = await strapi.documents(OVERRIDE).findMany({ filters: { apartment: { documentId } } });
    for (const { documentId: own } of overrides) await strapi.documents(OVERRIDE).delete({ documentId: own });
    await strapi.documents(group.uid).delete({ documentId });
  });
  if (!isGone) return;
  await unmark(strapi, group.uid, documentId);
  await onGone(1);
}

/** Nights that the demo has blocked, in apartments that stay. */
async function freeBlocks(strapi: Core.Strapi): Promise<void> {
  const { bookings } = engineOf(strapi).demoContent;
  for (const { id } of await marksOf(strapi, BLOCK)) {
    const { apartmentId, stay } = blockOf(id);
    await bookings.eraseBlock(apartmentId, stay);
    await unmark(strapi, BLOCK, id);
  }
}

/** No apartment keeps a permit that nobody gave. Past the documents: that is no change which somebody has made. */
async function removePermits(strapi: Core.Strapi, { apartments }: WholeSeed): Promise<void> {
  const permits = apartments.map(({ permitNumber }) => String(permitNumber));
  await strapi.db
    .connection(strapi.db.metadata.get('api::apartment.apartment').tableName)
    .whereIn('permit_number', permits)
    .update({ permit_number: null, permit_expiry: null });
}
