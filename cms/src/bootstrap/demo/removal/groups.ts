import type { areasOf, chargesOf, PlacePack } from 'booking-rules/engine';
import type { DemoKind } from 'booking-rules/contracts/setup/demo-content';
import type { Uid } from '../records';
import type { readEditorialSeed } from '../editorial-seed';
import type { Seed } from '../seed-files';

type Editorial = Awaited<ReturnType<typeof readEditorialSeed>>;

/** Everything that the demo is made of. */
export type WholeSeed = Seed & {
  editorial: Editorial;
  place: PlacePack['place'];
  areas: ReturnType<typeof areasOf>;
  charges: ReturnType<typeof chargesOf>;
};

/** Documents of one content type that the demo loads. */
export interface Group {
  kind: DemoKind;
  uid: Uid;
  /** The field that names them for people. */
  name: string;
  /** The field by which those of a demo are found that was loaded before records were kept, and whether it is one. */
  key: string;
  isOfSeed: (seed: WholeSeed) => (value: string) => boolean;
}

const named =
  <Row>(rows: (seed: WholeSeed) => readonly Row[], keyOf: (row: Row) => unknown): Group['isOfSeed'] =>
  (seed) => {
    const keys = new Set(rows(seed).map((row) => String(keyOf(row))));
    return (value) => keys.has(value);
  };

const YEAR = / \d{4}$/;

/** In the order in which they go: what others name goes after them. */
export const GROUPS: readonly Group[] = [
  {
    ...{ kind: 'apartments', uid: 'api::apartment.apartment', name: 'name', key: 'apartmentId' },
    isOfSeed: named(
      ({ apartments }) => apartments,
      ({ apartmentId }) => apartmentId,
    ),
  },
  {
    ...{ kind: 'enquiries', uid: 'plugin::booking-rules.enquiry', name: 'name', key: 'reference' },
    isOfSeed: named(
      ({ enquiries }) => enquiries,
      ({ reference }) => reference,
    ),
  },
  {
    ...{ kind: 'reviews', uid: 'api::review.review', name: 'guestName', key: 'text' },
    isOfSeed: named(
      ({ editorial }) => editorial.reviews,
      ({ text }) => text,
    ),
  },
  {
    ...{ kind: 'terms', uid: 'plugin::booking-rules.promotion', name: 'code', key: 'code' },
    isOfSeed: named(
      ({ promotions }) => promotions,
      ({ code }) => code,
    ),
  },
  {
    ...{ kind: 'terms', uid: 'plugin::booking-rules.season', name: 'name', key: 'name' },
    isOfSeed: ({ seasons }) => {
      const names = new Set(seasons.map(({ name }) => name));
      return (value) => names.has(value.replace(YEAR, ''));
    },
  },
  {
    ...{ kind: 'terms', uid: 'plugin::booking-rules.rate-plan', name: 'name', key: 'name' },
    isOfSeed: named(
      ({ ratePlans }) => ratePlans,
      ({ name }) => name,
    ),
  },
  {
    ...{ kind: 'terms', uid: 'plugin::booking-rules.extra', name: 'name', key: 'slug' },
    isOfSeed: named(
      ({ extras }) => extras,
      ({ slug }) => slug,
    ),
  },
  {
    ...{ kind: 'terms', uid: 'plugin::booking-rules.cancellation-policy', name: 'name', key: 'name' },
    isOfSeed: named(
      ({ policies }) => policies,
      ({ name }) => name,
    ),
  },
  {
    ...{ kind: 'terms', uid: 'plugin::booking-rules.charge-rule', name: 'name', key: 'code' },
    isOfSeed: named(
      ({ charges }) => charges,
      ({ code }) => code,
    ),
  },
  {
    ...{ kind: 'guides', uid: 'api::post.post', name: 'title', key: 'slug' },
    isOfSeed: named(
      ({ editorial }) => editorial.posts,
      ({ slug }) => slug,
    ),
  },
  {
    ...{ kind: 'guides', uid: 'api::category.category', name: 'name', key: 'slug' },
    isOfSeed: named(
      ({ editorial }) => editorial.categories,
      ({ slug }) => slug,
    ),
  },
  {
    ...{ kind: 'pages', uid: 'api::page.page', name: 'title', key: 'slug' },
    isOfSeed: named(
      ({ editorial }) => editorial.pages,
      ({ slug }) => slug,
    ),
  },
  {
    ...{ kind: 'pages', uid: 'api::faq.faq', name: 'question', key: 'question' },
    isOfSeed: named(
      ({ editorial }) => editorial.faqs,
      ({ question }) => question,
    ),
  },
  {
    ...{ kind: 'areas', uid: 'api::district.district', name: 'name', key: 'slug' },
    isOfSeed: named(
      ({ areas }) => areas,
      ({ slug }) => slug,
    ),
  },
  {
    ...{ kind: 'amenities', uid: 'api::amenity.amenity', name: 'name', key: 'slug' },
    isOfSeed: named(
      ({ amenities }) => amenities,
      ({ slug }) => slug,
    ),
  },
];
