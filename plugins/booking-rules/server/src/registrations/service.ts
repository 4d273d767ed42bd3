import { randomUUID } from 'node:crypto';
import { errors } from '@strapi/utils';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type { GuestRegistration, RegistrationEntry } from '../../../contracts/reservations/registrations';
import {
  deletionDay,
  isOpenForRegistration,
  registrationStanding,
  type RegistrationStanding,
} from '../../../shared/domain/guests/registration';
import { toldName } from '../../../shared/format/names';
import type { Outbox } from '../outbox/service';
import { inTransaction } from '../platform/transaction';
import { recordBookingEvent } from '../records/booking-events';
import type { ReservationDocument } from '../records/reservations/reservation';
import { REGISTRATION_PICTURES, REGISTRATIONS } from '../records/registrations';
import { lockReservation, queryReservations } from '../records/reservations/reservations';
import { createRegistrationDesk } from './desk';
import { checkGuest } from './entry';
import { createRegistrationJobs } from './jobs';
import { noPicture, type DocumentPictures } from './picture';
import {
  attachPicture,
  deleteRegistration,
  insertPicture,
  insertRegistration,
  looseUnder,
  nameOfRow,
  NO_STATE,
  openGuest,
  registrationsOf,
  statesOf,
  type RegistrationRow,
} from './queries';
import { createRegistrationRules, type PresentRules, type RulesDeps } from './rules';
import { createSealing, type Sealing } from './sealing';

/** Pictures of a stay that belong to nobody yet, beside one for each guest. */
const SPARE_PICTURES = 4;

