import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '@strapi/utils';
import { writtenIn } from '../../../../shared/format/language';
import { answers } from '../../../../shared/messages/ar/answers';
import { toldError } from './told-error';

const PLUGIN = join(__dirname, '../../../..');

test('every sentence that Arabic has words for is one that the server says', () => {
  const sources = ['contracts', 'server/src', 'shared/domain'].flatMap((folder) =>
    readdirSync(join(PLUGIN, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(PLUGIN, folder, name), 'utf8')),
  );
  const said = sources.join('\n');
  expect(Object.keys(answers.said).filter((sentence) => !said.includes(sentence))).toEqual([]);
});

test('no answer in Arabic has English in it', () => {
  const told = [...Object.values(answers.said), ...answers.withNumbers.map(([, say]) => say(3, 11))];
  for (const sentence of told) expect(sentence).not.toMatch(/[A-Za-z]|undefined/);
});

test('an error is told field by field', () => {
  const fields = () => [
    { path: ['data', 'email'], message: 'must be an email address', name: 'ValidationError' },
    { path: ['data', 'guests'], message: 'must be 50 or fewer', name: 'ValidationError' },
  ];
  const thrown = () =>
    new errors.ValidationError('must be an email address; must be 50 or fewer', { errors: fields() });
  expect(toldError(thrown())).toMatchObject({ details: { errors: fields() } });
  const arabic = writtenIn('ar', () => toldError(thrown()));
  expect(arabic).toMatchObject({
    message: 'يجب أن يكون بريدًا إلكترونيًا صحيحًا; يجب ألا يزيد على 50',
    details: {
      errors: [{ message: 'يجب أن يكون بريدًا إلكترونيًا صحيحًا' }, { message: 'يجب ألا يزيد على 50' }],
    },
  });
});

test('what Arabic has no words for stays as it is', () => {
  const error = new Error('Something else');
  expect(writtenIn('ar', () => toldError(error))).toBe(error);
  expect(error.message).toBe('Something else');
});
