/** A grey shape of the final size while something loads; give it width and height by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-control bg-sand motion-safe:animate-pulse ${className}`}
    />
  );
}
