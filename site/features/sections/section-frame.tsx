import type { ReactNode } from 'react';
import { Container } from '../../ui/box';
import { spoken } from '../../lib/spoken';

interface SectionFrameProps {
  id: string;
  heading: string | null;
  intro?: string | null;
  /** Stands on a band of sand. */
  tinted?: boolean;
  /** Its heading stands beside it on wide screens, for lists that read like a table. */
  beside?: boolean;
  /** A link at the end of the heading's line. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of a page that editors build, under its own heading. */
export function SectionFrame({
  id,
  heading,
  intro,
  tinted = false,
  beside = false,
  more,
  children,
}: SectionFrameProps) {
  return (
    <section
      {...(heading && { 'aria-labelledby': id })}
      className={tinted ? 'mt-14 bg-sand py-14 sm:mt-20 sm:py-20' : 'pt-14 sm:pt-20'}
    >
      <Container
        wide
        className={beside ? 'grid items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : ''}
      >
        {heading && (
          <div className="section-heading">
            <div>
              <h2 id={id} {...spoken(heading)}>
                {heading}
              </h2>
              {intro && <p {...spoken(intro)}>{intro}</p>}
            </div>
            {more}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
