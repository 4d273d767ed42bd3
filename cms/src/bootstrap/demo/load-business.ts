import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { addDays } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';
import { createMissing, type Loading } from './create-missing';
import { pastBookings } from './past-bookings';
import { markDocument } from './records';
import type { Seed } from './seed-files';

/** Who stays in one apartment of the demo, at the prices that it has now. */
export async function loadStays({ strapi }: Loading, seed: Seed, apartmentId: string): Promise<void> {
  const stays = pastBookings(seed, localDay(new Date()));
  const { reservations, demoContent } = engineOf(strapi);
  await reservations.importPastBookings(stays.filter((stay) => stay.apartmentId === apartmentId));
  await demoContent.bookings.mark(seed.guests.map(({ email }) => email));
}

/** What has been asked in the demo. */
export async function loadEnquiries(loading: Loading, { enquiries }: Seed): Promise<void> {
  const { strapi } = loading;
  const today = localDay(new Date());
  await createMissing(
    loading,
    'plugin::booking-rules.enquiry',
    'reference',
    enquiries,
    ({ askedDaysAgo, fromDay, nights, ...enquiry }) => {
      const checkIn = fromDay === undefined ? null : addDays(today, fromDay);
      const name = engineOf(strapi).inventory.find(enquiry.apartmentId ?? '')?.card.name ?? null;
      return {
        ...enquiry,
        apartmentName: name,
        checkIn,
        checkOut: checkIn === null || nights === undefined ? null : addDays(checkIn, nights),
        createdAt: new Date(Date.parse(addDays(today, -askedDaysAgo))),
      };
    },
  );
}

/** Whose apartments are whose. */
interface SeedOwner {
  email: string;
  apartments: string[];
  /** Percent of what the nights bring that is the house's. */
  commission: number;
  note: string;
}

const UID = 'plugin::booking-rules.ownership';

/** Gives the demo's owner apartments, where there is such an account and it has none yet. */
export async function loadOwners(strapi: Core.Strapi, folder: string): Promise<void> {
  const owners = JSON.parse(await readFile(join(folder, 'owners.json'), 'utf8')) as SeedOwner[];
  for (const { email, apartments, commission, note } of owners) {
    const user: unknown = await strapi.db.query('admin::user').findOne({ where: { email } });
    if (!user) continue;
    const { id } = user as { id: number };
    if (await strapi.db.query(UID).findOne({ where: { owner: { id } } })) continue;
    const found = await strapi
      .documents('api::apartment.apartment')
      .findMany({ filters: { apartmentId: { $in: apartments } }, fields: ['documentId'] });
    const data: object = {
      owner: id,
      apartments: found.map(({ documentId }) => documentId),
      commission,
      note,
    };
    const { documentId } = await strapi.documents(UID).create({ data: { ...data } });
    await markDocument(strapi, UID, documentId);
  }
}
