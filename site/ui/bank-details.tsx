/** Where to transfer the money, while a stay waits for it. */
export function BankDetails({ bankDetails, reference }: { bankDetails: string | null; reference: string }) {
  if (bankDetails === null) return null;
  return (
    <div className="grid gap-2 rounded-card border border-line bg-sand/60 p-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">Bank details</h3>
      <p className="wrap-anywhere whitespace-pre-line">{bankDetails}</p>
      <p>
        Reference: <strong className="select-all">{reference}</strong>
      </p>
    </div>
  );
}
