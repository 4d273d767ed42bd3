import { listingName } from './title';

describe('a title', () => {
  it.each([
    ['Sea-side one-bed in the Marina', 'Sea-side one-bed in the Marina'],
    ['🔥🔥 Bright studio ✨ near the lake', 'Bright studio near the lake'],
    ['SPACIOUS 2BR || LAKE VIEW || CALL US NOW', 'Spacious 2BR · Lake View'],
    ['FOR IMMEDIATE BOOKING ! LOVELY FLAT WITH A POOL IN JLT', 'Lovely Flat with a Pool in JLT'],
    ['Quiet flat, call +971 50 123 4567', 'Quiet flat, call'],
    ['Quiet flat 050-1234567', 'Quiet flat'],
    ['Quiet flat host@example.com www.example.com', 'Quiet flat'],
    ['<b>Quiet</b> &amp; bright', 'Quiet & bright'],
    ['Quiet flat شقة هادئة', 'Quiet flat'],
    ['𝐐𝐮𝐢𝐞𝐭 flat', 'Quiet flat'],
    ['2BR DAMAC tower, JBR', '2BR DAMAC tower, JBR'],
  ])('%s becomes %s', (title, name) => {
    expect(listingName(title).name).toBe(name);
  });

  it('says what was done to it, and nothing when nothing was', () => {
    expect(listingName('⭐ NICE STUDIO FLAT | BEST PRICE').done).toEqual([
      'emoji removed',
      'advertising removed',
      'capitals toned down',
    ]);
    expect(listingName('Nice studio').done).toEqual([]);
  });

  it('is at most 90 characters, cut between words', () => {
    const { name } = listingName('word '.repeat(40));
    expect(name?.length).toBeLessThanOrEqual(90);
    expect(name?.endsWith('word')).toBe(true);
  });

  it('is nothing when only advertising is left', () => {
    expect(listingName('CALL NOW!!! 🔥').name).toBeNull();
  });

  it('stays in Arabic when there is nothing else', () => {
    expect(listingName('شقة هادئة').name).toBe('شقة هادئة');
  });
});
