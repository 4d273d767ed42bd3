import type { Amenity } from '../../api/site-api';
import type { IconName } from '../../ui/icon';

/** Words in an amenity's slug and the icon they call for; the first that is found counts. */
const BY_WORD: readonly [RegExp, IconName][] = [
  [/wi-?fi|internet/, 'wifi'],
  [/pool/, 'waves-ladder'],
  [/beach|sea/, 'waves'],
  [/gym|fitness/, 'dumbbell'],
  [/parking|garage|\bcar\b/, 'car'],
  [/dish|cutlery|dining/, 'utensils'],
  [/hair|shower|bath/, 'bath'],
  [/washing|washer|laundry/, 'washing-machine'],
  [/dryer|iron|wardrobe/, 'shirt'],
  [/air-?con|cooling/, 'snowflake'],
  [/heating|fireplace|barbecue|bbq|grill/, 'flame'],
  [/microwave/, 'microwave'],
  [/fridge|freezer/, 'refrigerator'],
  [/coffee|espresso|kettle|tea/, 'coffee'],
  [/kitchen|oven|hob|cook/, 'cooking-pot'],
  [/tv|television|streaming/, 'tv'],
  [/desk|workspace|laptop|monitor/, 'laptop'],
  [/cot|crib|high-?chair|baby|child|kids|play/, 'baby'],
  [/lift|elevator/, 'elevator'],
  [/concierge|reception|doorman/, 'concierge-bell'],
  [/security|safe\b|lock/, 'lock'],
  [/smoke|alarm|detector|extinguisher/, 'alarm-smoke'],
  [/first-?aid/, 'heart'],
  [/balcony|terrace|patio/, 'umbrella'],
  [/garden|park\b/, 'tree-palm'],
  [/step-?free|wheelchair|accessible/, 'accessibility'],
  [/pet|dog/, 'paw-print'],
  [/key|check-?in/, 'key-round'],
  [/airport|transfer/, 'plane'],
  [/clean|housekeeping/, 'sparkles'],
  [/linen|towel|pillow|bed/, 'bed-double'],
  [/fan\b/, 'fan'],
  [/view/, 'building-2'],
  [/sofa|lounge/, 'sofa'],
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
