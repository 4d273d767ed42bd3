import { lazy, Suspense } from 'react';
import { useSettings } from '../../lib/page-context';
import { Container, Skeleton } from '../../ui/box';
import { Link } from '../../ui/link';
import { messages } from '../../messages/messages';

const OpenedRegistration = lazy(() => import('./opened-registration'));

export default function Page() {
  const t = messages().registration;
  const { phone } = useSettings();
  return (
    <Container className="py-8 md:py-12">
      <div className="mx-auto grid max-w-2xl gap-6">
        <h1 className="text-3xl md:text-4xl">{t.heading}</h1>
        <noscript>
          <p className="rounded-card border border-line bg-sand/60 p-4">
            {t.withoutScript.before}
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
              {phone}
            </Link>
            {t.withoutScript.after}
          </p>
        </noscript>
        <Suspense fallback={<Skeleton className="h-96 w-full noscript:hidden" />}>
          <OpenedRegistration />
        </Suspense>
      </div>
    </Container>
  );
}
