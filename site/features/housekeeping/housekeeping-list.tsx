import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HousekeepingList as List } from 'booking-rules/contracts/turnover/housekeeping';
import { formatDay } from 'booking-rules/shared/format/day';
import { useSyncExternalStore, type ReactNode } from 'react';
import { guestMessage, type ApiError } from '../../api/api-error';
import { call } from '../../api/http';
import { QueryScope } from '../../api/query-scope';
import { messages } from '../../messages/messages';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TaskCard } from './task-card';

/** The list that the address opens. The code stands behind the sign, where no server and no other site sees it. */
export default function HousekeepingList({ fallback }: { fallback: ReactNode }) {
  return (
    <QueryScope>
      <Opened fallback={fallback} />
    </QueryScope>
  );
}

function Opened({ fallback }: { fallback: ReactNode }) {
  const t = messages().housekeeping;
  const token = useCode();
  const client = useQueryClient();
  const queryKey = ['housekeeping', token];
  const { data, error, refetch } = useQuery<List, ApiError>({
    queryKey,
    queryFn: async () =>
      (await call('POST /api/housekeeping/list', { body: { data: { token: token ?? '' } } })).data,
    enabled: token !== null && token !== '',
  });
  if (token === '') return <Notice title={t.title}>{t.noLink}</Notice>;
  if (data && token !== null)
    return (
      <Days list={data} token={token} onChanged={(list) => client.setQueryData<List>(queryKey, list)}>
        {error && <NotLoaded error={error} onRetry={() => void refetch()} />}
      </Days>
    );
  return error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : fallback;
}

/** What stands behind the sign of the address; null on the server. */
function useCode(): string | null {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('hashchange', notify);
      return () => window.removeEventListener('hashchange', notify);
    },
    () => window.location.hash.slice(1),
    () => null,
  );
}

function NotLoaded({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = messages().housekeeping;
  if (error.status === 404 || error.status === 400)
    return (
      <Notice tone="danger" title={t.closed}>
        <p>{t.closedText}</p>
      </Notice>
    );
  return (
    <Notice tone="danger" title={t.notLoaded}>
      <p>{guestMessage(error)}</p>
      <Button kind="secondary" className="mt-3" onClick={onRetry}>
        {t.again}
      </Button>
    </Notice>
  );
}

interface DaysProps {
  list: List;
  token: string;
  onChanged: (list: List) => void;
  /** What is wrong with what is shown. */
  children: ReactNode;
}

function Days({ list, token, onChanged, children }: DaysProps) {
  const t = messages().housekeeping;
  const { name, today, tomorrow, tasks } = list;
  const days = [
    { title: t.today(formatDay(today)), own: tasks.filter(({ day }) => day <= today) },
    { title: t.tomorrow(formatDay(tomorrow)), own: tasks.filter(({ day }) => day > today) },
  ];
  const left = tasks.filter(({ done, day }) => !done && day <= today).length;
  return (
    <>
      <h1 className="text-3xl">{t.titleOf(name)}</h1>
      <p role="status" className="mt-1 mb-5 text-muted">
        {t.left(left)}
      </p>
      {children}
      {days.map(({ title, own }) => (
        <section key={title} className="mb-8 grid items-start gap-4 lg:grid-cols-2">
          <h2 className="col-span-full text-xl">{title}</h2>
          {own.length === 0 && <p className="text-muted">{t.nothing}</p>}
          {own.map((task) => (
            <TaskCard key={task.key} token={token} task={task} today={today} onChanged={onChanged} />
          ))}
        </section>
      ))}
    </>
  );
}
