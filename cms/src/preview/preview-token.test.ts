import { createPreviewTokens, PREVIEW_MS } from './preview-token';

const tokens = createPreviewTokens('a-secret-of-sixteen');
const previewed = { uid: 'api::post.post', documentId: 'abc123', status: 'draft' } as const;
const now = new Date('2027-01-31T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

test('a token shows the document it was made for, until it expires', () => {
  const token = tokens.sign(previewed, now);
  expect(tokens.read(token, now)).toEqual(previewed);
  expect(tokens.read(token, after(PREVIEW_MS - 1))).toEqual(previewed);
  expect(tokens.read(token, after(PREVIEW_MS))).toBeNull();
});

test('a token made with another secret shows nothing', () => {
  expect(createPreviewTokens('another-secret-16').read(tokens.sign(previewed, now), now)).toBeNull();
});

test('a token whose words were changed shows nothing', () => {
  const [, signature = ''] = tokens.sign(previewed, now).split('.');
  const claims = { ...previewed, documentId: 'other', until: after(PREVIEW_MS).getTime() };
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(tokens.read(`${text}.${signature}`, now)).toBeNull();
});

test.each(['', '.', 'abc', 'abc.def', 'a.b.c', `${'x'.repeat(100_000)}.y`, 'null.null'])(
  'what is no token shows nothing (%#)',
  (token) => expect(tokens.read(token, now)).toBeNull(),
);

test('a signature that was lengthened or cut shows nothing', () => {
  const token = tokens.sign(previewed, now);
  expect(tokens.read(`${token}AAAA`, now)).toBeNull();
  expect(tokens.read(token.slice(0, -4), now)).toBeNull();
  expect(tokens.read(`${token}.`, now)).toBeNull();
});
