import { draftProblems, EMPTY_DRAFT, tidyDraft } from './guest-details';

const draft = {
  firstName: 'Amina',
  lastName: 'Haddad',
  email: 'amina@example.com',
  phone: '+971 50 123 4567',
  message: '',
};

test('a whole draft has no problems', () => {
  expect(draftProblems(draft)).toEqual({});
});

test('every field but the message is needed', () => {
  expect(Object.keys(draftProblems(EMPTY_DRAFT))).toEqual(['firstName', 'lastName', 'email', 'phone']);
});

test.each(['050 123 4567', '+12', '+971 50 123 4567 8901 2345 678', '+971 fifty'])(
  '%s is no phone number',
  (phone) => {
    expect(draftProblems({ ...draft, phone }).phone).toBeDefined();
  },
);

test.each(['0044 20 7946 0000', '+1 (415) 555-0100', '+33 1.23.45.67.89'])(
  '%s is a phone number',
  (phone) => {
    expect(draftProblems({ ...draft, phone }).phone).toBeUndefined();
  },
);

test.each(['amina', 'amina@', 'amina@example', 'a b@example.com'])('%s is no e-mail address', (email) => {
  expect(draftProblems({ ...draft, email }).email).toBeDefined();
});

test('what is sent has no outer spaces, and a plus before the country code', () => {
  const tidy = tidyDraft({ ...draft, firstName: ' Amina ', phone: ' 00971  50 123 4567 ' });
  expect(tidy).toMatchObject({ firstName: 'Amina', phone: '+971 50 123 4567' });
});
