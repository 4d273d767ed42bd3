import type { ExistingListings, ExistingListing } from './decision';
import { listingOf, OPERATOR_ROW, PORTAL_ROW } from '../interpret/interpret.fixture';
import type { ListingDraft } from '../interpret/listing-draft';
import { createPlanner } from './plan';

const EMPTY: ExistingListings = {
  listings: new Map(),
  lastImports: new Map(),
  ids: new Map(),
  permits: new Map(),
};

/** The operator's row as an earlier import stored it, edited since. */
function existingWith(
  edits: Partial<ListingDraft> = {},
  state: ExistingListing['state'] = 'published',
): ExistingListings {
  const { draft, key } = listingOf(OPERATOR_ROW);
  const { publish: _, ...fields } = { ...draft, gapFilling: true, cleaningFee: 0, ...edits };
  return {
    ...EMPTY,
    listings: new Map([[key, { documentId: 'd1', apartmentId: 'a-1', state, fields }]]),
    lastImports: new Map([[key, { ...draft, gapFilling: true, cleaningFee: 0 }]]),
  };
}

const decide = (row: unknown, existing: ExistingListings) => createPlanner(existing, 'homes')(listingOf(row));

describe('a row that is new', () => {
  it('is created under its own id', () => {
    expect(decide(OPERATOR_ROW, EMPTY)).toMatchObject({
      outcome: 'created',
      apartmentId: 'two-bedroom-lake-view-heron-tower',
    });
  });

  it('gets another public id when that of its title is taken', () => {
    const ids = new Map([['bright-flat-near-the-tram', { source: null, key: null }]]);
    expect(decide(PORTAL_ROW, { ...EMPTY, ids })).toMatchObject({
      outcome: 'created',
      apartmentId: 'bright-flat-near-the-tram-7001',
    });
  });

  it('is refused when its own id, its key in another list or its permit is here already', () => {
    const own = new Map([['two-bedroom-lake-view-heron-tower', { source: null, key: null }]]);
    const sameKey = new Map([['bright-flat-near-the-tram', { source: 'old', key: '7001' }]]);
    const permits = new Map([['DUB-HER-1A2B3', 'a-9']]);
    expect(decide(OPERATOR_ROW, { ...EMPTY, ids: own }).outcome).toBe('refused');
    expect(decide(PORTAL_ROW, { ...EMPTY, ids: sameKey }).outcome).toBe('refused');
    expect(decide(OPERATOR_ROW, { ...EMPTY, permits }).outcome).toBe('refused');
  });

  it('is refused when the file has its id or its permit twice', () => {
    const next = createPlanner(EMPTY, 'homes');
    expect(next(listingOf(OPERATOR_ROW)).outcome).toBe('created');
    expect(next(listingOf({ ...OPERATOR_ROW, dtcm: 'DUB-HER-ZZZZ1' })).outcome).toBe('refused');
    expect(next(listingOf({ ...OPERATOR_ROW, id: 12, slug: 'other' })).outcome).toBe('refused');
  });

  it('is not made again after somebody has deleted it', () => {
    const decision = decide(OPERATOR_ROW, { ...existingWith(), listings: new Map() });
    expect(decision).toMatchObject({ outcome: 'left alone', notes: [{ field: 'import' }] });
  });
});

describe('a row that was imported before', () => {
  it('is left alone when nothing has changed', () => {
    expect(decide(OPERATOR_ROW, existingWith())).toMatchObject({
      outcome: 'left alone',
      remembered: null,
      notes: [],
    });
  });

  it('is left alone when only we have edited it', () => {
    const existing = existingWith({ nightlyRate: 99_000, name: 'Our own name' });
    expect(decide(OPERATOR_ROW, existing)).toMatchObject({ outcome: 'left alone', notes: [] });
  });

  it('changes what its source has changed, and nothing else', () => {
    const existing = existingWith({ name: 'Our own name' });
    expect(decide({ ...OPERATOR_ROW, price: 1_500, cleaningFee: 200 }, existing)).toMatchObject({
      outcome: 'changed',
      publish: true,
      changes: [
        { field: 'nightlyRate', from: 140_000, to: 150_000 },
        { field: 'cleaningFee', from: 0, to: 20_000 },
      ],
    });
  });

  it('keeps our edit when both have changed, and says so every time', () => {
    const decision = decide({ ...OPERATOR_ROW, price: 1_500 }, existingWith({ nightlyRate: 99_000 }));
    expect(decision).toMatchObject({ outcome: 'left alone', remembered: null });
    expect(decision.notes[0]?.text).toContain('kept as edited here (99000)');
  });

  it('keeps what the row leaves out, also what would be filled in for a new one', () => {
    const { guests: _, description: __, ...row } = OPERATOR_ROW;
    expect(
      decide({ ...row, space: null, rules: null, policies: null, availability: null }, existingWith())
        .outcome,
    ).toBe('left alone');
  });

  it('learns what imports before did not know, unless somebody has said it here', () => {
    const { petsWelcome: _, ...said } = [...existingWith().lastImports.values()][0] ?? {};
    const lastImports = new Map([['11', said]]);
    const row = { ...OPERATOR_ROW, petsAllowed: 'yes', floor: 12 };
    const fresh = decide(row, { ...existingWith({ petsWelcome: false }), lastImports });
    expect(fresh).toMatchObject({
      outcome: 'changed',
      changes: expect.arrayContaining([
        { field: 'petsWelcome', from: false, to: true },
        { field: 'floor', from: null, to: 12 },
      ]) as unknown,
    });
    const edited = decide(row, { ...existingWith({ petsWelcome: false, floor: 3 }), lastImports });
    expect(edited.notes.map(({ field }) => field)).toContain('floor');
  });

  it('does not publish what somebody is still working on', () => {
    expect(decide({ ...OPERATOR_ROW, price: 1_500 }, existingWith({}, 'modified'))).toMatchObject({
      publish: false,
    });
    expect(decide({ ...OPERATOR_ROW, price: 1_500 }, existingWith({}, 'draft'))).toMatchObject({
      publish: false,
    });
  });

  it('is published once its permit is there', () => {
    const existing = existingWith({ permitNumber: null }, 'draft');
    const [[key, last] = ['', {}]] = [...existing.lastImports];
    const lastImports = new Map([[key, { ...last, permitNumber: null, publish: false }]]);
    expect(decide(OPERATOR_ROW, { ...existing, lastImports })).toMatchObject({
      outcome: 'changed',
      publish: true,
    });
  });

  it('stays published without its permit, which is said', () => {
    const decision = decide({ ...OPERATOR_ROW, dtcm: null }, existingWith());
    expect(decision).toMatchObject({ outcome: 'left alone', notes: [{ field: 'publication' }] });
  });
});
