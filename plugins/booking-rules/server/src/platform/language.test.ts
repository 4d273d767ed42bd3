import { setTimeout as pause } from 'node:timers/promises';
import { formatDay } from '../../../shared/format/day';
import { setLanguageSource } from '../../../shared/format/language';
import { inLanguage, letLanguagesDiffer } from './language';

afterAll(() => setLanguageSource(() => 'en'));

test('work of several requests at once is written in the language of each', async () => {
  letLanguagesDiffer();
  const write = async (): Promise<string> => {
    await pause(1);
    return formatDay('2026-12-04');
  };
  const [arabic, english, outside] = await Promise.all([
    inLanguage('ar', write),
    inLanguage('en', write),
    write(),
  ]);
  expect(arabic).toContain('ديسمبر');
  expect([english, outside]).toEqual(['Fri 4 Dec 2026', 'Fri 4 Dec 2026']);
});
