import type { StayQuery } from 'booking-rules/contracts/stays';
import { PostList } from '../../features/guides/post-list';
import { Areas } from '../../features/home/areas';
import { Rating } from '../../features/home/rating';
import { WhyDirect } from '../../features/home/why-direct';
import { AverageRating } from '../../features/reviews/average-rating';
import { ReviewList } from '../../features/reviews/review-list';
import { CallToAction } from '../../features/sections/call-to-action';
import { FactTable } from '../../features/sections/fact-table';
import { Faqs } from '../../features/sections/faqs';
import { Numbers } from '../../features/sections/numbers';
import { Points } from '../../features/sections/points';
import { SectionFrame } from '../../features/sections/section-frame';
import { TextSection } from '../../features/sections/text-section';
import { useMenu } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { InDocument } from '../../ui/in-document';
import type { FilledSection, SectionInDocument } from './fill-sections';
import { PickedApartments } from './picked-apartments';
import { messages } from '../../messages/messages';

export interface PageSectionsProps {
  sections: readonly (FilledSection | SectionInDocument)[];
  /** Dates and guests that are carried on to apartments. */
  query?: StayQuery;
}

/** The parts of a page in the editors' order. */
export default function PageSections({ sections, query = {} }: PageSectionsProps) {
  return sections.map((section, index) => (
    <PageSection key={index} id={`section-${index + 1}`} section={section} query={query} />
  ));
}

interface PageSectionProps {
  id: string;
  section: FilledSection | SectionInDocument;
  query: StayQuery;
}

function PageSection({ id, section, query }: PageSectionProps) {
  if (section.kind === 'areas')
    return <Areas id={id} title={section.heading} text={section.intro} districts={section.districts} />;
  if (section.kind === 'apartments')
    return (
      <PickedApartments
        id={id}
        title={section.heading ?? messages().home.apartments}
        text={section.intro}
        picks={section.picks}
        total={section.total}
        query={query}
      />
    );
  return (
    <InDocument name={id}>
      {section.kind === 'in-document' ? undefined : <PlainSection id={id} section={section} />}
    </InDocument>
  );
}

type Plain = Exclude<FilledSection, { kind: 'areas' | 'apartments' }>;

/** A section that needs no script. */
function PlainSection({ id, section }: { id: string; section: Plain }) {
  switch (section.kind) {
    case 'text':
      return <TextSection id={id} section={section} />;
    case 'points':
      return (
        <SectionFrame id={id} {...section}>
          <Points points={section.points} isHeaded={section.heading !== null} />
        </SectionFrame>
      );
    case 'numbers':
      return (
        <SectionFrame id={id} heading={section.heading}>
          <Numbers numbers={section.numbers} />
        </SectionFrame>
      );
    case 'call-to-action':
      return <CallToAction id={id} section={section} />;
    case 'facts':
      return (
        <SectionFrame id={id} beside={section.heading !== null} {...section}>
          <FactTable columns={section.columns} rows={section.rows} />
        </SectionFrame>
      );
    case 'faqs':
      return (
        <SectionFrame id={id} beside={section.heading !== null} {...section}>
          <Faqs faqs={section.faqs} />
        </SectionFrame>
      );
    case 'guides':
      return <Guides id={id} section={section} />;
    case 'reviews':
      return (
        <SectionFrame id={id} {...section} more={<AverageRating reviews={section.reviews} />}>
          <ReviewList reviews={section.reviews.data} lead about />
        </SectionFrame>
      );
    case 'direct-booking':
      return <WhyDirect id={id} title={section.heading} text={section.intro} policies={section.policies} />;
    case 'rating':
      return <Rating id={id} title={section.heading} />;
  }
}

function Guides({ id, section }: { id: string; section: Extract<FilledSection, { kind: 'guides' }> }) {
  const { categories } = useMenu();
  const { category, posts } = section;
  const shown = category === null ? categories : categories.filter(({ slug }) => slug === category);
  const more = shown.map(({ slug, name }) => (
    <ButtonLink key={slug} href={`/category/${slug}`} kind="secondary">
      {name}
    </ButtonLink>
  ));
  return (
    <SectionFrame id={id} {...section} more={<p className="flex flex-wrap gap-2">{more}</p>}>
      <PostList posts={posts} />
    </SectionFrame>
  );
}
