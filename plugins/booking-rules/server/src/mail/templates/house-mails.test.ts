import { writtenIn } from '../../../../shared/format/language';
import { USUAL_COLOURS } from '../../records/content/brand-colours';
import { composeHousekeepingLink, composeNotice } from '../delivery/compose-notice';

const sender = {
  ...{ brand: 'Vacationer', colours: USUAL_COLOURS, phone: '', email: 'stay@stay.example' },
  ...{ address: '', url: 'https://stay.example' },
};
const permit = (apartmentName: string, daysLeft: number) => ({
  ...{ apartmentName, permitNumber: 'BUS-1', expiry: '2027-03-31', daysLeft },
});

test.each([
  [[permit('Marina View', 30)], 'The permit of Marina View ends in 30 days'],
  [[permit('Marina View', 0)], 'The permit of Marina View ends today'],
  [[permit('Marina View', 7), permit('Palm Villa', 30)], '2 permits end soon'],
])('permits that end are named with their days', (permits, subject) => {
  const mail = composeNotice({ kind: 'manager-permits-ending', permits }, sender, 'office@stay.example');
  expect(mail.subject).toBe(subject);
  for (const { apartmentName } of permits) expect(mail.text).toContain(apartmentName);
  expect(mail.text).toContain('https://stay.example/admin/plugins/booking-rules/today#permits');
});

test('a problem says who found what, and leads to its day', () => {
  const mail = composeNotice(
    {
      ...{ kind: 'manager-turnover-problem', apartmentName: 'Marina View', by: 'Rosa', day: '2027-03-01' },
      ...{ text: 'The <b>shower</b> leaks', hasPhoto: true },
    },
    sender,
    'office@stay.example',
  );
  expect(mail.html).not.toContain('<b>shower');
  expect(mail.text).toContain('Rosa reports: “The <b>shower</b> leaks”');
  expect(mail.text).toContain('https://stay.example/admin/plugins/booking-rules/turnover?day=2027-03-01');
});

test.each(['en', 'ar'] as const)('a housekeeper gets the link in their language: %s', (language) => {
  const url = 'https://stay.example/housekeeping#1.1.sign';
  const mail = writtenIn(language, () =>
    composeHousekeepingLink({ to: 'rosa@example.com', name: 'Rosa', url, language }, sender),
  );
  expect(mail.to).toEqual({ name: 'Rosa', address: 'rosa@example.com' });
  expect(mail.text).toContain(url);
  expect(/\p{Script=Arabic}/u.test(mail.subject)).toBe(language === 'ar');
});
