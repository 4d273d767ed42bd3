import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ar } from './ar/all';
import { en } from './en/all';

const SOURCES = join(__dirname, '..');
/** Attributes that people read or hear. */
const SAID = new Set([
  'label',
  'title',
  'subtitle',
  'hint',
  'placeholder',
  'aria-label',
  'alt',
  'description',
]);
const WORD = /\p{L}{2}/u;
const ARABIC = /\p{Script=Arabic}/u;

describe('the words of the panel', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.') && !file.startsWith('messages/'),
  );

  it('stand in its messages, and in none of its components', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => wordsWithin(file))).toEqual([]);
  });

  it('are said in Arabic wherever they are said in English', () => {
    expect(untranslated(en, ar, [])).toEqual([]);
  });
});

/** What a component says by itself, each with its place. */
function wordsWithin(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(SOURCES, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const words = saidBy(node);
    if (words !== null && WORD.test(words)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${words.trim()}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** The words of a text, or of an attribute that is read; null for anything else. */
function saidBy(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteralLike(node)) return null;
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return node.text;
  return ts.isJsxAttribute(holder) && SAID.has(holder.name.getText()) ? node.text : null;
}

/** Strings that are not Arabic where the English ones are words, by their paths. What is a function is called nowhere. */
function untranslated(english: unknown, arabic: unknown, path: string[]): string[] {
  if (typeof english === 'string') {
    const isSaid = !WORD.test(english) || (typeof arabic === 'string' && ARABIC.test(arabic));
    return isSaid ? [] : [path.join('.')];
  }
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    untranslated(value, (arabic as Record<string, unknown>)[key], [...path, key]),
  );
}
