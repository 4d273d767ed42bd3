import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { messages } from '../../messages/messages';
import type { StayChoice } from './stay-choice';
import type { LiveQuote } from './use-quote';

interface ReserveButtonProps {
  choice: StayChoice;
  quote: LiveQuote;
  onChooseDates: () => void;
  size?: 'md' | 'lg';
  className?: string;
}

/** The next step towards a reservation: choose dates, other dates, or go on to the summary. */
export function ReserveButton({
  choice,
  quote,
  onChooseDates,
  size,
  className,
}: ReserveButtonProps): ReactNode {
  const t = messages().quote;
  const complete = choice.start !== null && choice.end !== null;
  const { answer, pending } = quote;
  if (complete && !pending && answer?.kind === 'quote' && answer.number !== null) {
    const { extras } = choice;
    const query = new URLSearchParams({ quote: answer.number, ...(extras !== null && { extras }) });
    return (
      <ButtonLink href={`/summary?${query.toString()}`} size={size} className={className}>
        {t.reserve}
      </ButtonLink>
    );
  }
  if (complete && pending) {
    return (
      <Button busy size={size} className={className}>
        {t.reserve}
      </Button>
    );
  }
  return (
    <Button onClick={onChooseDates} size={size} className={className}>
      {complete ? t.changeDates : t.chooseDates}
    </Button>
  );
}
