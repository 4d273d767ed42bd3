import type { ComponentProps } from 'react';
import { localPath } from 'booking-rules/shared/format/local-path';

interface LinkProps extends ComponentProps<'a'> {
  /** Of a page: without its language, unless it leads to another. Files and other sites as they are. */
  href: string;
}

/** A link, as every link of the site is one: it stays in the language of the page. */
export function Link(props: LinkProps) {
  return <a {...props} href={localPath(props.href)} />;
}
