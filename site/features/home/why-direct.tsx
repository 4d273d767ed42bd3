import { useSettings } from '../../lib/page-context';
import type { PropertyPolicies } from 'booking-rules/shared/domain/restrictions/rules';
import type { PageSettings } from '../../api/site-api';
import { Container } from '../../ui/box';
import { Icon, type IconName } from '../../ui/icon';
import { SectionHeading } from './section-heading';
import { messages } from '../../messages/messages';

/** What of the property policies speaks for booking here. */
export type ToldPolicies = Pick<PropertyPolicies, 'cancellation' | 'lengthOfStayDiscounts'>;

interface Reason {
  icon: IconName;
  title: string;
  text: string;
}

interface WhyDirectProps {
  id: string;
  title: string | null;
  text: string | null;
  policies: ToldPolicies;
}

/** Why to book here rather than on a marketplace: a list that reads like a table. */
export function WhyDirect({ id, title, text, policies }: WhyDirectProps) {
  const { brand, banner } = useSettings();
  return (
    <section aria-labelledby={id} className="mt-16 bg-sand py-14 sm:mt-20 sm:py-20">
      <Container wide className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <SectionHeading id={id} title={title ?? messages().home.whyDirect(brand)} text={text} />
        <ul className="reason-list">
          {reasonsOf(banner, policies).map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Only what the property policies bear out. */
function reasonsOf(banner: PageSettings['banner'], policies: ToldPolicies): Reason[] {
  const t = messages().home.reasons;
  const reasons: Reason[] = [
    {
      icon: 'receipt-text',
      title: t.onePrice,
      text: t.onePriceText,
    },
  ];
  if (banner) {
    reasons.unshift({
      icon: 'badge-percent',
      title: t.discount(banner.off),
      text: t.discountText(banner.code),
    });
  }
  const [best] = [...policies.cancellation.tiers].sort((a, b) => b.percent - a.percent || a.days - b.days);
  if (best) {
    reasons.push({
      icon: 'shield-check',
      title: best.percent === 100 ? t.freeChange : t.partlyBack(best.percent),
      text: t.refund(best.days, best.percent),
    });
  }
  const [first] = [...policies.lengthOfStayDiscounts].sort((a, b) => a.nights - b.nights);
  if (first) {
    reasons.push({
      icon: 'calendar-days',
      title: t.longerStays,
      text: t.longerStaysText(first.nights, first.percent),
    });
  }
  return reasons;
}
