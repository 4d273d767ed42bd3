const pageOf = (page: number): string => (page === 1 ? '' : `, page ${page}`);

/** What pages are called in tabs and by search engines, and what is said of them there. */
export const titles = {
  home: (brand: string, city: string) => `${brand} · Holiday apartments in ${city}, booked directly`,
  results: (brand: string, city: string, page: number) =>
    `All apartments in ${city}${pageOf(page)} · ${brand}`,
  resultsText: (brand: string, city: string) =>
    `Holiday apartments in ${city}, booked directly with ${brand}: totals with all fees for your dates.`,
  area: (brand: string, area: string, page: number) => `${area} holiday apartments${pageOf(page)} · ${brand}`,
  areaText: (brand: string, area: string, city: string) =>
    `Holiday apartments in ${area}, ${city}, booked directly with ${brand}.`,
  category: (brand: string, name: string, page: number) => `${name}${pageOf(page)} · ${brand}`,
  categoryText: (brand: string, name: string) => `${name}: guides by ${brand}.`,
  day: (brand: string, date: string) => `Guides of ${date} · ${brand}`,
  contact: (brand: string) => `Contact us · ${brand}`,
  contactText: (brand: string) =>
    `Ask ${brand} about an apartment, a stay or anything else: by phone, by email or with the form.`,
};
