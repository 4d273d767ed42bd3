/** What managers look for among apartments; an empty text is no filter. */
export interface ApartmentSearch {
  /** Each of its words is in the name, the area or the public id. */
  search?: string | undefined;
  /** Slug of an area. */
  area?: string | undefined;
}

interface NamedApartment {
  apartmentId: string;
  name: string;
  district: { slug: string; name: string };
}

/** The words of a search, in small letters. Each has to be found, so first and last names may be typed together. */
export const wordsOf = (search = ''): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Tells whether an apartment is looked for: on the server, and of what a page of the panel holds already. */
export function lookingFor({ search, area = '' }: ApartmentSearch): (apartment: NamedApartment) => boolean {
  const words = wordsOf(search);
  if (words.length === 0 && area === '') return () => true;
  return ({ apartmentId, name, district }) => {
    if (area !== '' && district.slug !== area) return false;
    const known = `${name} ${district.name} ${apartmentId}`.toLowerCase();
    return words.every((word) => known.includes(word));
  };
}
