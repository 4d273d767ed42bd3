import { PostList } from '../../features/guides/post-list';
import { Pager } from '../../features/search/results/pager';
import { useData, useMenu } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { Link } from '../../ui/link';
import type { Data } from './+data';
import { categoryPath } from './category-path';
import { messages } from '../../messages/messages';
import { spoken } from '../../lib/spoken';

export function Page() {
  const { slug, name, intro, posts, page, pageCount } = useData<Data>();
  const { categories } = useMenu();
  const t = messages().guides;
  return (
    <Container wide className="pt-10 sm:pt-14">
      <h1 className="text-4xl sm:text-5xl">
        <span {...spoken(name)}>{name}</span>
        {page > 1 && <span className="text-muted">{t.page(page)}</span>}
      </h1>
      {intro && (
        <p className="mt-3 max-w-text text-lg text-muted" {...spoken(intro)}>
          {intro}
        </p>
      )}
      {categories.length > 1 && (
        <nav aria-label={t.categories} className="mt-5">
          <ul className="flex flex-wrap gap-2">
            {categories.map((category) => (
              <li key={category.slug}>
                <Link
                  href={`/category/${category.slug}`}
                  aria-current={category.slug === slug ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-sm font-semibold hover:border-ink/40 aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-white"
                >
                  <span {...spoken(category.name)}>{category.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h2 className="sr-only">{t.heading}</h2>
      <div className="mt-8">
        {posts.length === 0 ? (
          <p className="rounded-card bg-sand px-5 py-8 text-center">
            {t.none.before}{' '}
            <Link href="/results/1" className="font-medium text-brand underline underline-offset-4">
              {t.none.link}
            </Link>
            {t.none.after}
          </p>
        ) : (
          <PostList posts={posts} eager />
        )}
      </div>
      <Pager page={page} pageCount={pageCount} href={(number) => categoryPath(slug, number)} />
    </Container>
  );
}
