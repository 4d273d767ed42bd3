import { Suspense, useState } from 'react';
import { useData, usePageContext } from '../../lib/page-context';
import type { Data } from './+data';
import { Gallery } from '../../features/gallery/gallery';
import { photosInDocument } from '../../features/gallery/photos-in-document';
import { lazyWhenIdle, lazyWhenUsed } from '../../ui/lazy-part';

// The server has drawn them already, with links and a plain form for the price.
const loadDetails = () => import('./apartment-details');
const ApartmentDetails = lazyWhenUsed(loadDetails);
// A stay is priced by itself; and beside the photos of a wide window stands the button that opens the dates.
const DetailsInSight = lazyWhenIdle(loadDetails);
const BESIDE_PHOTOS = '(min-width: 48rem)';
const isWide = typeof window !== 'undefined' && window.matchMedia(BESIDE_PHOTOS).matches;

export default function Page() {
  const data = useData<Data>();
  const { urlParsed } = usePageContext();
  // Another apartment, or other dates in the address, is another page: nothing chosen before is carried over.
  return <ApartmentPage key={`${data.apartment.apartmentId}?${urlParsed.searchOriginal ?? ''}`} {...data} />;
}

/** An apartment, with what a stay in it costs. */
function ApartmentPage(data: Data) {
  const { apartment, choice, inDocument } = data;
  const { photos: sent, rooms, name } = apartment;
  const [photos] = useState(() => (inDocument && sent.length === 0 ? photosInDocument() : sent));
  const Details = choice.start === null && !isWide ? ApartmentDetails : DetailsInSight;
  return (
    <article>
      <div className="mx-auto w-full max-w-wide md:px-6 md:pt-6 xl:px-12">
        <Gallery {...{ photos, rooms, name }} />
      </div>
      {/* While they load for a guest who comes from another page, nothing below them is in sight. */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Details {...data} />
      </Suspense>
    </article>
  );
}
