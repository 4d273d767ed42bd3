import { useId, useState, type ComponentProps } from 'react';
import { messages } from '../../messages/messages';
import { CONTROL_CLASS, Field, fieldAria, type Bound } from '../../ui/field';

/** A picture from the device, with words of the page over those of the browser, which knows its own language only. */
export function PictureField({
  error,
  onChoose,
  ...input
}: Bound & Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { onChoose: (file: File | null) => void }) {
  const t = messages().registration;
  const ownId = useId();
  const id = input.id ?? ownId;
  const [name, setName] = useState<string | null>(null);
  return (
    <Field label={t.picture} hint={t.pictureHint} error={error} htmlFor={id}>
      <div className="relative">
        <input
          {...input}
          {...fieldAria(id, error, t.pictureHint)}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className={`${CONTROL_CLASS} cursor-pointer text-transparent file:invisible`}
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0] ?? null;
            setName(file?.name ?? null);
            onChoose(file);
          }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 flex items-center gap-3 px-3"
        >
          <span className="shrink-0 rounded-control bg-sand px-3 py-1 text-sm font-semibold">
            {t.choosePicture}
          </span>
          <bdi className="truncate">{name ?? t.noPicture}</bdi>
        </span>
      </div>
    </Field>
  );
}
