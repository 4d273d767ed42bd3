import type { ReactNode } from 'react';

const TONES = {
  sand: 'bg-sand text-ink',
  brand: 'bg-brand/10 text-brand',
  photo: 'bg-white/92 text-ink shadow-soft',
};

interface BadgeProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
  className?: string;
}

/** A short label in a pill; `photo` is for lying on a picture. */
export function Badge({ tone = 'sand', children, className = '' }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-xs font-semibold ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
