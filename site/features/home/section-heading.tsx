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
    <div className="section-heading">
      <div>
        <h2 id={id} {...spoken(title)}>
          {title}
        </h2>
        {text && <p {...spoken(text)}>{text}</p>}
      </div>
      {more}
    </div>
  );
}
