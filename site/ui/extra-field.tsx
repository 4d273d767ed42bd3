import { textOfChoice, type ExtraOffer } from 'booking-rules/shared/domain/pricing/extra';
import { useShownAmount } from '../lib/currency';
import { messages } from '../messages/messages';

interface ExtraFieldProps {
  extra: Pick<ExtraOffer, 'id' | 'name' | 'description' | 'price' | 'basis' | 'taxable' | 'amount'>;
  quantity: number;
  /** At most so many can be chosen here. */
  most: number;
  disabled?: boolean;
  onChange: (quantity: number) => void;
}

/** An extra with its price, to be ticked or counted; part of the form around it without JavaScript. */
export function ExtraField({ extra, quantity, most, disabled = false, onChange }: ExtraFieldProps) {
  const { id, name, description } = extra;
  const t = messages().ui.extras;
  const shown = useShownAmount();
  const note = `extra-${id}`;
  const value = (count: number): string => (count === 0 ? '' : textOfChoice({ id, quantity: count }));
  return (
    <div
      className={`flex min-h-11 items-start gap-3 rounded-card border bg-white p-3 text-sm ${quantity > 0 ? 'border-brand ring-1 ring-brand' : 'border-line'}`}
    >
      <label className="flex min-w-0 flex-1 gap-3">
        {most === 1 && (
          <input
            type="checkbox"
            name="extras"
            value={value(1)}
            checked={quantity > 0}
            disabled={disabled}
            aria-describedby={note}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? 1 : 0)}
            className="mt-0.5 size-4 shrink-0 accent-brand"
          />
        )}
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
            <span className="wrap-anywhere">{name}</span>
            <span className="tabular-nums">{t.price(shown(extra.price), extra.basis, extra.taxable)}</span>
          </span>
          <span id={note} className="block text-muted">
            {description}
          </span>
        </span>
      </label>
      {most > 1 && (
        <select
          name="extras"
          aria-label={t.howMany(name)}
          aria-describedby={note}
          value={value(quantity)}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.selectedIndex)}
          className="select-chevron min-h-11 shrink-0 rounded-control border border-line bg-white ps-3"
        >
          {Array.from({ length: most + 1 }, (_, count) => (
            <option key={count} value={value(count)}>
              {count === 0 ? t.none : count}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
