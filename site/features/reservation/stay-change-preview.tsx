import type { ModificationPreview } from 'booking-rules/contracts/reservation-actions';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { describeKeptExtras } from 'booking-rules/shared/explain/kept-extras';
import { formatAmount } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { changeSentences } from './change-sentences';
import { Notice } from '../../ui/notice';

interface StayChangePreviewProps {
  reservation: ReservationView;
  preview: ModificationPreview;
}

/** What other dates or guests would do to nights and money, or why they cannot be had. */
export function StayChangePreview({ reservation, preview }: StayChangePreviewProps) {
  const { reasons, totalBefore, total } = preview;
  if (reasons.length > 0) {
    return (
      <Notice tone="danger" title="That doesn't fit.">
        {describeReasons(reasons, preview, []).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    );
  }
  return (
    <section aria-label="What changes" className="grid gap-3 rounded-control bg-sand/60 p-4">
      <p className="text-sm">{nightsSentence(preview)}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <dt className="text-muted">Total so far</dt>
        <dd className="text-right">{formatAmount(totalBefore)}</dd>
        {preview.charge > 0 && (
          <>
            <dt className="text-muted">Charge for nights you give up</dt>
            <dd className="text-right">{formatAmount(preview.charge)}</dd>
          </>
        )}
        <dt className="font-semibold">New total</dt>
        <dd className="text-right font-semibold">{formatAmount(total)}</dd>
      </dl>
      {moneySentencesOf(preview, reservation).map((sentence) => (
        <p key={sentence} className="text-sm">
          {sentence}
        </p>
      ))}
    </section>
  );
}

function nightsSentence({ kept, added, dropped, guests }: ModificationPreview): string {
  const parts = [
    [added.length, 'added'],
    [dropped.length, 'given up'],
    [kept.length, 'as they were'],
  ] as const;
  const nights = parts.flatMap(([count, what]) => (count > 0 ? [`${plural(count, 'night')} ${what}`] : []));
  return `${nights.join(', ')}; ${plural(guests, 'guest')}.`;
}

/** What that leaves to be paid or gives back, and how; what no longer holds. */
function moneySentencesOf(preview: ModificationPreview, { payment, lines }: ReservationView): string[] {
  const extras = describeKeptExtras(lines, preview.lines);
  const { charge, refundPercent, promotionProblem, ratePlanProblem } = preview;
  return [
    ...changeSentences(preview, payment),
    ...(charge > 0 ? [`Under your terms ${refundPercent}% of nights given up comes back today.`] : []),
    ...(extras === null ? [] : [`Your extras: ${extras.replace('They stay', 'they stay')}`]),
    ...[ratePlanProblem, promotionProblem].filter((problem) => problem !== null),
  ];
}
