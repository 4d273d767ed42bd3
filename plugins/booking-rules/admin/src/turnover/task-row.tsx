import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import type { Task, TaskChange, Turnover } from 'booking-rules/contracts/turnover/turnover';
import { canBeDoneOn } from 'booking-rules/shared/domain/turnover/task';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { Mark } from '../components/mark';
import { localToday } from '../format/dates';
import { messages } from '../messages/messages';
import { NoteDialog } from './note-dialog';
import { PhotoDialog } from './photo-dialog';

interface TaskProps {
  task: Task;
  people: Turnover['housekeepers'];
  canManage: boolean;
  onDone: () => void;
}

/** A task: what, between which times, for whom, by whom, and how far it is. */
export function TaskRow({ task, people, canManage, onDone }: TaskProps) {
  const t = messages().turnover;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="bold">{t.kinds[task.kind]}</Typography>
        <Marks task={task} />
      </Flex>
      {linesOf(task).map((line) => (
        <Typography key={line} tag="p" textColor="neutral700">
          <bdi>{line}</bdi>
        </Typography>
      ))}
      {task.doneAt === null || task.doneBy === null ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t.doneBy(task.doneBy, formatInstant(task.doneAt))}
        </Typography>
      )}
      {task.photo === null ? null : (
        <Box>
          <PhotoDialog id={task.photo} />
        </Box>
      )}
      {canManage ? <Controls task={task} people={people} onDone={onDone} /> : null}
    </Flex>
  );
}

function Marks({ task: { kind, done, late, day, by, from, lateCheckOut, earlyCheckIn } }: { task: Task }) {
  const t = messages().turnover;
  return (
    <>
      {done ? <Mark tone="good">{messages().today.marks.cleaning.done}</Mark> : null}
      {late ? <Mark tone="bad">{t.late(formatDay(day))}</Mark> : null}
      {kind === 'clean' && by !== null && !done ? <Mark tone="open">{t.sameDay}</Mark> : null}
      {from === null || late || done ? null : <Mark tone="quiet">{t.from(from, lateCheckOut)}</Mark>}
      {by === null ? null : <Mark tone="quiet">{t.by(by, earlyCheckIn)}</Mark>}
    </>
  );
}

/** What is to be known of a task, a line each. */
function linesOf({ kind, text, note, next }: Task): string[] {
  const t = messages().turnover;
  const who =
    next === null
      ? []
      : [
          kind === 'stay-over'
            ? t.there(next.guests)
            : t.next(formatDay(next.arrival), next.guests, next.nights),
          ...(next.extras.length === 0 ? [] : [t.extras(next.extras)]),
        ];
  return [...(text === null ? [] : [text]), ...who, ...(note === null ? [] : [note])];
}

const NOBODY = 'nobody';

function Controls({ task, people, onDone }: Omit<TaskProps, 'canManage'>) {
  const t = messages().turnover;
  const api = useApi();
  const { busy, run } = useAction();
  const { key, kind, apartmentName, day, done, assignee } = task;
  const change = (what: Partial<TaskChange>, said: string) =>
    void run(Object.keys(what).join(), async () => {
      await api.call('POST /booking-rules/turnover/task', { body: { data: { task: key, day, ...what } } });
      onDone();
      return said;
    });
  const remove = () =>
    void run('remove', async () => {
      const id = Number(key.slice(key.indexOf(':') + 1));
      await api.call('DELETE /booking-rules/turnover/maintenance/{id}', { params: { id } });
      onDone();
      return t.maintenance.removed;
    });
  return (
    <Flex gap={2} wrap="wrap" alignItems="center">
      <Box minWidth="16rem" flex="1">
        <Field.Root name={`assignee-${key}`}>
          <SingleSelect
            aria-label={t.assignee(t.kinds[kind], apartmentName)}
            value={assignee === null ? NOBODY : String(assignee)}
            disabled={busy !== null || done}
            onChange={(chosen) => change({ assignee: chosen === NOBODY ? null : Number(chosen) }, t.assigned)}
          >
            <SingleSelectOption value={NOBODY}>{t.nobody}</SingleSelectOption>
            {people.map(({ id, name }) => (
              <SingleSelectOption key={id} value={String(id)}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Box>
      {done ? (
        <Button
          variant="tertiary"
          loading={busy === 'done'}
          onClick={() => change({ done: false }, t.undone)}
        >
          {t.undo}
        </Button>
      ) : canBeDoneOn(task, localToday()) ? (
        <Button
          variant="secondary"
          loading={busy === 'done'}
          onClick={() => change({ done: true }, t.doneSaid)}
        >
          {t.done}
        </Button>
      ) : null}
      <NoteDialog task={task} onDone={onDone} />
      {kind === 'maintenance' ? (
        <Button variant="danger-light" loading={busy === 'remove'} onClick={remove}>
          {t.maintenance.remove}
        </Button>
      ) : null}
    </Flex>
  );
}
