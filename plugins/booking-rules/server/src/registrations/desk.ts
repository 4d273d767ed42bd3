import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type { DueRegistration, PanelRegistration } from '../../../contracts/reservations/registrations';
import {
  deletionDay,
  isOpenForRegistration,
  type RegisteredGuest,
  type RegistrationStanding,
} from '../../../shared/domain/guests/registration';
import { localDay } from '../../../shared/domain/local-day';
import { addDays } from '../../../shared/domain/stay';
import { pathIn } from '../../../shared/format/local-path';
import type { Outbox } from '../outbox/service';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { guestToken, linkSecret } from '../records/reservations/guest-proof';
import { languageOf, type ReservationDocument } from '../records/reservations/reservation';
import { viewOf } from '../records/reservations/reservation-view';
import { eraseRegistrations, REGISTRATION_PICTURES } from '../records/registrations';
import { lockReservation, queryReservations, requireReservation } from '../records/reservations/reservations';
import { createRegistrationExport } from './export';
import {
  nameOfRow,
  NO_STATE,
  openGuest,
  picturedOf,
  pictureOf,
  registrationsOf,
  statesOf,
  writeState,
  type RegistrationRow,
} from './queries';
import type { PresentRegistrationRules } from './rules';
import { CannotBeOpened, type Sealing } from './sealing';

/** For so many days after the arrival an authority that was not told stands in the list. */
const DAYS_LATE = 14;
/** What the history calls it. */
const SUBJECT = 'registration';

export interface DeskDeps {
  strapi: Core.Strapi;
  present: PresentRegistrationRules;
  sealing: Sealing;
  outbox: Outbox;
  wake: () => void;
}

