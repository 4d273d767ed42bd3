import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { MailRuleLine } from 'booking-rules/contracts/mail-rules';
import { setLanguageSource } from 'booking-rules/shared/format/language';
import { namesAnswer } from '../../tests/rates-data';
import { renderInPanel } from '../../tests/render';
import { panel } from '../../tests/strapi-admin';
import { loadMessages } from '../messages/messages';
import { describeTiming } from './drafts';
import { MailRulePage } from './mail-rule-page';

const RULE: MailRuleLine = {
  ...{ id: 7, name: 'Before arrival', active: true, activeSince: '2026-11-01T00:00:00.000Z', sent: 3 },
  ...{ moment: 'before-arrival', offset: 2, time: '10:00', sendLate: true, condition: 'always' },
  apartments: null,
  texts: { en: { subject: 'Soon', text: 'Hello {{guest_first_name}}' }, ar: { subject: '', text: '' } },
};
const BOOKING = {
  ...{ reference: 'R-7F3K9M2XWB', guest: 'Layla Haddad', apartmentName: 'Creek view' },
  ...{ checkIn: '2026-12-04', language: 'en' as const },
};

function open(): void {
  panel.server = ({ method, path }) => {
    if (path.endsWith('/preview'))
      return { data: { subject: 'Soon', html: '<p>Hello Layla</p>', missing: ['amount_due'] } };
    if (method === 'GET' && path.includes('mail-rules'))
      return { data: { rules: [RULE], bookings: [BOOKING], mailServer: false } };
    return namesAnswer(path, 300);
  };
  renderInPanel(
    <Routes>
      <Route path="/mail-rules/:id" element={<MailRulePage />} />
      <Route path="*" element={<p>The list</p>} />
    </Routes>,
    '/mail-rules/7',
  );
}

test.each([
  [{ moment: 'before-arrival', offset: 1, time: '10:00' }, '1 day before arrival, 10:00'],
  [{ moment: 'booking', offset: 0, time: '10:00' }, 'When booked'],
  [{ moment: 'arrival-day', offset: 0, time: '08:30' }, 'On the day of arrival, 08:30'],
] as const)('a list says when a mail goes out: %j', (timing, words) => {
  expect(describeTiming(timing)).toBe(words);
});

test('a manager sees the mail of a real booking, and keeps a change of its time', async () => {
  open();
  await screen.findByTitle('The email as the guest reads it');
  screen.getByText('Left out, because this booking has none: What is still to be paid');
  fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '11:15' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const { id: _id, sent: _sent, activeSince: _since, ...draft } = RULE;
    expect(panel.bodyOf('/booking-rules/mail-rules/7')).toEqual({ data: { ...draft, time: '11:15' } });
  });
  await screen.findByText('The list');
});

test('a mail that every house begins with has an Arabic name in an Arabic panel, and keeps its own', async () => {
  await loadMessages('ar');
  setLanguageSource(() => 'ar');
  try {
    open();
    await screen.findByDisplayValue('قبل الوصول');
    fireEvent.click(screen.getByRole('button', { name: 'حفظ' }));
    await waitFor(() =>
      expect(panel.bodyOf('/booking-rules/mail-rules/7')).toMatchObject({ data: { name: 'Before arrival' } }),
    );
  } finally {
    setLanguageSource(() => 'en');
  }
});
