import { Suspense } from 'react';
import { Gallery } from '../../features/gallery/gallery';
import { lazyWhenIdle } from '../../ui/lazy-when-idle';
import type { Data } from './+data';

// The server has drawn them already, with links and a plain form for the price.
const ApartmentDetails = lazyWhenIdle(() => import('./apartment-details'));

/** An apartment, with what a stay in it costs. */
export function ApartmentPage(data: Data) {
  const { apartment } = data;
  return (
    <article>
      <div className="mx-auto w-full max-w-page md:px-6 md:pt-6">
        <Gallery photos={apartment.photos} name={apartment.name} />
      </div>
      {/* While they load for a guest who comes from another page, nothing below them is in sight. */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <ApartmentDetails {...data} />
      </Suspense>
    </article>
  );
}
