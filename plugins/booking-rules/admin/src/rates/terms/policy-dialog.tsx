import { Box, Button, Flex, NumberInput, Typography } from '@strapi/design-system';
import type { PolicyDraft } from 'booking-rules/contracts/rates/terms';
import { describeTiers } from 'booking-rules/shared/domain/cancellation';
import { LabelledField, TextField } from '../../components/fields';
import { RecordDialog } from './record-dialog';
import { messages } from '../../messages/messages';

const NEW: PolicyDraft = { id: null, name: '', tiers: [{ percent: 100, days: 14 }] };
/** As many as a policy can have. */
const MOST_STEPS = 10;

/** A cancellation policy with its steps, and how guests read them. */
export function PolicyDialog({ policy = NEW, onDone }: { policy?: PolicyDraft; onDone: () => void }) {
  const { id, name, tiers: kept } = policy;
  const { policy: t, window } = messages().terms;
  return (
    <RecordDialog<PolicyDraft>
      kind="policy"
      draft={{ id, name, tiers: kept }}
      changeOf={(policies) => ({ policies })}
      onDone={onDone}
    >
      {({ values: { name: typed, tiers }, set, errorOf }) => {
        const setTier = (index: number, change: Partial<PolicyDraft['tiers'][number]>) =>
          set({ tiers: tiers.map((tier, at) => (at === index ? { ...tier, ...change } : tier)) });
        return (
          <>
            <TextField
              required
              label={window.name}
              hint={t.nameHint}
              maxLength={60}
              value={typed}
              error={errorOf('name')}
              onChange={(text) => set({ name: text })}
            />
            {tiers.map(({ percent, days }, index) => (
              <Flex
                key={index}
                gap={3}
                alignItems="flex-end"
                wrap="wrap"
                role="group"
                aria-label={t.step(index + 1)}
              >
                <Box flex="1" minWidth="12rem">
                  <LabelledField label={t.percent} error={errorOf(`tiers.${index}.percent`)}>
                    <NumberInput
                      value={percent}
                      onValueChange={(value) => setTier(index, { percent: value ?? 0 })}
                    />
                  </LabelledField>
                </Box>
                <Box flex="1" minWidth="12rem">
                  <LabelledField label={t.days} error={errorOf(`tiers.${index}.days`)}>
                    <NumberInput
                      value={days}
                      onValueChange={(value) => setTier(index, { days: Math.round(value ?? 0) })}
                    />
                  </LabelledField>
                </Box>
                <Button
                  variant="tertiary"
                  aria-label={t.takeOffStep(index + 1)}
                  onClick={() => set({ tiers: tiers.filter((_, at) => at !== index) })}
                >
                  {t.takeOff}
                </Button>
              </Flex>
            ))}
            {errorOf('tiers') === undefined ? null : (
              <Typography textColor="danger600">{t.refused(errorOf('tiers') ?? '')}</Typography>
            )}
            <Box>
              <Button
                variant="secondary"
                disabled={tiers.length >= MOST_STEPS}
                onClick={() => set({ tiers: [...tiers, { percent: 50, days: 7 }] })}
              >
                {t.addStep}
              </Button>
            </Box>
            <Typography role="status">{describeTiers(tiers)}</Typography>
          </>
        );
      }}
    </RecordDialog>
  );
}
