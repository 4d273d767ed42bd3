import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { documentName } from 'booking-rules/shared/domain/documents/document';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { DownloadButton } from '../components/download';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { BillingDialog } from './billing-dialog';
import { messages } from '../messages/messages';

/** The confirmation, invoices, credit notes and receipts of a reservation, to be downloaded; what is missing can be issued. */
export function DocumentsPanel({
  reservation: { reference, state },
  onDone,
}: {
  reservation: Pick<ReservationDetail, 'reference' | 'state'>;
  onDone: () => void;
}) {
  const query = useApiQuery('GET /booking-rules/reservations/{reference}/documents', {
    params: { reference },
  });
  const t = messages().reservations.documents;
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  const isConfirmed = state === 'confirmed' || state === 'completed';
  const canIssue = canManage && state !== 'held' && state !== 'expired';

  async function issue(): Promise<void> {
    await run('issue', async () => {
      await api.call('POST /booking-rules/reservations/{reference}/documents', { params: { reference } });
      return t.issued;
    });
    query.reload();
  }

  return (
    <Panel title={t.title}>
      <QueryResult query={query}>
        {({ data: { documents, waiting, billing } }) => (
          <>
            <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
              {isConfirmed ? (
                <DocumentLine
                  title={t.confirmation}
                  facts={t.asItIsNow}
                  download={
                    <DownloadButton
                      size="S"
                      label={t.pdf}
                      route="GET /booking-rules/reservations/{reference}/confirmation.pdf"
                      sent={{ params: { reference } }}
                      fileName={`${reference}.pdf`}
                      aria-label={t.downloadConfirmation}
                    />
                  }
                />
              ) : null}
              {documents.map(({ number, kind, issuedOn, total }) => (
                <DocumentLine
                  key={number}
                  title={`${documentName({ kind, total })} ${number}`}
                  page={`/plugins/booking-rules/reservations/${reference}/documents/${number}`}
                  facts={`${formatDay(issuedOn)} · ${formatAmount(total)}`}
                  download={
                    <DownloadButton
                      size="S"
                      label={t.pdf}
                      route="GET /booking-rules/reservations/{reference}/documents/{number}.pdf"
                      sent={{ params: { reference, number } }}
                      fileName={`${number}.pdf`}
                      aria-label={t.download(number)}
                    />
                  }
                />
              ))}
            </Flex>
            {documents.length === 0 && !isConfirmed ? (
              <Typography textColor="neutral600">{t.none}</Typography>
            ) : null}
            {billing ? (
              <Typography tag="p" paddingTop={3}>
                {t.billedTo(billing.company)}
              </Typography>
            ) : null}
            {canIssue ? (
              <Box paddingTop={3}>
                <BillingDialog
                  reference={reference}
                  billing={billing}
                  isInvoiced={documents.some(({ kind }) => kind !== 'receipt')}
                  onDone={onDone}
                />
              </Box>
            ) : null}
            {waiting !== 0 && canIssue ? (
              <Flex justifyContent="space-between" alignItems="center" gap={4} paddingTop={4} wrap="wrap">
                <Typography textColor="neutral600">{t.waiting(formatAmount(waiting))}</Typography>
                <Button variant="secondary" size="S" loading={busy !== null} onClick={() => void issue()}>
                  {t.issue}
                </Button>
              </Flex>
            ) : null}
          </>
        )}
      </QueryResult>
    </Panel>
  );
}

function DocumentLine({
  title,
  page,
  facts,
  download,
}: {
  title: string;
  /** Where it is read and printed. */
  page?: string;
  facts: string;
  download: ReactElement;
}) {
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="flex-start" gap={4}>
      <Box minWidth={0} style={{ overflowWrap: 'anywhere' }}>
        {page === undefined ? (
          <Typography tag="p" fontWeight="semiBold">
            {title}
          </Typography>
        ) : (
          <Link tag={RouterLink} to={page}>
            {title}
          </Link>
        )}
        <Typography tag="p" variant="pi" textColor="neutral600">
          {facts}
        </Typography>
      </Box>
      {download}
    </Flex>
  );
}
