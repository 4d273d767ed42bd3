import { useMutation, useQuery } from '@tanstack/react-query';
import type { IssuedDocument } from 'booking-rules/contracts/documents';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatFils } from 'booking-rules/shared/format/money';
import { call, urlOf } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

const WORDS = { invoice: 'Invoice', 'credit-note': 'Credit note', receipt: 'Receipt' } as const;

interface DocumentsProps {
  access: ReservationAccess;
  reservation: ReservationView;
}

/** Invoices, credit notes and receipts of a stay, to be downloaded; nothing while there are none. */
export function Documents({ access, reservation: { state, total, paidAmount } }: DocumentsProps) {
  const { params, body } = requestOf(access);
  const { data } = useQuery({
    // Whatever changes these may have issued some.
    queryKey: ['documents', access, state, total, paidAmount],
    queryFn: () => call('GET /api/reservations/{reference}/documents', { params, query: body.data }),
  });
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="grid gap-2">
      <h2 id="documents" className="text-2xl">
        Documents
      </h2>
      <ul className="grid gap-3">
        {data.data.map((document) => (
          <DocumentLine key={document.number} access={access} document={document} />
        ))}
      </ul>
    </section>
  );
}

function DocumentLine({ access, document }: { access: ReservationAccess; document: IssuedDocument }) {
  const { number, kind, issuedOn, total } = document;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => saveFile(await fetchPdf(access, number), `${number}.pdf`),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
      <p className="min-w-0">
        <span className="font-semibold wrap-anywhere">
          {WORDS[kind]} {number}
        </span>
        <span className="block text-sm text-muted">
          {formatDay(issuedOn)} · {formatFils(total)}
        </span>
      </p>
      <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
        Download<span className="sr-only"> {number}</span>
      </Button>
      {isError && <Notice tone="danger" title="The download did not work. Please try again." />}
    </li>
  );
}

/** What opens the reservation stays out of the address bar and its history: a link would leave it there. */
async function fetchPdf(access: ReservationAccess, number: string): Promise<Blob> {
  const { params, body } = requestOf(access);
  const address = urlOf('GET /api/reservations/{reference}/documents/{number}.pdf', {
    ...{ params: { ...params, number }, query: body.data },
  });
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.blob();
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
