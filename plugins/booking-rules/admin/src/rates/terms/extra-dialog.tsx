import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { NumberInput } from '@strapi/design-system';
import type { ExtraDraft } from 'booking-rules/contracts/rates/terms';
import { CHANGED_TIMES, EXTRA_BASES, type ChangedTime } from 'booking-rules/shared/domain/pricing/extra';
import {
  AmountField,
  ChoiceField,
  DayInput,
  LabelledField,
  SwitchField,
  TextField,
  WholeNumberField,
} from '../../components/fields';
import { ApartmentChoice } from '../../components/apartments/apartment-choice';
import { RecordDialog } from './record-dialog';
import { messages } from '../../messages/messages';

const NEW: ExtraDraft = {
  ...{ id: null, name: '', description: '', price: 0, basis: 'stay', taxable: true, noticeHours: 24 },
  ...{ changesTime: null, time: null, most: 1, order: 0, active: true, apartments: null },
};

/** An extra: what it costs for what, until when guests may book it, and where it is offered. */
export function ExtraDialog({ extra = NEW, onDone }: { extra?: ExtraDraft; onDone: () => void }) {
  const { extra: t, window } = messages().terms;
  return (
    <RecordDialog<ExtraDraft> kind="extra" draft={extra} changeOf={(extras) => ({ extras })} onDone={onDone}>
      {({ values, set, field, errorOf }) => (
        <>
          <TextField {...field('name')} required label={window.name} hint={t.nameHint} maxLength={60} />
          <TextField
            {...field('description')}
            label={t.description}
            hint={t.descriptionHint}
            maxLength={200}
          />
          <AmountField
            required
            label={t.price}
            placeholder={t.free}
            value={values.price === 0 ? null : values.price}
            error={errorOf('price')}
            onChange={(price) => set({ price: price ?? 0 })}
          />
          <ChoiceField
            {...field('basis')}
            width="100%"
            label={t.basis}
            options={EXTRA_BASES.map((basis) => [basis, choiceLabel(basis)] as const)}
          />
          <SwitchField {...field('taxable')} label={t.taxable} />
          <ChoiceField<ChangedTime | ''>
            width="100%"
            label={t.changesTime}
            hint={t.changesTimeHint}
            placeholder={t.changesNoTime}
            value={values.changesTime ?? ''}
            options={CHANGED_TIMES.map((time) => [time, choiceLabel(time)] as const)}
            onChange={(chosen) =>
              set(chosen === '' ? { changesTime: null, time: null } : { changesTime: chosen })
            }
          />
          {values.changesTime === null ? null : (
            <LabelledField name="time" required label={t.time} error={errorOf('time')}>
              <DayInput
                type="time"
                value={values.time ?? ''}
                onChange={({ target }) => set({ time: target.value === '' ? null : target.value })}
              />
            </LabelledField>
          )}
          <LabelledField label={t.notice} hint={t.noticeHint} error={errorOf('noticeHours')}>
            <NumberInput
              value={values.noticeHours}
              onValueChange={(hours) => set({ noticeHours: Math.round(hours ?? 0) })}
            />
          </LabelledField>
          <WholeNumberField
            label={t.most}
            value={values.most}
            error={errorOf('most')}
            onChange={(most) => set({ most: most ?? 1 })}
          />
          <ApartmentChoice {...field('apartments')} />
          <SwitchField {...field('active')} label={t.active} hint={t.activeHint} />
        </>
      )}
    </RecordDialog>
  );
}
