import type { ReactNode } from 'react';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { RatesAndRestrictions } from 'booking-rules/shared/contracts/rule-book';
import { Answered } from '../parts/answered';
import { Page } from '../parts/page';
import { useAnswer } from '../parts/use-answer';

/** A page of the rule book, with its title while the book is on its way. */
export function WithRuleBook({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  children: (book: RatesAndRestrictions) => ReactNode;
}) {
  const answer = useAnswer<Envelope<RatesAndRestrictions>>('rule-book');
  if (answer.state === 'ready') return <>{children(answer.data.data)}</>;
  return (
    <Page title={title} subtitle={subtitle}>
      <Answered answer={answer}>{() => null}</Answered>
    </Page>
  );
}
