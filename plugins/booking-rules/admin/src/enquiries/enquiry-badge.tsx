import { Badge } from '@strapi/design-system';
import type { EnquiryState } from 'booking-rules/shared/contracts/enquiries';
import { STATE_WORDS } from './words';

const COLOURS: Record<EnquiryState, [background: string, text: string]> = {
  new: ['warning100', 'neutral800'],
  open: ['primary100', 'primary700'],
  answered: ['success100', 'success700'],
  closed: ['neutral150', 'neutral700'],
};

/** What has become of an enquiry, as a coloured word. */
export function EnquiryBadge({ state }: { state: EnquiryState }) {
  const [background, textColor] = COLOURS[state];
  return (
    <Badge backgroundColor={background} textColor={textColor}>
      {STATE_WORDS[state]}
    </Badge>
  );
}
