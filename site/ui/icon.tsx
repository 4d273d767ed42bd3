import { classes } from './classes';
import spriteUrl from './icons/sprite.svg?no-inline';
import type { IconName } from '../lib/icon-name';

export type { IconName };

interface IconProps {
  name: IconName;
  className?: string;
}

/** A 20 px line icon in the text's colour. Decoration only: say its meaning in text. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={classes('icon', className)} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
