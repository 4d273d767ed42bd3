import { useRef } from 'react';
import {
  Box,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Tabs,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { styled } from 'styled-components';
import type { MailRuleDraft } from 'booking-rules/contracts/mail-rules';
import { directionOf, LANGUAGES, type Language } from 'booking-rules/shared/format/language';
import { staffMessages } from 'booking-rules/shared/messages/messages';
import { TEMPLATE_VARIABLES, type TemplateVariable } from 'booking-rules/shared/templates/template';
import { LabelledField, TextField } from '../components/fields';
import { messages } from '../messages/messages';

type Texts = MailRuleDraft['texts'];

interface TextProps {
  texts: Texts;
  language: Language;
  onLanguage: (language: Language) => void;
  onChange: (texts: Texts) => void;
  errorOf: (field: string) => string | undefined;
}

/** Room for a whole mail. */
const Tall = styled(Box)`
  textarea {
    min-height: 34rem;
  }
`;

/** What a mail says in each language, with the variables that may stand in it. */
export function TextFields({ texts, language, onLanguage, onChange, errorOf }: TextProps) {
  const t = messages().mailRules.form;
  return (
    <Box>
      <Typography tag="h2" variant="delta">
        {t.texts}
      </Typography>
      <Box paddingTop={1} paddingBottom={3}>
        <Typography variant="pi" textColor="neutral600">
          {t.fallback}
        </Typography>
      </Box>
      <Tabs.Root value={language} onValueChange={(chosen) => onLanguage(chosen as Language)}>
        <Tabs.List aria-label={t.texts}>
          {LANGUAGES.map((one) => (
            <Tabs.Trigger key={one} value={one}>
              {t.languages[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {LANGUAGES.map((one) => (
          <Tabs.Content key={one} value={one}>
            <Box paddingTop={4}>
              <OneText
                language={one}
                value={texts[one]}
                onChange={(text) => onChange({ ...texts, [one]: text })}
                errorOf={(field) => errorOf(`texts.${one}.${field}`)}
              />
            </Box>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Box>
  );
}

interface OneTextProps {
  language: Language;
  value: Texts[Language];
  onChange: (value: Texts[Language]) => void;
  errorOf: (field: string) => string | undefined;
}

function OneText({ language, value, onChange, errorOf }: OneTextProps) {
  const t = messages().mailRules.form;
  const area = useRef<HTMLTextAreaElement>(null);

  /** Puts a variable where the cursor stands. */
  function insert(variable: TemplateVariable): void {
    const { selectionStart, selectionEnd } = area.current ?? {
      selectionStart: value.text.length,
      selectionEnd: value.text.length,
    };
    const text = `${value.text.slice(0, selectionStart)}{{${variable}}}${value.text.slice(selectionEnd)}`;
    onChange({ ...value, text });
    area.current?.focus();
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <TextField
        name={`${language}.subject`}
        label={t.subject}
        value={value.subject}
        maxLength={150}
        error={errorOf('subject')}
        onChange={(subject) => onChange({ ...value, subject })}
      />
      <Tall>
        <LabelledField name={`${language}.text`} label={t.text} hint={t.textHint} error={errorOf('text')}>
          <Textarea
            ref={area}
            dir={directionOf(language)}
            value={value.text}
            maxLength={5_000}
            onChange={({ target }) => onChange({ ...value, text: target.value })}
          />
        </LabelledField>
      </Tall>
      <Variables onChoose={insert} />
    </Flex>
  );
}

function Variables({ onChoose }: { onChoose: (variable: TemplateVariable) => void }) {
  const label = messages().mailRules.form.variables;
  const { variables } = staffMessages().templates;
  return (
    <Field.Root width="100%">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value=""
        placeholder={label}
        onChange={(chosen) => {
          const variable = TEMPLATE_VARIABLES.find((one) => one === chosen);
          if (variable) onChoose(variable);
        }}
      >
        {TEMPLATE_VARIABLES.map((variable) => (
          <SingleSelectOption key={variable} value={variable}>
            {variables[variable]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
