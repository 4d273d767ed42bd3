import { Link as RouterLink } from 'react-router-dom';
import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Task, Turnover } from 'booking-rules/contracts/turnover/turnover';
import { addDays, isDay, type Day } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { MANAGE, useCanManage } from '../api/permissions';
import { useApiQuery } from '../api/use-api-query';
import { DayField } from '../components/fields';
import { useAddressQuery } from '../components/list';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { localToday } from '../format/dates';
import { messages } from '../messages/messages';
import { MaintenanceDialog } from './maintenance-dialog';
import { Problems } from './problems';
import { TaskRow } from './task-row';

/** What is to be done on a day, apartment by apartment, and what is wrong in them. */
export function TurnoverPage() {
  const t = messages().turnover;
  const canManage = useCanManage(MANAGE);
  const { params, set } = useAddressQuery();
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : localToday();
  const query = useApiQuery('GET /booking-rules/turnover', { query: { day } });
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
      actions={
        canManage ? (
          <LinkButton tag={RouterLink} to="/plugins/booking-rules/turnover/housekeepers" variant="secondary">
            {t.people}
          </LinkButton>
        ) : null
      }
    >
      <DayChoice day={day} onChange={(chosen) => set('day', chosen)} />
      <QueryResult query={query}>
        {({ data }) => <DayOfWork data={data} canManage={canManage} onDone={query.reload} />}
      </QueryResult>
    </Page>
  );
}

function DayChoice({ day, onChange }: { day: Day; onChange: (day: Day) => void }) {
  const t = messages().turnover;
  const today = localToday();
  const choices = [
    [today, t.today],
    [addDays(today, 1), t.tomorrow],
  ] as const;
  return (
    <Flex gap={3} wrap="wrap" alignItems="flex-end" paddingBottom={5}>
      {choices.map(([value, label]) => (
        <Button
          key={value}
          variant={value === day ? 'default' : 'tertiary'}
          aria-pressed={value === day}
          size="L"
          onClick={() => onChange(value)}
        >
          {label}
        </Button>
      ))}
      <DayField
        label={t.day}
        value={day}
        width="17rem"
        onChange={(value) => isDay(value) && onChange(value)}
      />
    </Flex>
  );
}

/** As many cards beside each other as there is room for. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 38rem), 1fr));
  gap: ${({ theme }) => theme.spaces[4]};
  align-items: start;
`;

function DayOfWork({ data, canManage, onDone }: { data: Turnover; canManage: boolean; onDone: () => void }) {
  const t = messages().turnover;
  const { day, tasks, problems, housekeepers } = data;
  const done = tasks.filter((task) => task.done).length;
  return (
    <>
      <Problems problems={problems} canManage={canManage} onDone={onDone} />
      <Flex gap={4} wrap="wrap" justifyContent="space-between" paddingBottom={4}>
        <Box>
          <Typography tag="h2" variant="delta">
            {t.list(formatDay(day))}
          </Typography>
          <Typography tag="p" textColor="neutral600" role="status">
            {tasks.length === 0 ? t.nothing : t.count(tasks.length - done, done)}
          </Typography>
        </Box>
        {canManage ? <MaintenanceDialog day={day} onDone={onDone} /> : null}
      </Flex>
      <Cards>
        {byApartment(tasks).map(([apartmentId, own]) => (
          <li key={apartmentId}>
            <Panel>
              <Typography tag="h3" fontWeight="bold" paddingBottom={3}>
                {own[0]?.apartmentName}
              </Typography>
              <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
                {own.map((task) => (
                  <li key={task.key}>
                    <TaskRow task={task} people={housekeepers} canManage={canManage} onDone={onDone} />
                  </li>
                ))}
              </Flex>
            </Panel>
          </li>
        ))}
      </Cards>
    </>
  );
}

/** Tasks by apartment, the one with the most urgent task first. */
function byApartment(tasks: readonly Task[]): [apartmentId: string, tasks: Task[]][] {
  const found = new Map<string, Task[]>();
  for (const task of tasks) found.set(task.apartmentId, [...(found.get(task.apartmentId) ?? []), task]);
  return [...found];
}
