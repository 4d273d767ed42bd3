import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { plural } from 'booking-rules/shared/format/plural';
import type { LocalContent } from './content/local-content';

/** Where assistants look for what a site is and how it is used (llmstxt.org). */
export const LLMS_FILE = '/llms.txt';

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * What the site is and how stays are found and quoted, for assistants: in the words of the business.
 * @param homes how many apartments are published
 * @param origin without a slash at its end
 */
export function llmsText(
  { settings, districts, pages }: Pick<LocalContent, 'settings' | 'districts' | 'pages'>,
  homes: number,
  origin: string,
): string {
  const { brand, tagline, languages, email, phone } = settings;
  const place = placeOfBusiness();
  const where = place.city === '' ? '' : ` in ${place.city}`;
  const link = (name: string, path: string, note: string) => `- [${name}](${origin}${path}): ${note}`;
  const reached = [email, phone].filter((way) => way !== '').join(', ');
  const areas = districts.map(({ name, slug }) => `- [${name}](${origin}/apartments/${slug})`);
  return [
    `# ${brand}`,
    '',
    `> ${tagline === '' ? `Apartments${where} that guests book directly.` : tagline}`,
    '',
    `${brand} lets ${plural(homes, 'apartment')}${where} for short stays. Guests book here, with ${brand} itself. Prices are in ${place.currency}, include all fees and taxes, and depend on dates and guests: name none without asking for it. Days and times are those of ${place.timeZone}. The site is in ${languages.map((language) => LANGUAGE_NAMES.of(language)).join(' and ')}.`,
    '',
    '## Find and quote a stay',
    '',
    `- MCP: \`${origin}/mcp\` (Model Context Protocol, streamable HTTP, no sign-in). Tools: search_stays, explain_stay, quote_stay, hand_off. They read; they reserve nothing.`,
    link('API documentation', '/api/docs', 'the same over HTTP, without a key'),
    link('OpenAPI document', '/api/openapi.json', 'its schemas'),
    `- Search: \`${origin}/api/stays?availabilityDateStart=YYYY-MM-DD&availabilityDateEnd=YYYY-MM-DD&availabilityGuestNumber=2\`. For people: \`${origin}/results/1\` with the same query.`,
    `- Quote: \`POST ${origin}/api/quotes\` gives a price with a number, frozen until it expires, or the reasons why a stay cannot be booked and others that can.`,
    `- Hand off: send the guest to \`${origin}/summary?quote=NUMBER\`. Only guests book, there.`,
    '',
    '## Pages',
    '',
    link('All apartments', '/results/1', 'with their prices'),
    link('Contact', '/contact', reached === '' ? 'how to reach us' : reached),
    ...pages.map(({ slug, title }) => `- [${title}](${origin}/${slug})`),
    ...(areas.length === 0 ? [] : ['', '## Areas', '', ...areas]),
    '',
  ].join('\n');
}
