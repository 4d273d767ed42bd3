import { localPath } from 'booking-rules/shared/format/local-path';
import type { AreaName, ShownArea } from '../../api/site-api';

/** What a map has of an area; where it lies and what it costs is asked for. */
export interface PicturedArea extends AreaName {
  /** Address of its picture in small. */
  picture: string | null;
}

/** Areas with the smallest of their pictures. */
export function picturedAreas(districts: readonly ShownArea[]): PicturedArea[] {
  return districts.map(({ slug, name, photo }) => ({
    ...{ slug, name },
    picture: photo && (photo.sizes[0]?.src ?? photo.src),
  }));
}

/** Areas with the pictures that their links have in a part of the document. */
export function areasIn(part: Element | null, names: readonly AreaName[]): PicturedArea[] {
  return names.map(({ slug, name }) => {
    const link = part?.querySelector(`a[href="${CSS.escape(localPath(`/apartments/${slug}`))}"]`);
    return { slug, name, picture: link?.querySelector('img')?.getAttribute('src') ?? null };
  });
}
