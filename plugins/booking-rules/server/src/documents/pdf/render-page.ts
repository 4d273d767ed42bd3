import type * as Library from '@react-pdf/renderer' with { 'resolution-mode': 'import' };
import type { createElement, ReactElement, ReactNode } from 'react';
import { letterheadLines } from '../../../../shared/domain/documents/letterhead';
import { DEFAULT_LANGUAGE, directionOf } from '../../../../shared/format/language';
import { paperMessages } from '../../../../shared/messages/server-messages';
import type {
  PrintedBlock,
  PrintedPage,
  PrintedTable,
} from '../../../../shared/domain/documents/printed-page';
import { localInstant } from '../../../../shared/domain/local-day';
import { FONT_FAMILIES, isRightToLeft, printable, registerFonts } from './fonts';

type Style = Record<string, string | number | string[]>;

const INK = '#1c2430';
const QUIET = '#5b6675';
const LINE = '#d5dae1';
const MARGIN = 48;
/** Of each text: a line height of the whole page loses texts that are made while pages are laid out. */
const TEXT = { fontSize: 9.5, lineHeight: 1.45 };

const STYLES = {
  page: {
    ...{ fontFamily: FONT_FAMILIES, color: INK },
    ...{ paddingTop: MARGIN, paddingHorizontal: MARGIN, paddingBottom: 76 },
  },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 26 },
  // Its lines begin where it begins, on either side: so it is as wide as it may be.
  sender: { flexGrow: 1, flexBasis: 0, maxWidth: 260 },
  name: { fontSize: 14, fontWeight: 'bold', marginBottom: 4 },
  quiet: { color: QUIET, fontSize: 8.5 },
  titles: { alignItems: 'flex-end', maxWidth: 240 },
  title: { fontSize: 19, fontWeight: 'bold', lineHeight: 1.25 },
  columns: { flexDirection: 'row', gap: 24, marginBottom: 18 },
  column: { flexGrow: 1, flexBasis: 0 },
  subtitle: { fontSize: 11, color: QUIET },
  columnTitle: { fontSize: 8, fontWeight: 'bold', color: QUIET },
  heading: { fontSize: 8, fontWeight: 'bold', color: QUIET, marginBottom: 1 },
  fact: { flexDirection: 'row' },
  factLabel: { width: 64, color: QUIET, fontSize: 8.5, lineHeight: 1.62 },
  factValue: { flexGrow: 1, flexBasis: 0 },
  tableHeading: { fontSize: 11, fontWeight: 'bold', marginBottom: 6 },
  row: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: LINE, paddingVertical: 4 },
  headRow: { flexDirection: 'row', borderBottomWidth: 1.25, borderBottomColor: INK, paddingBottom: 4 },
  totals: { marginTop: 10, marginLeft: 'auto', width: 250 },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2.5 },
  strong: {
    borderTopWidth: 1.25,
    borderTopColor: INK,
    marginTop: 3,
    paddingTop: 5,
  },
  strongText: { fontWeight: 'bold', fontSize: 11 },
  notes: { marginTop: 18, gap: 10 },
  foot: {
    ...{ position: 'absolute', bottom: 30, left: MARGIN, right: MARGIN, paddingTop: 6, flexDirection: 'row' },
    ...{ justifyContent: 'space-between', borderTopWidth: 0.75, borderTopColor: LINE },
  },
} satisfies Record<string, Style>;

/** The library with what it draws by; all of it is loaded when the first document is asked for. */
interface Tools {
  library: typeof Library;
  element: typeof createElement;
  /** The same text in characters that the fonts have. */
  spell: (text: string) => string;
}

/** Draws elements of the library, from the side on which the language of the page begins. */
interface Pen extends Pick<Tools, 'library' | 'element'> {
  /** An element with a style; with `more`, such as `fixed` for what stands on every page. */
  box: (style: Style, children: ReactNode[], more?: object) => ReactElement;
  say: (text: string, style?: Style) => ReactElement;
  /** How a text is laid out that is drawn by the library alone. */
  lay: (text: string, style: Style) => Style;
}

let tools: Promise<Tools> | null = null;

/** Makes the PDF of a page: the same bytes whenever the same page is asked for. */
export async function renderPage(page: PrintedPage): Promise<Uint8Array> {
  const language = page.language ?? DEFAULT_LANGUAGE;
  const loaded = penOf(await (tools ??= loadTools()), directionOf(language) === 'rtl');
  const { library, element, box } = loaded;
  const { title, subtitle, supplier, day, tables, notes, facts, blocks } = page;
  const made = localInstant(day, '00:00');
  const sheet = element(
    library.Page,
    { size: 'A4', style: STYLES.page },
    headOf(loaded, page),
    box(STYLES.columns, [
      ...blocks.map((block) => box(STYLES.column, blockOf(loaded, block))),
      box(
        STYLES.column,
        facts.map(({ label, value }) => factOf(loaded, label, value)),
      ),
    ]),
    ...tables.map((table) => tableOf(loaded, table)),
    totalsOf(loaded, page),
    box(
      STYLES.notes,
      notes.map((note) => box({}, blockOf(loaded, note), { wrap: false })),
    ),
    footOf(loaded, page),
  );
  const meta = { title: `${title} ${subtitle}`, author: supplier.tradingName, language };
  const file = element(library.Document, { ...meta, creationDate: made, modificationDate: made }, sheet);
  return library.renderToBuffer(file);
}

