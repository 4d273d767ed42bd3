import type { HousekeepingList, HousekeepingTask } from 'booking-rules/contracts/turnover/housekeeping';
import { useState } from 'react';
import { fieldErrors, guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { useForm } from '../../forms/use-form';
import { messages } from '../../messages/messages';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { PhotoField } from './photo-field';

interface ReportFormProps {
  token: string;
  task: HousekeepingTask;
  onSent: (list: HousekeepingList) => void;
}

const FIELDS = ['text'] as const;

/** What is wrong in an apartment, with a photo. Sent again after a failure, it is the same report. */
export function ReportForm({ token, task: { key, day }, onSent }: ReportFormProps) {
  const t = messages().housekeeping;
  const [photo, setPhoto] = useState<string | null>(null);
  const [request] = useState(() => crypto.randomUUID());
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    check: ({ text }) => (text.trim() === '' ? { text: t.report.missing } : {}),
    async send({ text }) {
      const data = { token, request, task: key, day, text, ...(photo !== null && { photo }) };
      const answer = await call('POST /api/housekeeping/problems', { body: { data } });
      onSent(answer.data);
    },
    refusalOf: (error) => {
      const problems = fieldErrors(error);
      return 'text' in problems ? { problems } : { message: guestMessage(error) };
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <TextArea {...field('text')} label={t.report.text} rows={4} maxLength={1_000} required />
      <PhotoField photo={photo} onChange={setPhoto} />
      {message !== null && (
        <Notice tone="danger" title={t.notSent}>
          <p>{message}</p>
        </Notice>
      )}
      <Button type="submit" size="lg" busy={busy}>
        {t.report.send}
      </Button>
    </form>
  );
}
