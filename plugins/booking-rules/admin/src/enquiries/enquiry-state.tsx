import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { ENQUIRY_STATES } from 'booking-rules/shared/contracts/enquiries';
import type { EnquiryDetail } from 'booking-rules/shared/contracts/enquiry-desk';
import { ChoiceField } from '../parts/choice-field';
import { failureOf } from '../parts/use-answer';
import { EnquiryBadge } from './enquiry-badge';
import { STATE_WORDS } from './words';

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
      toggleNotification({ type: 'danger', message: failureOf(failure) });
    } finally {
      onDone();
    }
  }

  if (!canManage) return <EnquiryBadge state={state} />;
  return (
    <ChoiceField
      label="State"
      value={state}
      options={ENQUIRY_STATES.map((known) => [known, STATE_WORDS[known]] as const)}
      onChange={(next) => void save(next)}
    />
  );
}
