import { useState } from 'react';
import { Flex, Typography } from '@strapi/design-system';
import { addDays } from 'booking-rules/shared/domain/stay';
import { REGISTRATIONS, usePermitted } from '../api/permissions';
import { useApiQuery } from '../api/use-api-query';
import { DownloadButton } from '../components/download';
import { DayField } from '../components/fields';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { localToday } from '../format/dates';
import { messages } from '../messages/messages';
import { DueList } from '../components/registration/due-registrations';

/** Arrivals of which the authority still has to know, and the list for it. */
export function RegistrationsPage() {
  const t = messages().registrations;
  const query = useApiQuery('GET /booking-rules/registrations/due');
  return (
    <Page title={t.title} subtitle={t.subtitle}>
      <Panel title={t.due.title}>
        <QueryResult query={query}>{({ data }) => <DueList due={data} />}</QueryResult>
      </Panel>
      <ListForAuthority />
    </Page>
  );
}

function ListForAuthority() {
  const t = messages().registrations.list;
  const mayLook = usePermitted()({ permissions: REGISTRATIONS });
  const [from, setFrom] = useState(localToday());
  const [to, setTo] = useState(localToday());
  const isSpan = from !== '' && to !== '' && from <= to;
  return (
    <Panel title={t.title}>
      <Typography tag="p" paddingBottom={4}>
        {mayLook ? t.note : t.notAllowed}
      </Typography>
      {mayLook ? (
        <Flex gap={4} alignItems="flex-end" wrap="wrap">
          <DayField label={t.from} name="from" value={from} onChange={setFrom} width="17rem" />
          <DayField label={t.to} name="to" value={to} onChange={setTo} width="17rem" />
          {isSpan ? (
            <DownloadButton
              route="GET /booking-rules/exports/registrations"
              sent={{ query: { from, to: addDays(to, 1) } }}
              fileName={`guests-${from}.csv`}
            />
          ) : null}
        </Flex>
      ) : null}
    </Panel>
  );
}
