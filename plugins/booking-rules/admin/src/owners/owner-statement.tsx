import { useState } from 'react';
import { Flex } from '@strapi/design-system';
import { useApiQuery } from '../api/use-api-query';
import { DownloadButton } from '../components/download';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { lastMonth, MonthField } from '../components/month-field';
import { SheetActions } from '../components/print-sheet';
import { messages } from '../messages/messages';
import { StatementSheet } from './statement-sheet';

/** The owner's own statement of a month. */
export function OwnerStatement() {
  const t = messages().owners.statement;
  const [month, setMonth] = useState(lastMonth);
  const sent = { query: { month } };
  const query = useApiQuery('GET /booking-rules/own/statement', sent);
  return (
    <Panel title={t.title}>
      <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
        <MonthField value={month} onChange={setMonth} />
        <SheetActions>
          <DownloadButton
            route="GET /booking-rules/own/statement.pdf"
            sent={sent}
            fileName={`statement-${month}.pdf`}
            label={t.pdf}
          />
          <DownloadButton
            route="GET /booking-rules/exports/own-statement"
            sent={sent}
            fileName={`statement-${month}.csv`}
          />
        </SheetActions>
      </Flex>
      <QueryResult query={query}>{({ data }) => <StatementSheet statement={data} />}</QueryResult>
    </Panel>
  );
}
