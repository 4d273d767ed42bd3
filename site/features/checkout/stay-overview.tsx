import type { Photo } from 'booking-rules/shared/listing/photo';
import { formatDay } from 'booking-rules/shared/format/day';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { messages } from '../../messages/messages';

interface StayOverviewProps {
  name: string;
  /** Where it is; null when that is not known here. */
  place: string | null;
  photo: Photo | null;
  href: string;
  checkIn: string;
  checkOut: string;
  nights: number;
  guests: number;
  checkInTime: string;
  checkOutTime: string;
}

/** The apartment, the dates and the guests of a stay. */
export function StayOverview(props: StayOverviewProps): ReactNode {
  const { name, place, photo, href, checkIn, checkOut, nights, guests, checkInTime, checkOutTime } = props;
  const t = messages().reservation.facts;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        {photo && <Picture photo={photo} sizes="112px" className="w-28 shrink-0 rounded-control" />}
        <div className="min-w-0">
          {place && <p className="text-sm text-muted">{place}</p>}
          <p className="font-display text-lg leading-snug">
            <Link href={href} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
        <Fact term={t.arrive} note={t.fromTime(checkInTime)}>
          {formatDay(checkIn)}
        </Fact>
        <Fact term={t.leave} note={t.byTime(checkOutTime)}>
          {formatDay(checkOut)}
        </Fact>
        <Fact term={t.nights}>{nights}</Fact>
        <Fact term={t.guests}>{guests}</Fact>
      </dl>
    </div>
  );
}

function Fact({ term, note, children }: { term: string; note?: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">
        {children}
        {note && <span className="block font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}
