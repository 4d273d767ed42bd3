import { StayCard } from '../../features/search/results/stay-card';
import { useData } from '../../lib/page-context';
import { messages } from '../../messages/messages';
import { Container } from '../../ui/box';
import type { Data } from './+data';

const CARD_SIZES = '(width < 640px) 100vw, (width < 1024px) 50vw, 410px';

/** A wishlist that somebody shares: to look at, and to save from. */
export default function Page() {
  const { stays, query } = useData<Data>();
  const t = messages().kept;
  return (
    <Container wide className="py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{t.sharedTitle}</h1>
      <p className="mt-2 mb-6 max-w-text text-muted">{stays.length === 0 ? t.sharedEmpty : t.sharedText}</p>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {stays.map((stay, index) => (
          <li key={stay.apartmentId}>
            <StayCard stay={stay} query={query} sizes={CARD_SIZES} priority={index === 0} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
