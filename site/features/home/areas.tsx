import type { District } from '../../api/site-api';
import { Container } from '../../ui/box';
import { AreaCard } from './area-card';
import { SectionHeading } from './section-heading';

interface AreasProps {
  id: string;
  title: string | null;
  text: string | null;
  districts: readonly District[];
}

/** All areas as pictures: a row that scrolls on phones, a grid on wide screens. */
export function Areas({ id, title, text, districts }: AreasProps) {
  return (
    <section aria-labelledby={id} className="pt-16 sm:pt-20">
      <Container>
        <SectionHeading id={id} title={title ?? 'Areas'} text={text} />
      </Container>
      <ul className="snap-row mx-auto max-w-page scroll-px-4 gap-3 px-4 sm:scroll-px-6 sm:px-6 md:grid md:grid-cols-4 md:gap-4 md:overflow-visible">
        {districts.map((district, index) => (
          <li
            key={district.slug}
            className={`w-[62vw] max-w-72 md:w-auto md:max-w-none ${spanOf(index, districts.length)}`}
          >
            <AreaCard district={district} />
          </li>
        ))}
      </ul>
    </section>
  );
}

// The first cards are made wider until the last row of four is full.
function spanOf(index: number, count: number): string {
  return index < (4 - (count % 4)) % 4 ? 'md:col-span-2' : '';
}
