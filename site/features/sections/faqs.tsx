import type { Faq } from '../../api/editorial';
import { Icon } from '../../ui/icon';
import { Words } from '../../ui/words';
import { spoken } from '../../lib/spoken';

/** Questions that open on a click, without JavaScript too. */
export function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <ul className="max-w-3xl divide-y divide-line border-y border-line">
      {faqs.map(({ question, answer }) => (
        <li key={question}>
          <details className="group">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
              <Words of={question} />
              <Icon name="chevron-down" className="chevron text-brand" />
            </summary>
            <div className="grid max-w-text gap-3 pb-5">
              {answer.map((paragraph) => (
                <p key={paragraph} {...spoken(paragraph)}>
                  {paragraph}
                </p>
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
