import { plural } from 'booking-rules/shared/format/plural';

/** What the page says that explains whether a stay can be booked. */
export const explain = {
  title: 'Try a stay',
  subtitle: 'Whether a guest can book it, what it costs, and which rules decide',
  gaps: 'Unsellable nights',
  form: {
    label: 'A stay',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    guests: 'Guests',
    promotionCode: 'Promotion code',
    submit: 'Try this stay',
  },
  verdict: {
    /** @param total null where there is no price */
    open: (total: string | null) =>
      total === null ? 'A guest can book this stay' : `A guest can book this stay for ${total}`,
    closed: "A guest can't book this stay",
    stay: (apartment: string, dates: string, nights: number, guests: number) =>
      `${apartment}, ${dates}: ${plural(nights, 'night')}, ${plural(guests, 'guest')}`,
  },
  price: {
    title: 'What it costs',
    sources: 'Where the rates come from',
    /** Where a rate comes from. */
    rates: {
      base: 'Base rate',
      weekend: 'Weekend rate',
      season: 'Season',
      'season-weekend': 'Weekend rate of the season',
    },
    ofSeason: (rate: string, season: string) => `${rate} “${season}”`,
    nights: (rate: string, amount: string, nights: number, dates: string) =>
      `${rate}: ${amount} × ${plural(nights, 'night')}, ${dates}`,
    /** Behind the nights. */
    extraGuests: (amount: string) => ` (including ${amount} for extra guests)`,
  },
  minimum: {
    title: 'Which minimum stay applies',
    intro: (day: string) => `For an arrival on ${day}. The first one that is set applies.`,
    /** Where a minimum stay comes from. */
    kinds: {
      'gap-fill': 'Gap between two stays, booked in full',
      'season-apartment': 'Season of this apartment',
      season: 'Season for all',
      override: 'Override of this apartment',
      global: 'Minimum for all',
      default: 'One night, when nothing is set',
    },
    ofSeason: (kind: string, season: string) => `${kind}: ${season}`,
    notSet: 'not set',
    nights: (count: number) => plural(count, 'night'),
    applies: 'applies',
  },
  rules: {
    title: 'Every rule',
    caption: 'Every rule and its result',
    columns: { rule: 'Rule', result: 'Result', details: 'Details', change: 'Change it' },
    /** Rules as managers call them. */
    names: {
      'dates-invalid': 'Dates',
      'in-the-past': 'Not in the past',
      'advance-notice': 'Advance notice',
      'too-far-ahead': 'Booking window',
      'min-stay': 'Minimum stay',
      'max-stay': 'Maximum stay',
      'arrival-day-closed': 'Arrival day',
      'departure-day-closed': 'Departure day',
      'not-available': 'Free nights',
      'too-many-guests': 'Guests',
      'not-listed': 'Open for booking',
    },
    answers: { yes: 'Passed', no: 'Failed', 'not-asked': 'Not checked' },
  },
  links: {
    settings: 'Edit the site settings',
    apartment: 'Edit the apartment',
    setOverride: 'Set an override',
    override: 'Edit the override',
    global: 'Edit the minimum for all',
    rates: 'Edit the rates',
    season: 'Edit the season',
    code: 'Edit the code',
    reservation: (reference: string) => `View ${reference}`,
  },
};
