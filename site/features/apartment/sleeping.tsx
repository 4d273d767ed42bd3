import { smallPhoto, type Photo } from 'booking-rules/shared/listing/photo';
import type { Room } from 'booking-rules/shared/listing/home';
import { bedsInWords, roomNames } from '../../lib/rooms';
import { spoken } from '../../lib/spoken';
import { cachedMarkup } from '../../lib/cached-markup';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';

interface SleepingProps {
  rooms: readonly Room[];
  photos: readonly Photo[];
}

/** A card for each room in which somebody sleeps, with its beds; rooms without beds are left out. */
export const Sleeping = cachedMarkup(function Sleeping({ rooms, photos }: SleepingProps) {
  const names = roomNames(rooms);
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      {rooms.map(({ beds, photos: shown }, index) => {
        const photo = photos[shown[0] ?? -1];
        const name = names[index] ?? '';
        const isSingle = beds.every(({ kind }) => kind === 'single-bed' || kind === 'bunk-bed');
        return beds.length === 0 ? null : (
          <li key={index} className="overflow-hidden rounded-card border border-line bg-white">
            {photo ? (
              <Picture
                photo={smallPhoto(photo)}
                ratio="3/2"
                sizes="(min-width: 64rem) 240px, (min-width: 48rem) 30vw, 50vw"
              />
            ) : (
              <span className="grid aspect-3/2 place-items-center bg-sand text-brand">
                <Icon name={isSingle ? 'bed-single' : 'bed-double'} className="size-8" />
              </span>
            )}
            <div className="p-3">
              <h3 className="font-sans text-sm font-semibold tracking-normal" {...spoken(name)}>
                {name}
              </h3>
              <p className="mt-0.5 text-sm text-muted">{bedsInWords(beds)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
});

/** Whether anything is known of where guests sleep. */
export const saysWhereToSleep = (rooms: readonly Room[]): boolean =>
  rooms.some(({ beds }) => beds.length > 0);
