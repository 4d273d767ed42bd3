import type { PostCard as Post } from '../../api/editorial';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { formatDate } from '../../lib/format-month';
import { Link } from '../../ui/link';
import { spoken } from '../../lib/spoken';

interface PostCardProps {
  post: Post;
  /** The `sizes` of its picture. */
  sizes: string;
  /** For cards of the first screen. */
  priority?: boolean;
}

/** A guide in a list: cover, title and what it is about. */
export function PostCard({ post, sizes, priority = false }: PostCardProps) {
  const { slug, title, excerpt, date, category, cover } = post;
  return (
    <article className="group stay-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand">
      {cover ? (
        <Picture
          // The title says what the picture would.
          photo={{ ...cover, alt: '' }}
          sizes={sizes}
          ratio="3/2"
          priority={priority}
          imageClassName="transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
        />
      ) : (
        <span className="grid aspect-3/2 place-items-center bg-sand text-muted">
          <Icon name="lightbulb" className="size-8" />
        </span>
      )}
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-5">
        <p className="text-sm text-muted">
          {category && (
            <span className="font-medium">
              <span {...spoken(category.name)}>{category.name}</span> ·{' '}
            </span>
          )}
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <h3 className="text-xl leading-snug" {...spoken(title)}>
          <Link
            href={`/blog/${slug}`}
            className="inline-block min-h-6 outline-none after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        {excerpt && (
          <p className="line-clamp-3 text-sm text-muted" {...spoken(excerpt)}>
            {excerpt}
          </p>
        )}
      </div>
    </article>
  );
}
