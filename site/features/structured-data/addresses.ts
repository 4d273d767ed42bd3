/** Makes the addresses in structured data absolute. */
export interface Addresses {
  /** Of a page or picture; one that is absolute stays as it is. */
  of(path: string): string;
  /** The name under which other things refer to the operator. */
  organization: { '@id': string };
}

/** @param origin of the site, such as `https://stays.example` */
export function addressesAt(origin: string): Addresses {
  const of = (path: string) => new URL(path, origin).href;
  return { of, organization: { '@id': of('/#organization') } };
}
