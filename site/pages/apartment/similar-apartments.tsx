import type { StayChoice } from '../../features/quote/stay-choice';
import type { CardStay } from '../../features/search/cover';
import { StayCard } from '../../features/search/results/stay-card';
import { Container } from '../../ui/box';
import { messages } from '../../messages/messages';

interface SimilarApartmentsProps {
  stays: readonly CardStay[];
  /** Its dates and guests are carried on. */
  choice: StayChoice;
}

/** A few other apartments, to swipe through on phones. */
export function SimilarApartments({ stays, choice }: SimilarApartmentsProps) {
  const { start, end, guests } = choice;
  const query = {
    ...(start === null || end === null ? {} : { availabilityDateStart: start, availabilityDateEnd: end }),
    availabilityGuestNumber: guests,
  };
  return (
    <section aria-labelledby="similar" className="row-frame border-t border-line bg-sand/40 py-12">
      <Container>
        <h2 id="similar" className="mb-6 text-2xl">
          {messages().apartment.parts.similar}
        </h2>
        <ul className="snap-row similar-row">
          {stays.slice(0, 3).map((stay) => (
            <li key={stay.apartmentId}>
              <StayCard
                stay={stay}
                query={query}
                sizes="(min-width: 75rem) 380px, (min-width: 48rem) 33vw, 80vw"
              />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
