import { Link as RouterLink } from 'react-router-dom';
import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import type { TranslationLine } from 'booking-rules/contracts/setup/translations';
import { formatInstant } from 'booking-rules/shared/format/instant';
import {
  KINDS,
  TRANSLATED_KINDS,
  type TranslatedKind,
} from 'booking-rules/shared/translations/translated-kinds';
import { useApiQuery } from '../api/use-api-query';
import { DataTable } from '../components/data-table';
import { ChoiceField } from '../components/fields';
import { PageLinks, useAddressQuery } from '../components/list';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';

/** What editors have written, with how much of it can be read in Arabic. */
export function TranslationsPage() {
  const t = messages().translations;
  const { filters, list } = t;
  const { params, set } = useAddressQuery();
  const kind = KINDS.find((one) => one === params.get('kind')) ?? KINDS[0];
  const show = params.get('show') === 'open' ? 'open' : 'all';
  const page = Number(params.get('page') ?? 1);
  const result = useApiQuery('GET /booking-rules/translations', {
    query: { kind, language: 'ar', show, page, pageSize: 50 },
  });
  return (
    <Page title={t.title} subtitle={t.subtitle}>
      <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
        <ChoiceField
          label={filters.what}
          value={kind}
          options={KINDS.map((one) => [one, TRANSLATED_KINDS[one].label] as const)}
          onChange={(chosen) => set('kind', chosen)}
        />
        <ChoiceField
          label={filters.show}
          value={show}
          options={[
            ['all', filters.all],
            ['open', filters.open],
          ]}
          onChange={(chosen) => set('show', chosen === 'all' ? '' : chosen)}
        />
      </Flex>
      <QueryResult query={result}>
        {({ data, meta: { pagination } }) => (
          <Panel>
            <Typography role="status" tag="p" paddingBottom={4}>
              {data.length > 0
                ? list.count(pagination.total)
                : show === 'open'
                  ? list.allTranslated
                  : list.noneWritten}
            </Typography>
            {data.length === 0 ? null : <TranslationTable kind={kind} lines={data} />}
            <PageLinks pagination={pagination} onPage={(next) => set('page', String(next))} />
          </Panel>
        )}
      </QueryResult>
    </Page>
  );
}

function TranslationTable({ kind, lines }: { kind: TranslatedKind; lines: readonly TranslationLine[] }) {
  const t = messages().translations.list;
  return (
    <DataTable
      caption={TRANSLATED_KINDS[kind].label}
      stacks
      columns={[{ heading: t.original }, { heading: t.inArabic }, { heading: t.changed }]}
      rows={lines.map((line) => ({
        key: line.documentId,
        cells: [
          <Link
            key="name"
            tag={RouterLink}
            to={`/plugins/booking-rules/translations/${kind}/${line.documentId}`}
          >
            {line.name}
          </Link>,
          <Progress key="state" line={line} />,
          line.changedAt === null ? '' : formatInstant(line.changedAt),
        ],
      }))}
    />
  );
}

/** How much is translated, and whether an original has changed since. */
function Progress({ line: { texts, translated, outdated } }: { line: TranslationLine }) {
  const t = messages().translations.list;
  const isDone = translated === texts;
  const words = isDone ? t.translated : translated === 0 ? t.notTranslated : t.partly(translated, texts);
  return (
    <Flex gap={2} wrap="wrap">
      <Badge
        backgroundColor={isDone ? 'success100' : 'warning100'}
        textColor={isDone ? 'success700' : 'neutral800'}
      >
        {words}
      </Badge>
      {outdated === 0 ? null : (
        <Badge backgroundColor="danger100" textColor="danger700">
          {t.outdated(outdated)}
        </Badge>
      )}
    </Flex>
  );
}
