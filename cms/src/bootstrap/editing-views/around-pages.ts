import type { EditingView } from './view';

/** What stands on pages or leads to them without being one. */
export const aroundPageViews: readonly EditingView[] = [
  {
    uid: 'api::review.review',
    mainField: 'guestName',
    sort: { by: 'date', order: 'DESC' },
    list: ['guestName', 'rating', 'apartment', 'date'],
    form: [
      [
        ['guestName', 6],
        ['rating', 3],
        ['date', 3],
      ],
      [['apartment', 12]],
      [['text', 12]],
      [
        ['cleanliness', 4],
        ['accuracy', 4],
        ['checkIn', 4],
      ],
      [
        ['communication', 4],
        ['location', 4],
        ['value', 4],
      ],
      [['hostAnswer', 12]],
    ],
    fields: {
      guestName: ['Guest', 'As they want to be named, such as “Hannah, Berlin”.'],
      rating: ['Stars', '1 to 5.'],
      date: ['Month of the stay', 'Any day of it: the month is shown.'],
      apartment: [
        'Apartment',
        'Shown on its page and counted in its average. Leave empty if it is about the business.',
      ],
      text: [
        'Words',
        'As the guest wrote them. Only reviews of bookings count in averages: publish those under Bookings, Reviews.',
      ],
      cleanliness: ['Cleanliness', '1 to 5, where the guest gave stars for it.'],
      accuracy: ['Accuracy', '1 to 5.'],
      checkIn: ['Check-in', '1 to 5.'],
      communication: ['Communication', '1 to 5.'],
      location: ['Location', '1 to 5.'],
      value: ['Value', '1 to 5.'],
      hostAnswer: ['Your answer', 'Shown below the words of the guest.'],
    },
  },
  {
    uid: 'api::faq.faq',
    mainField: 'question',
    sort: { by: 'order', order: 'ASC' },
    list: ['question', 'topic', 'order'],
    form: [
      [['question', 12]],
      [
        ['topic', 8],
        ['order', 4],
      ],
      [['answer', 12]],
    ],
    fields: {
      question: ['Question', 'As a guest would ask it.'],
      topic: ['Topic', 'A page shows the questions of a topic together.'],
      order: ['Order', 'Smaller comes first.'],
      answer: ['Answer', 'Leave an empty line between paragraphs.'],
    },
  },
  {
    uid: 'api::redirect.redirect',
    mainField: 'from',
    sort: { by: 'from', order: 'ASC' },
    list: ['from', 'to', 'permanent'],
    form: [
      [
        ['from', 5],
        ['to', 5],
        ['permanent', 2],
      ],
    ],
    fields: {
      from: ['From', 'A path of this site, such as /old-offer. Anything after a ? is kept.'],
      to: ['To', 'A path of this site, such as /results/1, or an address that begins with https://'],
      permanent: ['Permanent', 'On: search engines and browsers remember it. Off: temporary.'],
    },
  },
  {
    uid: 'site.seo',
    mainField: 'title',
    list: ['title', 'description'],
    form: [[['title', 12]], [['description', 12]], [['picture', 12]]],
    fields: {
      title: ['Title', 'In the results of search engines; at most 70 characters.'],
      description: ['Description', 'Two sentences that make people want to read on.'],
      picture: ['Picture', 'Shown where the page is shared.'],
    },
  },
];
