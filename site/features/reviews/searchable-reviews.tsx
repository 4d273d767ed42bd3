import { useState } from 'react';
import type { Review } from '../../api/editorial';
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
  const found = matchingReviews(reviews, search);
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

/** The reviews that say all words of a search, whatever their case and accents; all of them for an empty one. */
export function matchingReviews(reviews: readonly Review[], search: string): readonly Review[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return reviews;
  return reviews.filter(({ text, guestName, hostAnswer }) => {
    const said = plain(`${text} ${guestName} ${hostAnswer ?? ''}`);
    return words.every((word) => said.includes(word));
  });
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
