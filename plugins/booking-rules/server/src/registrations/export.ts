import type { Core } from '@strapi/strapi';
import type { RegisteredGuest, RegistrationColumn } from '../../../shared/domain/guests/registration';
import { addDays, type Day } from '../../../shared/domain/stay';
import { toCsv } from '../../../shared/format/csv';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { documents, UIDS } from '../records/documents';
import type { ReservationDocument } from '../records/reservations/reservation';
import { queryReservations } from '../records/reservations/reservations';
import { openGuest, registrationsOf } from './queries';
import type { PresentRegistrationRules } from './rules';
import type { Sealing } from './sealing';

const HEADINGS: Record<RegistrationColumn, string> = {
  reference: 'Booking',
  apartment: 'Apartment',
  permit: 'Permit',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  firstName: 'First name',
  lastName: 'Last name',
  nationality: 'Nationality',
  documentKind: 'Document',
  documentNumber: 'Document number',
  birthDate: 'Date of birth',
  address: 'Address',
};
/** Stands where a row cannot be opened here: nobody takes a list without it for complete. */
const SEALED = '(encrypted with a key that is not here)';

interface ExportDeps {
  strapi: Core.Strapi;
  present: PresentRegistrationRules;
  sealing: Sealing;
}

/** The guests of arrivals as the authority asks for them. */
export function createRegistrationExport({ strapi, present, sealing }: ExportDeps) {
  /** A line for each registered guest, in the columns of the place; the history tells who made it. */
  async function exportCsv({ from, to }: { from: Day; to: Day }, { by, now }: Actor): Promise<string> {
    const { columns } = await present.read();
    const where = { state: { $in: ['confirmed', 'completed'] }, checkIn: { $gte: from, $lt: to } };
    const stays = await queryReservations(strapi, { where, orderBy: { checkIn: 'asc' } });
    const permits = await permitsOf(stays.map(({ apartmentId }) => apartmentId));
    const byReference = new Map(stays.map((stay) => [stay.reference, stay]));
    const rows = await registrationsOf(strapi.db.connection, [...byReference.keys()]);
    const lines = rows.flatMap((row) => {
      const stay = byReference.get(row.reference);
      const guest = openGuest(row, sealing);
      if (stay === undefined || guest === null) return [];
      const cells = cellsOf(stay, permits.get(stay.apartmentId) ?? null, guest);
      return [columns.map((column) => cells[column])];
    });
    const entry = {
      ...{ by, action: 'exported', subject: 'registration-list', subjectId: from },
      label: `${from} – ${addDays(to, -1)}`,
      details: { guests: lines.length },
    };
    await inTransaction(strapi, (trx) => recordChange(trx, entry, now));
    return toCsv(
      columns.map((column) => HEADINGS[column]),
      lines,
    );
  }

  async function permitsOf(apartmentIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const filters = { apartmentId: { $in: [...new Set(apartmentIds)] } };
    const found = await documents(strapi, UIDS.apartment).findMany({ filters, status: 'published' });
    return new Map(found.map(({ apartmentId, permitNumber }) => [apartmentId, permitNumber]));
  }

  return { exportCsv };
}

function cellsOf(
  { reference, apartmentName, checkIn, checkOut }: ReservationDocument,
  permit: string | null,
  guest: RegisteredGuest | 'sealed',
): Record<RegistrationColumn, string | null> {
  const known = guest === 'sealed' ? null : guest;
  return {
    ...{ reference, apartment: apartmentName, permit, checkIn, checkOut },
    firstName: known?.firstName ?? null,
    lastName: guest === 'sealed' ? SEALED : guest.lastName,
    nationality: known?.nationality ?? null,
    documentKind: known?.document?.kind ?? null,
    documentNumber: known?.document?.number ?? null,
    birthDate: known?.birthDate ?? null,
    address: known?.address ?? null,
  };
}
