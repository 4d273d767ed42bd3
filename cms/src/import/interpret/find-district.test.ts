import { createDistrictFinder } from './find-district';
import { DUBAI } from './interpret.fixture';

const finder = createDistrictFinder(
  [...DUBAI.areas, { slug: 'jumeirah-village-circle', name: 'Jumeirah Village Circle' }],
  DUBAI.areas,
);

describe('the area that a text names', () => {
  it.each([
    ['Dubai Marina', 'dubai-marina'],
    ['JBR', 'jumeirah-beach-residence'],
    ['Jumeirah Lake Towers (JLT)', 'jumeirah-lakes-towers'],
    ['Dubai Creek Harbour', 'creek-harbour'],
    ['The Lagoons', 'creek-harbour'],
    ['Meydan City', 'meydan'],
    ['Dubai Hills Estate', 'dubai-hills'],
    ['downtown-dubai', 'downtown-dubai'],
    ['Blue Tower, Dubai Marina', 'dubai-marina'],
    ['Marina Heights 2, Palm Jumeirah', 'palm-jumeirah'],
    ['Flat in Business Bay with canal view', 'business-bay'],
    // Added by an editor.
    ['Jumeirah Village Circle (JVC)', 'jumeirah-village-circle'],
  ])('%s is %s', (text, slug) => {
    expect(finder.read(text)).toMatchObject({ kind: 'district', slug });
  });

  it.each(['Prime Dubai Location', 'Dubai', 'Best area in the city'])('%s is vague', (text) => {
    expect(finder.read(text)).toEqual({ kind: 'vague' });
  });

  it.each(['Town Square', 'DIFC', 'Dubai Harbour', 'Mohammed Bin Rashid City', 'Flat near Business Bay'])(
    '%s is none of ours',
    (text) => {
      expect(finder.read(text)).toEqual({ kind: 'unknown' });
    },
  );

  it('two areas at once are not decided', () => {
    expect(finder.read('Dubai Marina / JBR')).toMatchObject({ kind: 'several' });
  });
});
