import { z } from 'zod';
import { BED_KINDS, CHECK_IN_METHODS, PARKING, ROOM_KINDS, VIEWS } from '../../shared/listing/home';
import { STAY_DETAIL_ICONS, type StayDetailSlug } from '../../shared/listing/stay-detail';
import {
  data,
  day,
  minorUnits,
  id,
  noQuery,
  page,
  pageFields,
  requiredText,
  text,
  uploadId,
} from '../fields';
import { HIGHEST_RATE } from '../rates/rates';
import { route, type ContentAccess, type RouteTable } from '../route';

const between = (least: number, most: number) =>
  z
    .int({ error: 'must be a whole number' })
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or fewer`);
const amount = (least: number) =>
  minorUnits.min(least, 'must be more than nothing').max(HIGHEST_RATE, 'is more than can be charged');
const degrees = (most: number) =>
  z
    .number({ error: 'must be a number' })
    .min(-most, `must be ${-most} or more`)
    .max(most, `must be ${most} or less`);
const RULES = Object.keys(STAY_DETAIL_ICONS) as [StayDetailSlug, ...StayDetailSlug[]];

const HouseRule = z.strictObject({ slug: z.enum(RULES), label: requiredText(80) });

const chosen = { error: 'must be one of those offered' };
const Room = z.strictObject({
  kind: z.enum(ROOM_KINDS, chosen),
  name: text(60).describe('Empty for the usual word of its kind.'),
  beds: z
    .array(z.strictObject({ kind: z.enum(BED_KINDS, chosen), count: between(1, 10) }))
    .max(10, 'must be 10 or fewer'),
  photos: z.array(uploadId).max(60, 'must be 60 or fewer').describe('Ids of photos of the listing.'),
});
export type ListingRoom = z.infer<typeof Room>;

const PlaceNearby = z.strictObject({
  name: requiredText(60),
  walkMinutes: between(1, 120).nullable(),
  transitMinutes: between(1, 180).nullable(),
});

const Arrival = z.strictObject({
  address: text(300).describe('Empty for the address of the listing.'),
  directions: text(2000),
  steps: z
    .array(z.strictObject({ text: text(500), picture: uploadId.nullable().describe('Id of an upload.') }))
    .max(20, 'must be 20 or fewer'),
  doorCode: text(40),
  wifiName: text(60),
  wifiPassword: text(80),
  manual: text(8000),
});
/** How guests get in. It is told to whoever has booked, and is on no page of the site. */
export type ListingArrival = z.output<typeof Arrival>;

/** What the form of a listing holds. */
const Fields = z.strictObject({
  name: requiredText(90).min(3, 'must have 3 characters or more'),
  summary: text(180),
  description: text(8000),
  district: id.nullable().describe('Id of its area.'),
  address: text(160),
  latitude: degrees(90).nullable(),
  longitude: degrees(180).nullable(),
  grade: z.enum(['standard', 'deluxe'], { error: 'must be standard or deluxe' }),
  bedrooms: between(0, 20).describe('0 is a studio.'),
  bathrooms: between(0, 20),
  beds: between(1, 40),
  capacity: between(1, 40).describe('The most guests.'),
  area: between(5, 5000).nullable().describe('In square metres.'),
  photos: z.array(uploadId).max(60, 'must be 60 or fewer').describe('Ids of uploads, the cover first.'),
  amenities: z.array(id).max(100, 'must be 100 or fewer').describe('Ids of amenities.'),
  houseRules: z
    .array(HouseRule)
    .max(RULES.length)
    .refine((rules) => new Set(rules.map(({ slug }) => slug)).size === rules.length, {
      error: 'must say each rule once',
    }),
  childrenWelcome: z.boolean().describe('Whether guests who search with children find it.'),
  petsWelcome: z.boolean().describe('Whether guests who search with pets find it.'),
  rooms: z.array(Room).max(40, 'must be 40 or fewer'),
  floor: between(-5, 200).nullable().describe('0 is the ground floor.'),
  lift: z.boolean().nullable(),
  view: z.enum(VIEWS, chosen).nullable(),
  wifiSpeed: between(1, 10_000).nullable().describe('Mbit/s, as measured.'),
  parking: z.enum(PARKING, chosen).nullable(),
  checkInMethod: z.enum(CHECK_IN_METHODS, chosen).nullable(),
  nearby: z.array(PlaceNearby).max(20, 'must be 20 or fewer'),
  arrival: Arrival,
  nightlyRate: amount(1).nullable(),
  weekendRate: amount(1).nullable(),
  cleaningFee: amount(0),
  deposit: amount(0),
  minimumStay: between(1, 365).nullable().describe('Nights; null for that of all apartments.'),
  permitNumber: text(40),
  permitExpiry: day.nullable().describe('Its last day.'),
  bookingMode: z.enum(['instant', 'on-request'], { error: 'must be one of those offered' }),
  openForBooking: z.boolean(),
});
/** What the form of a listing holds; amounts in minor units. */
export type ListingFields = z.output<typeof Fields>;

const Change = Fields.partial();
/** Fields of a listing that were changed. */
export type ListingChange = z.output<typeof Change>;

const state = z.enum(['draft', 'published', 'changed']).describe('Changed since it was published.');

const Photo = z.strictObject({
  id: z.int(),
  url: z.string().describe('A small size of it.'),
  alternativeText: z.string().describe('What it shows.'),
});
export type ListingPhoto = z.infer<typeof Photo>;

const Listing = z.strictObject({
  documentId: z.string(),
  apartmentId: z.string().describe('Its address, which follows the name until it is first published.'),
  state,
  values: Fields,
  photos: z.array(Photo),
  stepPhotos: z.array(Photo).describe('Those of the check-in steps.'),
});
/** A listing as its form shows it. */
export type Listing = z.infer<typeof Listing>;

const Line = z.strictObject({
  documentId: z.string(),
  apartmentId: z.string(),
  name: z.string(),
  area: z.string().nullable().describe('Name of its area.'),
  photo: z.string().nullable().describe('A small size of its cover.'),
  state,
  openForBooking: z.boolean(),
  missing: z.int().describe('How much it lacks before it should be published.'),
});
/** A listing among all. */
export type ListingLine = z.infer<typeof Line>;

const Choices = z.strictObject({
  areas: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  amenities: z.array(z.strictObject({ id: z.string(), name: z.string(), group: z.string() })),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  minimumStay: z.int().describe('Nights, for apartments without their own.'),
});
/** What can be chosen in the form of a listing, and what holds where it says nothing. */
export type ListingChoices = z.infer<typeof Choices>;

const ListQuery = z.strictObject({ ...pageFields(100), search: text(80).optional() });
/** Which page of the list is asked for, and a part of the names. */
export type ListingQuery = z.output<typeof ListQuery>;

const WRITES: ContentAccess = 'update api::apartment.apartment';
const GONE = 'Somebody has removed this listing.';

/** Apartments as managers write them, draft by draft. Whoever writes apartments in the content manager may. */
export const listingRoutes = {
  'GET /booking-rules/listings': route({
    summary: 'List all apartments, drafts as well',
    access: WRITES,
    handler: 'listings.find',
    query: ListQuery,
    answer: page(Line),
  }),
  'GET /booking-rules/listing-choices': route({
    summary: 'Read what can be chosen for an apartment',
    access: WRITES,
    handler: 'listings.choices',
    query: noQuery,
    answer: data(Choices),
  }),
  'POST /booking-rules/listings': route({
    summary: 'Begin an apartment as a draft',
    access: 'create api::apartment.apartment',
    handler: 'listings.create',
    body: data(Change.required({ name: true })),
    status: 201,
    answer: data(Listing),
    errors: { 400: 'A field is wrong.' },
  }),
  'GET /booking-rules/listings/{documentId}': route({
    summary: 'Read the draft of an apartment',
    access: WRITES,
    handler: 'listings.findOne',
    query: noQuery,
    answer: data(Listing),
    errors: { 404: GONE },
  }),
  'PUT /booking-rules/listings/{documentId}': route({
    summary: 'Change fields of the draft of an apartment',
    access: WRITES,
    handler: 'listings.save',
    body: data(Change),
    answer: data(Listing),
    errors: { 400: 'A field is wrong.', 404: GONE },
  }),
  'POST /booking-rules/listings/{documentId}/publish': route({
    summary: 'Publish the draft of an apartment',
    access: 'publish api::apartment.apartment',
    handler: 'listings.publish',
    answer: data(Listing),
    errors: { 400: 'It lacks something that it cannot be published without.', 404: GONE },
  }),
} satisfies RouteTable;
