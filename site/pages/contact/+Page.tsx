import { lazy, Suspense } from 'react';
import { ContactBlock } from '../../features/layout/contact-block';
import { useSettings } from '../../lib/page-context';
import { Card, Container } from '../../ui/box';
import { clockName } from 'booking-rules/shared/format/instant';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';

const EnquiryForm = lazy(() =>
  import('../../features/enquiry/enquiry-form').then((module) => ({ default: module.EnquiryForm })),
);
const LINK = 'text-link';

export function Page() {
  const { policies } = useSettings();
  const t = messages().contact;
  return (
    <Container className="py-10 md:py-14">
      <h1 className="text-4xl md:text-5xl">{t.heading}</h1>
      <p className="mt-3 max-w-text text-lg text-muted">{t.intro}</p>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <Card className="p-5 sm:p-8">
          <h2 className="mb-5 text-2xl">{t.writeToUs}</h2>
          <Suspense>
            <EnquiryForm kind="general" />
          </Suspense>
        </Card>
        <aside aria-labelledby="reach-us" className="grid gap-4">
          <h2 id="reach-us" className="text-2xl">
            {t.reachUs}
          </h2>
          <ContactBlock linkClass={LINK} />
          <p className="text-sm text-muted">
            {t.times(policies.checkInTime, policies.checkOutTime, clockName())}{' '}
            <Link href="/reservation" className="text-brand underline">
              {t.lookUp}
            </Link>
            {t.lookUpAfter}
          </p>
        </aside>
      </div>
    </Container>
  );
}
