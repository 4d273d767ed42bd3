import { useSettings } from '../../lib/page-context';
import type { SiteSettings } from '../../api/site-api';
import { Container } from '../../ui/box';
import { Icon, type IconName } from '../../ui/icon';
import { SectionHeading } from './section-heading';
import { messages } from '../../messages/messages';

interface Reason {
  icon: IconName;
  title: string;
  text: string;
}

interface WhyDirectProps {
  id: string;
  title: string | null;
  text: string | null;
}

/** Why to book here rather than on a marketplace. */
export function WhyDirect({ id, title, text }: WhyDirectProps) {
  const settings = useSettings();
  return (
    <section aria-labelledby={id} className="mt-16 bg-sand py-14 sm:mt-20 sm:py-20">
      <Container>
        <SectionHeading id={id} title={title ?? messages().home.whyDirect(settings.brand)} text={text} />
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {reasonsOf(settings).map(({ icon, title, text }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 sm:block">
              <span className="row-span-2 grid size-12 place-items-center rounded-full bg-white text-brand shadow-soft">
                <Icon name={icon} className="size-6" />
              </span>
              <h3 className="text-xl sm:mt-4">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Only what the property policies bear out. */
function reasonsOf({ banner, policies }: SiteSettings): Reason[] {
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
