import { useData, usePageContext } from '../../lib/page-context';
import type { Data } from './+data';
import { ApartmentPage } from './apartment-page';

export default function Page() {
  const data = useData<Data>();
  const { urlParsed } = usePageContext();
  // Another apartment, or other dates in the address, is another page: nothing chosen before is carried over.
  return <ApartmentPage key={`${data.apartment.apartmentId}?${urlParsed.searchOriginal ?? ''}`} {...data} />;
}
