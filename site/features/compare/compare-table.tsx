import type { StaySearchResult, StayQuery } from 'booking-rules/contracts/stays';
import type { ReactNode } from 'react';
import { apartmentHref, cardProblem } from '../../lib/search-query';
import { spoken } from '../../lib/spoken';
import { messages } from '../../messages/messages';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Price } from '../../ui/price';
import { compareAmenities } from './compared';

/** An apartment with what is compared of it. */
export interface ComparedHome {
  stay: StaySearchResult;
  beds: number;
  /** Square metres. */
  area: number | null;
  minimumStay: number;
  bookingMode: 'instant' | 'on-request';
  /** In words. */
  cancellation: string;
  deposit: number;
  amenities: { slug: string; name: string }[];
}

const HEAD = 'sticky inset-s-0 z-1 bg-paper py-3 pe-3 text-start align-top font-semibold';
const CELL = 'py-3 pe-4 align-top';

/** Apartments side by side. On phones it scrolls sideways, and what is compared stays in sight. */
export function CompareTable({ homes, query }: { homes: readonly ComparedHome[]; query: StayQuery }) {
  const t = messages().kept.compare;
  const { differing, shared } = compareAmenities(homes.map(({ amenities }) => amenities));
  const rows: [string, (home: ComparedHome) => ReactNode][] = [
    [t.rows.rating, ({ stay }) => <Rated stay={stay} />],
    [t.rows.area, ({ stay }) => <span {...spoken(stay.district.name)}>{stay.district.name}</span>],
    [t.rows.bedrooms, ({ stay }) => (stay.bedrooms === 0 ? t.studio : stay.bedrooms)],
    [t.rows.beds, ({ beds }) => beds],
    [t.rows.bathrooms, ({ stay }) => stay.bathrooms],
    [t.rows.guests, ({ stay }) => stay.capacity],
    [t.rows.size, ({ area }) => (area === null ? '–' : messages().apartment.features.squareMetres(area))],
    [t.rows.minimumStay, ({ minimumStay }) => t.nights(minimumStay)],
    [t.rows.booking, ({ bookingMode }) => t.booking[bookingMode]],
    [t.rows.cancellation, ({ cancellation }) => cancellation],
    [t.rows.deposit, ({ deposit }) => (deposit === 0 ? t.noDeposit : <Price amount={deposit} />)],
  ];
  return (
    <>
      <div
        role="region"
        aria-label={t.title}
        // Who uses the keyboard scrolls it with the arrows.
        tabIndex={0}
        className="relative -mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6"
      >
        <table className="w-full min-w-max table-fixed md:min-w-0 border-collapse text-sm">
          <thead>
            <tr>
              <td rowSpan={3} className="sticky inset-s-0 z-1 w-26 bg-paper sm:w-32 lg:w-44">
                <span className="sr-only">{t.what}</span>
              </td>
              {homes.map(({ stay }) => (
                <th
                  key={stay.apartmentId}
                  scope="col"
                  className="w-50 pe-4 pb-2 text-start md:w-auto align-top font-normal"
                >
                  <HomeHead stay={stay} query={query} />
                </th>
              ))}
            </tr>
            {/* In rows of their own, prices and buttons are level however long the names above them are. */}
            <tr>
              {homes.map(({ stay }) => (
                <td key={stay.apartmentId} className="pe-4 pb-2 align-top">
                  <HomePrice stay={stay} query={query} />
                </td>
              ))}
            </tr>
            <tr className="border-b border-line">
              {homes.map(({ stay }) => (
                <td key={stay.apartmentId} className="pe-4 pb-4">
                  <ButtonLink href={apartmentHref(stay, query)} kind="secondary" className="w-full">
                    {t.book}
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, valueOf]) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className={HEAD}>
                  {name}
                </th>
                {homes.map((home) => (
                  <td key={home.stay.apartmentId} className={CELL}>
                    {valueOf(home)}
                  </td>
                ))}
              </tr>
            ))}
            {differing.length > 0 && (
              <tr className="border-b border-line">
                <th colSpan={homes.length + 1} scope="colgroup" className="pt-8 pb-3 text-start">
                  <span className="sticky inset-s-0 font-display text-xl">{t.amenities}</span>
                </th>
              </tr>
            )}
            {differing.map(({ slug, name, has }) => (
              <tr key={slug} className="border-b border-line">
                <th scope="row" className={HEAD} {...spoken(name)}>
                  {name}
                </th>
                {homes.map(({ stay }, index) => (
                  <td key={stay.apartmentId} className={CELL}>
                    <span className="sr-only">{has[index] ? t.has : t.hasNot}</span>
                    {has[index] ? (
                      <Icon name="check" className="text-success" />
                    ) : (
                      <span aria-hidden="true" className="text-muted">
                        –
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shared.length > 0 && (
        <section className="mt-8 max-w-text">
          <h2 className="text-xl">{t.all}</h2>
          <p className="mt-2 text-muted">{shared.map(({ name }) => name).join(' · ')}</p>
        </section>
      )}
    </>
  );
}

interface HomeProps {
  stay: StaySearchResult;
  query: StayQuery;
}

/** Its photo and its name. */
function HomeHead({ stay, query }: HomeProps) {
  const [photo] = stay.photos;
  return (
    <div className="grid gap-2">
      {photo && <Picture photo={photo} sizes="(width < 640px) 200px, 320px" className="rounded-card" />}
      <Link
        href={apartmentHref(stay, query)}
        className="font-display text-lg leading-snug hover:underline"
        {...spoken(stay.name)}
      >
        {stay.name}
      </Link>
    </div>
  );
}

/** What the stay costs in it; without dates the lowest price of a night, and why there is no other. */
function HomePrice({ stay, query }: HomeProps) {
  const t = messages().kept.compare;
  if (stay.total !== undefined && stay.nights !== undefined)
    return (
      <p>
        <Price amount={stay.total} className="block text-lg font-bold" />
        <span className="text-sm text-muted">{t.total(stay.nights)}</span>
      </p>
    );
  const problem = cardProblem(stay, query);
  return (
    <p>
      {problem !== null && <span className="block text-sm font-semibold text-danger">{problem}</span>}
      {stay.from !== undefined && (
        <>
          <Price amount={stay.from} className="block text-lg font-bold" />
          <span className="text-sm text-muted">{t.fromNight}</span>
        </>
      )}
    </p>
  );
}

function Rated({ stay: { rating } }: { stay: StaySearchResult }) {
  if (!rating) return messages().kept.compare.noReviews;
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <Icon name="star" className="size-4 text-accent" />
      <span className="sr-only">{messages().results.card.rated(rating.average, rating.total)}</span>
      <span aria-hidden="true">
        {rating.average.toFixed(1)} ({rating.total})
      </span>
    </span>
  );
}
