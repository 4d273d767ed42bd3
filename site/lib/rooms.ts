import type { Bed, Room } from 'booking-rules/shared/listing/home';
import { messages } from '../messages/messages';

/** What rooms are called: as editors say, or by the word of their kind, counted where several share it. */
export function roomNames(rooms: readonly Pick<Room, 'kind' | 'name'>[]): string[] {
  const { names, numbered } = messages().apartment.rooms;
  const nameless = (kind: Room['kind']) => rooms.filter((room) => room.kind === kind && room.name === '');
  return rooms.map((room) => {
    if (room.name !== '') return room.name;
    const alike = nameless(room.kind);
    return alike.length === 1 ? names[room.kind] : numbered(names[room.kind], alike.indexOf(room) + 1);
  });
}

/** The beds of a room: `1 king bed, 2 single beds`. */
export function bedsInWords(beds: readonly Bed[]): string {
  const { apartment, ui } = messages();
  return beds.map(({ kind, count }) => apartment.rooms.beds[kind](count)).join(ui.comma);
}
