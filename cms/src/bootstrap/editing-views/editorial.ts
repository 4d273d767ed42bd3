import type { EditingView } from './view';

export const editorialViews: readonly EditingView[] = [
  {
    uid: 'api::post.post',
    mainField: 'title',
    sort: { by: 'date', order: 'DESC' },
    list: ['title', 'category', 'date', 'publishOn', 'author', 'cover'],
    form: [
      [['title', 12]],
      [
        ['slug', 8],
        ['date', 4],
      ],
      [
        ['category', 6],
        ['author', 6],
      ],
      [
        ['checkedOn', 4],
        ['publishOn', 4],
        ['publishTime', 4],
      ],
      [['cover', 12]],
      [['excerpt', 12]],
      [['body', 12]],
      [['seo', 12]],
    ],
    fields: {
      title: ['Title'],
      slug: ['Address', 'Its page is /blog/… When you change it, the old address leads to the new one.'],
      date: ['Date', 'Shown on the guide; guides are listed newest first.'],
      category: ['Category', 'The list it appears in.'],
      author: ['Author', 'Leave empty to name nobody.'],
      checkedOn: [
        'Checked on',
        'The day on which somebody last made sure that it is true. Shown on the guide.',
      ],
      publishOn: ['Scheduled for', 'Save the draft: it is published on this day, which becomes its date.'],
      publishTime: ['At', 'Local time at the property, such as 09:00, which it is when this is empty.'],
      cover: ['Cover', 'A wide picture. Describe it in the media library.'],
      excerpt: ['Excerpt', 'One or two sentences for lists and search engines.'],
      body: ['Text', 'Headings begin at level 2. Link areas as /apartments/… and guides as /blog/…'],
      seo: ['Search engines', 'Leave empty to use the title, excerpt and cover.'],
    },
  },
  {
    uid: 'api::category.category',
    mainField: 'name',
    sort: { by: 'order', order: 'ASC' },
    list: ['name', 'slug', 'order'],
    form: [
      [
        ['name', 5],
        ['slug', 5],
        ['order', 2],
      ],
      [['intro', 12]],
    ],
    fields: {
      name: ['Name', 'Shown in the menu.'],
      slug: ['Address', 'Its page is /category/… When you change it, the old address leads to the new one.'],
      intro: ['Introduction', 'One to three sentences about its guides.'],
      order: ['Order', 'Smaller comes first.'],
      posts: ['Guides'],
    },
  },
  {
    uid: 'api::page.page',
    mainField: 'title',
    sort: { by: 'slug', order: 'ASC' },
    list: ['title', 'slug', 'legal', 'isTemplate'],
    form: [
      [
        ['slug', 4],
        ['title', 8],
      ],
      [
        ['legal', 4],
        ['isTemplate', 4],
        ['inFooter', 4],
      ],
      [['intro', 12]],
      [['picture', 12]],
      [['sections', 12]],
      [['seo', 12]],
    ],
    fields: {
      slug: [
        'Address',
        'Small letters, digits and hyphens. The page “house-rules” is at /house-rules; “home” is at /.',
      ],
      legal: ['Legal page', 'Linked from the footer, the checkout and the cookie bar. There is one of each.'],
      isTemplate: ['Template, not checked', 'Have the text checked, make it yours, then switch this off.'],
      inFooter: ['In the footer', 'Legal pages are always there.'],
      title: ['Heading', 'The large words at the top of the page.'],
      intro: ['Introduction', 'Below the heading; on the home page, on top of the picture.'],
      picture: ['Picture', 'Behind or beside the heading: wide, and quiet enough for words.'],
      sections: ['Sections', 'Drag them into the order you want.'],
      seo: ['Search engines', 'Leave empty to use the heading, introduction and picture.'],
    },
  },
];
