import { Suspense, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageContext } from 'vike/types';
import { type Language, writtenIn } from 'booking-rules/shared/format/language';
import { PageContextProvider, usePageContext, useSettings } from '../lib/page-context';
import { cachedMarkup } from '../lib/cached-markup';
import { type Pieces, renderDocument } from './render-document';

let rendered = 0;

const Greeting = cachedMarkup(function Greeting({ name }: { name: string }) {
  rendered += 1;
  const { brand } = useSettings();
  return (
    <>
      <p title={name}>
        {brand} & {name}
      </p>
      <Suspense>
        <i>{brand}</i>
      </Suspense>
    </>
  );
});
const WithId = cachedMarkup(function WithId({ label }: { label: string }) {
  return <label htmlFor={useId()}>{label}</label>;
});
const OfItsPage = cachedMarkup(function OfItsPage({ label }: { label: string }) {
  return <a href={usePageContext().urlPathname}>{label}</a>;
});

/** A page as it is sent. */
const shown = (page: React.ReactNode, settings: PageContext['settings']): string =>
  (renderDocument(page, settings) as Pieces).map(String).join('');
const settingsOf = (brand: string) => ({ brand }) as PageContext['settings'];

function pageOf(settings: PageContext['settings'], names: readonly string[]) {
  return (
    <PageContextProvider value={{ settings } as PageContext}>
      <main>
        {names.map((name) => (
          <Greeting key={name} name={name} />
        ))}
        <b>{names.join()}</b>
      </main>
    </PageContextProvider>
  );
}

beforeEach(() => {
  rendered = 0;
});

test('a page with parts that are kept is what React renders without them, the first time and after', () => {
  const settings = settingsOf('Creek & Co');
  const names = ['Mona', '<Omar>', 'Mona'];
  const page = pageOf(settings, names);
  const plain = renderToString(page);
  expect(shown(page, settings)).toBe(plain);
  expect(shown(page, settings)).toBe(plain);
});

test('the same part is rendered once for all pages, and anew for other words, settings and languages', () => {
  const [marina, harbour] = [settingsOf('Marina'), settingsOf('Harbour')];
  const show = (settings: PageContext['settings'], names: string[], language: Language = 'en') =>
    writtenIn(language, () => shown(pageOf(settings, names), settings));
  expect(show(marina, ['Ann'])).toContain('<i>Marina</i>');
  expect(rendered).toBe(1);
  expect(show(marina, ['Ann', 'Ann'])).toContain('<i>Marina</i>');
  expect(rendered).toBe(1);
  expect(show(marina, ['Ben'])).toContain('Ben</p>');
  expect(rendered).toBe(2);
  expect(show(harbour, ['Ann'])).not.toContain('Marina');
  expect(rendered).toBe(3);
  expect(show(harbour, ['Ann'], 'ar')).toContain('Harbour');
  expect(rendered).toBe(4);
});

test('whoever writes what stands for a part in a page gets their own words', () => {
  const settings = settingsOf('Mall');
  expect(shown(pageOf(settings, ['\u00010\u0002']), settings)).toContain('<b>\u00010\u0002</b>');
});

test('a part that has an id of React, or asks for its page, is an error', () => {
  const settings = settingsOf('Jetty');
  const on = (part: React.ReactNode) => (
    <PageContextProvider value={{ settings, urlPathname: '/' } as PageContext}>{part}</PageContextProvider>
  );
  expect(() => renderDocument(on(<WithId label="Name" />), settings)).toThrow('has an id of React');
  expect(() => renderDocument(on(<OfItsPage label="Here" />), settings)).toThrow('outside of the renderer');
});
