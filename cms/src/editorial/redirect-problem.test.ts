import { redirectProblem } from './redirect-problem';

const redirect = (from: string, to: string) => ({ from, to, permanent: true });

test.each([
  ['/old', '/new'],
  ['/old', '/new?sort=price#top'],
  ['/old', 'https://elsewhere.example/page'],
  ['/blog/old', '/blog/new'],
])('%s may lead to %s', (from, to) => {
  expect(redirectProblem({ from, to }, [redirect('/another', '/old')])).toBeNull();
});

test.each([
  ['/', '/new', 'from'],
  ['/admin/old', '/new', 'from'],
  ['/api', '/new', 'from'],
  ['/known', '/new', 'from'],
  ['/known/', '/new', 'from'],
  ['/old', '/old', 'to'],
  ['/old', '/old/?again=1', 'to'],
  ['/old', 'javascript:alert(1)', 'to'],
  ['/old', 'ftp://files.example', 'to'],
  ['/old', 'https://', 'to'],
  ['/old', '//evil.test', 'to'],
  ['/old', '/.//evil.test', 'to'],
  ['/old', '/%2e//evil.test', 'to'],
  ['/old', '/\\evil.test', 'to'],
  ['/old', '/\t/evil.test', 'to'],
])('%s may not lead to %s', (from, to, field) => {
  expect(redirectProblem({ from, to }, [redirect('/known', '/elsewhere')])).toMatchObject({ field });
});

test('a circle is refused, however long', () => {
  const others = [redirect('/b', '/c'), redirect('/c', '/d'), redirect('/d', '/a')];
  expect(redirectProblem({ from: '/a', to: '/b' }, others)).toMatchObject({
    field: 'to',
    message: 'It would create a loop: /b leads back to /a.',
  });
});
