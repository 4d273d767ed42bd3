import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import { tokenOf } from '../fixture/confirmed-stay';
import type { Answer } from '../fixture/http';
import type { StripeEvent } from '../stand-ins/stripe/webhooks';
import { APARTMENTS, CODES, EXTRAS, type House } from './house';

/** Numbers that decide what is done and how: what they come to depends on what there is to choose from. */
export interface Step {
  act: string;
  numbers: readonly number[];
}

/** A reservation with everything that is done to it, one after the other. */
export interface History {
  house: House;
  reference: string;
  email: string;
  /** What was done and answered, for whoever looks for the cause of what went wrong. */
  trace: string[];
  /** What was not as it should be, a sentence each. */
  wrong: string[];
  /** What Stripe has still to report, because nobody answered that it was heard. */
  unheard: Set<StripeEvent>;
}

/** Takes one number of a step after the other. */
export interface Picker {
  below(limit: number): number;
  of<T>(list: readonly T[]): T | undefined;
  /** Some of an amount, all of it now and then; at least 1. */
  partOf(amount: number): number;
}

export function pickBy(numbers: readonly number[]): Picker {
  let index = 0;
  const below = (limit: number): number => {
    const number = numbers[index % numbers.length] ?? 0;
    index += 1;
    return limit > 0 ? number % limit : 0;
  };
  return {
    below,
    of: (list) => list[below(list.length)],
    partOf: (amount) => (below(3) === 0 ? amount : Math.max(1, Math.floor((amount * below(100)) / 100))),
  };
}

/** The reservation as staff see it now. */
export async function look({
  house,
  reference,
}: Omit<History, 'trace' | 'wrong' | 'email' | 'unheard'>): Promise<ReservationDetail> {
  const { status, data, text } = await house.asManager('GET /booking-rules/reservations/{reference}', {
    params: { reference },
  });
  if (status !== 200) throw new Error(`No reservation but ${status}: ${text}`);
  return data;
}

/** A stay somewhere in the days from an offset on. */
function anyStay(house: House, pick: Picker, offset: number) {
  const apartment = pick.of(APARTMENTS)?.id ?? '';
  const checkIn = addDays(house.today(), offset + 1 + pick.below(20));
  const nights = pick.below(12) === 0 ? 29 + pick.below(6) : 1 + pick.below(9);
  return { apartmentId: apartment, checkIn, checkOut: addDays(checkIn, nights), guests: 1 + pick.below(4) };
}

/**
 * Somebody asks for a quote and reserves, or a manager books for them.
 * @param offset days from today on which nobody else has nights
 * @returns null where the stay is refused
 */
export async function beginHistory(
  house: House,
  numbers: readonly number[],
  offset: number,
): Promise<History | null> {
  const pick = pickBy(numbers);
  const stay = anyStay(house, pick, offset);
  const payment =
    pick.of(['stripe', 'stripe', 'manual', 'on-arrival', 'to-pay', 'paid'] as const) ?? 'stripe';
  const more = {
    ...(pick.below(4) === 0 && { promotionCode: pick.of(CODES) ?? '' }),
    ...(pick.below(5) === 0 && { ratePlan: house.ratePlan }),
  };
  const email = `history-${house.now()}-${offset}@guests.example`;
  const guest = { firstName: 'Layla', lastName: 'Haddad', email, phone: '+971501234567' };
  const extras = pick.below(3) === 0 ? [{ id: pick.of(EXTRAS) ?? '', quantity: 1 + pick.below(2) }] : [];
  let made: Answer<{ reference: string }>;
  if (payment === 'to-pay' || payment === 'paid') {
    made = await house.asManager('POST /booking-rules/reservations', {
      body: { data: { ...stay, ...more, guest, payment } },
    });
  } else {
    const quote = await house.asGuest('POST /api/quotes', { body: { data: { ...stay, ...more } } });
    if (quote.status !== 201) return null;
    const way = payment === 'on-arrival' && more.ratePlan ? 'manual' : payment;
    const body = { data: { quote: quote.data.number, guest, payment: way, extras } };
    made = await house.asGuest('POST /api/reservations', { body });
    if (made.status === 201 && made.data.reference && pick.below(4) > 0)
      await confirmAddress(house, made.data.reference, email);
  }
  if (made.status !== 201) {
    if (made.status >= 500) throw new Error(`Reserving answered ${made.status}: ${made.text}`);
    return null;
  }
  const { reference } = made.data;
  const { apartmentId, checkIn, checkOut, guests } = stay;
  const said = `${payment} ${apartmentId} ${checkIn}–${checkOut} ${guests} guests ${JSON.stringify({ ...more, extras })}`;
  return {
    house,
    reference,
    email,
    trace: [`${house.today()} ${reference} reserved: ${said}`],
    wrong: [],
    unheard: new Set(),
  };
}

async function confirmAddress(house: House, reference: string, email: string): Promise<void> {
  await house.asGuest('POST /api/reservations/{reference}/address-confirmation', {
    params: { reference },
    body: { data: { token: tokenOf(reference, email) } },
  });
}

/** The last night's morning, by which a stay is over. */
export function daysUntil(house: House, day: Day): number {
  return Math.round((Date.parse(day) - Date.parse(house.today())) / 86_400_000);
}
