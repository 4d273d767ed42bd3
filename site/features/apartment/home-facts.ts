import type { HomeFacts } from 'booking-rules/shared/listing/home';
import type { IconName } from '../../lib/icon-name';
import { messages } from '../../messages/messages';

/** Something that guests ask before they book, with its answer. */
export interface HomeFact {
  icon: IconName;
  label: string;
  text: string;
}

/** The facts that editors have given, in words. */
export function homeFacts({ floor, lift, view, wifiSpeed, parking, checkInMethod }: HomeFacts): HomeFact[] {
  const t = messages().apartment.facts;
  const facts: (HomeFact | null)[] = [
    floor === null ? null : { icon: 'building-2', label: t.floor, text: t.floorNumber(floor) },
    lift === null ? null : { icon: 'elevator', label: t.lift, text: lift ? t.hasLift : t.noLift },
    view === null ? null : { icon: 'sun', label: t.view, text: t.views[view] },
    wifiSpeed === null ? null : { icon: 'wifi', label: t.wifi, text: t.wifiSpeed(wifiSpeed) },
    parking === null ? null : { icon: 'car', label: t.parking, text: t.parkings[parking] },
    checkInMethod === null
      ? null
      : { icon: 'key-round', label: t.checkIn, text: t.checkInMethods[checkInMethod] },
  ];
  return facts.filter((fact) => fact !== null);
}
