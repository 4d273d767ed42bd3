import { listingOf, OPERATOR_ROW } from './interpret.fixture';

const draftOf = (more: object) => listingOf({ ...OPERATOR_ROW, ...more }).draft;
const notesOf = (more: object): Record<string, string> =>
  Object.fromEntries(listingOf({ ...OPERATOR_ROW, ...more }).notes.map(({ field, text }) => [field, text]));

describe('rooms and beds', () => {
  it('are read from a text', () => {
    const text =
      'Main bedroom: king bed; Bedroom 2: 2 single beds, folding bed; Living room: Sofa bed; Bathroom';
    expect(draftOf({ roomsAndBeds: text }).rooms).toEqual([
      { kind: 'bedroom', name: 'Main bedroom', beds: [{ kind: 'king-bed', count: 1 }] },
      {
        ...{ kind: 'bedroom', name: '' },
        beds: [
          { kind: 'single-bed', count: 2 },
          { kind: 'folding-bed', count: 1 },
        ],
      },
      { kind: 'living-room', name: '', beds: [{ kind: 'sofa-bed', count: 1 }] },
      { kind: 'bathroom', name: '', beds: [] },
    ]);
  });

  it.each([
    [[{ kind: 'bedroom', name: 'Loft', beds: [{ kind: 'queen-bed', count: 2 }] }], 'Loft', 'queen-bed', 2],
    [[{ type: 'Master Bedroom', beds: 'King' }], 'Master Bedroom', 'king-bed', 1],
    [{ Lounge: ['2 x sofa beds'] }, 'Lounge', 'sofa-bed', 2],
    [['Bedroom: twin beds'], '', 'single-bed', 2],
    ['queen bed; bunk bed', '', 'queen-bed', 1],
  ])('are read from %j', (rooms, name, kind, count) => {
    expect(draftOf({ rooms }).rooms?.[0]).toMatchObject({ name, beds: [{ kind, count }] });
  });

  it.each([[2], ['2BR'], ['2 bedrooms'], ['studio']])('are not a number of bedrooms such as %j', (rooms) => {
    const { bedrooms: _, ...row } = OPERATOR_ROW;
    expect(listingOf({ ...row, rooms }).draft).toMatchObject({
      rooms: null,
      bedrooms: rooms === 'studio' ? 0 : 2,
    });
  });

  it('say how many beds there are where nothing else does', () => {
    expect(draftOf({ beds: null, roomsAndBeds: 'Bedroom: king bed; Bedroom: 2 single beds' }).beds).toBe(3);
    expect(notesOf({ beds: 4, roomsAndBeds: 'Bedroom: king bed' })['beds']).toContain('1 stand in the rooms');
  });

  it('are left out where they are none, which is said', () => {
    expect(draftOf({ roomsAndBeds: 'Wine cellar: 40 bottles' }).rooms).toBeNull();
    expect(notesOf({ roomsAndBeds: 'Wine cellar: 40 bottles' })['rooms']).toContain('Wine cellar');
  });
});

describe('facts of a home', () => {
  it.each([
    ['floor', '12', 12],
    ['floor', '12th floor', 12],
    ['floor', 'Ground', 0],
    ['floor', 'B2', -2],
    ['floor', 'high floor', null],
    ['floor', '300', null],
    ['elevator', 'Yes', true],
    ['lift', false, false],
    ['lift', 'two', null],
    ['view', 'Sea view', 'sea'],
    ['view', 'golf-course', 'golf-course'],
    ['view', 'nothing much', null],
    ['wifiSpeed', '250 Mbps', 250],
    ['wifiSpeed', '1 Gbit/s', 1_000],
    ['wifiSpeed', 'fast', null],
    ['parking', 'Allocated, covered', 'parking-included'],
    ['parking', 'no', 'no-parking'],
    ['parking', 0, 'no-parking'],
    ['parking', 'paid on the street', 'public-parking'],
    ['checkInMethod', 'Smart lock with a code', 'door-code'],
    ['checkInType', 'Lockbox', 'key-box'],
    ['checkInMethod', 'by magic', null],
  ])('%s "%s" is %j', (column, value, expected) => {
    const field = { elevator: 'lift', checkInType: 'checkInMethod' }[column] ?? column;
    expect(draftOf({ [column]: value })).toHaveProperty(field, expected);
    // What cannot be read is never dropped in silence.
    expect(field in notesOf({ [column]: value })).toBe(expected === null);
  });
});

describe('places nearby', () => {
  it('are read from a text, with the time on foot and by public transport', () => {
    const text =
      "Tram stop: 4 min walk; Marina Mall – 10 minutes' walk; Airport: 35 min by metro, 20 min by car";
    expect(draftOf({ nearby: text }).nearby).toEqual([
      { name: 'Tram stop', walkMinutes: 4, transitMinutes: null },
      { name: 'Marina Mall', walkMinutes: 10, transitMinutes: null },
      { name: 'Airport', walkMinutes: null, transitMinutes: 35 },
    ]);
    expect(notesOf({ nearby: text })['nearby']).toContain('by car');
  });

  it('are read from objects, without times that no guest should be told', () => {
    const nearby = [{ name: 'Beach', walkMinutes: 3, transitMinutes: 999 }, { walkMinutes: 1 }];
    expect(draftOf({ nearby }).nearby).toEqual([{ name: 'Beach', walkMinutes: 3, transitMinutes: null }]);
  });
});

describe('children and pets', () => {
  it('are welcome as the house rules say', () => {
    expect(draftOf({ policies: { houseRules: 'No pets, Children welcome' } })).toMatchObject({
      ...{ petsWelcome: false, childrenWelcome: true },
    });
    expect(draftOf({ policies: null })).toMatchObject({ petsWelcome: null, childrenWelcome: null });
  });

  it('are welcome as a column of their own says, whatever the rules say', () => {
    const { petsWelcome, stayDetails } = draftOf({ petsAllowed: 'Yes', policies: { houseRules: 'No pets' } });
    expect(petsWelcome).toBe(true);
    expect(stayDetails).toContainEqual({ slug: 'pets', label: 'Pets allowed' });
  });
});
