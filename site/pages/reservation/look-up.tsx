import type { ReactNode } from 'react';
import { guestMessage, type ApiError } from '../../api/api-error';
import { Button } from '../../ui/button';
import { Card } from '../../ui/box';
import { Notice } from '../../ui/notice';

interface LookUpProps {
  /** Why what was to be opened did not open; null when nothing was. */
  error: ApiError | null;
  onRetry: () => void;
  children: ReactNode;
}

/** The form that opens a reservation, under what went wrong before. */
export function LookUp({ error, onRetry, children }: LookUpProps) {
  return (
    <div className="mx-auto grid max-w-md gap-6">
      <div>
        <h1 className="text-3xl md:text-4xl">Look up your booking</h1>
        <p className="mt-2 text-muted">
          See its dates and price, pay, or cancel it. If you have an account, all your bookings are in{' '}
          <a href="/account" className="font-semibold text-brand underline underline-offset-2">
            your account
          </a>
          .
        </p>
      </div>
      {error && <Unopened error={error} onRetry={onRetry} />}
      <Card className="p-5 sm:p-7">{children}</Card>
    </div>
  );
}

function Unopened({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  if (error.status === 404) {
    return (
      <Notice tone="danger" title="This link doesn't open a booking.">
        <p>It may be incomplete. Enter the reference and email address instead.</p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title="Your booking couldn't be loaded.">
      <p>{guestMessage(error)}</p>
      <Button kind="secondary" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
