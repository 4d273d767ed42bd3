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
/** What parts of Strapi's design system say by themselves, and only in English. */
const SAID_BY_STRAPI: Readonly<Record<string, readonly string[]>> = {
  'Modal.Header': ['closeLabel'],
  Alert: ['closeLabel'],
  Toggle: ['onLabel', 'offLabel'],
  Combobox: ['loadingMessage', 'noOptionsMessage', 'placeholder'],
};
/** Those that say how they are cleared, where they can be. */
const CLEARED = new Set(['Combobox', 'MultiSelect', 'Searchbar', 'SingleSelect']);
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

  it('take the place of what the parts of Strapi say in English', () => {
    const elements = files.flatMap((file) => elementsOf(file));
    for (const name of Object.keys(SAID_BY_STRAPI)) expect(elements.map((one) => one.name)).toContain(name);
    expect(
      elements.flatMap(({ name, attributes, at }) =>
        wordsNeeded(name, attributes)
          .filter((word) => !attributes.includes(word))
          .map((word) => `${at} <${name}> ${word}`),
      ),
    ).toEqual([]);
  });

  it('are said in Arabic wherever they are said in English', () => {
    expect(untranslated(en, ar, [])).toEqual([]);
  });
});

function parse(file: string): ts.SourceFile {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Words that an element needs so that Strapi says none of its own. */
function wordsNeeded(name: string, attributes: readonly string[]): readonly string[] {
  const isCleared = CLEARED.has(name) && attributes.includes('onClear');
  return [...(SAID_BY_STRAPI[name] ?? []), ...(isCleared ? ['clearLabel'] : [])];
}

/** The elements of a component with the names of what they are given, spread objects too. */
function elementsOf(file: string): { name: string; attributes: string[]; at: string }[] {
  const source = parse(file);
  const found: { name: string; attributes: string[]; at: string }[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const attributes = node.attributes.properties.flatMap((one) =>
        ts.isJsxAttribute(one) ? [one.name.getText()] : (one.expression.getText().match(/\w+(?=:)/g) ?? []),
      );
      found.push({ name: node.tagName.getText(), attributes, at: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** What a component says by itself, each with its place. */
function wordsWithin(file: string): string[] {
  const source = parse(file);
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
