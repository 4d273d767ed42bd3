import type { PointsSection } from '../../api/content-page';
import { Icon } from '../../ui/icon';
import { spoken } from '../../lib/spoken';

/** Points side by side, each with its sign. */
export function Points({ points, isHeaded }: Pick<PointsSection, 'points'> & { isHeaded: boolean }) {
  const Title = isHeaded ? 'h3' : 'h2';
  const columns = points.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <ul className={`grid gap-x-8 gap-y-8 sm:grid-cols-2 ${columns}`}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4 sm:block">
          <span className="row-span-2 grid size-12 place-items-center rounded-full bg-white text-brand shadow-soft">
            <Icon name={icon} className="size-6" />
          </span>
          <Title className="text-xl sm:mt-4" {...spoken(title)}>
            {title}
          </Title>
          {text && (
            <p className="mt-1.5 text-muted" {...spoken(text)}>
              {text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
