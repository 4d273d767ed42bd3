/** Says that what is shown is not what guests see. */
export function DraftNotice() {
  return (
    <p role="status" className="bg-brass px-4 py-2 text-center text-sm font-semibold text-ink">
      Draft: guests do not see this yet
    </p>
  );
}
