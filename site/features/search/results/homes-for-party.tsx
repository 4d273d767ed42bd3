import type { HomesTogether, StayQuery } from 'booking-rules/contracts/stays';
import { messages } from '../../../messages/messages';
import { Price } from '../../../ui/price';
import { StayCard } from './stay-card';

const CARD_SIZES = '(min-width: 768px) 50vw, 100vw';

interface HomesForPartyProps {
  together: HomesTogether;
  query: StayQuery;
}

/** Two homes that together have room for a party that no single one has, each with its share of the guests. */
export function HomesForParty({ together, query }: HomesForPartyProps) {
  const { largest, near, capacity, total, homes } = together;
  const t = messages().results.together;
  const all = homes.reduce((sum, { guests }) => sum + guests, 0);
  return (
    <section aria-labelledby="homes-together" className="mt-6">
      <h3 id="homes-together" className="text-xl">
        {t.heading(all)}
      </h3>
      <p className="mt-1 max-w-text text-muted">
        {t.largest(largest)} {t.near[near](capacity)}
      </p>
      <p className="mt-3">
        <Price amount={total} className="text-lg font-bold" />{' '}
        <span className="text-sm text-muted">{t.total}</span>
      </p>
      <ul className="mt-4 grid gap-5 md:grid-cols-2">
        {homes.map(({ home, guests }) => (
          <li key={home.apartmentId}>
            <p className="mb-2 text-sm font-semibold">{t.share(guests)}</p>
            <StayCard
              stay={home}
              query={{ ...query, availabilityGuestNumber: guests, children: undefined }}
              sizes={CARD_SIZES}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t.each}</p>
    </section>
  );
}
