import { durationOf, inHours } from 'booking-rules/shared/messages/ar/duration';
import { stayChange } from './booking/stay-change';

test.each([
  [1, 'دقيقة واحدة'],
  [2, 'دقيقتين'],
  [5, '5 دقائق'],
  [30, '30 دقيقة'],
  [60, 'ساعة واحدة'],
  [120, 'ساعتين'],
  [180, '3 ساعات'],
  [48 * 60, '48 ساعة'],
  [50 * 60, '50 ساعة'],
  [72 * 60, '3 أيام'],
  [30 * 24 * 60, '30 يومًا'],
])('%d minutes after a preposition are %s', (minutes, text) => {
  expect(durationOf(minutes)).toBe(text);
});

test('hours that go on for days stay hours where they are counted down', () => {
  expect(inHours(72)).toBe('72 ساعة');
});

test('nights that a change adds, gives up and keeps are each counted in their own form', () => {
  expect(stayChange.nights({ added: 1, dropped: 2, kept: 3, guests: 4 })).toBe(
    'تُضاف ليلة واحدة، وتُلغى ليلتان، وتبقى 3 ليالٍ دون تغيير؛ عدد الضيوف 4.',
  );
  expect(stayChange.nights({ added: 0, dropped: 0, kept: 11, guests: 1 })).toBe(
    'تبقى 11 ليلة دون تغيير؛ عدد الضيوف 1.',
  );
});
