import type { ReactNode } from 'react';
import { guestMessage, type ApiError } from '../../api/api-error';
import { Button } from '../../ui/button';
import { Card } from '../../ui/box';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';

interface LookUpProps {
  /** Why what was to be opened did not open; null when nothing was. */
  error: ApiError | null;
  onRetry: () => void;
  children: ReactNode;
}

/** The form that opens a reservation, under what went wrong before. */
export function LookUp({ error, onRetry, children }: LookUpProps) {
  const t = messages().reservation.lookUp;
  return (
    <div className="mx-auto grid max-w-md gap-6">
      <div>
        <h1 className="text-3xl md:text-4xl">{t.heading}</h1>
        <p className="mt-2 text-muted">
          {t.beforeAccount}
          <Link href="/account" className="font-semibold text-brand underline underline-offset-2">
            {t.account}
          </Link>
          {t.afterAccount}
        </p>
      </div>
      {error && <Unopened error={error} onRetry={onRetry} />}
      <Card className="p-5 sm:p-7">{children}</Card>
    </div>
  );
}

function Unopened({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = messages().reservation.lookUp;
  if (error.status === 404) {
    return (
      <Notice tone="danger" title={t.brokenLink}>
        <p>{t.brokenLinkText}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={t.notLoaded}>
      <p>{guestMessage(error)}</p>
      <Button kind="secondary" className="mt-3" onClick={onRetry}>
        {t.again}
      </Button>
    </Notice>
  );
}
