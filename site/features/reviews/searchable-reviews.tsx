import { useState } from 'react';
import type { Review } from '../../api/editorial';
import { saysAllWords } from '../../lib/text-search';
import { TextField } from '../../ui/field';
import { useHydrated } from '../../ui/use-browser';
import { messages } from '../../messages/messages';
import { ReviewList } from './review-list';

/** From so many on, reviews can be searched. */
const MANY = 5;

/** The reviews of an apartment, with a search within them where there are many. */
export function SearchableReviews({ reviews }: { reviews: readonly Review[] }) {
  const t = messages().reviews;
  const hydrated = useHydrated();
  const [search, setSearch] = useState('');
  const found = reviews.filter(({ text, guestName, hostAnswer }) =>
    saysAllWords(`${text} ${guestName} ${hostAnswer ?? ''}`, search),
  );
  return (
    <div className="grid gap-4">
      {hydrated && reviews.length >= MANY && (
        <TextField
          type="search"
          label={t.search}
          className="max-w-text"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <p role="status" className={search === '' ? 'sr-only' : 'text-sm text-muted'}>
        {search === '' ? '' : t.found(found.length)}
      </p>
      <ReviewList reviews={found} className="lg:grid-cols-2" />
    </div>
  );
}
