import type { Core } from '@strapi/strapi';
import {
  REGISTRATION_COLUMNS,
  registrationRules,
  registrationStanding,
  type RegistrationChoices,
  type RegistrationColumn,
  type RegistrationRules,
  type RegistrationStanding,
} from '../../../shared/domain/guests/registration';
import type { Places } from '../places/service';
import { documents, UIDS, type BusinessDocument } from '../records/documents';
import type { ReservationDocument } from '../records/reservations/reservation';
import { readStayHours } from '../records/content/stay-place';
import { countRegistrations, NO_STATE, statesOf } from './queries';

/** How guests are registered here and now. */
export interface PresentRules {
  rules: RegistrationRules;
  /** Whose law asks for it; empty where no pack of a place is in force. */
  place: string;
  columns: readonly RegistrationColumn[];
  /** `HH:MM`. */
  checkInTime: string;
}

export interface RulesDeps {
  strapi: Core.Strapi;
  places: Pick<Places, 'ofBusiness'>;
}

/** How far the registrations of stays are, by the rules of this moment. */
export function createRegistrationRules({ strapi, places }: RulesDeps) {
  async function read(): Promise<PresentRules> {
    const [pack, business, { checkInTime }] = await Promise.all([
      places.ofBusiness(),
      documents(strapi, UIDS.business).findFirst(),
      readStayHours(strapi),
    ]);
    return {
      rules: registrationRules(pack?.registration ?? null, choicesOf(business)),
      place: pack?.name ?? '',
      columns: pack?.registration.columns ?? REGISTRATION_COLUMNS,
      checkInTime,
    };
  }

  /**
   * How far the registration of each of some stays is, by their references.
   * @param present the rules, where they are known already
   */
  async function standings(
    reservations: readonly Pick<ReservationDocument, 'reference' | 'guests' | 'checkIn'>[],
    now: Date,
    present?: PresentRules,
  ): Promise<ReadonlyMap<string, RegistrationStanding>> {
    if (reservations.length === 0) return new Map();
    const { rules, checkInTime } = present ?? (await read());
    const references = reservations.map(({ reference }) => reference);
    const { connection } = strapi.db;
    const [counts, states] = await Promise.all([
      countRegistrations(connection, references),
      statesOf(connection, references),
    ]);
    return new Map(
      reservations.map(({ reference, guests, checkIn }) => {
        const { reportedAt } = states.get(reference) ?? NO_STATE;
        const registered = counts.get(reference) ?? 0;
        const question = { rules, guests, checkIn, checkInTime, registered, reportedAt };
        return [reference, registrationStanding(question, now)];
      }),
    );
  }

  return { read, standings };
}

export type PresentRegistrationRules = ReturnType<typeof createRegistrationRules>;

/** What an operator has chosen, as the business details keep it. */
function choicesOf(business: BusinessDocument | null): RegistrationChoices {
  const { guestRegistration } = business ?? {};
  return {
    on: guestRegistration === 'always' ? true : guestRegistration === 'never' ? false : null,
    dueHours: business?.registrationHours ?? null,
    daysKept: business?.registrationDaysKept ?? null,
    askDays: business?.registrationAskDays ?? null,
  };
}
