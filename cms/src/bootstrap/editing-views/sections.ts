import type { EditingView } from './view';

const HEADING = ['Heading'] as const;
const INTRO = ['Introduction', 'A sentence below the heading. May be empty.'] as const;
const LINK_TO = ['Leads to', 'A path of this site such as /results/1, or an address.'] as const;

/** Sections that hold what they show. */
export const sectionViews: readonly EditingView[] = [
  {
    uid: 'section.text',
    mainField: 'heading',
    list: ['heading'],
    form: [
      [['heading', 12]],
      [['body', 12]],
      [
        ['picture', 8],
        ['pictureSide', 4],
      ],
      [
        ['linkLabel', 6],
        ['linkTo', 6],
      ],
    ],
    fields: {
      heading: HEADING,
      body: ['Text', 'Headings inside it begin at level 3.'],
      picture: ['Picture', 'Shown beside the text on wide screens.'],
      pictureSide: ['Picture’s side', 'Start is the left side in English, end is the right.'],
      linkLabel: ['Button', 'Say what it does. Leave empty for no button.'],
      linkTo: LINK_TO,
    },
  },
  {
    uid: 'section.points',
    mainField: 'heading',
    list: ['heading'],
    form: [
      [
        ['heading', 9],
        ['tinted', 3],
      ],
      [['intro', 12]],
      [['points', 12]],
    ],
    fields: { heading: HEADING, intro: INTRO, points: ['Points'], tinted: ['On sand', 'A tinted band.'] },
  },
  {
    uid: 'section.point',
    mainField: 'title',
    list: ['title', 'icon'],
    form: [
      [
        ['icon', 4],
        ['title', 8],
      ],
      [['text', 12]],
    ],
    fields: { icon: ['Sign'], title: ['Title'], text: ['Words'] },
  },
  {
    uid: 'section.numbers',
    mainField: 'heading',
    list: ['heading'],
    form: [[['heading', 12]], [['numbers', 12]]],
    fields: { heading: HEADING, numbers: ['Numbers', 'Two to four look best.'] },
  },
  {
    uid: 'section.number',
    mainField: 'label',
    list: ['value', 'label'],
    form: [
      [
        ['value', 4],
        ['label', 8],
      ],
    ],
    fields: { value: ['Number', 'Such as 30 or 4.9'], label: ['What it counts'] },
  },
  {
    uid: 'section.call-to-action',
    mainField: 'heading',
    list: ['heading', 'linkTo'],
    form: [
      [['heading', 12]],
      [['text', 12]],
      [
        ['linkLabel', 6],
        ['linkTo', 6],
      ],
    ],
    fields: {
      heading: HEADING,
      text: ['Words'],
      linkLabel: ['Button', 'Say what it does.'],
      linkTo: LINK_TO,
    },
  },
];
