import type { IconName } from '../lib/icon-name';
import { classes } from './classes';

export type { IconName };

interface IconProps {
  name: IconName;
  className?: string;
}

/** A 20 px line icon in the text's colour (`icons/icons.css`). Decoration only: say its meaning in text. */
export function Icon({ name, className = '' }: IconProps) {
  return <i className={classes(`icon ${iconClass(name)}`, className)} />;
}

/** For a line of a list that begins with the icon. */
export const iconClass = (name: IconName): string => `i-${name}`;
