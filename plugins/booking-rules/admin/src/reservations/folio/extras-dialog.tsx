import { Button, Typography } from '@strapi/design-system';
import type { BookedExtra } from 'booking-rules/contracts/rates/extras';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { useApiQuery } from '../../api/use-api-query';
import { FormDialog, FormDialogContent } from '../../components/dialogs';
import { ExtraFields } from '../../components/extra-fields';
import { useForm } from '../../components/form';
import { Facts } from '../../components/panel';
import { QueryResult } from '../../components/query-result';
import { messages } from '../../messages/messages';

interface ExtrasProps {
  reservation: ReservationView;
  onDone: () => void;
}

/** Books extras for a stay and takes them off, with what that does to its price. */
export function ExtrasDialog({ reservation, onDone }: ExtrasProps) {
  const t = messages().folio.extras;
  return (
    <FormDialog
      onDone={onDone}
      title={t.title}
      button={
        <Button size="S" variant="tertiary">
          {t.open}
        </Button>
      }
    >
      {(done) => <LoadedExtras reservation={reservation} onDone={done} />}
    </FormDialog>
  );
}

function LoadedExtras({ reservation, onDone }: ExtrasProps) {
  const { reference } = reservation;
  const query = useApiQuery('GET /booking-rules/reservations/{reference}/extras', { params: { reference } });
  return (
    <QueryResult query={query}>
      {({ data }) => <ExtrasForm reservation={reservation} extras={data} onDone={onDone} />}
    </QueryResult>
  );
}

function ExtrasForm({ reservation, extras, onDone }: ExtrasProps & { extras: BookedExtra[] }) {
  const t = messages().folio.extras;
  const api = useApi();
  const { reference } = reservation;
  const { values, set, busy, submit } = useForm<Record<string, number>>(
    Object.fromEntries(extras.map(({ id, quantity }) => [id, quantity])),
  );
  const changes = extras.flatMap(({ id, quantity }) =>
    values[id] === quantity ? [] : [{ id, quantity: values[id] ?? 0 }],
  );
  const question = useApiQuery(
    'POST /booking-rules/reservations/{reference}/extras-preview',
    changes.length === 0 ? null : { params: { reference }, body: { data: { extras: changes } } },
  );
  const preview = changes.length > 0 && question.isCurrent ? (question.data?.data ?? null) : null;

  const change = () =>
    submit(async () => {
      if (!preview) return null;
      const { data } = await api.call('POST /booking-rules/reservations/{reference}/extras', {
        params: { reference },
        body: { data: { extras: changes, total: preview.total } },
      });
      onDone();
      return t.nowCosts(formatAmount(data.total));
    });

  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} disabled={preview === null} onClick={() => void change()}>
          {t.save}
        </Button>
      }
    >
      {extras.length === 0 ? <Typography>{t.none}</Typography> : null}
      <ExtraFields
        extras={extras}
        stay={reservation}
        counts={values}
        onChange={(id, quantity) => set({ [id]: quantity })}
      />
      {preview ? (
        <Facts
          facts={[
            [t.price, t.beforeAndAfter(formatAmount(preview.totalBefore), formatAmount(preview.total))],
            ...(preview.due > 0 ? [[t.stillToPay, formatAmount(preview.due)] as const] : []),
            ...(preview.refundable > 0 ? [[t.paidTooMuch, formatAmount(preview.refundable)] as const] : []),
          ]}
        />
      ) : null}
      {question.error === null || changes.length === 0 ? null : (
        <Typography textColor="danger600">{question.error}</Typography>
      )}
    </FormDialogContent>
  );
}
