import { HtmlValidate } from 'html-validate';
import { expect } from '@playwright/test';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes attributes, elements without content, and the ids it makes.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Lists may have names (ARIA 1.2), and the boxes of a choice of several share theirs.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // The style sheet keeps every telephone number in one piece.
    'tel-non-breaking': 'off',
  },
});

/** Expects that a validator finds no error in a page's HTML: among them no id that is there twice. */
export async function expectSoundHtml(path: string, html: string): Promise<void> {
  const { results } = await validator.validateString(html, path);
  const errors = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`,
    ),
  );
  expect(errors, `HTML of ${path}`).toEqual([]);
}
