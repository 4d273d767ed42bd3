import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { IssuedDocument } from 'booking-rules/contracts/documents';
import type { ReservationDetail } from 'booking-rules/contracts/reservations-admin';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatFils } from 'booking-rules/shared/format/money';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { saveFile } from '../components/download';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';

const WORDS = { invoice: 'Invoice', 'credit-note': 'Credit note', receipt: 'Receipt' } as const;

/** Invoices, credit notes and receipts of a reservation, to be downloaded; what is missing can be issued. */
export function DocumentsPanel({
  reservation: { reference, state },
}: {
  reservation: Pick<ReservationDetail, 'reference' | 'state'>;
}) {
  const query = useApiQuery('GET /booking-rules/reservations/{reference}/documents', {
    params: { reference },
  });
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  const canIssue = canManage && state !== 'held' && state !== 'expired';

  async function issue(): Promise<void> {
    await run('issue', async () => {
      await api.call('POST /booking-rules/reservations/{reference}/documents', { params: { reference } });
      return 'Issued.';
    });
    query.reload();
  }

  return (
    <Panel title="Documents">
      <QueryResult query={query}>
        {({ data: { documents, waiting } }) => (
          <>
            <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
              {documents.map((document) => (
                <DocumentLine key={document.number} reference={reference} document={document} />
              ))}
            </Flex>
            {documents.length === 0 ? <Typography textColor="neutral600">None yet.</Typography> : null}
            {waiting !== 0 && canIssue ? (
              <Flex justifyContent="space-between" alignItems="center" gap={4} paddingTop={4} wrap="wrap">
                <Typography textColor="neutral600">{`${formatFils(waiting)} on no invoice yet.`}</Typography>
                <Button variant="secondary" size="S" loading={busy !== null} onClick={() => void issue()}>
                  Issue invoice
                </Button>
              </Flex>
            ) : null}
          </>
        )}
      </QueryResult>
    </Panel>
  );
}

function DocumentLine({ reference, document }: { reference: string; document: IssuedDocument }) {
  const { number, kind, issuedOn, total } = document;
  const api = useApi();
  const { busy, run } = useAction();
  const download = () =>
    run('download', async () => {
      const key = 'GET /booking-rules/reservations/{reference}/documents/{number}.pdf';
      saveFile(await api.download(key, { params: { reference, number } }), `${number}.pdf`);
      return null;
    });
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="flex-start" gap={4}>
      <Box minWidth={0} style={{ overflowWrap: 'anywhere' }}>
        <Typography tag="p" fontWeight="semiBold">{`${WORDS[kind]} ${number}`}</Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {`${formatDay(issuedOn)} · ${formatFils(total)}`}
        </Typography>
      </Box>
      <Button
        variant="tertiary"
        size="S"
        style={{ flexShrink: 0 }}
        startIcon={<Download />}
        loading={busy !== null}
        aria-label={`Download ${number}`}
        onClick={() => void download()}
      >
        PDF
      </Button>
    </Flex>
  );
}
