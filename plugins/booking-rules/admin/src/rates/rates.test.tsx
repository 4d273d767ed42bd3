import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import type { RatesAndRestrictions } from 'booking-rules/shared/domain/restrictions/rule-change';
import { DEFAULT_PROPERTY_POLICIES, type Season } from 'booking-rules/shared/domain/restrictions/rules';
import { writtenIn } from 'booking-rules/shared/format/language';
import { APARTMENTS, namesAnswer, ratesAnswer } from '../../tests/rates-data';
import { renderInPanel } from '../../tests/render';
import { panel } from '../../tests/strapi-admin';
import { NO_FIELD_ERRORS } from '../api/errors';
import { AmountField } from '../components/fields';
import { blankSeason } from './draft/draft-seasons';
import { errorsById, validRates } from './draft/validation';
import { lookingFor } from 'booking-rules/shared/listing/apartment-search';
import { useApartmentPages } from '../components/apartments/apartment-pages';
import { useRatesDraft } from './draft/use-rates-draft';
import { SeasonEditor } from './editors/season-editor';
import { SeasonList } from './minimum-stay/season-list';
import { YearStrip, type StripRun } from './strip/year-strip';

beforeEach(() => {
  panel.server = ({ path }) => namesAnswer(path, 300);
});

describe('an amount', () => {
  function Editor({ onChange }: { onChange: (fils: number | null) => void }) {
    const [value, setValue] = useState<number | null>(40_000);
    return (
      <AmountField
        label="Base rate"
        value={value}
        onChange={(fils) => {
          setValue(fils);
          onChange(fils);
        }}
      />
    );
  }

  it('is typed in dirhams and kept in fils; nothing and zero are no amount', () => {
    const seen: (number | null)[] = [];
    renderInPanel(<Editor onChange={(fils) => seen.push(fils)} />);
    const field = screen.getByLabelText('Base rate');
    expect(field).toHaveProperty('value', '400');
    for (const text of ['512.35', '0', '']) {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    }
    expect(seen).toContain(51_235);
    expect(seen.at(-1)).toBeNull();
  });
});

describe('the strip of a year', () => {
  const year = { checkIn: '2027-01-01', checkOut: '2028-01-01' };
  const run = (from: string, to: string, days: number, nights: number): StripRun => ({
    key: from,
    ...{ from, to, days, label: String(nights), description: `${nights} nights from ${from}` },
    colour: { token: 'neutral500', percent: 10 },
  });
  const runs = [run('2027-01-01', '2027-03-31', 90, 2), run('2027-04-01', '2027-12-31', 275, 5)];

  it('tells each stretch to the arrow keys and stops at its ends', () => {
    renderInPanel(<YearStrip label="Minimum stay" year={year} runs={runs} />);
    const strip = screen.getByRole('img', { name: /2 nights from 2027-01-01; 5 nights from 2027-04-01/ });
    fireEvent.keyDown(strip, { key: 'ArrowRight' });
    expect(screen.getByText('2 nights from 2027-01-01')).toBeTruthy();
    fireEvent.keyDown(strip, { key: 'ArrowRight' });
    fireEvent.keyDown(strip, { key: 'ArrowRight' });
    expect(screen.getByText('5 nights from 2027-04-01')).toBeTruthy();
  });

  it('opens a stretch at the day that is clicked, or at its first by key', () => {
    const picked: string[] = [];
    renderInPanel(<YearStrip label="Prices" year={year} runs={runs} onPick={(_, day) => picked.push(day)} />);
    const second = screen.getByRole('button', { name: '5 nights from 2027-04-01' });
    second.getBoundingClientRect = () => new DOMRect(100, 0, 275, 40);
    fireEvent.click(second, { detail: 1, clientX: 130 });
    fireEvent.click(second, { detail: 0 });
    expect(picked).toEqual(['2027-05-01', '2027-04-01']);
  });

  it('goes on to the left where its language does', () => {
    const picked: string[] = [];
    renderInPanel(<YearStrip label="Prices" year={year} runs={runs} onPick={(_, day) => picked.push(day)} />);
    const second = screen.getByRole('button', { name: '5 nights from 2027-04-01' });
    second.getBoundingClientRect = () => new DOMRect(0, 0, 275, 40);
    writtenIn('ar', () => {
      fireEvent.keyDown(screen.getByRole('toolbar'), { key: 'ArrowLeft' });
      fireEvent.keyDown(screen.getByRole('toolbar'), { key: 'ArrowLeft' });
      fireEvent.click(second, { detail: 1, clientX: 245 });
    });
    expect(document.activeElement).toBe(second);
    expect(picked).toEqual(['2027-05-01']);
  });

  it('names each month that is abbreviated, and every other where there is room for no more', () => {
    const strip = <YearStrip label="Minimum stay" year={year} runs={runs} />;
    const english = renderInPanel(strip);
    for (const month of ['Jan', 'Feb', 'Dec']) expect(english.getByText(month)).toBeTruthy();
    english.unmount();
    const arabic = writtenIn('ar', () => renderInPanel(strip));
    for (const month of ['يناير', 'مارس', 'نوفمبر']) expect(arabic.getByText(month)).toBeTruthy();
    for (const month of ['فبراير', 'أبريل', 'ديسمبر']) expect(arabic.queryByText(month)).toBeNull();
  });
});

