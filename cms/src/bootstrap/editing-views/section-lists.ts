import type { EditingView } from './view';

const HEADING = ['Heading'] as const;
const INTRO = ['Introduction', 'A sentence below the heading. May be empty.'] as const;

/** The sections that have nothing but words above what the site itself shows. */
function wordsOnly(uid: string): EditingView {
  return {
    uid,
    mainField: 'heading',
    list: ['heading', 'intro'],
    form: [[['heading', 12]], [['intro', 12]]],
    fields: { heading: HEADING, intro: INTRO },
  };
}

function withCount(uid: string, help: string): EditingView {
  return {
    uid,
    mainField: 'heading',
    list: ['heading', 'count'],
    form: [
      [
        ['heading', 9],
        ['count', 3],
      ],
      [['intro', 12]],
    ],
    fields: { heading: HEADING, count: ['How many', help], intro: INTRO },
  };
}

/** Sections that show what is written elsewhere. */
export const sectionListViews: readonly EditingView[] = [
  {
    uid: 'section.faqs',
    mainField: 'heading',
    list: ['heading', 'topic'],
    form: [
      [
        ['heading', 8],
        ['topic', 4],
      ],
      [['intro', 12]],
    ],
    fields: { heading: HEADING, intro: INTRO, topic: ['Topic', 'Add its questions under Question.'] },
  },
  {
    uid: 'section.guides',
    mainField: 'heading',
    list: ['heading', 'count'],
    form: [
      [
        ['heading', 5],
        ['category', 4],
        ['count', 3],
      ],
      [['intro', 12]],
    ],
    fields: {
      heading: HEADING,
      intro: INTRO,
      category: ['Category', 'Leave empty for all.'],
      count: ['How many', 'The newest come first.'],
    },
  },
  withCount('section.reviews', 'The newest come first.'),
  withCount('section.apartments', 'Those marked as picks come first.'),
  wordsOnly('section.areas'),
  wordsOnly('section.direct-booking'),
  {
    uid: 'section.facts',
    mainField: 'heading',
    list: ['heading', 'shows'],
    form: [
      [
        ['heading', 8],
        ['shows', 4],
      ],
      [['intro', 12]],
    ],
    fields: {
      heading: HEADING,
      intro: INTRO,
      shows: ['Table', 'Filled in from the settings and from what the site does, so it is always current.'],
    },
  },
  {
    uid: 'section.rating',
    mainField: 'heading',
    list: ['heading'],
    form: [[['heading', 12]]],
    fields: { heading: ['Heading', 'Leave empty for “Guests rate us 4.9 out of 5”.'] },
  },
];