async function loadTools(): Promise<Tools> {
  const [library, { createElement: element }, { default: spell }] = await Promise.all([
    import('@react-pdf/renderer'),
    import('react'),
    import('any-ascii'),
  ]);
  const known = await registerFonts(library.Font as never);
  return { library, element, spell: (text) => printable(text, known, spell) };
}

function penOf({ library, element, spell }: Tools, isMirrored: boolean): Pen {
  const placed = (style: Style): Style => (isMirrored ? mirrored(style) : style);
  const box: Pen['box'] = (style, children, more = {}) =>
    element(library.View, { style: placed(style) as never, ...more }, ...children);
  const lay: Pen['lay'] = (text, style) => {
    if (!isMirrored) return { ...style, ...(isRightToLeft(text) && { direction: 'rtl', textAlign: 'left' }) };
    const direction = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr';
    return { textAlign: 'right', ...placed(style), direction };
  };
  const say: Pen['say'] = (text, style = {}) =>
    element(library.Text, { style: lay(text, { ...TEXT, ...style }) as never }, spell(text));
  return { library, element, box, say, lay };
}

const OTHER_SIDE: Readonly<Record<string, string>> = {
  ...{ left: 'right', right: 'left', row: 'row-reverse', 'flex-end': 'flex-start' },
  ...{ marginLeft: 'marginRight', paddingRight: 'paddingLeft' },
};
const SIDED: ReadonlySet<string> = new Set(['textAlign', 'flexDirection', 'alignItems']);

/** The same look for a page that is read from right to left. */
function mirrored(style: Style): Style {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      OTHER_SIDE[name] ?? name,
      SIDED.has(name) ? (OTHER_SIDE[String(value)] ?? value) : value,
    ]),
  );
}

/** Who issues it, and what it is. */
function headOf({ box, say }: Pen, { title, subtitle, supplier }: PrintedPage): ReactElement {
  return box(STYLES.head, [
    box(STYLES.sender, [
      say(supplier.tradingName, STYLES.name),
      ...letterheadLines(supplier).map((line) => say(line, STYLES.quiet)),
    ]),
    box(STYLES.titles, [say(title, STYLES.title), say(subtitle, STYLES.subtitle)]),
  ]);
}

function blockOf({ say }: Pen, { heading, lines }: PrintedBlock): ReactElement[] {
  return [say(heading, STYLES.heading), ...lines.map((line) => say(line))];
}

function factOf({ box, say }: Pen, label: string, value: string): ReactElement {
  return box(STYLES.fact, [say(label, STYLES.factLabel), say(value, STYLES.factValue)]);
}

/** Its head stands on every page that the table reaches. */
function tableOf({ box, say }: Pen, { heading, columns, rows }: PrintedTable): ReactElement {
  const cells = (texts: readonly string[], style: Style) =>
    texts.map((text, index) => {
      const { width = 0, isNumber = false } = columns[index] ?? {};
      const place: Style = isNumber ? { textAlign: 'right' } : { paddingRight: 10 };
      return say(text, { ...style, width: `${(width / 12) * 100}%`, ...place });
    });
  const head = cells(
    columns.map(({ title }) => title),
    STYLES.columnTitle,
  );
  return box({ marginBottom: heading ? 18 : 6 }, [
    ...(heading ? [say(heading, STYLES.tableHeading)] : []),
    box(STYLES.headRow, head, { fixed: true }),
    ...rows.map((row) => box(STYLES.row, cells(row, {}), { wrap: false })),
  ]);
}

function totalsOf({ box, say }: Pen, { totals }: PrintedPage): ReactElement {
  const lines = totals.map(({ label, value, isStrong = false }) =>
    box(
      { ...STYLES.total, ...(isStrong && STYLES.strong) },
      [label, value].map((text) => say(text, isStrong ? STYLES.strongText : {})),
    ),
  );
  return box(STYLES.totals, lines, { wrap: false });
}

function footOf({ box, say, lay, element, library }: Pen, { supplier, subtitle }: PrintedPage): ReactElement {
  const { page } = paperMessages();
  const pages = element(library.Text, {
    style: lay(page(1, 1), STYLES.quiet) as never,
    render: ({ pageNumber, totalPages }) => `${subtitle} · ${page(pageNumber, totalPages)}`,
  });
  const words = say(supplier.footer ?? supplier.tradingName, { ...STYLES.quiet, maxWidth: 340 });
  return box(STYLES.foot, [words, pages], { fixed: true });
}
