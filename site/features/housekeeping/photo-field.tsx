import { useId, useState } from 'react';
import { messages } from '../../messages/messages';
import { Button } from '../../ui/button';
import { smallPhoto } from './small-photo';

/** A photo from the camera, in base64; null for none. */
export function PhotoField({
  photo,
  onChange,
}: {
  photo: string | null;
  onChange: (photo: string | null) => void;
}) {
  const t = messages().housekeeping;
  const id = useId();
  const [unreadable, setUnreadable] = useState(false);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    smallPhoto(file).then(
      (small) => {
        setUnreadable(false);
        onChange(small);
      },
      () => setUnreadable(true),
    );
  };
  return (
    <div className="grid gap-3">
      {photo !== null && (
        <img
          src={`data:image/jpeg;base64,${photo}`}
          alt={t.photoOf}
          className="max-h-48 w-fit rounded-control border border-line"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          className="peer sr-only"
          onChange={({ target }) => take(target.files?.[0])}
        />
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-line bg-white px-4 text-sm font-semibold hover:bg-sand/50 peer-focus-visible:outline-2 peer-focus-visible:outline-brand"
        >
          {photo === null ? t.addPhoto : t.otherPhoto}
        </label>
        {photo !== null && (
          <Button kind="quiet" onClick={() => onChange(null)}>
            {t.removePhoto}
          </Button>
        )}
      </div>
      {unreadable && (
        <p role="alert" className="text-sm font-medium text-danger">
          {t.unreadablePhoto}
        </p>
      )}
    </div>
  );
}
