/** The one address of a page of an area: page 1 goes without its number. */
export function areaPath(slug: string, page: number): string {
  return page === 1 ? `/apartments/${slug}` : `/apartments/${slug}/${page}`;
}
