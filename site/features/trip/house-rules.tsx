import { spoken } from '../../lib/spoken';
import { messages } from '../../messages/messages';

/** What holds in the apartment, as its page says it. */
export function HouseRules({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="house-rules" className="grid gap-3">
      <h2 id="house-rules" className="text-2xl">
        {messages().trip.houseRules}
      </h2>
      <ul className="grid list-disc gap-x-10 gap-y-1.5 ps-5 sm:grid-cols-2">
        {rules.map((rule) => (
          <li key={rule} {...spoken(rule)}>
            {rule}
          </li>
        ))}
      </ul>
    </section>
  );
}
