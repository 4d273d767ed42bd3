import { Flex, TextButton } from '@strapi/design-system';
import { ChevronRight } from '@strapi/icons';
import type { SidePanel, SidePanelProps } from './readiness-panel';

/** The parts of a long form, each with the label of its first field. */
const OUTLINES: Readonly<Record<string, readonly (readonly [part: string, firstLabel: string])[]>> = {
  'api::apartment.apartment': [
    ['Name and description', 'Name'],
    ['Photos', 'Photos'],
    ['Location', 'Area'],
    ['Permit', 'Holiday home permit'],
    ['Rooms and amenities', 'Bedrooms'],
    ['Stay details', 'Stay details'],
    ['Prices', 'Rate per night'],
    ['Booking', 'Open for booking'],
  ],
  'api::site-setting.site-setting': [
    ['Brand and contact', 'Brand'],
    ['Rating', 'Marketplace endorsement'],
    ['Arrival and departure', 'Check-in from'],
    ['Discounts', 'Length-of-stay discounts'],
    ['Cancellation', 'Cancellation'],
    ['Publishing', 'Before an apartment is published'],
  ],
};

/** Beside a long form: its parts, each a click away. */
export function OutlinePanel({ model }: SidePanelProps): SidePanel | null {
  const outline = OUTLINES[model];
  if (!outline) return null;
  const content = (
    <Flex tag="nav" aria-label="Sections of this form" direction="column" alignItems="flex-start" gap={2}>
      {outline.map(([part, label]) => (
        <TextButton key={part} startIcon={<ChevronRight />} onClick={() => goTo(label)}>
          {part}
        </TextButton>
      ))}
    </Flex>
  );
  return { title: 'Sections of this form', content };
}

/** Brings a field to the top, where it can be typed in at once. */
function goTo(label: string): void {
  const labels = [...document.querySelectorAll<HTMLElement>('main label, main legend, main span')];
  const found = labels.find(
    ({ textContent }) => textContent.trim().replace(/\s*(\*|\(\d+\))$/, '') === label,
  );
  if (!found) return;
  found.scrollIntoView({ block: 'center', behavior: 'smooth' });
  if (found instanceof HTMLLabelElement) found.control?.focus({ preventScroll: true });
}
