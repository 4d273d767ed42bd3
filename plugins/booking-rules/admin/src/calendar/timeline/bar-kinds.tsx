import type { ComponentType, SVGProps } from 'react';
import { Bell, Check, CheckCircle, Clock, Earth, Lock, PriceTag } from '@strapi/icons';
import type { TimelineBar } from 'booking-rules/contracts/calendar';

/** What a bar stands for: its colour, pattern and sign. */
export type BarKind = 'paid' | 'unpaid' | 'request' | 'hold' | 'over' | 'block' | 'channel';

interface Look {
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

export const BAR_KINDS: Readonly<Record<BarKind, Look>> = {
  paid: { label: 'Paid', Icon: CheckCircle },
  unpaid: { label: 'Confirmed, not paid', Icon: PriceTag },
  request: { label: 'Request awaiting acceptance', Icon: Bell },
  hold: { label: 'Held until paid or confirmed', Icon: Clock },
  over: { label: 'Stay completed', Icon: Check },
  block: { label: 'Blocked', Icon: Lock },
  channel: { label: 'Other channel', Icon: Earth },
};

export function kindOf({ source, state, awaiting, paid }: TimelineBar): BarKind {
  if (source !== 'reservation') return source;
  if (state === 'held') return awaiting === 'acceptance' ? 'request' : 'hold';
  if (state === 'completed') return 'over';
  return paid === true ? 'paid' : 'unpaid';
}
