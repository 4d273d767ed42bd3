import { useQuery } from '@tanstack/react-query';
import { letterheadLines } from 'booking-rules/shared/domain/documents/letterhead';
import type { PrintedBlock } from 'booking-rules/shared/domain/documents/printed-page';
import { DEFAULT_LANGUAGE, directionOf } from 'booking-rules/shared/format/language';
import { guestMessage, type ApiError } from '../../api/api-error';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Skeleton } from '../../ui/box';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';

interface DocumentPageProps {
  access: ReservationAccess;
  /** `INV-2026-000123` */
  number: string;
}

/** The address of an invoice, credit note or receipt as a page. */
export function documentHref(reference: string, number: string): string {
  return `/reservation?${new URLSearchParams({ reference, document: number }).toString()}`;
}

/** An invoice, credit note or receipt as it was issued, to read and to print. */
export function DocumentPage({ access, number }: DocumentPageProps) {
  const t = messages().reservation.documents;
  const { params, body } = requestOf(access);
  const { data, error } = useQuery<Awaited<ReturnType<typeof read>>, ApiError>({
    queryKey: ['document', access, number],
    queryFn: read,
  });
  function read() {
    const sent = { params: { ...params, number }, query: body.data };
    return call('GET /api/reservations/{reference}/documents/{number}/page', sent);
  }
  return (
    <article aria-busy={!data && !error} className="mx-auto grid max-w-3xl gap-8 print:gap-4 print:text-sm">
      <p className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink kind="secondary" href={`/reservation?reference=${encodeURIComponent(params.reference)}`}>
          {t.back}
        </ButtonLink>
        {data && <Button onClick={() => window.print()}>{t.print}</Button>}
      </p>
      {error && <Notice tone="danger" title={guestMessage(error)} />}
      {data ? <Paper {...data.data} /> : !error && <Skeleton className="h-96 w-full" />}
    </article>
  );
}

type Paper = Awaited<
  ReturnType<typeof call<'GET /api/reservations/{reference}/documents/{number}/page'>>
>['data'];

/** In the language in which it was issued, whatever that of the page is. */
function Paper({ language = DEFAULT_LANGUAGE, ...page }: Paper) {
  const { title, subtitle, supplier, facts, blocks, tables, totals, notes } = page;
  const t = messages().reservation.documents;
  return (
    <div lang={language} dir={directionOf(language)} className="contents">
      <header className="flex flex-wrap justify-between gap-6">
        <Block heading={supplier.tradingName} lines={letterheadLines(supplier)} />
        <div className="sm:text-end">
          <h1 className="text-3xl">{title}</h1>
          <p className="text-muted">{subtitle}</p>
        </div>
      </header>
      <div className="grid gap-6 sm:grid-cols-3 print:grid-cols-3">
        {blocks.map((block) => (
          <Block key={block.heading} {...block} />
        ))}
        <Facts facts={facts} className="text-sm" />
      </div>
      {tables.map(({ columns, rows }, index) => (
        <table key={index} aria-label={t.lines} className="w-full text-sm">
          <thead>
            <tr className="border-b border-ink text-start">
              {columns.map(({ title: column, isNumber }) => (
                <th key={column} scope="col" className={`py-2 ${isNumber ? 'ps-3 text-end' : 'text-start'}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row} className="break-inside-avoid border-b border-line align-top">
                {cells.map((cell, at) => (
                  <td
                    key={at}
                    className={`py-2 ${columns[at]?.isNumber ? 'ps-3 text-end tabular-nums' : ''}`}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <Facts facts={totals} className="ms-auto w-full max-w-xs tabular-nums" />
      {notes.map((note) => (
        <Block key={note.heading} {...note} />
      ))}
      {supplier.footer !== null && <p className="text-sm text-muted">{supplier.footer}</p>}
    </div>
  );
}

function Facts({ facts, className }: { facts: Paper['totals']; className: string }) {
  return (
    <dl className={`grid content-start gap-1 ${className}`}>
      {facts.map(({ label, value, isStrong }) => (
        <div
          key={label}
          className={`flex justify-between gap-4 ${isStrong ? 'border-t border-ink pt-2 font-semibold' : ''}`}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines as somebody has written them, from right to left where their script is. */
function Block({ heading, lines }: PrintedBlock) {
  return (
    <section className="min-w-0 break-inside-avoid">
      <h2 className="text-sm font-semibold text-muted">{heading}</h2>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          <bdi>{line}</bdi>
        </p>
      ))}
    </section>
  );
}
