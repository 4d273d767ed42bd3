import type { RichText } from '../api/editorial';
import { richTextHtml } from './rich-text-html';

const text = (words: string) => ({ type: 'text' as const, text: words });
const paragraph = (...children: Extract<RichText[number], { type: 'paragraph' }>['children']) => ({
  type: 'paragraph' as const,
  children,
});

test('headings begin below the one they stand under', () => {
  const heading = (level: 1 | 2 | 3) => ({ type: 'heading' as const, level, children: [text(`H${level}`)] });
  const content = [heading(1), heading(2), heading(3)];
  expect(richTextHtml(content, 2)).toBe('<h2>H1</h2><h2>H2</h2><h3>H3</h3>');
  expect(richTextHtml(content, 3)).toBe('<h3>H1</h3><h3>H2</h3><h3>H3</h3>');
});

test('what looks like HTML is text', () => {
  expect(richTextHtml([paragraph(text('<script>alert(1)</script>'))], 2)).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});

test('a link that would run a script is only its words', () => {
  const link = (url: string) => ({ type: 'link' as const, url, children: [text('here')] });
  expect(richTextHtml([paragraph(link('javascript:alert(1)'))], 2)).toBe('<p>here</p>');
  expect(richTextHtml([paragraph(link('/apartments/meydan'))], 2)).toBe(
    '<p><a href="/apartments/meydan">here</a></p>',
  );
});

test('a list in a list stands in an item of it', () => {
  const item = (words: string) => ({ type: 'list-item' as const, children: [text(words)] });
  const inner = { type: 'list' as const, format: 'unordered' as const, children: [item('inner')] };
  const outer = { type: 'list' as const, format: 'ordered' as const, children: [item('outer'), inner] };
  expect(richTextHtml([outer], 2)).toBe(
    '<ol><li>outer</li><li class="list-none"><ul><li>inner</li></ul></li></ol>',
  );
});
