import type { StaySearchResult, StayQuery } from 'booking-rules/contracts/stays';
import type { ReactNode } from 'react';
import { apartmentHref, cardProblem } from '../../lib/search-query';
import { spoken } from '../../lib/spoken';
import { messages } from '../../messages/messages';
import { ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
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

/**
 * A row. On phones the name of a row stands above its values, which so have the whole width: nothing scrolls sideways,
 * also of three homes. On wide screens it is a column of its own.
 */
const ROW: Readonly<Record<number, string>> = {
  2: 'grid grid-cols-2 gap-x-3 md:grid-cols-[8rem_repeat(2,minmax(0,1fr))] md:gap-x-4 lg:grid-cols-[11rem_repeat(2,minmax(0,1fr))]',
  3: 'grid grid-cols-3 gap-x-3 md:grid-cols-[8rem_repeat(3,minmax(0,1fr))] md:gap-x-4 lg:grid-cols-[11rem_repeat(3,minmax(0,1fr))]',
};
const NAME =
  'col-span-full pt-3 text-start max-md:text-xs max-md:text-muted md:col-span-1 md:py-3 font-semibold';
const VALUE = 'min-w-0 pt-1 pb-3 wrap-anywhere md:py-3';
/** Of rows without a name: nothing on phones, its column elsewhere. */
const NO_NAME = 'max-md:sr-only';

/** Apartments side by side, whose names and prices stay in sight while their rows scroll. */
export function CompareTable({ homes, query }: { homes: readonly ComparedHome[]; query: StayQuery }) {
  const t = messages().kept.compare;
  const { differing, shared } = compareAmenities(homes.map(({ amenities }) => amenities));
  const row = ROW[homes.length] ?? '';
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
      <div className={row}>
        <span className="max-md:hidden" />
        {homes.map(({ stay }) => (
          <Photo key={stay.apartmentId} stay={stay} />
        ))}
      </div>
      {/* Laid out as a grid it would not be told as a table everywhere, so each part says what it is. */}
      <table role="table" aria-label={t.title} className="block text-sm">
        <thead
          role="rowgroup"
          className="z-1 block border-b border-line bg-paper pt-2 pb-3 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-16"
        >
          <tr role="row" className={row}>
            <td role="cell" className={NO_NAME}>
              <span className="sr-only">{t.what}</span>
            </td>
            {homes.map(({ stay }) => (
              <th role="columnheader" key={stay.apartmentId} scope="col" className="min-w-0 text-start">
                <Link
                  href={apartmentHref(stay, query)}
                  className="block py-1 font-display leading-snug font-normal wrap-anywhere hover:underline sm:text-lg"
                  {...spoken(stay.name)}
                >
                  {stay.name}
                </Link>
              </th>
            ))}
          </tr>
          {/* In a row of their own, prices are level however long the names above them are. */}
          <tr role="row" className={row}>
            <td role="cell" className={NO_NAME} />
            {homes.map(({ stay }) => (
              <td role="cell" key={stay.apartmentId} className="min-w-0">
                <HomePrice stay={stay} query={query} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          <tr role="row" className={classes(row, 'border-b border-line py-3')}>
            <td role="cell" className={NO_NAME} />
            {homes.map(({ stay }) => (
              <td role="cell" key={stay.apartmentId} className="min-w-0">
                <ButtonLink
                  href={apartmentHref(stay, query)}
                  kind="secondary"
                  className="h-full w-full scroll-mt-56 text-center max-md:px-2"
                >
                  {t.book}
                </ButtonLink>
              </td>
            ))}
          </tr>
          {rows.map(([name, valueOf]) => (
            <tr role="row" key={name} className={classes(row, 'border-b border-line')}>
              <th role="rowheader" scope="row" className={NAME}>
                {name}
              </th>
              {homes.map((home) => (
                <td role="cell" key={home.stay.apartmentId} className={VALUE}>
                  {valueOf(home)}
                </td>
              ))}
            </tr>
          ))}
          {differing.length > 0 && (
            <tr role="row" className="block border-b border-line">
              <th
                role="rowheader"
                colSpan={homes.length + 1}
                scope="colgroup"
                className="block pt-8 pb-3 text-start font-display text-xl"
              >
                {t.amenities}
              </th>
            </tr>
          )}
          {differing.map(({ slug, name, has }) => (
            <tr role="row" key={slug} className={classes(row, 'border-b border-line')}>
              <th role="rowheader" scope="row" className={NAME} {...spoken(name)}>
                {name}
              </th>
              {homes.map(({ stay }, index) => (
                <td role="cell" key={stay.apartmentId} className={VALUE}>
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

/** The first photo, or its place where there is none. */
function Photo({ stay: { photos } }: Pick<HomeProps, 'stay'>) {
  const [photo] = photos;
  return photo ? (
    <Picture photo={photo} sizes="(width < 48rem) 50vw, 320px" className="rounded-card" />
  ) : (
    <span />
  );
}

/** What the stay costs in it; without dates the lowest price of a night, and why there is no other. */
function HomePrice({ stay, query }: HomeProps) {
  const t = messages().kept.compare;
  if (stay.total !== undefined && stay.nights !== undefined)
    return (
      <p>
        <Price amount={stay.total} className="block font-bold sm:text-lg" />
        <span className="text-sm text-muted">{t.total(stay.nights)}</span>
      </p>
    );
  const problem = cardProblem(stay, query);
  return (
    <p>
      {problem !== null && <span className="block text-sm font-semibold text-danger">{problem}</span>}
      {stay.from !== undefined && (
        <>
          <Price amount={stay.from} className="block font-bold sm:text-lg" />
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
