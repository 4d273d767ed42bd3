import type { ReactNode } from 'react';
import { spoken } from '../../lib/spoken';

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string | null;
  /** A link at the end of the line. */
  more?: ReactNode;
}

/** The heading of a part of a page, with a sentence and a link to more. */
export function SectionHeading({ id, title, text, more }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <div>
        <h2 id={id} className="text-3xl sm:text-4xl" {...spoken(title)}>
          {title}
        </h2>
        {text && (
          <p className="mt-2 max-w-text text-muted" {...spoken(text)}>
            {text}
          </p>
        )}
      </div>
      {more}
    </div>
  );
}
