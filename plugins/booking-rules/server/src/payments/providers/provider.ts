import type { PaymentMethod } from '../../../../shared/domain/reservation';
import type { MinorUnits } from '../../../../shared/format/money';
import type { ReservationDocument } from '../../records/reservations/reservation';
import type { PaymentEvent } from '../payment-event';

/** The provider will never make this refund, however often it is asked. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}

/** The provider does not answer; another time it may. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** Where a guest pays, and the provider's own name of that payment. */
export interface StartedPayment {
  url: string;
  paymentReference: string;
  /** When the page ends by itself. */
  endsAt: Date;
}

/** The provider will not do with what a card holds what it is asked to. */
export class HoldRefused extends Error {
  override name = 'HoldRefused';
}

/** How an amount stands that a card holds, or is to hold. */
export interface CardHold {
  /** The provider's own name of it. */
  hold: string;
  reference: string;
  /** Our key of the deposit that it was asked for. */
  key: string;
  /** `gone` was let go: by us, by a person on the provider's pages, or as its time was over. */
  state: 'waiting' | 'held' | 'taken' | 'gone';
  /** All that was held. */
  amount: MinorUnits;
  /** What was taken of it, the rest is free again. */
  taken: MinorUnits;
  /** What went back later of what was taken, on the provider's own pages. */
  returned: MinorUnits;
  /** False for one that went before the card held anything. */
  wasHeld: boolean;
  /** Null while nothing is held, or where the provider does not say it. */
  heldUntil: Date | null;
}

/** Amounts that a card holds without paying them. */
export interface CardHolds {
  /** Opens a page on which a guest lets their card hold an amount. Safe to repeat. */
  start(
    reservation: ReservationDocument,
    deposit: { key: string; amount: MinorUnits },
    now: Date,
  ): Promise<StartedPayment>;
  /** How it stands. */
  read(hold: string): Promise<CardHold>;
  /** Lets it go. Safe to repeat. @throws HoldRefused; any other error may pass */
  release(hold: string): Promise<CardHold>;
  /** Takes of it, once, and lets the rest go. Safe to repeat. @throws HoldRefused; any other error may pass */
  take(hold: string, amount: MinorUnits): Promise<CardHold>;
}

/** What a guest is asked to pay. */
export interface PaymentRequest {
  amount: MinorUnits;
  /** What had been paid when it was asked for: whoever pays the same twice, pays the second time beyond it. */
  paidBefore: MinorUnits;
  /** The payment whose place it takes: asked for once more after that has ended, it is another one. */
  replaces?: string;
}

/** How a payment stands that was started. */
export interface PaymentStanding {
  /**
   * `open` can be made; `made` has been, or the guest's bank is at it: its report may come later; `over` was not made
   * and cannot be any more.
   */
  step: 'open' | 'made' | 'over';
  /** What its form on our own pages is opened with; null for one that is made on the provider's page. */
  clientSecret: string | null;
}

/** Payments that guests make in a form of the provider's on our own pages. */
export interface PaymentForms {
  /** What the provider's script signs in with in a browser: no secret. */
  publishableKey: string;
  /** Starts such a payment; as `start` of the provider otherwise. Its address is the page of ours with the form. */
  start(reservation: ReservationDocument, request: PaymentRequest, now: Date): Promise<StartedPayment>;
}

/** A way to take money. The engine knows no more of it than this. */
export interface PaymentProvider {
  method: PaymentMethod;
  /**
   * True when the guest pays before the reservation is confirmed; false when a manager marks it paid.
   */
  paysFirst: boolean;
  /** Starts a payment; that of a held reservation ends when the hold does. Safe to repeat. @throws ProviderUnavailable */
  start(reservation: ReservationDocument, request: PaymentRequest, now: Date): Promise<StartedPayment>;
  /**
   * Gives money back of the payment that `paymentReference` names; money that a manager received (null) is given
   * back by a manager. Safe to repeat with the same key.
   * @param amount minor units, at most what was paid; what has gone back already on the provider's pages is not given again
   * @throws RefundRefused when the provider will never do it; any other error may pass
   */
  refund(reservation: ReservationDocument, amount: MinorUnits, key: string): Promise<void>;
  /** How a payment stands that was started: asked, not remembered. @throws ProviderUnavailable */
  read(paymentReference: string): Promise<PaymentStanding>;
  /** Ends a payment that was started, so that a guest cannot pay for nights that are gone. Safe to repeat. */
  expireSession(paymentReference: string): Promise<void>;
  /** Forms on our own pages. Absent where guests pay on the provider's. */
  forms?: PaymentForms;
  /** What cards hold as deposits. Absent where the provider takes no cards. */
  holds?: CardHolds;
  /**
   * Reads what the provider reports over HTTP; null for what does not concern the engine. Absent where nothing
   * is reported.
   * @param body exactly as it was received
   * @throws ValidationError for a report that is forged or too old
   */
  readEvent?(body: string, signature: string): PaymentEvent | null;
}
