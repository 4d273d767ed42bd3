import type { Core } from '@strapi/strapi';
import { booking } from 'booking-rules/services';
import { addDays, dubaiDay } from 'booking-rules/shared/stay';
import type { Settings } from '../../../config/settings';
import { reportProgress } from '../../progress';
import { createMissing } from './create-missing';
import { formerStays } from './former-stays';
import { readSeed, type Seed } from './seed-files';

const MARK = { type: 'app', name: 'demo', key: 'loaded business' };

/**
 * Loads who has booked and asked in the demo, once. It comes after the catalogue, which gives stays their prices.
 */
export async function loadDemoBusiness(strapi: Core.Strapi): Promise<void> {
  const { demo, folders }: Settings = strapi.config.get('settings');
  if (!demo.load || (await strapi.store.get(MARK))) return;
  reportProgress('Demo content: reservations and enquiries');
  const seed = await readSeed(folders.seed);
  const today = dubaiDay(new Date());
  await booking(strapi).reservations.takeOver(formerStays(seed, today));
  await loadEnquiries(strapi, seed, today);
  await strapi.store.set({ ...MARK, value: true });
}

async function loadEnquiries(strapi: Core.Strapi, { enquiries }: Seed, today: string): Promise<void> {
  await createMissing(
    strapi,
    'plugin::booking-rules.enquiry',
    'reference',
    enquiries,
    ({ askedDaysAgo, fromDay, nights, ...enquiry }) => {
      const checkIn = fromDay === undefined ? null : addDays(today, fromDay);
      const name = booking(strapi).catalogue.find(enquiry.apartmentId ?? '')?.card.name ?? null;
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
