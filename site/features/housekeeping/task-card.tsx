import type { HousekeepingList, HousekeepingTask } from 'booking-rules/contracts/turnover/housekeeping';
import { canBeDoneOn } from 'booking-rules/shared/domain/turnover/task';
import { formatDay } from 'booking-rules/shared/format/day';
import { isolated } from 'booking-rules/shared/format/isolated';
import { useState } from 'react';
import { guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { messages } from '../../messages/messages';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/box';
import { Button } from '../../ui/button';
import { FormSheet } from '../../ui/form-sheet';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { PhotoField } from './photo-field';
import { ReportForm } from './report-form';

interface TaskCardProps {
  token: string;
  task: HousekeepingTask;
  today: string;
  onChanged: (list: HousekeepingList) => void;
}

/** A task, with the buttons that say how it went. */
export function TaskCard({ token, task, today, onChanged }: TaskCardProps) {
  const t = messages().housekeeping;
  const { kind, apartmentName, area, by, done, late, day } = task;
  return (
    <Card className={`grid gap-3 p-5 ${done ? 'bg-sand/40' : ''}`}>
      <div>
        <h3 className="font-display text-xl">{apartmentName}</h3>
        {area !== '' && <p className="text-sm text-muted">{area}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge tone="brand">{t.kinds[kind]}</Badge>
        {late && <Badge className="text-danger">{t.late(formatDay(day))}</Badge>}
        {kind === 'clean' && by !== null && <Badge>{t.sameDay}</Badge>}
      </div>
      <ul className="grid gap-1">
        {linesOf(task).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {(done || canBeDoneOn(task, today)) && <Doing token={token} task={task} onChanged={onChanged} />}
      <FormSheet look="link" label={t.report.open} title={t.report.title(apartmentName)} onDone={onChanged}>
        {(sent) => <ReportForm token={token} task={task} onSent={sent} />}
      </FormSheet>
    </Card>
  );
}

/** What is to be known of a task, a line each. */
function linesOf(task: HousekeepingTask): string[] {
  const { kind, from, lateCheckOut, by, earlyCheckIn, next, text, note, problems, late, done } = task;
  const t = messages().housekeeping;
  return [
    ...(text === null ? [] : [isolated(text)]),
    ...(from === null || late || done ? [] : [t.from(from, lateCheckOut)]),
    ...(by === null ? [] : [t.by(by, earlyCheckIn)]),
    ...(kind === 'stay-over' ? [t.there(next?.guests ?? null)] : []),
    ...(kind !== 'stay-over' && next !== null ? [t.next(formatDay(next.arrival), next.guests)] : []),
    ...(next === null || next.extras.length === 0 ? [] : [t.extras(next.extras)]),
    ...(note === null ? [] : [t.note(note)]),
    ...problems.map((words) => t.reported(words)),
  ];
}

/** Says that a task is done, with a photo where there is one; or that it is not. */
function Doing({ token, task, onChanged }: Omit<TaskCardProps, 'today'>) {
  const t = messages().housekeeping;
  const [photo, setPhoto] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { key, day, done, kind, apartmentName } = task;

  async function say(isDone: boolean): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const data = { token, task: key, day, done: isDone, ...(isDone && photo !== null && { photo }) };
      const answer = await call('POST /api/housekeeping/done', { body: { data } });
      setPhoto(null);
      onChanged(answer.data);
    } catch (error) {
      setFailure(guestMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {done ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="flex items-center gap-2 font-semibold text-success">
            <Icon name="circle-check" />
            {t.isDone}
          </p>
          <Button kind="quiet" busy={busy} onClick={() => void say(false)}>
            {t.undo}
          </Button>
        </div>
      ) : (
        <>
          <PhotoField photo={photo} onChange={setPhoto} />
          <Button
            size="lg"
            busy={busy}
            aria-label={t.doneOf(t.kinds[kind], apartmentName)}
            onClick={() => void say(true)}
          >
            {t.done}
          </Button>
        </>
      )}
      {failure !== null && (
        <Notice tone="danger" title={t.notSent}>
          <p>{failure}</p>
        </Notice>
      )}
    </>
  );
}
