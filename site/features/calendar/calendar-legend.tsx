import { currencyOfBusiness } from 'booking-rules/shared/format/money';
import { cachedMarkup } from '../../lib/cached-markup';
import { useCurrency } from '../../lib/currency';
import { MARKED } from '../../ui/calendar/date-range';
import { messages } from '../../messages/messages';

/** What the marks on an apartment's calendar mean. */
export const CalendarLegend = cachedMarkup(function CalendarLegend() {
  const t = messages().calendar;
  const currency = useCurrency();
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      <span>
        {currency === null ? t.legend.prices(currencyOfBusiness()) : t.legend.pricesAbout(currency.code)}
      </span>
      <span>
        <b className={`mx-0.5 text-ink ${MARKED}`}>12</b> {t.legend.lowest}
      </span>
      <span>
        <s>12</s> {t.legend.taken}
      </span>
      <span>12 {t.legend.closed}</span>
      <span>
        <b className="font-semibold text-ink">{t.minimumMark(3)}</b> {t.legend.minimum(3)}
      </span>
    </p>
  );
});