/** What managers do with registrations. Whoever looks at what guests gave is written down before it is shown. */
export function createRegistrationDesk({ strapi, present, sealing, outbox, wake }: DeskDeps) {
  /** How far it is, without anything that guests have given. @throws NotFoundError */
  async function find(reference: string, now: Date): Promise<PanelRegistration> {
    const reservation = await requireReservation(strapi, reference);
    const known = await present.read();
    const standing = (await present.standings([reservation], now, known)).get(reservation.reference);
    if (standing === undefined) throw new Error(`Nothing is known of ${reference}`);
    const { connection } = strapi.db;
    const [rows, pictured, states] = await Promise.all([
      registrationsOf(connection, [reference]),
      picturedOf(connection, [reference]),
      statesOf(connection, [reference]),
    ]);
    const { askedAt, reportedAt, reportedBy } = states.get(reference) ?? NO_STATE;
    return {
      ...told(standing),
      deletedOn: deletionDay(known.rules, reservation.checkOut),
      askedAt: askedAt?.toISOString() ?? null,
      reportedAt: reportedAt?.toISOString() ?? null,
      reportedBy,
      guests: rows.map(({ id, kind, at }) => ({
        ...{ id, kind, hasPicture: pictured.has(id), registeredAt: new Date(at).toISOString() },
      })),
    };
  }

  /** Writes an act down, with the stay that it is about. */
  function noted(
    reservation: ReservationDocument,
    action: string,
    details: Record<string, unknown>,
    { by, now }: Actor,
    alongside?: (trx: Knex.Transaction) => Promise<void>,
  ): Promise<void> {
    const { reference, apartmentName, firstName, lastName } = reservation;
    const label = `${apartmentName}, ${firstName} ${lastName}`;
    const entry = { by, action, subject: SUBJECT, subjectId: reference, label, details };
    return inTransaction(strapi, async (trx) => {
      await recordChange(trx, entry, now);
      await alongside?.(trx);
    });
  }

  async function requireRow(reference: string, id: string): Promise<RegistrationRow> {
    const row = (await registrationsOf(strapi.db.connection, [reference])).find((one) => one.id === id);
    if (row === undefined) throw new errors.NotFoundError('There is no such registration');
    return row;
  }

  /**
   * What a guest gave; the history tells who looked.
   * @throws NotFoundError; HttpError 409 where it was sealed with a key that is not here
   */
  async function look(reference: string, id: string, actor: Actor): Promise<RegisteredGuest> {
    const reservation = await requireReservation(strapi, reference);
    const row = await requireRow(reservation.reference, id);
    const guest = openGuest(row, sealing);
    if (guest === null) throw new errors.NotFoundError('There is no such registration');
    if (guest === 'sealed') throw cannotBeOpened();
    await noted(reservation, 'viewed', { guest: row.place }, actor);
    return guest;
  }

  /** The picture of a guest's document, a JPEG; told in the history as above. Throws as `look`. */
  async function picture(reference: string, id: string, actor: Actor): Promise<Buffer> {
    const reservation = await requireReservation(strapi, reference);
    const { place } = await requireRow(reservation.reference, id);
    const found = await pictureOf(strapi.db.connection, reservation.reference, id);
    if (found === null) throw new errors.NotFoundError('There is no such picture');
    const bytes = opened(() => sealing.open(found.sealed, nameOfRow(REGISTRATION_PICTURES, found)));
    await noted(reservation, 'viewed', { guest: place, picture: true }, actor);
    return bytes;
  }

  /** Says that the authority knows, or that it does not. */
  async function report(reference: string, reported: boolean, actor: Actor): Promise<PanelRegistration> {
    const reservation = await requireReservation(strapi, reference);
    const { by, now } = actor;
    const state = { reportedAt: reported ? now : null, reportedBy: reported ? by : null };
    await noted(reservation, reported ? 'reported' : 'reopened', {}, actor, (trx) =>
      writeState(trx, reservation.reference, state),
    );
    return find(reservation.reference, now);
  }

  /** Deletes all that the guests of a stay gave, before its time. */
  async function remove(reference: string, actor: Actor): Promise<PanelRegistration> {
    const reservation = await requireReservation(strapi, reference);
    await noted(reservation, 'deleted', {}, actor, async (trx) => {
      await eraseRegistrations(trx, [reservation.reference]);
    });
    return find(reservation.reference, actor.now);
  }

  /**
   * The link by which guests register, mailed where that is wished.
   * @throws NotFoundError; HttpError 409 where nobody can register, or there is no address that proves who comes
   */
  async function link(reference: string, mail: boolean, { by, now }: Actor): Promise<{ url: string }> {
    const { rules } = await present.read();
    const reservation = await inTransaction(strapi, async (trx) => {
      const locked = await lockReservation(strapi, trx, reference);
      const { reportedAt } = (await statesOf(trx, [locked.reference])).get(locked.reference) ?? NO_STATE;
      if (!isOpenForRegistration({ rules, reportedAt }, locked, now))
        throw createError(409, 'Nobody can register for this stay now', { details: {} });
      if (locked.email === null)
        throw createError(409, 'This guest has given no email address. Add one first', { details: {} });
      if (mail) {
        await outbox.enqueue(trx, 'registration-request', locked, now);
        await writeState(trx, locked.reference, { askedAt: now });
        const label = `${locked.apartmentName}, ${locked.firstName} ${locked.lastName}`;
        const entry = { by, action: 'requested', subject: SUBJECT, subjectId: reference, label, details: {} };
        await recordChange(trx, entry, now);
      }
      return locked;
    });
    if (mail) wake();
    return { url: registrationUrl(strapi, reservation) };
  }

  /** Arrivals of which the authority still has to know: to tomorrow, and those of the last days that were asked. */
  async function dueRegistrations(now: Date): Promise<DueRegistration[]> {
    const today = localDay(now);
    const known = await present.read();
    if (!known.rules.on) return [];
    const where = {
      state: { $in: ['confirmed', 'completed'] },
      checkIn: { $gte: addDays(today, -DAYS_LATE), $lte: addDays(today, 1) },
    };
    const arrivals = await queryReservations(strapi, { where, orderBy: { checkIn: 'asc' } });
    const references = arrivals.map(({ reference }) => reference);
    const [standings, states] = await Promise.all([
      present.standings(arrivals, now, known),
      statesOf(strapi.db.connection, references),
    ]);
    return arrivals.flatMap((reservation): DueRegistration[] => {
      const { reference, firstName, lastName } = reservation;
      const standing = standings.get(reference);
      if (standing === undefined || standing.state === 'off' || standing.state === 'reported') return [];
      // Who came before anybody was asked, such as with an earlier system, is nobody's task.
      if (reservation.checkIn < today && standing.registered === 0 && !states.get(reference)?.askedAt)
        return [];
      const { apartmentId, apartmentName, checkIn, checkOut, nights, guests } = viewOf(reservation);
      const stay = { apartmentId, apartmentName, checkIn, checkOut, nights, guests };
      return [{ reference, guest: `${firstName} ${lastName}`, ...stay, ...told(standing) }];
    });
  }

  const exporting = createRegistrationExport({ strapi, present, sealing });
  return { find, look, picture, report, remove, link, dueRegistrations, ...exporting };
}

/** The signed page on which the guests of a reservation register. */
export function registrationUrl(strapi: Core.Strapi, reservation: ReservationDocument): string {
  const { reference, email } = reservation;
  const token = guestToken(linkSecret(strapi), { reference, email: email ?? '' });
  const query = new URLSearchParams({ reference, token }).toString();
  const path = pathIn(languageOf(reservation), `/registration?${query}`);
  return `${strapi.config.get<string>('server.url')}${path}`;
}

const told = ({ dueAt, ...standing }: RegistrationStanding) => ({ ...standing, dueAt: dueAt.toISOString() });

function opened(open: () => Buffer): Buffer {
  try {
    return open();
  } catch (error) {
    throw error instanceof CannotBeOpened ? cannotBeOpened() : error;
  }
}

function cannotBeOpened(): Error {
  return createError(
    409,
    'This was encrypted with a key that this server does not have, or it was changed since. Whoever runs the server can add the earlier key (REGISTRATION_OLD_KEYS)',
    { details: {} },
  );
}
