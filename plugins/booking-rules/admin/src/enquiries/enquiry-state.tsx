import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { Badge } from '@strapi/design-system';
import { ENQUIRY_STATES, type EnquiryState } from 'booking-rules/shared/contracts/enquiries';
import type { EnquiryDetail } from 'booking-rules/shared/contracts/enquiry-desk';
import { ChoiceField } from '../components/list';
import { errorMessage } from '../api/errors';
import { STATE_LABELS } from './labels';

/** What has become of an enquiry, to see and, for managers, to change. */
export function EnquiryState({
  enquiry: { reference, state },
  canManage,
  onDone,
}: {
  enquiry: EnquiryDetail;
  canManage: boolean;
  onDone: () => void;
}) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();

  async function save(next: string): Promise<void> {
    try {
      await put(`/booking-rules/enquiries/${reference}/state`, { data: { state: next } });
      toggleNotification({ type: 'success', message: 'Saved.' });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: errorMessage(failure) });
    } finally {
      onDone();
    }
  }

  if (!canManage) return <EnquiryBadge state={state} />;
  return (
    <ChoiceField
      label="State"
      value={state}
      options={ENQUIRY_STATES.map((known) => [known, STATE_LABELS[known]] as const)}
      onChange={(next) => void save(next)}
    />
  );
}

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
      {STATE_LABELS[state]}
    </Badge>
  );
}
