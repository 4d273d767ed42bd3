import { readSeed } from './seed-files.fixture';

const { apartments, taken } = readSeed();
const ids = apartments.map((apartment) => apartment.apartmentId);

describe('taken nights', () => {
  test('begin today or later, within 120 nights', () => {
    for (const stretch of taken) {
      expect(Number.isInteger(stretch.fromDay) && Number.isInteger(stretch.nights)).toBe(true);
      expect(stretch.fromDay).toBeGreaterThanOrEqual(0);
      expect(stretch.nights).toBeGreaterThanOrEqual(1);
      expect(stretch.fromDay + stretch.nights).toBeLessThanOrEqual(120);
      expect(stretch.source).toMatch(/^(block|reservation)$/);
    }
  });

  test('never overlap within an apartment', () => {
    const nights = taken.flatMap(({ apartmentId, fromDay, nights: count }) =>
      Array.from({ length: count }, (_, index) => `${apartmentId} +${fromDay + index}`),
    );
    expect(nights.filter((night, index) => nights.indexOf(night) !== index)).toEqual([]);
  });

  test('leave some apartments entirely free and fill two nearly', () => {
    const counts = ids.map((id) =>
      taken.filter(({ apartmentId }) => apartmentId === id).reduce((sum, { nights }) => sum + nights, 0),
    );
    expect(counts.filter((count) => count === 0)).toHaveLength(4);
    expect(counts.filter((count) => count > 90)).toHaveLength(2);
  });
});
