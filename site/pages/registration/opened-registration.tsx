import { QueryScope } from '../../api/query-scope';
import { Registration } from '../../features/registration/registration';
import { useReservationAccess } from '../../features/reservation/use-reservation-access';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/box';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';

/** The registration that the link of a mail, or the booking that this tab has opened, leads to. */
export default function OpenedRegistration() {
  const t = messages().registration.noAccess;
  const opening = useReservationAccess();
  if (opening === null) return <Skeleton className="h-96 w-full noscript:hidden" />;
  if (opening.access === null)
    return (
      <Notice title={t.title}>
        <p>{t.text}</p>
        <ButtonLink kind="secondary" className="mt-3" href="/reservation">
          {t.lookUp}
        </ButtonLink>
      </Notice>
    );
  return (
    <QueryScope>
      <Registration access={opening.access} />
    </QueryScope>
  );
}
