import type { PostCard as Post } from '../../api/editorial';
import { PostCard } from './post-card';

const SIZES = '(width < 640px) calc(100vw - 32px), (width < 1024px) 50vw, (width < 1800px) 440px, 560px';

/** Guides side by side. `eager` for those at the top of a page. */
export function PostList({ posts, eager = false }: { posts: readonly Post[]; eager?: boolean }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} sizes={SIZES} priority={eager && index === 0} />
        </li>
      ))}
    </ul>
  );
}
