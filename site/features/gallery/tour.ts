import type { Bed, Room } from 'booking-rules/shared/listing/home';
import { roomNames } from '../../lib/rooms';
import { messages } from '../../messages/messages';

/** A room of the tour, with its photos by their places among all. */
export interface Stop {
  title: string;
  beds: readonly Bed[];
  photos: readonly number[];
}

/** The photos room by room, those of no room at the end; empty where no photo has a room. */
export function tourOf(rooms: readonly Room[], photos: number): Stop[] {
  const names = roomNames(rooms);
  const stops = rooms
    .map(({ beds, photos: shown }, index): Stop => ({ title: names[index] ?? '', beds, photos: shown }))
    .filter((stop) => stop.photos.length > 0);
  if (stops.length === 0) return [];
  const known = new Set(stops.flatMap((stop) => stop.photos));
  const others = Array.from({ length: photos }, (_, index) => index).filter((index) => !known.has(index));
  return others.length === 0
    ? stops
    : [...stops, { title: messages().gallery.otherPhotos, beds: [], photos: others }];
}

/** The room that a photo shows; null for one of no room. */
export function roomOfPhoto(rooms: readonly Room[], photo: number): string | null {
  const at = rooms.findIndex(({ photos }) => photos.includes(photo));
  return roomNames(rooms)[at] ?? null;
}
