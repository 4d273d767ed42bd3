import { formatFils, type Fils } from 'booking-rules/shared/money';

/** An amount in fils as guests read it, in figures of equal width. */
export function Price({ fils, className = '' }: { fils: Fils; className?: string }) {
  return <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatFils(fils)}</span>;
}
