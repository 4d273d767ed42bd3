import type { Core } from '@strapi/strapi';
import { badgeOf, engineOf, type FromFigures, type InventoryItem } from 'booking-rules/engine';
import { cancellationPolicyOf } from 'booking-rules/shared/listing/listing';
import { toldPolicy } from 'booking-rules/shared/explain/line-label';
import type { HomeFacts, PlaceNearby, Room } from 'booking-rules/shared/listing/home';
import type { Photo } from 'booking-rules/shared/listing/photo';
import { maximumStayOf, usualMinimumStay } from 'booking-rules/shared/domain/restrictions/restrictions';
import { madeOnce } from 'booking-rules/shared/made-once';
import { currencyOfBusiness } from 'booking-rules/shared/format/money';
import { currentLanguage, DEFAULT_LANGUAGE } from 'booking-rules/shared/format/language';
import { contentOf } from '../content/content-cache';
import type { LocalContent } from '../content/local-content';
import { paragraphsOf } from '../content/reviews-and-faqs';
import { photoIn, toldIn, wordsOf, type Words } from '../content/translations';
import type { Amenity, Apartment, StayDetail } from '../site-types';

/** The words and pictures of an apartment, as editors leave them. */
export interface ApartmentTexts {
  name: string;
  summary: string | null;
  description: string | null;
  address: string | null;
  beds: number;
  area: number | null;
  photos: Photo[];
  amenities: Amenity[];
  stayDetails: StayDetail[] | null;
  rooms: Room[];
  facts: HomeFacts;
  nearby: PlaceNearby[];
  permitNumber: string | null;
}

type Texts = Exclude<keyof ApartmentTexts, 'permitNumber'>;

/** The page of a published apartment, without the similar ones. */
export function apartmentOf(
  entry: InventoryItem,
  from: FromFigures,
  local: LocalContent,
): Omit<Apartment, 'similar'> {
  const { card, listing, bookingMode } = entry;
  const { apartmentId, district, location, bedrooms, bathrooms, capacity } = card;
  return {
    ...publishedTexts(entry, local),
    apartmentId,
    district: localArea(district, local),
    location,
    bedrooms,
    bathrooms,
    capacity,
    bookingMode,
    ...from,
    deposit: listing.rules.deposit,
    cancellation: toldPolicy(cancellationPolicyOf(listing)),
    minimumStay: usualMinimumStay(listing),
    maximumStay: maximumStayOf(listing),
  };
}

/** What its page says of a published apartment, and in which languages. */
export const publishedTexts = madeOnce((entry: InventoryItem, local: LocalContent) => {
  const { documentId, card, amenities } = entry;
  const content = entry.content.read();
  const bySlug = new Map(local.amenities.map((amenity) => [amenity.slug, amenity]));
  const texts = {
    ...content,
    name: card.name,
    amenities: [...amenities].flatMap((slug) => bySlug.get(slug) ?? []),
    stayDetails: content.stayDetails as StayDetail[],
  };
  return toldIn(local.translations, 'apartments', documentId, local.language, (words) =>
    textsOf(texts, words),
  );
});

/** The words and pictures of an apartment, as its page shows them. */
export function textsOf(content: ApartmentTexts, words: Words): Pick<Apartment, Texts | 'permitNumber'> {
  const { address, beds, area, permitNumber, facts } = content;
  return {
    address: address === null ? null : words.name(address),
    beds,
    area,
    permitNumber,
    facts,
    rooms: content.rooms.map((room) => ({ ...room, name: words.say(room.name) })),
    nearby: content.nearby.map((place) => ({ ...place, name: words.say(place.name) })),
    name: words.name(content.name),
    summary: words.say(content.summary ?? ''),
    description: paragraphsOf(words.say(content.description ?? '')),
    photos: content.photos.map((photo) => photoIn(photo, words)),
    amenities: content.amenities.map(({ slug, name, group }) => ({ slug, name, group })),
    stayDetails: (content.stayDetails ?? []).map(({ slug, label, icon }) => ({
      ...{ slug, icon },
      label: words.say(label),
    })),
  };
}

type Area = Apartment['district'];
/** What lists show of an apartment, as the inventory has it. */
export type ApartmentCard = InventoryItem['card'];

/** An area as it is called in a language. */
export function localArea({ slug, name }: Area, { districts }: LocalContent): Area {
  return { slug, name: districts.find((district) => district.slug === slug)?.name ?? name };
}

/** What lists show of an apartment, by the names that it has in a language. */
export function localCard(card: ApartmentCard, strapi: Core.Strapi, local: LocalContent) {
  const entry = engineOf(strapi).inventory.current().entries.get(card.apartmentId);
  const photos = card.photos.read();
  if (local.language === DEFAULT_LANGUAGE || !entry) return { ...card, photos };
  const words = wordsOf(local.translations, 'apartments', entry.documentId, local.language);
  return {
    ...card,
    name: words.name(card.name),
    district: localArea(card.district, local),
    photos: photos.map((photo) => photoIn(photo, words)),
  };
}

/** What an apartment is called in the language of the moment. */
export function localName({ card, documentId }: InventoryItem, strapi: Core.Strapi): string {
  const language = currentLanguage();
  if (language === DEFAULT_LANGUAGE) return card.name;
  const { translations } = contentOf(strapi).current();
  return wordsOf(translations, 'apartments', documentId, language).name(card.name);
}

const MOST = 3;

/** Other listed apartments that are like one, and what they cost. */
export function similarTo(strapi: Core.Strapi, entry: InventoryItem) {
  const { inventory, stays } = engineOf(strapi);
  const now = new Date();
  return nearestTo(entry, inventory.current().entries).map((other) => ({
    card: other.card,
    offer: { currency: currencyOfBusiness(), ...stays.fromPriceOf(other, now), ...badgeOf(other) },
  }));
}

/** Other listed apartments, those of the same area first, then the nearest in size and rate. */
const nearestTo = madeOnce((entry: InventoryItem, entries: ReadonlyMap<string, InventoryItem>) => {
  const nearest: InventoryItem[] = [];
  for (const other of entries.values()) {
    if (other === entry || !other.listing.rules.listed) continue;
    const place = nearest.findIndex((one) => isNearer(other, one, entry));
    if (place >= 0) nearest.splice(place, 0, other);
    else nearest.push(other);
    nearest.length = Math.min(nearest.length, MOST);
  }
  return nearest;
});

function isNearer(one: InventoryItem, other: InventoryItem, to: InventoryItem): boolean {
  const area = to.card.district.slug;
  const elsewhere = Number(one.card.district.slug !== area) - Number(other.card.district.slug !== area);
  if (elsewhere !== 0) return elsewhere < 0;
  const distance = (a: number, b: number, wanted: number) => Math.abs(a - wanted) - Math.abs(b - wanted);
  const rooms = distance(one.card.bedrooms, other.card.bedrooms, to.card.bedrooms);
  if (rooms !== 0) return rooms < 0;
  return (
    distance(one.listing.rules.nightlyRate, other.listing.rules.nightlyRate, to.listing.rules.nightlyRate) < 0
  );
}
