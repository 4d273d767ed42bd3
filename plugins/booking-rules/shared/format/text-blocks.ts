interface TextNode {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
}

type InlineNode = TextNode | { type: 'link'; url: string; children: TextNode[] };

type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** A block as Strapi stores it, of the kinds that this markup has. */
export type Block =
  | { type: 'paragraph' | 'quote'; children: InlineNode[] }
  | { type: 'heading'; level: Level; children: InlineNode[] }
  | {
      type: 'list';
      format: 'ordered' | 'unordered';
      children: { type: 'list-item'; children: InlineNode[] }[];
    };

/** No part of it looks further than to where another could begin: whatever is typed is read in one go. */
const INLINE = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\][]+)\]\((?<url>[^)\s]+)\)/g;
const ITEM = /^(?:-|\d+\.)\s+/;
/** Stands for a block that has no words, such as a picture: `[[3]]` is the third block of the original. */
const KEPT = /^\[\[(\d+)\]\]$/;

/**
 * A text in the little markup of seeds and translations as Strapi's blocks: paragraphs, `##` headings, `-` and `1.`
 * lists, `>` quotes, with `**bold**`, `*italic*` and `[links](/address)` inside. An empty line ends a block.
 * @param original blocks of which the text is a translation: those without words come from there
 */
export function blocksFromText<Original extends { type: string } = never>(
  text: string,
  original: readonly Original[] = [],
): (Block | Original)[] {
  return text
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .flatMap((chunk) => {
      const kept = KEPT.exec(chunk)?.[1];
      return kept === undefined ? blockFrom(chunk) : (original[Number(kept) - 1] ?? []);
    });
}

/** Blocks in that markup. What it has no sign for is left out: underlined words, levels of lists. */
export function textFromBlocks(blocks: readonly { type: string }[]): string {
  return blocks
    .map((block, index) => textOf(block) ?? `[[${index + 1}]]`)
    .filter((text) => text !== '')
    .join('\n\n');
}

interface Node {
  type: string;
  text?: string;
  bold?: boolean;
  italic?: boolean;
  url?: string;
  level?: number;
  format?: string;
  children?: readonly Node[];
}

/** Null for a block that has no words. */
function textOf({ type, level = 2, format, children = [] }: Node): string | null {
  switch (type) {
    case 'paragraph':
      return inlineText(children).trim();
    case 'quote':
      return `> ${inlineText(children)}`;
    case 'heading':
      return `${'#'.repeat(level)} ${inlineText(children)}`;
    case 'list':
      return itemsOf(children)
        .map((item, index) => `${format === 'ordered' ? `${index + 1}.` : '-'} ${inlineText(item)}`)
        .join('\n');
    default:
      return null;
  }
}

function itemsOf(children: readonly Node[]): (readonly Node[])[] {
  return children.flatMap(({ type, children: inside = [] }) =>
    type === 'list' ? itemsOf(inside) : [inside],
  );
}

function inlineText(nodes: readonly Node[]): string {
  return nodes
    .map(({ type, text = '', bold, italic, url, children = [] }) => {
      if (type === 'link') return `[${children.map((child) => child.text ?? '').join('')}](${url ?? ''})`;
      if (text.trim() === '') return text;
      const mark = bold ? '**' : italic ? '*' : '';
      // Spaces stand outside of the signs.
      const words = text.trim();
      return text.replace(words, () => mark + words + mark);
    })
    .join('');
}

const isLevel = (level: number): level is Level => level >= 1 && level <= 6;

function blockFrom(chunk: string): Block {
  const [, hashes = '', heading] = /^(#{1,6})\s+(.+)$/.exec(chunk) ?? [];
  if (isLevel(hashes.length) && heading)
    return { type: 'heading', level: hashes.length, children: inlineFrom(heading) };
  const lines = chunk.split('\n');
  if (lines.every((line) => ITEM.test(line))) {
    const children = lines.map((line) => ({
      type: 'list-item' as const,
      children: inlineFrom(line.replace(ITEM, '')),
    }));
    return { type: 'list', format: chunk.startsWith('-') ? 'unordered' : 'ordered', children };
  }
  if (chunk.startsWith('> ')) return { type: 'quote', children: inlineFrom(chunk.slice(2)) };
  return { type: 'paragraph', children: inlineFrom(chunk) };
}

function inlineFrom(text: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let read = 0;
  const add = (plain: string, marks: Pick<TextNode, 'bold' | 'italic'> = {}): void => {
    if (plain !== '') nodes.push({ type: 'text', text: plain, ...marks });
  };
  for (const match of text.matchAll(INLINE)) {
    const { bold, italic, label, url } = match.groups ?? {};
    add(text.slice(read, match.index));
    if (bold !== undefined) add(bold, { bold: true });
    if (italic !== undefined) add(italic, { italic: true });
    if (label !== undefined && url !== undefined) {
      nodes.push({ type: 'link', url, children: [{ type: 'text', text: label }] });
    }
    read = match.index + match[0].length;
  }
  add(text.slice(read));
  return nodes;
}
