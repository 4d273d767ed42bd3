import type { EditingView } from './view';

export const reservationView: EditingView = {
  uid: 'plugin::booking-rules.reservation',
  mainField: 'reference',
  sort: { by: 'createdAt', order: 'DESC' },
  list: ['reference', 'state', 'apartmentName', 'checkIn', 'checkOut', 'lastName', 'paid'],
  readOnly: true,
  form: [
    [
      ['reference', 4],
      ['state', 4],
      ['paid', 4],
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
      ['firstName', 6],
      ['lastName', 6],
    ],
    [
      ['email', 6],
      ['phone', 6],
    ],
    [['message', 12]],
    [
      ['total', 4],
      ['deposit', 4],
      ['payment', 4],
    ],
    [['promotionCode', 4]],
    [['terms', 12]],
  ],
  fields: {
    reference: ['Reference'],
    state: ['State'],
    paid: ['Paid'],
    apartmentName: ['Apartment'],
    apartmentId: ['Public id of the apartment'],
    checkIn: ['Check-in'],
    checkOut: ['Check-out'],
    guests: ['Guests'],
    firstName: ['First name'],
    lastName: ['Last name'],
    email: ['E-mail'],
    phone: ['Phone'],
    message: ['Message'],
    total: ['Total'],
    deposit: ['Security deposit'],
    payment: ['Payment'],
    promotionCode: ['Code'],
    terms: ['Price lines and refunds as agreed', 'Amounts in fils.'],
    quote: ['Quote'],
  },
};
