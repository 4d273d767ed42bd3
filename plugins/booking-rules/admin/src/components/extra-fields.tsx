import {
  describeExtra,
  type ExtraChoice,
  type ExtraOffer,
  type Party,
} from 'booking-rules/shared/domain/pricing/extra';
import { lineLabel } from 'booking-rules/shared/explain/line-label';
import { formatAmount } from 'booking-rules/shared/format/money';
import { ChoiceField } from './fields';
import { messages } from '../messages/messages';

/** How many of each extra, by its id. */
export type ExtraCounts = Readonly<Record<string, number>>;

/** What has been chosen of extras, as the server is asked. */
export function choicesOf(counts: ExtraCounts): ExtraChoice[] {
  return Object.entries(counts).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []));
}

/** A choice of how many for each extra of a stay, with what one of them costs. */
export function ExtraFields({
  extras,
  stay,
  counts,
  onChange,
}: {
  /** `quantity` is what the stay has already. */
  extras: readonly (ExtraOffer & { quantity?: number })[];
  stay: Party;
  counts: ExtraCounts;
  onChange: (id: string, quantity: number) => void;
}) {
  return extras.map((extra) => (
    <ChoiceField
      key={extra.id}
      label={extra.name}
      hint={hintOf(extra, stay)}
      width="100%"
      value={String(counts[extra.id] ?? 0)}
      options={countsOf(extra)}
      onChange={(count) => onChange(extra.id, Number(count))}
    />
  ));
}

/** From none up to as many as can be booked, or are booked already. */
function countsOf({ most, quantity = 0 }: { most: number; quantity?: number }): [string, string][] {
  const last = Math.max(most, quantity);
  return Array.from({ length: last + 1 }, (_, count) => [
    String(count),
    count === 0 ? messages().components.extras.none : String(count),
  ]);
}

/** What one costs for a stay, and what guests can no longer do themselves. */
function hintOf(extra: ExtraOffer, stay: Party): string {
  const one = lineLabel({ kind: 'extra', label: describeExtra({ ...extra, quantity: 1 }, stay) });
  const how = one === extra.name ? null : one.slice(extra.name.length + 2);
  return messages().components.extras.hint(formatAmount(extra.amount), how, {
    taxable: extra.taxable,
    isLate: Date.parse(extra.until) < Date.now(),
  });
}
