import type { StayQuery } from 'booking-rules/contracts/stays';
import { SectionHeading } from '../../features/home/section-heading';
import type { CardStay } from '../../features/search/cover';
import { StayCard } from '../../features/search/results/stay-card';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/box';
import { messages } from '../../messages/messages';

const CARD_SIZES = '(width < 640px) 78vw, (width < 1200px) 50vw, (width < 1800px) 430px, 290px';

interface PickedApartmentsProps {
  id: string;
  title: string;
  text: string | null;
  picks: readonly CardStay[];
  /** How many there are in all. */
  total: number;
  query: StayQuery;
}

/** A few apartments: a row to swipe through on phones, a grid on wide screens. */
export function PickedApartments({ id, title, text, picks, total, query }: PickedApartmentsProps) {
  return (
    <section aria-labelledby={id} className="row-frame pt-16 sm:pt-20">
      <Container wide>
        <SectionHeading
          id={id}
          title={title}
          text={text}
          more={
            <ButtonLink href="/results/1" kind="secondary">
              {messages().home.seeAll(total)}
            </ButtonLink>
          }
        />
      </Container>
      <ul className="snap-row pick-row">
        {picks.map((stay) => (
          <li key={stay.apartmentId}>
            <StayCard stay={stay} query={query} sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
