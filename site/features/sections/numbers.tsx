import type { NumbersSection } from '../../api/content-page';
import { spoken } from '../../lib/spoken';

/** A few large numbers and what they count. */
export function Numbers({ numbers }: Pick<NumbersSection, 'numbers'>) {
  return (
    <dl
      className={`grid grid-cols-2 ${numbers.length % 3 === 0 ? 'sm:grid-cols-3' : ''} gap-x-6 gap-y-8 border-y border-line py-8 lg:flex lg:justify-between lg:gap-10`}
    >
      {numbers.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="max-w-56 text-sm text-muted" {...spoken(label)}>
            {label}
          </dt>
          <dd className="font-display text-4xl text-brand tabular-nums sm:text-5xl" {...spoken(value)}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
