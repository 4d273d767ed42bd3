import type { Amenity } from '../../api/site-api';
import type { IconName } from '../../ui/icon';

/** Words in an amenity's slug and the icon they call for; the first that is found counts. */
const BY_WORD: readonly [RegExp, IconName][] = [
  [/wi-?fi|internet/, 'wifi'],
  [/pool/, 'waves-ladder'],
  [/beach/, 'tree-palm'],
  [/\bsea\b|lagoon|creek|canal/, 'waves'],
  [/gym|fitness/, 'dumbbell'],
  [/charging|charger|\bev\b/, 'ev-charger'],
  [/parking|garage/, 'square-parking'],
  [/\bcar\b/, 'car'],
  [/dish|cutlery|dining/, 'utensils'],
  [/dryer/, 'wind'],
  [/shower|bath/, 'bath'],
  [/washing|washer|laundry/, 'washing-machine'],
  [/\biron|wardrobe/, 'shirt'],
  [/air-?con|cooling/, 'snowflake'],
  [/sauna|steam/, 'thermometer-sun'],
  [/heating|fireplace|barbecue|bbq|grill/, 'flame'],
  [/microwave/, 'microwave'],
  [/fridge|freezer/, 'refrigerator'],
  [/coffee|espresso|kettle|\btea\b/, 'coffee'],
  [/kitchen|oven|hob|cook/, 'cooking-pot'],
  [/\btv\b|television|streaming/, 'tv'],
  [/monitor|screen/, 'monitor'],
  [/desk/, 'lamp-desk'],
  [/workspace|laptop/, 'laptop'],
  [/play|toys/, 'toy-brick'],
  [/\bcot\b|crib|high-?chair|baby|child|kids/, 'baby'],
  [/lift|elevator/, 'elevator'],
  [/concierge|reception|doorman/, 'concierge-bell'],
  [/luggage|baggage/, 'luggage'],
  [/security|safe\b|lock/, 'lock'],
  [/smoke|alarm|detector|extinguisher/, 'alarm-smoke'],
  [/first-?aid/, 'heart'],
  [/balcony/, 'balcony'],
  [/terrace|patio/, 'sun'],
  [/garden|park\b/, 'trees'],
  [/step-?free|wheelchair|accessible/, 'accessibility'],
  [/\bpets?\b|dog/, 'paw-print'],
  [/key|check-?in/, 'key-round'],
  [/airport|transfer/, 'plane'],
  [/clean|housekeeping/, 'sparkles'],
  [/curtain|blind/, 'blinds'],
  [/towel/, 'towel-rack'],
  [/sofa|lounge/, 'sofa'],
  [/linen|pillow|bed/, 'bed-double'],
  [/fan\b/, 'fan'],
  [/view/, 'building-2'],
];

/** The icon of each group. */
const BY_GROUP: Record<Amenity['group'], IconName> = {
  essentials: 'check',
  kitchen: 'cooking-pot',
  comfort: 'armchair',
  work: 'laptop',
  family: 'baby',
  building: 'building-2',
  outdoors: 'sun',
  services: 'concierge-bell',
};

/** The icon of an amenity: by what its slug speaks of, else by its group. */
export function amenityIcon(slug: string, group: Amenity['group']): IconName {
  return BY_WORD.find(([words]) => words.test(slug))?.[1] ?? BY_GROUP[group];
}
