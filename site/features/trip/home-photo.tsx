import type { Photo } from 'booking-rules/shared/listing/photo';
import { useState, type ReactNode } from 'react';
import { Picture } from '../../ui/picture';

interface HomePhotoProps {
  /** Undefined while it is not known, and in a copy that was kept before bookings had one; null without one. */
  photo: Photo | null | undefined;
  /** How wide it is shown. */
  sizes: string;
  className?: string;
}

/**
 * The photo of a booked apartment, whose name stands beside it. Until it is known, and without a connection, its box is
 * empty, and nothing moves.
 */
export function HomePhoto({ photo, sizes, className = '' }: HomePhotoProps): ReactNode {
  const [missing, setMissing] = useState<string | null>(null);
  if (photo === null) return null;
  if (photo === undefined || missing === photo.src) return <div className={`bg-sand ${className}`} />;
  return (
    <div className={className} onErrorCapture={() => setMissing(photo.src)}>
      <Picture photo={{ ...photo, alt: '' }} sizes={sizes} priority ratio="fill" className="rounded-card" />
    </div>
  );
}
