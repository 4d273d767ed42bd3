import { z } from 'zod';
import { day, minorUnits, instant, Pagination } from './fields';
import { route, type FileType, type RouteTable } from './route';

/**
 * A document of Strapi: `fields` of the query picks among its fields, and `populate` adds what it leads to (pictures,
 * parts, other documents).
 */
const entry = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.looseObject({
    id: z.int(),
    documentId: z.string(),
    ...z
      .object({ ...fields, createdAt: instant, updatedAt: instant, publishedAt: instant.nullable() })
      .partial().shape,
  });

/** In Strapi's bracket style: `pagination[page]=2`. */
const query = z
  .looseObject({
    fields: z.array(z.string()).describe('Names of the fields that are answered.'),
    filters: z.looseObject({}).describe('Such as `filters[slug][$eq]=palm-jumeirah`.'),
    populate: z
      .union([z.string(), z.looseObject({})])
      .describe('What it leads to is answered, too: `*` for all.'),
    sort: z.union([z.string(), z.array(z.string())]).describe('Such as `name:asc`.'),
    pagination: z.looseObject({ page: z.int(), pageSize: z.int(), start: z.int(), limit: z.int() }).partial(),
  })
  .partial()
  .optional();

/** Of a list: its page, or where it starts when `pagination[limit]` asked for so many. */
const pagination = z.union([Pagination, z.strictObject({ start: z.int(), limit: z.int(), total: z.int() })]);

const text = z.string().nullable();
const order = z.int().nullable();

/** Every document of a type, page by page. */
const list = <const Name extends string, Entry extends z.ZodType>(type: Name, summary: string, of: Entry) =>
  route({
    summary,
    access: 'guest',
    handler: `${type}.find`,
    query,
    answer: z.strictObject({ data: z.array(of), meta: z.strictObject({ pagination }) }),
  });

const one = <const Name extends string, Entry extends z.ZodType>(type: Name, summary: string, of: Entry) =>
  route({
    summary,
    access: 'guest',
    handler: `${type}.findOne`,
    query,
    answer: z.strictObject({ data: of, meta: z.strictObject({}) }),
    errors: { 404: 'There is none, or it is not published.' },
  });

const single = <const Name extends string, Entry extends z.ZodType>(type: Name, summary: string, of: Entry) =>
  route({ ...one(type, summary, of), handler: `${type}.find` });

const Apartment = entry({
  name: z.string(),
  apartmentId: z.string().describe('Its permanent public id.'),
  summary: text,
  description: text,
  address: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  permitNumber: text,
  bedrooms: z.int().describe('0 is a studio.'),
  bathrooms: z.int(),
  beds: z.int(),
  capacity: z.int(),
  area: z.int().nullable().describe('Square metres.'),
  nightlyRate: minorUnits,
  weekendRate: minorUnits.nullable(),
  includedGuests: z.int().nullable(),
  extraGuestFee: minorUnits.nullable(),
  cleaningFee: minorUnits.nullable(),
  deposit: minorUnits.nullable(),
  grade: z.enum(['standard', 'deluxe']),
  maximumStay: z.int().nullable(),
  advanceNoticeHours: z.int(),
  bookingWindowDays: z.int(),
  gapFilling: z.boolean(),
  bookingMode: z.enum(['instant', 'on-request']),
  openForBooking: z.boolean(),
  childrenWelcome: z.boolean().nullable(),
  petsWelcome: z.boolean().nullable(),
  featured: z.boolean().nullable(),
}).meta({ id: 'Apartment' });
const District = entry({ name: z.string(), slug: z.string(), intro: text, order }).meta({ id: 'District' });
const Amenity = entry({ name: z.string(), slug: z.string(), group: z.string() }).meta({ id: 'Amenity' });
const Category = entry({ name: z.string(), slug: z.string(), intro: text, order }).meta({ id: 'Category' });
const Page = entry({ slug: z.string(), title: z.string(), intro: text }).meta({ id: 'Page' });
const Post = entry({
  title: z.string(),
  slug: z.string(),
  date: day,
  checkedOn: day.nullable().describe('When somebody last made sure that it is true.'),
  author: text,
  excerpt: text,
  body: z.array(z.unknown()).nullable().describe('Blocks of Strapi’s rich text.'),
}).meta({ id: 'Post' });
const Review = entry({
  guestName: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  date: day,
}).meta({ id: 'Review' });
const Faq = entry({ question: z.string(), answer: z.string(), topic: z.string(), order }).meta({ id: 'Faq' });
const Redirect = entry({ from: z.string(), to: z.string(), permanent: z.boolean() }).meta({ id: 'Redirect' });
const SiteSetting = entry({
  ...{ brand: z.string(), tagline: text, phone: text, email: text },
  ...{ city: text, currency: text, timeZone: text },
}).meta({
  id: 'SiteSetting',
});
const Override = z.strictObject({ apartmentId: z.string(), minimumStay: z.int() });

