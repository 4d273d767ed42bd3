import type { ReactNode } from 'react';
import type { Amenity } from '../../api/site-api';
import { cachedMarkup } from '../../lib/cached-markup';
import { iconClass } from '../../ui/icon';
import { Words } from '../../lib/spoken';
import { messages } from '../../messages/messages';
import { amenityGroups } from '../../lib/amenity-groups';
import { amenityIcon } from './amenity-icon';

/** Amenities that are always shown; all of them, by group, open on demand. */
const SHOWN = 8;

/** What an apartment has. */
export const Amenities = cachedMarkup(function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  const t = messages().apartment.amenities;
  if (amenities.length === 0) return <p className="text-muted">{t.unknown}</p>;
  if (amenities.length <= SHOWN) return <AmenityList amenities={amenities} />;
  return (
    <div className="group/amenities">
      <div className="group-has-open/amenities:hidden">
        <AmenityList amenities={amenities.slice(0, SHOWN)} />
      </div>
      <details className="group">
        <summary className="button button-secondary button-md mt-5 group-open:mt-0">
          <span className="group-open:hidden">{t.showAll(amenities.length)}</span>
          <span className="hidden group-open:inline">{t.showFewer}</span>
        </summary>
        <div className="amenity-groups">
          {amenityGroups(amenities).map(({ group, title, members }) => (
            <section key={group} aria-label={title}>
              <h3>{title}</h3>
              <AmenityList amenities={members} />
            </section>
          ))}
        </div>
      </details>
    </div>
  );
});

function AmenityList({ amenities }: { amenities: readonly Amenity[] }): ReactNode {
  return (
    <ul className="icon-list">
      {amenities.map(({ slug, name, group }) => (
        <li key={slug} className={iconClass(amenityIcon(slug, group))}>
          <Words of={name} />
        </li>
      ))}
    </ul>
  );
}
