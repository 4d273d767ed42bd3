import type { Faq } from '../../api/editorial';
import { Icon } from '../../ui/icon';
import { spoken, Words } from '../../lib/spoken';

/** Questions that open on a click, without JavaScript too. */
export function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <ul className="max-w-3xl divide-y divide-line border-y border-line">
      {faqs.map(({ question, answer }) => (
        <li key={question}>
          <details className="group faq">
            <summary>
              <Words of={question} />
              <Icon name="chevron-down" className="chevron" />
            </summary>
            <div>
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
