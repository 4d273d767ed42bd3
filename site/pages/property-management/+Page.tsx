import { Suspense } from 'react';
import { useSettings } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { lazyWhenIdle } from '../../ui/lazy-when-idle';
import { ContentPageView } from '../sections/content-page-view';

// A plain form until its script is there.
const OwnerForm = lazyWhenIdle(async () => ({
  default: (await import('../../features/enquiry/owner-form')).OwnerForm,
}));

const LINK = 'font-medium whitespace-nowrap text-brand underline underline-offset-4';

export function Page() {
  const { phone, email } = useSettings();
  return (
    <>
      <ContentPageView />
      <Container id="enquire" className="pt-14 sm:pt-20">
        <div className="max-w-3xl">
          <Suspense>
            <OwnerForm />
          </Suspense>
          <p className="mt-4 text-muted">
            We answer within a working day. You can also write to{' '}
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>{' '}
            or call{' '}
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={LINK}>
              {phone}
            </a>
            .
          </p>
        </div>
      </Container>
    </>
  );
}
