import { smallPhoto } from 'booking-rules/shared/listing/photo';
import type { PageSection } from '../../api/content-page';
import type { Faq, PostCard, ReviewSummary } from '../../api/editorial';
import type { ToldPolicies } from '../../features/home/why-direct';
import { withCover, withoutCover, type CardStay } from '../../features/search/cover';
import { richTextHtml } from '../../server/rich-text-html';
import type { RichText } from '../../api/editorial';
import type { LegalFacts, ShownArea, SiteApi } from '../../api/site-api';
import { factTable, withFacts, type FactTable } from './fact-rows';

type Listed = 'text' | 'facts' | 'faqs' | 'guides' | 'reviews' | 'areas' | 'apartments' | 'direct-booking';
type SectionOf<Kind extends PageSection['kind']> = Extract<PageSection, { kind: Kind }>;

/** A section with what it shows of the rest of the site. */
export type FilledSection =
  | Exclude<PageSection, { kind: Listed }>
  | (Omit<SectionOf<'text'>, 'body'> & { html: string })
  | (SectionOf<'facts'> & FactTable)
  | (SectionOf<'faqs'> & { faqs: Faq[] })
  | (SectionOf<'guides'> & { posts: PostCard[] })
  | (SectionOf<'reviews'> & { reviews: ReviewSummary })
  | (SectionOf<'areas'> & { districts: ShownArea[] | null })
  | (SectionOf<'direct-booking'> & { policies: ToldPolicies })
  | (SectionOf<'apartments'> & { picks: CardStay[]; total: number });

/** Stands for a section of which the document of the page has the HTML and no script needs the data. */
export interface SectionInDocument {
  kind: 'in-document';
}

/** The data of a page as its document carries it: its sections without what is in its HTML already. */
export function documentData<Data extends { sections: readonly FilledSection[] }>(data: Data) {
  return { ...data, sections: data.sections.map(sectionForScripts) };
}

/** What scripts take over of a section: cards, and a map. */
function sectionForScripts(section: FilledSection): FilledSection | SectionInDocument {
  if (section.kind === 'apartments') return { ...section, picks: section.picks.map(withoutCover) };
  if (section.kind === 'areas') return { ...section, districts: null };
  return { kind: 'in-document' };
}

/** Fetches what the sections of a page show; those that would be empty are left out. */
export async function fillSections(api: SiteApi, sections: readonly PageSection[]): Promise<FilledSection[]> {
  const filled = await Promise.all(sections.map((section) => fill(api, section)));
  return filled.filter((section) => section !== null);
}

async function fill(api: SiteApi, section: PageSection): Promise<FilledSection | null> {
  switch (section.kind) {
    case 'text': {
      const { body, ...text } = section;
      return { ...text, html: richTextHtml(filledIn(body, await api.legalFacts()), 3) };
    }
    case 'facts':
      return { ...section, ...(await factTable(api, section.shows)) };
    case 'faqs': {
      const faqs = await api.faqs(section.topic);
      return faqs.length === 0 ? null : { ...section, faqs };
    }
    case 'guides': {
      const { category, count: pageSize } = section;
      const { data } = await api.posts({ pageSize, ...(category !== null && { category }) });
      const posts = data.map((post) => ({
        ...post,
        cover: post.cover && { ...smallPhoto(post.cover), alt: '' },
      }));
      return posts.length === 0 ? null : { ...section, posts };
    }
    case 'reviews': {
      const reviews = await api.reviews({ limit: section.count });
      return reviews.data.length === 0 ? null : { ...section, reviews };
    }
    case 'areas': {
      // Their introductions and the words of their photos are long, and not shown here.
      const districts = (await api.districts()).map(({ slug, name, photo, apartments }) => ({
        ...{ slug, name, apartments },
        photo: photo && { ...smallPhoto(photo), alt: '' },
      }));
      return districts.length === 0 ? null : { ...section, districts };
    }
    case 'apartments': {
      const { data, meta } = await api.stays({ sort: 'recommended', pageSize: section.count });
      const picks = data.map(withCover);
      return picks.length === 0 ? null : { ...section, picks, total: meta.pagination.total };
    }
    case 'direct-booking': {
      const { cancellation, lengthOfStayDiscounts } = (await api.settings()).policies;
      return { ...section, policies: { cancellation, lengthOfStayDiscounts } };
    }
    case 'points':
    case 'numbers':
    case 'call-to-action':
    case 'rating':
      return section;
  }
}

/** A text with the facts of the business in the places that it names. */
function filledIn(body: RichText, facts: LegalFacts): RichText {
  const fillText = (key: string, value: unknown) =>
    key === 'text' && typeof value === 'string' ? withFacts(value, facts) : value;
  return JSON.parse(JSON.stringify(body), fillText) as RichText;
}
