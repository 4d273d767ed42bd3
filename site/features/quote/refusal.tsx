import type { Alternative, RefusedStay } from 'booking-rules/contracts/quotes';
import { describeReasons, type AskedStay } from 'booking-rules/shared/explain/describe';
import { formatDay } from 'booking-rules/shared/format/day';
import { nightCount } from 'booking-rules/shared/domain/stay';
import type { ReactNode } from 'react';
import { ActionLink } from '../../ui/action-link';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Price } from '../../ui/price';
import { messages } from '../../messages/messages';
import { changeInWords, stayHref, type StayChoice } from './stay-choice';

interface RefusalProps extends RefusedStay {
  asked: AskedStay;
  /** What else was chosen: it comes along. */
  choice: StayChoice;
  /** Takes over dates in the same apartment without leaving the page. */
  onChoose: (stay: { start: string; end: string; guests: number }) => void;
}

/** Why a stay cannot be booked, in sentences, and what would work, as links. */
export function Refusal({ reasons, alternatives, asked, choice, onChoose }: RefusalProps): ReactNode {
  const t = messages().quote.refused;
  return (
    <div className="rounded-control border border-line bg-sand/60 p-4 text-sm">
      <div className="flex gap-3">
        <Icon name="info" className="mt-0.5 size-5" />
        <div className="grid min-w-0 grid-cols-1 gap-1 font-medium">
          {describeReasons(reasons, asked, alternatives).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
      {alternatives.length > 0 && (
        <>
          <h3 className="mt-4 font-sans text-sm font-semibold tracking-normal">{t.alternatives}</h3>
          <ul className="mt-2 grid grid-cols-1 gap-2">
            {alternatives.map((stay) => (
              <li key={`${stay.apartmentId} ${stay.checkIn} ${stay.checkOut}`}>
                <AlternativeLink
                  stay={stay}
                  asked={asked}
                  here={stay.apartmentId === asked.apartmentId}
                  choice={choice}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Link href={searchHref(asked)} className="text-link mt-2">
        {t.searchAll} <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
      </Link>
    </div>
  );
}

function searchHref({ checkIn, checkOut, guests }: AskedStay): string {
  return `/results/1?availabilityDateStart=${checkIn}&availabilityDateEnd=${checkOut}&availabilityGuestNumber=${guests}`;
}

interface AlternativeLinkProps extends Pick<RefusalProps, 'asked' | 'choice' | 'onChoose'> {
  stay: Alternative;
  here: boolean;
}

function AlternativeLink(props: AlternativeLinkProps): ReactNode {
  const { stay, asked, here, choice, onChoose } = props;
  const { apartmentId, name, checkIn, checkOut, guests, total } = stay;
  const { calendar, quote } = messages();
  const link = {
    href: stayHref(apartmentId, { ...choice, start: checkIn, end: checkOut, guests }),
    className:
      'flex min-h-11 items-center justify-between gap-3 rounded-control border border-line bg-white px-3 py-2 hover:border-brand',
  };
  const words = (
    <>
      <span className="min-w-0">
        <span className="block font-semibold">{here ? changeInWords(asked, stay) : name}</span>
        <span className="block tabular-nums">{calendar.fromTo(formatDay(checkIn), formatDay(checkOut))}</span>
        <span className="block text-xs text-muted">{quote.refused.nights(nightCount(stay))}</span>
      </span>
      <Price amount={total} className="font-semibold" />
    </>
  );
  if (!here) return <Link {...link}>{words}</Link>;
  return (
    <ActionLink {...link} onAct={() => onChoose({ start: checkIn, end: checkOut, guests })}>
      {words}
    </ActionLink>
  );
}
