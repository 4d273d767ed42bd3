import type { GuestMessage } from 'booking-rules/contracts/messages/messages';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useState } from 'react';
import { guestMessage } from '../../api/api-error';
import { useSettings } from '../../lib/page-context';
import type { ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/box';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';
import { MessageForm } from './message-form';
import { useConversation } from './use-conversation';

/** So many of the last messages are shown to begin with. */
const SHOWN = 10;

/** What the guest of a booking and the business write to each other. */
export default function Conversation({ access }: { access: ReservationAccess }) {
  const t = messages().conversation;
  const { thread, error, again, keep, section } = useConversation(access);
  return (
    <section ref={section} id="messages" aria-labelledby="messages-heading" className="grid gap-4">
      <h2 id="messages-heading" className="text-2xl">
        {t.heading}
      </h2>
      {thread === null && error === null && <Skeleton className="h-24 w-full" />}
      {thread === null && error !== null && (
        <Notice tone="danger" title={t.notLoaded}>
          <p>{guestMessage(error)}</p>
          <Button kind="secondary" className="mt-3" onClick={again}>
            {t.again}
          </Button>
        </Notice>
      )}
      {thread?.messages.length === 0 && <p className="max-w-text text-muted">{t.none}</p>}
      {thread && thread.messages.length > 0 && <MessageList messages={thread.messages} />}
      <MessageForm access={access} onSent={keep} />
    </section>
  );
}

function MessageList({ messages: all }: { messages: readonly GuestMessage[] }) {
  const t = messages().conversation;
  const [whole, setWhole] = useState(false);
  const hidden = whole ? 0 : Math.max(0, all.length - SHOWN);
  const lastOwn = all.findLast(({ from }) => from === 'guest');
  return (
    <>
      {hidden > 0 && (
        <Button kind="secondary" className="w-fit" onClick={() => setWhole(true)}>
          {t.earlier(hidden)}
        </Button>
      )}
      <div role="log" aria-labelledby="messages-heading">
        <ol className="grid gap-3">
          {all.slice(hidden).map((message) => (
            <Bubble key={message.id} message={message} showsReading={message === lastOwn} />
          ))}
        </ol>
      </div>
    </>
  );
}

function Bubble({ message, showsReading }: { message: GuestMessage; showsReading: boolean }) {
  const t = messages().conversation;
  const { brand } = useSettings();
  const { from, text, at, readAt, attachments } = message;
  const isOwn = from === 'guest';
  return (
    <li
      className={`grid max-w-text gap-1 rounded-card p-4 ${isOwn ? 'ms-6 justify-self-end bg-sand/60 sm:ms-16' : 'me-6 justify-self-start border border-line bg-white sm:me-16'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        <span className="font-semibold text-ink">{isOwn ? t.you : brand}</span>
        <time dateTime={at}>{formatInstant(at)}</time>
      </p>
      {text !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {attachments > 0 && <p className="text-sm text-muted">{t.attachments(attachments)}</p>}
      {showsReading && readAt !== null && (
        <p className="text-sm text-muted">{t.readAt(formatInstant(readAt))}</p>
      )}
    </li>
  );
}
