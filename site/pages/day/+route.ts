import type { PageContext } from 'vike/types';
import { dayOfPath } from './day-of-path';

/** `/{year}/{month}/{day}`. With a slug behind it the host sends on to the guide before a page is looked for. */
export function route({ urlPathname }: PageContext) {
  const day = dayOfPath(urlPathname);
  return day === null ? false : { routeParams: { day } };
}
