import type { Core, Modules } from '@strapi/strapi';

const UID = 'api::page.page';
const SEE_APARTMENTS = {
  __component: 'section.call-to-action',
  heading: 'Find your apartment',
  text: 'Choose your dates and see every total, with all fees and taxes.',
  linkLabel: 'See all apartments',
  linkTo: '/results/1',
} as const;

/** The pages of the menu, with texts that are true of every business. */
const PAGES = [
  {
    slug: 'home',
    title: 'A place of your own in the city',
    sections: [
      { __component: 'section.areas', heading: 'Find your part of the city' },
      { __component: 'section.apartments', heading: 'Our favourites', count: 6 },
      { __component: 'section.direct-booking', heading: 'Why book directly with us' },
      { __component: 'section.rating' },
      { __component: 'section.reviews', heading: 'What guests say', count: 6 },
      { __component: 'section.guides', heading: 'Before you come', count: 3 },
      { __component: 'section.faqs', heading: 'Questions guests ask', topic: 'booking' },
    ],
  },
  { slug: 'about-us', title: 'About us', sections: [SEE_APARTMENTS] },
  {
    slug: 'our-services',
    title: 'Our services',
    sections: [
      { __component: 'section.faqs', heading: 'Questions about staying', topic: 'staying' },
      SEE_APARTMENTS,
    ],
  },
  {
    slug: 'property-management',
    title: 'Property management',
    intro: "Do you own an apartment here? Tell us about it, and we'll tell you what it could earn.",
    sections: [{ __component: 'section.faqs', heading: 'Questions owners ask', topic: 'owners' }],
  },
] satisfies Modules.Documents.Params.Data.Input<typeof UID>[];

/** Makes the pages that menus lead to, where an editor has none yet. */
export async function createDefaultPages(strapi: Core.Strapi): Promise<void> {
  for (const page of PAGES) {
    if (await strapi.documents(UID).findFirst({ filters: { slug: page.slug } })) continue;
    await strapi.documents(UID).create({ data: page, status: 'published' });
  }
}
