import { followRedirects, targetOf } from './redirects';

const redirect = (from: string, to: string, permanent = true) => ({ from, to, permanent });

test('redirects one after the other lead to the end at once', () => {
  const followed = followRedirects([
    redirect('/a', '/b'),
    redirect('/b', '/c'),
    redirect('/c', 'https://x.example/'),
  ]);
  expect(followed.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/a https://x.example/',
    '/b https://x.example/',
    '/c https://x.example/',
  ]);
});

test('a way is for good only when all of it is', () => {
  const [first, second] = followRedirects([redirect('/a', '/b'), redirect('/b', '/c', false)]);
  expect([first?.permanent, second?.permanent]).toEqual([false, false]);
});

test('a closing slash, a query and an anchor make no other path', () => {
  expect(followRedirects([redirect('/a/', '/b?x=1#y'), redirect('/b', '/c')])).toEqual([
    redirect('/a', '/c'),
    redirect('/b', '/c'),
  ]);
});

test('a circle leads nowhere, and nothing that leads into it does', () => {
  const circle = [
    redirect('/a', '/b'),
    redirect('/b', '/a'),
    redirect('/into', '/a'),
    redirect('/self', '/self'),
  ];
  expect(followRedirects([...circle, redirect('/sound', '/end')])).toEqual([redirect('/sound', '/end')]);
});

test('one that would lead to another site in disguise, or run a script, leads nowhere', () => {
  const hostile = ['//evil.test', '/.//evil.test', '/%2e//evil.test', '/\\evil.test', 'javascript:alert(1)'];
  for (const to of hostile) {
    expect(targetOf(to)).toBeNull();
    expect(followRedirects([redirect('/a', to), redirect('/b', '/a')])).toEqual([redirect('/b', '/a')]);
  }
});

test('what it leads to is written as a browser writes it', () => {
  expect(targetOf('/our services?a=b#c')).toBe('/our%20services?a=b#c');
  expect(targetOf('https://Partner.example')).toBe('https://partner.example/');
});
