import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Badge, Box, Flex, Link, Typography } from '@strapi/design-system';
import type {
  ImportedRowView,
  ImportOutcome,
  ListingImport,
  RowsQuery,
} from 'booking-rules/contracts/setup/listing-imports';
import { formatCount } from 'booking-rules/shared/format/plural';
import { useApiQuery } from '../api/use-api-query';
import { DataTable } from '../components/data-table';
import { DownloadButton } from '../components/download';
import { ChoiceField } from '../components/fields';
import { apartmentLink } from '../components/links';
import { PageLinks } from '../components/list';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { Tile } from '../components/tile';
import { messages } from '../messages/messages';
import { OUTCOMES } from './outcomes';

type Show = NonNullable<RowsQuery['show']>;

/** What became of the rows, or would become of them: in numbers, and row by row. */
export function ImportResult({ listing }: { listing: ListingImport }) {
  const { outcomes, planned, result: t } = messages().listingImports;
  const { id, state, totals, drafts, pictures } = listing;
  const isPlan = state === 'checked';
  const labels = isPlan ? planned : outcomes;
  const [show, setShow] = useState<Show | ''>('');
  const [page, setPage] = useState(1);
  const shown = show === '' ? {} : { show };
  const query = useApiQuery('GET /booking-rules/listing-imports/{id}/rows', {
    params: { id },
    query: { ...shown, page },
  });
  return (
    <>
      <Flex gap={4} wrap="wrap" alignItems="stretch" paddingBottom={5}>
        {OUTCOMES.map((outcome) => (
          <Tile
            key={outcome}
            label={labels[outcome]}
            value={formatCount(totals[outcome])}
            {...(outcome === 'created' && drafts > 0 && { note: t.asDrafts(drafts) })}
          />
        ))}
        <Tile label={isPlan ? t.photosToAdd : t.photosAdded} value={formatCount(pictures)} />
      </Flex>
      <Panel title={isPlan ? t.plan : t.happened}>
        <Flex gap={4} wrap="wrap" alignItems="flex-end" justifyContent="space-between" paddingBottom={4}>
          <ChoiceField
            label={t.show}
            value={show}
            placeholder={t.allRows}
            options={[
              ...OUTCOMES.map((outcome) => [outcome, labels[outcome]] as const),
              ['warnings', t.warnings] as const,
            ]}
            onChange={(chosen) => {
              setShow(chosen);
              setPage(1);
            }}
          />
          <DownloadButton
            route="GET /booking-rules/exports/listing-imports/{id}"
            sent={{ params: { id }, query: shown }}
            fileName="listing-import.csv"
          />
        </Flex>
        <QueryResult query={query}>
          {({ data, meta: { pagination } }) => (
            <>
              {data.length === 0 ? (
                <Typography textColor="neutral600">{t.noRows}</Typography>
              ) : (
                <RowTable rows={data} labels={labels} />
              )}
              <PageLinks pagination={pagination} onPage={setPage} />
            </>
          )}
        </QueryResult>
      </Panel>
    </>
  );
}

const COLOURS: Record<ImportedRowView['outcome'], [background: string, text: string]> = {
  created: ['success100', 'success700'],
  changed: ['primary100', 'primary700'],
  'left alone': ['neutral150', 'neutral700'],
  refused: ['danger100', 'danger700'],
};

function RowTable({
  rows,
  labels,
}: {
  rows: readonly ImportedRowView[];
  labels: Readonly<Record<ImportOutcome, string>>;
}) {
  const t = messages().listingImports.result;
  return (
    <DataTable
      caption={t.caption}
      stacks
      columns={[
        { heading: t.row, isNumber: true },
        { heading: t.listing },
        { heading: t.result },
        { heading: t.details },
      ]}
      rows={rows.map((row) => {
        const [backgroundColor, textColor] = COLOURS[row.outcome];
        const more = [
          row.published === false ? t.draft : null,
          row.pictures === 0 ? null : t.photos(row.pictures),
        ].filter((part) => part !== null);
        return {
          key: String(row.row),
          cells: [
            String(row.row),
            <RowName key="name" row={row} />,
            <Box key="result">
              <Badge backgroundColor={backgroundColor} textColor={textColor}>
                {labels[row.outcome]}
              </Badge>
              {more.length === 0 ? null : (
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {t.list(more)}
                </Typography>
              )}
            </Box>,
            <RowDetails key="details" row={row} />,
          ],
        };
      })}
    />
  );
}

function RowName({ row: { name, key, documentId } }: { row: ImportedRowView }) {
  const shown = name ?? key ?? messages().listingImports.result.unnamed;
  return (
    <Box style={{ overflowWrap: 'anywhere' }}>
      {documentId === null ? (
        <Typography>{shown}</Typography>
      ) : (
        <Link tag={RouterLink} to={apartmentLink(documentId)}>
          {shown}
        </Link>
      )}
      {key === null || key === shown ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {key}
        </Typography>
      )}
    </Box>
  );
}

function RowDetails({ row: { outcome, reasons, changes, notes } }: { row: ImportedRowView }) {
  const t = messages().listingImports.result;
  const lines = [
    ...reasons.map((text) => ({ text, textColor: 'danger700' })),
    ...changes.map(({ field, from, to }) => ({
      text: t.change(field, from, to),
      textColor: 'neutral800',
    })),
    // What would have been fixed is of no use in a row that has to be corrected anyway.
    ...(outcome === 'refused' ? [] : notes).map(({ kind, field, text }) => ({
      text: t.note(field, text),
      textColor: kind === 'warning' ? 'warning700' : 'neutral600',
    })),
  ];
  return (
    <Box style={{ overflowWrap: 'anywhere' }}>
      {lines.map(({ text, textColor }, index) => (
        <Typography key={index} tag="p" variant="pi" textColor={textColor}>
          {text}
        </Typography>
      ))}
    </Box>
  );
}
