import { toldWords } from '../format/choice-labels';

/** How a text is written: on one line, as plain paragraphs, or in the markup of `format/text-blocks.ts`. */
export type TextForm = 'line' | 'text' | 'rich';

export interface TranslatedField {
  label: string;
  form: TextForm;
}

/** The texts of a document by their fields; a part or a list of parts has fields of its own. */
export interface TranslatedFields {
  [field: string]: TranslatedField | TranslatedPart;
}
export interface TranslatedPart {
  label: string;
  fields: TranslatedFields;
}

const line = (label: string): TranslatedField => labelled(label, { form: 'line' });
const text = (label: string): TranslatedField => labelled(label, { form: 'text' });
const rich = (label: string): TranslatedField => labelled(label, { form: 'rich' });
const part = (label: string, fields: TranslatedFields): TranslatedPart => labelled(label, { fields });

/** Gives it a label that is told in the language of the moment in which it is read. */
function labelled<Rest extends object>(english: string, rest: Rest): Rest & { readonly label: string } {
  return Object.defineProperty({ ...rest, label: '' }, 'label', {
    get: () => toldWords(english),
    enumerable: true,
  });
}

const SEO = part('Search engines', { title: line('Title'), description: text('Description') });

/** What a picture shows, for who does not see it. */
const picture = (label: string) => part(label, { alternativeText: line('Description') });

/** Whatever its kind, a section has its words in some of these. */
const SECTION: TranslatedFields = {
  heading: line('Heading'),
  intro: text('Introduction'),
  body: rich('Text'),
  text: text('Text'),
  points: part('Point', { title: line('Title'), text: text('Text') }),
  numbers: part('Number', { value: line('Number'), label: line('Label') }),
  linkLabel: line('Words of the link'),
  picture: picture('Picture'),
};

/** What editors write for guests that can be told in another language, by the kind of document. */
export const TRANSLATED_KINDS = {
  pages: {
    uid: 'api::page.page',
    get label() {
      return toldWords('Pages');
    },
    name: 'title',
    fields: {
      title: line('Title'),
      intro: text('Introduction'),
      picture: picture('Picture'),
      sections: part('Section', SECTION),
      seo: SEO,
    },
  },
  guides: {
    uid: 'api::post.post',
    get label() {
      return toldWords('Guides');
    },
    name: 'title',
    fields: {
      title: line('Title'),
      excerpt: text('Summary'),
      cover: picture('Cover'),
      body: rich('Text'),
      seo: SEO,
    },
  },
  categories: {
    uid: 'api::category.category',
    get label() {
      return toldWords('Categories');
    },
    name: 'name',
    fields: { name: line('Name'), intro: text('Introduction') },
  },
  apartments: {
    uid: 'api::apartment.apartment',
    get label() {
      return toldWords('Apartments');
    },
    name: 'name',
    fields: {
      name: line('Name'),
      address: line('Address'),
      summary: line('Summary'),
      description: text('Description'),
      stayDetails: part('House rule', { label: line('Words') }),
      rooms: part('Room', { name: line('Name') }),
      nearby: part('Place nearby', { name: line('Name') }),
      arrival: part('Arrival', {
        address: line('Address'),
        directions: text('Directions'),
        steps: part('Check-in step', { text: text('Text') }),
        manual: text('House manual'),
      }),
      photos: picture('Photo'),
    },
  },
  areas: {
    uid: 'api::district.district',
    get label() {
      return toldWords('Areas');
    },
    name: 'name',
    fields: { name: line('Name'), intro: text('Introduction'), photo: picture('Picture') },
  },
  amenities: {
    uid: 'api::amenity.amenity',
    get label() {
      return toldWords('Amenities');
    },
    name: 'name',
    fields: { name: line('Name') },
  },
  questions: {
    uid: 'api::faq.faq',
    get label() {
      return toldWords('Questions');
    },
    name: 'question',
    fields: { question: line('Question'), answer: text('Answer') },
  },
  business: {
    uid: 'api::site-setting.site-setting',
    get label() {
      return toldWords('Your business');
    },
    name: 'brand',
    fields: {
      tagline: line('Tagline'),
      pictureNote: line('Note about pictures'),
      host: part('Host', {
        name: line('Name'),
        about: text('About'),
        spokenLanguages: line('Languages'),
      }),
    },
  },
  address: {
    uid: 'api::company-address.company-address',
    get label() {
      return toldWords('Company address');
    },
    name: 'address',
    fields: { address: text('Address') },
  },
  invoices: {
    uid: 'plugin::booking-rules.business',
    get label() {
      return toldWords('Business details');
    },
    name: 'tradingName',
    fields: { address: text('Address'), footer: text('Last words') },
  },
  promotions: {
    uid: 'plugin::booking-rules.promotion',
    get label() {
      return toldWords('Banner');
    },
    name: 'code',
    fields: { bannerText: line('Words of the banner') },
  },
  rates: {
    uid: 'plugin::booking-rules.rate-plan',
    get label() {
      return toldWords('Rate plans');
    },
    name: 'name',
    fields: { name: line('Name') },
  },
  extras: {
    uid: 'plugin::booking-rules.extra',
    get label() {
      return toldWords('Extras');
    },
    name: 'name',
    fields: { name: line('Name'), description: text('Description') },
  },
  fees: {
    uid: 'plugin::booking-rules.charge-rule',
    get label() {
      return toldWords('Fees and taxes');
    },
    name: 'name',
    fields: { name: line('Name') },
  },
  policies: {
    uid: 'plugin::booking-rules.cancellation-policy',
    get label() {
      return toldWords('Cancellation policies');
    },
    name: 'name',
    fields: { name: line('Name') },
  },
} as const satisfies Record<string, { uid: string; label: string; name: string; fields: TranslatedFields }>;

export type TranslatedKind = keyof typeof TRANSLATED_KINDS;

export const KINDS = Object.keys(TRANSLATED_KINDS) as [TranslatedKind, ...TranslatedKind[]];

/** The kind of documents of a content type; undefined for those that are not translated. */
export function kindOf(uid: string): TranslatedKind | undefined {
  return KINDS.find((kind) => TRANSLATED_KINDS[kind].uid === uid);
}
