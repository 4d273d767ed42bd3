import type { PostCard as Post } from '../../api/editorial';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { formatDate } from '../../lib/format-month';
import { Link } from '../../ui/link';
import { spoken, Words } from '../../lib/spoken';

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
    <article className="group stay-card post-card">
      {cover ? (
        <Picture
          // The title says what the picture would.
          photo={{ ...cover, alt: '' }}
          sizes={sizes}
          ratio="3/2"
          priority={priority}
        />
      ) : (
        <span className="grid aspect-3/2 place-items-center bg-sand text-muted">
          <Icon name="lightbulb" className="size-8" />
        </span>
      )}
      <div>
        <p>
          {category && (
            <b>
              <Words of={category.name} />
              {' · '}
            </b>
          )}
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <h3 {...spoken(title)}>
          <Link href={`/blog/${slug}`}>{title}</Link>
        </h3>
        {excerpt && <p {...spoken(excerpt)}>{excerpt}</p>}
      </div>
    </article>
  );
}
