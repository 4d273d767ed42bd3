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
    <label className="choice">
      <input type={type} className="sr-only" {...input} onChange={onChoose} />
      {children}
    </label>
  );
}
