import type { ComponentType, SVGProps } from 'react';
import { Bell, Check, CheckCircle, Clock, Earth, Lock, PriceTag } from '@strapi/icons';
import type { TimelineBar } from 'booking-rules/contracts/calendar';

/** What a bar stands for: its colour, pattern and sign. */
export type BarKind = 'paid' | 'unpaid' | 'request' | 'hold' | 'over' | 'block' | 'channel';

export const BAR_ICONS: Readonly<Record<BarKind, ComponentType<SVGProps<SVGSVGElement>>>> = {
  paid: CheckCircle,
  unpaid: PriceTag,
  request: Bell,
  hold: Clock,
  over: Check,
  block: Lock,
  channel: Earth,
};

export function kindOf({ source, state, awaiting, paid }: TimelineBar): BarKind {
  if (source !== 'reservation') return source;
  if (state === 'held') return awaiting === 'acceptance' ? 'request' : 'hold';
  if (state === 'completed') return 'over';
  return paid === true ? 'paid' : 'unpaid';
}
