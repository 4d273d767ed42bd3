import { useSettings } from '../../lib/page-context';
import { Skeleton } from '../../ui/box';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';

/** Stands in while the page comes alive and the reservation is fetched. */
export function OpeningReservation() {
  const t = messages().reservation;
  const { phone } = useSettings();
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{t.yourBooking}</h1>
      <noscript>
        <p className="mt-6 rounded-card border border-line bg-sand/60 p-4">
          {t.withoutScript.before}
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
            {phone}
          </Link>
          {t.withoutScript.after}
        </p>
      </noscript>
      <div
        role="status"
        aria-label={t.loading}
        className="mt-8 grid gap-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-14 noscript:hidden"
      >
        <div className="grid content-start gap-5">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
        <Skeleton className="h-72 w-full" />
      </div>
    </>
  );
}
