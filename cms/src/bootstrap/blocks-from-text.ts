interface TextNode {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
}

type InlineNode = TextNode | { type: 'link'; url: string; children: TextNode[] };

/** A block as Strapi stores it, of the kinds that the seed uses. */
export type Block =
  | { type: 'paragraph' | 'quote'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] }
  | {
      type: 'list';
      format: 'ordered' | 'unordered';
      children: { type: 'list-item'; children: InlineNode[] }[];
    };

const INLINE = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g;
const ITEM = /^(?:-|\d+\.)\s+/;

/**
 * The texts of the seed as Strapi's blocks: paragraphs, `##` headings, `-` and `1.` lists, `>` quotes, with
 * `**bold**`, `*italic*` and `[links](/address)` inside. An empty line ends a block.
 */
export function blocksFromText(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(blockFrom);
}

function blockFrom(chunk: string): Block {
  const [, hashes, heading] = /^(#{2,4})\s+(.+)$/.exec(chunk) ?? [];
  if (hashes && heading) return { type: 'heading', level: hashes.length, children: inlineFrom(heading) };
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
