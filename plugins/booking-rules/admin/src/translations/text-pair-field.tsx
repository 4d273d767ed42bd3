import { Box, Button, Field, Flex, Grid, TextInput, Textarea, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { TextPair } from 'booking-rules/shared/translations/original-texts';
import { messages } from '../messages/messages';

/** As it was typed: paragraphs and the signs of rich texts stay where they are. */
const AsTyped = styled(Typography)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Tall = styled(Textarea)<{ $lines: number }>`
  &&,
  && textarea {
    min-height: ${({ $lines }) => Math.min(40, Math.max(5, $lines)) * 2.2}rem;
    line-height: 1.7;
  }
`;

const IN_ARABIC = { lang: 'ar', dir: 'rtl' } as const;

/** A text beside its translation; below each other where it is narrow. */
export function TextPairField({
  pair: { path, label, form, source, earlier },
  value,
  onChange,
}: {
  pair: TextPair;
  value: string;
  onChange: (text: string) => void;
}) {
  const t = messages().translations.field;
  const id = `original-${path}`;
  return (
    <Box tag="section" aria-label={label} paddingBottom={6}>
      <Grid.Root gap={4}>
        <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
          <Typography id={`${id}-label`} variant="pi" fontWeight="bold" paddingBottom={1}>
            {label}
          </Typography>
          <Box
            role="group"
            aria-labelledby={`${id}-label`}
            background="neutral100"
            hasRadius
            padding={3}
            // Whichever language somebody has written it in.
            dir="auto"
          >
            <AsTyped id={id} tag="p">
              {source}
            </AsTyped>
          </Box>
        </Grid.Item>
        <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
          <Field.Root name={path} width="100%" hint={form === 'rich' ? t.marks : undefined}>
            <Field.Label>{t.inArabic(label)}</Field.Label>
            {form === 'line' ? (
              <TextInput {...IN_ARABIC} value={value} onChange={({ target }) => onChange(target.value)} />
            ) : (
              <Tall
                {...IN_ARABIC}
                $lines={source.length / 60 + source.split('\n').length}
                value={value}
                onChange={({ target }) => onChange(target.value)}
              />
            )}
            <Field.Hint />
          </Field.Root>
          {form === 'rich' && value === '' ? (
            <Flex paddingTop={2}>
              <Button variant="tertiary" onClick={() => onChange(source)}>
                {t.begin(label)}
              </Button>
            </Flex>
          ) : null}
          {earlier === null || value !== '' ? null : (
            <Box background="warning100" hasRadius padding={3} marginTop={2}>
              <Typography tag="p" paddingBottom={2}>
                {t.outdated}
              </Typography>
              <AsTyped tag="p" {...IN_ARABIC}>
                {earlier.text}
              </AsTyped>
              <Flex paddingTop={2}>
                <Button variant="secondary" onClick={() => onChange(earlier.text)}>
                  {t.useAgain(label)}
                </Button>
              </Flex>
            </Box>
          )}
        </Grid.Item>
      </Grid.Root>
    </Box>
  );
}
