import { preparePhoneCheck } from '../../ui/phone/phone-check';
import { draftOfAccount, draftProblems, EMPTY_DRAFT, tidyDraft } from './guest-details';

const draft = {
  firstName: 'Amina',
  lastName: 'Haddad',
  email: 'amina@example.com',
  phone: '+971 50 123 4567',
  phoneCountry: 'AE',
  message: '',
  payment: '' as const,
};

beforeAll(preparePhoneCheck);

test('a whole draft has no problems', () => {
  expect(draftProblems(draft)).toEqual({});
});

test('every field but the message is needed', () => {
  expect(Object.keys(draftProblems(EMPTY_DRAFT))).toEqual(['firstName', 'lastName', 'email', 'phone']);
});

test.each(['050 123', '+12', '+971 50 123 4567 8901 2345 678', '+971 fifty'])(
  '%s is no phone number',
  (phone) => {
    expect(draftProblems({ ...draft, phone }).phone).toBeDefined();
  },
);

test.each([
  ['GB', '0044 20 7946 0000'],
  ['US', '+1 (415) 555-0100'],
  ['FR', '01.23.45.67.89'],
])('of %s %s is a phone number', (phoneCountry, phone) => {
  expect(draftProblems({ ...draft, phoneCountry, phone }).phone).toBeUndefined();
});

test.each(['amina', 'amina@', 'amina@example', 'a b@example.com'])('%s is no email address', (email) => {
  expect(draftProblems({ ...draft, email }).email).toBeDefined();
});

test('what is sent has no outer spaces, and the phone number with its country code', () => {
  const tidy = tidyDraft({ ...draft, firstName: ' Amina ', phone: ' 050 123 4567 ' });
  expect(tidy).toMatchObject({ firstName: 'Amina', phone: '+971501234567' });
});

describe('an account', () => {
  const account = { id: 1, username: 'amina', email: 'amina@example.com', confirmed: true };

  test('fills in what it knows, the phone number under the country that it names', () => {
    const known = { ...account, firstName: 'Amina', lastName: 'Haddad', phone: '+44 20 7946 0958' };
    const filled = { ...EMPTY_DRAFT, ...draftOfAccount(known) };
    expect(draftProblems(filled)).toEqual({});
    expect(filled).toMatchObject({ firstName: 'Amina', lastName: 'Haddad', phoneCountry: 'GB' });
    expect(tidyDraft(filled)).toMatchObject({ email: 'amina@example.com', phone: '+442079460958' });
  });

  test('leaves to the guest what it does not know', () => {
    const known = { ...account, firstName: null, lastName: '', phone: null };
    expect({ ...EMPTY_DRAFT, ...draftOfAccount(known) }).toEqual({
      ...EMPTY_DRAFT,
      email: 'amina@example.com',
    });
  });
});
