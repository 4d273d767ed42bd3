import { messages } from '../../messages/messages';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** What stands where nothing has been saved yet. */
export function NothingSaved() {
  const t = messages().kept.empty;
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-dashed border-line p-6 sm:p-10">
      <Icon name="heart" className="size-8 text-accent" />
      <p className="font-display text-2xl">{t.heading}</p>
      <p className="max-w-text text-muted">{t.text}</p>
      <ButtonLink href="/results/1">{t.find}</ButtonLink>
    </div>
  );
}
