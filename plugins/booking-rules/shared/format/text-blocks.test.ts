import { processorMs } from '../domain/hostile.fixture';
import { blocksFromText, textFromBlocks } from './text-blocks';

const text = (words: string) => ({ type: 'text', text: words });

test('headings, paragraphs and quotes become blocks of their kind', () => {
  expect(blocksFromText('## When to come\n\nIn winter.\n\n> Or in spring.\n')).toEqual([
    { type: 'heading', level: 2, children: [text('When to come')] },
    { type: 'paragraph', children: [text('In winter.')] },
    { type: 'quote', children: [text('Or in spring.')] },
  ]);
});

test('lines that begin with a hyphen or a number become lists', () => {
  const item = (words: string) => ({ type: 'list-item', children: [text(words)] });
  expect(blocksFromText('- sea\n- sand\n\n1. first\n2. second')).toEqual([
    { type: 'list', format: 'unordered', children: [item('sea'), item('sand')] },
    { type: 'list', format: 'ordered', children: [item('first'), item('second')] },
  ]);
});

test('bold and italic words and links keep what stands around them', () => {
  expect(blocksFromText('Go **early** to [the *Marina*](/apartments/dubai-marina), *habibi*.')).toEqual([
    {
      type: 'paragraph',
      children: [
        text('Go '),
        { ...text('early'), bold: true },
        text(' to '),
        { type: 'link', url: '/apartments/dubai-marina', children: [text('the *Marina*')] },
        text(', '),
        { ...text('habibi'), italic: true },
        text('.'),
      ],
    },
  ]);
});

test('a text of nothing but signs is read at once', async () => {
  for (const sign of ['[', '*', '**', '](', '\n ', '# ']) {
    expect(await processorMs(() => blocksFromText(sign.repeat(30_000)))).toBeLessThan(1_000);
  }
});

test('an asterisk alone is an asterisk', () => {
  expect(blocksFromText('2 * 3')).toEqual([{ type: 'paragraph', children: [text('2 * 3')] }]);
});

test('blocks become the text from which they were made', () => {
  const written = [
    '## When to come',
    'Go **early** to [the Marina](/apartments/dubai-marina), *habibi*.',
    '- sea\n- sand',
    '1. first\n2. second',
    '> Or in spring.',
  ].join('\n\n');
  expect(textFromBlocks(blocksFromText(written))).toBe(written);
});

test('a picture keeps its place in a translation', () => {
  const picture = { type: 'image', image: { url: '/uploads/marina.webp' }, children: [text('')] };
  const original = [...blocksFromText('Before.'), picture, ...blocksFromText('After.')];
  expect(textFromBlocks(original)).toBe('Before.\n\n[[2]]\n\nAfter.');
  const translated = blocksFromText('قبل.\n\n[[2]]\n\nبعد.', original);
  expect(translated.map(({ type }) => type)).toEqual(['paragraph', 'image', 'paragraph']);
  expect(translated[1]).toBe(picture);
});

test('a sign for a block that the original does not have is left out', () => {
  expect(blocksFromText('[[7]]\n\nEnd.', [])).toEqual([{ type: 'paragraph', children: [text('End.')] }]);
});
