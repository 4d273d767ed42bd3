import type { Core } from '@strapi/strapi';
import type { PermitToRenew } from '../../../contracts/reports/day-work';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { localDay } from '../../../shared/domain/local-day';
import { addDays, daysBetween } from '../../../shared/domain/stay';
import { PERMIT_REMINDERS, permitReminder, permitState } from '../../../shared/listing/permits';
import type { Outbox } from '../outbox/service';
import type { createPlaces } from '../places/service';
import { onceADay } from '../platform/jobs';
import { inTransaction } from '../platform/transaction';
import { documents, rows, UIDS } from '../records/documents';

/** Made by the migration 0065: which reminders have been written. */
const REMINDERS = 'booking_permit_reminders';

export interface PermitsDeps {
  strapi: Core.Strapi;
  places: Pick<ReturnType<typeof createPlaces>, 'ofBusiness'>;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** The permits under which homes are let: those that end, and whether one has to be valid. */
export const createPermits = ({ strapi, places, outbox, wake }: PermitsDeps) => {
  /** Published apartments whose permit ends within 60 days or has ended, the first to end first. */
  async function toRenew(now: Date): Promise<PermitToRenew[]> {
    const today = localDay(now);
    const found = await rows(strapi, UIDS.apartment).findMany({
      where: {
        publishedAt: { $notNull: true },
        locale: DEFAULT_LANGUAGE,
        permitExpiry: { $lte: addDays(today, PERMIT_REMINDERS[0]) },
      },
      select: ['documentId', 'apartmentId', 'name', 'permitNumber', 'permitExpiry', 'grade'],
      orderBy: { permitExpiry: 'asc' },
    });
    return found.flatMap(({ documentId, apartmentId, name, permitNumber, permitExpiry, grade }) => {
      if (permitExpiry == null) return [];
      const expired = permitState({ permitNumber, permitExpiry }, today) === 'expired';
      const daysLeft = daysBetween(today, permitExpiry);
      return [
        { documentId, apartmentId, name, permitNumber, grade, expiry: permitExpiry, daysLeft, expired },
      ];
    });
  }

  /** Writes one mail about all permits of which a reminder is due that nobody has had. */
  async function remind(now: Date): Promise<void> {
    const today = localDay(now);
    const due = (await toRenew(now)).flatMap((permit) => {
      const days = permitReminder(permit.expiry, today);
      return days === null ? [] : [{ permit, days }];
    });
    if (due.length === 0) return;
    const isTold = await inTransaction(strapi, async (trx) => {
      const told: PermitToRenew[] = [];
      for (const { permit, days } of due) {
        const row = { apartment: permit.apartmentId, expiry: permit.expiry, days, at: now.getTime() };
        const written: unknown[] = await trx(REMINDERS)
          .insert(row)
          .onConflict(['apartment', 'expiry', 'days'])
          .ignore()
          .returning('days');
        if (written.length > 0) told.push(permit);
      }
      if (told.length === 0) return false;
      const permits = told.map(({ name, permitNumber, expiry, daysLeft }) => ({
        ...{ apartmentName: name, permitNumber, expiry, daysLeft },
      }));
      await outbox.enqueueNotice(trx, { kind: 'manager-permits-ending', permits }, now);
      return true;
    });
    if (isTold) wake();
  }

  return {
    toRenew,

    /**
     * Whether an apartment whose permit has expired may not be published: as the business has chosen, else wherever we
     * know the permits of its city.
     */
    async areRequired(): Promise<boolean> {
      const setting = await documents(strapi, UIDS.siteSetting).findFirst({ fields: ['validPermits'] });
      return setting?.validPermits ?? (await places.ofBusiness()) !== null;
    },

    jobs: { remind: onceADay(remind) },
  };
};

export type Permits = ReturnType<typeof createPermits>;
