import type { District } from '../../api/site-api';
import { Container } from '../../ui/box';
import { Link } from '../../ui/link';
import { SectionHeading } from './section-heading';
import { Picture } from '../../ui/picture';
import { messages } from '../../messages/messages';
import { spoken } from '../../lib/spoken';

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
        <SectionHeading id={id} title={title ?? messages().home.areas} text={text} />
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

/** An area: its picture, name and how many apartments there are. */
function AreaCard({ district: { slug, name, photo, apartments } }: { district: District }) {
  return (
    <Link
      href={`/apartments/${slug}`}
      className="group relative isolate flex aspect-4/3 flex-col justify-end overflow-hidden rounded-card bg-ink p-4 text-white shadow-soft md:aspect-auto md:h-56"
    >
      {photo && (
        <Picture
          // The name says what the picture would.
          photo={{ ...photo, alt: '' }}
          sizes="(width < 768px) 62vw, (width < 1200px) 50vw, 588px"
          ratio="fill"
          className="absolute! inset-0 -z-20"
          imageClassName="transition-transform duration-200 motion-safe:group-hover:scale-[1.04]"
        />
      )}
      <span className="absolute inset-0 -z-10 bg-linear-to-t from-ink/85 via-ink/20 to-transparent" />
      <span className="font-display text-xl font-medium" {...spoken(name)}>
        {name}
      </span>
      <span className="text-sm text-white/85">{messages().home.apartmentCount(apartments)}</span>
    </Link>
  );
}
