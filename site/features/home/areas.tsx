import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ShownArea } from '../../api/site-api';
import { ArchMark } from '../../ui/arch';
import { Container } from '../../ui/box';
import { Link } from '../../ui/link';
import { SectionHeading } from './section-heading';
import { Picture } from '../../ui/picture';
import { useMatches } from '../../ui/use-browser';
import { messages } from '../../messages/messages';
import { spoken } from '../../lib/spoken';

const AreasMap = lazy(() => import('./areas-map'));
/** Screens with room for a map beside its list: from here on the class `lg` holds. */
const MAP_FROM = '(min-width: 64rem)';

interface AreasProps {
  id: string;
  title: string | null;
  text: string | null;
  districts: readonly ShownArea[];
}

/** All areas as an arcade, a row that scrolls on phones, rows of six arches on wide screens; below it there a map of them. */
export function Areas({ id, title, text, districts }: AreasProps) {
  const isWide = useMatches(MAP_FROM);
  return (
    <section aria-labelledby={id} className="pt-16 sm:pt-20">
      <Container wide>
        <SectionHeading id={id} title={title ?? messages().home.areas} text={text} />
      </Container>
      <ul className="area-row snap-row mx-auto max-w-wide scroll-px-4 gap-4 px-4 sm:scroll-px-6 sm:px-6 md:grid md:grid-cols-4 md:gap-x-6 md:gap-y-10 md:overflow-visible lg:grid-cols-6 xl:px-12">
        {districts.map((district) => (
          <li key={district.slug}>
            <AreaCard district={district} />
          </li>
        ))}
        <li>
          <AllAreas districts={districts} />
        </li>
      </ul>
      <Container wide className="hidden pt-16 lg:block noscript:hidden">
        <div className="h-152">{isWide && <NearMap districts={districts} />}</div>
      </Container>
    </section>
  );
}

/** The map of the areas, fetched when a guest comes near it. */
function NearMap({ districts }: Pick<AreasProps, 'districts'>) {
  const [box, isNear] = useNear();
  return (
    <div ref={box} className="size-full">
      <Suspense>{isNear && <AreasMap districts={districts} />}</Suspense>
    </div>
  );
}

/** Whether a box has come near the screen. */
function useNear() {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, isNear] as const;
}

const CARD = 'group block text-center';
const NAME = 'area-name font-display';

/** The last arch of the arcade, without a picture: everything there is. */
function AllAreas({ districts }: Pick<AreasProps, 'districts'>) {
  const t = messages().home;
  const total = districts.reduce((sum, { apartments }) => sum + apartments, 0);
  return (
    <Link href="/results/1" className={CARD}>
      <span className="arch sky grid aspect-3/4 place-items-center">
        <ArchMark className="size-16" />
      </span>
      <span className={NAME}>{t.seeAll(total)}</span>
    </Link>
  );
}

/** An area: its picture in the arch, its name and how many apartments there are. */
function AreaCard({ district: { slug, name, photo, apartments } }: { district: ShownArea }) {
  return (
    <Link href={`/apartments/${slug}`} className={CARD}>
      <span className="arch relative block aspect-3/4 bg-brand-deep">
        {photo && (
          <Picture
            // The name says what the picture would.
            photo={{ ...photo, alt: '' }}
            // As wide as its height makes it.
            sizes="(width < 768px) 320px, (width < 1800px) 400px, 520px"
            ratio="fill"
            className="absolute! inset-0"
            imageClassName="transition-transform duration-200 motion-safe:group-hover:scale-[1.04]"
          />
        )}
      </span>
      <span className={NAME} {...spoken(name)}>
        {name}
      </span>
      <span className="text-sm text-muted">{messages().home.apartmentCount(apartments)}</span>
    </Link>
  );
}
