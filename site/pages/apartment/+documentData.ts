import type { Data } from './+data';

/** Its data as the document carries it: what is said in words and lists only is in the HTML. */
export function documentData(data: Data): Data {
  const apartment = { ...data.apartment, description: [], amenities: [], stayDetails: [] };
  return { ...data, apartment, inDocument: true };
}
