import { useRef } from 'react';
import { Button, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useAction } from '../../api/use-action';
import { useUpload } from '../../api/use-upload';
import { LabelledField } from '../../components/fields';
import { messages } from '../../messages/messages';

const Picture = styled.img<{ $dark: boolean }>`
  display: block;
  max-width: 100%;
  height: 4.8rem;
  padding: ${({ theme }) => theme.spaces[2]};
  object-fit: contain;
  background: ${({ $dark }) => ($dark ? '#0b4747' : '#fff')};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
`;

/**
 * A picture that is uploaded at once and used once the form is saved.
 * @param pictures addresses of those that are kept, by their ids
 * @param keptAs what it is called in the media library, whose words are kept in English
 */
export function PictureField({
  value: id,
  onChange,
  pictures,
  keptAs,
  label,
  isOnDark = false,
  ...common
}: {
  value: number | null;
  onChange: (id: number | null) => void;
  pictures: Readonly<Record<string, string>>;
  keptAs: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  isOnDark?: boolean;
}) {
  const t = messages().business.look;
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  const { busy, run } = useAction();
  const url = id === null ? undefined : pictures[String(id)];

  function choose(file: File | undefined): void {
    if (!file) return;
    void run('upload', async () => {
      const picture = await upload(file, keptAs);
      onChange(picture.id);
      return t.uploaded;
    });
  }

  return (
    <LabelledField {...common} label={label}>
      {url === undefined ? null : <Picture src={url} alt={label} $dark={isOnDark} />}
      {id !== null && url === undefined ? <Typography>{t.newChosen}</Typography> : null}
      <Flex gap={2}>
        <Button variant="secondary" size="S" loading={busy !== null} onClick={() => input.current?.click()}>
          {id === null ? t.choose(label) : t.change(label)}
        </Button>
        {id === null ? null : (
          <Button variant="tertiary" size="S" onClick={() => onChange(null)}>
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
