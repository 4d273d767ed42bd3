import { Suspense } from 'react';
import { EnquiryDone } from '../../features/enquiry/enquiry-done';
import { useData } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/box';
import { lazyWhenIdle } from '../../ui/lazy-part';
import { messages } from '../../messages/messages';
import type { Data } from './+data';

// A plain form until its script is there.
const EnquiryForm = lazyWhenIdle(async () => ({
  default: (await import('../../features/enquiry/enquiry-form')).EnquiryForm,
}));

export function Page() {
  const t = messages().enquiry;
  const { sent, again } = useData<Data>();
  return (
    <Container className="py-10 md:py-14">
      <div className="mx-auto grid max-w-2xl gap-6">
        <h1 className="text-3xl md:text-4xl">{sent === null ? t.title : t.thankYou}</h1>
        {sent === null ? (
          <Suspense>
            <EnquiryForm
              kind={again?.kind ?? 'general'}
              apartmentId={again?.apartmentId}
              first={again?.values}
              refused={again?.refused}
            />
          </Suspense>
        ) : (
          <>
            <EnquiryDone reference={sent} />
            <ButtonLink href="/results/1" kind="secondary" className="w-fit">
              {t.seeAll}
            </ButtonLink>
          </>
        )}
      </div>
    </Container>
  );
}
