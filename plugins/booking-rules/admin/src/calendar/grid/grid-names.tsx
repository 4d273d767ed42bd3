import { memo } from 'react';
import { plural } from 'booking-rules/shared/format/plural';
import type { Row } from './rows';
import { HEAD_HEIGHT, ROW_HEIGHT } from './scale';

/**
 * The apartments' names, which stay at the left: one column for all, since each thing that stays costs a layer.
 * The rows say their names to those who do not see it.
 */
export const GridNames = memo(function GridNames({
  rows,
  first,
  last,
  height,
}: {
  rows: readonly Row[];
  /** Places of the first and the last row in sight. */
  first: number;
  last: number;
  /** Of all rows and the head, in pixels. */
  height: number;
}) {
  return (
    <div className="names" aria-hidden style={{ height: height - HEAD_HEIGHT }}>
      {rows.slice(first, last + 1).map(({ apartment }, index) => {
        const { apartmentId, name, district, bedrooms, capacity, listed } = apartment;
        const rooms = bedrooms === 0 ? 'Studio' : plural(bedrooms, 'bedroom');
        return (
          <div key={apartmentId} className="name" title={name} style={{ top: (first + index) * ROW_HEIGHT }}>
            <span>{name}</span>
            <span className="what">
              {`${listed ? '' : 'Not listed · '}${district.name} · ${rooms} · ${plural(capacity, 'guest')}`}
            </span>
          </div>
        );
      })}
    </div>
  );
});
