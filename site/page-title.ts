/** The title of a page that has none: the last path segment in title case, or the brand at `/`. */
export function fallbackTitle(pathname: string, brand: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return last === undefined ? brand : titleCase(decoded(last));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function titleCase(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}
