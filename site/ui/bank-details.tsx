import { messages } from '../messages/messages';

/** Where to transfer the money, while a stay waits for it. */
export function BankDetails({ bankDetails, reference }: { bankDetails: string | null; reference: string }) {
  if (bankDetails === null) return null;
  const t = messages().ui.bank;
  return (
    <div className="grid gap-2 rounded-card border border-line bg-sand/60 p-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t.heading}</h3>
      <p className="wrap-anywhere">
        {bankDetails.split('\n').map((line, index) => (
          // Each line reads in its own direction: a Latin name beside Arabic words keeps its dots in place.
          <span key={`${index} ${line}`} dir="auto" className="block min-h-lh w-fit">
            {line}
          </span>
        ))}
      </p>
      <p>
        {t.reference} <strong className="select-all">{reference}</strong>
      </p>
    </div>
  );
}
