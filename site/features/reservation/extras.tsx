import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { withChoice, type ExtraChoice } from 'booking-rules/shared/domain/pricing/extra';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useState } from 'react';
import { guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { ExtraField } from '../../ui/extra-field';
import { FormSheet } from '../../ui/form-sheet';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';
import { changeSentences } from './change-sentences';
import { usePreviewedChange } from './use-previewed-change';

interface ExtrasProps {
  access: ReservationAccess;
  found: LookedUp;
  onChanged: (found: LookedUp) => void;
}

/** Extras of a stay that is booked: what it has, and what can still be added or taken off. */
export function Extras({ access, found, onChanged }: ExtrasProps) {
  const t = messages().stayChange.extras;
  const { extras } = found.meta;
  const booked = extras.filter(({ quantity }) => quantity > 0);
  const mayChange = extras.some((extra) => extra.mayChange);
  if (booked.length === 0 && !mayChange) return null;
  return (
    <section aria-labelledby="extras" className="grid gap-4">
      <h2 id="extras" className="text-2xl">
        {t.heading}
      </h2>
      {booked.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="grid gap-1">
          {booked.map(({ id, name, quantity }) => (
            <li key={id}>{quantity === 1 ? name : t.several(quantity, name)}</li>
          ))}
        </ul>
      )}
      {mayChange ? (
        <FormSheet label={booked.length === 0 ? t.add : t.change} title={t.heading} onDone={onChanged}>
          {(done) => <ExtrasForm access={access} found={found} onChanged={done} />}
        </FormSheet>
      ) : (
        <p className="text-sm text-muted">{found.data.state === 'held' ? t.onceConfirmed : t.tooLate}</p>
      )}
    </section>
  );
}

function ExtrasForm({ access, found, onChanged }: ExtrasProps) {
  const t = messages().stayChange;
  const { data: reservation, meta } = found;
  const shown = meta.extras.filter(({ mayChange, quantity }) => mayChange || quantity > 0);
  const [choices, setChoices] = useState<readonly ExtraChoice[]>(
    shown.map(({ id, quantity }) => ({ id, quantity })),
  );
  const changes = choices.filter(
    ({ id, quantity }) => shown.find((extra) => extra.id === id)?.quantity !== quantity,
  );
  const { params, body } = requestOf(access);
  const asked = { proof: body.data, extras: changes };
  const { isCurrent, change, isPending, refusal, ...question } = usePreviewedChange({
    key: ['extras', access, changes],
    enabled: changes.length > 0,
    ask: () => call('POST /api/reservations/{reference}/extras-preview', { params, body: { data: asked } }),
    make: (total) =>
      call('POST /api/reservations/{reference}/extras', { params, body: { data: { ...asked, total } } }),
    onChanged,
  });
  const preview = isCurrent ? question.preview : null;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (preview) change(preview.total);
      }}
    >
      <div className="grid gap-2">
        {shown.map((extra) => (
          <ExtraField
            key={extra.id}
            extra={extra}
            most={Math.max(extra.most, extra.quantity)}
            disabled={!extra.mayChange}
            quantity={choices.find(({ id }) => id === extra.id)?.quantity ?? 0}
            onChange={(quantity) => setChoices(withChoice(choices, { id: extra.id, quantity }, 'keep'))}
          />
        ))}
      </div>
      <div aria-live="polite" className="grid gap-4">
        {preview && (
          <section aria-label={t.whatChanges} className="grid gap-3 rounded-control bg-sand/60 p-4">
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
              <dt className="text-muted">{t.totalSoFar}</dt>
              <dd className="text-end">{formatAmount(preview.totalBefore)}</dd>
              <dt className="font-semibold">{t.newTotal}</dt>
              <dd className="text-end font-semibold">{formatAmount(preview.total)}</dd>
            </dl>
            {changeSentences(preview, reservation.payment).map((sentence) => (
              <p key={sentence} className="text-sm">
                {sentence}
              </p>
            ))}
          </section>
        )}
        {refusal && (
          <Notice tone="danger" title={t.extras.notChanged}>
            <p>{guestMessage(refusal)}</p>
          </Notice>
        )}
      </div>
      <Button type="submit" size="lg" busy={isPending} disabled={preview === null}>
        {t.extras.submit}
      </Button>
    </form>
  );
}
