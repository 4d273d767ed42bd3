import { describeTiers } from 'booking-rules/shared/domain/cancellation';
import type { PageContextServer } from 'vike/types';
import type { ComparedHome } from '../../features/compare/compare-table';
import { readCompared } from '../../features/compare/compared';
import { datesProblem } from '../../features/search/dates-problem';
import type { PageMeta } from '../../lib/page-meta';
import { dateless, readSearch, stayOnly } from '../../lib/search-query';
import { messages } from '../../messages/messages';

export type Data = Awaited<ReturnType<typeof data>>;

/** The apartments that the address names, with what is compared of them. */
export async function data({ api, urlParsed }: PageContextServer) {
  const { brand, today } = await api.settings();
  const params = new URLSearchParams(urlParsed.searchOriginal ?? '');
  const asked = stayOnly(readSearch(params));
  const query = datesProblem(params, today) === null ? asked : dateless(asked);
  const named = readCompared(params);
  const stays = named.length === 0 ? [] : await api.cards({ apartments: named, ...query });
  const found = await Promise.all(
    stays.map(async (stay) => ({ stay, apartment: await api.apartment(stay.apartmentId) })),
  );
  const homes = found.flatMap(({ stay, apartment }): ComparedHome[] => {
    if (apartment === null) return [];
    const { beds, area, minimumStay, bookingMode, cancellation, deposit, amenities } = apartment;
    return [
      {
        ...{ beds, area, minimumStay, bookingMode, deposit },
        stay: { ...stay, photos: stay.photos.slice(0, 1) },
        cancellation: describeTiers(cancellation.tiers),
        amenities: amenities.map(({ slug, name }) => ({ slug, name })),
      },
    ];
  });
  const meta: PageMeta = { title: `${messages().kept.compare.title} · ${brand}`, noindex: true };
  return { meta, query, homes };
}
