import { Badge } from '@strapi/design-system';
import { ENQUIRY_STATES, type EnquiryState } from 'booking-rules/shared/domain/guests/enquiry';
import type { EnquiryView } from 'booking-rules/contracts/inbox';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { ChoiceField } from '../components/fields';
import { messages } from '../messages/messages';

/** What has become of an enquiry, to see and, for managers, to change. */
export function EnquiryState({
  enquiry: { reference, state },
  canManage,
  onDone,
}: {
  enquiry: EnquiryView;
  canManage: boolean;
  onDone: () => void;
}) {
  const t = messages().enquiries;
  const api = useApi();
  const { run } = useAction();

  async function save(next: EnquiryState): Promise<void> {
    await run('state', async () => {
      await api.call('PUT /booking-rules/enquiries/{reference}/state', {
        params: { reference },
        body: { data: { state: next } },
      });
      return t.page.saved;
    });
    onDone();
  }

  if (!canManage) return <EnquiryBadge state={state} />;
  return (
    <ChoiceField
      label={t.filters.state}
      value={state}
      options={ENQUIRY_STATES.map((known) => [known, t.states[known]] as const)}
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
      {messages().enquiries.states[state]}
    </Badge>
  );
}
