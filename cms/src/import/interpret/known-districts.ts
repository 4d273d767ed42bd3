/** An area of the site (contract A1), with what helps to recognise it in other people's lists. */
export interface KnownDistrict {
  slug: string;
  name: string;
  /** Other names of it, in comparable form. */
  aliases: string[];
  /** Roughly its middle. */
  latitude: number;
  longitude: number;
  /** The first letters of holiday-home permits that are given in no other area; null when there are none. */
  permitPrefix: string | null;
}

export const KNOWN_DISTRICTS: readonly KnownDistrict[] = [
  district('business-bay', 'Business Bay', 25.185, 55.272, 'BUS', []),
  district('creek-harbour', 'Creek Harbour', 25.205, 55.345, null, [
    'dubai creek harbour',
    'dubai creek harbor',
    'creek harbor',
    'the lagoons',
    'lagoons',
  ]),
  district('district-one', 'District One', 25.155, 55.301, null, [
    'district one mbr city',
    'mbr city district one',
  ]),
  district('downtown-dubai', 'Downtown Dubai', 25.194, 55.275, 'DOW', ['downtown', 'downtown burj khalifa']),
  district('dubai-hills', 'Dubai Hills', 25.107, 55.248, null, ['dubai hills estate']),
  district('dubai-marina', 'Dubai Marina', 25.08, 55.14, null, ['marina']),
  district('emaar-beachfront', 'Emaar Beachfront', 25.098, 55.14, null, [
    'emaar beach front',
    'emaar beachfront island',
  ]),
  district('jumeirah-beach-residence', 'Jumeirah Beach Residence', 25.077, 55.133, null, [
    'jbr',
    'jumeirah beach residences',
  ]),
  district('jumeirah-lakes-towers', 'Jumeirah Lakes Towers', 25.07, 55.142, null, [
    'jlt',
    'jumeirah lake towers',
  ]),
  district('meydan', 'Meydan', 25.155, 55.296, null, ['meydan city', 'meydan one', 'meydan avenue']),
  district('palm-jumeirah', 'Palm Jumeirah', 25.115, 55.138, 'PAL', [
    'the palm jumeirah',
    'the palm',
    'palm',
  ]),
];

function district(
  slug: string,
  name: string,
  latitude: number,
  longitude: number,
  permitPrefix: string | null,
  aliases: string[],
): KnownDistrict {
  return { slug, name, latitude, longitude, permitPrefix, aliases };
}
