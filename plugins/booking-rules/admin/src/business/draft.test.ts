import type { BusinessFields } from 'booking-rules/contracts/setup/business';
import { changedFields, profileOn, withProfile } from './draft';

const KEPT: BusinessFields = {
  ...{ brand: 'Harbour Homes', tagline: '', tradingName: 'Harbour Homes LLC', legalName: '' },
  ...{ logo: null, logoOnDark: null, icon: null, brandColour: '', accentColour: '', fonts: 'classic' },
  ...{
    phone: '',
    email: '',
    staffMailLanguage: 'en',
    footerAddress: 'Quay 1',
    openingHours: [],
    pictureNote: '',
    host: null,
  },
  ...{ validPermits: true, arrivalRule: { hoursBefore: 48, onlyPaid: true, onlyRegistered: false } },
  socialLinks: [{ network: 'instagram', url: 'https://instagram.example/harbour' }],
  ...{ legalAddress: '', taxNumber: '', licenceNumber: '', invoiceEmail: '', invoicePhone: '' },
  ...{ beneficiary: '', bank: '', iban: '', swift: '', bankNote: '', footer: '' },
  ...{ guestRegistration: 'by-place', registrationHours: null },
  ...{ registrationDaysKept: null, registrationAskDays: null },
};

test('only what was changed is sent', () => {
  expect(changedFields(KEPT, KEPT)).toEqual({});
  expect(changedFields(KEPT, { ...KEPT, brand: 'Quay Homes' })).toEqual({ brand: 'Quay Homes' });
});

test('a profile is added, changed and taken away', () => {
  const added = withProfile(KEPT, 'x', 'https://x.example/harbour');
  expect(added.map(({ network }) => network)).toEqual(['instagram', 'x']);
  const changed = withProfile(KEPT, 'instagram', 'https://instagram.example/quay');
  expect(profileOn({ ...KEPT, socialLinks: changed }, 'instagram')).toBe('https://instagram.example/quay');
  expect(withProfile(KEPT, 'instagram', ' ')).toEqual([]);
  expect(profileOn(KEPT, 'tiktok')).toBe('');
});
