import type { ModificationPreview } from 'booking-rules/contracts/reservations/reservation-actions';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { describeKeptExtras } from 'booking-rules/shared/explain/kept-extras';
import { formatAmount } from 'booking-rules/shared/format/money';
import { changeSentences } from './change-sentences';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';

interface StayChangePreviewProps {
  reservation: ReservationView;
  preview: ModificationPreview;
}

/** What other dates or guests would do to nights and money, or why they cannot be had. */
export function StayChangePreview({ reservation, preview }: StayChangePreviewProps) {
  const t = messages().stayChange;
  const { reasons, totalBefore, total } = preview;
  if (reasons.length > 0) {
    return (
      <Notice tone="danger" title={t.doesNotFit}>
        {describeReasons(reasons, preview, []).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    );
  }
  return (
    <section aria-label={t.whatChanges} className="grid gap-3 rounded-control bg-sand/60 p-4">
      <p className="text-sm">{t.nights(countsOf(preview))}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <dt className="text-muted">{t.totalSoFar}</dt>
        <dd className="text-end">{formatAmount(totalBefore)}</dd>
        {preview.charge > 0 && (
          <>
            <dt className="text-muted">{t.charge}</dt>
            <dd className="text-end">{formatAmount(preview.charge)}</dd>
          </>
        )}
        <dt className="font-semibold">{t.newTotal}</dt>
        <dd className="text-end font-semibold">{formatAmount(total)}</dd>
      </dl>
      {moneySentencesOf(preview, reservation).map((sentence) => (
        <p key={sentence} className="text-sm">
          {sentence}
        </p>
      ))}
    </section>
  );
}

function countsOf({ kept, added, dropped, guests }: ModificationPreview) {
  return { kept: kept.length, added: added.length, dropped: dropped.length, guests };
}

/** What that leaves to be paid or gives back, and how; what no longer holds. */
function moneySentencesOf(preview: ModificationPreview, { payment, lines }: ReservationView): string[] {
  const t = messages().stayChange;
  const extras = describeKeptExtras(lines, preview.lines);
  const { charge, refundPercent, promotionProblem, ratePlanProblem } = preview;
  return [
    ...changeSentences(preview, payment),
    ...(charge > 0 ? [t.comesBack(refundPercent)] : []),
    ...(extras === null ? [] : [t.keptExtras(extras)]),
    ...[ratePlanProblem, promotionProblem].filter((problem) => problem !== null),
  ];
}
