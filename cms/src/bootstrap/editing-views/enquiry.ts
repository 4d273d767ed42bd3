import type { EditingView } from './view';

export const enquiryView: EditingView = {
  uid: 'plugin::booking-rules.enquiry',
  mainField: 'name',
  sort: { by: 'createdAt', order: 'DESC' },
  list: ['createdAt', 'state', 'kind', 'name', 'apartmentName', 'checkIn', 'email'],
  readOnly: true,
  editable: ['state', 'note'],
  form: [
    [
      ['state', 4],
      ['reference', 4],
      ['kind', 4],
    ],
    [['note', 12]],
    [['message', 12]],
    [
      ['name', 4],
      ['email', 4],
      ['phone', 4],
    ],
    [
      ['apartmentName', 6],
      ['apartmentId', 6],
    ],
    [
      ['checkIn', 4],
      ['checkOut', 4],
      ['guests', 4],
    ],
    [
      ['propertyArea', 6],
      ['bedrooms', 3],
      ['language', 3],
    ],
  ],
  fields: {
    createdAt: ['Received'],
    state: [
      'Status',
      'New, open (somebody is working on it), answered or closed. Keep it up to date yourself.',
    ],
    reference: ['Reference', 'Shown in the emails about it.'],
    kind: ['About', 'A general question, an apartment, or an owner’s property to manage.'],
    note: ['Your notes', 'Only visible here.'],
    message: ['Message'],
    name: ['Name'],
    email: ['Email', 'Where answers go. You can also just reply to the email about this enquiry.'],
    phone: ['Phone'],
    apartmentName: ['Apartment'],
    apartmentId: ['Public id of the apartment'],
    checkIn: ['Arrival'],
    checkOut: ['Departure'],
    guests: ['Guests'],
    propertyArea: ['Area of the property', 'From owners.'],
    language: ['Language', 'In which it was asked, and is answered.'],
    bedrooms: ['Bedrooms of the property', 'From owners; 0 is a studio.'],
  },
};
