import { Suspense } from 'react';
import { useSettings } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { lazyWhenIdle } from '../../ui/lazy-part';
import { Link } from '../../ui/link';
import { ContentPageView } from '../sections/content-page-view';
import { messages } from '../../messages/messages';

// A plain form until its script is there.
const OwnerForm = lazyWhenIdle(async () => ({
  default: (await import('../../features/enquiry/owner-form')).OwnerForm,
}));

const LINK = 'font-medium whitespace-nowrap text-brand underline underline-offset-4';

export function Page() {
  const { phone, email } = useSettings();
  const t = messages().contact.owners;
  return (
    <>
      <ContentPageView />
      <Container wide id="enquire" className="pt-14 sm:pt-20">
        <div className="max-w-3xl">
          <Suspense>
            <OwnerForm />
          </Suspense>
          <p className="mt-4 text-muted">
            {t.beforeEmail}{' '}
            <Link href={`mailto:${email}`} className={LINK}>
              {email}
            </Link>{' '}
            {t.beforePhone}{' '}
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={LINK}>
              <bdi>{phone}</bdi>
            </Link>
            {t.after}
          </p>
        </div>
      </Container>
    </>
  );
}
