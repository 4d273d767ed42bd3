import spriteUrl from './icons/sprite.svg?no-inline';
import type { IconName } from '../lib/icon-name';

export type { IconName };

interface IconProps {
  name: IconName;
  className?: string;
}

/** A 20 px line icon in the text's colour. Decoration only: say its meaning in text. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
