import type { Article } from 'schema-dts';
import type { PostCard } from '../../api/editorial';
import type { Addresses } from './addresses';
import { cutHeadline } from './cut-headline';

/** A guide. */
export function articleOf(post: PostCard, addresses: Addresses): Exclude<Article, string> {
  const { slug, title, excerpt, date, category, cover, author } = post;
  const url = addresses.of(`/blog/${encodeURIComponent(slug)}`);
  return {
    '@type': 'Article',
    headline: cutHeadline(title),
    url,
    mainEntityOfPage: { '@id': `${url}#page` },
    ...(excerpt !== '' && { description: excerpt }),
    ...(cover && { image: [addresses.of(cover.src)] }),
    datePublished: date,
    ...(category && { articleSection: category.name }),
    author: author === null ? addresses.organization : { '@type': 'Person', name: author },
    publisher: addresses.organization,
  };
}
