import { PostList } from '../../features/guides/post-list';
import { formatDate } from '../../lib/format-month';
import { useData } from '../../lib/page-context';
import { Container } from '../../ui/box';
import type { Data } from './+data';
import { messages } from '../../messages/messages';

export function Page() {
  const { day, posts } = useData<Data>();
  const t = messages().guides;
  return (
    <Container className="pt-10 sm:pt-14">
      <h1 className="text-3xl sm:text-4xl">{t.ofDay(formatDate(day))}</h1>
      <h2 className="sr-only">{t.heading}</h2>
      <div className="mt-8">
        <PostList posts={posts} eager />
      </div>
    </Container>
  );
}
