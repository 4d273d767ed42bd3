/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import 'booking-rules/shared/messages/all-languages';
import { writtenIn } from 'booking-rules/shared/format/language';
import { tellFixedWords } from './fixed-words';

const MODULES = join(__dirname, '../../../../node_modules');
const heading = (words: string) =>
  `<h3><button aria-expanded="false"><span><span>${words}</span></span></button></h3>`;

function told(html: string, language: 'en' | 'ar'): HTMLElement {
  document.body.innerHTML = html;
  writtenIn(language, () => tellFixedWords(document.body));
  return document.body;
}

test.each([
  ['@strapi/design-system/dist/index.js', '"Pagination"'],
  [
    '@strapi/upload/dist/admin/components/AssetDialog/BrowseStep/PaginationFooter/Pagination.js',
    "'pagination'",
  ],
  ['sonner/dist/index.js', "containerAriaLabel = 'Notifications'"],
  [
    '@strapi/content-manager/dist/admin/pages/EditView/components/FormInputs/Component/Repeatable.js',
    'children: displayValue',
  ],
])('%s still fixes %s', (file, words) => {
  expect(readFileSync(join(MODULES, file), 'utf8')).toContain(words);
});

test.each(['Pagination', 'pagination'])(
  'a list of pages that is labelled “%s” is called so in Arabic',
  (label) => {
    const page = told(`<nav aria-label="${label}"></nav>`, 'ar');
    expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('الصفحات');
  },
);

test('notifications are called so in Arabic, with their shortcut', () => {
  const page = told('<section aria-label="Notifications alt+T"></section>', 'ar');
  expect(page.querySelector('section')?.getAttribute('aria-label')).toBe('الإشعارات alt+T');
});

test.each([
  ['king-bed', 'en', 'King bed'],
  ['king-bed', 'ar', 'سرير كينغ'],
  ['living-room', 'ar', 'غرفة معيشة'],
  ['No smoking on the balcony', 'ar', 'No smoking on the balcony'],
] as const)('a closed entry “%s” reads in %s “%s”', (kept, language, words) => {
  expect(told(heading(kept), language).textContent).toBe(words);
});

test('a room whose kind is changed is told again, and what is no heading of an entry stays', () => {
  const page = told(`${heading('kitchen')}<p><span>kitchen</span></p>`, 'en');
  expect(page.textContent).toBe('Kitchenkitchen');
  const text = page.querySelector('h3 span span')?.firstChild;
  if (text) text.nodeValue = 'balcony';
  tellFixedWords(document.body);
  expect(page.textContent).toBe('Balconykitchen');
});