/** What editors write, which Strapi serves. */
export const contentRoutes = {
  'GET /api/apartments': list('apartment', 'List published apartments', Apartment),
  'GET /api/apartments/{id}': one('apartment', 'Read an apartment by its public id or documentId', Apartment),
  'GET /api/districts': list('district', 'List areas', District),
  'GET /api/districts/{id}': one('district', 'Read an area', District),
  'GET /api/amenities': list('amenity', 'List amenities', Amenity),
  'GET /api/amenities/{id}': one('amenity', 'Read an amenity', Amenity),
  'GET /api/posts': list('post', 'List published guides', Post),
  'GET /api/posts/{id}': one('post', 'Read a guide', Post),
  'GET /api/categories': list('category', 'List categories of guides', Category),
  'GET /api/categories/{id}': one('category', 'Read a category', Category),
  'GET /api/pages': list('page', 'List published pages', Page),
  'GET /api/pages/{id}': one('page', 'Read a page', Page),
  'GET /api/reviews': list('review', 'List published reviews', Review),
  'GET /api/reviews/{id}': one('review', 'Read a review', Review),
  'GET /api/faqs': list('faq', 'List questions with their answers', Faq),
  'GET /api/faqs/{id}': one('faq', 'Read a question with its answer', Faq),
  'GET /api/redirects': list('redirect', 'List redirects of the site', Redirect),
  'GET /api/site-setting': single('site-setting', 'Read the settings of the site', SiteSetting),
  'GET /api/company-address': single(
    'company-address',
    'Read the postal address',
    entry({ address: z.string() }),
  ),
  'GET /api/minimum-stay': single(
    'minimum-stay',
    'Read the nights every stay needs',
    entry({ days: z.int() }),
  ),
  'GET /api/minimum-stay-overrides': route({
    summary: 'List apartments that need another number of nights; all at once unless asked for a page',
    access: 'guest',
    handler: 'minimum-stay-override.find',
    query: z
      .strictObject({
        sort: z.string().describe('By `apartmentId` or `minimumStay`, such as `minimumStay:desc`.'),
        pagination: z.strictObject({ page: z.int(), pageSize: z.int() }).partial(),
      })
      .partial()
      .optional(),
    answer: z.strictObject({
      data: z.array(Override),
      meta: z.strictObject({ pagination: Pagination }).optional(),
    }),
    example: { answer: { data: [{ apartmentId: 'marina-view-two-bedroom', minimumStay: 3 }] } },
  }),
} satisfies RouteTable;

const plain = (summary: string, handler: string) =>
  route({ summary, access: 'public', handler, answer: 'text/plain' satisfies FileType });

/** What whoever runs the server asks of it. */
export const healthRoutes = {
  'GET /livez': plain('Whether the process is alive', 'health.live'),
  'GET /readyz': plain('Whether it takes requests: 503 with the reasons while it does not', 'health.ready'),
} satisfies RouteTable;

/** What the API says about itself; see `documentation/openapi.ts` on the server. */
export const documentationRoutes = {
  'GET /api/openapi.json': route({
    summary: 'Read this document',
    access: 'public',
    handler: 'documentation.openapi',
    answer: 'application/json',
  }),
  'GET /api/docs': route({
    summary: 'Read this document as a page',
    access: 'public',
    handler: 'documentation.page',
    answer: 'text/html',
  }),
  'GET /api/docs/{file}': route({
    summary: 'Load a file of that page',
    access: 'public',
    handler: 'documentation.file',
    answer: 'text/*',
    errors: { 404: 'The page has no such file.' },
  }),
} satisfies RouteTable;
