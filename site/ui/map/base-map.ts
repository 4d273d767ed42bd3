import type { Language } from 'booking-rules/shared/format/language';

/** Latitude and longitude. */
export type Place = [latitude: number, longitude: number];

/** The coast from Jebel Ali to Sharjah, much simplified, and the land behind it. */
export const LAND: Place[] = [
  [24.92, 54.95],
  [24.985, 55.02],
  [25.035, 55.075],
  [25.068, 55.119],
  [25.083, 55.134],
  [25.092, 55.15],
  [25.108, 55.166],
  [25.132, 55.182],
  [25.162, 55.2],
  [25.196, 55.224],
  [25.222, 55.246],
  [25.242, 55.262],
  [25.266, 55.272],
  [25.272, 55.292],
  [25.286, 55.312],
  [25.301, 55.338],
  [25.322, 55.352],
  [25.348, 55.379],
  [25.376, 55.412],
  [25.46, 55.5],
  [25.46, 55.9],
  [24.7, 55.9],
  [24.7, 54.95],
];

/** The creek and the canal through the city, as lines of water. */
export const WATERS: Place[][] = [
  [
    [25.272, 55.291],
    [25.266, 55.296],
    [25.262, 55.309],
    [25.25, 55.327],
    [25.236, 55.334],
    [25.218, 55.339],
    [25.2, 55.343],
    [25.188, 55.336],
    [25.184, 55.318],
    [25.184, 55.296],
    [25.181, 55.276],
    [25.187, 55.26],
    [25.194, 55.246],
    [25.204, 55.23],
  ],
  [
    [25.069, 55.128],
    [25.076, 55.138],
    [25.085, 55.146],
    [25.089, 55.145],
  ],
];

/** Names of the areas where there are apartments. */
export const AREAS: { name: Record<Language, string>; at: Place }[] = [
  { name: { en: 'Palm Jumeirah', ar: 'نخلة جميرا' }, at: [25.126, 55.131] },
  { name: { en: 'Dubai Marina', ar: 'دبي مارينا' }, at: [25.0785, 55.1425] },
  { name: { en: 'Jumeirah Lakes Towers', ar: 'أبراج بحيرات جميرا' }, at: [25.068, 55.1475] },
  { name: { en: 'Dubai Hills', ar: 'دبي هيلز' }, at: [25.108, 55.248] },
  { name: { en: 'Meydan', ar: 'ميدان' }, at: [25.157, 55.306] },
  { name: { en: 'Downtown Dubai', ar: 'وسط مدينة دبي' }, at: [25.197, 55.279] },
  { name: { en: 'Business Bay', ar: 'الخليج التجاري' }, at: [25.18, 55.266] },
  { name: { en: 'Creek Harbour', ar: 'ميناء خور دبي' }, at: [25.206, 55.353] },
];

/** The palm island: its trunk, its leaves and the breakwater around them, as lines of land. */
export function palm(): Place[][] {
  const root: Place = [25.1035, 55.1545];
  const top: Place = [25.1255, 55.1285];
  const along = (share: number): Place => [
    root[0] + (top[0] - root[0]) * share,
    root[1] + (top[1] - root[1]) * share,
  ];
  // Unit vectors along the trunk and across it; a degree of longitude is shorter than one of latitude.
  const across: Place = [0.0107, 0.0125];
  const leaves = [0.38, 0.48, 0.58, 0.68, 0.78, 0.88, 0.98].flatMap((share, index) => {
    const [latitude, longitude] = along(share);
    const length = [0.9, 1.05, 1.1, 1.05, 0.95, 0.75, 0.45][index] ?? 1;
    const lean = 0.25 + index * 0.06;
    return [1, -1].map((side): Place[] => [
      [latitude, longitude],
      [
        latitude + side * across[0] * length + (top[0] - root[0]) * lean * 0.5,
        longitude + side * across[1] * length + (top[1] - root[1]) * lean * 0.5,
      ],
    ]);
  });
  const middle = along(0.72);
  const breakwater = Array.from({ length: 29 }, (_, step): Place => {
    const angle = ((-110 + (step * 220) / 28) * Math.PI) / 180;
    const forward = Math.cos(angle);
    const aside = Math.sin(angle);
    return [middle[0] + 0.0145 * forward + 0.0135 * aside, middle[1] - 0.0172 * forward + 0.0158 * aside];
  });
  return [[root, top], ...leaves, breakwater];
}
