import { photoOf, type StoredPicture } from 'booking-rules/shared/listing/photo';
import type { Seo } from '../site-types';

/** The component as Strapi stores it. */
export interface StoredSeo {
  title: string | null;
  description: string | null;
  picture: StoredPicture | null;
}

/** What search engines are shown, when an editor has said so. */
export function seoOf(stored: StoredSeo | null, alt: string): Seo {
  return {
    title: stored?.title || null,
    description: stored?.description || null,
    photo: stored?.picture ? photoOf(stored.picture, alt) : null,
  };
}
