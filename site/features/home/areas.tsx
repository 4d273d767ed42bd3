import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ShownArea } from '../../api/site-api';
import { useDistricts } from '../../lib/page-context';
import { InDocument } from '../../ui/in-document';
import { ArchMark } from '../../ui/arch/arch';
import { Container } from '../../ui/box';
import { Link } from '../../ui/link';
import { SectionHeading } from './section-heading';
import { Picture } from '../../ui/picture';
import { useMatches } from '../../ui/use-browser';
import { messages } from '../../messages/messages';
import { spoken } from '../../lib/spoken';
import { areasIn, picturedAreas, type PicturedArea } from './pictured-areas';

const AreasMap = lazy(() => import('./areas-map'));
/** Screens with room for a map beside its list: from here on the class `lg` holds. */
const MAP_FROM = '(min-width: 64rem)';

interface AreasProps {
  id: string;
  title: string | null;
  text: string | null;
  /** Null where the document has them as HTML. */
  districts: readonly ShownArea[] | null;
}

/** All areas as an arcade, a row that scrolls on phones, rows of six arches on wide screens; below it there a map of them. */
export function Areas({ id, title, text, districts }: AreasProps) {
  const isWide = useMatches(MAP_FROM);
  return (
    <section aria-labelledby={id} className="row-frame pt-16 sm:pt-20">
      <InDocument name={id}>
        {districts === null ? undefined : (
          <>
            <Container wide>
              <SectionHeading id={id} title={title ?? messages().home.areas} text={text} />
            </Container>
            <AreaRow districts={districts} />
          </>
        )}
      </InDocument>
      <Container wide className="hidden pt-16 lg:block noscript:hidden">
        <div className="h-152">{isWide && <NearMap districts={districts} />}</div>
      </Container>
    </section>
  );
}

function AreaRow({ districts }: { districts: readonly ShownArea[] }) {
  return (
    <ul className="snap-row area-row">
      {districts.map((district) => (
        <li key={district.slug}>
          <AreaCard district={district} />
        </li>
      ))}
      <li>
        <AllAreas districts={districts} />
      </li>
    </ul>
  );
}

/** The map of the areas, fetched when a guest comes near it. */
function NearMap({ districts }: Pick<AreasProps, 'districts'>) {
  const [box, near] = useNear();
  const names = useDistricts();
  const areas = useMemo((): readonly PicturedArea[] => {
    if (near === null) return [];
    return districts === null ? areasIn(near.closest('section'), names) : picturedAreas(districts);
  }, [districts, near, names]);
  return (
    <div ref={box} className="size-full">
      <Suspense>{near && <AreasMap districts={areas} />}</Suspense>
    </div>
  );
}

/** A box, and the same once it has come near the screen. */
function useNear() {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<Element | null>(null);
  useEffect(() => {
    if (box.current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(entry.target), {
      rootMargin: '400px',
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, near] as const;
}

/** The last arch of the arcade, without a picture: everything there is. */
function AllAreas({ districts }: { districts: readonly ShownArea[] }) {
  const t = messages().home;
  const total = districts.reduce((sum, { apartments }) => sum + apartments, 0);
  return (
    <Link href="/results/1" className="area-card">
      <span className="arch sky grid place-items-center">
        <ArchMark className="size-16" />
      </span>
      <b>{t.seeAll(total)}</b>
    </Link>
  );
}

/** An area: its picture in the arch, its name and how many apartments there are. */
function AreaCard({ district: { slug, name, photo, apartments } }: { district: ShownArea }) {
  return (
    <Link href={`/apartments/${slug}`} className="area-card">
      <span className={photo ? 'arch' : 'arch bg-brand-deep'}>
        {photo && (
          <Picture
            // The name says what the picture would.
            photo={{ ...photo, alt: '' }}
            // As wide as its height makes it.
            sizes="(width < 768px) 320px, (width < 1800px) 400px, 520px"
            ratio="none"
          />
        )}
      </span>
      <b {...spoken(name)}>{name}</b>
      <small>{messages().home.apartmentCount(apartments)}</small>
    </Link>
  );
}
