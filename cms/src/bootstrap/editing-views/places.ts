import type { EditingView } from './view';

export const placeViews: readonly EditingView[] = [
  {
    uid: 'api::district.district',
    mainField: 'name',
    sort: { by: 'order', order: 'ASC' },
    list: ['name', 'slug', 'order', 'photo'],
    form: [
      [
        ['name', 6],
        ['slug', 6],
      ],
      [['intro', 12]],
      [
        ['photo', 8],
        ['order', 4],
      ],
    ],
    fields: {
      name: ['Name'],
      slug: [
        'Address',
        'Its page is /apartments/… When you change it, the old address leads to the new one.',
      ],
      intro: ['Introduction', 'Two to four sentences about staying there.'],
      photo: ['Photo'],
      order: ['Order', 'Smaller comes first.'],
      apartments: ['Apartments'],
    },
  },
  {
    uid: 'api::amenity.amenity',
    mainField: 'name',
    sort: { by: 'name', order: 'ASC' },
    list: ['name', 'group', 'slug'],
    form: [
      [
        ['name', 6],
        ['group', 6],
      ],
      [['slug', 12]],
    ],
    fields: {
      name: ['Name'],
      slug: ['Name in addresses', 'Used by the filters.'],
      group: ['Group', 'Its heading on an apartment’s page.'],
      apartments: ['Apartments'],
    },
  },
  {
    uid: 'stay.detail',
    mainField: 'label',
    list: ['slug', 'label', 'icon'],
    form: [
      [
        ['slug', 4],
        ['label', 8],
      ],
      [['icon', 4]],
    ],
    fields: {
      slug: ['Rule'],
      icon: ['Icon', 'Leave empty for the usual one.'],
      label: ['Words', 'For example “No smoking inside; ashtrays on the balcony”.'],
    },
  },
];
