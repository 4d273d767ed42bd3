import type { OwnerBar } from 'booking-rules/shared/contracts/own';

/** How a bar is coloured, by tokens of the design system, and what that means. */
export interface BarLook {
  background: 'primary600' | 'warning500' | 'secondary600' | 'neutral300';
  text: 'neutral0' | 'neutral800';
  words: string;
}

export const LOOKS: Readonly<Record<'held' | OwnerBar['source'], BarLook>> = {
  reservation: { background: 'primary600', text: 'neutral0', words: 'Booked' },
  held: { background: 'warning500', text: 'neutral800', words: 'Held, not sold yet' },
  channel: { background: 'secondary600', text: 'neutral0', words: 'Booked on another channel' },
  block: { background: 'neutral300', text: 'neutral800', words: 'Blocked' },
};

export function lookOf({ source, state }: OwnerBar): BarLook {
  return LOOKS[state === 'held' ? 'held' : source];
}