describe('a season', () => {
  const season: Season = { ...blankSeason('2027-02-01', null), id: 'summer', name: 'Summer' };

  function Editor({ errors = NO_FIELD_ERRORS }: { errors?: ReadonlyMap<string, string> }) {
    const [value, setValue] = useState(season);
    const nothing = () => undefined;
    return (
      <SeasonEditor season={value} errors={errors} onChange={setValue} onRemove={nothing} onClose={nothing} />
    );
  }

  it('says what is missing until it is filled in', () => {
    renderInPanel(<Editor />);
    expect(screen.getByText('Set a rate, a minimum stay, or arrival or departure days.')).toBeTruthy();
    const nights = screen.getByLabelText('Minimum nights');
    fireEvent.change(nights, { target: { value: '4' } });
    fireEvent.blur(nights);
    expect(screen.queryByText('Set a rate, a minimum stay, or arrival or departure days.')).toBeNull();
    fireEvent.change(screen.getByLabelText(/^Last night/), { target: { value: '2027-01-15' } });
    expect(screen.getByText('Must not be before the first day.')).toBeTruthy();
  });

  it('shows at its field what the server refuses of it', () => {
    renderInPanel(<Editor errors={new Map([['summer.nightlyRate', 'must be at most AED 100,000']])} />);
    expect(screen.getByLabelText('Rate per night').getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('must be at most AED 100,000')).toBeTruthy();
  });

  it('switches arrival days off one by one; all of them are any day', () => {
    renderInPanel(<Editor />);
    const [friday] = screen.getAllByRole('button', { name: 'Friday' });
    if (!friday) throw new Error('no arrival days');
    expect(friday.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(friday);
    expect(friday.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(friday);
    expect(friday.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the seasons of minimum stays', () => {
  const summer = { ...blankSeason('2027-02-01', null), id: 'summer', name: 'Summer', minimumNights: 4 };
  const page = ratesAnswer('', 300, [summer]);

  function Seasons() {
    const pages = useApartmentPages();
    const draft = useRatesDraft({ page, pages }, 'minimum-stays');
    const [opened, setOpened] = useState<string | null>(null);
    return <SeasonList draft={draft} canEdit opened={opened} onOpen={setOpened} />;
  }

  it('open and close again, also a new one, in a browser whose scrolling answers with a promise', () => {
    const before = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
    Object.defineProperty(Element.prototype, 'scrollIntoView', {
      configurable: true,
      value: () => Promise.resolve(),
    });
    try {
      renderInPanel(<Seasons />);
      fireEvent.click(screen.getByRole('button', { name: 'Edit the season Summer' }));
      fireEvent.click(screen.getByRole('button', { name: 'Done' }));
      fireEvent.click(screen.getByRole('button', { name: 'Add a season' }));
      fireEvent.click(screen.getByRole('button', { name: 'Done' }));
      expect(screen.getAllByRole('button', { name: /^Edit the season/ })).toHaveLength(2);
    } finally {
      if (before) Object.defineProperty(Element.prototype, 'scrollIntoView', before);
    }
  });
});

describe('a draft of rates', () => {
  const draft: RatesAndRestrictions = {
    today: '2027-01-01',
    policies: DEFAULT_PROPERTY_POLICIES,
    apartments: [],
    promotions: [],
    seasons: [
      { ...blankSeason('2027-02-01', null), id: 'draft:1', name: 'Empty' },
      { ...blankSeason('2027-03-01', null), id: 'draft:2', name: 'Spring', minimumNights: 3 },
    ],
  };

  it('leaves out what cannot be saved yet and names it', () => {
    const { valid, problems } = validRates(draft);
    expect(valid.seasons.map(({ name }) => name)).toEqual(['Spring']);
    expect(problems).toEqual(['The season “Empty” is incomplete: check its fields.']);
  });

  it('finds the season that an error of the server is about, also a new one', () => {
    const save = draft.seasons.map((season) => ({ ...season, id: null }));
    const errors = new Map([['seasons.save.1.firstNight', 'must be a day']]);
    expect([...errorsById(errors, { seasons: { save } }, draft)]).toEqual([
      ['draft:2.firstNight', 'must be a day'],
    ]);
  });
});

describe('finding apartments', () => {
  it.each([
    ['marina', '', ['bay', 'sea']],
    ['dubai loft', '', ['loft']],
    ['dubai', '', ['loft', 'bay', 'sea']],
    ['dubai', 'creek', ['loft']],
    ['nothing', '', []],
  ])('by “%s” in area “%s”', (search, area, ids) => {
    const found = APARTMENTS.filter(lookingFor({ search, area }));
    expect(found.map(({ apartmentId }) => apartmentId)).toEqual(ids);
  });
});
