import type { ReactNode } from 'react';

interface ChoiceChipProps {
  name: string;
  type?: 'radio' | 'checkbox';
  value: string;
  children: ReactNode;
  /** Chosen, where the choice is held elsewhere. */
  checked?: boolean;
  /** Chosen to begin with, where the form holds it. */
  defaultChecked?: boolean;
  onChoose?: () => void;
}

/** One of some choices that lie side by side: a radio button, or a checkbox, in the shape of a pill. */
export function ChoiceChip({ type = 'radio', onChoose, children, ...input }: ChoiceChipProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-white px-4 text-sm font-medium hover:border-ink/40 has-checked:border-brand has-checked:bg-brand has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input type={type} className="sr-only" {...input} onChange={onChoose} />
      {children}
    </label>
  );
}
