import type { PostCard } from '../../api/editorial';
import { Picture } from '../../ui/picture';
import { formatDate } from '../../lib/format-month';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { spoken } from '../../lib/spoken';

/** The head of a guide: where it stands, its title, who wrote it when, and its cover. */
export function PostHeading({ post }: { post: PostCard }) {
  const { title, excerpt, category, author, date, checkedOn, cover } = post;
  const t = messages();
  return (
    <header>
      <div className="mx-auto max-w-3xl">
        <nav aria-label={t.layout.breadcrumb} className="text-sm text-muted">
          <Link href="/" className="inline-flex min-h-6 items-center underline-offset-4 hover:underline">
            {t.layout.home}
          </Link>
          {category && (
            <>
              <span aria-hidden="true"> / </span>
              <Link
                href={`/category/${category.slug}`}
                {...spoken(category.name)}
                className="inline-flex min-h-6 items-center font-semibold text-brand underline-offset-4 hover:underline"
              >
                {category.name}
              </Link>
            </>
          )}
        </nav>
        <h1 className="mt-3 text-3xl sm:text-5xl" {...spoken(title)}>
          {title}
        </h1>
        {excerpt && (
          <p className="mt-4 text-lg text-muted" {...spoken(excerpt)}>
            {excerpt}
          </p>
        )}
        <p className="mt-4 text-sm text-muted">
          {author && <>{t.guides.by(author)} · </>}
          <time dateTime={date}>{formatDate(date)}</time>
          {checkedOn !== null && (
            <>
              {' · '}
              <time dateTime={checkedOn}>{t.guides.checkedOn(formatDate(checkedOn))}</time>
            </>
          )}
        </p>
      </div>
      {cover && (
        <Picture
          photo={cover}
          sizes="(width < 1072px) 100vw, 1024px"
          ratio="16/9"
          priority
          className="mx-auto mt-8 max-w-5xl rounded-card"
        />
      )}
    </header>
  );
}
