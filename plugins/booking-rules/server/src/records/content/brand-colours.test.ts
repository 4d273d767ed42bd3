import { converter, wcagContrast } from 'culori';
import fc from 'fast-check';
import {
  accentColourProblem,
  brandColourProblem,
  brandColours,
  groundsOf,
  USUAL_COLOURS,
} from './brand-colours';

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const CHECKS = [
  ['brand', brandColourProblem, 4.5],
  ['accent', accentColourProblem, 3],
] as const;

test('the usual colours can be read', () => {
  expect(brandColourProblem(USUAL_COLOURS.brand)).toBeNull();
  expect(accentColourProblem(USUAL_COLOURS.accent)).toBeNull();
});

test.each<[string, string, boolean]>([
  ['#0f5c5c', 'teal', true],
  ['#7a1f3d', 'wine', true],
  ['#000000', 'black', true],
  ['#ff5a5f', 'coral', false],
  ['#ffd000', 'yellow', false],
  ['#ffffff', 'white', false],
  ['#767676', 'a grey that passes on white but not on the panels', false],
])('%s, %s, can be the brand colour: %p', (colour, _, passes) =>
  expect(brandColourProblem(colour) === null).toBe(passes),
);

test('a refused colour comes with the nearest of its hue that passes', () => {
  const problem = brandColourProblem('#ff5a5f');
  expect(problem).toMatchObject({ needed: 4.5, nearest: '#c92134' });
  expect(problem?.contrast).toBeLessThan(3);
});

test.each(CHECKS)('whatever is refused as %s colour, the colour offered instead is taken', (_, check) => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const problem = check(colour);
      if (problem !== null) expect(check(problem.nearest)).toBeNull();
    }),
  );
});

test.each(CHECKS)('what is taken as %s colour stands out from white', (_, check, needed) => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      if (check(colour) === null) expect(wcagContrast(colour, '#ffffff')).toBeGreaterThanOrEqual(needed);
    }),
  );
});

test('bands of the deep shade carry white text', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      fc.pre(brandColourProblem(colour) === null);
      const { brand, brandDeep } = brandColours({ brandColour: colour });
      expect(brand).toBe(colour);
      expect(wcagContrast(brandDeep, '#ffffff')).toBeGreaterThanOrEqual(
        wcagContrast(brand, '#ffffff') - 0.05,
      );
    }),
  );
});

test('mails on a dark ground can be read in every colour', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const { brandOnDark } = brandColours({ brandColour: colour });
      for (const ground of ['#12181f', '#1b232d', '#26303b']) {
        expect(wcagContrast(brandOnDark, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test.each([null, undefined, '', 'red', '#12345', 'url(x)'])(
  '%p is no colour: the usual one is worn',
  (none) => expect(brandColours({ brandColour: none, accentColour: none })).toEqual(USUAL_COLOURS),
);

test('panels and lines take the hue of any accent, and what is read on the usual ones is read on them', () => {
  fc.assert(
    fc.property(anyColour, (accent) => {
      const { sand, line } = groundsOf(accent);
      for (const text of ['#1b2430', '#5b6573', '#0f5c5c', '#b3261e', '#1e6b45']) {
        expect(wcagContrast(text, sand)).toBeGreaterThanOrEqual(wcagContrast(text, '#f1e9dc'));
      }
      expect(wcagContrast(line, '#ffffff')).toBeLessThanOrEqual(wcagContrast('#e7e0d5', '#ffffff'));
    }),
  );
});

test('a blue business has no sand', () => {
  const { b, r } = converter('rgb')(groundsOf('#1f4e9e').sand) ?? { b: 0, r: 0 };
  expect(b).toBeGreaterThan(r);
});
