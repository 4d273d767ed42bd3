import { memo } from 'react';
import { Amenities } from '../../features/apartment/amenities';
import { Description } from '../../features/apartment/description';
import { Facts } from '../../features/apartment/facts';
import { homeFacts } from '../../features/apartment/home-facts';
import { HostCard } from '../../features/apartment/host-card';
import { Location } from '../../features/apartment/location';
import { Section } from '../../features/apartment/section';
import { saysWhereToSleep, Sleeping } from '../../features/apartment/sleeping';
import { StayDetails } from '../../features/apartment/stay-details';
import { Terms } from '../../features/apartment/terms';
import { AverageRating } from '../../features/reviews/average-rating';
import { ScoreList } from '../../features/reviews/score-list';
import { SearchableReviews } from '../../features/reviews/searchable-reviews';
import { useSettings } from '../../lib/page-context';
import { InDocument } from '../../ui/in-document';
import { messages } from '../../messages/messages';
import type { Data } from './+data';

// None of this depends on the stay that is chosen: it is not drawn anew with each day that a guest picks.

/** What the home is: above its calendar. */
export const HomeSections = memo(function HomeSections({
  apartment,
  inDocument,
}: Pick<Data, 'apartment' | 'inDocument'>) {
  const t = messages().apartment.parts;
  const facts = homeFacts(apartment.facts);
  return (
    <>
      <Section id="about" title={t.about}>
        <InDocument name="about">
          {inDocument ? undefined : <Description paragraphs={apartment.description} />}
        </InDocument>
      </Section>
      {saysWhereToSleep(apartment.rooms) && (
        <Section id="sleeping" title={t.sleeping}>
          <InDocument name="sleeping">
            {inDocument ? undefined : <Sleeping rooms={apartment.rooms} photos={apartment.photos} />}
          </InDocument>
        </Section>
      )}
      {facts.length > 0 && (
        <Section id="facts" title={t.facts}>
          <Facts facts={facts} />
        </Section>
      )}
      <Section id="amenities" title={t.amenities}>
        <InDocument name="amenities">
          {inDocument ? undefined : <Amenities amenities={apartment.amenities} />}
        </InDocument>
      </Section>
    </>
  );
});

/** How one stays there, where it is, and what others say: below its calendar. */
export const StaySections = memo(function StaySections({
  apartment,
  reviews,
  host,
  included,
  inDocument,
}: Pick<Data, 'apartment' | 'reviews' | 'host' | 'included' | 'inDocument'>) {
  const t = messages().apartment.parts;
  const { checkInTime, checkOutTime } = useSettings().policies;
  const { apartmentId, name, address, district, location, permitNumber, nearby } = apartment;
  const { deposit, cancellation } = apartment;
  return (
    <>
      <Section id="stay-details" title={t.stayDetails}>
        <InDocument name="stay-details">
          {inDocument ? undefined : (
            <StayDetails details={apartment.stayDetails} minimumStay={apartment.minimumStay} />
          )}
        </InDocument>
      </Section>
      <Section id="terms" title={t.terms}>
        <Terms {...{ deposit, cancellation, included }} times={{ checkInTime, checkOutTime }} />
      </Section>
      <Section id="location" title={t.location}>
        <Location {...{ apartmentId, name, address, district, location, permitNumber, nearby }} />
      </Section>
      {reviews.data.length > 0 && (
        <Section id="reviews" title={t.reviews}>
          <div className="grid gap-5">
            <AverageRating reviews={reviews} />
            <ScoreList scores={reviews.scores} />
            <SearchableReviews reviews={reviews.data} />
          </div>
        </Section>
      )}
      {host && (
        <Section id="host" title={t.host}>
          <HostCard host={host} />
        </Section>
      )}
    </>
  );
});
