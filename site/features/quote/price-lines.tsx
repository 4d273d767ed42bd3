import type { Price as PriceOfStay } from 'booking-rules/shared/domain/pricing/price';
import type { ReactNode } from 'react';
import { ChargedPrice, Price } from '../../ui/price';
import { messages } from '../../messages/messages';

interface PriceLinesProps extends PriceOfStay {
  /**
   * What is said of the deposit of a stay that has been booked, if anything; a price that is offered has its own words.
   */
  depositNote?: string | null;
  /** In which parts it is paid, in words; null where it is paid at once. */
  schedule?: string | null;
}

/** Every line of a price, its total, and the deposit apart. */
export function PriceLines({ lines, total, deposit, depositNote, schedule }: PriceLinesProps): ReactNode {
  const t = messages().quote.lines;
  // What has been booked is read as it is charged.
  const exact = depositNote !== undefined;
  return (
    <div className="text-sm">
      <dl className="grid gap-2">
        {lines.map(({ kind, label, amount }) => (
          <div
            key={`${kind} ${label}`}
            className={`flex justify-between gap-4 ${amount < 0 ? 'text-success' : ''}`}
          >
            <dt className="min-w-0">{label}</dt>
            <dd>
              <Price amount={amount} exact={exact} />
            </dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 text-base font-semibold">
          <dt>{t.total}</dt>
          <dd>
            <Price amount={total} exact={exact} />
          </dd>
        </div>
      </dl>
      {!exact && <ChargedPrice amount={total} className="mt-1 block text-end text-muted" />}
      {schedule != null && <p className="mt-2 font-semibold">{t.schedule(schedule)}</p>}
      {depositNote === undefined && deposit > 0 && (
        <p className="mt-2 text-muted">
          {t.deposit.before} <Price amount={deposit} exact /> {t.deposit.after}
        </p>
      )}
      {depositNote != null && <p className="mt-2 text-muted">{depositNote}</p>}
    </div>
  );
}
