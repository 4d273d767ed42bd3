import { Areas } from '../../features/home/areas';
import { Hero } from '../../features/home/hero';
import { Rating } from '../../features/home/rating';
import { SectionHeading } from '../../features/home/section-heading';
import { WhyDirect } from '../../features/home/why-direct';
import { SearchBar } from '../../features/search/search-bar';
import { StayCard } from '../../features/search/stay-card';
import { useData } from '../../page-context';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import type { Data } from './+data';

const CARD_SIZES = '(width < 640px) 78vw, (width < 1200px) 50vw, 380px';

export function Page() {
  const { query, picks, apartments, districts } = useData<Data>();
  return (
    <>
      <Hero search={<SearchBar query={query} />} />
      <Areas districts={districts} />
      {picks.length > 0 && (
        <section aria-labelledby="picks" className="pt-16 sm:pt-20">
          <Container>
            <SectionHeading
              id="picks"
              title="Apartments we would pick"
              text="Looked after by us, from the linen to the view."
              more={
                <ButtonLink href="/results/1" kind="secondary">
                  See all {apartments}
                </ButtonLink>
              }
            />
          </Container>
          <ul className="snap-row mx-auto max-w-page scroll-px-4 gap-4 px-4 pb-6 sm:grid sm:grid-cols-2 sm:gap-5 sm:px-6 lg:grid-cols-3">
            {picks.map((stay) => (
              <li key={stay.apartmentId} className="w-[78vw] sm:w-auto">
                <StayCard stay={stay} query={query} sizes={CARD_SIZES} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <WhyDirect />
      <Rating />
    </>
  );
}
