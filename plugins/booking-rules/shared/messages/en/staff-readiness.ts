import { plural } from '../../format/plural';

/** What an apartment lacks before it should be published. Days come as texts. */
export const listing = {
  noRate: 'There is no rate per night.',
  noAmenities: "No amenities are chosen, so guests who filter by them won't find it.",
  fewPhotos: (count: number, needed: number) =>
    `It has ${plural(count, 'photo')} of the ${needed} it should have. Add ${needed - count} more.`,
  mutePhotos: (count: number) =>
    `${plural(count, 'photo')} without a description: say in the media library what ${count === 1 ? 'it shows' : 'they show'}.`,
  noArea: 'It has no area. Choose one so that guests can find it.',
  noLocation: 'It has no location on the map. Fill in latitude and longitude.',
  locationAtSea: 'Its location on the map is 0, 0, in the sea off Africa.',
  noPermit: 'The number of its holiday home permit is missing.',
  noExpiry: 'The expiry date of its permit is missing.',
  expired: (day: string) => `Its permit expired on ${day}.`,
  /** Why an apartment cannot be published. */
  cannotPublish: (name: string, day: string) =>
    `The permit of ${name} expired on ${day}, so it can't be published. Enter the new permit and its last day first.`,
  expires: (day: string) => `Its permit expires on ${day}. Renew it in time.`,
  noSummary: 'It has no summary: one sentence for lists and search engines.',
  noDescription: 'It has no description.',
  shortDescription: (letters: number, needed: number) =>
    `Its description has ${plural(letters, 'letter')}. Aim for ${needed} or more.`,
  /** @param absent of `houseRules` */
  noHouseRules: (absent: readonly string[]) => `The stay details don't mention ${absent.join(', ')}.`,
  /** The house rules that guests look for, each as managers say it. */
  houseRules: {
    checkIn: 'check-in',
    checkOut: 'check-out',
    children: 'children',
    infants: 'infants',
    pets: 'pets',
    partiesAndEvents: 'parties',
    smokingInside: 'smoking',
  },
  /** Where it may not be published as it is. @param lacks sentences of this file */
  notReady: (name: string, lacks: readonly string[]) =>
    `${name} is not ready to be published. ${lacks.join(' ')}`,
};

/** What a guide or page lacks. */
export const editorial = {
  noText: 'It has no text.',
  noCover: 'It has no cover. Lists show a wide picture of each guide.',
  noExcerpt: 'It has no excerpt: one or two sentences for lists and search engines.',
  noCategory: 'It has no category, so no list shows it.',
  noSections: 'It has no sections, so there is nothing below its heading.',
  noIntro: 'It has no introduction below its heading.',
  noPicture: 'It has no picture next to its heading.',
  longTitle: (letters: number, most: number) =>
    `Search engines cut titles after about ${most} letters. This one has ${letters}.`,
  shortDescription: (letters: number, least: number, most: number) =>
    `Its description for search engines has ${plural(letters, 'letter')}. Aim for ${least} to ${most}.`,
  longDescription: (letters: number, most: number) =>
    `Search engines cut descriptions after about ${most} letters. This one has ${letters}.`,
};
