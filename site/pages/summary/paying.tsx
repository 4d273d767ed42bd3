import { PayNow, type PayNowProps } from '../../features/checkout/pay-now';
import { QueryScope } from '../../api/query-scope';

/** A payment that a guest has left unfinished. Loaded on demand, because few come back to it. */
export default function Paying(props: PayNowProps) {
  return (
    <QueryScope>
      <PayNow {...props} />
    </QueryScope>
  );
}
