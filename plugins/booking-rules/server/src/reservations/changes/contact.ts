import { e164Of } from '../../../../contracts/fields';
import type { ContactChange } from '../../../../contracts/contact';
import type { InventoryService } from '../../inventory/service';
import { invalidField } from '../../platform/http/parse';
import type { Actor } from '../../platform/http/signed-in';
import { localDay } from '../../../../shared/domain/local-day';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { wrongState } from '../manage';
import type { Transition, TransitionReservation } from '../transition';

/**
 * A phone number as it is kept, whether it came with its country code or as people dial it in the country.
 * @param field of the body that it stands in
 * @throws ValidationError
 */
export function phoneIn(country: string, typed: string, field: string): string {
  const number = e164Of(typed, country);
  if (number !== null) return number;
  throw invalidField(field, 'must be a complete phone number, such as 020 7946 0958 or +44 20 7946 0958');
}

/** Whether guests may correct their name and phone number: until they leave. */
export function mayCorrectContact({ state, checkOut }: ReservationDocument, now: Date): boolean {
  return (state === 'held' || state === 'confirmed') && localDay(now) <= checkOut;
}

interface ContactDeps {
  inventory: InventoryService;
  transition: TransitionReservation;
}

/** Corrections of who comes and how to reach them. */
export function createContactChanges({ inventory, transition }: ContactDeps) {
  /**
   * Corrects name, phone number and, for staff, email address. A new address gets the confirmation of a confirmed
   * stay; links in earlier mails no longer open it. What is as it was changes nothing.
   * @param contact without an email address the one that is known stays
   * @throws NotFoundError; ValidationError for a phone number that is none; ApplicationError for a guest who has left
   */
  async function changeContact(
    reference: string,
    contact: Omit<ContactChange, 'email'> & Partial<Pick<ContactChange, 'email'>>,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    const { firstName, lastName } = contact;
    const phone = phoneIn(inventory.current().policies.country, contact.phone, 'phone');
    return transition(reference, by, now, (reservation): Transition | null => {
      if (by === 'guest' && !mayCorrectContact(reservation, now)) throw wrongState(reservation, 'corrected');
      const email = contact.email === undefined ? reservation.email : contact.email.toLowerCase() || null;
      const after = { firstName, lastName, email, phone };
      const why = describeCorrection(reservation, after);
      if (why === null) return null;
      const isNewAddress = email !== reservation.email;
      return {
        to: reservation.state,
        why,
        // Staff vouch for an address that they write down.
        change: { ...after, ...(isNewAddress && { addressProof: 'staff' as const }) },
        mails: isNewAddress && reservation.state === 'confirmed' ? ['reservation-confirmed'] : [],
      };
    });
  }

  return changeContact;
}

type Contact = Pick<ReservationDocument, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** A correction in plain words, for the history; null where everything is as it was. */
function describeCorrection(before: Contact, after: Contact): string | null {
  const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`;
  const parts = [
    nameOf(before) === nameOf(after) ? null : `Name corrected, before: ${nameOf(before)}`,
    before.phone === after.phone ? null : 'Phone number changed',
    before.email === after.email ? null : 'Email address changed',
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('. ').slice(0, 250);
}
