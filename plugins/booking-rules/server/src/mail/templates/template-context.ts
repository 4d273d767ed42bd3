import type { ReservationView } from '../../../../contracts/reservations/reservations';
import type { MinorUnits } from '../../../../shared/format/money';
import type { AutomaticMail, ToldChange } from '../../outbox/mail-types';
import type { Sender } from './template';

/** Where the guest will stay. */
export interface StayPlace {
  /** Null when nobody has written one. */
  address: string | null;
  mapUrl: string | null;
  picture: { src: string; alt: string } | null;
}

/** Everything that a mail about a reservation speaks of. */
export interface TemplateContext {
  /** As it stood after the change that the mail tells of. */
  reservation: ReservationView;
  /** The stay as it was, for mails that tell of a change; null for others, and when they are sent again. */
  change: ToldChange | null;
  /** What a manager wrote, for mails by rule; null for others. */
  automatic: AutomaticMail | null;
  sender: Sender;
  place: StayPlace;
  /** The page of this reservation, with a signature in place of the guest's address. */
  reservationUrl: string;
  /** Where its guests register, signed as well. */
  registrationUrl: string;
  /** Where the guest pays by card, and how much; null where nothing is open, or no cards are taken. */
  cardPayment: { url: string; amount: MinorUnits; until: Date } | null;
  /** Where to transfer the money; null when nobody has written it down. */
  bankDetails: string | null;
  /** Hours that a manager has to answer a request. */
  answerHours: number;
  /** `HH:MM`, local time. */
  checkInTime: string;
  checkOutTime: string;
}
