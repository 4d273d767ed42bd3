import type { ReactNode } from 'react';
import { classes } from './classes';

const TONES = {
  sand: 'bg-sand text-ink',
  brand: 'bg-brand/10 text-brand',
  photo: 'badge-photo',
};

interface BadgeProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
  className?: string;
}

/** A short label in a pill; `photo` is for lying on a picture. */
export function Badge({ tone = 'sand', children, className = '' }: BadgeProps) {
  return <span className={classes(`badge ${TONES[tone]}`, className)}>{children}</span>;
}
