import type { Answer } from 'booking-rules/contracts';
import { localPath } from 'booking-rules/shared/format/local-path';
import { useEffect, useState } from 'react';
import { call } from '../../api/http';
import { messages } from '../../messages/messages';
import { Card } from '../../ui/box';
import { Button } from '../../ui/button';
import { ShareButton } from '../../ui/share-button';

type Wishlist = Answer<'GET /api/wishlist'>['data'];

/** The link by which the wishlist of an account is open to whoever has it: made, shown, and taken back. */
export default function Sharing() {
  const t = messages().kept.sharing;
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const ask = async (question: () => Promise<{ data: Wishlist }>): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      setToken((await question()).data.shareToken);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  useEffect(() => {
    call('GET /api/wishlist').then(
      ({ data }) => setToken(data.shareToken),
      () => undefined,
    );
  }, []);
  const address = token === null ? null : window.location.origin + localPath(`/wishlist/${token}`);
  return (
    <Card className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 p-4 text-sm">
      <p className="min-w-0 flex-1 basis-64">
        {address === null ? (
          t.off
        ) : (
          <>
            {t.on} <span className="block wrap-anywhere text-muted">{address}</span>
          </>
        )}
        {failed && (
          <span role="alert" className="block font-semibold text-danger">
            {t.failed}
          </span>
        )}
      </p>
      {address === null ? (
        <Button
          kind="secondary"
          busy={isBusy}
          onClick={() => void ask(() => call('PUT /api/wishlist/share'))}
        >
          {t.start}
        </Button>
      ) : (
        <>
          <ShareButton url={address} title={messages().kept.sharedTitle} />
          <Button
            kind="quiet"
            busy={isBusy}
            onClick={() => void ask(() => call('DELETE /api/wishlist/share'))}
          >
            {t.stop}
          </Button>
        </>
      )}
    </Card>
  );
}
