import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PLACE, setPlace } from 'booking-rules/shared/format/place';
import { wcagContrast, wcagLuminance } from 'culori';
import { lightAt } from './light';

const UI = join(__dirname, '../ui');
const THEME = readFileSync(join(UI, 'theme.css'), 'utf8');
const LIGHTS = readFileSync(join(UI, 'arch/arch-and-sun.css'), 'utf8');

type Tokens = Readonly<Record<string, string>>;

afterEach(() => setPlace(DEFAULT_PLACE));

test.each([
  ['00:59', '2027-01-09T20:59:00Z', 'night'],
  ['05:00', '2027-01-10T01:00:00Z', 'dawn'],
  ['07:59', '2027-01-10T03:59:00Z', 'dawn'],
  ['08:00', '2027-01-10T04:00:00Z', 'noon'],
  ['16:59', '2027-01-10T12:59:00Z', 'noon'],
  ['17:00', '2027-01-10T13:00:00Z', 'dusk'],
  ['19:59', '2027-01-10T15:59:00Z', 'dusk'],
  ['20:00', '2027-01-10T16:00:00Z', 'night'],
])('at %s in Dubai it is %s: %s', (_clock, instant, light) => {
  expect(lightAt(new Date(instant))).toBe(light);
});

test('the light is that of the place, not of the server', () => {
  setPlace({ ...DEFAULT_PLACE, timeZone: 'Europe/Lisbon' });
  expect(lightAt(new Date('2027-01-10T20:30:00Z'))).toBe('night');
  setPlace({ ...DEFAULT_PLACE, timeZone: 'America/Los_Angeles' });
  expect(lightAt(new Date('2027-01-10T20:30:00Z'))).toBe('noon');
});

/** What a stylesheet says within the first block of a selector. */
function tokensOf(css: string, selector: string): Tokens {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const tokens: Record<string, string> = {};
  for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+): ([^;]+);/g)) tokens[name] = value;
  return tokens;
}

/** A token as `#rrggbb`: what it names looked up, what it mixes mixed as browsers do in sRGB. */
function colourOf(value: string, tokens: Tokens): string {
  const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (named !== undefined) return colourOf(tokens[named] ?? 'missing', tokens);
  const mixed = /^color-mix\(in srgb, (var\([^)]+\)) (\d+)%, (#[0-9a-f]{6})\)$/.exec(value);
  if (!mixed) return value;
  const [, first = '', percent, second = ''] = mixed;
  const [a, b] = [colourOf(first, tokens), second].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const share = Number(percent) / 100;
  const channels = (a ?? []).map((channel, index) =>
    Math.round(channel * share + (b?.[index] ?? 0) * (1 - share)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

// The usual colours; a business in blue and red; the darkest that can be chosen.
const BUSINESSES: Record<string, Tokens> = {
  usual: {},
  blue: { '--color-brand': '#1f4e9e', '--color-brand-deep': '#163a78', '--color-accent': '#c2452d' },
  darkest: { '--color-brand': '#000000', '--color-brand-deep': '#000000', '--color-accent': '#000000' },
};

describe.each(Object.keys(BUSINESSES))('in the colours of a %s business', (business) => {
  const usual = { ...tokensOf(THEME, '@theme'), ...tokensOf(LIGHTS, ':root') };

  test.each(['noon', 'dawn', 'dusk', 'night'])('everything can be read at %s', (light) => {
    const own = light === 'noon' ? {} : tokensOf(LIGHTS, `:root[data-light='${light}']`);
    if (light !== 'noon') expect(own).toHaveProperty('--sky');
    const tokens = { ...usual, ...own, ...BUSINESSES[business] };
    const colour = (name: string): string => colourOf(`var(${name})`, tokens);
    for (const text of [
      '--color-ink',
      '--color-muted',
      '--color-danger',
      '--color-success',
      '--color-brand',
    ]) {
      expect(wcagContrast(colour(text), colour('--color-paper'))).toBeGreaterThanOrEqual(4.5);
    }
    for (const sky of ['--sky', '--sky-low']) {
      expect(wcagContrast(colour('--on-sky'), colour(sky))).toBeGreaterThanOrEqual(7);
    }
    // Colours of a business are held against sand: on any lighter paper they can be read as well.
    expect(wcagLuminance(colour('--color-paper'))).toBeGreaterThanOrEqual(wcagLuminance('#f1e9dc'));
  });
});

test('the usual paper is the one that mails and icons are drawn on', () => {
  const tokens = tokensOf(THEME, '@theme');
  expect(colourOf(tokens['--color-paper'] ?? '', tokens)).toBe('#fbf8f3');
});
