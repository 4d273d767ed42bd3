import { DocumentPage } from '../../features/reservation/document-page';
import { LookUpForm } from '../../features/reservation/look-up-form';
import { useLookedUp } from '../../features/reservation/use-looked-up';
import { useReservationAccess, type Opening } from '../../features/reservation/use-reservation-access';
import { AsOf, KeptTrips } from '../../features/trip/device-copy';
import { useArrival } from '../../features/trip/use-arrival';
import { removeTrip, useKeeping, useKeptTrip } from '../../features/trip/use-kept-trip';
import { QueryScope } from '../../api/query-scope';
import { usePageContext } from '../../lib/page-context';
import { LookUp } from './look-up';
import { OpeningReservation } from './opening-reservation';
import { Trip } from './trip';

/** What cannot be done any more with a booking that its guest has cancelled. */
const NOTHING_LEFT = {
  ...{
    refund: null,
    changeUntil: null,
    extras: [],
    mayPay: false,
    mayCorrect: false,
    deposit: null,
    review: null,
  },
};

/** The booking that an address, this tab or this device opens, or the form that opens one. */
export default function Booking() {
  return (
    <QueryScope>
      <WhenAlive />
    </QueryScope>
  );
}

/** Only a page that has come alive knows what is kept on its device. */
function WhenAlive() {
  const opening = useReservationAccess();
  return opening === null ? <OpeningReservation /> : <Opened opening={opening} />;
}

function Opened({ opening }: { opening: Opening }) {
  const { reference, open } = opening;
  const kept = useKeptTrip(reference);
  const access = opening.access ?? (opening.isClosed ? null : (kept?.access ?? null));
  const { found, foundAt, isFetching, error, again, keep } = useLookedUp(access);
  // What opened it does not open it any more.
  const isRefused = error?.status === 404;
  const copy = access === null || isRefused ? null : kept;
  const known = useArrival(access, found?.data ?? null);
  const keeping = useKeeping({ access, found, foundAt, arrival: known.arrival, isRefused });
  const { document: number } = usePageContext().urlParsed.search;
  if (access && number) return <DocumentPage access={access} number={number} />;
  const shown = found ?? copy?.found ?? null;
  if (access && shown) {
    return (
      <>
        <AsOf
          at={foundAt?.toISOString() ?? copy?.at ?? ''}
          isCurrent={found !== null}
          isFetching={isFetching}
        />
        <Trip
          access={access}
          found={shown}
          isCurrent={found !== null}
          arrival={known.arrival === null && copy ? { ...known, arrival: copy.arrival } : known}
          keeping={keeping}
          onLook={again}
          onConfirmed={(data) => {
            keep(access, { data, meta: shown.meta });
            // A stay that stands can be changed.
            again();
          }}
          onChanged={(changed) => keep(access, changed)}
          onCancelled={(data) => keep(access, { data, meta: { ...NOTHING_LEFT, photo: shown.meta.photo } })}
          onClose={() => {
            removeTrip(access.reference);
            open(null);
          }}
        />
      </>
    );
  }
  if (access && !error) return <OpeningReservation />;
  return (
    <LookUp error={access ? error : null} onRetry={again}>
      {reference === '' && <KeptTrips />}
      <LookUpForm
        reference={reference}
        onFound={(proven, answer) => {
          keep(proven, answer);
          open(proven);
        }}
      />
    </LookUp>
  );
}
