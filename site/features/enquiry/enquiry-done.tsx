import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';

/** Says that an enquiry has arrived, and where its answer will come. */
export function EnquiryDone({ reference, email }: { reference: string; email?: string }): ReactNode {
  const t = messages().enquiry.done;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="grid justify-items-start gap-2 rounded-card border border-success/30 bg-success/5 p-5 outline-none"
    >
      <Icon name="circle-check" className="size-8 text-success" />
      <p className="font-display text-xl">{t.received}</p>
      <p>
        {t.reply(email)} <strong className="select-all">{reference}</strong>.
      </p>
    </div>
  );
}
