/** The mark: the sun in an arch, above the sea. In the colours of the business. */
export function ArchMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M4 26V16a12 12 0 0 1 24 0v10c-4-4.5-8-6-12-6s-8 1.5-12 6z" className="fill-brand" />
      <circle cx="16" cy="15" r="4.5" className="fill-accent" />
    </svg>
  );
}
