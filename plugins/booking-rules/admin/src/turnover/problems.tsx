import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { Problem } from 'booking-rules/contracts/turnover/turnover';
import { addDays } from 'booking-rules/shared/domain/stay';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { StayDaysFields } from '../components/fields';
import { useForm } from '../components/form';
import { Panel } from '../components/panel';
import { localToday } from '../format/dates';
import { messages } from '../messages/messages';
import { PhotoDialog } from './photo-dialog';

interface ProblemsProps {
  problems: readonly Problem[];
  canManage: boolean;
  onDone: () => void;
}

/** What is wrong in apartments and nobody has solved; nothing while all is well. */
export function Problems({ problems, canManage, onDone }: ProblemsProps) {
  const t = messages().turnover.problems;
  if (problems.length === 0) return null;
  return (
    <Panel title={t.title(problems.length)}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
        {problems.map((problem) => (
          <Box tag="li" key={problem.id}>
            <Typography tag="h3" fontWeight="bold">
              {problem.apartmentName}
            </Typography>
            <Typography tag="p">
              <bdi>{problem.text}</bdi>
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={2}>
              {t.by(problem.by, formatInstant(problem.at))}
            </Typography>
            <Flex gap={2} wrap="wrap">
              {problem.photo === null ? null : <PhotoDialog id={problem.photo} />}
              {canManage ? <Solutions problem={problem} onDone={onDone} /> : null}
            </Flex>
          </Box>
        ))}
      </Flex>
    </Panel>
  );
}

function Solutions({ problem, onDone }: { problem: Problem; onDone: () => void }) {
  const t = messages().turnover.problems;
  const api = useApi();
  const { busy, run } = useAction();
  const solve = () =>
    void run('solve', async () => {
      const params = { id: problem.id };
      await api.call('POST /booking-rules/turnover/problems/{id}/solve', { params });
      onDone();
      return t.solved;
    });
  return (
    <>
      <Button variant="secondary" size="S" loading={busy !== null} onClick={solve}>
        {t.solve}
      </Button>
      <FormDialog
        onDone={onDone}
        title={t.blockTitle(problem.apartmentName)}
        button={
          <Button variant="danger-light" size="S">
            {t.block}
          </Button>
        }
      >
        {(done) => <BlockForm id={problem.id} onDone={done} />}
      </FormDialog>
    </>
  );
}

/** Tonight, until somebody says otherwise. */
function BlockForm({ id, onDone }: { id: number; onDone: () => void }) {
  const t = messages().turnover.problems;
  const api = useApi();
  const today = localToday();
  const { values, field, busy, submit } = useForm({ checkIn: today, checkOut: addDays(today, 1) });
  const block = () =>
    void submit(async () => {
      await api.call('POST /booking-rules/turnover/problems/{id}/block', {
        params: { id },
        body: { data: values },
      });
      onDone();
      return t.blocked;
    });
  return (
    <FormDialogContent
      actions={
        <Button variant="danger" loading={busy !== null} onClick={block}>
          {t.blockSave}
        </Button>
      }
    >
      <StayDaysFields field={field} />
    </FormDialogContent>
  );
}
