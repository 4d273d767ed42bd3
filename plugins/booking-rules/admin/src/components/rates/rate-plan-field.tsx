import type { ChosenRatePlan } from 'booking-rules/shared/domain/pricing/quote';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { ChoiceField } from '../fields';
import { messages } from '../../messages/messages';

/** The rate plans of a stay, each with its total; nothing where there is only the standard one. */
export function RatePlanField({
  plans,
  value,
  error,
  onChange,
}: {
  plans: readonly (ChosenRatePlan & { total: MinorUnits })[];
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}) {
  const t = messages().components.fields;
  if (plans.length < 2) return null;
  return (
    <ChoiceField
      label={t.ratePlan}
      value={value}
      error={error}
      options={plans.map(({ id, name, total }) => [id, t.withTotal(name, formatAmount(total))] as const)}
      onChange={onChange}
    />
  );
}
