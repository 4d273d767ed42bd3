import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Language } from '../../../shared/format/language';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import type { Stay } from '../../../shared/domain/stay';
import type { Letter } from '../outbox/mail-types';
import { requireEnquiry, type EnquiryRow } from '../records/enquiries';
import { languageOf, type ReservationDocument } from '../records/reservations/reservation';
import { findReservation, lockReservation } from '../records/reservations/reservations';
import { isOfReservation } from '../records/threads';

/** What a thread is about, as far as both kinds have it. */
export interface Subject {
  reference: string;
  kind: 'reservation' | 'enquiry';
  guest: { name: string; firstName: string; email: string | null };
  /** E.164. */
  phone: string | null;
  language: Language;
  apartmentName: string | null;
  stay: Stay | null;
  guests: number | null;
  state: string;
  /** The whole of it: one of them. */
  reservation: ReservationDocument | null;
  enquiry: EnquiryRow | null;
}

/**
 * What a reference is about.
 * @param trx in which it is read, and a reservation locked; one that is under way has to be named
 * @throws NotFoundError
 */
export async function requireSubject(
  strapi: Core.Strapi,
  reference: string,
  trx?: Knex.Transaction,
): Promise<Subject> {
  if (!isOfReservation(reference)) return subjectOfEnquiry(await requireEnquiry(strapi, reference));
  if (trx) return subjectOfReservation(await lockReservation(strapi, trx, reference));
  const found = await findReservation(strapi, reference);
  if (!found) throw new errors.NotFoundError('There is no reservation with this reference');
  return subjectOfReservation(found);
}

export function subjectOfReservation(reservation: ReservationDocument): Subject {
  const { reference, firstName, lastName, email, phone, apartmentName, checkIn, checkOut } = reservation;
  return {
    ...{ reference, kind: 'reservation', phone, apartmentName, stay: { checkIn, checkOut } },
    guest: { name: `${firstName} ${lastName}`.trim(), firstName, email },
    language: languageOf(reservation),
    ...{ guests: reservation.guests, state: reservation.state, reservation, enquiry: null },
  };
}

function subjectOfEnquiry(enquiry: EnquiryRow): Subject {
  const { reference, name, email, phone, apartmentName, checkIn, checkOut } = enquiry;
  return {
    ...{ reference, kind: 'enquiry', phone, apartmentName },
    guest: { name, firstName: name.trim().split(/\s+/)[0] ?? name, email },
    language: enquiry.language ?? DEFAULT_LANGUAGE,
    stay: checkIn === null || checkOut === null ? null : { checkIn, checkOut },
    ...{ guests: enquiry.guests, state: enquiry.state, reservation: null, enquiry },
  };
}

/** A message about it as a mail. */
export function letterOf(subject: Subject, text: string, attachments = 0): Letter {
  const { reference, guest, language, apartmentName, stay } = subject;
  return { reference, text, attachments, guest, language, apartmentName, stay };
}
