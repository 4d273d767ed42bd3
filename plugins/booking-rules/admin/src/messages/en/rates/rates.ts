import { plural } from 'booking-rules/shared/format/plural';

/** What the pages of rates say. */
export const rates = {
  title: 'Rates',
  subtitle: 'What a night costs. Seasons come first, then the weekend rate, then the base rate.',
  tabs: { apartments: 'Apartments', promotions: 'Promotion codes' },
  list: {
    explanation:
      'Each strip shows the next 12 months: the price of a night, then that of a weekend night. Click a coloured section to change its season, or anywhere else to start one on that day.',
    showMore: (count: number, all: number) => `Show ${count} more of ${all}`,
  },
  card: {
    label: (apartment: string) => `Rates of ${apartment}`,
    baseRate: 'Base rate',
    sameRate: 'The same',
    season: 'Season',
    newSeason: (apartment: string) => `New season for ${apartment}`,
    copy: 'Copy to …',
    copyRates: (apartment: string) => `Copy the rates of ${apartment} to other apartments`,
    prices: (apartment: string, currency: string) => `Prices of ${apartment} in ${currency}`,
    seasonOfAll: 'This season is for all apartments: what you change here changes for them too.',
    seasonOfSome: (apartments: number) =>
      `This season is for ${apartments} apartments: what you change here changes for them too.`,
    split: 'Change it for this apartment only',
  },
  /** A year as a coloured strip, and what its colours mean. */
  strip: {
    year: (label: string, runs: readonly string[]) => `${label}: ${runs.join('; ')}`,
    colours: 'What the colours mean',
    /** Bands of minimum stays, the shortest first. */
    minimumStays: ['1 night', '2', '3', '4', '5–6', '7–13', '14 and more'],
    minimum: (nights: number, days: string, source: string) =>
      `${plural(nights, 'night')} for arrivals ${days} (${source})`,
    price: (nightly: string, weekend: string | null) =>
      weekend === null ? nightly : `${nightly}, weekends ${weekend}`,
    prices: (price: string, days: string, season: string | null) =>
      season === null ? `${price}, ${days}` : `${price}, ${days} (${season})`,
    cheaper: 'below the base rate',
    base: 'base rate',
    dearer: (percent: number) => `up to ${percent}% above`,
    dearest: 'more',
  },
  /** Who says how many nights a stay has at least, or what a night costs. */
  sources: {
    season: (name: string) => `season “${name}”`,
    seasonOfAll: (name: string) => `season “${name}” for all`,
    seasonOfApartment: (name: string) => `season “${name}” of this apartment`,
    override: 'its own override',
    global: 'minimum for all',
    gap: 'gap between two stays',
    notSet: 'not set',
  },
  copying: {
    title: (apartment: string) => `Copy the rates of ${apartment}`,
    unsaved: 'You have unsaved changes. Save or discard them first: only saved rates are copied.',
    /** @param weekend null where it is the same */
    base: (nightly: string, weekend: string | null) =>
      `Base rate ${nightly}, weekends ${weekend ?? 'the same'}`,
    seasons: (names: readonly string[]) =>
      names.length === 0 ? 'Its own seasons (none)' : `Its own seasons: ${names.join(', ')}`,
    to: 'To',
    choose: 'Choose apartments',
    hint: 'Each gets seasons of its own, which you can change separately later.',
    allIn: (district: string) => `All in ${district}`,
    allApartments: 'All apartments',
    /** @param label what `allIn` or `allApartments` says */
    tooMany: (label: string, most: number) => `${label} (more than ${most} at once)`,
    cancel: 'Cancel',
    copy: 'Copy',
    copyTo: (apartments: number) => `Copy to ${plural(apartments, 'apartment')}`,
    nothing: 'Nothing to copy: the rates were already the same.',
    /** Each left out where it is 0. */
    done: (apartments: number, made: number, changed: number) =>
      `Copied: ${[
        ...(apartments === 0 ? [] : [`rates of ${plural(apartments, 'apartment')} set`]),
        ...(made === 0 ? [] : [`${plural(made, 'season')} made`]),
        ...(changed === 0 ? [] : [`${plural(changed, 'season')} changed`]),
      ].join(', ')}.`,
  },
  promotions: {
    label: 'Promotion codes',
    none: 'There are no promotion codes yet.',
    add: 'Add a code',
    edit: (code: string) => `Edit the code ${code}`,
    off: (size: string) => `${size} off`,
    isOn: 'On',
    isOff: 'Off',
    booked: (from: string | null, until: string | null) => within('booked', from, until),
    nights: (from: string | null, until: string | null) => within('nights', from, until),
    minimum: (nights: number) => `${plural(nights, 'night')} or more`,
    used: (uses: number, limit: number | null) =>
      limit === null ? `used ${plural(uses, 'time')}` : `used ${uses} of ${plural(limit, 'time')}`,
  },
  promotion: {
    label: (code: string) => `Code ${code}`,
    remove: 'Remove this code',
    code: 'Code',
    codeHint: 'What guests type, in capital or small letters.',
    percent: 'Percent off the nights',
    percentHint: 'Applied after the discount for long stays.',
    amount: 'Or an amount off the nights',
    amountHint: 'Once a stay, and never more than its nights.',
    active: 'Guests can use it',
    days: {
      bookFrom: { label: 'Booked from', hint: 'Leave empty for no limit.' },
      bookUntil: { label: 'Booked until', hint: 'Including this day.' },
      stayFrom: { label: 'First night from', hint: 'Every night has to be within these dates.' },
      stayUntil: { label: 'Last night until', hint: 'Including this day.' },
    },
    minimumNights: 'Minimum nights',
    noMinimum: 'No minimum',
    useLimit: 'Maximum uses',
    noLimit: 'No limit',
    uses: (uses: number) => `Used ${plural(uses, 'time')} so far. Cancelled and expired stays do not count.`,
  },
  season: {
    label: (name: string) => `Season ${name}`,
    remove: 'Remove this season',
    name: 'Name',
    nameHint: 'Guests see it when a stay is refused.',
    firstNight: 'First night',
    lastNight: 'Last night',
    apartmentsHint: 'A season for chosen apartments overrides one for all.',
    minimumNights: 'Minimum nights',
    minimumHint: 'For arrivals in the season.',
    asUsual: 'As usual',
    nightlyRate: 'Rate per night',
    weekendRate: 'Weekend rate',
    sameRate: 'The same',
    arrivals: 'Arrivals on',
    departures: 'Departures on',
  },
  /** A season or a code in a line, and opened in its place. */
  rule: { edit: 'Edit', saveAbove: 'Use Save above to keep your changes.', done: 'Done' },
  apartments: {
    label: 'Apartments',
    all: 'All apartments',
    andMore: (name: string, more: number) => `${name} and ${more} more`,
    find: 'Find an apartment',
    nameOrArea: 'Name or area',
    /** Above a choice of apartments with this label. */
    searchIn: (label: string) => `${label}: search`,
    area: 'Area',
    allAreas: 'All areas',
  },
  /** Why a draft cannot be saved as it is. */
  problems: {
    season: (name: string) => `The season “${name}” is incomplete: check its fields.`,
    code: (code: string) => `The code “${code}” is incomplete: check its fields.`,
    noName: 'Enter a name.',
    noDay: 'Choose a day.',
    beforeFirst: 'Must not be before the first day.',
    noApartments: 'Choose at least one apartment, or all.',
    saysNothing: 'Set a rate, a minimum stay, or arrival or departure days.',
    codeInUse: 'This code is already in use.',
    notACode: 'Use up to 30 letters, digits and hyphens.',
    noPercent: 'Enter a percentage from 0.01 to 100, or an amount.',
  },
  saving: {
    viewOnly: 'You can view the rules but not change them.',
    unsaved: (changes: number) => `${plural(changes, 'change')} not saved`,
    allSaved: 'All saved',
    discard: 'Discard',
    save: 'Save',
    saved: 'Saved.',
    failed: (why: string) => `Not saved. ${why}`,
    nothingChanges: 'Nothing changes for guests in the next 12 months.',
    /** @param asked apartments that were looked up, of all that changed */
    shown: (asked: number, changed: number, seconds: string) => {
      const all = asked === 1 ? 'the apartment' : `all ${asked} apartments`;
      const checked = asked < changed ? `${asked} of ${changed} changed apartments` : all;
      return `The site shows it: ${checked} checked, ${seconds} s after you saved.`;
    },
    notShown: (seconds: string) =>
      `However, after ${seconds} s the site still shows the old values. Reload this page to see what applies.`,
  },
  leaving: {
    title: 'Leave without saving?',
    body: 'Your changes on this page have not been saved.',
    stay: 'Stay',
    leave: 'Leave',
  },
};

function within(what: string, from: string | null, until: string | null): string {
  return [
    what,
    ...(from === null ? [] : [`from ${from}`]),
    ...(until === null ? [] : [`until ${until}`]),
  ].join(' ');
}
