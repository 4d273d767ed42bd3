import { Box, Field, Flex, TextInput } from '@strapi/design-system';
import { styled } from 'styled-components';
import { ChoiceField, TextField } from '../../components/fields';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { SITE_FONTS } from 'booking-rules/shared/listing/site-look';
import { messages } from '../../messages/messages';
import { Group, type BusinessFormState } from './names-and-money';
import { PictureField } from './picture-field';

const ColourInput = styled.input`
  width: 4.8rem;
  height: 4rem;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: none;
`;

/** Logo, colours and fonts. @param pictures addresses of those that are kept, by their ids */
export function LookGroup({
  form,
  pictures,
}: {
  form: BusinessFormState;
  pictures: Readonly<Record<string, string>>;
}) {
  const t = messages().business.look;
  const { field } = form;
  return (
    <Group title={t.title}>
      <PictureField {...field('logo')} {...{ pictures }} keptAs="Logo" label={t.logo} hint={t.logoHint} />
      <PictureField
        {...field('logoOnDark')}
        {...{ pictures }}
        keptAs="Logo on dark"
        label={t.logoOnDark}
        hint={t.logoOnDarkHint}
        isOnDark
      />
      <PictureField {...field('icon')} {...{ pictures }} keptAs="Icon" label={t.icon} hint={t.iconHint} />
      <ColourField
        form={form}
        name="brandColour"
        label={t.brandColour}
        usual="#0f5c5c"
        hint={t.brandColourHint}
      />
      <ColourField
        form={form}
        name="accentColour"
        label={t.accentColour}
        usual="#b8893b"
        hint={t.accentColourHint}
      />
      <ChoiceField
        {...field('fonts')}
        width="100%"
        label={t.fonts}
        options={SITE_FONTS.map((fonts) => [fonts, choiceLabel(fonts)] as const)}
      />
      <TextField {...field('pictureNote')} label={t.pictureNote} hint={t.pictureNoteHint} maxLength={200} />
    </Group>
  );
}

/** A colour, picked or typed; empty for the usual one. */
function ColourField({
  form: { values, set, errorOf },
  name,
  label,
  hint,
  usual,
}: {
  form: BusinessFormState;
  name: 'brandColour' | 'accentColour';
  label: string;
  hint: string;
  usual: string;
}) {
  const error = errorOf(name);
  const value = values[name];
  return (
    <Field.Root name={name} hint={hint} {...(error !== undefined && { error })}>
      <Field.Label>{label}</Field.Label>
      <Flex gap={2}>
        <ColourInput
          type="color"
          aria-label={messages().business.look.pick(label)}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : usual}
          onChange={({ target }) => set({ [name]: target.value })}
        />
        <Box flex="1">
          <TextInput
            value={value}
            placeholder={usual}
            maxLength={7}
            onChange={({ target }: { target: { value: string } }) => set({ [name]: target.value.trim() })}
          />
        </Box>
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
