import type { Core } from '@strapi/strapi';
import type { LegalTemplate } from 'booking-rules/engine';
import type { LegalKind } from '../site-host/site-types';
import { blocksFromText } from 'booking-rules/shared/format/text-blocks';

const UID = 'api::page.page';
type Shows = 'business' | 'cancellation' | 'storage' | 'recipients' | 'retention';

/** A legal page as it is made. */
export interface LegalPage {
  slug: string;
  legal: LegalKind;
  title: string;
  intro: string;
  sections: object[];
}

const text = (heading: string, body: string) => ({
  __component: 'section.text',
  pictureSide: 'end',
  heading,
  body: blocksFromText(body),
});
const facts = (heading: string, shows: Shows, intro?: string) => ({
  __component: 'section.facts',
  heading,
  shows,
  ...(intro !== undefined && { intro }),
});

/**
 * Legal pages for an operator to have checked. They say what the product does and no more, whatever the place is;
 * `{{email}}` and its like are filled in from the business, tables from the settings.
 */
export const LEGAL_PAGES: readonly LegalPage[] = [
  {
    slug: 'privacy',
    legal: 'privacy',
    title: 'Privacy',
    intro: 'What we know about you, why, and who else sees it.',
    sections: [
      text(
        'Who is responsible',
        `{{business}}, {{address}}, is responsible for your personal data on this site. Write to {{email}} with any question about it.`,
      ),
      text(
        'What we ask you for, and why',
        `**To book:** your name, email address, phone number, and the message that you may add. We need them to make the booking, to reach you on the day you arrive and to issue invoices.

**To answer you:** what you write in a form, with your name and contact details.

**For an account, if you want one:** your name, email address and a password, which we keep encoded only.

**To keep the site safe:** the network address from which somebody signs in or books. It limits attempts to guess passwords and to block apartments with bookings that are never paid.`,
      ),
      facts('Who receives it', 'recipients', 'We do not sell your data.'),
      facts('How long we keep it', 'retention', 'Backups keep copies until they are deleted in turn.'),
      text(
        'In your browser',
        `What this site keeps in your browser is listed under [Cookies and storage](/cookies).`,
      ),
      text(
        'Your rights',
        `You can ask us what we know about you, and ask us to correct or delete it. Write to {{email}}. What the law requires us to keep, such as invoices, we delete when that time is over. Depending on where you live, you can also complain to a data protection authority.`,
      ),
    ],
  },
  {
    slug: 'terms',
    legal: 'terms',
    title: 'Terms of booking',
    intro: 'What holds between you and us when you book on this site.',
    sections: [
      text(
        'Who you book with',
        `You book with {{business}}, {{address}}. You can reach us at {{email}} or {{phone}}.`,
      ),
      text(
        'How a booking is made',
        `You see the whole price, with all fees and taxes, before you book. It stays the same for as long as the page says. A booking is confirmed when we email you that it is. For some apartments you send a request first: we answer it, and until then you owe nothing.`,
      ),
      text(
        'Paying',
        `The checkout shows how you can pay and when each part is due. If a payment that is due does not arrive in time, the nights become available to others again, and we email you.`,
      ),
      text(
        'Changing and cancelling',
        `The [cancellation policies](/cancellation-policy) say what you get back. The policy of your booking is shown before you book and in your confirmation, and it does not change afterwards.`,
      ),
      text(
        'During your stay',
        `Please follow the house rules on the apartment's page. Where a security deposit applies, its amount is shown before you book. We return it after your stay, less the cost of any damage.`,
      ),
      text(
        'If something is wrong',
        `Tell us at once, at {{email}} or {{phone}}, so that we can put it right while you are there.`,
      ),
    ],
  },
  {
    slug: 'cancellation-policy',
    legal: 'cancellation',
    title: 'Cancellation',
    intro: 'What you get back when your plans change.',
    sections: [
      facts(
        'Our policies',
        'cancellation',
        'Days are counted back from the day of arrival. The one that holds for your booking is shown before you book.',
      ),
      text(
        'How to cancel',
        `Open your booking with the link in your confirmation, or with its reference and your email address under [Look up a booking](/reservation). The page says what you get back before you confirm.`,
      ),
    ],
  },
  {
    slug: 'cookies',
    legal: 'cookies',
    title: 'Cookies and storage',
    intro: 'What this site keeps in your browser.',
    sections: [
      facts(
        'What is kept',
        'storage',
        'You can clear all of it in your browser at any time. What is needed to book works without your consent; nothing else does.',
      ),
    ],
  },
  {
    slug: 'imprint',
    legal: 'imprint',
    title: 'Imprint',
    intro: 'Who runs this site, and how to reach us.',
    sections: [facts('The business', 'business')],
  },
];

/** A legal page with the words of a place, at the address of every page of its kind. */
export function legalPageOf({ legal, title, intro, sections }: LegalTemplate): LegalPage {
  const slug = LEGAL_PAGES.find((page) => page.legal === legal)?.slug ?? legal;
  return {
    ...{ slug, legal, title, intro },
    sections: sections.map((section) =>
      'shows' in section
        ? facts(section.heading, section.shows, section.intro)
        : text(section.heading, section.body.join('\n\n')),
    ),
  };
}

/**
 * Makes the legal pages that are missing, as templates that nobody has checked. They are drafts, so that nothing is
 * promised in the name of a business before somebody there has read it.
 * @param published shows them at once: for a demo, where nothing is promised
 */
export async function createLegalPages(strapi: Core.Strapi, { published = false } = {}): Promise<void> {
  for (const page of LEGAL_PAGES) {
    const { slug, title, ...rest } = page;
    const more: object = { ...rest, isTemplate: true };
    const $or = [{ slug: page.slug }, { legal: page.legal }];
    const known = await strapi.documents(UID).findFirst({ filters: { $or } as never });
    if (known && !published) continue;
    if (known) await strapi.documents(UID).publish({ documentId: known.documentId });
    else
      await strapi.documents(UID).create({
        data: { slug, title, ...more },
        ...(published && { status: 'published' as const }),
      });
  }
}
