import { PayNow, type PayNowProps } from '../../features/checkout/pay-now';
import { QueryScope } from '../../api/query-scope';

/** The payment that a guest has left. Load it on demand: few come back to it. */
export default function Paying(props: PayNowProps) {
  return (
    <QueryScope>
      <PayNow {...props} />
    </QueryScope>
  );
}
