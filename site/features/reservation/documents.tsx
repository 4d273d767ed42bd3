import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { documentName } from 'booking-rules/shared/domain/documents/document';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { call, urlOf } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';
import { BillingDetails } from './billing-details';
import { documentHref } from './document-page';
import { fetchFile, saveFile } from './download';

interface DocumentsProps {
  access: ReservationAccess;
  reservation: ReservationView;
}

/** The confirmation, invoices, credit notes and receipts of a stay, to be downloaded; nothing while there are none. */
export function Documents({ access, reservation: { reference, state, total, paidAmount } }: DocumentsProps) {
  const t = messages().reservation.documents;
  const { params, body } = requestOf(access);
  const proof = { params, query: body.data };
  const { data, refetch } = useQuery({
    // Whatever changes these may have issued some.
    queryKey: ['documents', access, state, total, paidAmount],
    queryFn: () => call('GET /api/reservations/{reference}/documents', proof),
  });
  const isConfirmed = state === 'confirmed' || state === 'completed';
  const issued = data?.data ?? [];
  const isStanding = isConfirmed || state === 'held';
  if (!isStanding && issued.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="grid gap-2">
      <h2 id="documents" className="text-2xl">
        {t.heading}
      </h2>
      <ul className="grid gap-3">
        {isConfirmed && (
          <DocumentLine
            title={t.confirmation}
            facts={t.asItIsNow}
            address={urlOf('GET /api/reservations/{reference}/confirmation.pdf', proof)}
            fileName={`${reference}.pdf`}
          />
        )}
        {issued.map(({ number, kind, issuedOn, total: sum }) => (
          <DocumentLine
            key={number}
            title={`${documentName({ kind, total: sum })} ${number}`}
            page={documentHref(reference, number)}
            facts={`${formatDay(issuedOn)} · ${formatAmount(sum)}`}
            address={urlOf('GET /api/reservations/{reference}/documents/{number}.pdf', {
              params: { ...params, number },
              query: body.data,
            })}
            fileName={`${number}.pdf`}
          />
        ))}
      </ul>
      {isStanding && data?.meta.mayChangeBilling && (
        <BillingDetails access={access} billing={data.meta.billing} onChanged={() => void refetch()} />
      )}
    </section>
  );
}

interface DocumentLineProps {
  title: string;
  /** Where it is read and printed. */
  page?: string;
  facts: string;
  address: string;
  fileName: string;
}

function DocumentLine({ title, page, facts, address, fileName }: DocumentLineProps) {
  const t = messages().reservation.documents;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => saveFile(await fetchFile(address), fileName),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
      <p className="min-w-0">
        {page === undefined ? (
          <span className="font-semibold wrap-anywhere">{title}</span>
        ) : (
          <Link
            href={page}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-brand underline underline-offset-2"
          >
            {title}
          </Link>
        )}
        <span className="block text-sm text-muted">{facts}</span>
      </p>
      <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
        {error ? t.again : t.download}
        <span className="sr-only"> {title}</span>
      </Button>
      {error && <Notice tone="danger" title={error.message} />}
    </li>
  );
}
