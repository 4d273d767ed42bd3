import { plural } from '../../format/plural';

const MINIMUM_SAID_BY = {
  'gap-fill': 'because the gap between two stays is sold whole',
  'season-apartment': 'by a season for this apartment',
  season: 'by a season for all apartments',
  override: 'by the override for this apartment',
  global: 'by the minimum stay for all apartments',
  default: 'because no rule asks for more',
};

/** What each rule says of a stay that is explained. Days come as texts. */
export const explain = {
  notAsked: 'Not checked.',
  listed: 'It is published and open for booking.',
  notListed: 'It is not open for booking.',
  stay: (nights: number, from: string, to: string) => `${plural(nights, 'night')}, ${from} to ${to}.`,
  noStay: 'Check-out must be a real day after check-in.',
  today: (day: string, clocks: string) => `Today is ${day}, ${clocks}.`,
  notice: (hours: number, time: string, earliest: string) =>
    `${plural(hours, 'hour')} of notice before check-in at ${time}: the earliest arrival is ${earliest}.`,
  bookable: (days: number, last: string) =>
    `Bookable ${plural(days, 'day')} ahead: the last night is ${last}.`,
  minimum: {
    none: 'No rule applies.',
    /** @param season its name, where one asks for so many */
    by: (nights: number, kind: keyof typeof MINIMUM_SAID_BY, season: string | null) =>
      `${plural(nights, 'night')} needed ${MINIMUM_SAID_BY[kind]}${season === null ? '' : `: ${season}`}.`,
  },
  maximum: {
    ofAll: (nights: number) => `At most ${plural(nights, 'night')}, the longest stay for all apartments.`,
    ofApartment: (nights: number) => `At most ${plural(nights, 'night')}, by the apartment’s own limit.`,
  },
  days: {
    free: (day: string) => `No season limits ${day}.`,
    open: (day: string, season: string) => `${day} is open by the season ${season}.`,
    closed: (day: string, season: string) => `${day} is closed by the season ${season}.`,
  },
  taken: {
    none: 'Every night is free.',
    /** @param reference of the reservation, or the name of the channel */
    some: (
      nights: number,
      first: string,
      source: 'reservation' | 'block' | 'channel',
      reference: string | null,
    ) =>
      `${plural(nights, 'night')} taken, the first on ${first} (${reference === null ? source : `${source} ${reference}`}).`,
  },
  guests: (asked: number, sleeps: number) => `${plural(asked, 'guest')} asked for, it sleeps ${sleeps}.`,
  /** @param size a percentage or an amount */
  code: (code: string, size: string) => `The code ${code} takes ${size} off the nights.`,
};
