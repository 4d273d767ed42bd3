import { useRef } from 'react';
import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useAction } from '../../api/use-action';
import { useUpload } from '../../api/use-upload';
import { ChoiceField, LabelledField, TextField } from '../../components/fields';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { SITE_FONTS } from 'booking-rules/shared/listing/site-look';
import { messages } from '../../messages/messages';
import { Group, type BusinessFormState } from './names-and-money';

type Pictured = 'logo' | 'logoOnDark' | 'icon';

/** What the pictures are called in the media library, whose words are kept in English. */
const KEPT_AS: Readonly<Record<Pictured, string>> = {
  logo: 'Logo',
  logoOnDark: 'Logo on dark',
  icon: 'Icon',
};

const Picture = styled.img<{ $dark: boolean }>`
  display: block;
  max-width: 100%;
  height: 4.8rem;
  padding: ${({ theme }) => theme.spaces[2]};
  object-fit: contain;
  background: ${({ $dark }) => ($dark ? '#0b4747' : '#fff')};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
`;
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
      <PictureField {...{ form, pictures }} name="logo" label={t.logo} hint={t.logoHint} />
      <PictureField {...{ form, pictures }} name="logoOnDark" label={t.logoOnDark} hint={t.logoOnDarkHint} />
      <PictureField {...{ form, pictures }} name="icon" label={t.icon} hint={t.iconHint} />
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

/** A picture that is uploaded at once and used once the form is saved. */
function PictureField({
  form: { values, set, errorOf },
  pictures,
  name,
  label,
  hint,
}: {
  form: BusinessFormState;
  pictures: Readonly<Record<string, string>>;
  name: Pictured;
  label: string;
  hint: string;
}) {
  const t = messages().business.look;
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  const { busy, run } = useAction();
  const id = values[name];
  const url = id === null ? undefined : pictures[String(id)];

  function choose(file: File | undefined): void {
    if (!file) return;
    void run('upload', async () => {
      const picture = await upload(file, KEPT_AS[name]);
      set({ [name]: picture.id });
      return t.uploaded;
    });
  }

  return (
    <LabelledField name={name} label={label} hint={hint} error={errorOf(name)}>
      {url === undefined ? null : <Picture src={url} alt={label} $dark={name === 'logoOnDark'} />}
      {id !== null && url === undefined ? <Typography>{t.newChosen}</Typography> : null}
      <Flex gap={2}>
        <Button variant="secondary" size="S" loading={busy !== null} onClick={() => input.current?.click()}>
          {id === null ? t.choose(label) : t.change(label)}
        </Button>
        {id === null ? null : (
          <Button variant="tertiary" size="S" onClick={() => set({ [name]: null })}>
            {t.remove(label)}
          </Button>
        )}
      </Flex>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/webp,image/jpeg,image/avif"
        aria-label={t.file(label)}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
    </LabelledField>
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
