import fc from 'fast-check';
import { fillTemplate, hasPlaceholders, TEMPLATE_VARIABLES, templateProblems, variablesOf } from './template';

const values = {
  guest_first_name: 'Layla',
  apartment: 'Marina view',
  trip_link: 'https://example.com/r?a=1&b=$&',
};

test.each([
  ['Hello {{guest_first_name}}!', 'Hello Layla!', []],
  ['{{ Guest first name }}, {{guest-first-name}}', 'Layla, Layla', []],
  ['مرحبًا {{guest_first_name}}، {{apartment}}', 'مرحبًا Layla، Marina view', []],
  ['See {{trip_link}}.', 'See https://example.com/r?a=1&b=$&.', []],
  ['Due: {{amount_due}}', 'Due: {{amount_due}}', ['amount_due']],
  ['{{amount_due}} {{amount_due}}', '{{amount_due}} {{amount_due}}', ['amount_due']],
  ['{one} {{}} {{{apartment}}}', '{one} {{}} {Marina view}', []],
  ['no variables', 'no variables', []],
])('%s becomes %s', (text, filled, missing) => {
  expect(fillTemplate(text, values)).toEqual({ text: filled, missing });
});

test('a blank value is as good as none', () => {
  expect(fillTemplate('{{address}}', { address: '  ' }).missing).toEqual(['address']);
});

test.each([
  ['Hello {{guest_first_name}}', []],
  ['{{door_code}} {{door_code}}', [{ problem: 'unknown-variable', name: 'door_code' }]],
  ['{{constructor}}', [{ problem: 'unknown-variable', name: 'constructor' }]],
  ['{{}}', [{ problem: 'unknown-variable', name: '' }]],
  ['Hello {{guest_first_name', [{ problem: 'open-braces', near: '{{guest_first_name' }]],
  ['Hello {{guest\nname}}', [{ problem: 'open-braces', near: '{{guest\nname}}' }]],
  ['Hello guest}}', [{ problem: 'open-braces', near: '}}' }]],
  ['{ alone } is fine', []],
])('of %j it says %j', (text, problems) => {
  expect(templateProblems(text)).toEqual(problems);
});

test('variables are named once, in their order', () => {
  expect(variablesOf('{{nights}} {{reference}} {{nights}} {{other}}')).toEqual(['nights', 'reference']);
});

test('what a value says is never filled in again', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...TEMPLATE_VARIABLES), (around, name) => {
      const sly = `{{${name}}}`;
      const { text } = fillTemplate('{{guest_first_name}}', {
        guest_first_name: `${around}${sly}`,
        [name]: sly,
      });
      expect(text).toContain(sly);
    }),
  );
});

test('a text without problems is filled whole where every value is there', () => {
  const every = Object.fromEntries(TEMPLATE_VARIABLES.map((name) => [name, 'x']));
  const part = fc.oneof(
    fc.constantFrom(...TEMPLATE_VARIABLES).map((name) => `{{${name}}}`),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join(' ');
      if (templateProblems(text).length > 0) return;
      const filled = fillTemplate(text, every);
      expect([filled.missing, hasPlaceholders(filled.text)]).toEqual([[], false]);
    }),
  );
});
