import type { ScoreAverage } from 'booking-rules/shared/listing/review-scores';
import { messages } from '../../messages/messages';

/** What guests rate beside the whole, each with how many have. */
export function ScoreList({ scores }: { scores: readonly ScoreAverage[] }) {
  const t = messages().reviews;
  if (scores.length === 0) return null;
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {scores.map(({ score, average, count }) => (
        <div key={score} className="flex min-h-11 items-center gap-3 border-b border-line py-2 text-sm">
          <dt>{t.scores[score]}</dt>
          <dd className="ms-auto tabular-nums">
            <strong className="font-semibold">{average.toFixed(1)}</strong>{' '}
            <span className="text-muted">{t.average(count)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
