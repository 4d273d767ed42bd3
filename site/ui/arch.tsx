/** The mark: the sun in an arch, above the sea. In the colours of the business. */
export function ArchMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M4 30V16a12 12 0 0 1 24 0v14z" className="fill-brand" />
      <circle cx="16" cy="15" r="4.5" className="fill-accent" />
      <path d="M4 26c4-4.500 8-6 12-6s8 1.500 12 6v4H4z" className="fill-paper" />
    </svg>
  );
}
