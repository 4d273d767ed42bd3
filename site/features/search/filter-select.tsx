import type { ReactNode } from 'react';

interface FilterSelectProps {
  name: string;
  label: string;
  value: string | number | undefined;
  /** Words for no choice; without it there is always one. */
  any?: string;
  children: ReactNode;
  className?: string;
}

/** A filter with a handful of choices. */
export function FilterSelect({ name, label, value, any, children, className = '' }: FilterSelectProps) {
  return (
    <label className={className}>
      <span className="sr-only">{label}</span>
      <select
        name={name}
        defaultValue={value}
        className="select-chevron min-h-11 w-full rounded-control border border-line bg-white ps-3 text-sm font-medium hover:border-ink/40"
      >
        {any !== undefined && <option value="">{any}</option>}
        {children}
      </select>
    </label>
  );
}
