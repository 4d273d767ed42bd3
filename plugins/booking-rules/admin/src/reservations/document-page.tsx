import { useParams } from 'react-router-dom';
import { Box, Flex, Typography } from '@strapi/design-system';
import { letterheadLines } from 'booking-rules/shared/domain/documents/letterhead';
import type { PrintedBlock, PrintedPage } from 'booking-rules/shared/domain/documents/printed-page';
import { useApiQuery } from '../api/use-api-query';
import { DataTable } from '../components/data-table';
import { DownloadButton } from '../components/download';
import { BackLink, Page } from '../components/page';
import { PrintSheet, SheetActions } from '../components/print-sheet';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';

/** An invoice, credit note or receipt as it was issued, to read and to print. */
export function DocumentPage() {
  const t = messages().reservations.documents;
  const { reference = '', number = '' } = useParams();
  const sent = { params: { reference, number } };
  const query = useApiQuery('GET /booking-rules/reservations/{reference}/documents/{number}/page', sent);
  const name = query.data ? `${query.data.data.title} ${number}` : number;
  return (
    <Page
      title={name}
      subtitle={t.ofReservation(reference)}
      navigation={<BackLink fallback={`/plugins/booking-rules/reservations/${reference}`} />}
      actions={
        <SheetActions>
          <DownloadButton
            label={t.pdf}
            route="GET /booking-rules/reservations/{reference}/documents/{number}.pdf"
            sent={sent}
            fileName={`${number}.pdf`}
          />
        </SheetActions>
      }
    >
      <QueryResult query={query}>{({ data }) => <DocumentSheet page={data} title={name} />}</QueryResult>
    </Page>
  );
}

function DocumentSheet({
  page: { supplier, facts, blocks, tables, totals, notes },
  title,
}: {
  page: PrintedPage;
  title: string;
}) {
  const t = messages().reservations.documents;
  const issuer = { heading: supplier.tradingName, lines: letterheadLines(supplier) };
  const about = { heading: t.about, lines: facts.map(({ label, value }) => `${label}: ${value}`) };
  return (
    <PrintSheet title={title}>
      <Flex wrap="wrap" gap={6} alignItems="flex-start" paddingBottom={5}>
        {[issuer, ...blocks, about].map((block) => (
          <Box key={block.heading} flex="1" minWidth="20rem">
            <Block {...block} />
          </Box>
        ))}
      </Flex>
      {tables.map(({ heading, columns, rows }, index) => (
        <DataTable
          key={heading ?? index}
          stacks
          caption={heading ?? t.lines}
          columns={columns.map(({ title: column, isNumber = false }) => ({ heading: column, isNumber }))}
          rows={rows.map((cells, at) => ({ key: String(at), cells }))}
        />
      ))}
      <Box tag="dl" paddingTop={4} marginLeft="auto" maxWidth="32rem">
        {totals.map(({ label, value, isStrong = false }) => (
          <Flex key={label} justifyContent="space-between" gap={4} paddingBottom={1}>
            <Typography tag="dt" fontWeight={isStrong ? 'bold' : 'regular'}>
              {label}
            </Typography>
            <Typography tag="dd" fontWeight={isStrong ? 'bold' : 'regular'}>
              {value}
            </Typography>
          </Flex>
        ))}
      </Box>
      {notes.map((note) => (
        <Box key={note.heading} paddingTop={4}>
          <Block {...note} />
        </Box>
      ))}
      {supplier.footer === null ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={5}>
          {supplier.footer}
        </Typography>
      )}
    </PrintSheet>
  );
}

/** Lines as somebody has written them, from right to left where their script is. */
function Block({ heading, lines }: PrintedBlock) {
  return (
    <>
      <Typography tag="h2" variant="sigma" textColor="neutral600">
        {heading}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} tag="p">
          <bdi>{line}</bdi>
        </Typography>
      ))}
    </>
  );
}