export interface RegistrationsDeps extends RulesDeps {
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** The registration of guests: what they give is sealed before the database sees it. */
export const createRegistrations = ({ strapi, places, outbox, wake }: RegistrationsDeps) => {
  const present = createRegistrationRules({ strapi, places });
  const sealing = createSealing(strapi.config.get<string[]>('plugin::booking-rules.registrationKeys'));
  let pictures: DocumentPictures | null = null;

  /** What guests see of the registration of their stay. */
  async function view(reservation: ReservationDocument, now: Date): Promise<GuestRegistration> {
    return viewOf(await readPresent(strapi.db.connection, reservation, present.read(), now), sealing);
  }

  /**
   * Keeps a picture until somebody registers with it. @returns its id
   * @throws HttpError 409 where nobody can register, or too many were sent; ValidationError for what is no picture
   */
  async function addPicture(
    reservation: ReservationDocument,
    read: () => Promise<Buffer>,
    now: Date,
  ): Promise<string> {
    const { connection } = strapi.db;
    const { reference, guests } = reservation;
    const before = await readPresent(connection, reservation, present.read(), now);
    if (!before.isOpen) throw notOpen();
    if ((await looseUnder(connection, reference)) >= guests + SPARE_PICTURES)
      throw createError(409, 'Too many pictures were sent. Try again tomorrow, or contact us', {
        details: {},
      });
    if (pictures === null) throw new Error('Nobody has said who reads pictures of documents');
    const clean = await pictures.clean(await read());
    if (clean === null) throw noPicture();
    const id = randomUUID();
    const sealed = sealing.seal(clean, nameOfRow(REGISTRATION_PICTURES, { id, reference }));
    await insertPicture(connection, { id, reference, sealed, at: now.getTime() });
    return id;
  }

  /**
   * Registers somebody who stays.
   * @throws ValidationError for what the place does not take; HttpError 409 where nobody can register, or all have
   */
  async function register(
    reservation: ReservationDocument,
    entry: RegistrationEntry,
    now: Date,
  ): Promise<GuestRegistration> {
    const { reference } = reservation;
    const rules = await present.read();
    const after = await inTransaction(strapi, async (trx) => {
      const locked = await lockReservation(strapi, trx, reference);
      const before = await readPresent(trx, locked, rules, now);
      if (!before.isOpen) throw notOpen();
      const row = rowFor(before, reference, now);
      if (entry.kind === 'child') {
        refuseChildren(before);
        await insertRegistration(trx, { ...row, kind: 'child' });
      } else {
        const { guest, picture } = checkGuest(entry, rules.rules, now);
        const plain = Buffer.from(JSON.stringify(guest));
        const sealed = sealing.seal(plain, nameOfRow(REGISTRATIONS, row));
        await insertRegistration(trx, { ...row, sealed });
        if (picture !== null && !(await attachPicture(trx, { id: picture, reference }, row.id)))
          throw createError(409, 'The picture is no longer here. Add it again', { details: {} });
      }
      const registered = before.rows.length + 1;
      const details = { registered, needed: locked.guests };
      await recordBookingEvent(trx, { type: 'registration.submitted', reference, details }, now);
      return readPresent(trx, locked, rules, now);
    });
    wake();
    return viewOf(after, sealing);
  }

  /**
   * Takes back what somebody gave, so that it can be given again.
   * @throws NotFoundError; HttpError 409 once the authority knows
   */
  async function withdraw(
    reservation: ReservationDocument,
    id: string,
    now: Date,
  ): Promise<GuestRegistration> {
    const rules = await present.read();
    const after = await inTransaction(strapi, async (trx) => {
      const locked = await lockReservation(strapi, trx, reservation.reference);
      if (!(await readPresent(trx, locked, rules, now)).isOpen) throw notOpen();
      if (!(await deleteRegistration(trx, locked.reference, id)))
        throw new errors.NotFoundError('There is no such registration');
      return readPresent(trx, locked, rules, now);
    });
    return viewOf(after, sealing);
  }

  /** How far the registration of each of some stays is, by their references; of others, nothing. */
  async function registrationStates(
    references: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, RegistrationStanding>> {
    const where = { reference: { $in: [...references] } };
    return present.standings(await queryReservations(strapi, { where }), now);
  }

  return {
    ...{ view, addPicture, register, withdraw, registrationStates },
    ...createRegistrationDesk({ strapi, present, sealing, outbox, wake }),
    jobs: createRegistrationJobs({ strapi, present, outbox }),

    /** Called once by the host, before anybody is served. */
    usePictures(given: DocumentPictures): void {
      pictures = given;
    },

    /** Whether nothing is left for the guests of a stay to register: what a door code may wait for. */
    async isRegistered(reference: string, now: Date): Promise<boolean> {
      const state = (await registrationStates([reference], now)).get(reference)?.state;
      return state !== undefined && state !== 'missing' && state !== 'partly';
    },
  };
};

export type Registrations = ReturnType<typeof createRegistrations>;

/** The registration of a stay as it is. */
interface Present extends PresentRules {
  reservation: ReservationDocument;
  rows: RegistrationRow[];
  standing: RegistrationStanding;
  isOpen: boolean;
}

async function readPresent(
  db: Knex | Knex.Transaction,
  reservation: ReservationDocument,
  reading: PresentRules | Promise<PresentRules>,
  now: Date,
): Promise<Present> {
  const known = await reading;
  const { reference, guests, checkIn } = reservation;
  const rows = await registrationsOf(db, [reference]);
  const { reportedAt } = (await statesOf(db, [reference])).get(reference) ?? NO_STATE;
  const question = { ...known, guests, checkIn, registered: rows.length, reportedAt };
  return {
    ...known,
    ...{ reservation, rows },
    standing: registrationStanding(question, now),
    isOpen: isOpenForRegistration(question, reservation, now),
  };
}

/** The next registration. @throws HttpError 409 where all guests are registered */
function rowFor({ reservation, rows }: Present, reference: string, now: Date): RegistrationRow {
  const taken = new Set(rows.map(({ place }) => place));
  const place = Array.from({ length: reservation.guests }, (_, at) => at + 1).find((at) => !taken.has(at));
  if (place === undefined || rows.length >= reservation.guests)
    throw createError(409, 'Everybody of this stay is registered', { details: {} });
  return { id: randomUUID(), reference, place, kind: 'guest', sealed: null, at: now.getTime() };
}

/** @throws HttpError 409 where children give the same as adults, or nobody else would be left */
function refuseChildren({ rules, rows, reservation }: Present): void {
  const children = rows.filter(({ kind }) => kind === 'child').length;
  if (rules.children || children + 1 >= reservation.guests)
    throw createError(409, 'Somebody who stays has to register with a name', { details: {} });
}

function viewOf(
  { reservation, rules, rows, standing, isOpen, place }: Present,
  sealing: Sealing,
): GuestRegistration {
  const { reference, apartmentName, checkIn, checkOut } = reservation;
  return {
    ...{ reference, apartmentName: toldName('apartments', apartmentName), checkIn, checkOut },
    ...{ ...standing, dueAt: standing.dueAt.toISOString(), isOpen, place },
    ...{ fields: [...rules.fields], documents: [...rules.documents], exempt: [...rules.exempt] },
    ...{ children: rules.children, adultAge: rules.adultAge, deletedOn: deletionDay(rules, checkOut) },
    guests: rows.map((row) => ({ id: row.id, kind: row.kind, initials: initialsOf(row, sealing) })),
  };
}

/** By which those who registered know which is whose, and nobody else learns a name. */
function initialsOf(row: RegistrationRow, sealing: Sealing): string {
  const guest = openGuest(row, sealing);
  if (guest === null || guest === 'sealed') return '';
  return [guest.firstName, guest.lastName].map((name) => `${Array.from(name)[0] ?? ''}.`).join(' ');
}

function notOpen(): Error {
  return createError(409, 'Nobody can register for this stay here now. Please contact us', { details: {} });
}
