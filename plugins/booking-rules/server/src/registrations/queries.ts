import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { RegisteredGuest } from '../../../shared/domain/guests/registration';
import { REGISTRATION_PICTURES, REGISTRATION_STATES, REGISTRATIONS } from '../records/registrations';
import { CannotBeOpened, type Sealed, type Sealing } from './sealing';

type Database = Knex | Knex.Transaction;

/** Who is registered for a stay; what they gave is sealed. */
export interface RegistrationRow {
  id: string;
  reference: string;
  /** From 1 to the number of guests. */
  place: number;
  kind: 'guest' | 'child';
  /** Null for a child, of whom nothing is kept. */
  sealed: Sealed | null;
  /** Instant in milliseconds. */
  at: number;
}

/** What became of the registration of a stay. */
export interface RegistrationStateRow {
  askedAt: Date | null;
  reportedAt: Date | null;
  reportedBy: string | null;
}

export const NO_STATE: RegistrationStateRow = { askedAt: null, reportedAt: null, reportedBy: null };

/** The columns of something sealed. */
interface SealedColumns {
  key_id: string;
  salt: Buffer;
  sealed: Buffer;
}

const columnsOf = ({ keyId, salt, bytes }: Sealed): SealedColumns => ({ key_id: keyId, salt, sealed: bytes });
const sealedOf = ({ key_id, salt, sealed }: SealedColumns): Sealed => ({
  keyId: key_id,
  salt,
  bytes: sealed,
});

/** What a row of these tables is called where it is sealed: nothing that is moved elsewhere can be opened there. */
export const nameOfRow = (table: string, { id, reference }: { id: string; reference: string }): string =>
  `${table}\n${reference}\n${id}`;

type Stored = Omit<RegistrationRow, 'sealed' | 'at'> & Partial<SealedColumns> & { at: number | string };

function rowOf({ id, reference, place, kind, at, key_id, salt, sealed }: Stored): RegistrationRow {
  const isSealed = key_id != null && salt != null && sealed != null;
  return {
    id,
    reference,
    place,
    kind,
    at: Number(at),
    sealed: isSealed ? sealedOf({ key_id, salt, sealed }) : null,
  };
}

/** Who is registered for some stays, in the order of their places. */
export async function registrationsOf(
  db: Database,
  references: readonly string[],
): Promise<RegistrationRow[]> {
  const found: Stored[] = await db(REGISTRATIONS)
    .whereIn('reference', [...references])
    .orderBy(['reference', 'place'])
    .select('*');
  return found.map(rowOf);
}

/** How many are registered for each of some stays. */
export async function countRegistrations(
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found: { reference: string; count: number | string }[] = await db(REGISTRATIONS)
    .whereIn('reference', [...references])
    .groupBy('reference')
    .select('reference')
    .count({ count: '*' });
  return new Map(found.map(({ reference, count }) => [reference, Number(count)]));
}

/** @throws a duplicate key where somebody else has the place */
export async function insertRegistration(db: Database, row: RegistrationRow): Promise<void> {
  const { sealed, ...plain } = row;
  await db(REGISTRATIONS).insert({ ...plain, ...(sealed && columnsOf(sealed)) });
}

/** Which of some registrations have a picture. */
export async function picturedOf(db: Database, references: readonly string[]): Promise<ReadonlySet<string>> {
  const found: { registration: string | null }[] = await db(REGISTRATION_PICTURES)
    .whereIn('reference', [...references])
    .whereNotNull('registration')
    .select('registration');
  return new Set(found.flatMap(({ registration }) => registration ?? []));
}

/** What a row holds: null for a child, `sealed` where it cannot be opened here. */
export function openGuest(row: RegistrationRow, sealing: Sealing): RegisteredGuest | 'sealed' | null {
  if (row.sealed === null) return null;
  try {
    return JSON.parse(sealing.open(row.sealed, nameOfRow(REGISTRATIONS, row)).toString()) as RegisteredGuest;
  } catch (error) {
    if (error instanceof CannotBeOpened) return 'sealed';
    throw error;
  }
}

export interface PictureRow {
  id: string;
  reference: string;
  sealed: Sealed;
  at: number;
}

export async function insertPicture(db: Database, { sealed, ...plain }: PictureRow): Promise<void> {
  await db(REGISTRATION_PICTURES).insert({ ...plain, ...columnsOf(sealed) });
}

/** How many pictures of a stay belong to nobody yet. */
export async function looseUnder(db: Database, reference: string): Promise<number> {
  const counted = await db(REGISTRATION_PICTURES)
    .where({ reference })
    .whereNull('registration')
    .count({ count: '*' })
    .first<{ count: number | string } | undefined>();
  return Number(counted?.count ?? 0);
}

/** Gives a picture to a registration. @returns false where there is no such picture of this stay, or it is another's */
export async function attachPicture(
  db: Database,
  picture: { id: string; reference: string },
  registration: string,
): Promise<boolean> {
  const { id, reference } = picture;
  const changed = await db(REGISTRATION_PICTURES)
    .where({ id, reference })
    .whereNull('registration')
    .update({ registration });
  return changed === 1;
}

/** The picture of a registration; null where it has none. */
export async function pictureOf(
  db: Database,
  reference: string,
  registration: string,
): Promise<PictureRow | null> {
  const found = await db(REGISTRATION_PICTURES)
    .where({ reference, registration })
    .first<(SealedColumns & { id: string; at: number | string }) | undefined>('*');
  return found ? { id: found.id, reference, sealed: sealedOf(found), at: Number(found.at) } : null;
}

/** Removes one registration with its picture. @returns whether it was there */
export async function deleteRegistration(db: Database, reference: string, id: string): Promise<boolean> {
  await db(REGISTRATION_PICTURES).where({ reference, registration: id }).delete();
  return (await db(REGISTRATIONS).where({ reference, id }).delete()) === 1;
}

/** What became of the registrations of some stays; of those that are missing, nothing yet. */
export async function statesOf(
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, RegistrationStateRow>> {
  const found: {
    reference: string;
    asked_at: number | string | null;
    reported_at: number | string | null;
    reported_by: string | null;
  }[] = await db(REGISTRATION_STATES)
    .whereIn('reference', [...references])
    .select('*');
  return new Map(
    found.map(({ reference, asked_at, reported_at, reported_by }) => [
      reference,
      { askedAt: instantOf(asked_at), reportedAt: instantOf(reported_at), reportedBy: reported_by },
    ]),
  );
}

const instantOf = (ms: number | string | null): Date | null => (ms === null ? null : new Date(Number(ms)));

/** Writes down what became of the registration of a stay. */
export async function writeState(
  db: Database,
  reference: string,
  { askedAt, reportedAt, reportedBy }: Partial<RegistrationStateRow>,
): Promise<void> {
  const columns = {
    ...(askedAt !== undefined && { asked_at: askedAt?.getTime() ?? null }),
    ...(reportedAt !== undefined && { reported_at: reportedAt?.getTime() ?? null }),
    ...(reportedBy !== undefined && { reported_by: reportedBy }),
  };
  await db(REGISTRATION_STATES)
    .insert({ reference, ...columns })
    .onConflict('reference')
    .merge(columns);
}

/** Of a day's worth of pictures that nobody has used. @returns how many there were */
export function clearLoosePictures(strapi: Core.Strapi, before: Date): Promise<number> {
  return strapi.db
    .connection(REGISTRATION_PICTURES)
    .whereNull('registration')
    .where('at', '<', before.getTime())
    .delete();
}
