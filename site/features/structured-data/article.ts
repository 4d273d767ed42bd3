import type { Article } from 'schema-dts';
import type { PostCard } from '../../api/editorial';
import type { Addresses } from './page';

/** A guide. */
export function articleOf(post: PostCard, addresses: Addresses): Exclude<Article, string> {
  const { slug, title, excerpt, date, category, cover, author, checkedOn } = post;
  const url = addresses.of(`/blog/${encodeURIComponent(slug)}`);
  return {
    '@type': 'Article',
    headline: cutHeadline(title),
    url,
    mainEntityOfPage: { '@id': `${url}#page` },
    ...(excerpt !== '' && { description: excerpt }),
    ...(cover && { image: [addresses.of(cover.src)] }),
    datePublished: date,
    ...(checkedOn !== null && checkedOn >= date && { dateModified: checkedOn }),
    ...(category && { articleSection: category.name }),
    author: author === null ? addresses.organization : { '@type': 'Person', name: author },
    publisher: addresses.organization,
  };
}

/** Most characters of a headline that search engines show (contract A4). */
const MOST = 110;

/** A headline of at most 110 characters, cut after a word. */
export function cutHeadline(text: string): string {
  const whole = text.trim();
  if (whole.length <= MOST) return whole;
  // One character more than fits beside the ellipsis tells whether the last word is whole.
  const words = whole.slice(0, MOST).replace(/\s+\S*$/, '');
  // A single word is cut within, but not within a character of two halves.
  const fitting = words.length < MOST ? words : whole.slice(0, MOST - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${fitting}…`;
}
