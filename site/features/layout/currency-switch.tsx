import { useEffect, useRef } from 'react';
import { currencyOfBusiness } from 'booking-rules/shared/format/money';
import { cachedMarkup } from '../../lib/cached-markup';
import { chooseCurrency, useCurrency } from '../../lib/currency';
import { useSettings } from '../../lib/page-context';

interface CurrencySwitchProps {
  /** Names the switch for screen readers: there is more than one. */
  label: string;
}

/** In which currency prices are shown; charges are always in the business's own. Nothing to choose without JavaScript. */
export const CurrencySwitch = cachedMarkup(function CurrencySwitch(props: CurrencySwitchProps) {
  const { label } = props;
  const { currencies } = useSettings();
  const chosen = useCurrency();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // What was chosen before the script was there counts.
    const first = select.current?.value;
    if (first !== undefined && first !== currencyOfBusiness()) chooseCurrency(first);
  }, []);
  if (currencies.length === 0) return null;
  return (
    <select
      ref={select}
      aria-label={label}
      value={chosen?.code ?? currencyOfBusiness()}
      onChange={({ target }) => chooseCurrency(target.value)}
      className="select-chevron"
    >
      <option value={currencyOfBusiness()}>{currencyOfBusiness()}</option>
      {currencies.map(({ code, symbol }) => (
        <option key={code} value={code}>
          {`${code} ${symbol}`}
        </option>
      ))}
    </select>
  );
});
