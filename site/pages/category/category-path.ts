/** The one address of a page of a category: page 1 goes without its number. */
export function categoryPath(slug: string, page: number): string {
  return page === 1 ? `/category/${slug}` : `/category/${slug}/page/${page}`;
}
