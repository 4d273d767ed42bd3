import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { OwnerStatement } from 'booking-rules/contracts/reports/owner-statements';
import { formatMonth } from 'booking-rules/shared/format/month';
import { localToday } from '../format/dates';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { DownloadButton } from '../components/download';
import { AmountField, ChoiceField, DayField, TextField } from '../components/fields';
import { Form, useForm } from '../components/form';
import { useAddressQuery } from '../components/list';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { lastMonth, MonthField } from '../components/month-field';
import { SheetActions } from '../components/print-sheet';
import { messages } from '../messages/messages';
import { StatementSheet } from './statement-sheet';

/** What owners get for a month, and what was spent on their apartments. */
export function StatementsPage() {
  const t = messages().owners.manage;
  const { params, set } = useAddressQuery();
  const month = params.get('month') ?? lastMonth();
  const owners = useApiQuery('GET /booking-rules/owners');
  return (
    <Page title={t.title} subtitle={t.subtitle(formatMonth(month))}>
      <QueryResult query={owners}>
        {({ data }) => {
          const chosen = data.find(({ userId }) => String(userId) === params.get('owner')) ?? data[0];
          if (!chosen) return <Typography tag="p">{t.none}</Typography>;
          return (
            <>
              <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
                <ChoiceField
                  label={t.owner}
                  value={String(chosen.userId)}
                  options={data.map(({ userId, name }) => [String(userId), name] as const)}
                  onChange={(userId) => set('owner', userId)}
                />
                <MonthField value={month} onChange={(picked) => set('month', picked)} />
              </Flex>
              <Statement key={`${chosen.userId} ${month}`} userId={chosen.userId} month={month} />
            </>
          );
        }}
      </QueryResult>
    </Page>
  );
}

function Statement({ userId, month }: { userId: number; month: string }) {
  const { manage: t, statement: words } = messages().owners;
  const api = useApi();
  const { busy, run } = useAction();
  const canManage = useCanManage(MANAGE);
  const sent = { params: { userId }, query: { month } };
  const query = useApiQuery('GET /booking-rules/owners/{userId}/statement', sent);
  const remove = (id: number) =>
    run(String(id), async () => {
      await api.call('DELETE /booking-rules/owner-expenses/{id}', { params: { id } });
      query.reload();
      return t.removed;
    });
  return (
    <QueryResult query={query}>
      {({ data }) => (
        <>
          <Box paddingBottom={5}>
            <SheetActions>
              <DownloadButton
                route="GET /booking-rules/owners/{userId}/statement.pdf"
                sent={sent}
                fileName={`statement-${userId}-${month}.pdf`}
                label={words.pdf}
              />
              <DownloadButton
                route="GET /booking-rules/exports/owners/{userId}/statement"
                sent={sent}
                fileName={`statement-${userId}-${month}.csv`}
              />
            </SheetActions>
          </Box>
          <StatementSheet
            statement={data}
            {...(canManage && {
              expenseAction: ({ id, note }) => (
                <Button
                  key="remove"
                  size="S"
                  variant="tertiary"
                  aria-label={t.removeExpense(note)}
                  loading={busy === String(id)}
                  onClick={() => void remove(id)}
                >
                  {t.remove}
                </Button>
              ),
            })}
          />
          {canManage ? <ExpenseForm statement={data} onAdded={query.reload} /> : null}
        </>
      )}
    </QueryResult>
  );
}

function ExpenseForm({ statement, onAdded }: { statement: OwnerStatement; onAdded: () => void }) {
  const { manage: t, statement: words } = messages().owners;
  const { month, apartments } = statement;
  const api = useApi();
  const today = localToday();
  const form = useForm({
    apartmentId: apartments[0]?.apartmentId ?? '',
    day: today.startsWith(month) ? today : `${month}-01`,
    amount: null as number | null,
    note: '',
  });
  const { values, field } = form;
  const add = () =>
    form.submit(async () => {
      await api.call('POST /booking-rules/owner-expenses', {
        body: { data: { ...values, amount: values.amount ?? 0 } },
      });
      form.reset();
      onAdded();
      return t.added;
    });
  if (apartments.length === 0) return null;
  return (
    <Panel title={t.enterTitle}>
      <Form label={t.enterTitle} onSubmit={() => void add()}>
        <Flex direction="column" gap={4} alignItems="stretch" maxWidth="32rem">
          <ChoiceField
            {...field('apartmentId')}
            width="100%"
            label={words.apartment}
            options={apartments.map(({ apartmentId, name }) => [apartmentId, name] as const)}
          />
          <DayField {...field('day')} label={words.day} />
          <AmountField {...field('amount')} label={words.amount} />
          <TextField {...field('note')} label={words.for} maxLength={200} />
          <Button type="submit" loading={form.busy !== null}>
            {t.enter}
          </Button>
        </Flex>
      </Form>
    </Panel>
  );
}
