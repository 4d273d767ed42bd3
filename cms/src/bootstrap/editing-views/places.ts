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
  {
    uid: 'stay.room',
    mainField: 'kind',
    list: ['kind', 'name'],
    form: [
      [
        ['kind', 6],
        ['name', 6],
      ],
      [['beds', 12]],
      [['photos', 12]],
    ],
    fields: {
      kind: ['Kind'],
      name: ['Name', 'Leave empty for the usual word, such as “Bedroom”.'],
      beds: ['Beds'],
      photos: ['Photos', 'Those of the apartment that show this room.'],
    },
  },
  {
    uid: 'stay.bed',
    mainField: 'kind',
    list: ['kind', 'count'],
    form: [
      [
        ['kind', 6],
        ['count', 6],
      ],
    ],
    fields: { kind: ['Kind'], count: ['How many'] },
  },
  {
    uid: 'stay.place-nearby',
    mainField: 'name',
    list: ['name', 'walkMinutes', 'transitMinutes'],
    form: [
      [
        ['name', 4],
        ['walkMinutes', 4],
        ['transitMinutes', 4],
      ],
    ],
    fields: {
      name: ['Place', 'For example “Business Bay metro station”.'],
      walkMinutes: ['Minutes on foot', 'Leave empty where nobody walks.'],
      transitMinutes: ['Minutes by public transport'],
    },
  },
  {
    uid: 'stay.arrival',
    mainField: 'address',
    list: ['address', 'doorCode'],
    form: [
      [['address', 12]],
      [['directions', 12]],
      [['steps', 12]],
      [
        ['doorCode', 4],
        ['wifiName', 4],
        ['wifiPassword', 4],
      ],
      [['manual', 12]],
    ],
    fields: {
      address: ['Exact address', 'With tower, floor and door. Leave empty if the address above says it all.'],
      directions: ['Directions', 'From the street, the metro or the airport. Where to park.'],
      steps: ['Check-in steps', 'From the entrance into the apartment, each with a picture if it helps.'],
      doorCode: ['Door code'],
      wifiName: ['Wi-Fi name'],
      wifiPassword: ['Wi-Fi password'],
      manual: ['House manual', 'How things work: heating, cooker, rubbish, whom to call at night.'],
    },
  },
  {
    uid: 'stay.check-in-step',
    mainField: 'text',
    list: ['text'],
    form: [[['text', 12]], [['picture', 12]]],
    fields: {
      text: ['What to do', 'For example “Take the lift on the left to floor 12”.'],
      picture: ['Picture'],
    },
  },
];
