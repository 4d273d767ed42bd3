import { useEffect, useState } from 'react';
import { Alert, Box, Button, Loader, Modal, Typography } from '@strapi/design-system';
import type { RegisteredGuest } from 'booking-rules/shared/domain/guests/registration';
import { formatDay } from 'booking-rules/shared/format/day';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { useApi } from '../../api/client';
import { errorMessage } from '../../api/errors';
import { Facts } from '../panel';
import { messages } from '../../messages/messages';

interface GuestProps {
  reference: string;
  id: string;
  name: string;
  hasPicture: boolean;
}

/** What one guest gave. Opening it is a look, which the history tells. */
export function GuestDialog(props: GuestProps) {
  const t = messages().registrations.look;
  const [open, setOpen] = useState(false);
  return (
    <Modal.Root open={open} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button size="S" variant="tertiary" aria-label={t.openOne(props.name)}>
          {t.open}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={messages().components.close}>
          <Modal.Title>{t.title(props.name)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>{open ? <Look {...props} /> : null}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** What was asked once, and what came of it; null while it is loading. */
type Asked<Value> = { value: Value } | { error: string } | null;

function Look({ reference, id, hasPicture }: GuestProps) {
  const t = messages().registrations.look;
  const api = useApi();
  const [guest, setGuest] = useState<Asked<RegisteredGuest>>(null);
  useEffect(() => {
    api
      .call('POST /booking-rules/reservations/{reference}/registration/guests/{id}/look', {
        params: { reference, id },
      })
      .then(({ data }) => setGuest({ value: data }))
      .catch((error: unknown) => setGuest({ error: errorMessage(error) }));
  }, [api, reference, id]);
  if (guest === null) return <Loader>{messages().components.query.loading}</Loader>;
  if ('error' in guest) return <Failure text={guest.error} />;
  return (
    <>
      <Facts facts={factsOf(guest.value)} />
      {hasPicture ? (
        <Picture reference={reference} id={id} />
      ) : (
        <Typography textColor="neutral600">{t.noPicture}</Typography>
      )}
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={3}>
        {t.logged}
      </Typography>
    </>
  );
}

function factsOf({ firstName, lastName, nationality, document, birthDate, address }: RegisteredGuest) {
  const t = messages().registrations.look;
  const country = new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(nationality);
  return [
    [t.name, `${firstName} ${lastName}`] as const,
    [t.nationality, `${country ?? nationality} (${nationality})`] as const,
    ...(document
      ? [
          [
            t.document,
            <Typography key="document">
              {t.kinds[document.kind]} <bdi dir="ltr">{document.number}</bdi>
            </Typography>,
          ] as const,
        ]
      : []),
    ...(birthDate === null ? [] : [[t.birthDate, formatDay(birthDate)] as const]),
    ...(address === null ? [] : [[t.address, address] as const]),
  ];
}

/** Fetched with the token of whoever looks, and held by this page alone: it has no address of its own. */
function Picture({ reference, id }: Pick<GuestProps, 'reference' | 'id'>) {
  const t = messages().registrations.look;
  const api = useApi();
  const [picture, setPicture] = useState<Asked<string>>(null);
  useEffect(() => {
    const made: string[] = [];
    let isGone = false;
    api
      .download('GET /booking-rules/reservations/{reference}/registration/guests/{id}/picture.jpg', {
        params: { reference, id },
      })
      .then((blob) => {
        if (isGone) return;
        const address = URL.createObjectURL(blob);
        made.push(address);
        setPicture({ value: address });
      })
      .catch((error: unknown) => setPicture({ error: errorMessage(error) }));
    return () => {
      isGone = true;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [api, reference, id]);
  if (picture === null) return <Loader>{t.loading}</Loader>;
  if ('error' in picture) return <Failure text={picture.error} />;
  return (
    <Box paddingTop={3}>
      <img src={picture.value} alt={t.picture} style={{ maxWidth: '100%', borderRadius: 4 }} />
    </Box>
  );
}

function Failure({ text }: { text: string }) {
  const t = messages().components;
  return (
    <Alert variant="danger" title={t.query.failed} closeLabel={t.back} onClose={() => undefined}>
      {text}
    </Alert>
  );
}
