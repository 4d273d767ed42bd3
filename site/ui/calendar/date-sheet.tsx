import type { ReactNode } from 'react';
import { messages } from '../../messages/messages';
import { Button } from '../button';
import { Sheet } from '../sheet';

interface DateSheetProps {
  open: boolean;
  /** The calendar. */
  children: ReactNode;
  /** What the dates come to, beside the buttons. */
  outcome?: ReactNode;
  /** Takes the dates away; undefined while there are none. */
  onClear: (() => void) | undefined;
  onClose: () => void;
}

/** A calendar as a dialog: a full sheet on phones, room for two months on wide screens. */
export function DateSheet({ open, children, outcome, onClear, onClose }: DateSheetProps): ReactNode {
  const t = messages().calendar.sheet;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.title}
      className="md:w-3xl"
      footer={
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0 text-sm">{outcome}</div>
          <div className="flex shrink-0 gap-1">
            <Button kind="quiet" disabled={onClear === undefined} onClick={onClear}>
              {t.clear}
            </Button>
            <Button onClick={onClose}>{t.done}</Button>
          </div>
        </div>
      }
    >
      {children}
    </Sheet>
  );
}
