import type { GuestThread } from 'booking-rules/contracts/messages/messages';
import { LONGEST_MESSAGE } from 'booking-rules/shared/domain/guests/messages';
import { useRef, useState } from 'react';
import { fieldSentences, guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { useForm } from '../../forms/use-form';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';

interface MessageFormProps {
  access: ReservationAccess;
  onSent: (thread: GuestThread) => void;
}

/** Writes a message. What is typed outlives every failure, and what is sent again is the same message. */
export function MessageForm({ access, onSent }: MessageFormProps) {
  const t = messages().conversation;
  const attempt = useRef({ text: '', key: '' });
  const [isSent, setSent] = useState(false);
  const { form, field, busy, message } = useForm({
    fields: ['text'],
    onType: () => setSent(false),
    check: ({ text }) => (text.trim() === '' ? { text: t.write } : {}),
    async send({ text }) {
      // Another text is another message.
      if (attempt.current.text !== text) attempt.current = { text, key: newKey() };
      const { params, body } = requestOf(access);
      const data = { proof: body.data, text, key: attempt.current.key };
      const answer = await call('POST /api/reservations/{reference}/messages', { params, body: { data } });
      attempt.current = { text: '', key: '' };
      form.ref.current?.reset();
      setSent(true);
      onSent(answer.data);
    },
    refusalOf(error) {
      const problems = fieldSentences(error, ['text']);
      return Object.keys(problems).length > 0 ? { problems } : { message: guestMessage(error) };
    },
  });
  return (
    <form {...form} className="grid max-w-text gap-3">
      <TextArea
        {...field('text')}
        label={t.label}
        hint={t.hint}
        maxLength={LONGEST_MESSAGE}
        rows={3}
        dir="auto"
        required
      />
      {message !== null && (
        <Notice tone="danger" title={t.notSent}>
          <p>
            {message} {t.kept}
          </p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={busy}>
          {t.send}
        </Button>
        <p role="status" className="text-sm text-muted">
          {isSent && !busy ? t.sent : ''}
        </p>
      </div>
    </form>
  );
}

/** Not a secret: it only tells one message from another. Browsers make no UUIDs on pages without TLS. */
function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2).padEnd(8, '0')}`;
}
