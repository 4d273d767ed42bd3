import type { EditingView } from './view';

export const reservationView: EditingView = {
  uid: 'plugin::booking-rules.reservation',
  mainField: 'reference',
  sort: { by: 'createdAt', order: 'DESC' },
  list: ['reference', 'state', 'apartmentName', 'checkIn', 'checkOut', 'lastName', 'payment'],
  readOnly: true,
  form: [
    [
      ['reference', 6],
      ['state', 6],
    ],
    [
      ['awaiting', 6],
      ['heldUntil', 6],
    ],
    [
      ['paymentDue', 6],
      ['addressProof', 6],
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
    [
      ['account', 8],
      ['language', 4],
    ],
    [['message', 12]],
    [['arrivalDecision', 6]],
    [
      ['deposit', 4],
      ['payment', 4],
      ['promotionCode', 4],
    ],
    [['acceptedPages', 12]],
    [['terms', 12]],
  ],
  fields: {
    reference: ['Reference'],
    state: ['State'],
    awaiting: [
      'Waits for',
      'A held reservation waits for the guest to pay or confirm their email address, or for you to accept it.',
    ],
    paymentDue: ['Bank transfer due'],
    addressProof: ['Email address confirmed by', 'Empty while nobody has confirmed it.'],
    heldUntil: ['Nights held until', 'It then expires, and its nights are free again.'],
    apartmentName: ['Apartment'],
    apartmentId: ['Public id of the apartment'],
    checkIn: ['Check-in'],
    checkOut: ['Check-out'],
    guests: ['Guests'],
    firstName: ['First name'],
    lastName: ['Last name'],
    email: ['Email'],
    phone: ['Phone'],
    account: ['Account', 'If the guest was signed in when booking.'],
    language: ['Language', 'In which the guest booked, and is written to.'],
    message: ['Message'],
    arrivalDecision: ['Arrival information was', 'Empty while the rule in Your business decides.'],
    deposit: ['Security deposit'],
    payment: ['Payment'],
    acceptedPages: ['Accepted pages', 'The texts that the guest accepted, in the version of that time.'],
    promotionCode: ['Code'],
    terms: ['Price lines and refunds as agreed', 'Amounts in the smallest unit of the currency.'],
    quote: ['Quote'],
    paymentReference: ['Payment ID at the provider'],
  },
};
