import type { ScoreAverage } from 'booking-rules/shared/listing/review-scores';
import type { BlocksContent } from '@strapi/blocks-react-renderer';
import type { Language } from 'booking-rules/shared/format/language';
import type { Photo } from 'booking-rules/shared/listing/photo';

/** Text with headings, lists and links, as editors write it in Strapi's blocks. */
export type RichText = BlocksContent;

/** What search engines and shared links show in place of what the page itself says. */
export interface Seo {
  title: string | null;
  description: string | null;
  photo: Photo | null;
}

/** A group of guides, under `/category/{slug}`. */
export interface Category {
  slug: string;
  name: string;
  intro: string;
  /** Published guides in it. */
  posts: number;
  /** In which it can be read: its own, and those into which at least half of it is translated. */
  languages: Language[];
}

/** A guide in a list. */
export interface PostCard {
  slug: string;
  title: string;
  excerpt: string;
  /** Day of publication, as its dated address has it. */
  date: string;
  /** Instant (ISO 8601, UTC) of the last change. */
  updatedAt: string;
  category: { slug: string; name: string } | null;
  cover: Photo | null;
  author: string | null;
  /** Day on which somebody last made sure that it is true. */
  checkedOn: string | null;
}

/** A guide, under `/blog/{slug}`. */
export interface Post extends PostCard {
  body: RichText;
  seo: Seo;
  /** In which it can be read: its own, and those into which at least half of it is translated. */
  languages: Language[];
}

/** Asks for the guides of a category or a day, newest first; by default page 1, nine to a page. */
export interface PostQuery {
  category?: string;
  day?: string;
  page?: number;
  pageSize?: number;
}

export interface PostPage {
  data: PostCard[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

/** What a guest wrote about a stay. */
export interface Review {
  guestName: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** A day of the stay; its month is shown. */
  date: string;
  apartment: { apartmentId: string; name: string } | null;
  /** What the host says to it. */
  hostAnswer: string | null;
  /** Whether the guest of a booking has written it here; only those count. */
  isVerified: boolean;
}

/** The newest reviews, and what those that count come to together. */
export interface ReviewSummary {
  data: Review[];
  /** How many count. */
  total: number;
  /** 1 to 5 with one decimal; null without reviews. */
  average: number | null;
  /** What enough of them rate beside the whole. */
  scores: ScoreAverage[];
}

export type FaqTopic = 'booking' | 'staying' | 'owners';

export interface Faq {
  question: string;
  /** Paragraphs of plain text. */
  answer: string[];
}

/** An address that leads to another one: a path of this site, or an address of another site. */
export interface Redirect {
  from: string;
  to: string;
  permanent: boolean;
}
