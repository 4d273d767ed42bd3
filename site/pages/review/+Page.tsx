import type { ReactNode } from 'react';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatStay } from 'booking-rules/shared/format/stay';
import { ReviewForm } from '../../features/reviews/review-form';
import { formatMonth } from '../../lib/format-month';
import { useData } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/box';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';
import type { Data } from './+data';

/** A stay, to be reviewed once. It is a plain form: nothing of it needs JavaScript. */
export default function Page() {
  const t = messages().reviewForm;
  const { invitation, token, again } = useData<Data>();
  if (invitation === null) {
    return (
      <Narrow title={t.title}>
        <Notice tone="danger" title={t.brokenLink}>
          <p>{t.brokenLinkText}</p>
        </Notice>
      </Narrow>
    );
  }
  const { reference, state, apartmentName, checkIn, firstName, until } = invitation;
  const booking = `/reservation?${new URLSearchParams({ reference, token }).toString()}`;
  return (
    <Narrow title={state === 'given' ? t.thanks : t.title}>
      <p className="text-lg">{t.stay(apartmentName, formatStay(invitation))}</p>
      {state === 'given' && <p>{t.thanksText}</p>}
      {state === 'open' ? (
        <>
          <p className="max-w-text text-muted">
            {t.intro(formatDay(until))} {t.shown(firstName, formatMonth(checkIn))}
          </p>
          <ReviewForm reference={reference} token={token} again={again} />
        </>
      ) : (
        <>
          {state !== 'given' && <Notice title={t.states[state]} />}
          <ButtonLink href={booking} kind="secondary" className="w-fit">
            {t.toBooking}
          </ButtonLink>
        </>
      )}
    </Narrow>
  );
}

function Narrow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container className="py-10 md:py-14">
      <div className="mx-auto grid max-w-2xl gap-6">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {children}
      </div>
    </Container>
  );
}
