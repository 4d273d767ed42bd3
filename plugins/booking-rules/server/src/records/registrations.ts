import type { Knex } from 'knex';

/** Who is registered for stays, the pictures of their documents, and what became of it: see `registrations/`. */
export const REGISTRATIONS = 'booking_registrations';
export const REGISTRATION_PICTURES = 'booking_registration_pictures';
export const REGISTRATION_STATES = 'booking_registration_states';

/**
 * Removes all that the guests of some stays gave; what became of the registration stays.
 * @returns how many registrations that were
 */
export async function eraseRegistrations(
  db: Knex | Knex.Transaction,
  references: readonly string[],
): Promise<number> {
  const some = [...references];
  await db(REGISTRATION_PICTURES).whereIn('reference', some).delete();
  return db(REGISTRATIONS).whereIn('reference', some).delete();
}
