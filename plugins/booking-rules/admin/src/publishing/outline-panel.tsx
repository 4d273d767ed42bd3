import { Flex, TextButton } from '@strapi/design-system';
import { ChevronRight } from '@strapi/icons';
import { messages } from '../messages/messages';
import type { PanelMessages } from '../messages/types';
import { isTranslationForm, type SidePanel, type SidePanelProps } from './side-panel';

type Part = keyof PanelMessages['publishing']['parts'];

/** The parts of a long form, each with the label of its first field. */
const OUTLINES: Readonly<Record<string, readonly (readonly [part: Part, firstLabel: string])[]>> = {
  'api::apartment.apartment': [
    ['name', 'Name'],
    ['photos', 'Photos'],
    ['location', 'Area'],
    ['permit', 'Holiday home permit'],
    ['rooms', 'Bedrooms'],
    ['stayDetails', 'Stay details'],
    ['prices', 'Rate per night'],
    ['booking', 'Open for booking'],
  ],
  'api::site-setting.site-setting': [
    ['brand', 'Brand'],
    ['rating', 'Marketplace endorsement'],
    ['arrival', 'Check-in from'],
    ['discounts', 'Length-of-stay discounts'],
    ['cancellation', 'Cancellation'],
    ['publishing', 'Before an apartment is published'],
  ],
};

/** Beside a long form: its parts, each a click away. */
export function OutlinePanel({ model }: SidePanelProps): SidePanel | null {
  const outline = OUTLINES[model];
  if (!outline || isTranslationForm()) return null;
  const t = messages().publishing;
  const content = (
    <Flex tag="nav" aria-label={t.sections} direction="column" alignItems="flex-start" gap={2}>
      {outline.map(([part, label]) => (
        <TextButton key={part} startIcon={<ChevronRight />} onClick={() => goTo(label)}>
          {t.parts[part]}
        </TextButton>
      ))}
    </Flex>
  );
  return { title: t.sections, content };
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
